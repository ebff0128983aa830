import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";

// The server serves what is built here; while developing, Vite serves the page and hands the interface on to it.
const server = "http://127.0.0.1:8000";
const PAGE = "../src/pecunia/server/page";
const LEAST = 500; // bytes that are worth compressing

// A piece is of no use without those it imports.
function needed(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || found.has(file)) return found;
  found.add(file);
  for (const other of chunk.imports) needed(other, bundle, found);
  return found;
}

// The table of a title: what its `title.ts` loads under that name.
const TABLE = /\/src\/titles\/\w+\/Table\.svelte$/;
const isTable = (chunk: Rolldown.OutputChunk): boolean => TABLE.test(chunk.facadeModuleId ?? "");

// People with an invitation wait for the table, and people on the start page go to one next: a slow line
// begins with it at once, not when the first script has come and asks for it.
const tableAtOnce: Plugin = {
  name: "table-at-once",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) => {
      const wanted = Object.values(bundle).filter(
        (file) => file.type === "chunk" && (file.name === "TablePage" || isTable(file)),
      );
      return [...new Set(wanted.flatMap((file) => [...needed(file.fileName, bundle)]))]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
          injectTo: "head",
        }));
    },
  },
};

// What a page without a connection needs: everything but the second form of each font.
const listOfFiles: Plugin = {
  name: "list-of-files",
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith("assets/") && !file.endsWith(".woff"));
    this.emitFile({ type: "asset", fileName: "kept.json", source: JSON.stringify(files.map((file) => `/${file}`)) });
  },
};

// Scripts and styles are a seventh smaller as Brotli than as gzip. The server sends what stands beside them.
const brotli: Plugin = {
  name: "brotli",
  closeBundle() {
    const folder = join(import.meta.dirname, PAGE, "assets");
    const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
    for (const file of files) {
      const content = readFileSync(join(folder, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      if (content.length >= LEAST) writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, { params }));
    }
  },
};

// Each file costs a slow line a round trip. So the tables of all titles are one file with their page, and the code that
// every page uses is another. The parts of a table that few people see load on demand.
const GROUPS = [
  {
    name: "table",
    test: /\/src\/(table|text|motion|titles)\/(?!.*(Waiting|Change|Invite|Over|Start|end\/|Dialog|pages|typefaces))/,
  },
  {
    name: "shared",
    test: /\/src\/(constants|views|lib\/(?!words\/|picture)|parts\/(?!Settings\w|AboutMe|Guests|TakePicture)|art\/)/,
  },
];

export default defineConfig({
  plugins: [svelte(), tableAtOnce, listOfFiles, brotli],
  build: {
    target: "es2022",
    // Nothing may be inlined as data: the page's security policy allows only files of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: PAGE,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
