/** What the build tells the scripts: tools/javascript.mjs writes these in. */

/** For worker.js: addresses relative to the root of the site, and the key of the memory snapshot. */
declare const BUILT: {
  build: string;
  runtime: string;
  wheel: string;
  /** For guest-worker.js: an ordinary Python's library, and the wheels that are unpacked into it. */
  guest: { folder: string; wheels: string[] };
  lock: { info: Record<string, string>; packages: Record<string, never> };
};

/** For the page: the worker's file, beside the script that starts it. */
declare const WORKER: string;

/** What a script is bundled with as text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "*.css" {
  const text: string;
  export default text;
}

/** For sw.js: every file of the site but the runtime's, and the runtime's. */
declare const SHELL: { url: string; revision: string | null }[];
declare const RUNTIME: string[];

/** A style sheet as text, for what is fetched only where it is needed. */
declare module "css:*" {
  const style: string;
  export default style;
}

/** Messages by language and id, for scripts that speak without Fluent: `texts:` and the beginnings of the ids. */
declare module "texts:*" {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}
