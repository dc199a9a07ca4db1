/**
 * In the head of the frame for a stranger's game, before any of its parts is fetched: whatever is asked for in here,
 * by the page or by its workers, only this site is asked. An origin of its own the frame has not, so "self" is nobody.
 */
(() => {
  const site = location.origin;
  const content = [
    "default-src 'none'",
    `script-src ${site} 'unsafe-inline' 'unsafe-eval'`,
    // The text of a worker, and the modules that it imports.
    `worker-src data: ${site}`,
    `connect-src ${site}`,
    `style-src ${site} 'unsafe-inline'`,
    `font-src ${site}`,
    `img-src ${site} data:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  document.head.append(Object.assign(document.createElement("meta"), { httpEquiv: "Content-Security-Policy", content }));
})();
