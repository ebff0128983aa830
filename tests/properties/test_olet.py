"""What must hold in every game of Pecunia Olet, beyond what must hold in every game."""

from pecunia.core.chance import stream_of
from pecunia.core.happenings import Happening
from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.names import ENDS, NOBODY

from .olet import OletTables


def test_games_end_in_every_way() -> None:
    ends = set()
    for _number, game, stream in OletTables().tables(400):
        while game.question is not None:
            game.play(stream.choose(game.question.moves))
        assert game.outcome is not None
        ends.add(game.outcome.end)
    assert ends == set(ENDS)


def test_how_much_was_flown_is_told_to_the_owner_only() -> None:
    """Amount and direction of a transfer are secret, unless money is open (O55)."""
    flights = 0
    for _number, game, stream in OletTables().tables(72):
        told: list[Happening] = []
        game.listener = told.append
        while game.question is not None:
            game.play(stream.choose(game.question.moves))
        for moved in [happening for happening in told if happening.kind == "money-moved"]:
            flights += 1
            assert "amount" in moved.seen_by(moved.player)
            for seat in range(NOBODY, game.players):
                if seat != moved.player:
                    assert ("amount" in moved.seen_by(seat)) == game.options.open_money
    assert flights > 72


def purses(game: Olet, seat: int) -> list[int | None]:
    view = game.view(seat)
    return [each for player in range(game.players) for each in (view.cash(player), view.offshore(player))]


def test_screens_hide_purses_until_the_end() -> None:
    for _number, game, stream in OletTables().tables(72):
        while game.question is not None:
            for seat in range(NOBODY, game.players):
                shown = [view is not None for view in purses(game, seat)]
                hidden = not game.options.open_money
                assert shown == [player == seat or not hidden for player in range(game.players) for part in range(2)]
            game.play(stream.choose(game.question.moves))
        assert None not in purses(game, NOBODY)


def test_every_split_that_may_be_is_imagined() -> None:
    """Imagining another player's purse gives every possible amount and no other, and never other fakes."""
    met = 0
    for number, game, stream in OletTables().tables(72):
        while game.question is not None:
            other = (game.question.player + 1) % game.players
            amounts = range(game.least[other], game.most[other] + 1, 10)
            if 1 < len(amounts) <= 12 and stream.below(10) == 0:
                view = game.view(game.question.player)
                source = stream_of(f"splits-{number}")
                twins = [view.imagine(source) for attempt in range(200)]
                found = {twin.cash[other] for twin in twins}
                assert found == ({game.cash[other]} if game.options.open_money else set(amounts))
                assert {twin.cash[other] + twin.offshore[other] for twin in twins} == {game.scores()[other]}
                assert all(twin.fakes == game.fakes for twin in twins)
                met += not game.options.open_money
            game.play(stream.choose(game.question.moves))
    assert met > 10
