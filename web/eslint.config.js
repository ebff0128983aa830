import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Prettier gives the code its shape (`npm run format`); these rules look for mistakes.
export default defineConfig(
  globalIgnores(["src/generated/", "kit.mjs"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // An interface may ask for a promise where one of those who keep it has nothing to wait for.
      "@typescript-eslint/require-await": "off",
      // Our maps and sets are caches, or made anew with every change: none changes while it is shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // In templates the linter takes the items of `{#each}` for `any`; svelte-check knows their types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
    },
  },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
  { files: ["public/worker.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["*.js", "*.ts"], languageOptions: { globals: globals.node } },
);
