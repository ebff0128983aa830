import type { Failure, Kit } from "./messages";

/** The parts of the kit, kept by the browser: somebody who comes again loads nothing. */

const KEPT = "kit-";
const NAME = "kit.json";

export const SCRIPT = "pyodide.mjs";
/** What no table can do without, in the order in which it is of use. */
export const PARTS = [SCRIPT, "pyodide.asm.mjs.gz", "pyodide.asm.wasm.gz", "python.zip.gz", "pecunia.zip.gz"];
/** What a recorded game is made a page of its own with. */
export const PICTURES = "pictures.zip.gz";
export const networkOf = (title: string): string => `network-${title}.bin`;

export class NoKit extends Error {
  constructor(readonly why: Failure) {
    super(why);
  }
}

/** Where the kit is. The newest one if the network says so, else the one that is kept. */
export async function findKit(root: string): Promise<Kit> {
  const answer = await fetch(`${root}${NAME}`, { cache: "no-cache" }).catch(() => null);
  const newest = answer?.ok ? ((await answer.json().catch(() => null)) as Kit | null) : null;
  if (newest) return newest;
  const known = await keptKit(root);
  if (!known) throw new NoKit("offline");
  return known;
}

/** The kit that is kept, if it is there as a whole. */
export async function keptKit(root: string): Promise<Kit | null> {
  const known = await kept(`${root}${NAME}`);
  return known ? ((await known.json()) as Kit) : null;
}

/** When its parts have come: without a network this is the kit from now on. Those of older builds are of no use. */
export async function keepKit(root: string, kit: Kit): Promise<void> {
  const cache = await opened();
  await keep(`${root}${NAME}`, new Response(JSON.stringify(kit), { headers: { "content-type": "application/json" } }));
  for (const { url } of (await cache?.keys()) ?? [])
    if (!url.includes(`${root}${kit.folder}/`) && !url.endsWith(NAME)) await cache?.delete(url);
}

export async function forgetKit(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(`${KEPT}1`);
}

/** Whether the browser keeps this part. */
export const isKept = async (root: string, kit: Kit, name: string): Promise<boolean> =>
  (await kept(`${root}${kit.folder}/${name}`)) !== undefined;

export type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** A part of the kit on its way: all that has come so far can be used. `whole` fails if the rest does not come. */
export interface Part {
  stream: Stream;
  whole: Promise<Uint8Array>;
}

/** A part of the kit, which is kept. `grown` hears how many bytes have come. */
export function part(root: string, kit: Kit, name: string, grown: (bytes: number) => void = () => {}): Part {
  let pass!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  const stream: Stream = new ReadableStream({ start: (controller) => void (pass = controller) });
  const whole = fetched(root, kit, name, grown, (chunk) => pass.enqueue(chunk));
  whole.then(
    () => pass.close(),
    (error: unknown) => pass.error(error),
  );
  return { stream, whole };
}

async function fetched(
  root: string,
  kit: Kit,
  name: string,
  grown: (bytes: number) => void,
  pass: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<Uint8Array> {
  const address = `${root}${kit.folder}/${name}`;
  const known = await kept(address);
  if (known) {
    const content = new Uint8Array(await known.arrayBuffer());
    grown(kit.sizes[name] ?? 0);
    pass(content);
    return content;
  }
  // We keep it ourselves: the browser's other cache would only have it twice, or half of it for ever.
  const answer = await fetch(address, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok || !answer.body) throw new NoKit("offline");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      pass(value);
      grown(value.length);
    }
  } catch {
    throw new NoKit("offline");
  }
  const whole = new Blob(chunks);
  if (whole.size !== kit.sizes[name]) throw new NoKit("offline"); // half a file: the line broke
  await keep(address, new Response(whole, { headers: { "content-type": mediaOf(name) } }));
  return new Uint8Array(await whole.arrayBuffer());
}

/** A script is run only if it says that it is one. */
const mediaOf = (name: string) => (name.endsWith(".mjs") ? "text/javascript" : "application/octet-stream");

export const unpacking = (stream: Stream): Stream => stream.pipeThrough(new DecompressionStream("gzip"));

export const unpacked = async (stream: Stream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(unpacking(stream)).arrayBuffer());

async function kept(address: string): Promise<Response | undefined> {
  return (await opened())?.match(address);
}

/** A browser that keeps nothing can play all the same. */
async function keep(address: string, answer: Response): Promise<void> {
  await (await opened())?.put(address, answer).catch(() => {});
}

async function opened(): Promise<Cache | null> {
  return typeof caches === "undefined" ? null : caches.open(`${KEPT}1`).catch(() => null);
}
