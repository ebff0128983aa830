import type { GameInfo, Options, Setting } from "../messages";

export const LETTERS = "ABCDEF";
/** Minutes of a live decision, days of one at leisure. */
export const PACES = ["live 1", "live 2", "live 5", "live 15", "days 1", "days 3", "days 7"] as const;
const USUAL_SEATS: Record<string, number> = { "non-olet": 4, olet: 3 };
const SECONDS = 60;

/** A table as somebody wishes it. What they leave alone is left out, so that the game's own default counts. */
export class Wish {
  game = $state("non-olet");
  players = $state(4);
  /** By seat: the bot that takes it, or nothing for a person. */
  bots = $state<string[]>([]);
  edition = $state(2016);
  modules = $state<string[]>([]);
  famous = $state("");
  switches = $state<string[]>([]);
  target = $state<number | null>(null);
  house = $state<Record<string, string>>({});
  values = $state("");
  open = $state(false);
  pace = $state<string>("live 2");

  constructor() {
    this.recommend("non-olet");
  }

  /** How we would begin with a game. */
  recommend(game: string): void {
    this.game = game;
    this.players = USUAL_SEATS[game] ?? 2;
    this.bots = ["", ...Array<string>(LETTERS.length - 1).fill("greedy")];
    this.edition = 2016;
    this.modules = [];
    this.famous = "";
    this.switches = [];
    this.target = null;
    this.house = {};
    this.values = "";
  }

  /** Whether all other seats are those of bots: then nobody need be waited for. */
  get alone(): boolean {
    return this.bots.slice(1, this.players).every(Boolean);
  }

  setting(info: GameInfo): Setting {
    const [kind, limit] = this.pace.split(" ") as ["live" | "days", string];
    const seats = this.bots.slice(0, this.players).map((bot, seat) => [LETTERS[seat]!, bot]);
    return {
      game: this.game,
      players: this.players,
      options: this.#options(info),
      values: this.values,
      bots: Object.fromEntries(seats.filter(([, bot]) => bot)) as Record<string, string>,
      public: this.open,
      pace: { kind, limit: kind === "live" ? Number(limit) * SECONDS : Number(limit) },
    };
  }

  #options(info: GameInfo): Options {
    const options: Options = {};
    const has = (name: string) => info.options.includes(name);
    if (has("edition")) options.edition = this.edition;
    if (has("modules") && this.modules.length) options.modules = this.modules;
    if (has("famous") && this.famous && this.modules.includes("famous")) options.famous = this.famous;
    if (has("dark_red") && this.switches.includes("dark_red")) options.dark_red = true;
    if (has("open_draft") && this.switches.includes("open_draft")) options.open_draft = true;
    if (has("open_money") && this.switches.includes("open_money")) options.open_money = true;
    if (has("tie") && this.switches.includes("replay")) options.tie = "replay";
    if (has("target") && this.target) options.target = this.target;
    if (Object.keys(this.house).length) options.house = this.house;
    return options;
  }
}
