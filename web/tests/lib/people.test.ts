import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../../src/lib/api";
import { startOver, call, me, whoAmI } from "../../src/lib/people.svelte";

/** A server that refuses the token of this browser until somebody starts over. It keeps the bodies of PUT /me. */
function refusingServer(): unknown[] {
  const named: unknown[] = [];
  let accepted = false;
  vi.stubGlobal("fetch", async (_path: string, { method, body }: RequestInit) => {
    const data = body ? (JSON.parse(body as string) as { name: string; start_over?: boolean }) : null;
    if (method === "PUT") named.push(data);
    accepted ||= data?.start_over === true;
    return accepted
      ? new Response(JSON.stringify({ name: data?.name ?? "Foricarius" }))
      : new Response(JSON.stringify({ key: "invalid-token", message: "Not valid." }), { status: 401 });
  });
  return named;
}

beforeEach(() => Object.assign(me, { name: "", known: false, born: 0, rejected: false }));
afterEach(() => vi.unstubAllGlobals());

describe("a browser whose token is not valid", () => {
  it("learns it when it asks who it is", async () => {
    refusingServer();
    await whoAmI();
    expect(me).toMatchObject({ known: false, rejected: true });
  });

  it("learns it from any refused request, also in the middle of a visit", async () => {
    refusingServer();
    Object.assign(me, { name: "Anna", known: true });
    await expect(api.mine()).rejects.toBeInstanceOf(Refusal);
    expect(me).toMatchObject({ known: false, rejected: true });
  });

  it("does not become a new person by saying a name", async () => {
    const named = refusingServer();
    await expect(call("Anna")).rejects.toMatchObject({ key: "invalid-token", status: 401 });
    expect(named).toEqual([{ name: "Anna" }]);
    expect(me).toMatchObject({ known: false, rejected: true });
  });

  it("becomes a new person on purpose, and sockets are opened again", async () => {
    const named = refusingServer();
    Object.assign(me, { name: "Anna", known: true });
    await expect(api.mine()).rejects.toBeInstanceOf(Refusal);
    await startOver();
    expect(named).toEqual([{ name: "Anna", start_over: true }]);
    expect(me).toEqual({ name: "Anna", known: true, born: 1, rejected: false });
  });
});

it("a visitor without a name has no token that could be rejected", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ key: "signed-out", message: "" }), { status: 401 }));
  await whoAmI();
  expect(me).toMatchObject({ known: false, rejected: false });
});
