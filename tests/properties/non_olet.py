"""Pecunia non olet: random games over all options, and what must hold at every moment of every game."""

from pecunia.core.happenings import Facts, Happening
from pecunia.core.moves import seat_letter
from pecunia.games import new
from pecunia.non_olet.engine.game import NonOlet
from pecunia.non_olet.engine.module_names import CAREERS, FAMOUS, FAVOURS, MODULES, ORDINARY, UPGRADE_KEYS, UPGRADES
from pecunia.non_olet.engine.modules.careers import Careers
from pecunia.non_olet.engine.modules.events import Events
from pecunia.non_olet.engine.modules.favours import Favours
from pecunia.non_olet.engine.modules.secrets import SecretStep
from pecunia.non_olet.engine.modules.upgrades import DraftUpgrade, LayUpgrade, Upgrades, upgrades_of
from pecunia.non_olet.engine.names import COLLECT, DRAFT, NOBODY, PAYING, SPOTS, VILLA_DIXIUS
from pecunia.non_olet.engine.turn import Resolve

from .titles import Title, Watch


def all_options() -> list[dict[str, object]]:
    """Every combination of edition, number of players, variant and house rule."""
    found: list[dict[str, object]] = []
    for timing in ("phase2ThenOpen", "strictPhase2", "immediate"):
        for win_by in ("held", "earned"):
            house = {"finishedTiming": timing, "winBy": win_by}
            for players in range(2, 7):
                start = (len(found) * 7) % players
                for cap in ("false", "true"):
                    rules = {**house, "queueCap5": cap}
                    found.append({"edition": 2005, "players": players, "start": start, "house": rules})
                for variant in range(4):
                    dark_red, open_draft = variant % 2 == 1, variant >= 2
                    extra = {"dark_red": dark_red, "open_draft": open_draft, "start": start}
                    found.append({"edition": 2016, "players": players, "house": house, **extra})
    return found


