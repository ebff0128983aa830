import { getContext, setContext } from "svelte";
import type { Shown } from "../../lib/shown";
import { aloud } from "../../lib/aloud";
import { t } from "../../lib/texts.svelte";
import { rulesOf } from "../../lib/titles";
import type { TableInfo } from "../../messages";
import type { OletRules, OletView } from "./views";
import { cardOf, notesOf, PATTERNS, spaceOf, type Space } from "./board";
import { followed, type Things, type Tokens } from "./things";

interface Read {
  table: Shown;
  info: TableInfo;
  view: OletView;
}

/**
 * Shared by the parts of the desk: the view, the things on it with their keys, and the meaning of a click on a space.
 */
export class Desk {
  spaces = $state.raw<Space[]>([]);
  track = $state.raw<string[]>([]);
  readonly #read: () => Read;
  #before: Things = {};

  constructor(read: () => Read) {
    this.#read = read;
    void read()
      .table.cards()
      .then((cards) => {
        this.spaces = cards.spaces.map(spaceOf);
        this.track = cards.track;
      });
  }

  get view(): OletView {
    return this.#read().view;
  }
  get table(): Shown {
    return this.#read().table;
  }
  get info(): TableInfo {
    return this.#read().info;
  }
  /** The rules that the bar shows. */
  get rules(): OletRules | null {
    return rulesOf("olet", this.info.rules);
  }
  get me(): number {
    return this.table.you;
  }

  readonly things = $derived.by(() => (this.#before = followed(this.#before, tokensOf(this.view), earlier)));

  /** The other players clockwise from our own seat; for spectators, everybody. */
  readonly others = $derived.by(() => {
    const count = this.info.seats.length;
    return Array.from({ length: count }, (_, step) => (Math.max(this.me, 0) + step) % count).filter(
      (at) => at !== this.me,
    );
  });

  /** Moves that name a space of the board: they place a henchman there or lift one from there. */
  readonly #legal = $derived.by(() => {
    const moves = this.table.asked && !this.table.sending ? this.view.moves : [];
    return new Map(moves.filter((move) => /^(place|lift) /.test(move)).map((move) => [move.split(" ")[1]!, move]));
  });

  move(space: string): string | undefined {
    return this.#legal.get(space);
  }
  /** What to ask when a player clicks a space and nothing happens. */
  whyNotQuery(space: string): string | undefined {
    return this.me < 0 ? undefined : space;
  }
  sentence(move: string | undefined): string {
    return move ? (this.table.said.moves[this.view.moves.indexOf(move)] ?? "") : "";
  }

  name(seat: number): string {
    const at = this.info.seats[seat];
    return at?.name || t("web-nobody"); // somebody may have deleted the name
  }
  /** A full description of a space, for those who cannot see it. A move that can be made there says most of it. */
  label(space: Space, ...more: string[]): string {
    const on = this.view.placed[space.name];
    const move = aloud(this.sentence(this.move(space.name)));
    const place = [spaceName(space), ...more, ...space.signs.map((sign) => t(`olet-sign-${sign}`))];
    const here = on === undefined ? t("web-olet-free") : t("web-olet-henchman", { name: this.name(on) });
    return (move && on === undefined ? [move] : [...(move ? [move] : place), here]).filter(Boolean).join(", ");
  }
}

/** A space as sentences name it: its kind and its number. */
const spaceName = ({ kind, name }: Space) => `${t(`olet-space-${kind}`)} ${name.replace(/\D/g, "")}`;
export const cardName = (token: string) => {
  const { kind, value } = cardOf(token);
  return [t(`olet-card-${kind}`), value && t("olet-money", { amount: value })].filter(Boolean).join(" ");
};
export const cardFacts = (token: string): Record<string, string> => {
  const { letter, value } = cardOf(token);
  return value ? { letter, value: t("olet-money", { amount: value }) } : { letter };
};
/** A player's money and fakes in words; null if they are behind a screen. */
export function purseOf(view: OletView, seat: number): { money: string; fakes: string } | null {
  const { cash, offshore, fakes } = view.players[seat]!;
  if (cash === undefined || offshore === undefined || !fakes) return null;
  const money = (amount: number) => t("olet-money", { amount });
  const [one, two, three] = fakes;
  return {
    money: t("olet-purse", { cash: money(cash), offshore: money(offshore) }),
    fakes: t("web-olet-fakes-of", { one, two, three }),
  };
}
export const pattern = (seat: number) => PATTERNS[seat]!;

/** A real note may have been a fake of the same player a moment ago: that is the point of the game. */
const earlier = (token: string) => {
  const seat = /^real-50-(\d)$/.exec(token)?.[1];
  return seat ? new RegExp(`^fake-\\d-${seat}$`) : null;
};

function tokensOf(view: OletView): Tokens {
  const found: Tokens = {};
  const several = (token: string, count: number): string[] => Array<string>(count).fill(token);
  view.market.forEach((token, at) => (found[`M${at + 1}`] = token === "-" ? [] : [token]));
  for (const [space, seat] of Object.entries(view.placed)) found[`on-${space}`] = [`henchman-${seat}`];
  found.binned = view.binned;
  view.players.forEach((player, seat) => {
    found[`ready-${seat}`] = several(`henchman-${seat}`, player.ready);
    found[`laid-${seat}`] = several(`henchman-${seat}`, player.laid);
    found[`cards-${seat}`] = player.cards;
    if (player.cash === undefined) return;
    for (const [note, count] of Object.entries(notesOf(player.cash)))
      found[`${note}-${seat}`] = several(`${note}-${seat}`, count);
    player.fakes?.forEach((count, at) => (found[`fake-${at + 1}-${seat}`] = several(`fake-${at + 1}-${seat}`, count)));
  });
  return found;
}

const DESK = Symbol("desk");
export const provideDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const useDesk = (): Desk => getContext<Desk>(DESK);
