/** Carrying a thing to its target: two taps by one movement of the hand. */

const THRESHOLD = 8;

/**
 * @typedef {object} DragEvents
 * @property {(name: string) => boolean} canCarry
 * @property {(name: string) => void} pickUp
 * @property {(name: string, dx: number, dy: number) => void} carry In pixels from where it was taken.
 * @property {(target: string | null) => void} drop
 */

/**
 * @param {HTMLElement} root The buttons over the board.
 * @param {DragEvents} events
 */
export function listenForDrags(root, events) {
  /** @type {{ id: number, name: string, x: number, y: number, carried: boolean } | null} */
  let held = null;

  root.addEventListener("pointerdown", (event) => {
    const name = nameAt(event.target);
    if (event.button !== 0 || !event.isPrimary || name === null || !events.canCarry(name)) return;
    held = { id: event.pointerId, name, x: event.clientX, y: event.clientY, carried: false };
    // A touch is captured by the button it began on; the way must be free to find the target.
    if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
  });

  addEventListener("pointermove", (event) => {
    if (held?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.carried) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      held.carried = true;
      events.pickUp(held.name);
    }
    events.carry(held.name, dx, dy);
  });

  addEventListener("pointerup", (event) => {
    if (held?.id !== event.pointerId) return;
    const { carried, name } = held;
    held = null;
    if (!carried) return;
    const target = nameAt(document.elementFromPoint(event.clientX, event.clientY));
    // The click that follows on the same button would tap it once more.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    events.drop(target === name || target === null || !root.contains(buttonOf(root, target)) ? null : target);
  });

  addEventListener("pointercancel", (event) => {
    if (held?.id !== event.pointerId) return;
    const { carried } = held;
    held = null;
    if (carried) events.drop(null);
  });
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** @param {EventTarget | null} target */
function nameAt(target) {
  const button = target instanceof Element ? target.closest("button") : null;
  return button?.dataset.name ?? null;
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
function buttonOf(root, name) {
  return root.querySelector(`button[data-name="${CSS.escape(name)}"]`);
}
