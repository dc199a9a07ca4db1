/**
 * Registers the service worker and tells the page when a new version is there.
 *
 * Where there is none (private windows, frames, plain addresses) this does nothing and the page works online.
 */

/**
 * Calls `onUpdate(apply)` when a new version waits; `apply()` switches to it and reloads the page.
 * @param {(apply: () => void) => void} [onUpdate]
 */
export async function keepOffline(onUpdate = () => undefined) {
  try {
    const container = navigator.serviceWorker;
    const hadController = Boolean(container?.controller);
    const registration = await container.register(new URL("../sw.js", import.meta.url));
    // Any page of this site may have asked for the new version: none may go on with the old scripts.
    if (hadController) container.addEventListener("controllerchange", () => location.reload(), { once: true });
    watch(registration, onUpdate);
  } catch {
    // Not here; it only means that the network is needed.
  }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {(apply: () => void) => void} onUpdate
 */
function watch(registration, onUpdate) {
  const offer = (/** @type {ServiceWorker} */ waiting) => onUpdate(() => waiting.postMessage("use-the-new-version"));
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && registration.active) offer(fresh);
    });
  });
}
