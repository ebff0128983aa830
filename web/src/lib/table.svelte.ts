import { Stage } from "../motion/stage";
import type { View } from "../views";
import type { Because, Cards, ChatLine, News, Refused, Said, ServerMessage, TableInfo, Welcome } from "../messages";
import { api, Refusal } from "./api";
import { applied } from "./changes";
import { whoAmI } from "./people.svelte";
import { Replay, shownAgain } from "./replay.svelte";
import type { Shown } from "./shown";
import { forgetSeen, keepSeen, seenOf } from "./seen";
import { TableSocket } from "./socket";
import { maybe, t } from "./texts.svelte";

export type { View };

// After a break, up to this many lines are shown at once; more are put in a list.
const SHORT_BREAK = 4;

/** A table as this client knows it. Everything that the page shows comes from here. */
export class Table implements Shown {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  you = $state(-1);
  chat = $state.raw<ChatLine[]>([]);
  deadline = $state<number | null>(null);
  connected = $state(false);
  /** The server does not know yet what became of our last command, and we keep asking. */
  findingOut = $state(false);
  sending = $state(false);
  refused = $state.raw<Refused | null>(null);
  refusal = $state("");
  because = $state.raw<Because | null>(null);
  said = $state.raw<Said>({ question: "", moves: [], told: [] });
  /** The log of the game, as far back as the server tells it. */
  lines = $state.raw<string[]>([]);
  /** What has just happened, or what somebody has just said. */
  news = $state.raw<string[]>([]);
  /** What happened while the player was not looking. */
  missed = $state.raw<string[]>([]);
  /** How many missed steps before these are not shown again. */
  leftOut = $state(0);
  replay = $state.raw<Replay | null>(null);
  gone = $state<"" | "moved" | "refused">("");
  /** How far the page has shown the game. It may have received more already. */
  number = $state(-1);
  readonly stage = new Stage();
  #heard: number;
  #seen: number; // how far the game was shown while the player was looking
  #left: View | null = null; // the table when the player looked away
  #ahead = 0; // how far the server's clock is ahead of ours, in seconds
  #awaited: number | null = null; // our own move is in progress until this number is shown
  #queue: News[] = [];
  #telling = false;
  #whole: boolean; // whether `lines` start at the beginning of the game
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    readonly invitation: string,
    language: string,
  ) {
    this.#seen = this.#heard = seenOf(id);
    this.#whole = this.#heard === 0;
    this.#socket = new TableSocket(
      id,
      invitation,
      language,
      () => this.#heard,
      (message) => this.#hear(message),
      (is) => (this.connected = is),
      (moved) => (this.gone = moved ? "moved" : "refused"),
      () => void whoAmI().catch(() => {}), // the page then says that this browser is signed out
      (is) => (this.findingOut = is),
    );
    document.addEventListener("visibilitychange", this.#looked);
    addEventListener("pagehide", this.#looked);
  }

  /** A sentence that says why the last command was refused. */
  get refusedBecause(): string {
    const refused = this.refused;
    if (!refused) return "";
    const task = this.said.task || t("web-lesson-read"); // for a player in a lesson
    const { asked } = refused.facts; // the kind of the open question, if the reason names it
    const question = asked ? t(`question-${asked}`) : "";
    const sentence =
      maybe(`error-${refused.key}`, { task, ...refused.facts }) ??
      maybe(`reason-${refused.key}`, { asked: question }) ??
      refused.key;
    return refused.clause ? `${sentence} (${refused.clause})` : sentence;
  }

  /** The view on the drawn table: the present one, or a past one while it is shown again. */
  get shown(): View | null {
    return this.replay?.view ?? this.view;
  }

  get asked(): boolean {
    return this.view !== null && this.you >= 0 && this.view.asked === this.you && this.info?.status === "playing";
  }

  cards(): Promise<Cards> {
    return api.cards(this.id, this.invitation);
  }

  /** Seconds left on the clock of the open question; null if there is no clock. */
  left(now: number): number | null {
    return this.deadline === null ? null : Math.max(0, this.deadline - now / 1000 - this.#ahead);
  }

  /** Play a move. No other move is sent while it is in progress, so no click is lost or doubled. */
  async play(move: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.because = null;
    this.endReplay();
    this.stage.skip();
    const answer = await this.#socket.send({ type: "move", move, question: Math.max(0, this.number) });
    this.refused = answer?.type === "refused" ? answer : null;
    this.#awaited = answer?.type === "done" || answer?.type === "news" ? answer.number : -1;
    this.#settle();
  }

  /** The drawn table jumps to the present at once. */
  endReplay(): void {
    if (!this.replay) return;
    this.replay.end();
    this.replay = null;
    this.stage.rest();
  }

  /** Ask why a move is not allowed. The tablet shows the answer. */
  async whyNot(move: string): Promise<void> {
    this.refused = null;
    this.because = await this.#socket.ask(move);
  }

  async say(command: Parameters<TableSocket["send"]>[0]): Promise<boolean> {
    const answer = await this.#socket.send(command);
    this.refused = answer?.type === "refused" ? answer : null;
    return this.refused === null;
  }

  close(): void {
    this.#looked();
    document.removeEventListener("visibilitychange", this.#looked);
    removeEventListener("pagehide", this.#looked);
    this.endReplay();
    this.#socket.close();
    this.stage.close();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") void this.#welcome(message);
    else if (message.type === "news") this.#news(message);
    else if (message.type === "presence") this.#presence(message.here);
    else if (message.type === "refused" && !message.id) {
      this.refused = message;
      this.refusal = this.refusedBecause;
    }
  }

  /**
   * Take over the present state. Missed events are told; if the table was already on screen, its things move to their
   * places.
   */
  async #welcome(message: Welcome): Promise<void> {
    const told = message.said?.told ?? [];
    const returns = this.number >= 0 || !this.#whole;
    const first = this.number < 0;
    const wholeGame = !this.#whole && this.number >= 0;
    const listed = returns && !wholeGame && told.length > (first ? 0 : SHORT_BREAK);
    const since = this.#seen;
    const last = this.view;
    this.#queue = [];
    this.#heard = message.number;
    const take = () => {
      this.#ahead = message.now - Date.now() / 1000;
      this.you = message.you;
      this.info = message.table;
      this.view = message.view;
      this.chat = message.chat;
      this.deadline = message.deadline;
      if (message.said) this.said = message.said;
      this.lines = wholeGame || !returns ? told : [...this.lines, ...told];
      if (listed) this.missed = document.hidden ? [...this.missed, ...told] : told;
      this.#shown(message.number);
    };
    if (wholeGame) {
      take();
      this.#whole = true;
      return;
    }
    this.endReplay();
    this.stage.skip();
    if (listed && shownAgain(this.stage)) {
      take();
      void this.#showAgain(since, last);
    } else {
      await this.stage.show(message.happenings, take, this.view, message.view);
      this.stage.rest();
    }
    if (!this.#whole) this.#socket.catchUp(0); // fetch the log from before we came
  }

  /**
   * Show everything missed since a number on the drawn table. If the server does not answer, only the list tells it.
   */
  async #showAgain(since: number, last: View | null): Promise<void> {
    const replay = (this.replay = new Replay(this.stage, since, last ?? this.view));
    try {
      const found = await api.since(this.id, since, this.invitation);
      if (this.replay === replay && found.view && found.steps.length) {
        this.missed = replay.lay(found);
        this.leftOut = found.left_out;
        await replay.play(found.view);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    if (this.replay === replay) this.endReplay();
  }

  #news(message: News): void {
    if (message.number !== this.#heard + 1) return this.#socket.catchUp(this.#heard);
    this.#heard = message.number;
    this.#queue.push(message);
    void this.#tell();
  }

  /** Show the news one by one, each after the one before is finished. */
  async #tell(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const message = next;
      const before = this.view;
      const after =
        message.view !== undefined
          ? message.view
          : before && message.changes.length
            ? applied(before, message.changes)
            : before;
      const take = () => this.#take(message, after);
      if (this.replay && after) {
        this.replay.add({ ...message, view: after, told: message.said?.told ?? [] });
        take();
      } else await this.stage.show(message.happenings, take, before, after);
    }
    if (!this.replay) this.stage.rest();
    this.#telling = false;
  }

  #take(message: News, after: View | null): void {
    this.view = after;
    this.deadline = message.deadline;
    if (message.table) this.info = message.table;
    if (message.said) {
      this.said = message.said;
      const { told } = message.said;
      if (told.length) this.lines = [...this.lines, ...(this.news = told)];
      if (document.hidden || this.replay) this.missed = [...this.missed, ...told];
    }
    if (message.chat) {
      this.chat = [...this.chat, message.chat];
      this.news = [
        t("web-chat-line", { name: this.info?.seats[message.chat.seat]?.name ?? "", text: message.chat.text }),
      ];
    }
    if (after?.asked === this.you) this.because = null;
    this.#shown(message.number);
  }

  #shown(number: number): void {
    this.number = number;
    this.#settle();
    if (!document.hidden) this.#seen = number;
  }

  /** Our own move is finished once its result is shown. */
  #settle(): void {
    if (this.#awaited === null || this.number < this.#awaited) return;
    this.#awaited = null;
    this.sending = false;
  }

  /** Stored only when the player looks away or leaves: storing it at every move would slow moves down. */
  readonly #looked = (): void => {
    if (document.hidden) this.#left = this.shown;
    if (document.hidden && this.replay) {
      this.#seen = this.replay.since;
      this.endReplay();
    }
    if (this.info?.status === "over") forgetSeen(this.id);
    else if (this.number >= 0) keepSeen(this.id, this.#seen);
    if (document.hidden) return;
    const since = this.#seen;
    this.#seen = this.number;
    const more = this.missed.length > 0 && since < this.number;
    if (more && !this.replay && shownAgain(this.stage)) void this.#showAgain(since, this.#left);
  };

  #presence(here: boolean[]): void {
    if (this.info)
      this.info = { ...this.info, seats: this.info.seats.map((seat, at) => ({ ...seat, here: here[at] ?? false })) };
  }
}
