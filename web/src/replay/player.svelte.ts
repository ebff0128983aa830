import { applied } from "../lib/changes";
import { distinctNames, seatLetter, seatNumber } from "../lib/seats";
import { PLAIN_PLAN } from "../following/scenes";
import { FACTOR } from "../following/timing";
import { settings } from "../lib/settings.svelte";
import type { Shown } from "../lib/shown";
import type { View } from "../lib/table.svelte";
import { t } from "../lib/texts.svelte";
import type { Cards, Replay, ReplayStep, Said, SeatInfo, TableInfo } from "../messages";
import { Stage } from "../motion/stage";

/** How long each step stays after its motion while the game plays automatically. */
const REST = { slow: 1500, normal: 750, brisk: 550, instant: 400 };
const NOTHING: Said = { question: "", moves: [], told: [], notes: [] };

/** The moves of one turn: the first, and the one after the last. */
export interface Turn {
  number: number;
  player: number;
  from: number;
  to: number;
}

/**
 * A recorded game on the table: the current move, the point of view, and ways to move through the game. No move can be
 * made.
 */
export class Player implements Shown {
  /** How many moves have been made. */
  at = $state(0);
  /** The point of view: a letter, `open` for everybody's cards, or `spectator`. */
  eye = $state("open");
  playing = $state(false);
  /** Moves to be shown on the table, as a review compares them; none of them can be made. */
  suggested = $state.raw<string[]>([]);
  readonly sending = false;
  readonly said = NOTHING;
  readonly stage = new Stage();
  readonly last: number;
  readonly turns: Turn[];
  readonly eyes: string[];
  #views = new Map<string, View[]>();
  #wake: (() => void) | null = null;
  readonly #names: string[];

  constructor(
    readonly replay: Replay,
    at = 0,
    eye = "open",
  ) {
    this.last = replay.steps.length;
    this.#names = distinctNames(replay.names);
    this.turns = turnsOf(replay.steps);
    this.eyes = [...replay.names.map((_, seat) => seatLetter(seat)), "open", "spectator"];
    this.at = this.#within(at);
    if (this.eyes.includes(eye)) this.eye = eye;
  }

  readonly view = $derived.by(() => {
    const view = this.#viewAt(this.eye, this.at);
    return this.suggested.length ? { ...view, moves: this.suggested } : view;
  });

  get asked(): boolean {
    return this.suggested.length > 0;
  }

  /** The open view needs somebody at the front; it does not matter who. */
  get you(): number {
    return this.eye === "open" ? 0 : seatNumber(this.eye);
  }

  /** The table information that a drawn table needs. */
  readonly info: TableInfo = $derived.by(() => {
    const { game, names, options, rules } = this.replay;
    return {
      id: "",
      status: this.view.outcome ? "over" : "playing",
      setting: { game, players: names.length },
      options,
      rules,
      seats: names.map(seatOf),
      host: -1,
      commitment: "",
      seed: "",
      ended: "",
      ask: null,
      hints: "off",
      hints_agreed: [],
      rematch_offered: [],
      rematch: "",
      lesson: null,
    } satisfies TableInfo;
  });

  /** The last move; none at the start. */
  get step(): ReplayStep | undefined {
    return this.replay.steps[this.at - 1];
  }

  async cards(): Promise<Cards> {
    return this.replay.cards;
  }

  /** The sentences about a step from this point of view. If there are none, say which move it was. */
  told(step: ReplayStep): string[] {
    const told = step.own[this.eye]?.told ?? step.told;
    if (told.length) return told;
    const player = this.name(step.player);
    return [this.sees(step) ? t("web-replay-does", { player, move: step.said }) : t("web-replay-secret", { player })];
  }

  /** The name of a player, with the seat letter if another one has the same name, as in the log. */
  name(seat: number): string {
    return this.#names[seat] ?? "";
  }

  /** Whether this point of view sees which move it was. */
  sees(step: ReplayStep): boolean {
    return !step.hidden || this.eye === "open" || this.eye === seatLetter(step.player);
  }

  // Moving through the game.

  /** Show the table after so many moves, at once. */
  seek(at: number): void {
    this.stage.skip();
    this.at = this.#within(at);
    this.stage.rest();
  }

  look(eye: string): void {
    this.stage.skip();
    this.eye = eye;
    this.stage.rest();
  }

  back(): void {
    this.pause();
    this.seek(this.at - 1);
  }

  /** Go one move further and show it happening. */
  async forth(): Promise<void> {
    const step = this.replay.steps[this.at];
    if (!step) return;
    const happenings = step.own[this.eye]?.happenings ?? step.happenings;
    const [before, after] = [this.view, this.#viewAt(this.eye, this.at + 1)];
    const plan = { ...PLAIN_PLAN, kind: happenings[0]?.kind ?? "", factor: FACTOR[settings.speed] };
    await this.stage.show(happenings, () => (this.at += 1), before, after, plan);
    this.stage.rest();
  }

  /** Go to the start of the next turn, of this one, or of the one before. */
  turnBy(by: 1 | -1): void {
    this.pause();
    const begins = [...this.turns.map(({ from }) => from), this.last];
    const found = by > 0 ? begins.find((at) => at > this.at) : begins.reverse().find((at) => at < this.at);
    this.seek(found ?? this.at);
  }

  /** Go to the next large swing of the chances to win, or to the one before. */
  swingBy(by: 1 | -1): void {
    this.pause();
    const { swings } = this.replay;
    const found = by > 0 ? swings.find((at) => at > this.at) : [...swings].reverse().find((at) => at < this.at);
    if (found !== undefined) this.seek(found);
  }

  jump(at: number): void {
    this.pause();
    this.seek(at);
  }

  /** Play automatically until somebody stops it or the game is over. At the end, start again from the beginning. */
  async play(): Promise<void> {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.seek(0);
    this.playing = true;
    while (this.playing && this.at < this.last) {
      await this.forth();
      if (this.playing) await this.#rest(REST[settings.speed]);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    this.#wake?.();
  }

  close(): void {
    this.pause();
    this.stage.close();
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => (clearTimeout(timer), resolve());
    });
  }

  #within(at: number): number {
    return Math.min(Math.max(Math.trunc(at) || 0, 0), this.last);
  }

  /** Each view is built from the one before and its changes, and kept. */
  #viewAt(eye: string, at: number): View {
    const views = this.#views.get(eye) ?? [this.replay.views[eye]!];
    this.#views.set(eye, views);
    for (let known = views.length - 1; known < at; known += 1) {
      const step = this.replay.steps[known]!;
      views.push(applied(views[known]!, [...step.changes, ...(step.own[eye]?.changes ?? [])]));
    }
    return views[at]!;
  }
}

const seatOf = (name: string): SeatInfo => ({
  name,
  taken: true,
  bot: "",
  here: true,
  away: false,
  resigned: false,
  played_by: "",
});

function turnsOf(steps: ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  steps.forEach(({ turn, player }, at) => {
    const now = turns.at(-1);
    if (now?.number === turn) now.to = at + 1;
    else turns.push({ number: turn, player, from: at, to: at + 1 });
  });
  return turns;
}
