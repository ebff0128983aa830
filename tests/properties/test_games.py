"""What must hold in every game: nothing is lost, no game gets stuck, copies are deep, replays agree, views do not leak.

The code here knows no particular game: `TITLES` provides the tables, and what must hold at them.
"""

import json
from typing import Any

import pytest

from pecunia.core.chance import stream_of
from pecunia.core.changes import applied
from pecunia.core.game import Game
from pecunia.core.happenings import Facts, Happening
from pecunia.core.known_game import GameNews, known_game
from pecunia.core.moves import Move
from pecunia.core.record import write_record
from pecunia.core.view import OPEN, SPECTATOR, View
from pecunia.games import PastMove, chained, from_position, from_record, past_of, with_past
from pecunia.titles.registry import TITLES as KNOWN

from .non_olet import NonOletTables
from .olet import OletTables
from .titles import DECISION_LIMIT, GAMES, SHARDS, Title

TITLES: list[Title[Any]] = [NonOletTables(), OletTables()]
# Tests that look at every game from every seat play a tenth of the games.
FEW = max(GAMES // 10, 12)
FEW_SHARDS = max(1, FEW // 500)
PER_SHARD = FEW // FEW_SHARDS

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
every_shard_of_few = pytest.mark.parametrize("shard", range(FEW_SHARDS))


def test_no_game_is_left_out() -> None:
    assert {title.name for title in TITLES} == set(KNOWN)


@every_title
@pytest.mark.parametrize("shard", range(SHARDS))
def test_nothing_is_lost_and_nothing_sticks(shard: int, title: Title[Any]) -> None:
    """Cards and money are conserved, happenings report every change, and every game ends as its rules say.

    A quarter of the games are checked after every move, the others after every fifth, so that more can be played.
    """
    for number, game, stream in title.tables(GAMES, shard, SHARDS):
        watch = title.watch(game)
        closely = number // SHARDS % 4 == 0  # so all options come up, however many there are
        if closely:
            game.listener = watch
        decisions = 0
        while game.question is not None:
            assert game.question.moves
            game.play(stream.choose(game.question.moves))
            decisions += 1
            if closely or decisions % 5 == 0 or game.question is None:
                title.check(game)
            if closely:
                watch.check()
            assert decisions < DECISION_LIMIT, f"game {number} sticks"
        title.check_end(game)


@every_title
@every_shard_of_few
def test_copies_are_deep(shard: int, title: Title[Any]) -> None:
    """A copy keeps its hash whatever is played on the original, and the same moves lead it to the same end."""
    for _number, game, stream in title.tables(FEW, shard, FEW_SHARDS):
        past: list[tuple[Game, str, int]] = []
        played: list[Move] = []
        while game.question is not None:
            if stream.below(25) == 0:
                past.append((game.copy(), game.state_hash(), len(played)))
            move = stream.choose(game.question.moves)
            played.append(move)
            game.play(move)
        for copy, state_hash, done in past:
            assert copy.state_hash() == state_hash
            for move in played[done:]:
                copy.play(move)
            assert copy.state_hash() == game.state_hash()


@every_title
@every_shard_of_few
def test_replays_and_positions_agree(shard: int, title: Title[Any]) -> None:
    """A record replays to the same state; a position written at any moment is read as the same game.

    Nothing is lost in writing: a seat imagines the same cards, and the same moves lead to the same end.
    """
    for number, game, stream in title.tables(FEW, shard, FEW_SHARDS):
        written: list[Game] = []
        while game.question is not None:
            if stream.below(20) == 0:
                text = game.position()
                again = from_position(text)
                assert again.position() == text
                assert again.question is not None
                assert [move.text for move in again.question.moves] == [move.text for move in game.question.moves]
                for seat in range(-1, game.seats):
                    assert imagined(again, seat, number) == imagined(game, seat, number)
                written.append(again)
            move = stream.choose(game.question.moves)
            game.play(move)
            for again in written:
                again.play(move)
        for again in written:
            assert [seen(again, seat) for seat in range(-1, game.seats)] == [
                seen(game, seat) for seat in range(-1, game.seats)
            ]
        assert from_position(game.position()).position() == game.position()
        replayed, record = from_record(write_record(game, ["someone"] * game.seats))
        assert replayed.state_hash() == game.state_hash()
        assert len(record.moves) == len(game.history())


@every_title
@every_shard_of_few
def test_every_position_that_programs_write_is_accepted(shard: int, title: Title[Any]) -> None:
    """Whatever the engine writes can be read again, at any moment, and so can what a seat imagines."""
    for number, game, stream in title.tables(FEW, shard, FEW_SHARDS):
        while game.question is not None:
            if stream.below(10) == 0:
                seat = stream.below(game.seats)
                for text in (game.position(), imagined(game, seat, number)):
                    assert from_position(text).position() == text
            game.play(stream.choose(game.question.moves))
        assert from_position(game.position()).position() == game.position()


@every_title
@every_shard_of_few
def test_a_game_restored_with_its_past_is_the_same_game(shard: int, title: Title[Any]) -> None:
    """Position, history, what each seat may take back, every earlier moment, the record, and the game that follows."""
    for number, game, stream in title.tables(FEW, shard, FEW_SHARDS):
        dealt = title.opened(number)
        restored: list[Game] = []
        while game.question is not None:
            if stream.below(20) == 0:
                restored.append(again := restored_from(game, dealt))
                compare(again, game)
                back = stream.below(len(game.history()) + 1)
                compare(again.earlier(back), game.earlier(back))
            move = stream.choose(game.question.moves)
            for played in (game, *restored):
                played.play(move)
        for again in (restored_from(game, dealt), *restored):
            compare(again, game)


def restored_from(game: Game, dealt: Game) -> Game:
    """The game as it comes out of a store, where its past is plain values."""
    past = json.loads(json.dumps(past_of(game)))
    return with_past(game.position(), dealt, chained(dealt, [PastMove(*move) for move in past]))


def compare(again: Game, game: Game) -> None:
    assert again.position() == game.position()
    assert past_of(again) == past_of(game)
    assert [seen(again, seat) for seat in range(-1, game.seats)] == [seen(game, seat) for seat in range(-1, game.seats)]
    assert [again.undo_limit(seat) for seat in range(game.seats)] == [
        game.undo_limit(seat) for seat in range(game.seats)
    ]
    names = ["somebody"] * game.seats
    for seat in (None, *range(-1, game.seats)):
        assert write_record(again, names, seat) == write_record(game, names, seat)


def seen(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat).snapshot())


def dealt_again(game: Game, seat: int, number: int) -> Game:
    """The same game with other unseen cards. It keeps its past, so that the seat may take back as much as before."""
    twin = game.view(seat).imagine(stream_of(f"anew-{number}-{seat}"))
    twin.played = game.played
    twin.start = game.start
    return twin


def imagined(game: Game, seat: int, number: int) -> str:
    """The position that the seat imagines from what it sees, with the same luck each time."""
    return game.view(seat).imagine(stream_of(f"imagined-{number}")).position()


@every_title
@every_shard_of_few
def test_taking_back_never_crosses_a_reveal_or_another_player(shard: int, title: Title[Any]) -> None:
    taken = 0
    for _number, game, stream in title.tables(max(FEW // 4, 12), shard, FEW_SHARDS):
        hashes: list[str] = []
        piles: list[list[int]] = []
        while game.question is not None:
            hashes.append(game.state_hash())
            piles.append(title.face_down(game))
            for seat in range(game.seats):
                limit = game.undo_limit(seat)
                if limit:
                    assert game.taken_back(seat, limit).state_hash() == hashes[-1 - limit]
                    assert piles[-1 - limit] == piles[-1]
                    assert all(played.player == seat for played in game.history()[-limit:])
                    taken += 1
            game.play(stream.choose(game.question.moves))
    assert taken > PER_SHARD // 4


@every_title
@every_shard_of_few
def test_views_leak_nothing(shard: int, title: Title[Any]) -> None:
    """The view and moves of a seat or a spectator do not change when the cards it cannot see are dealt again.

    Nor does what it imagines: a difference there would give something away.
    """
    differed = 0
    for number, game, stream in title.tables(FEW, shard, FEW_SHARDS):
        while game.question is not None:
            if stream.below(8) == 0:
                for seat in range(-1, game.seats):
                    twin = dealt_again(game, seat, number)
                    title.check(twin)
                    assert seen(twin, seat) == seen(game, seat)
                    assert imagined(twin, seat, number) == imagined(game, seat, number)
                    assert twin.question is not None
                    assert twin.question.moves
                    differed += twin.position() != game.position()
            game.play(stream.choose(game.question.moves))
    assert differed > PER_SHARD, "the unseen cards were never dealt anew"


@every_title
@every_shard_of_few
def test_views_that_follow_earlier_ones_are_the_same(shard: int, title: Title[Any]) -> None:
    """A view that takes over what is the same since an earlier moment, one move or several ago, is not another one.

    The changes between the two turn what each seat saw then into what it sees now.
    """
    kept = 0
    for number, game, stream in title.tables(FEW, shard, FEW_SHARDS):
        known = known_game(game.copy())
        seen_by = [view.snapshot() for view in views(known.game)]
        while game.question is not None:
            game.play(stream.choose(game.question.moves))
            if stream.below(4) == 0:
                continue
            before, known = known, known.after(game.copy())
            fresh = known.game.view(SPECTATOR).public()
            assert known.public == fresh, number
            assert list(known.public) == list(fresh)
            kept += sum([known.public[key] is value for key, value in before.public.items() if isinstance(value, list)])
            news = GameNews(before, known)
            for seat, view in enumerate(views(known.game), SPECTATOR):
                own = news.own(seat)
                assert known.own(seat) == view.own(), number
                seen_by[seat + 1] = applied(seen_by[seat + 1], [*news.shared, *own])
                assert seen_by[seat + 1] == view.snapshot(), number
        end = game.view(OPEN)
        assert end.own_after(end, end.own()) == end.own()
    assert kept or title.name != "non-olet", "every view was made anew"


def views(game: Game) -> list[View]:
    """Of a spectator, and of each seat."""
    return [game.view(seat) for seat in range(SPECTATOR, game.seats)]


@every_title
@every_shard_of_few
def test_happenings_leak_nothing(shard: int, title: Title[Any]) -> None:
    """Neither what a seat hears about another player's move nor who is asked next depends on what it cannot see."""
    compared = 0
    for number, game, stream in title.tables(FEW, shard, FEW_SHARDS):
        while game.question is not None:
            move = stream.choose(game.question.moves)
            for seat in range(game.seats):
                if seat == game.question.player or stream.below(6) or title.has_secrets_to_show(game):
                    continue
                twin = dealt_again(game, seat, number)
                title.keep_what_moves_show(game, twin)
                if twin.question is not None and twin.question.allows(move):
                    compared += twin.position() != game.position()
                    assert heard(title, game.copy(), move, seat) == heard(title, twin, move, seat)
            game.play(move)
    assert compared > PER_SHARD


def heard(title: Title[Any], game: Game, move: Move, seat: int) -> tuple[list[Facts], int, str]:
    """What the seat hears about the move, then who is asked what."""
    told: list[Happening] = []
    game.listener = told.append
    game.play(move)
    view = game.view(seat)
    return title.comparable(told, seat), view.asked, view.kind


@every_title
def test_a_failure_can_be_replayed(title: Title[Any]) -> None:
    """A failure reports the game in which it happened."""
    _number, game, stream = next(title.tables(1))
    for moves in range(20):
        assert game.question is not None
        game.play(stream.choose(game.question.moves))
    assert from_record(title.record())[0].state_hash() == game.state_hash()
