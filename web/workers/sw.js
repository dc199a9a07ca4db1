/**
 * The service worker: after one visit everything works without the network.
 *
 * The shell (pages, scripts, style, texts, wheel) is precached as one piece, so that a page never meets
 * another build's scripts. The runtime has a cache of its own, named after its folder: it outlives builds.
 * A new version waits until the page asks for it.
 */
import { cacheNames } from "workbox-core";
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = "ludoteca-runtime-";
const CACHE = PREFIX + RUNTIME[0].split("/")[1];
/** So many files of the shell are fetched at a time. */
const AT_A_TIME = 6;
const ADDRESSES = new Set(RUNTIME.map((name) => new URL(name, worker.registration.scope).href));

precacheAndRoute(SHELL, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();

// A folder's address without its slash is sent on as a host would do it; relative addresses depend on the slash.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && /\/[^/.]+$/.test(url.pathname),
  async ({ request, url }) => {
    const page = await matchPrecache(`${url.pathname}/index.html`);
    return page ? Response.redirect(`${url.pathname}/${url.search}`, 302) : fetch(request);
  },
);

registerRoute(({ url }) => ADDRESSES.has(url.href), async ({ request }) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) cache.put(request.url, response.clone()).catch(() => undefined);
  return response;
});

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([fillShell(), fillRuntime()]));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldRuntimes(), worker.clients.claim()]));
});

worker.addEventListener("message", ({ data }) => {
  if (data === "use-the-new-version") void worker.skipWaiting();
});

/**
 * Workbox walks through the shell one file at a time, and fetches only what is not there yet: this comes to meet it from
 * the other end, several at a time. What fails here Workbox tries again, and tells.
 */
async function fillShell() {
  const cache = await caches.open(cacheNames.precache);
  const left = [...SHELL];
  const fill = async () => {
    for (let entry = left.pop(); entry; entry = left.pop()) {
      const key = getCacheKeyForURL(entry.url) ?? entry.url;
      if (await cache.match(key)) continue;
      const response = await fetch(entry.url, { cache: entry.revision ? "reload" : "default", credentials: "same-origin" });
      if (response.ok && !response.redirected) await cache.put(key, response);
    }
  };
  await Promise.allSettled(Array.from({ length: AT_A_TIME }, fill));
}

/** Where this fails, for lack of space or network, the first start that works fills the gap. */
async function fillRuntime() {
  try {
    const cache = await caches.open(CACHE);
    for (const address of ADDRESSES) {
      if (!(await cache.match(address))) await cache.add(address);
    }
  } catch (error) {
    console.warn("The runtime is not kept yet.", error);
  }
}

async function dropOldRuntimes() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}
