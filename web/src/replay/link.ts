import { MAX_BODY } from "../constants";

/** Where a link to a replay points: a record it carries itself, a move, whose eyes, and perhaps an invitation. */
export interface Target {
  record: string;
  at: number;
  seat: string;
  invitation: string;
  /** What is open beside the table. */
  panel: string;
}

/** What stands behind the `#`: it never leaves the browser, so a record in a link is stored nowhere. */
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

/** The address of a moment: of a table of this house, or with the record in it. */
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

/** What stands for a record that a link has not brought whole. */
export const BROKEN = "?";

/** The text again; `BROKEN` where it is not one of ours, or far longer than any record. */
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

/** Nothing larger than a request comes out: what a small text can be blown up to must not fill the memory. */
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
