import { guestName } from "../lib/guest_names";
import { house, isSite } from "../lib/house.svelte";
import { me } from "../lib/people.svelte";
import { CLOSED, OPEN, useOwnHouse, type Init, type Line, type OwnHouse } from "../lib/transport";
import { keepAll } from "../lib/update.svelte";
import { firstCards, firstTable, firstWelcome, type First } from "./first";
import { KIT, isMetered, keepEverything } from "./keeping";
import type { FromHouse, ToHouse } from "./messages";
import type { Welcome } from "../messages";

/** The house in this tab, as the page sees it: requests and messages go to a worker that runs Python, and back. */

const SOCKET = /^\/api\/v1\/tables\/([^/]+)\/socket$/;
const TABLE = /^\/api\/v1\/tables\/([^/?]+)/;
const INTERFACE = "/api/v1";
const FIRST = /^tab-first-/;
const LATER = 5000; // the first moves come before what is only for the next visit
const GONE = 1012; // the code of a restart: the page connects again

const languageHere = (): string => document.documentElement.lang;
const languageOf = (init: Init): string => init.headers?.["accept-language"] ?? languageHere();

type FromLine = FromHouse & { type: "say" | "end" };

class TabLine implements Line {
  readyState = 0;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(
    private readonly number: number,
    private readonly tell: (message: ToHouse) => void,
  ) {}

  send(text: string): void {
    this.tell({ type: "hear", line: this.number, text });
  }

  close(): void {
    this.tell({ type: "close", line: this.number });
    this.#ended(1000);
  }

  take(message: FromLine): void {
    if (message.type === "end") return this.#ended(message.code);
    this.readyState = OPEN;
    this.onmessage?.(new MessageEvent("message", { data: message.text }));
  }

  #ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

export class TabHouse implements OwnHouse {
  readonly #lines = new Map<number, TabLine>();
  readonly #waiting = new Map<number, { settled: (answer: Response) => void; failed: (error: Error) => void }>();
  readonly #laying = new Map<string, Promise<void>>(); // tables that are there before Python is
  #count = 0;
  #worker: Worker | null = null;

  /** `takes` says which addresses are this house's own; on a static site all of them are. */
  constructor(
    private readonly start: () => Worker,
    readonly takes: (path: string) => boolean = () => true,
  ) {}

  /**
   * Begin to load. After a failure this happens again only if somebody wants it, or if it was the network. What has
   * failed is said until the house is there, or somebody tries again: the page tries by itself, too.
   */
  open(again = false): void {
    if (again) house.failed = "";
    if (this.#worker || (house.failed && house.failed !== "offline")) return;
    Object.assign(house, { opening: true, loaded: 0 });
    const worker = this.start();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    worker.onerror = () => this.#failed("broken");
    this.#tell({ type: "open", kit: KIT });
  }

  request(path: string, init: Init): Promise<Response> {
    this.open();
    const table = TABLE.exec(path)?.[1] ?? "";
    const laying = this.#laying.get(table);
    return laying ? this.#meanwhile(table, path, init, laying) : this.#ask(path, init);
  }

  /** What a first table is drawn with is there before Python is; everything else waits until it is laid. */
  async #meanwhile(table: string, path: string, init: Init, laying: Promise<void>): Promise<Response> {
    const cards = path.endsWith("/cards") ? await firstCards(table, languageOf(init)) : null;
    if (cards) return Response.json(cards);
    await laying;
    return this.#ask(path, init);
  }

  #ask(path: string, init: Init): Promise<Response> {
    if (!this.#worker) return Promise.reject(new TypeError(house.failed));
    const id = (this.#count += 1);
    return new Promise((settled, failed) => {
      this.#waiting.set(id, { settled, failed });
      this.#tell({
        type: "request",
        id,
        method: init.method ?? "GET",
        path: path.slice(INTERFACE.length),
        body: init.body ?? "",
        language: languageOf(init),
      });
    });
  }

