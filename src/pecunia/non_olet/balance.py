"""Balance of Pecunia non olet: without modules, with each of them alone, and with all. Drafts are decided by lot."""

from typing import Any

from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.games import options_for
from pecunia.lab.balance.exposure import Exposure, Tallies
from pecunia.lab.balance.study import PLAIN, Group, Variant
from pecunia.non_olet.engine.game import NonOlet, new_game
from pecunia.non_olet.engine.module_names import (
    CAREERS,
    FAMOUS,
    FAMOUS_KEYS,
    FAVOUR_KEYS,
    FAVOURS,
    LADDER_KEYS,
    MODULES,
    ORDINARY,
    UPGRADE_KEYS,
    UPGRADES,
)
from pecunia.non_olet.engine.modules.careers import Careers
from pecunia.non_olet.engine.modules.favours import Favours
from pecunia.non_olet.engine.modules.modules_in_play import make_modules
from pecunia.non_olet.engine.modules.upgrades import NONE, Upgrades
from pecunia.non_olet.engine.names import CARD_KEYS, CLASSES, DRAFT, SEATS
from pecunia.non_olet.engine.options import MODULE_RULES
from pecunia.non_olet.engine.setup import clockwise
from pecunia.texts import Texts

CLIMB = "climb"
USES = {"play": "card", "upgrade": "upgrade", "use": "upgrade", "event": "event"}  # moves with these words use a thing
LOT = "lot"  # drafted cards are drawn: otherwise we would measure who chooses well
DRAFTED = [module.key for module in make_modules(MODULES) if module.drafts]
ALL = "all"


def _group(name: str, variant: str, played: bool = False) -> Group:
    return Group(name, lambda measured: measured == variant, played)


class NonOletStudy:
    def __init__(self) -> None:
        self.compared = [PLAIN, *MODULES, ALL]
        self.groups = [
            _group("card", PLAIN, played=True),
            _group("class", PLAIN),
            _group("famous", FAMOUS),
            _group("ladder", CAREERS),
            _group("favour", f"{LOT} {FAVOURS}"),
            _group("upgrade", f"{LOT} {UPGRADES}"),
        ]

    def variant_name(self, variant: str, texts: Texts) -> str:
        return texts.text(f"balance-variant-{variant}" if variant in (PLAIN, ALL) else f"module-{variant}")

    def thing_name(self, thing: str, texts: Texts) -> str:
        group, _, key = thing.partition(" ")
        return texts.text(f"{group}-{key}", **({"count": 1} if group == "class" else {}))

    def used_by(self, move: Move) -> str:
        verb, _, what = move.text.partition(" ")
        if verb == "use" and what in FAVOUR_KEYS:
            return f"favour {what}"
        if verb == CLIMB:
            return CLIMB
        return f"{USES[verb]} {what}" if verb in USES else ""

    def use_name(self, thing: str, texts: Texts) -> str:
        return texts.text("balance-use-climb") if thing == CLIMB else self.thing_name(thing, texts)

    def variants(self, options: dict[str, Any]) -> list[Variant]:
        modules: list[str] = options_for("non-olet", **options).modules
        found = [Variant(PLAIN, with_modules(options, []))]
        found += [Variant(module, with_modules(options, [module])) for module in modules]
        found += [
            Variant(f"{LOT} {module}", with_modules(options, [module])) for module in modules if module in DRAFTED
        ]
        if len(modules) > 1:
            found.append(Variant(ALL, with_modules(options, modules)))
        return found

    def open(self, variant: Variant, deal: int, seed: str) -> "WatchedNonOlet":
        players: int = options_for("non-olet", **variant.options).players
        options = options_for("non-olet", **variant.options, start=deal % players)
        return WatchedNonOlet(new_game(options, seed), variant.name.startswith(LOT))


def with_modules(options: dict[str, Any], modules: list[str]) -> dict[str, Any]:
    """The options of the same table with only these modules, and with the options that concern them."""
    house = {
        rule: value
        for rule, value in options.get("house", {}).items()
        if rule not in MODULE_RULES or any(module in modules for module in MODULE_RULES[rule])
    }
    others = {name: value for name, value in options.items() if name not in ("house", "modules")}
    if FAMOUS not in modules:
        others.pop("famous", None)
    return others | ({"house": house} if house else {}) | ({"modules": modules} if modules else {})


