/**
 * Starts Python in this worker: from the memory kept by an earlier visit, or else from the beginning.
 *
 * Pyodide's loader fetches the WebAssembly code and the library itself, one after the other part has arrived.
 * Here both are under way before the loader is called, and it is handed what is there already. A kept memory needs
 * no files to start: they come after it.
 */
import { loadPyodide } from "pyodide";
import { dropSnapshot, keepSnapshot, keptSnapshot } from "./snapshot.js";
import { unzip } from "./unzip.js";

/** @typedef {"loading" | "unpacking" | "restoring" | "ready" | "failed"} Stage */
/** @typedef {{ handle: (text: string) => string, restored: boolean, keep: () => Promise<boolean> }} Python */

const ROOT = new URL("../", import.meta.url);
const FOLDER = new URL(BUILT.runtime, ROOT).href;
const CODE = `${FOLDER}pyodide.asm.wasm`;
const LIBRARY = `${FOLDER}library.gz`;

const START = "from ludoteca.page import handle; handle";
/** Whatever a page may ask for later: imported and read before the memory is kept, so that a restored one needs no files. */
const REACH_EVERYTHING = `
import gc
from ludoteca.page import reach_everything
reach_everything()
gc.collect()
`;
/** The kept memory has an empty desk; the page that is open keeps its game. */
const CLEAR_DESK = "from ludoteca import page; open_desk, page.desk = page.desk, page.new_desk()";
const DESK_AS_IT_WAS = "page.desk = open_desk; del open_desk";
/** Two starts from one memory must not roll the same dice. */
const RESEED = `
import sys
if "random" in sys.modules:
    sys.modules["random"].seed()
del open_desk
`;

/**
 * @typedef {object} Parts
 * @property {Promise<WebAssembly.Module>} code
 * @property {Promise<any>} loader
 *
 * @typedef {object} Files
 * @property {Promise<ArrayBuffer>} library
 * @property {Promise<{ name: string, data: Uint8Array }[]>} wheel
 */

/**
 * @param {(stage: Stage) => void} onStage
 * @param {WebAssembly.Module | undefined} compiled Code that another worker has compiled already.
 * @returns {Promise<Python & { code: WebAssembly.Module }>}
 */
export async function startPython(onStage, compiled) {
  onStage("loading");
  const code = compiled ? Promise.resolve(compiled) : compileCode();
  const loader = import(/* @vite-ignore */ `${FOLDER}pyodide.asm.mjs`).then((module) => module.default);
  const parts = marked({ code, loader });
  const memory = await keptSnapshot(BUILT.build);
  if (memory) {
    onStage("restoring");
    try {
      return { ...(await restore(parts, memory)), code: await code };
    } catch (error) {
      // Where the network is gone before the rest has come, the memory is not to blame: it stays for the next start.
      await Promise.all([code, loader]);
      console.warn("The kept memory could not be restored; starting afresh.", error);
      await dropSnapshot(BUILT.build);
    }
  }
  return { ...(await start(parts, onStage)), code: await code };
}

/** @returns {Files} */
function fetchFiles() {
  return marked({ library: fetchPacked(LIBRARY), wheel: fetchPacked(new URL(BUILT.wheel, ROOT).href).then(unzip) });
}

/**
 * Notes for the bench when each part was there.
 * @template {Record<string, Promise<any>>} T
 * @param {T} parts
 * @returns {T}
 */
function marked(parts) {
  for (const [name, part] of Object.entries(parts)) {
    part.then(
      () => performance.mark(name),
      () => undefined,
    );
  }
  return parts;
}

/**
 * @param {Parts} parts
 * @param {(stage: Stage) => void} onStage
 * @returns {Promise<Python>}
 */
async function start(parts, onStage) {
  const pyodide = await load(parts, fetchFiles(), { _makeSnapshot: true }, 0, () => onStage("unpacking"));
  performance.mark("python");
  const handle = pyodide.runPython(START);
  performance.mark("desk");
  const keep = () => {
    pyodide.runPython(REACH_EVERYTHING);
    pyodide.runPython(CLEAR_DESK);
    let memory;
    // The desk is empty for this moment only: while the memory is being stored, requests are answered.
    try {
      memory = pyodide.makeMemorySnapshot();
    } finally {
      pyodide.runPython(DESK_AS_IT_WAS);
    }
    return keepSnapshot(BUILT.build, memory);
  };
  return { handle, restored: false, keep };
}

