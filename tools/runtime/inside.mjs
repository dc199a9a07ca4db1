/**
 * Runs a Python script inside Pyodide under Node: `node inside.mjs [--library FILE] script.py arguments...`
 *
 * The checkout is mounted at its own path, so that scripts read and write real files.
 * With --library the given standard library (a zip, gzipped or not) stands in place of the stock one.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

const words = process.argv.slice(2);
let library;
let scratch;
if (words[0] === "--library") {
  scratch = mkdtempSync(join(tmpdir(), "library-"));
  library = join(scratch, "library.zip");
  const bytes = readFileSync(words[1]);
  writeFileSync(library, bytes[0] === 0x1f ? gunzipSync(bytes) : bytes);
  words.splice(0, 2);
}
const script = resolve(words[0]);

const pyodide = await loadPyodide({
  stdLibURL: library,
  args: ["-X", "utf8"],
  env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1", HOME: "/home/pyodide" },
});
if (scratch) rmSync(scratch, { recursive: true });
pyodide.mountNodeFS(ROOT, ROOT);
pyodide.FS.chdir(ROOT);
const code = pyodide.runPython(readFileSync(join(ROOT, "tools/runtime/inside.py"), "utf8"));
process.exitCode = code(pyodide.toPy([script, ...words.slice(1)]));
