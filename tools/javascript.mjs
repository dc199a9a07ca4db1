/**
 * Bundles what the browser runs.
 *
 * `node tools/javascript.mjs PLAN` (JSON text) writes scripts and style with hashed names into PLAN.out/assets
 * and prints their logical names; `node tools/javascript.mjs --offline FILE` writes the service worker.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const WEB = join(ROOT, "web");

/** @type {import("esbuild").BuildOptions} */
const COMMON = {
  bundle: true,
  minify: true,
  format: "esm",
  // The oldest browsers with all that the style sheet uses: round() of lengths, popovers, relative colours.
  target: ["chrome125", "firefox128", "safari17"],
  charset: "utf8",
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
  absWorkingDir: ROOT,
};

/**
 * `import texts from "texts:embed-|close"`: the messages whose ids begin so, by language. For scripts that speak in the
 * pages of others, where Fluent and the texts of a game would be too much: one line each, nothing but `{ $variable }` in it.
 * @type {import("esbuild").Plugin}
 */
const texts = {
  name: "texts",
  setup(build) {
    build.onResolve({ filter: /^texts:/ }, ({ path }) => ({ path: path.slice(6), namespace: "texts" }));
    build.onLoad({ filter: /.*/, namespace: "texts" }, ({ path }) => {
      const wanted = new RegExp(`^((?:${path})[\\w-]*) = (.*)$`);
      const found = ["en", "el", "it", "pl"].map((language) => {
        const lines = readFileSync(join(WEB, "texts", `${language}.ftl`), "utf8").split("\n");
        const said = lines.map((line) => wanted.exec(line)).filter((message) => message !== null);
        return [language, Object.fromEntries(said.map(([, id, text]) => [id, text]))];
      });
      return { contents: JSON.stringify(Object.fromEntries(found)), loader: "json" };
    });
  },
};

/**
 * `import style from "css:./framed.css"`: a small style sheet as text, for a script that is fetched only where it is needed.
 * @type {import("esbuild").Plugin}
 */
const styles = {
  name: "styles",
  setup(build) {
    build.onResolve({ filter: /^css:/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path.slice(4)), namespace: "styles" }));
    build.onLoad({ filter: /.*/, namespace: "styles" }, async ({ path }) => {
      const { target, charset } = COMMON;
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true, target, charset });
      return { contents: code, loader: "text" };
    });
  },
};

/**
 * Bundles one set of entries into a folder of PLAN.out; the hashed names by logical name.
 * @param {any} plan
 * @param {string[]} entries Within web/.
 * @param {Record<string, string>} define
 * @param {string} folder
 */
async function bundle(plan, entries, define, folder = "assets") {
  const result = await build({
    ...COMMON,
    entryPoints: entries.map((entry) => join(WEB, entry)),
    outdir: join(plan.out, folder),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    splitting: true,
    define,
    external: ["node:*", "ws"],
    loader: { ".woff2": "file", ".ftl": "text" },
    plugins: [{
      name: "fonts",
      setup(build) {
        build.onResolve({ filter: /^font:/ }, ({ path }) => ({ path: join(plan.fonts, path.slice(5)) }));
      },
    }, texts, styles],
  });
  /** @type {Record<string, string>} */
  const names = {};
  for (const [path, output] of Object.entries(result.metafile.outputs)) {
    const file = `${folder}/${basename(path)}`;
    if (output.entryPoint) names[basename(output.entryPoint).replace(/\.\w+$/, "")] = file;
    for (const input of Object.keys(output.inputs)) {
      if (input.endsWith(".woff2")) names[basename(input)] = file;
    }
  }
  return names;
}

/** @param {any} plan */
async function scripts(plan) {
  const { build: id, runtime, wheel } = plan.assets;
  const worker = await bundle(plan, ["workers/worker.js"], { BUILT: JSON.stringify({ build: id, runtime, wheel, lock: plan.lock }) });
  // What runs in a closed frame: apart from the rest, because no service worker keeps it.
  const guests = await bundle(plan, ["workers/guest-worker.js"], { BUILT: JSON.stringify({ runtime, guest: plan.guest, lock: plan.lock }) }, "guest");
  const guest = await bundle(plan, ["foreign/guest.js"], { WORKER: JSON.stringify(basename(guests["guest-worker"])) }, "guest");
  const names = { ...worker, ...guests, ...guest };
  // Each by itself: in chunks that several share, a page would fetch more files one after another, which pack worse.
  for (const entries of [
    ["game/main.js", "style.css"],
    ["site/shelf.js", "site/guide.js"],
    ["analysis/analysis.js"],
    ["puzzles/puzzles.js"],
    ["diagram/diagram.js"],
    ["foreign/foreign.js"],
    ["embed/embed.js"],
  ]) Object.assign(names, await bundle(plan, entries, { WORKER: JSON.stringify(basename(worker.worker)) }));
  await element(plan);
  console.log(JSON.stringify(names));
}

/** What the pages of others fetch by name: the address is promised, so there is no hash in it. @param {any} plan */
async function element(plan) {
  const outfile = join(plan.out, "embed", "v1", "ludoteca.js");
  await build({ ...COMMON, entryPoints: [join(WEB, "embed/boardelement.js")], outfile });
}

/** @param {any} plan */
async function offline(plan) {
  await build({
    ...COMMON,
    entryPoints: [join(WEB, "workers/sw.js")],
    outfile: join(plan.out, "sw.js"),
    format: "iife",
    define: {
      SHELL: JSON.stringify(plan.shell),
      RUNTIME: JSON.stringify(plan.runtime),
      "process.env.NODE_ENV": '"production"',
    },
  });
}

if (process.argv[2] === "--offline") await offline(JSON.parse(readFileSync(process.argv[3], "utf8")));
else await scripts(JSON.parse(process.argv[2]));
