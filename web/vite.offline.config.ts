import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The page of a recorded game as one file without a game: `pecunia.server.background.offline_page` fills it.
// What the page has in files of its own, or asks the server for, comes from what is filled in.
const INSTEAD: Record<string, string> = {
  "src/art/sources.ts": "src/offline/sources.ts",
  "src/lib/words/all.ts": "src/offline/words.ts",
  "src/lib/manual.ts": "src/offline/manual.ts",
  "src/replay/panels.ts": "src/offline/panels.ts",
};

// A file has no pages around the table of its game.
const PAGES_OF_A_TITLE = /^src\/titles\/\w+\/pages\.ts$/;

const instead: Plugin = {
  name: "instead",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const found = importer ? await this.resolve(source, importer, { ...options, skipSelf: true }) : null;
    const here = /(?<=\/web\/)src\/.*$/.exec(found?.id ?? "")?.[0] ?? "";
    const other = PAGES_OF_A_TITLE.test(here) ? "src/offline/pages.ts" : INSTEAD[here];
    return found && other ? found.id.slice(0, -here.length) + other : null;
  },
};

// Every browser that can run this page reads the smaller of the two forms of a font.
const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@fontsource") && id.endsWith(".css")
      ? code.replace(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, "")
      : null,
};

// Vite marks where pieces are to be loaded beforehand; in one file there are none.
const inPage = (code: string): string =>
  code.replaceAll("__VITE_PRELOAD__", "void 0").replaceAll("</script", "<\\/script");

// A script and a style sheet, both put into the page itself.
const oneFile: Plugin = {
  name: "one-file",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".html"));
    if (page?.type !== "asset") throw new Error("there is no page");
    let html = String(page.source);
    for (const file of Object.values(bundle)) {
      if (file === page) continue;
      const [tag, text] =
        file.type === "chunk"
          ? [`<script type="module" crossorigin src="/${file.fileName}"></script>`, ""]
          : [`<link rel="stylesheet" crossorigin href="/${file.fileName}">`, `<style>${String(file.source)}</style>`];
      if (!html.includes(tag)) throw new Error(`${file.fileName} has no place in the page`);
      html = html.replace(tag, () => text);
      if (file.type === "chunk")
        html = html.replace("</body>", () => `<script type="module">${inPage(file.code)}</script></body>`);
      delete bundle[file.fileName];
    }
    page.source = html;
  },
};

export default defineConfig({
  plugins: [instead, onlyWoff2, svelte(), oneFile],
  publicDir: false,
  build: {
    target: "es2022",
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    modulePreload: false,
    outDir: "../src/pecunia/server/page",
    emptyOutDir: false,
    rolldownOptions: { input: "offline.html", output: { codeSplitting: false } },
  },
});
