/**
 * The first thing that the frame for a stranger's game does, before any of its workers begins: whatever is asked for
 * in here from now on, by the page or by them, only this site is asked. The frame has no origin of its own, so that
 * "self" is nobody.
 */
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
