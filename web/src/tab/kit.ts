import type { Failure, Kit } from "./messages";

/** The parts of the kit, kept by the browser: somebody who comes again loads nothing. */

const KEPT = "kit-";

export class NoKit extends Error {
  constructor(readonly why: Failure) {
    super(why);
  }
}

/** Where the kit is. The newest one if the network says so, else the one that is kept. */
export async function findKit(root: string): Promise<Kit> {
  const address = `${root}kit.json`;
  const answer = await fetch(address, { cache: "no-cache" }).catch(() => null);
  if (answer?.ok) {
    await keep(address, answer.clone());
    return (await answer.json()) as Kit;
  }
  const known = await kept(address);
  if (!known) throw new NoKit("offline");
  return (await known.json()) as Kit;
}

/** A part of the kit. `grown` hears how many bytes have come. */
export async function part(root: string, kit: Kit, name: string, grown: (bytes: number) => void): Promise<Uint8Array> {
  const address = `${root}${kit.folder}/${name}`;
  const known = await kept(address);
  if (known) {
    grown(kit.sizes[name] ?? 0);
    return new Uint8Array(await known.arrayBuffer());
  }
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || !answer.body) throw new NoKit("offline");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
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

export async function unpacked(content: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([content as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Kits of older builds are of no use any more. */
export async function dropOthers(root: string, kit: Kit): Promise<void> {
  const cache = await opened();
  for (const { url } of (await cache?.keys()) ?? [])
    if (!url.includes(`${root}${kit.folder}/`) && !url.endsWith("kit.json")) await cache?.delete(url);
}

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
