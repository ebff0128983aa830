import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ask, cursorIn, Refusal, speak } from "../../src/lib/api";

const answers = (body: unknown, status = 200) =>
  vi.fn(
    async (_path: string, _init: RequestInit) => new Response(body === null ? null : JSON.stringify(body), { status }),
  );

function server(fetch: ReturnType<typeof answers>): ReturnType<typeof answers> {
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const refusal = async (asked: Promise<unknown>): Promise<Refusal> => {
  const error: unknown = await asked.catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
};

afterEach(() => {
  vi.unstubAllGlobals();
  speak("en");
});

describe("asking the server", () => {
  it("speaks the language of the page", async () => {
    const fetch = server(answers([]));
    speak("it");
    await api.games();
    expect(fetch).toHaveBeenCalledWith("/api/v1/games", {
      method: "GET",
      headers: { "accept-language": "it" },
      body: null,
    });
  });

  it("waits as long as the server says, if it only looks", async () => {
    vi.useFakeTimers();
    const busy = () => new Response("{}", { status: 429, headers: { "retry-after": "4" } });
    const fetch = vi.fn(async () => (fetch.mock.calls.length < 2 ? busy() : new Response("[]")));
    vi.stubGlobal("fetch", fetch);
    const games = api.games();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await games).toEqual([]);
    fetch.mockClear();
    expect((await refusal(api.name("Gaius"))).status).toBe(429); // a change hears so at once
    vi.useRealTimers();
  });

  it("sends a body as JSON", async () => {
    const fetch = server(answers({ name: "Gaius" }));
    await api.name("Gaius");
    const { method, body, headers } = fetch.mock.calls[0]![1];
    expect([method, body]).toEqual(["PUT", '{"name":"Gaius"}']);
    expect(headers).toMatchObject({ "content-type": "application/json" });
  });

  it("keeps names of tables and invitations from meaning something else in an address", async () => {
    const fetch = server(answers({}));
    await api.table("a/b", "x&y=z");
    expect(fetch.mock.calls[0]![0]).toBe("/api/v1/tables/a%2Fb?invitation=x%26y%3Dz");
    await api.since("t", 4, "k&");
    expect(fetch.mock.calls[1]![0]).toBe("/api/v1/tables/t/since?number=4&invitation=k%26");
  });

  it("has nothing to say about an answer without a body", async () => {
    server(answers(null, 204));
    expect(await ask("DELETE", "/me")).toBeUndefined();
  });
});

describe("a refusal", () => {
  it("has the key and the sentence of the server", async () => {
    server(answers({ key: "table-full", message: "No seat is free." }, 409));
    const { key, message, status } = await refusal(api.sit("t", null));
    expect([key, message, status]).toEqual(["table-full", "No seat is free.", 409]);
  });

  it("is internal where the answer is not the server's own", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>Bad gateway</html>", { status: 502 }));
    expect(await refusal(api.games())).toMatchObject({ key: "internal", message: "", status: 502 });
  });

  it("is offline where there is no answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    expect((await refusal(api.games())).key).toBe("offline");
  });
});

describe("pages of a list", () => {
  it("finds where the list goes on", () => {
    expect(cursorIn('</api/v1/tables?game=olet&after=W3RydWVd>; rel="next"')).toBe("W3RydWVd");
    expect(cursorIn('</api/v1/tables>; rel="prev"')).toBe("");
    expect(cursorIn(null)).toBe("");
  });

  it("asks for the page after a cursor, and leaves empty wishes out", async () => {
    const headers = { link: '</api/v1/tables/mine/over?opponent=A%26B&after=second>; rel="next"' };
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response("[]", { headers }));
    vi.stubGlobal("fetch", fetch);
    const wishes = { game: "", opponent: "A&B", since: "", until: "" };
    expect(await api.finished(wishes, "first")).toEqual({ lines: [], next: "second" });
    expect(fetch.mock.calls[0]![0]).toBe("/api/v1/tables/mine/over?opponent=A%26B&after=first");
    await api.mine();
    expect(fetch.mock.calls[1]![0]).toBe("/api/v1/tables/mine");
  });
});
