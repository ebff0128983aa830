"""Pecunia Olet: random games over all options, and what must hold at every moment of every game (§4.4)."""

from pathlib import Path

from pecunia.core.happenings import Facts, Happening
from pecunia.games import new
from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.names import (
    BAD_LAWYER,
    GREAT_LAWYER,
    HENCHMEN,
    KINDS,
    LETTERS,
    MAX_MONEY,
    NO_CARD,
    NOBODY,
    PRINTER,
    PRIVATE_JET,
    QUALITIES,
    REPLAY,
    ROUND,
    ROUND_CAP,
    SHARED,
    UNIT,
)

from .olet_books import Books
from .titles import Title

BOX = Path(__file__).with_name("olet-box.toml")
LARGE_BOX = Path(__file__).with_name("olet-large-box.toml")
ROUND_CAPS = (0, 6, 2)  # none, one that about a fifth of the games meet, one that ends almost every game


def all_options() -> list[dict[str, object]]:
    """All numbers of players, open and hidden money, both rules for ties, round caps, our values and two owners'."""
    found: list[dict[str, object]] = []
    for players in (2, 3, 4):
        for open_money in (False, True):
            for tie in (SHARED, REPLAY):
                for round_cap in ROUND_CAPS:
                    for values in (None, BOX, LARGE_BOX):
                        start = [None, *range(players)][len(found) % (players + 1)]
                        options = {"players": players, "open_money": open_money, "tie": tie, "round_cap": round_cap}
                        found.append({**options, "values": values, "start": start})
    return found


OPTIONS = all_options()


def check_cards(game: Olet) -> None:
    """Every card in use is somewhere exactly once (I8), the deck is in order of letters, and the counts are right."""
    values = game.values
    found = [*game.deck, *game.binned, *game.aside, *(card for card in game.market if card != NO_CARD)]
    for seat, cards in enumerate(game.cards):
        found += cards
        kinds = [values.kind[card] for card in cards]
        assert game.owned[seat * KINDS : (seat + 1) * KINDS] == [kinds.count(kind) for kind in range(KINDS)]
        assert game.owns(seat, PRIVATE_JET) <= 1  # I6
        assert game.owns(seat, PRINTER) >= 1  # I7
        assert 1 <= game.quality(seat) <= QUALITIES
    assert sorted(found) == values.in_use(game.players)
    assert {values.letter[card] for card in game.aside} <= {LETTERS.index("S")}
    dealt = [values.letter[card] for card in game.deck]
    assert dealt == sorted(dealt, reverse=True)
    assert sum(game.owns(seat, GREAT_LAWYER) for seat in range(game.players)) <= 1
    assert sum(game.owns(seat, BAD_LAWYER) for seat in range(game.players)) <= 1


def check_money(game: Olet) -> None:
    """Nobody owes anything, all amounts are in tens (I1), and what everybody knows about a purse is true (§4.1)."""
    assert min(game.fakes) >= 0
    for seat in range(game.players):
        cash, offshore = game.cash[seat], game.offshore[seat]
        least, most = game.least[seat], game.most[seat]
        assert min(cash, offshore, least) >= 0
        assert [amount % UNIT for amount in (cash, offshore, least, most)] == [0, 0, 0, 0]
        assert least <= cash <= most <= cash + offshore


def check_board(game: Olet) -> None:
    """Three henchmen a seat (I2), each on a space of its own (I3); the officer and what the supermarket knows."""
    board = game.board
    for seat in range(game.players):
        assert game.ready[seat] >= 0
        assert game.laid[seat] >= 0
        assert game.ready[seat] + game.laid[seat] + game.on.count(seat) == HENCHMEN
    assert {space for space, seat in enumerate(game.on) if seat != NOBODY} <= set(board.spaces)
    assert len(game.market) == board.market
    assert board.starts[game.players] <= game.officer <= board.last
    # The supermarket learns from the spaces the officer has entered; his start space does not act (O30).
    assert game.blocked == max([0, *board.level[board.starts[game.players] + 1 : game.officer + 1]])
    assert (game.officer == board.last) == (game.stage != ROUND) == (game.trigger != NOBODY)
    if game.stage == ROUND:
        used = [HENCHMEN - ready for ready in game.ready]
        assert max(used) - min(used) <= 1, "everybody uses one henchman a turn (§2.2)"


class OletTables(Title[Olet]):
    """Tables of Pecunia Olet."""

    name = "olet"

    def opened(self, number: int) -> Olet:
        game = new("olet", seed=f"property-{number}", **OPTIONS[number % len(OPTIONS)])
        assert isinstance(game, Olet)
        return game

    def check(self, game: Olet) -> None:
        check_cards(game)
        check_money(game)
        check_board(game)

    def check_end(self, game: Olet) -> None:
        """The most money wins. Players who tie share the win or play again. If the rounds run out, nobody wins."""
        outcome = game.outcome
        assert outcome is not None
        assert outcome.scores == [cash + offshore for cash, offshore in zip(game.cash, game.offshore)]
        if outcome.end == ROUND_CAP:
            assert game.round == game.options.round_cap
            assert game.stage == ROUND
            assert outcome.winners == []
            return
        assert game.officer == game.board.last
        best = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
        assert outcome.end == (MAX_MONEY if len(best) == 1 else game.options.tie)
        assert outcome.winners == ([] if outcome.end == REPLAY else best)

    def watch(self, game: Olet) -> Books:
        return Books(game)

    def face_down(self, game: Olet) -> list[int]:
        return [len(game.deck)]

    def keep_what_moves_show(self, game: Olet, twin: Olet) -> None:
        """The market is filled from the deck, so the twin keeps it. A single move never shows how money is split."""
        twin.deck = game.deck[:]

    def comparable(self, told: list[Happening], seat: int) -> list[Facts]:
        """A payment to the Godfather rightly reveals others' cash, and so does the score after it."""
        kinds = [each.kind for each in told]
        news = {"godfather-paid", "game-over"} if "godfather-paid" in kinds else set()
        return [{"kind": each.kind} if each.kind in news else each.seen_by(seat) for each in told]
