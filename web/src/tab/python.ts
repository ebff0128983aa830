import {
  NoKit,
  PARTS,
  PICTURES,
  SCRIPT,
  findKit,
  keepKit,
  networkOf,
  part,
  unpacked,
  unpacking,
  type Part,
  type Stream,
} from "./kit";
import type { Kit } from "./messages";

/** What we use of Pyodide. Its script is a part of the kit, so nothing of it is in the page's own files. */
export interface Python {
  FS: { writeFile: (path: string, content: Uint8Array) => void; unlink: (path: string) => void };
  runPython: (code: string) => unknown;
  pyimport: (name: string) => Record<string, (...given: unknown[]) => unknown> & { destroy: () => void };
  unpackArchive: (content: Uint8Array, format: string, options: { extractDir: string }) => void;
}

type Load = (options: Record<string, unknown>) => Promise<Python>;

export interface Opened {
  python: Python;
  /** Put a part of the kit where Python looks for it, once. */
  fetchNetworks: (titles: string[]) => Promise<void>;
  fetchPictures: () => Promise<void>;
}

const PLACE = "/kit";

/** What this page cannot do without. */
export function isOld(): boolean {
  return (
    typeof WebAssembly === "undefined" ||
    typeof BigInt64Array === "undefined" ||
    typeof DecompressionStream === "undefined" ||
    typeof Worker === "undefined"
  );
}

/** Start Python with everything of ours in it. `progress` goes from 0 to 1. */
export async function openPython(root: string, progress: (share: number) => void): Promise<Opened> {
  if (isOld()) throw new NoKit("old");
  const kit = await findKit(root);
  const all = PARTS.reduce((sum, name) => sum + (kit.sizes[name] ?? 0), 0);
  let come = 0;
  const grown = (bytes: number) => progress((0.85 * (come += bytes)) / all);
  const folder = new URL(`${root}${kit.folder}/`, location.href).href;
  const [script, inner, wasm, library, own] = PARTS.map((name) => part(root, kit, name, grown)) as [Part, ...Part[]];
  const parts = [script, inner!, wasm!, library!, own!];
  const files = {
    [`${folder}pyodide.asm.wasm`]: () => response(wasm!.stream, "application/wasm"), // compiled while it comes
    [`${folder}python.zip`]: () => response(library!.stream, "application/zip"),
  };
  const python = await wholeOr(parts, async () => {
    await script.whole; // what follows finds it in the cache, or asks the page's worker
    const { loadPyodide } = (await import(/* @vite-ignore */ folder + SCRIPT)) as { loadPyodide: Load };
    const createPyodideModule = await moduleIn(await unpacked(inner!.stream));
    return withFiles(files, () =>
      loadPyodide({
        indexURL: folder,
        stdLibURL: `${folder}python.zip`,
        createPyodideModule,
        lockFileContents: { info: kit.lock, packages: {} }, // no package of Pyodide's own is loaded
      }),
    );
  });
  await keepKit(root, kit);
  progress(0.9);
  python.unpackArchive(await unpacked(own!.stream), "zip", { extractDir: PLACE });
  progress(0.95);
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  python.pyimport("pecunia.tab.plain_packages").install!();
  return { python, ...fetchers(root, kit, python) };
}

/** What comes of the work. If a part of the kit does not come, that is the reason why nothing does. */
async function wholeOr<Found>(parts: Part[], work: () => Promise<Found>): Promise<Found> {
  const working = work();
  working.catch(() => {});
  await Promise.all(parts.map(({ whole }) => whole));
  return await working;
}

/** What a script exports that came packed. */
async function moduleIn(script: Uint8Array): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([script as Uint8Array<ArrayBuffer>], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function fetchers(root: string, kit: Kit, python: Python): Pick<Opened, "fetchNetworks" | "fetchPictures"> {
  const known = new Map<string, Promise<void>>();
  const once = (name: string, get: () => Promise<void>) => {
    if (!known.has(name))
      known.set(
        name,
        get().catch((error: unknown) => {
          known.delete(name);
          throw error;
        }),
      );
    return known.get(name)!;
  };
  const network = async (title: string, path: string) =>
    python.FS.writeFile(`${PLACE}/${path}`, await part(root, kit, networkOf(title)).whole);
  return {
    fetchNetworks: async (titles) => {
      for (const title of titles) {
        const path = kit.networks[title];
        if (path) await once(title, () => network(title, path));
      }
    },
    fetchPictures: () =>
      once("pictures", async () =>
        python.unpackArchive(await unpacked(part(root, kit, PICTURES).stream), "zip", { extractDir: PLACE }),
      ),
  };
}

const response = async (stream: Stream, media: string) =>
  new Response(unpacking(stream), { headers: { "content-type": media } });

/** Pyodide fetches its files by address; here they are on their way already. */
async function withFiles<Found>(
  files: Record<string, () => Promise<Response>>,
  work: () => Promise<Found>,
): Promise<Found> {
  const before = globalThis.fetch;
  globalThis.fetch = (asked, init) =>
    files[asked instanceof Request ? asked.url : String(asked)]?.() ?? before(asked, init);
  try {
    return await work();
  } finally {
    globalThis.fetch = before;
  }
}
