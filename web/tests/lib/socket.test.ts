// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket } from "../../src/lib/socket";
import type { ServerMessage } from "../../src/messages";

/** A connection under the test's control: it opens, receives and breaks when the test says so. */
class Line {
  static readonly CLOSED = 3;
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    Line.all.push(this);
  }
  static get last(): Line {
    return Line.all.at(-1)!;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.breaks(1000);
  }
  welcomes(): void {
    this.readyState = Line.OPEN;
    this.hears({ type: "welcome" });
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = Line.CLOSED;
    this.onclose?.({ code });
  }
}

const heard = vi.fn<(message: ServerMessage) => void>();
const connected = vi.fn<(is: boolean) => void>();
const ended = vi.fn<(moved: boolean) => void>();
const signedOut = vi.fn<() => void>();
const findingOut = vi.fn<(is: boolean) => void>();
let number = 0;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // makes the pause exactly its nominal length
  Line.all = [];
  number = 0;
  socket = new TableSocket("t 1", "key", "de", () => number, heard, connected, ended, signedOut, findingOut);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe("the address of a connection", () => {
  it("names the table, what was heard last, the invitation and the language", () => {
    const { protocol, pathname, searchParams } = Line.last.address;
    expect(protocol).toBe("ws:");
    expect(pathname).toBe("/api/v1/tables/t%201/socket");
    expect(Object.fromEntries(searchParams)).toEqual({ number: "0", invitation: "key", language: "de" });
  });
});

describe("a wish", () => {
  it("is answered by the message with its id", async () => {
    Line.last.welcomes();
    const answer = socket.send({ type: "move", move: "done" });
    const { id } = Line.last.sent[0]!;
    Line.last.hears({ type: "done", id: "of somebody else", number: 3 });
    Line.last.hears({ type: "done", id, number: 4 });
    expect(await answer).toMatchObject({ number: 4 });
  });

  it("made without a connection is sent with the welcome", () => {
    void socket.send({ type: "move", move: "done" });
    expect(Line.last.sent).toEqual([]);
    Line.last.welcomes();
    expect(Line.last.sent).toMatchObject([{ type: "move", move: "done" }]);
  });

  it("without an answer is sent again after a break, under the same id", async () => {
    Line.last.welcomes();
    const answer = socket.send({ type: "move", move: "done" });
    const { id } = Line.last.sent[0]!;
    Line.last.breaks();
    vi.advanceTimersByTime(300);
    Line.last.welcomes();
    expect(Line.last.sent).toMatchObject([{ id, move: "done" }]);
    Line.last.hears({ type: "refused", id, key: "not-your-turn" });
    expect(await answer).toMatchObject({ type: "refused" });
  });

  it("with an answer is not sent again", async () => {
    Line.last.welcomes();
    const answer = socket.send({ type: "move", move: "done" });
    Line.last.hears({ type: "done", id: Line.last.sent[0]!.id, number: 1 });
    await answer;
    Line.last.breaks();
    vi.advanceTimersByTime(300);
    Line.last.welcomes();
    expect(Line.last.sent).toEqual([]);
  });
});

describe("a wish with an unknown outcome", () => {
  const refused = (key: string) => Line.last.hears({ type: "refused", id: Line.last.sent[0]!.id, key });

  it("is sent again under the same id until somebody knows, and the player is told", async () => {
    Line.last.welcomes();
    const answer = socket.send({ type: "move", move: "done", question: 3 });
    const { id } = Line.last.sent[0]!;
    refused("outcome-unknown");
    expect(findingOut).toHaveBeenLastCalledWith(true);
    for (const key of ["store-unavailable", "outcome-unknown", "table-busy", "too-fast"]) {
      vi.advanceTimersByTime(1000);
      refused(key);
    }
    vi.advanceTimersByTime(1000);
    expect(Line.last.sent).toHaveLength(6);
    expect(new Set(Line.last.sent.map((sent) => sent.id))).toEqual(new Set([id]));
    Line.last.hears({ type: "done", id, number: 4 });
    expect(await answer).toMatchObject({ type: "done", number: 4 });
    expect(findingOut).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(10_000);
    expect(Line.last.sent).toHaveLength(6);
  });

  it("ends with a refusal that says that nothing happened", async () => {
    Line.last.welcomes();
    const answer = socket.send({ type: "move", move: "done" });
    refused("outcome-unknown");
    vi.advanceTimersByTime(1000);
    refused("question-answered");
    expect(await answer).toMatchObject({ type: "refused", key: "question-answered" });
    expect(findingOut).toHaveBeenLastCalledWith(false);
  });

  it("may also come about by a break", async () => {
    Line.last.welcomes();
    const answer = socket.send({ type: "move", move: "done" });
    Line.last.breaks();
    vi.advanceTimersByTime(300);
    Line.last.welcomes();
    refused("store-unavailable");
    vi.advanceTimersByTime(1000);
    expect(Line.last.sent).toHaveLength(2);
    Line.last.hears({ type: "done", id: Line.last.sent[0]!.id, number: 4 });
    expect(await answer).toMatchObject({ type: "done" });
  });

  it("is not assumed when the server refuses the first time", async () => {
    Line.last.welcomes();
    const answer = socket.send({ type: "move", move: "done" });
    refused("store-unavailable");
    expect(await answer).toMatchObject({ key: "store-unavailable" });
    expect(findingOut).not.toHaveBeenCalledWith(true);
  });
});

describe("a question why not", () => {
  it("is answered with a reason", async () => {
    Line.last.welcomes();
    const answer = socket.ask("seat L");
    Line.last.hears({ type: "because", id: Line.last.sent[0]!.id, key: "seat-taken" });
    expect(await answer).toMatchObject({ key: "seat-taken" });
  });

  it("has no answer where the server refuses it", async () => {
    Line.last.welcomes();
    const answer = socket.ask("nonsense");
    Line.last.hears({ type: "refused", id: Line.last.sent[0]!.id, key: "not-a-move" });
    expect(await answer).toBeNull();
  });
});

describe("a break", () => {
  it("is told, and ends by itself, from the last number that was heard", () => {
    Line.last.welcomes();
    number = 17;
    Line.last.breaks();
    expect(connected.mock.calls).toEqual([[true], [false]]);
    vi.advanceTimersByTime(300);
    expect(Line.last.address.searchParams.get("number")).toBe("17");
  });

  it("makes the pause twice as long each time, up to eight seconds, until there is a welcome", () => {
    for (const pause of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      const before = Line.all.length;
      Line.last.breaks();
      vi.advanceTimersByTime(pause - 1);
      expect(Line.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(Line.all.length).toBe(before + 1);
    }
    Line.last.welcomes();
    Line.last.breaks();
    const before = Line.all.length;
    vi.advanceTimersByTime(300);
    expect(Line.all.length).toBe(before + 1);
  });

  it("ends at once when the network is back", () => {
    Line.last.breaks();
    dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(Line.all).toHaveLength(2);
  });

  it.each([
    [4001, true],
    [4003, false],
  ])("with code %i is for good", (code, moved) => {
    Line.last.breaks(code);
    expect(ended).toHaveBeenCalledExactlyOnceWith(moved);
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it("because this device is signed out is told, and we come back as anybody", () => {
    Line.last.breaks(4002);
    expect(signedOut).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(2);
  });

  it("that we made ourselves is for good, too", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(ended).not.toHaveBeenCalled();
  });
});
