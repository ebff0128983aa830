import { MAX_BODY } from "../constants";

/** Where a link to a replay points: a record in the link itself, a move, a point of view, and perhaps an invitation. */
export interface Target {
  record: string;
  at: number;
  seat: string;
  invitation: string;
  /** The open panel beside the table. */
  panel: string;
}

/** The part after the `#`. It never leaves the browser, so a record in a link is not stored anywhere. */
export async function read(hash: string): Promise<Target> {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    record: await unpacked(said.get("r") ?? ""),
    at: Number(said.get("at") ?? 0),
    seat: said.get("seat") ?? "open",
    invitation: said.get("invitation") ?? "",
    panel: said.get("panel") ?? "",
  };
}

/** The address of a moment: at a table of this server, or with the record in the link. */
export function written(table: string, packed: string, at: number, seat: string, invitation = ""): string {
  const said = [
    packed && `r=${packed}`,
    `at=${at}`,
    `seat=${seat}`,
    invitation && `invitation=${encodeURIComponent(invitation)}`,
  ];
  return `/replay${table ? `/${table}` : ""}#${said.filter(Boolean).join("&")}`;
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of new Uint8Array(bytes)) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Stands for a record that did not arrive whole. */
export const BROKEN = "?";

/** The unpacked text; `BROKEN` if it is not one of ours, or far longer than any record. */
export async function unpacked(text: string): Promise<string> {
  if (!text) return "";
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
  } catch {
    return BROKEN;
  }
}

/**
 * The result is never larger than a request may be: a small text that unpacks to a huge one must not fill the memory.
 */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<ArrayBuffer> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let found = await reader.read(); !found.done; found = await reader.read()) {
    const part = found.value as Uint8Array<ArrayBuffer>;
    parts.push(part);
    size += part.length;
    if (size > MAX_BODY) throw new RangeError();
  }
  return new Blob(parts).arrayBuffer();
}
