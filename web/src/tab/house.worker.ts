import { changesIn, openCupboard } from "./cupboard";
import { Helpers } from "./helpers";
import { NoKit } from "./kit";
import type { FromHouse, ToHouse } from "./messages";
import { openPython } from "./python";

/** The house of this tab: Python with the tables in it. */

/** `OpenHouse` in `pecunia.tab.start`. */
interface TabServer {
  request: (method: string, path: string, body: string, language: string) => Promise<Answer>;
  open_line: (line: number, table: string, query: string) => void;
  hear: (line: number, text: string) => void;
  close_line: (line: number) => void;
  entry_elsewhere: (table: string, number: number) => Promise<void>;
  review_reached: (name: string, done: number) => void;
  review_ended: (name: string, content: Uint8Array | null) => Promise<void>;
}

type Answer = [status: number, body: Uint8Array<ArrayBuffer>, media: string, file: string];

const say = (message: FromHouse) => self.postMessage(message);
const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("pecunia");
const GAME = /^game (\S+)$/m;

let house: TabServer | null = null;
const early: ToHouse[] = []; // what came before the house was there

self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.type === "open") void open(data.kit);
  else if (house) take(house, data);
  else early.push(data);
};

async function open(kit: string): Promise<void> {
  try {
    const [{ python }, cupboard] = await Promise.all([
      openPython(kit, (part) => say({ type: "progress", part })),
      openCupboard(),
    ]);
    const start = () => new Worker(new URL("./helper.worker.ts", import.meta.url), { type: "module" });
    const helpers = new Helpers(
      kit,
      start,
      (name, done) => house?.review_reached(name, done),
      (name, content) => void house?.review_ended(name, content),
    );
    const script = {
      get: (key: string) => cupboard.get(key),
      all: (prefix: string) => cupboard.all(prefix),
      write: (flat: string) => cupboard.write(changesIn(flat)),
      bot: (task: Uint8Array, network: string) => helpers.work("bots", task, network ? [network] : []),
      desk: (job: Uint8Array, network: string) => helpers.work("desk", job, network ? [network] : []),
      review: (name: string, record: string) => helpers.review(name, record, [GAME.exec(record)?.[1] ?? ""]),
      stopReview: () => helpers.stop("review"),
      tell: (table: string, number: number) => tabs?.postMessage([table, number]),
      say: (line: number, text: string) => say({ type: "say", line, text }),
      end: (line: number, code: number) => say({ type: "end", line, code }),
    };
    house = python.pyimport("pecunia.tab.start").open_house!(script) as TabServer;
    say({ type: "ready", lasting: cupboard.lasting });
    helpers.wake("bots");
    for (const message of early) take(house, message);
  } catch (error) {
    console.warn(String(error));
    say({ type: "failed", why: error instanceof NoKit ? error.why : "broken" });
  }
}

function take(open: TabServer, message: ToHouse): void {
  if (message.type === "request") void answer(open, message);
  else if (message.type === "line") open.open_line(message.line, message.table, message.query);
  else if (message.type === "hear") open.hear(message.line, message.text);
  else if (message.type === "close") open.close_line(message.line);
}

async function answer(
  open: TabServer,
  { id, method, path, body, language }: ToHouse & { type: "request" },
): Promise<void> {
  const [status, content, media, file] = await open.request(method, path, body, language);
  say({ type: "answer", id, status, body: content, media, file });
}

if (tabs) tabs.onmessage = ({ data }: MessageEvent<[string, number]>) => void house?.entry_elsewhere(data[0], data[1]);
