"""What every title must do: questions, moves, refusals, views. No test here knows a title.

A title is tested by a class that derives from `Contract` and says what is to be expected of the title. Ours are in
`test_contract.py`, the title of an installed package is in `tests/third_title/checks.py`.
"""

import json
from typing import Any, ClassVar

import pytest

import pecunia
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.errors import IllegalMove, NotAMove, OptionError
from pecunia.core.game import Game
from pecunia.titles.registry import TITLES


class Contract:
    title: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    refused: ClassVar[tuple[str, str, str]]  # at the first question for two: a legal move, an illegal one, and why
    no_moves: ClassVar[list[str]]  # texts that are almost moves
    reasons: ClassVar[set[str]]  # these must come up if every move is tried at every question of a few games
    reasons_table: ClassVar[dict[str, Any]]  # the options of those games
    impossible: ClassVar[list[tuple[dict[str, Any], str]]]  # options, and the key of their refusal

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        own = metafunc.cls
        assert own is not None
        for names, values in (("seats", own.players), ("options, key", own.impossible)):
            if names.partition(",")[0] in metafunc.fixturenames:
                metafunc.parametrize(names, values)

    def new(self, **options: Any) -> Game:
        return pecunia.new(self.title, seed=7, **options)

    def test_it_is_for_so_many(self) -> None:
        assert tuple(TITLES[self.title].players) == self.players

    def test_the_loop_of_the_design_plays_a_whole_game(self) -> None:
        game = pecunia.new(self.title, players=3, seed=1)
        bots = [make_bot("random", stream_of(f"{seat}")) for seat in range(3)]
        while game.question:
            seat = game.question.player
            game.play(bots[seat].choose(game.view(seat)))
        assert game.outcome is not None
        assert game.outcome.winner is not None
        assert game.outcome.scores == game.scores()
        assert len(game.outcome.scores) == game.seats == 3
        assert max(game.outcome.scores) == game.outcome.scores[game.outcome.winner]

    def test_the_same_seed_gives_the_same_game(self, seats: int) -> None:
        game = self.new(players=seats)
        assert game.title == self.title
        assert game.seats == seats
        assert f"players={seats}" in game.header()[0]
        assert game.state_hash() == self.new(players=seats).state_hash()
        assert game.state_hash() != pecunia.new(self.title, seed=8, players=seats).state_hash()

    def test_an_illegal_move_changes_nothing_and_says_why(self) -> None:
        legal, text, key = self.refused
        game = self.new(players=2)
        before = game.position()
        with pytest.raises(IllegalMove) as refusal:
            game.play(game.move(text))
        assert refusal.value.reason.key == key
        assert refusal.value.move == text
        assert game.position() == before
        assert game.history() == []
        reason = game.why_not(game.move(text))
        assert reason is not None
        assert reason.key == key
        assert game.why_not(game.move(legal)) is None

    def test_every_move_is_legal_or_has_a_reason(self) -> None:
        """At every question, each of the game's moves is either offered or refused with a reason, and `play` agrees."""
        keys = set()
        for seed in range(3, 6):
            game = pecunia.new(self.title, seed=seed, players=3, **self.reasons_table)
            moves = game.all_moves()
            stream = stream_of(f"reasons-{seed}")
            while game.question is not None:
                for move in moves:
                    reason = game.why_not(move)
                    assert (reason is None) == game.question.allows(move)
                    if reason is not None:
                        keys.add(reason.key)
                game.play(stream.choose(game.question.moves))
            over = game.why_not(moves[0])
            assert over is not None
            assert over.key == "game-over"
        assert keys >= self.reasons

    def test_only_the_asked_seat_sees_moves_or_may_play(self) -> None:
        game = self.new(players=3)
        assert game.question is not None
        asked = game.question.player
        other = (asked + 1) % 3
        assert game.view(asked).moves == game.question.moves
        assert game.view(other).moves == []
        assert game.view(-1).moves == []
        assert game.view(other).asked == asked
        reason = game.view(other).why_not(game.question.moves[0])
        assert reason is not None
        assert reason.key == "not-your-question"

    def test_a_snapshot_can_leave_the_process(self) -> None:
        """Views are plain values from the first question to the end, without the positions of others."""
        game = self.new(players=3)
        stream = stream_of("snapshots")
        while game.question is not None:
            for seat in range(-1, 3):
                snapshot = game.view(seat).snapshot()
                assert json.loads(json.dumps(snapshot)) == snapshot
                assert (snapshot["title"], snapshot["seat"], snapshot["outcome"]) == (self.title, seat, None)
            game.play(stream.choose(game.question.moves))
        assert game.outcome is not None
        assert game.view(-1).snapshot()["outcome"] == [game.outcome.end, game.outcome.winners, game.outcome.scores]

    def test_notation_and_numbers_name_each_move_once(self) -> None:
        game = self.new(players=2)
        moves = game.all_moves()
        assert len({move.text for move in moves}) == len(moves)
        for number, move in enumerate(moves):
            assert move.number == number
            assert game.move_numbered(number) is move
            assert game.move(move.text) is move
            assert game.move(f"  {move.text.upper().replace(' ', '   ')} ") is move
        for text in ("", "play nothing", "done done", *self.no_moves):
            with pytest.raises(NotAMove):
                game.move(text)

    @pytest.mark.parametrize("seed", ["", "two words", "a#b"])
    def test_impossible_seeds_are_refused(self, seed: str) -> None:
        with pytest.raises(OptionError, match="option-seed"):
            pecunia.new(self.title, seed=seed)

    def test_impossible_options_are_refused(self, options: dict[str, Any], key: str) -> None:
        with pytest.raises(OptionError) as refusal:
            self.new(**options)
        assert refusal.value.key == key
