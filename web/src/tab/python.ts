import { NoKit, findKit, part, unpacked } from "./kit";
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
const SCRIPT = "pyodide.mjs";
const PARTS = ["pyodide.asm.mjs.gz", "pyodide.asm.wasm.gz", "python.zip", "pecunia.zip"];

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
  const all = [SCRIPT, ...PARTS].reduce((sum, name) => sum + (kit.sizes[name] ?? 0), 0);
  let come = 0;
  const grown = (bytes: number) => progress((0.8 * (come += bytes)) / all);
  const folder = new URL(`${root}${kit.folder}/`, location.href).href;
  const script = async () => {
    await part(root, kit, SCRIPT, grown); // what follows finds it in the cache, or asks the page's worker
    return (await import(/* @vite-ignore */ folder + SCRIPT)) as { loadPyodide: Load };
  };
  const scripted = script();
  const [inner, wasm, stdlib, own] = await Promise.all(PARTS.map((name) => part(root, kit, name, grown)));
  const [{ loadPyodide }, createPyodideModule] = await Promise.all([scripted, moduleIn(await unpacked(inner!))]);
  const python = await withFile(`${folder}pyodide.asm.wasm`, await unpacked(wasm!), "application/wasm", () =>
    withFile(`${folder}python.zip`, stdlib!, "application/zip", () =>
      loadPyodide({
        indexURL: folder,
        stdLibURL: `${folder}python.zip`,
        createPyodideModule,
        lockFileContents: { info: kit.lock, packages: {} }, // no package of Pyodide's own is loaded
      }),
    ),
  );
  progress(0.9);
  python.unpackArchive(own!, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  python.pyimport("pecunia.tab.plain_packages").install!();
  return { python, ...fetchers(root, kit, python) };
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
    python.FS.writeFile(`${PLACE}/${path}`, await part(root, kit, `network-${title}.bin`, () => {}));
  return {
    fetchNetworks: async (titles) => {
      for (const title of titles) {
        const path = kit.networks[title];
        if (path) await once(title, () => network(title, path));
      }
    },
    fetchPictures: () =>
      once("pictures", async () =>
        python.unpackArchive(await part(root, kit, "pictures.zip", () => {}), "zip", { extractDir: PLACE }),
      ),
  };
}

/** Pyodide fetches its files by address; here they are there already. */
async function withFile<Found>(
  address: string,
  content: Uint8Array,
  media: string,
  work: () => Promise<Found>,
): Promise<Found> {
  const before = globalThis.fetch;
  globalThis.fetch = (asked, init) =>
    (asked instanceof Request ? asked.url : String(asked)) === address
      ? Promise.resolve(new Response(content as Uint8Array<ArrayBuffer>, { headers: { "content-type": media } }))
      : before(asked, init);
  try {
    return await work();
  } finally {
    globalThis.fetch = before;
  }
}
