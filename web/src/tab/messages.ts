/** What the page and its workers say to each other. */

export type ToHouse =
  | { type: "open"; kit: string }
  | { type: "request"; id: number; method: string; path: string; body: string; language: string }
  | { type: "line"; line: number; table: string; query: string }
  | { type: "hear"; line: number; text: string }
  | { type: "close"; line: number };

export type FromHouse =
  | { type: "progress"; part: number }
  | { type: "ready"; lasting: boolean }
  | { type: "failed"; why: Failure }
  | { type: "answer"; id: number; status: number; body: Uint8Array<ArrayBuffer>; media: string; file: string }
  | { type: "say"; line: number; text: string }
  | { type: "end"; line: number; code: number };

/** Why there is no house: an old browser, no network, no room to keep it, or something that nobody expected. */
export type Failure = "old" | "offline" | "full" | "broken";

export type Role = "bots" | "desk" | "review";

export type ToHelper =
  | { type: "open"; kit: string; role: Role }
  | { type: "work"; id: number; content: Uint8Array; networks: string[] }
  | { type: "review"; name: string; record: string; networks: string[] };

export type FromHelper =
  | { type: "gone" }
  | { type: "done"; id: number; content: Uint8Array | null }
  | { type: "reached"; name: string; done: number }
  | { type: "reviewed"; name: string; content: Uint8Array | null };

/** What `pecunia.tab.kit` writes beside its parts. `networks` says where Python looks for the network of a title. */
export interface Kit {
  lock: Record<string, string>; // what Pyodide wants to know of its packages
  folder: string;
  sizes: Record<string, number>;
  networks: Record<string, string>;
}
