/** The least that makes stock Pyodide start without the network. */
const FILES = FILES_OF_STOCK;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open("stock").then((cache) => cache.addAll(FILES)));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const match = caches.match(event.request, { ignoreSearch: true });
  event.respondWith(match.then((kept) => kept ?? fetch(event.request)));
});
