/** What is scrolled says at which edges there is more of it; the style sheet fades them. */

/** @param {HTMLElement} root Scrolls; what it holds may change. */
export function showEdges(root) {
  const tell = () => {
    const { above, below } = edges(root);
    root.toggleAttribute("data-above", above);
    root.toggleAttribute("data-below", below);
  };
  root.addEventListener("scroll", tell, { passive: true });
  new ResizeObserver(tell).observe(root);
  new MutationObserver(tell).observe(root, { childList: true, subtree: true, attributeFilter: ["hidden"] });
}

/**
 * @param {{ scrollTop: number, clientHeight: number, scrollHeight: number }} root
 * @returns {{ above: boolean, below: boolean }}
 */
export function edges({ scrollTop, clientHeight, scrollHeight }) {
  // A browser may stop a fraction of a pixel before the end.
  return { above: scrollTop >= 1, below: scrollHeight - clientHeight - scrollTop > 1 };
}
