import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server serves what is built here; while developing, Vite serves the page and hands the interface on to it.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    // Nothing may be inlined as data: the page's security policy allows only files of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: "../src/pecunia/server/page",
    emptyOutDir: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