class WatchedNonOlet:
    """Notes which action cards everybody draws, who comes into the queues, and what modules deal out."""

    def __init__(self, game: NonOlet, lot: bool) -> None:
        self.game: Game = game
        self._table = game
        self._stream = stream_of(f"{game.seed}.draft") if lot else None
        self._exposure = Exposure(game.players)
        self._shuffled = 0  # the size of a pile that was made again from the discard during the current draw
        self._dealt = False
        game.listener = self._hear

    def tallies(self, victory: list[float]) -> Tallies:
        return self._exposure.tallies(victory)

    def look(self, game: Game) -> Move | None:
        assert game.question is not None
        if self._table.stage != DRAFT:
            if not self._dealt:
                self._dealt = True
                self._see_deal()
        elif self._stream is not None and game.question.kind == "draft":
            return self._stream.choose(game.question.moves)
        return None

    # The deal.

    def _see_deal(self) -> None:
        table = self._table
        order = clockwise(table)
        queues = [(player, roman) for player in order for roman in table.queues[player]]
        pile = [roman for roman in table.roman_pile if roman < ORDINARY]  # famous Romans are added to it afterwards
        self._romans(queues, pile)
        hands = [(player, card_thing(card)) for player in order for card in table.hands[player]]
        self._exposure.drawn(hands, map(card_thing, table.action_pile))
        for module in table.modules:
            if isinstance(module, Careers):
                chances = {f"ladder {key}": 1 / len(LADDER_KEYS) for key in LADDER_KEYS}
                for player, ladder in enumerate(module.ladders):
                    self._exposure.lot(player, f"ladder {LADDER_KEYS[ladder]}", chances)
            elif isinstance(module, Favours) and self._stream is not None:
                self._drafted([f"favour {FAVOUR_KEYS[favour]}" for favour in module.held])
            elif isinstance(module, Upgrades) and self._stream is not None:
                firsts = [module.on[player * SEATS : player * SEATS + SEATS] for player in range(table.players)]
                self._drafted([f"upgrade {UPGRADE_KEYS[max(laid)]}" for laid in firsts if max(laid) != NONE])

    def _drafted(self, things: list[str]) -> None:
        """One thing for each seat, by lot: any seat could have got any of them."""
        chances = {thing: 1 / len(things) for thing in things}
        for player, thing in enumerate(things):
            self._exposure.lot(player, thing, chances)

    # Later draws.

    def _hear(self, happening: Happening) -> None:
        kind = happening.kind
        if kind in ("actions-shuffled", "romans-shuffled"):
            count = happening.facts["count"]
            assert isinstance(count, int)
            self._shuffled = count
            return
        if kind == "drew-actions":
            cards = happening.secret["cards"]
            draws = [(happening.player, f"card {card}") for card in cards]  # type: ignore[union-attr]
            earlier, later = self._parted(draws, len(self._table.action_pile))
            self._exposure.drawn(later, map(card_thing, self._table.action_pile))
            self._exposure.drawn(earlier, [])
        elif kind == "queue-refilled":
            came = [(happening.player, roman) for roman in self._table.queues[happening.player]]
            first, last = self._parted(came, len(self._table.roman_pile))
            self._romans(last, self._table.roman_pile)
            self._romans(first, [])
        elif kind == "card-played":
            self._exposure.used(f"card {happening.facts['card']}")
        self._shuffled = 0

    def _parted(self, draws: list[tuple[int, Any]], left: int) -> tuple[list[tuple[int, Any]], list[tuple[int, Any]]]:
        """Split the draws: those from the old pile, down to its last card, and those from the pile made from the
        discard."""
        old = max(0, len(draws) + left - self._shuffled) if self._shuffled else 0
        return draws[:old], draws[old:]

    def _romans(self, draws: list[tuple[int, int]], pile: list[int]) -> None:
        self._exposure.drawn([(player, self._roman(roman)) for player, roman in draws], map(self._roman, pile))

    def _roman(self, roman: int) -> str:
        if roman >= ORDINARY:
            return f"famous {FAMOUS_KEYS[roman - ORDINARY]}"
        return f"class {CLASSES[self._table.klass[roman]]}"


def card_thing(card: int) -> str:
    return f"card {CARD_KEYS[card]}"