def module_options() -> list[dict[str, object]]:
    """All combinations of modules with every number of players, now and then with a house rule about them."""
    found: list[dict[str, object]] = []
    for chosen in range(1, 32):
        modules = [module for bit, module in enumerate(MODULES) if chosen >> bit & 1]
        for players in range(2, 7):
            house = {}
            if CAREERS in modules:
                house["ladderWin"] = ["ladderOnly", "ladderAndTarget", "either"][len(found) % 3]
            if FAMOUS in modules or FAVOURS in modules:
                house["leaveTriggers"] = ["any", "paidOnly"][len(found) // 3 % 2]
            if UPGRADES in modules:
                house["upgradeOncePerTurn"] = ["true", "false"][len(found) // 2 % 2]
            house["finishedTiming"] = ["phase2ThenOpen", "strictPhase2", "immediate"][len(found) // 5 % 3]
            famous = (
                ["all", "7", "caesar,brutus,vercingetorix,octavian"][len(found) % 3] if FAMOUS in modules else "all"
            )
            extra = {"dark_red": len(found) % 2 == 0, "famous": famous, "start": len(found) % players}
            found.append({"players": players, "modules": modules, "house": house, **extra})
    return found


OPTIONS = all_options() + module_options()


def check_cards(game: NonOlet) -> None:
    """All Romans and all action cards are somewhere exactly once."""
    romans = [roman for roman in game.at if roman != NOBODY]
    if game.stage == DRAFT:
        romans += game.options.famous  # they are shuffled in after set-up (A68)
    for step in game.agenda:
        if isinstance(step, SecretStep):
            romans += step.held_romans()
    for zone in (game.shown, game.roman_pile, game.roman_discard, *game.queues):
        romans += zone
    romans += game.out_romans
    assert sorted(romans) == [*range(ORDINARY), *game.options.famous]
    cards = [*game.action_pile, *game.action_discard, *(card for hand in game.hands for card in hand)]
    cards += [VILLA_DIXIUS] * sum(game.villas) + game.out_cards
    for step in game.agenda:
        if isinstance(step, Resolve) and step.card != VILLA_DIXIUS:
            cards.append(step.card)
    assert sorted(cards) == sorted(game.options.values.deck(game.options.edition, game.options.dark_red))


def check_latrines(game: NonOlet) -> None:
    """Free spots have no markers, a second visitor needs a first, pairs are women, no senator sits beside a slave.

    Modules let others share a place and lift the demands of senators, but a senator and a slave never share one.
    """
    for player in range(game.players):
        latrine = game.at[player * 12 : player * 12 + 12]
        markers = game.markers[player * 12 : player * 12 + 12]
        classes = [None if roman == NOBODY else game.klass[roman] for roman in latrine]
        for spot, roman in enumerate(latrine):
            assert markers[spot] >= 0
            if roman == NOBODY:
                assert markers[spot] == 0
            assert roman == NOBODY or spot // 2 < 3 + game.villas[player]
        for first in range(0, 12, 2):
            if latrine[first + 1] != NOBODY:
                assert {classes[first], classes[first + 1]} != {0, 2}
                assert game.options.modules or classes[first] == classes[first + 1] == 3
        for one, other in ((0, 2), (2, 4)):
            if UPGRADES in game.options.modules and UPGRADE_KEYS.index("partition") in upgrades_of(game).on:
                continue
            assert {classes[one], classes[other]} != {0, 2}, f"{seat_letter(player)}: a senator beside a slave"
        assert game.money[player] >= 0


def check_due(game: NonOlet) -> None:
    """Every Roman in `due`, which phase 1 empties, still sits without markers in the active player's latrine (A173)."""
    first = game.active * SPOTS
    waiting = [game.at[first + spot] for spot in game.finished(game.active)]
    assert not game.due or game.stage in (COLLECT, PAYING)
    for roman in game.due:
        assert roman in waiting, f"Roman {roman} is due but does not sit there, finished"


def check_modules(game: NonOlet) -> None:
    """Upgrades, events and favours are somewhere exactly once; coins lie only on Romans in latrines and queues."""
    for roman, coins in enumerate(game.coins):
        assert coins >= 0
        if coins:
            assert roman in game.at or any(roman in queue for queue in game.queues)
    for module in game.modules:
        if isinstance(module, Upgrades):
            upgrades = [upgrade for upgrade in module.on if upgrade >= 0]
            upgrades += module.display + module.pile + module.discard
            upgrades += [module.exchanged] if module.exchanged >= 0 else []
            upgrades += [step.upgrade for step in game.agenda if isinstance(step, DraftUpgrade | LayUpgrade)]
            assert sorted(upgrades) == list(range(18))
        elif isinstance(module, Events):
            assert all(markers > 0 for markers in module.markers)
            assert len(module.markers) == len(module.open)
            events = module.open + module.emptied + module.executed + module.pile + module.discard
            assert sorted(events) == list(range(10))
        elif isinstance(module, Favours):
            favours = [favour for favour in module.held if favour >= 0] + module.middle + module.rest
            assert sorted(favours) == list(range(7))
            assert game.shielded == (module.held.index(6) if 6 in module.held and game.stage != DRAFT else NOBODY)
        elif isinstance(module, Careers):
            assert all(0 <= rung <= 5 for rung in module.rungs)


class Ledger(Watch):
    """Adds up the money and markers from the happenings. The table must agree at every moment."""

    def __init__(self, game: NonOlet) -> None:
        self.game = game
        self.money = sum(game.money)
        self.markers = sum(game.markers)

    def __call__(self, happening: Happening) -> None:
        facts = happening.facts
        count = facts.get("count", 0)
        amount = facts.get("amount", 0)
        assert isinstance(count, int)
        assert isinstance(amount, int)
        if happening.kind in ("paid", "famous-paid", "minerva-paid"):
            self.money += amount
        elif happening.kind == "money-paid":
            self.money -= amount
        elif happening.kind in ("markers-laid", "seated", "drafted"):
            self.markers += count
        elif happening.kind in ("markers-removed", "water-ran"):
            self.markers -= count
        elif happening.kind == "left-unpaid":
            gone = facts["markers"]
            assert isinstance(gone, int)
            self.markers -= gone

    def check(self) -> None:
        assert sum(self.game.money) == self.money
        assert sum(self.game.markers) == self.markers


class NonOletTables(Title[NonOlet]):
    """Tables of Pecunia non olet."""

    name = "non-olet"

    def opened(self, number: int) -> NonOlet:
        options = OPTIONS[number % len(OPTIONS)]
        # Long games empty the piles; short ones end in more ways.
        target = [None, 5 + number % 8, 45 + number % 60][number % 3]
        game = new("non-olet", seed=f"property-{number}", target=target, **options)
        assert isinstance(game, NonOlet)
        return game

    def check(self, game: NonOlet) -> None:
        assert not game.out_romans, "a game that was dealt has all its cards in play"
        assert not game.out_cards
        check_cards(game)
        check_latrines(game)
        check_due(game)
        check_modules(game)

    def check_end(self, game: NonOlet) -> None:
        """There is a winner, at the target or on the last rung."""
        assert game.outcome is not None
        winner = game.outcome.winner
        assert winner is not None
        if game.outcome.end == "ladder":
            careers = next(module for module in game.modules if isinstance(module, Careers))
            assert careers.rungs[winner] == 5
        if game.outcome.end != "ladder" or game.options.both_win:
            assert game.scores()[winner] >= game.options.target

    def watch(self, game: NonOlet) -> Ledger:
        return Ledger(game)

    def face_down(self, game: NonOlet) -> list[int]:
        return [len(game.roman_pile), len(game.action_pile)]

    def has_secrets_to_show(self, game: NonOlet) -> bool:
        """The last secret choice reveals what was hidden."""
        return isinstance(game.agenda[-1], SecretStep)

    def keep_what_moves_show(self, game: NonOlet, twin: NonOlet) -> None:
        """Moves reveal Romans, upgrades, events and shuffles, so the twin keeps them. It keeps no hands or actions."""
        twin.roman_pile = game.roman_pile[:]
        twin.modules = [module.copy() for module in game.modules]
        twin.chance = game.chance.copy()

    def comparable(self, told: list[Happening], seat: int) -> list[Facts]:
        """A seat's own new card is rightly news to it, so it is left out."""
        return [each.seen_by(seat) for each in told if each.kind != "drew-actions" or each.player != seat]
