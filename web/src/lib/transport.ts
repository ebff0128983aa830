/** How the page reaches the house: over the network, or in this tab. Everything above is the same for both. */

/** What a table is talked to through: a socket of the browser, or something like one. */
export interface Line {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: string | null;
  signal?: AbortSignal;
}

/** A house that is not at the other end of the network. `takes` says which addresses are its own. */
export interface OwnHouse {
  takes: (path: string) => boolean;
  request: (path: string, init: Init) => Promise<Response>;
  line: (address: URL) => Line;
}

export const OPEN = 1;
export const CLOSED = 3;

let own: OwnHouse | null = null;
let instead: (path: string) => Promise<OwnHouse | null> = () => Promise.resolve(null);

export function useOwnHouse(house: OwnHouse | null): void {
  own = house;
}

/** The answer of the house in this tab, wherever others are sent; null if there is none. */
export async function requestHere(path: string, init: Init = {}): Promise<Response | null> {
  return own ? own.request(path, init) : null;
}

/** Who answers a request of which nothing has come over the network; null if nobody does. */
export function whenNothingComes(find: typeof instead): void {
  instead = find;
}

const LATE = 6000; // milliseconds
const TOO_FAST = 429;
const PATIENCE = 30; // seconds that a page waits to be answered
const TRIES = 3;

/** `fetch` for the addresses of the interface. A question that changes nothing is asked again if it came too fast. */
export async function request(path: string, init: Init = {}): Promise<Response> {
  if (own?.takes(path)) return own.request(path, init);
  const looks = (init.method ?? "GET") === "GET";
  for (let tries = 1; ; tries += 1) {
    const asked = fetch(path, init);
    const answer = await inTime(asked, looks);
    if (!answer) {
      const other = init.signal?.aborted ? null : await instead(path);
      return other ? other.request(path, init) : asked;
    }
    const wait = Number(answer.headers.get("retry-after") ?? PATIENCE);
    if (answer.status !== TOO_FAST || !looks || tries === TRIES || !(wait < PATIENCE)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000 * wait));
  }
}

/** The answer; null if there is none, or if one to a question that changes nothing has not come for a while. */
function inTime(asked: Promise<Response>, changesNothing: boolean): Promise<Response | null> {
  const answer = asked.catch(() => null);
  const late = () => new Promise<null>((settled) => setTimeout(settled, LATE, null));
  return changesNothing ? Promise.race([answer, late()]) : answer;
}

export function openLine(address: URL): Line {
  return own?.takes(address.pathname) ? own.line(address) : new WebSocket(address);
}
