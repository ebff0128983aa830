import type { Because, ChatLine, News, Refused, Said, ServerMessage, TableInfo, Welcome } from "../messages";
import { applied } from "./changes";
import { TableSocket } from "./socket";
import { maybe } from "./texts.svelte";

export type View = Record<string, any>;

const MOST_TOLD = 400;

/** A table as this client knows it: everything a page shows comes from here. */
export class Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  you = $state(-1);
  chat = $state.raw<ChatLine[]>([]);
  deadline = $state<number | null>(null);
  connected = $state(false);
  sending = $state(false);
  refused = $state.raw<Refused | null>(null);
  refusal = $state("");
  because = $state.raw<Because | null>(null);
  said = $state.raw<Said>({ question: "", moves: [], told: [] });
  lines = $state.raw<string[]>([]);
  gone = $state<"" | "moved" | "refused">("");
  #number = -1;
  #ahead = 0; // how far the server's clock is before ours, in seconds
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    readonly invitation: string,
    language: string,
  ) {
    this.#socket = new TableSocket(
      id,
      invitation,
      language,
      () => this.#number,
      (message) => this.#hear(message),
      (is) => (this.connected = is),
      (moved) => (this.gone = moved ? "moved" : "refused"),
    );
  }

  /** Why the last wish was refused, in a sentence. */
  get refusedBecause(): string {
    const refused = this.refused;
    if (!refused) return "";
    const sentence = maybe(`error-${refused.key}`, refused.facts) ?? maybe(`reason-${refused.key}`) ?? refused.key;
    return refused.clause ? `${sentence} (${refused.clause})` : sentence;
  }

  get asked(): boolean {
    return this.view !== null && this.you >= 0 && this.view.asked === this.you && this.info?.status === "playing";
  }

  /** Seconds left of the open question's clock; nothing where there is none. */
  left(now: number): number | null {
    return this.deadline === null ? null : Math.max(0, this.deadline - now / 1000 - this.#ahead);
  }

  /** Play a move. While it is under way no other is sent: no click is lost and none is doubled. */
  async play(move: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.because = null;
    this.refused = await this.#socket.send({ type: "move", move });
    this.sending = false;
  }

  /** Ask why a move is not allowed; the answer is said at the tablet. */
  async whyNot(move: string): Promise<void> {
    this.because = await this.#socket.ask(move);
  }

  async say(wish: Parameters<TableSocket["send"]>[0]): Promise<boolean> {
    this.refused = await this.#socket.send(wish);
    return this.refused === null;
  }

  close(): void {
    this.#socket.close();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "news") this.#news(message);
    else if (message.type === "presence") this.#presence(message.here);
    else if (message.type === "refused" && !message.id) {
      this.refused = message;
      this.refusal = this.refusedBecause;
    }
  }

  #welcome(message: Welcome): void {
    this.#number = message.number;
    this.#ahead = message.now - Date.now() / 1000;
    this.you = message.you;
    this.info = message.table;
    this.view = message.view;
    this.chat = message.chat;
    this.deadline = message.deadline;
    this.#hearWords(message.said);
  }

  #news(message: News): void {
    if (message.number !== this.#number + 1) {
      void this.#socket.send({ type: "catch-up", number: this.#number });
      return;
    }
    const before = this.view;
    const after =
      message.view !== undefined ? message.view : before && message.changes.length ? applied(before, message.changes) : before;
    this.#number = message.number;
    this.view = after;
    this.deadline = message.deadline;
    if (message.table) this.info = message.table;
    this.#hearWords(message.said);
    if (message.chat) this.chat = [...this.chat, message.chat];
  }

  #hearWords(said: Said | undefined): void {
    if (!said) return;
    this.said = said;
    if (said.told.length) this.lines = [...this.lines, ...said.told].slice(-MOST_TOLD);
  }

  #presence(here: boolean[]): void {
    if (this.info) this.info = { ...this.info, seats: this.info.seats.map((seat, at) => ({ ...seat, here: here[at] ?? false })) };
  }
}
