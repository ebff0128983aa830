"""The search: the same stream gives the same choice, only the seat's knowledge is used, and winning moves are found."""

from typing import Any

import pytest

from pecunia.bots.levels import LEVELS, Habits, Level
from pecunia.bots.search import Budget, Search
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import new
from pecunia.non_olet.engine.module_names import MODULES

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("non-olet", {"players": 2}),
    ("non-olet", {"players": 4, "edition": 2005}),
    ("non-olet", {"players": 3, "modules": set(MODULES), "dark_red": True}),
    ("olet", {"players": 2}),
    ("olet", {"players": 4}),
]


def positions(title: str, options: dict[str, Any], every: int, most: int) -> list[Game]:
    """Positions with a choice, from a game played at random."""
    found: list[Game] = []
    game = new(title, seed="search", **options)
    stream = stream_of("positions")
    decisions = 0
    while game.question is not None and len(found) < most:
        if decisions % every == 0 and len(game.question.moves) > 1:
            found.append(game.copy())
        game.play(stream.choose(game.question.moves))
        decisions += 1
    return found


@pytest.mark.parametrize(("title", "options"), KINDS)
def test_the_search_does_not_peek(title: str, options: dict[str, Any]) -> None:
    """If the cards its seat cannot see are dealt again, the same stream gives the same choice for the same reasons."""
    for number, game in enumerate(positions(title, options, 3, 12)):
        assert game.question is not None
        seat = game.question.player
        twin = game.view(seat).imagine(stream_of(f"other {number}"))
        here = Search(stream_of("bot"), Budget(40)).think(game.view(seat))
        there = Search(stream_of("bot"), Budget(40)).think(twin.view(seat))
        assert here.moves == there.moves
        assert here.tried == there.tried
        assert here.won == there.won


@pytest.mark.parametrize("trained", [True, False])
@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
@pytest.mark.parametrize(
    ("title", "options"), [("non-olet", {"players": 3, "dark_red": True}), ("olet", {"players": 3})]
)
def test_no_level_peeks(level: Level, trained: bool, title: str, options: dict[str, Any]) -> None:
    """With a network and without one. Tested without the time limit, because no two runs reach it at the same try."""
    plain = Habits(0, level.plain.slips, min(level.plain.iterations, 300))
    untimed = Level(level.number, level.name, plain, trained)
    assert untimed.habits(title).network == trained
    for number, game in enumerate(positions(title, options, 7, 6)):
        assert game.question is not None
        seat = game.question.player
        twin = game.view(seat).imagine(stream_of(f"other {number}"))
        here = untimed.player(stream_of("bot")).choose(game.view(seat))
        assert here is untimed.player(stream_of("bot")).choose(twin.view(seat))


@pytest.mark.parametrize(("title", "options"), KINDS)
def test_what_wins_at_once_is_found(title: str, options: dict[str, Any]) -> None:
    """If a move wins the game at once, the search is certain to win."""
    found = 0
    number = 0
    while found < 3:
        game = new(title, seed=f"win-{number}", **options)
        stream = stream_of(f"win-{number}")
        while game.question is not None:
            seat = game.question.player
            if wins_at_once(game, seat):
                root = Search(stream_of("bot"), Budget(60)).think(game.view(seat))
                assert root.mean(root.best()) == 1.0
                found += 1
                break
            game.play(stream.choose(game.question.moves))
        number += 1


def wins_at_once(game: Game, seat: int) -> bool:
    """Whether some moves, but not all, win whatever the hidden cards are."""
    assert game.question is not None
    winning = 0
    for move in game.question.moves:
        twins = [game.view(seat).imagine(stream_of(f"deal {number}")) for number in range(4)]
        for twin in twins:
            twin.play(move)
        winning += all(twin.outcome is not None and twin.outcome.winners == [seat] for twin in twins)
    return 0 < winning < len(game.question.moves)


def test_a_kept_tree_is_used_where_nothing_new_was_shown() -> None:
    """If a seat has two questions in a row, the second search starts with what the first has learnt."""
    game = new("non-olet", seed="kept", players=2)
    bot = Search(stream_of("bot"), Budget(60))
    kept = 0
    while game.question is not None and game.turn < 12:
        seat = game.question.player
        view = game.view(seat)
        if seat == 0 and len(view.moves) > 1:
            before = bot.kept
            root = bot.think(view)
            kept += root is before
        game.play(bot.choose(view) if seat == 0 else view.moves[0])
    assert kept > 0


def test_a_search_that_is_called_off_answers_at_once() -> None:
    asked = 0

    def enough() -> bool:
        nonlocal asked
        asked += 1
        return True

    game = positions("non-olet", {"players": 2}, 1, 1)[0]
    assert game.question is not None
    root = Search(stream_of("bot"), Budget(10**9, called_off=enough)).think(game.view(game.question.player))
    assert asked == 1
    assert root.rounds == 1


def test_a_search_keeps_to_its_time() -> None:
    game = positions("olet", {"players": 4}, 1, 1)[0]
    assert game.question is not None
    root = Search(stream_of("bot"), Budget(10**9, milliseconds=30)).think(game.view(game.question.player))
    assert 0 < root.rounds < 10**6
