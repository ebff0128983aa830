import { MAX_PLAYERS } from "../constants";
import { seatLetter } from "../lib/seats";
import { NO_VALUES } from "../lib/values";
import type { GameInfo, Setting } from "../messages";
import type { Options } from "../views";

/** Minutes for a decision in a live game, days in a slow one. */
export const PACES = ["live 1", "live 2", "live 5", "live 15", "days 1", "days 3", "days 7"] as const;
const SECONDS = 60;

/** A table as the user wants it. Settings that were not touched are left out, so that the game's defaults apply. */
export class TableDraft {
  game = $state("");
  players = $state(4);
  /** For each seat the bot that takes it; empty for a person. */
  bots = $state<string[]>([]);
  edition = $state(2016);
  modules = $state<string[]>([]);
  famous = $state("");
  switches = $state<string[]>([]);
  target = $state<number | null>(null);
  house = $state<Record<string, string>>({});
  values = $state.raw(NO_VALUES);
  open = $state(false);
  pace = $state<string>("live 5");

  /** Our suggestion for a game. */
  recommend({ game, usual }: GameInfo): void {
    this.game = game;
    this.players = usual;
    this.bots = ["", ...Array<string>(MAX_PLAYERS - 1).fill("greedy")];
    this.edition = 2016;
    this.modules = [];
    this.famous = "";
    this.switches = [];
    this.target = null;
    this.house = {};
    this.values = NO_VALUES;
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
    if (!info.editions.length) return new Set(info.possible[""]);
    const chosen = this.modulesOf(info)
      .filter((module) => this.modules.includes(module))
      .map((module) => `${this.edition} ${module}`);
    return new Set([`${this.edition}`, ...chosen].flatMap((key) => info.possible[key] ?? []));
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
    if (may("famous") && this.famous) options.famous = this.famous;
    if (may("dark_red") && this.switches.includes("dark_red")) options.dark_red = true;
    if (may("open_draft") && this.switches.includes("open_draft")) options.open_draft = true;
    if (may("open_money") && this.switches.includes("open_money")) options.open_money = true;
    if (may("tie") && this.switches.includes("replay")) options.tie = "replay";
    if (may("target") && this.target) options.target = this.target;
    const house = Object.entries(this.house).filter(([rule]) => may(rule));
    if (house.length) options.house = Object.fromEntries(house);
    return options;
  }
}