/**
 * @param {Parts} parts
 * @param {import("./snapshot.js").Memory} memory
 * @returns {Promise<Python>}
 */
async function restore(parts, { bytes, filled }) {
  // Nothing looks into the memory before the files would be there: until then it may be on its way.
  const none = { library: Promise.resolve(new ArrayBuffer(0)), wheel: marked({ memory: filled.then(() => []) }).memory };
  const pyodide = await load(parts, none, { _loadSnapshot: bytes }, bytes.byteLength, () => undefined);
  performance.mark("python");
  pyodide.runPython(RESEED);
  const handle = pyodide.runPython(START);
  if (!JSON.parse(handle('{"do":"nothing"}')).error) throw new Error("the restored desk does not answer");
  performance.mark("desk");
  // All that is needed has been imported; the files come after, for whatever is imported later all the same.
  void writeFiles(pyodide.FS, fetchFiles()).catch((error) => console.warn("Later imports will fail.", error));
  return { handle, restored: true, keep: async () => true };
}

/**
 * Calls Pyodide's loader and hands it the parts and the files.
 * @param {Parts} parts
 * @param {Files} files
 * @param {object} options
 * @param {number} heap How much memory there must be, in bytes.
 * @param {() => void} onFiles
 * @returns {Promise<any>}
 */
async function load(parts, { library, wheel }, options, heap, onFiles) {
  const { fetch: ownFetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const loader = await parts.loader;
  try {
    return await new Promise((resolve, reject) => {
      self.fetch = (input, init) => {
        const address = String(input);
        if (address === CODE) return Promise.resolve(new Response());
        if (address === LIBRARY) return library.then((bytes) => new Response(bytes));
        return ownFetch(input, init);
      };
      // The loader only logs when this fails, and would wait for ever.
      WebAssembly.instantiateStreaming = async (_source, imports) => {
        try {
          return await instantiate(await parts.code, imports, heap);
        } catch (error) {
          reject(error);
          throw error;
        }
      };
      library.catch(reject);
      loadPyodide({
        ...options,
        indexURL: FOLDER,
        stdLibURL: LIBRARY,
        lockFileContents: /** @type {any} */ (BUILT.lock),
        packageBaseUrl: FOLDER,
        createPyodideModule: loader,
        fsInit: async (FS, { sitePackages }) => {
          try {
            writeWheel(FS, sitePackages, await wheel);
            performance.mark("files");
            onFiles();
          } catch (error) {
            reject(error);
          }
        },
      }).then(resolve, reject);
    });
  } finally {
    self.fetch = ownFetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * @param {any} FS
 * @param {string} folder
 * @param {{ name: string, data: Uint8Array }[]} files
 */
function writeWheel(FS, folder, files) {
  // Whether a folder is there already, the file system finds out slowly.
  const made = new Set();
  for (const { name, data } of files) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, data);
  }
}

/**
 * The files under a restored memory, which has been told where they are but does not hold them.
 * @param {any} FS
 * @param {Files} files
 */
async function writeFiles(FS, { library, wheel }) {
  const version = BUILT.lock.info.python.split(".").slice(0, 2);
  FS.writeFile(`/lib/python${version.join("")}.zip`, new Uint8Array(await library));
  writeWheel(FS, `/lib/python${version.join(".")}/site-packages`, await wheel);
}

/**
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.Imports | undefined} imports
 * @param {number} heap
 */
async function instantiate(module, imports, heap) {
  const instance = await WebAssembly.instantiate(module, imports);
  performance.mark("instance");
  // The loader copies the kept memory into the fresh one as it is, and would fail if that were smaller.
  const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
  const missing = heap - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65536));
  return { instance, module };
}

/** Compiles while it arrives; a server that gives the wrong type only costs that. */
async function compileCode() {
  const response = arrived(await fetch(CODE));
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * A gzipped file, unpacked here unless a server has told the browser to do so.
 * @param {string} address
 */
async function fetchPacked(address) {
  const bytes = await arrived(await fetch(address)).arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  const packed = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (new Response(bytes).body);
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** @param {Response} response */
function arrived(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}
