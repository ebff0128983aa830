"""The order of happenings at a table of Pecunia Olet."""

from pecunia.core.happenings import Happening
from pecunia.games import from_position


def told(moves: str, *lines: str) -> list[Happening]:
    """The happenings from playing these moves in a position."""
    game = from_position("\n".join(["pecunia position 1", "game olet", "fixture", *lines]))
    heard: list[Happening] = []
    game.listener = heard.append
    for move in moves.split("; "):
        game.play(game.move(move))
    return heard


def kinds(heard: list[Happening]) -> list[str]:
    return [happening.kind for happening in heard]


def seats(heard: list[Happening], kind: str) -> list[int]:
    return [happening.player for happening in heard if happening.kind == kind]


ROUND = ["options players=3", "round 2", "turn 11 B round", "first A", "placed PR1:A"]


def test_the_godfather_is_paid_after_the_action_by_the_acting_seat_first() -> None:
    """O22, O23: payments go clockwise from the seat that moved the officer, and the new money counts."""
    heard = told("place TX2", *ROUND, "officer 1", "A cash 40", "B cash 20", "C cash 10")
    assert kinds(heard) == [
        "henchman-placed",
        "taxes-cheated",
        "pawn-taken",
        "officer-moved",
        "godfather-paid",
        "godfather-paid",
        "godfather-paid",
        "turn-began",
    ]
    paid = [happening for happening in heard if happening.kind == "godfather-paid"]
    assert [(each.player, each.facts["amount"]) for each in paid] == [(1, 30), (2, 10), (0, 20)]


def test_who_has_no_cash_is_told_to_pay_nothing() -> None:
    """Everybody learns that as well (§4.1)."""
    heard = told("place PR2", *ROUND, "officer 1", "C offshore 100")
    paid = [happening for happening in heard if happening.kind == "godfather-paid"]
    assert [(each.player, each.facts["amount"]) for each in paid] == [(1, 0), (2, 0), (0, 0)]


def test_an_investigation_is_told_after_the_sale_that_led_to_it() -> None:
    """O18: the old rule applies to the sale."""
    heard = told("place SM1; sell 1/0/0", *ROUND, "officer 2", "B fakes 2/0/0")
    assert kinds(heard)[1:3] == ["fakes-sold", "officer-moved"]
    assert heard[2].facts["space"] == "investigation"


LAST_TURN = ["options players=3", "round 2", "turn 18 C round", "first A", "placed TX2:B"]
LAST_TURN += ["A laid 3", "B laid 2", "C laid 2"]


def test_at_the_end_of_a_round_the_market_comes_first_and_the_diners_last() -> None:
    """O27: bins, then the new cards, then the diners clockwise from the first player of the round that ends (§2.5)."""
    heard = told(
        "pass",
        *LAST_TURN,
        "market - - ink - paper",
        "deck A-paper B-jet",
        *(f"{seat} cards diner" for seat in "ABC"),
        *(f"{seat} fakes 0/0/1" for seat in "ABC"),
    )
    assert kinds(heard) == [
        "henchman-laid",
        "round-ended",
        "card-binned",
        "market-filled",
        "diners-served",
        "diners-served",
        "diners-served",
        "turn-began",
    ]
    assert seats(heard, "diners-served") == [0, 1, 2]
    assert heard[2].facts["card"] == "A-paper"
    assert heard[3].facts["cards"] == ["A-paper", "B-jet"]
    assert seats(heard, "turn-began") == [1]


def test_diners_are_served_from_the_first_player_not_from_seat_a() -> None:
    """§2.5."""
    first_c = ["options players=3", "turn 9 B round", "first C", "A laid 3", "B laid 2", "C laid 3"]
    heard = told(
        "pass", *first_c, *(f"{seat} cards diner" for seat in "ABC"), *(f"{seat} fakes 1/0/0" for seat in "ABC")
    )
    assert seats(heard, "diners-served") == [2, 0, 1]


def test_the_end_of_the_game_is_told_in_its_order() -> None:
    """§2.6: the Godfather of the last space, last henchmen, both lawyers, diners, the lottery, the score."""
    heard = told(
        "place PR2; decline; decline; decline; lift TX1; place TX2; decline",
        "options players=3",
        "turn 5 B round",
        "first A",
        "officer 8",
        "placed PR1:A SM1:B TX1:C RC1:A",
        "B cards diner",
        "C cards great-lawyer lottery-100",
        "A cards bad-lawyer",
    )
    assert [kind for kind in kinds(heard) if kind != "turn-began"] == [
        "henchman-placed",
        "fakes-printed",
        "officer-moved",
        *["godfather-paid"] * 3,
        "round-broken-off",
        *["henchman-declined"] * 3,
        "henchman-lifted",
        "henchman-placed",
        "taxes-cheated",
        "pawn-taken",
        "lawyer-declined",
        "diners-served",
        "lottery-paid",
        "game-over",
    ]
    assert seats(heard, "godfather-paid") == [1, 2, 0]
    assert seats(heard, "henchman-declined") == [2, 0, 1]
    assert heard[-1].facts["winners"] == [2]
