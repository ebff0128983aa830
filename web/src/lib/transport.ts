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

export function useOwnHouse(house: OwnHouse | null): void {
  own = house;
}

const TOO_FAST = 429;
const PATIENCE = 30; // seconds that a page waits to be answered
const TRIES = 3;

/** `fetch` for the addresses of the interface. Who only looks and is told to wait, waits. */
export async function request(path: string, init: Init = {}): Promise<Response> {
  if (own?.takes(path)) return own.request(path, init);
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(path, init);
    const wait = Number(answer.headers.get("retry-after") ?? PATIENCE);
    const looks = (init.method ?? "GET") === "GET";
    if (answer.status !== TOO_FAST || !looks || tries === TRIES || !(wait < PATIENCE)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000 * wait));
  }
}

export function openLine(address: URL): Line {
  return own?.takes(address.pathname) ? own.line(address) : new WebSocket(address);
}
