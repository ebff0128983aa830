"""A trained network becomes a bot in one line, sits down in a tournament, and records become data for training."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import pecunia
from pecunia.bots import check_bot, guarded
from pecunia.core.errors import OptionError
from pecunia.core.view import View
from pecunia.envs.policy import PolicyBot, decisions
from pecunia.lab.tournament import Tournament, play
from pecunia.lab.workers import Processes
from tests.commands import pecunia as pecunia_command


def first_legal(seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> int:
    return int(mask.argmax())


class FirstLegal(PolicyBot):
    """As a module of a person would have it: made from a stream."""

    def __init__(self, stream: pecunia.Stream, word: str = "") -> None:
        super().__init__(first_legal)
        self.word = word


NAME = "py:tests.envs.test_policy:FirstLegal"


@pytest.mark.parametrize("title", ["non-olet", "olet"])
def test_a_policy_plays_a_whole_game(title: str) -> None:
    game = pecunia.new(title, seed=3, players=2)
    seats = [guarded(PolicyBot(first_legal)), guarded("greedy")]
    for seat in seats:
        seat.begin(1)
    while game.question is not None:
        player = game.question.player
        move = seats[player].choose(game.view(player))
        assert player or move.number == min(each.number for each in game.legal_moves)
        game.play(move)
    assert [seat.take_notes() for seat in seats] == [[], []]


def test_another_number_than_a_legal_one_is_a_fault() -> None:
    game = pecunia.new("olet", seed=3, players=2)
    seat = guarded(PolicyBot(lambda seen, mask: int(mask.argmin())))
    seat.begin(1)
    player = game.question.player if game.question else 0
    assert seat.choose(game.view(player)) in game.legal_moves
    assert [note.error.key for note in seat.take_notes()] == ["bot-illegal"]


def test_it_sits_down_in_a_tournament_and_its_games_are_kept(tmp_path: Path) -> None:
    check_bot(f"{NAME} word", "olet")
    cup = Tournament("olet", {"players": 2}, ["random", NAME], 1, 2, records=tmp_path / "games")
    summary = play(cup, None, Processes(1), lambda done: None)
    assert {row["bot"] for row in summary["bots"]} == {"random", NAME}
    assert summary["faults"] == []
    kept = sorted((tmp_path / "games").iterdir())
    assert len(kept) == summary["games"] == 4
    game, record = pecunia.from_record(kept[0].read_text(encoding="utf-8"))
    assert game.outcome is not None
    assert sorted(record.seats) == [NAME, "random"]


@pytest.mark.parametrize("name", ["py:", "py:tests", "py:tests.envs.test_policy", 'py:"', "py:a b#c"])
def test_a_name_that_means_no_bot_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="after py: come a module"):
        check_bot(name)
    with pytest.raises(pecunia.PecuniaError, match="no_such"):
        check_bot("py:tests.envs.test_policy:no_such")


def test_the_command_keeps_the_games(tmp_path: Path) -> None:
    cup = ["tournament", "olet", "--players", "2", "--bots", "random,greedy", "--deals", "1", "--json"]
    done = pecunia_command(*cup, "--record", tmp_path)
    assert json.loads(done.stdout)["games"] == len(list(tmp_path.glob("*.pecunia"))) == 2


@pytest.mark.parametrize("title", ["non-olet", "olet"])
def test_a_record_becomes_data_for_training(title: str) -> None:
    game = pecunia.new(title, seed=5, players=3)
    luck = random.Random(4)
    expected: list[tuple[int, int, list[int]]] = []
    while game.question is not None:
        move = luck.choice(game.legal_moves)
        expected.append((game.question.player, move.number, sorted(each.number for each in game.legal_moves)))
        game.play(move)
    found = list(decisions(pecunia.write_record(game)))
    shown: list[tuple[int, int, list[int]]] = [
        (each.seat, each.action, np.flatnonzero(each.mask).tolist()) for each in found
    ]
    assert shown == expected
    assert game.outcome is not None
    assert {each.seat for each in found if each.reward == 1.0} == set(game.outcome.winners)
    bot: Any = PolicyBot(first_legal)
    view: View = pecunia.new(title, seed=5, players=3).view(found[0].seat)
    assert (bot._seen(view)[0] == found[0].observation).all()
