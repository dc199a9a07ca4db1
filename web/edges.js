/** What is scrolled says at which edges there is more of it; the style sheet fades them. */

/** @param {HTMLElement} root Scrolls; what it holds may change. */
export function showEdges(root) {
  const tell = () => {
    const { above, below, beyond } = edges(root);
    root.toggleAttribute("data-above", above);
    root.toggleAttribute("data-below", below);
    root.toggleAttribute("data-beyond", beyond);
  };
  root.addEventListener("scroll", tell, { passive: true });
  new ResizeObserver(tell).observe(root);
  new MutationObserver(tell).observe(root, { childList: true, subtree: true, attributeFilter: ["hidden"] });
}

/**
 * @typedef {Pick<Element, "scrollTop" | "clientHeight" | "scrollHeight" | "scrollLeft" | "clientWidth" | "scrollWidth">} Scrolled
 *
 * @param {Scrolled} root
 * @returns {{ above: boolean, below: boolean, beyond: boolean }} `beyond`: to the right. To the left a table's heads stay.
 */
export function edges({ scrollTop, clientHeight, scrollHeight, scrollLeft, clientWidth, scrollWidth }) {
  // A browser may stop a fraction of a pixel before the end.
  const isMore = (/** @type {number} */ whole, /** @type {number} */ seen) => whole - seen > 1;
  return {
    above: scrollTop >= 1,
    below: isMore(scrollHeight, clientHeight + scrollTop),
    beyond: isMore(scrollWidth, clientWidth + scrollLeft),
  };
}
