import type {
  Cards,
  CodeRequest,
  Device,
  ScoreHistory,
  GameInfo,
  Hints,
  TurningPoint,
  Guest,
  Me,
  MeRequest,
  Problem,
  SeatCode,
  Setting,
  SettingChange,
  Since,
  TableLine,
  TableResponse,
  TableText,
} from "../messages";
import { request } from "./transport";

/** A request that the server refused, with the reason in the language of the page. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export let language = "en";

/** Set the language in which the server answers from now on. */
export function speak(code: string): void {
  language = code;
}

let tokenRejected = (): void => {};

/** Say what to do when the server does not accept our token. */
export function whenTokenRejected(act: () => void): void {
  tokenRejected = act;
}

/** A request that fails throws a `Refusal` with its sentence. */
export async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await request(`/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "", 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.key === "invalid-token") tokenRejected();
  throw new Refusal(problem?.key ?? "internal", problem?.message ?? "", answer.status);
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** A part of a list. `next` is where it goes on; empty at the end. */
export interface Page<T> {
  lines: T[];
  next: string;
}

async function askPage<T>(path: string, wishes: Record<string, string>): Promise<Page<T>> {
  const stated = Object.entries(wishes).filter(([, value]) => value);
  const query = new URLSearchParams(stated).toString();
  const answer = await send("GET", query ? `${path}?${query}` : path);
  return { lines: (await answer.json()) as T[], next: cursorIn(answer.headers.get("link")) };
}

/** The cursor in a header such as `</api/v1/tables?after=abc>; rel="next"`. */
export function cursorIn(link: string | null): string {
  const address = /<([^>]*)>; rel="next"/.exec(link ?? "")?.[1];
  return address === undefined ? "" : (new URL(address, "http://page").searchParams.get("after") ?? "");
}

/** What somebody looks for among their finished games; empty texts fit everything, days are `2026-01-31`. */
export interface Wishes {
  game: string;
  opponent: string;
  since: string;
  until: string;
}

const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;
const with_ = (invitation: string) => (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "");

export const api = {
  games: () => ask<GameInfo[]>("GET", "/games"),
  gamesInBrief: () => ask<GameInfo[]>("GET", "/games?brief=true"),
  me: () => ask<Me>("GET", "/me"),
  name: (name: string) => ask<Me>("PUT", "/me", { name } satisfies MeRequest),
  startOver: (name: string) => ask<Me>("PUT", "/me", { name, start_over: true } satisfies MeRequest),
  signOut: () => ask<void>("DELETE", "/me"),
  forget: () => ask<void>("DELETE", "/me/name"),
  devices: () => ask<Device[]>("GET", "/me/devices"),
  revoke: (device: string) => ask<void>("DELETE", `/me/devices/${encodeURIComponent(device)}`),
  revokeOthers: () => ask<void>("DELETE", "/me/devices"),
  dataOfMine: "/api/v1/me/data",
  deleteAll: () => ask<void>("DELETE", "/me/data"),
  lobby: (after = "") => askPage<TableLine>("/tables", { after }),
  mine: (after = "") => askPage<TableLine>("/tables/mine", { after }),
  finished: (wishes: Wishes, after = "") => askPage<TableLine>("/tables/mine/over", { ...wishes, after }),
  lay: (setting: Setting) => ask<TableResponse>("POST", "/tables", setting),
  learn: (game: string) => ask<TableResponse>("POST", `/lessons/${game}`),
  table: (table: string, invitation = "") => ask<TableResponse>("GET", at(table, with_(invitation))),
  cards: (table: string, invitation = "") => ask<Cards>("GET", at(table, `/cards${with_(invitation)}`)),
  text: (table: string, invitation = "") => ask<TableText>("GET", at(table, `/text${with_(invitation)}`)),
  sit: (table: string, seat: number | null, invitation = "") =>
    ask<TableResponse>("POST", at(table, "/sit"), { seat, invitation }),
  change: (table: string, change: SettingChange) => ask<TableResponse>("PUT", at(table, "/setting"), change),
  stand: (table: string) => ask<TableResponse>("POST", at(table, "/stand")),
  start: (table: string) => ask<TableResponse>("POST", at(table, "/start")),
  close: (table: string) => ask<void>("DELETE", at(table)),
  guests: (table: string) => ask<Guest[]>("GET", at(table, "/guests")),
  remove: (table: string, guest: string) => ask<TableResponse>("DELETE", at(table, `/guests/${guest}`)),
  invite: (table: string) => ask<TableResponse>("POST", at(table, "/invitation")),
  codeOf: (table: string) => ask<SeatCode>("POST", at(table, "/code")),
  useCode: (request: CodeRequest) => ask<TableResponse>("POST", "/codes", request),
  since: (table: string, number: number, invitation = "", until?: number) => {
    const asked = new URLSearchParams({ number: `${number}` });
    if (until !== undefined) asked.set("until", `${until}`);
    if (invitation) asked.set("invitation", invitation);
    return ask<Since>("GET", at(table, `/since?${asked}`));
  },
  turning: (table: string, invitation = "") =>
    ask<(TurningPoint | null)[]>("GET", at(table, `/turning${with_(invitation)}`)),
  hints: (table: string, move = "") => ask<Hints>("POST", at(table, "/hints"), { move }),
  history: (table: string, invitation = "") => ask<ScoreHistory>("GET", at(table, `/course${with_(invitation)}`)),
  recordOf: (table: string, invitation = "") => `/api/v1${at(table, "/record")}${with_(invitation)}`,
};
