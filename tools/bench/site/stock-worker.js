/** Stock Pyodide as its manual starts it, and then our wheel in it. */
import { loadPyodide } from "./stock/pyodide.mjs";

const pyodide = await loadPyodide();
self.postMessage("ready");
const wheel = await (await fetch(new URL("stock/WHEEL", import.meta.url))).arrayBuffer();
pyodide.unpackArchive(wheel, "wheel");
const handle = pyodide.runPython("from ludoteca.page import handle; handle");
handle(JSON.stringify(NEW));
self.postMessage("frame");
