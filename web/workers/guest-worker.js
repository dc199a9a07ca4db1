/**
 * The worker in which a stranger's game runs: an ordinary Python with all of its library and with micropip, which
 * nobody else needs. It has no origin, so that no storage of the site is in its reach, and asks this site alone for
 * files: the page around it has seen to both.
 */
import { loadPyodide } from "pyodide";
import { serve } from "./desk.js";

const ROOT = new URL("../", import.meta.url);
const CODE = new URL(BUILT.runtime, ROOT).href;
const FOLDER = new URL(BUILT.guest.folder, ROOT).href;
/** Where the stranger's wheel lies until it is installed. */
const WHEEL = "/tmp/guest/wheel";
const ADMIT = `
from ludoteca import guest
await guest.admit("${WHEEL}")
guest.handle
`;

serve(async (tell, { wheel }) => {
  if (self.origin !== "null" || !wheel) throw new Error("A stranger's game runs in a closed frame only.");
  tell("loading");
  const packages = BUILT.guest.wheels.map((name) => fetchBytes(FOLDER + name));
  const { default: createPyodideModule } = await import(/* @vite-ignore */ `${CODE}pyodide.asm.mjs`);
  const pyodide = await loadPyodide({
    indexURL: CODE,
    stdLibURL: `${FOLDER}python_stdlib.zip`,
    lockFileContents: /** @type {any} */ (BUILT.lock),
    packageBaseUrl: FOLDER,
    createPyodideModule,
  });
  tell("unpacking");
  for (const bytes of await Promise.all(packages)) pyodide.unpackArchive(bytes, "wheel");
  pyodide.FS.mkdirTree(WHEEL.slice(0, WHEEL.lastIndexOf("/")));
  pyodide.FS.writeFile(WHEEL, new Uint8Array(wheel));
  const handle = await pyodide.runPythonAsync(ADMIT);
  return { handle, restored: false, keep: async () => false };
});

/** @param {string} address */
async function fetchBytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
