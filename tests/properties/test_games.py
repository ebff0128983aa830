"""What must hold in every game: nothing is lost, nothing sticks, copies are deep, replays agree, views leak nothing."""

import json

import pytest

from pecunia.core.chance import stream_of
from pecunia.core.happenings import Facts, Happening
from pecunia.core.moves import Move
from pecunia.core.record import write_record
from pecunia.games import from_position, from_record, new
from pecunia.non_olet.game import NonOlet
from pecunia.non_olet.modules.careers import Careers
from pecunia.non_olet.modules.secrets import SecretStep

from .tables import DECISION_LIMIT, GAMES, SHARDS, Ledger, check_cards, check_latrines, check_modules, tables


@pytest.mark.parametrize("shard", range(SHARDS))
def test_nothing_is_lost_and_nothing_sticks(shard: int) -> None:
    """Cards, money and markers are conserved, and every game ends with a winner at the target or on the last rung.

    A quarter of the games is checked after every move, the others after every fifth, so that more can be played.
    """
    for number, game, stream in tables(GAMES, shard, SHARDS):
        ledger = Ledger(game)
        if number % 4 == 0:
            game.listener = ledger
        decisions = 0
        while game.question is not None:
            assert game.question.moves
            game.play(stream.choose(game.question.moves))
            decisions += 1
            if number % 4 == 0 or decisions % 5 == 0 or game.question is None:
                check_cards(game)
                check_latrines(game)
                check_modules(game)
            if number % 4 == 0:
                ledger.check(game)
            assert decisions < DECISION_LIMIT, f"game {number} sticks"
        assert game.outcome is not None
        winner = game.outcome.winner
        assert winner is not None
        if game.outcome.end == "ladder":
            careers = next(module for module in game.modules if isinstance(module, Careers))
            assert careers.rungs[winner] == 5
        if game.outcome.end != "ladder" or game.options.both_win:
            assert game.scores()[winner] >= game.options.target


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


def test_copies_are_deep() -> None:
    """A past state keeps its hash, whatever is played on the game it was copied from, and goes on to the same end."""
    for _number, game, stream in tables(max(GAMES // 10, 12)):
        past: list[tuple[NonOlet, str, int]] = []
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


def test_replays_and_positions_agree() -> None:
    """A record replays to the same state; a position written down in the middle of anything is the same game again."""
    for _number, game, stream in tables(max(GAMES // 10, 12)):
        while game.question is not None:
            if stream.below(20) == 0:
                text = game.position()
                again = from_position(text)
                assert again.position() == text
                assert again.question is not None
                assert [move.text for move in again.question.moves] == [move.text for move in game.question.moves]
            game.play(stream.choose(game.question.moves))
        assert from_position(game.position()).position() == game.position()
        replayed, record = from_record(write_record(game, ["someone"] * game.players))
        assert replayed.state_hash() == game.state_hash()
        assert len(record.moves) == len(game.history())


def test_taking_back_never_crosses_a_reveal_or_another_player() -> None:
    for _number, game, stream in tables(max(GAMES // 40, 12)):
        hashes: list[str] = []
        pile_sizes: list[tuple[int, int]] = []
        while game.question is not None:
            hashes.append(game.state_hash())
            pile_sizes.append((len(game.roman_pile), len(game.action_pile)))
            for seat in range(game.players):
                limit = game.undo_limit(seat)
                if limit:
                    assert game.taken_back(seat, limit).state_hash() == hashes[-1 - limit]
                    assert pile_sizes[-1 - limit] == pile_sizes[-1]
                    assert all(played.player == seat for played in game.history()[-limit:])
            game.play(stream.choose(game.question.moves))


def seen(game: NonOlet, seat: int) -> str:
    return json.dumps(game.view(seat).snapshot())


def dealt_anew(game: NonOlet, seat: int, number: int) -> NonOlet:
    """The same game with other unseen cards. It keeps its past, so that the seat may take back as much as before."""
    twin = game.view(seat).imagine(stream_of(f"anew-{number}-{seat}"))
    twin.played = game.played
    twin.start = game.start
    return twin


def test_views_leak_nothing() -> None:
    """A seat's view and moves do not change when what it cannot see is dealt anew; nor a spectator's."""
    differed = 0
    for number, game, stream in tables(max(GAMES // 10, 12)):
        while game.question is not None:
            if stream.below(8) == 0:
                for seat in range(-1, game.players):
                    twin = dealt_anew(game, seat, number)
                    check_cards(twin)
                    assert seen(twin, seat) == seen(game, seat)
                    differed += twin.position() != game.position()
            game.play(stream.choose(game.question.moves))
    assert differed > GAMES // 10, "the unseen cards were never dealt anew"


def test_happenings_leak_nothing() -> None:
    """What a seat hears of another player's move does not depend on cards it cannot see."""
    compared = 0
    for number, game, stream in tables(max(GAMES // 10, 12)):
        while game.question is not None:
            move = stream.choose(game.question.moves)
            for seat in range(game.players):
                if seat == game.question.player or stream.below(6):
                    continue
                if isinstance(game.agenda[-1], SecretStep):
                    continue  # the last secret choice shows what was hidden, rightly
                twin = dealt_anew(game, seat, number)
                # Romans, upgrades, events and shuffles are shown as they come, so they stay; hands and actions do not.
                twin.roman_pile = game.roman_pile[:]
                twin.modules = [module.copy() for module in game.modules]
                twin.chance = game.chance.copy()
                if twin.question is not None and twin.question.allows(move):
                    one = game.copy()
                    assert heard(one, move, seat) == heard(twin, move, seat)
                    compared += 1
            game.play(move)
    assert compared > GAMES // 10


def heard(game: NonOlet, move: Move, seat: int) -> list[Facts]:
    told: list[Facts] = []

    def listen(happening: Happening) -> None:
        if happening.kind != "drew-actions" or happening.player != seat:  # one's own new card is news, rightly
            told.append(happening.seen_by(seat))

    game.listener = listen
    game.play(move)
    return told


def test_a_player_hears_of_his_own_cards_only() -> None:
    """Drawn cards are told to the drawer and to nobody else."""
    for _number, game, stream in tables(24):
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
