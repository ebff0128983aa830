import { CLOSE_REFUSED, CLOSE_SEAT_MOVED, CLOSE_SIGNED_OUT } from "../constants";
import type { Because, ClientMessage, Done, News, Refused, ServerMessage } from "../messages";
import { CLOSED, OPEN, openLine, type Line } from "./transport";

type ClientCommand = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;
type Answer = Done | Refused | Because | (News & { id: string });
type Settled = (answer: Answer) => void;
/** A command without an answer. `unknown`: it may have been carried out all the same. */
type Waiting = { readonly text: string; readonly settled: Settled; sent: boolean; unknown: boolean };

const isAnswer = (message: ServerMessage): message is Answer =>
  message.type === "done" ||
  message.type === "because" ||
  message.type === "refused" ||
  (message.type === "news" && !!message.id);

const SOONEST = 300;
const LATEST = 8000;
const AGAIN = 1000;
// After these, nobody knows what became of a command that was sent before: it is sent again until there is an answer.
const UNKNOWN = "outcome-unknown";
const NOT_NOW = [UNKNOWN, "store-unavailable", "table-busy", "too-fast"];

/**
 * The socket of one table. After a break it reconnects by itself, continues from the last number it received, and
 * repeats unanswered commands under the same id: the server carries each out only once. It also repeats commands of
 * which the server does not know whether they were carried out.
 */
export class TableSocket {
  #socket: Line | null = null;
  #pause = SOONEST;
  #timer = 0;
  #closed = false;
  #count = 0;
  readonly #prefix = crypto.randomUUID().slice(0, 8);
  readonly #waiting = new Map<string, Waiting>();
  #repeat = 0;

  constructor(
    private readonly table: string,
    private readonly invitation: string,
    private readonly language: string,
    private readonly number: () => number,
    private readonly heard: (message: ServerMessage) => void,
    private readonly connected: (is: boolean) => void,
    private readonly ended: (moved: boolean) => void,
    private readonly signedOut: () => void,
    private readonly findingOut: (is: boolean) => void = () => {},
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
  }

  /** Send a command. The promise waits for the server's answer, however long the connection is down. */
  async send(command: ClientCommand): Promise<Exclude<Answer, Because> | null> {
    const answer = await this.#answer(command);
    return answer.type === "because" ? null : answer;
  }

  /** Ask why a move is not allowed; null if the server has no answer. */
  async ask(move: string): Promise<Because | null> {
    const answer = await this.#answer({ type: "why-not", move });
    return answer.type === "because" ? answer : null;
  }

  /** Ask for everything since a number. The answer is a welcome; a new connection brings one anyway. */
  catchUp(number: number): void {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify({ type: "catch-up", id, number }));
  }

  #answer(command: ClientCommand): Promise<Answer> {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((settled) => {
      this.#waiting.set(id, { text, settled, sent: false, unknown: false });
      if (this.#socket?.readyState === OPEN) this.#transmit(this.#waiting.get(id)!);
    });
  }

  /** A command that was sent before a break may have been carried out, too. */
  #transmit(waiting: Waiting): void {
    waiting.unknown ||= waiting.sent;
    waiting.sent = true;
    this.#socket?.send(waiting.text);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#repeat);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const address = new URL(`/api/v1/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("number", String(this.number()));
    if (this.invitation) address.searchParams.set("invitation", this.invitation);
    if (this.language) address.searchParams.set("language", this.language);
    const socket = openLine(address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#pause = SOONEST;
      this.connected(true);
      for (const waiting of this.#waiting.values()) this.#transmit(waiting);
    }
    if (isAnswer(message) && !this.#stillUnknown(message)) {
      this.#waiting.get(message.id)?.settled(message);
      this.#waiting.delete(message.id);
      if (![...this.#waiting.values()].some((waiting) => waiting.unknown)) this.findingOut(false);
    }
    this.heard(message);
  }

  /** Whether nobody knows yet what became of a command. Then it is sent again in a moment. */
  #stillUnknown(answer: Answer): boolean {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting || answer.type !== "refused") return false;
    if (answer.key !== UNKNOWN && !(waiting.unknown && NOT_NOW.includes(answer.key))) return false;
    waiting.unknown = true;
    this.findingOut(true);
    clearTimeout(this.#repeat);
    this.#repeat = window.setTimeout(() => this.#sendUnknown(), AGAIN);
    return true;
  }

  #sendUnknown(): void {
    if (this.#socket?.readyState !== OPEN) return; // the next welcome sends them
    for (const waiting of this.#waiting.values()) if (waiting.unknown) this.#transmit(waiting);
  }

  #lost(code: number): void {
    this.connected(false);
    if (this.#closed) return;
    if (code === CLOSE_SEAT_MOVED || code === CLOSE_REFUSED) {
      this.#closed = true;
      this.ended(code === CLOSE_SEAT_MOVED);
      return;
    }
    if (code === CLOSE_SIGNED_OUT) this.signedOut(); // we come back as a spectator, if we may
    this.#timer = window.setTimeout(() => this.#open(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(this.#pause * 2, LATEST);
  }

  readonly #hurry = (): void => {
    if (this.#socket?.readyState === CLOSED && !this.#closed) {
      clearTimeout(this.#timer);
      this.#open();
    }
  };
}
