import { MAX_PLAYERS } from "../constants";
import { seatLetter } from "../lib/seats";
import { NO_VALUES } from "../lib/values";
import type { GameInfo, Setting, TableSetting } from "../messages";
import type { Options } from "../views";

/** The value of an option that somebody has set. */
type Chosen = boolean | number | string;

/** Minutes for a decision in a live game, days in a slow one. */
export const PACES = ["live 1", "live 2", "live 5", "live 15", "days 1", "days 3", "days 7"] as const;
const SECONDS = 60;

/** A table as the user wants it. Settings that were not touched are left out, so that the game's defaults apply. */
export class TableDraft {
  game = $state("");
  players = $state(0);
  /** For each seat the bot that takes it; empty for a person. */
  bots = $state<string[]>([]);
  edition = $state(0);
  modules = $state<string[]>([]);
  /** The other options by name, only those that were set. */
  chosen = $state<Record<string, Chosen>>({});
  house = $state<Record<string, string>>({});
  values = $state.raw(NO_VALUES);
  open = $state(false);
  pace = $state<string>("live 5");

  /** Our suggestion for a game. */
  recommend({ game, usual, usual_edition }: GameInfo): void {
    this.game = game;
    this.players = usual;
    this.bots = Array<string>(MAX_PLAYERS).fill(""); // this is how people play with friends
    this.edition = usual_edition;
    this.modules = [];
    this.chosen = {};
    this.house = {};
    this.values = NO_VALUES;
  }

  /** A table as it waits for players. */
  take(info: GameInfo, setting: TableSetting): void {
    this.recommend(info);
    const { edition, modules, house, ...chosen } = (setting.options ?? {}) as Options & Record<string, Chosen>;
    this.players = setting.players!;
    this.edition = edition ?? info.usual_edition;
    this.modules = [...(modules ?? [])];
    this.house = { ...house };
    this.chosen = { ...chosen };
    const { kind = "live", limit = 2 * SECONDS } = setting.pace ?? {};
    this.pace = `${kind} ${kind === "live" ? limit / SECONDS : limit}`;
  }

  /** Set an option. Nothing, or what is not a number, leaves it to the game. */
  choose(name: string, value: Chosen | undefined): void {
    if (value === undefined || Number.isNaN(value)) delete this.chosen[name];
    else this.chosen[name] = value;
  }

  /** Whether bots have all other seats, so that there is nobody to wait for. */
  get alone(): boolean {
    return this.bots.slice(1, this.players).every(Boolean);
  }

  /** The modules of the chosen edition. */
  modulesOf(info: GameInfo): string[] {
    return info.modules.filter((module) => `${this.edition} ${module}` in info.possible);
  }

  /** The options and house rules that can be combined with the current choice. The server knows what goes together. */
  possible(info: GameInfo): Set<string> {
    const chosen = this.modulesOf(info)
      .filter((module) => this.modules.includes(module))
      .map((module) => `${this.edition} ${module}`);
    return new Set([...this.possibleAlone(info), ...chosen.flatMap((key) => info.possible[key] ?? [])]);
  }

  /** Those that need no module. */
  possibleAlone(info: GameInfo): Set<string> {
    return new Set(info.possible[info.editions.length ? `${this.edition}` : ""]);
  }

  setting(info: GameInfo): Setting {
    const [kind, limit] = this.pace.split(" ") as ["live" | "days", string];
    const seats = this.bots.slice(0, this.players).map((bot, seat) => [seatLetter(seat), bot]);
    return {
      game: this.game,
      players: this.players,
      options: this.#options(info),
      ...this.values,
      bots: Object.fromEntries(seats.filter(([, bot]) => bot)) as Record<string, string>,
      public: this.open,
      pace: { kind, limit: kind === "live" ? Number(limit) * SECONDS : Number(limit) },
    };
  }

  #options(info: GameInfo): Options {
    const options: Options = {};
    const modules = this.modules.filter((module) => this.modulesOf(info).includes(module));
    const possible = this.possible(info);
    const may = (name: string) => possible.has(name);
    if (info.editions.length) options.edition = this.edition;
    if (modules.length) options.modules = modules;
    Object.assign(options, Object.fromEntries(Object.entries(this.chosen).filter(([name]) => may(name))));
    const house = Object.entries(this.house).filter(([rule]) => may(rule));
    if (house.length) options.house = Object.fromEntries(house);
    return options;
  }
}
