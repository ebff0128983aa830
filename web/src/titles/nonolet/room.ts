import { getContext, setContext } from "svelte";
import { rulesOf } from "../../lib/titles";
import { t } from "../../lib/texts.svelte";
import type { SeatInfo, TableInfo } from "../../messages";
import type { NonOletPlayer, NonOletRules, NonOletView } from "./views";
import type { Targets } from "./moves";

/** The table, for everything drawn on it. */
export interface Room {
  readonly view: NonOletView;
  readonly info: TableInfo;
  readonly tokens: readonly string[];
  readonly legal: Targets;
  readonly you: number;
  readonly goal: NonOletRules;
  /** Open a player's place, large and with everything that is known about it. */
  look(at: number): void;
}

const ROOM = Symbol("room");
export const provideRoom = (room: Room): Room => setContext(ROOM, room);
export const useRoom = (): Room => getContext<Room>(ROOM);

/** The goal of the game; null at a table of another game. */
export const goalOf = (info: TableInfo): NonOletRules | null => rulesOf("non-olet", info.rules);

export const nameOf = (seat: SeatInfo) => seat.name || t("web-nobody");

/** One visitor: the Roman, the place, and what lies on the card. */
export interface Visitor {
  roman: number;
  markers: number;
  coins: number;
  spot: string;
}

/** The part of a view that shows who sits where. */
interface Seated {
  players: Pick<NonOletPlayer, "places">[];
  coins: NonOletView["coins"];
}

/** The visitors on a place: none, one, or two who share it. */
export function visitorsOf(view: Seated, at: number, place: string): Visitor[] {
  const { places } = view.players[at]!;
  return [place, `${place}+`]
    .map((spot) => ({ spot, found: places[spot] }))
    .filter(({ found }) => found && found[0] >= 0)
    .map(({ spot, found }) => ({
      spot,
      roman: found![0],
      markers: found![1],
      coins: view.coins[String(found![0])] ?? 0,
    }));
}

export const SEATS = ["L", "M", "R"];

export const villasOf = (view: Seated, at: number): string[] =>
  Object.keys(view.players[at]!.places).filter((spot) => /^V\d$/.test(spot));

/** The graffiti on the walls: one in each room, in Latin whatever the language. */
export const GRAFFITI = [
  "HIC BENE FVIMVS",
  "FESTINA LENTE",
  "LVCRVM GAVDIVM",
  "VENI SEDI ABII",
  "SALVE LVCRVM",
  "CARPE SELLAM",
];

/** Number the copies of equal cards, so that each can be followed when it moves. */
export function copies(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return { card, key: `card-${card}-${copy}` };
  });
}
