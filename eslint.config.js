import js from "@eslint/js";
import globals from "globals";

// Whatever runs in a worker stands in one folder: it has no document.
const WORKERS = ["web/workers/*.js"];

export default [
  { ignores: ["dist/", ".build/", ".venv/", "node_modules/", "shots/", "tools/bench/site/"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: "latest", sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  {
    files: ["web/**/*.js"],
    ignores: WORKERS,
    languageOptions: { globals: { ...globals.browser, WORKER: "readonly" } },
  },
  {
    files: WORKERS,
    languageOptions: {
      globals: { ...globals.worker, ...globals.serviceworker, BUILT: "readonly", SHELL: "readonly", RUNTIME: "readonly" },
    },
  },
  { files: ["**/*.mjs", "*.config.js", "tests/**/*.js"], languageOptions: { globals: globals.node } },
];
