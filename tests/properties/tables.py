"""Random games over all options, and what must hold at every moment of every game."""

import os
from collections import Counter
from collections.abc import Iterator

from pecunia.core.chance import Stream, stream_of
from pecunia.core.happenings import Happening
from pecunia.core.moves import seat_letter
from pecunia.games import new
from pecunia.non_olet.game import NonOlet
from pecunia.non_olet.names import NOBODY, VILLA_DIXIUS
from pecunia.non_olet.turn import Resolve

# `make test` plays a few hundred games; `make soak` plays a hundred thousand.
GAMES = int(os.environ.get("PECUNIA_GAMES", "400"))
SHARDS = 8  # the longest test is split, so that all cores have something to do
DECISION_LIMIT = 20_000  # no random game comes near it: one that does is stuck


def all_options() -> list[dict[str, object]]:
    """Every edition, number of players, variant and house rule that can be combined."""
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


OPTIONS = all_options()


def tables(games: int, shard: int = 0, shards: int = 1) -> Iterator[tuple[int, NonOlet, Stream]]:
    """Games to play, each with a stream for its moves. Every combination of options comes up in turn."""
    for number in range(shard, games, shards):
        options = OPTIONS[number % len(OPTIONS)]
        # Long games empty the piles; short ones end in more ways.
        target = [None, 5 + number % 8, 45 + number % 60][number % 3]
        game = new("non-olet", seed=f"property-{number}", target=target, **options)
        assert isinstance(game, NonOlet)
        yield number, game, stream_of(f"moves-{number}")


def check_cards(game: NonOlet) -> None:
    """70 Romans and all action cards are somewhere exactly once."""
    romans = [roman for roman in game.at if roman != NOBODY]
    for zone in (game.shown, game.roman_pile, game.roman_discard, *game.queues):
        romans += zone
    assert sorted(romans) == list(range(len(game.klass)))
    cards = [*game.action_pile, *game.action_discard, *(card for hand in game.hands for card in hand)]
    cards += [VILLA_DIXIUS] * sum(game.villas)
    for step in game.agenda:
        if isinstance(step, Resolve) and step.card != VILLA_DIXIUS:
            cards.append(step.card)
    assert sorted(cards) == sorted(game.options.values.deck(game.options.edition, game.options.dark_red))


def check_latrines(game: NonOlet) -> None:
    """Free spots have no markers, a second visitor needs a first, pairs are women, no senator sits beside a slave."""
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
                assert classes[first] == classes[first + 1] == 3
        for one, other in ((0, 2), (2, 4)):
            assert {classes[one], classes[other]} != {0, 2}, f"{seat_letter(player)}: a senator beside a slave"
        assert game.money[player] >= 0


class Ledger:
    """Adds up what happenings tell of money and markers; the table must agree at every moment."""

    def __init__(self, game: NonOlet) -> None:
        self.money = sum(game.money)
        self.markers = sum(game.markers)
        self.kinds: Counter[str] = Counter()

    def __call__(self, happening: Happening) -> None:
        facts = happening.facts
        self.kinds[happening.kind] += 1
        count = facts.get("count", 0)
        amount = facts.get("amount", 0)
        assert isinstance(count, int)
        assert isinstance(amount, int)
        if happening.kind == "paid":
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

    def check(self, game: NonOlet) -> None:
        assert sum(game.money) == self.money
        assert sum(game.markers) == self.markers
