import { Stage } from "../motion/stage";
import type { View } from "../views";
import { entriesOf, since, type Entry } from "../following/entries";
import { followingOf, readingOf } from "../following/reading";
import { Round } from "../following/round";
import { planOf, readOut } from "../following/scenes";
import { summaryOf } from "../following/summary";
import type { Because, Cards, ChatLine, News, Refused, Said, ServerMessage, TableInfo, Welcome } from "../messages";
import { api, Refusal } from "./api";
import { applied } from "./changes";
import { whoAmI } from "./people.svelte";
import { canBeShown, Replay, shownAgain } from "./replay.svelte";
import type { Shown } from "./shown";
import { forgetSeen, keepSeen, seenOf } from "./seen";
import { settings } from "./settings.svelte";
import { drawn } from "../titles/registry";
import { TableSocket } from "./socket";
import { maybe, t } from "./texts.svelte";

export type { View };

// After a break, up to this many lines are shown at once; more are put in a list.
const SHORT_BREAK = 4;
// So many numbers back the server tells the log once more.
const LOG_AGAIN = 60;

const keptUntil = (entries: Entry[], number: number): Entry[] =>
  number ? entries.filter((entry) => entry.number <= number) : [];

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
  /** Whether moves of others are being shown. */
  watching = $state(false);
  refused = $state.raw<Refused | null>(null);
  refusal = $state("");
  because = $state.raw<Because | null>(null);
  said = $state.raw<Said>({ question: "", moves: [], told: [], notes: [] });
  /** The log of the game, as far back as the server tells it. */
  entries = $state.raw<Entry[]>([]);
  /** The number of our last own move; what came later we may not have followed. */
  moved = $state(-1);
  /** The numbers of all news that our own moves have led to. */
  readonly own = new Set<number>();
  /** Whether the player has come back and not moved since. */
  returned = $state(false);
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
  #whole: boolean; // whether the log starts at the beginning of the game
  #logSince: number | null = null; // we have asked for the log after this number once more
  readonly #round = new Round();
  #cards: Promise<Cards> | undefined;
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

  /** What happened since our own last move, as lines of the log. */
  get sinceOwn(): Entry[] {
    return since(this.entries, this.you, this.moved);
  }

  /** What one should know before one answers. */
  readonly summary = $derived.by(() => {
    const near = this.view && this.info ? drawn(this.view.title)?.near(this.info, this.view, this.you) : null;
    return summaryOf(this.sinceOwn, this.you, near ?? null);
  });

  /** What the tablet says now: the newest line of what is shown. */
  get telling(): Entry | undefined {
    return this.replay?.view ? this.replay.line : this.entries.at(-1);
  }

  get asked(): boolean {
    return this.view !== null && this.you >= 0 && this.view.asked === this.you && this.info?.status === "playing";
  }

  /** A table does not change its cards: they are fetched once. */
  cards(): Promise<Cards> {
    return (this.#cards ??= api.cards(this.id, this.invitation).catch((error: unknown) => {
      this.#cards = undefined;
      throw error;
    }));
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
   * Take over the present state. Missed events are retold; if the table was already on screen, its things move to their
   * places.
   */
  async #welcome(message: Welcome): Promise<void> {
    const title = message.view?.title ?? "";
    const again = this.number >= 0 ? this.#logSince : null;
    const kept = again === null ? (this.number >= 0 ? this.entries : []) : keptUntil(this.entries, again);
    const told = this.#linesOf(message, title, kept.at(-1));
    const returns = this.number >= 0 || !this.#whole;
    const listed = returns && again === null && told.length > (this.number < 0 ? 0 : SHORT_BREAK);
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
      this.entries = [...kept, ...told];
      this.returned ||= listed;
      this.#shown(message.number);
    };
    if (again !== null) {
      take();
      this.#whole = true;
      this.#logSince = null;
      return;
    }
    this.#round.forget();
    this.endReplay();
    this.stage.skip();
    if (listed && shownAgain(this.stage)) {
      take();
      void this.#showAgain(since, last);
    } else {
      await this.stage.show(message.happenings, take, this.view, message.view);
      this.stage.rest();
    }
    if (!this.#whole) this.#askLog(0); // fetch the log from before we came
  }

  /** Ask the server once more for all lines after a number. */
  #askLog(number: number): void {
    this.#logSince = number;
    this.#socket.catchUp(number);
  }

  #linesOf(message: Pick<News | Welcome, "number" | "happenings" | "said">, title: string, after?: Entry): Entry[] {
    const { told = [], notes = [] } = message.said ?? {};
    // The first turn begins with the game, and nothing tells it.
    const begin = { turn: this.view?.turn ?? 0, by: this.view?.active ?? -1, cause: null };
    return entriesOf(message.number, told, notes, message.happenings, followingOf(title).cause, after ?? begin);
  }

  /**
   * Show everything missed since a number on the drawn table. If the server does not answer, only the list tells it.
   */
  async #showAgain(since: number, last: View | null, until?: number): Promise<void> {
    const stays = until !== undefined;
    const replay = (this.replay = new Replay(this.stage, since, last ?? this.view, this.you, stays));
    try {
      const found = await api.since(this.id, since, this.invitation, until);
      if (this.replay === replay && found.view && found.steps.length) {
        replay.lay(found);
        await replay.play(found.view);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    if (this.replay === replay) this.endReplay();
  }

  /** Show again, step by step, what happened since our own last move. With `paused`, begin with the last step. */
  showRound(paused = false): void {
    if (this.replay || !canBeShown()) return;
    const { from, steps } = this.#round;
    if (!from || !steps.length) {
      const number = this.sinceOwn[0]?.number;
      if (number !== undefined) void this.#showAgain(number - 1, this.view);
      return;
    }
    const replay = (this.replay = new Replay(this.stage, this.number, this.view, this.you));
    replay.take(steps);
    if (paused) this.stage.pace.pause();
    void replay.play(from, paused ? steps.length - 1 : 0).then(() => this.replay === replay && this.endReplay());
  }

  /** Show the moment of a line: the table before it, and then what happened. */
  showMoment({ number }: Entry): void {
    if (this.replay) this.endReplay();
    if (canBeShown()) void this.#showAgain(number - 1, this.view, number);
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
      const last = this.entries.at(-1);
      const told = this.#linesOf(message, after?.title ?? "", last);
      const own = message.id !== undefined;
      this.watching = !own && told.length > 0 && this.view !== null;
      const take = () => {
        this.#take(message, after, told);
        if (own && message.happenings.length) this.#moved(message.number);
      };
      if (after) this.#round.add({ number: message.number, view: after, happenings: message.happenings, told }, before);
      if (this.replay && after) {
        this.replay.add({ number: message.number, view: after, happenings: message.happenings, told });
        take();
      } else {
        const reading = readingOf(after?.title ?? "");
        const taught = Boolean(this.info?.lesson);
        const speed = taught && settings.speed !== "instant" ? "slow" : settings.speed;
        const usual = planOf(told, this.you, last?.cause ?? null, reading, speed, own);
        const plan = taught ? readOut(usual, told, speed) : usual;
        await this.stage.show(message.happenings, take, before, after, plan);
      }
    }
    if (!this.replay) this.stage.rest();
    this.#telling = false;
    this.watching = false;
  }

  /** Our own move was shown: what comes now is new to us. */
  #moved(number: number): void {
    this.moved = number;
    this.own.add(number);
    this.returned = false;
    this.#round.forget();
  }

  #take(message: News, after: View | null, told: Entry[]): void {
    this.view = after;
    this.deadline = message.deadline;
    if (message.table) this.info = message.table;
    if (message.said) {
      this.said = message.said;
      if (told.length) this.entries = [...this.entries, ...told];
    }
    if (message.chat) this.chat = [...this.chat, message.chat];
    if (message.undone) {
      this.#round.forget();
      this.#askLog(Math.max(0, message.number - LOG_AGAIN));
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
    const more = this.entries.some(({ number }) => number > since);
    this.returned ||= more;
    if (more && !this.replay && shownAgain(this.stage)) void this.#showAgain(since, this.#left);
  };

  #presence(here: boolean[]): void {
    if (this.info)
      this.info = { ...this.info, seats: this.info.seats.map((seat, at) => ({ ...seat, here: here[at] ?? false })) };
  }
}
