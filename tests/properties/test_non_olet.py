"""What must hold in every game of Pecunia non olet, beyond what must hold in every game."""

from pecunia.core.chance import stream_of
from pecunia.core.happenings import Happening
from pecunia.games import new

from .non_olet import NonOletTables


def test_games_end_in_every_way() -> None:
    ends = set()
    for number in range(400):
        game = new("non-olet", seed=number, players=2, dark_red=True, target=8)
        stream = stream_of(f"ends-{number}")
        while game.question is not None:
            game.play(stream.choose(game.question.moves))
        assert game.outcome is not None
        ends.add(game.outcome.end)
    assert ends == {"fee", "gift", "alms"}


def test_a_player_hears_of_his_own_cards_only() -> None:
    """Only the player who draws cards learns which they are."""
    for _number, game, stream in NonOletTables().tables(24):
        told: list[Happening] = []
        game.listener = told.append
        while game.question is not None:
            game.play(stream.choose(game.question.moves))
        draws = [happening for happening in told if happening.kind == "drew-actions"]
        assert draws
        for draw in draws:
            assert "cards" in draw.seen_by(draw.player)
            for seat in range(-1, game.players):
                if seat != draw.player:
                    assert "cards" not in draw.seen_by(seat)
