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

/** `fetch` for the addresses of the interface. */
export async function request(path: string, init: Init = {}): Promise<Response> {
  return own?.takes(path) ? own.request(path, init) : fetch(path, init);
}

export function openLine(address: URL): Line {
  return own?.takes(address.pathname) ? own.line(address) : new WebSocket(address);
}