  line(address: URL): Line {
    this.open();
    const number = (this.#count += 1);
    const line = new TabLine(number, (message) => {
      if (message.type === "close") this.#lines.delete(number);
      this.#tell(message);
    });
    this.#lines.set(number, line);
    if (!this.#worker) {
      queueMicrotask(() => this.#broken(number));
      return line;
    }
    const table = decodeURIComponent(SOCKET.exec(address.pathname)?.[1] ?? "");
    if (FIRST.test(table) && house.loaded < 1)
      this.#laying.set(table, this.#openFirst(number, table, address.searchParams));
    else this.#tell({ type: "line", line: number, table, query: address.search.slice(1) });
    return line;
  }

  /**
   * The line of a first table: the page gets its beginning at once. When Python is there, the table is laid, and the
   * line goes on from there. The page sends again what nobody has heard until then.
   */
  async #openFirst(line: number, table: string, asked: URLSearchParams): Promise<void> {
    try {
      const first = await firstTable(table);
      const name = (me.name ||= guestName());
      const welcome = first ? await firstWelcome(first, asked.get("language") || languageHere(), name) : "";
      if (welcome && house.loaded < 1) {
        asked.set("number", String((JSON.parse(welcome) as Welcome).number));
        this.#lines.get(line)?.take({ type: "say", line, text: welcome });
      }
      if (first) await this.#lay(first, name);
      // Somebody who has left the table meanwhile does not come back to it.
      if (this.#lines.has(line)) this.#tell({ type: "line", line, table, query: asked.toString() });
    } catch {
      this.#broken(line);
    }
  }

  /** The line ends, and the page opens it again after a while. */
  #broken(line: number): void {
    this.#lines.get(line)?.take({ type: "end", line, code: GONE });
    this.#lines.delete(line);
  }

  async #lay({ game, number }: First, name: string): Promise<void> {
    const known = await this.request(`${INTERFACE}/me`, {});
    if (!known.ok) await this.request(`${INTERFACE}/me`, { method: "PUT", body: JSON.stringify({ name }) });
    me.known = true;
    await this.request(`${INTERFACE}/first/${game}/${number}`, { method: "POST" });
  }

  #tell(message: ToHouse): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromHouse): void {
    switch (message.type) {
      case "progress":
        house.loaded = message.part;
        break;
      case "ready":
        Object.assign(house, { failed: "", loaded: 1 });
        setTimeout(() => void keepMore(), LATER);
        house.lasting = message.lasting;
        break;
      case "failed":
        this.#failed(message.why);
        break;
      case "answer":
        this.#waiting.get(message.id)?.settled(response(message));
        this.#waiting.delete(message.id);
        break;
      default:
        this.#lines.get(message.line)?.take(message);
        if (message.type === "end") this.#lines.delete(message.line);
    }
  }

  /** Those who wait for an answer hear that there is none; lines break, and the page opens them again. */
  #failed(why: NonNullable<typeof house.failed>): void {
    this.#worker?.terminate();
    this.#worker = null;
    house.failed = why;
    for (const { failed } of this.#waiting.values()) failed(new TypeError(why)); // as `fetch` fails
    this.#waiting.clear();
    for (const number of [...this.#lines.keys()]) this.#broken(number);
  }
}

/** For the next visit, without a network. On a static site that is all of it: nobody has to ask for it there. */
const keepMore = (): Promise<void> => (isSite() && !isMetered() ? keepEverything().catch(() => keepAll()) : keepAll());

function response({ status, body, media, file }: FromHouse & { type: "answer" }): Response {
  const headers: Record<string, string> = { "content-type": media };
  if (file) headers["content-disposition"] = `attachment; filename="${file}"`;
  return new Response(status === 204 ? null : body, { status, headers });
}

/** Links to files of the interface: there is no server that would send them. */
export function saveLinks(house: OwnHouse): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[download]") : null;
      const path = link ? new URL(link.href).pathname : "";
      if (!link || !path.startsWith(INTERFACE) || !house.takes(path)) return;
      event.preventDefault();
      void save(house, link);
    },
    { capture: true },
  );
}

async function save(house: OwnHouse, link: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = new URL(link.href);
  const answer = await house.request(pathname + search, {});
  if (!answer.ok) return;
  const named = /filename="([^"]*)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const saving = document.createElement("a");
  saving.href = URL.createObjectURL(await answer.blob());
  saving.download = link.download || (named ?? "pecunia");
  saving.click();
  setTimeout(() => URL.revokeObjectURL(saving.href), 60_000);
}

export function openInTab(takes?: (path: string) => boolean): TabHouse {
  const start = () => new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
  const opened = new TabHouse(start, takes);
  useOwnHouse(opened);
  saveLinks(opened);
  return opened;
}
