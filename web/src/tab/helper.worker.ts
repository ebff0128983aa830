import type { FromHelper, Role, ToHelper } from "./messages";
import { openPython, type Opened } from "./python";

/** Bots think here, replays are made here, or a game is reviewed here: beside the tables, which never wait for it. */

let opening: Promise<Opened>;
let role: Role = "bots";
let bots: { answer: (task: unknown) => unknown } | null = null;
let last: Promise<void> = Promise.resolve();

const say = (message: FromHelper) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToHelper>) => {
  if (data.type === "open") {
    role = data.role;
    opening = openPython(data.kit, () => {});
    opening.catch(() => say({ type: "gone" }));
    return;
  }
  last = last.then(() => (data.type === "work" ? work(data) : review(data)));
};

async function work({ id, content, networks }: ToHelper & { type: "work" }): Promise<void> {
  try {
    const { python, fetchNetworks, fetchPictures } = await opening;
    await fetchNetworks(networks);
    if (role === "desk") await fetchPictures();
    const start = python.pyimport("pecunia.tab.helping");
    bots ??= start.bot_desk!() as typeof bots;
    const found = role === "bots" ? start.answer_bot!(bots, content) : start.answer_desk!(content);
    say({ type: "done", id, content: found as Uint8Array });
  } catch (error) {
    console.warn(String(error));
    say({ type: "done", id, content: null });
  }
}

async function review({ name, record, networks }: ToHelper & { type: "review" }): Promise<void> {
  try {
    const { python, fetchNetworks } = await opening;
    await fetchNetworks(networks);
    const reached = (done: number) => say({ type: "reached", name, done });
    const content = python.pyimport("pecunia.tab.helping").answer_review!(record, reached);
    say({ type: "reviewed", name, content: content as Uint8Array });
  } catch (error) {
    console.warn(String(error));
    say({ type: "reviewed", name, content: null });
  }
}
