// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "../../src/lib/house.svelte";
import { CLOSED, OPEN, openLine, request, useOwnHouse } from "../../src/lib/transport";
import { TabHouse } from "../../src/tab/house";
import type { FromHouse, ToHouse } from "../../src/tab/messages";

/** A worker under the test's control. */
class Python {
  static all: Python[] = [];
  told: ToHouse[] = [];
  ended = false;
  onmessage: ((event: { data: FromHouse }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    Python.all.push(this);
  }
  static get last(): Python {
    return Python.all.at(-1)!;
  }
  postMessage(message: ToHouse): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromHouse): void {
    this.onmessage?.({ data });
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);
const socket = new URL("http://page/api/v1/tables/tab-1/socket?number=3&language=de");
let tab: TabHouse;

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("[]")); // the list of files to be kept
  Python.all = [];
  tab = new TabHouse(() => new Python() as unknown as Worker);
  useOwnHouse(tab);
  tab.open();
});

afterEach(() => {
  useOwnHouse(null);
  vi.unstubAllGlobals();
  Object.assign(house, { inTab: false, loaded: 0, failed: "", lasting: true });
});

describe("the house in a tab", () => {
  it("shows how far it is", () => {
    Python.last.says({ type: "progress", part: 0.4 });
    expect(house.loaded).toBe(0.4);
    Python.last.says({ type: "ready", lasting: false });
    expect(house).toMatchObject({ loaded: 1, lasting: false });
  });

  it("answers requests as a server does", async () => {
    const asked = request("/api/v1/me", { method: "PUT", headers: { "accept-language": "it" }, body: "{}" });
    const sent = Python.last.told.at(-1)!;
    expect(sent).toMatchObject({ type: "request", method: "PUT", path: "/me", body: "{}", language: "it" });
    const { id } = sent as ToHouse & { type: "request" };
    Python.last.says({
      type: "answer",
      id,
      status: 409,
      body: bytes('{"key":"full"}'),
      media: "application/json",
      file: "",
    });
    const answer = await asked;
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ key: "full" });
  });

  it("is asked only for its own addresses", async () => {
    const fetch = vi.fn(async () => new Response("from the server"));
    vi.stubGlobal("fetch", fetch);
    useOwnHouse(
      new TabHouse(
        () => new Python() as unknown as Worker,
        (path) => path.includes("/tables/tab-"),
      ),
    );
    expect(await (await request("/api/v1/games")).text()).toBe("from the server");
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("has lines that open, speak and end", () => {
    const line = openLine(socket);
    const heard: unknown[] = [];
    const ends: number[] = [];
    line.onmessage = (event) => heard.push(event.data);
    line.onclose = (event) => ends.push(event.code);
    const opened = Python.last.told.at(-1) as ToHouse & { type: "line" };
    expect(opened).toMatchObject({ type: "line", table: "tab-1", query: "number=3&language=de" });
    Python.last.says({ type: "say", line: opened.line, text: "welcome" });
    expect([line.readyState, heard]).toEqual([OPEN, ["welcome"]]);
    line.send("a move");
    expect(Python.last.told.at(-1)).toEqual({ type: "hear", line: opened.line, text: "a move" });
    Python.last.says({ type: "end", line: opened.line, code: 4003 });
    expect([line.readyState, ends]).toEqual([CLOSED, [4003]]);
  });

  it("shows a first table at once, and asks nothing of it before it is laid", async () => {
    const welcome = JSON.stringify({ type: "welcome", number: 2, table: { seats: [{ name: "VISITOR" }] } });
    vi.stubGlobal("fetch", async (file: string) => new Response(file.includes("cards") ? '{"cards": []}' : welcome));
    const line = openLine(new URL("http://page/api/v1/tables/tab-first-olet-2/socket?number=-1&language=de"));
    const heard: string[] = [];
    line.onmessage = (event) => heard.push(event.data as string);
    void request("/api/v1/tables/tab-first-olet-2/since");
    const drawn = await request("/api/v1/tables/tab-first-olet-2/cards", { headers: { "accept-language": "de" } });
    expect(await drawn.json()).toEqual({ cards: [] });
    const told = () => Python.last.told.map((one) => (one.type === "request" ? `${one.method} ${one.path}` : one.type));
    await vi.waitFor(() => expect(told()).toEqual(["open", "GET /me"]));
    expect(heard[0]).not.toContain("VISITOR");
    Python.last.says({ type: "ready", lasting: true });
    for (const status of [401, 200, 200]) {
      const asked = Python.last.told.filter((one) => one.type === "request").at(-1)!;
      Python.last.says({
        type: "answer",
        id: asked.id,
        status,
        body: bytes("{}"),
        media: "application/json",
        file: "",
      });
      await vi.waitFor(() => expect(Python.last.told.at(-1)).not.toBe(asked));
    }
    expect(told().slice(2, 4)).toEqual(["PUT /me", "POST /first/olet/2"]);
    const [opened, since] = Python.last.told.slice(4);
    expect(opened).toMatchObject({ type: "line", table: "tab-first-olet-2", query: "number=2&language=de" });
    expect(since).toMatchObject({ type: "request", path: "/tables/tab-first-olet-2/since" });
  });

  it("does not take somebody back to a first table that they have left meanwhile", async () => {
    const welcome = JSON.stringify({ type: "welcome", number: 2, table: { seats: [] } });
    vi.stubGlobal("fetch", async () => new Response(welcome));
    const line = openLine(new URL("http://page/api/v1/tables/tab-first-olet-2/socket?number=0&language=de"));
    const heard = vi.fn();
    line.onmessage = heard;
    const opened = Python.last;
    await vi.waitFor(() => expect(opened.told.at(-1)).toMatchObject({ type: "request", path: "/me" }));
    expect(heard).toHaveBeenCalledOnce();
    line.close();
    opened.says({ type: "ready", lasting: true });
    const asked = () => opened.told.filter((one) => one.type === "request");
    for (const count of [1, 2]) {
      await vi.waitFor(() => expect(asked()).toHaveLength(count));
      const { id } = asked().at(-1)!;
      opened.says({ type: "answer", id, status: 200, body: bytes("{}"), media: "application/json", file: "" });
    }
    await new Promise((settled) => setTimeout(settled));
    expect(opened.told.filter(({ type }) => type === "line")).toEqual([]);
    opened.says({ type: "say", line: 1, text: "news" });
    expect([line.readyState, heard.mock.calls.length]).toEqual([CLOSED, 1]);
  });

  it("ends lines while the house is gone, so that the page opens them again", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    Python.last.says({ type: "failed", why: "broken" });
    const ends: number[] = [];
    const open = (table: string) => {
      const line = openLine(new URL(`http://page/api/v1/tables/${table}/socket?number=0`));
      line.onclose = ({ code }) => ends.push(code);
      return line;
    };
    open("tab-first-olet-2");
    open("tab-1");
    await vi.waitFor(() => expect(ends).toEqual([1012, 1012]));
    tab.open(true);
    open("tab-1");
    expect(Python.last.told.at(-1)).toMatchObject({ type: "line", table: "tab-1" });
  });

  it("lets everybody know when it is gone, and comes back when somebody wants it", async () => {
    const asked = request("/api/v1/me");
    const line = openLine(socket);
    const ended = vi.fn();
    line.onclose = ended;
    Python.last.says({ type: "failed", why: "broken" });
    await expect(asked).rejects.toThrow();
    expect(ended).toHaveBeenCalledOnce();
    expect([house.failed, Python.last.ended]).toEqual(["broken", true]);
    await expect(request("/api/v1/me")).rejects.toThrow(); // a fault of the kit does not go away by itself
    tab.open(true);
    expect([Python.all.length, house.failed]).toEqual([2, ""]);
  });

  it("tries again by itself after a network that was gone", async () => {
    Python.last.says({ type: "failed", why: "offline" });
    void request("/api/v1/me");
    expect(Python.all.length).toBe(2);
    expect(house.failed).toBe("offline"); // and keeps saying what is wrong until the house is there
    Python.last.says({ type: "progress", part: 0.4 });
    expect(house.failed).toBe("offline");
    Python.last.says({ type: "ready", lasting: true });
    expect(house.failed).toBe("");
  });

  it("shows its progress as soon as somebody tries again, even while the page tries by itself", () => {
    Python.last.says({ type: "failed", why: "offline" });
    void request("/api/v1/me");
    tab.open(true);
    expect([Python.all.length, house.failed]).toEqual([2, ""]);
  });
});
