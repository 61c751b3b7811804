import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Written by `ecumene develop types`.
const generated = ["src/lib/protocol.ts", "src/games/*/view.ts", "src/games/*/catalogue.ts"];

export default defineConfig(
  { ignores: ["node_modules/", ...generated] },
  { linterOptions: { reportUnusedDisableDirectives: "error" }, languageOptions: { globals: globals.browser } },
  js.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // With types in modules; in components svelte-check looks at the types, and both would take a minute more.
  {
    files: ["**/*.svelte"],
    extends: [ts.configs.strict, ts.configs.stylistic],
    rules: {
      // It does not know that the template reads what is assigned.
      "no-useless-assignment": "off",
    },
  },
  {
    files: ["**/*.ts"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      // Numbers in texts are what most of the drawing is about.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Reading a value in an effect is how the effect comes to depend on it: `void value` says that it is on purpose.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // obj["key"] marks a name that comes from outside and may be missing, as in the details of a message.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
      // "" and 0 stand for "nothing" in what the server sends.
      "@typescript-eslint/prefer-nullish-coalescing": "off",
      // Maps and sets are made anew with what they are made of; nothing listens to their single entries.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["tests/**"],
    rules: {
      // A test that finds nothing fails at once, which is what it is for.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Stand-ins for what jsdom lacks.
      "@typescript-eslint/no-empty-function": "off",
      // What a mocked function was called with.
      "@typescript-eslint/no-unsafe-member-access": "off",
    },
  },
  { files: ["*.js"], languageOptions: { globals: globals.node } },
  { files: ["public/sw.js"], languageOptions: { globals: globals.serviceworker } },
  prettier,
  svelte.configs.prettier,
);
