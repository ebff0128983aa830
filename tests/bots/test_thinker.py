"""Looking ahead with a network: legal, honest, repeatable, within its budget. A network that knows nothing will do, and
one that knows who wins shows that the look ahead is used."""

from pathlib import Path
from typing import Any

import pytest

from pecunia.bots import check_bot
from pecunia.bots.champion import Champion, network_bot
from pecunia.bots.guard import Guarded
from pecunia.bots.search import Budget
from pecunia.bots.thinker import ROUND, Candidate, Thinker, hopeful
from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.games import new
from pecunia.lab.simulate import Job, simulate
from pecunia.network.evaluator import Evaluator, Opinion, evaluator_of
from pecunia.network.stored import NetworkError, to_bytes
from tests.network.random_network import title_network


@pytest.fixture(scope="module")
def network() -> Evaluator:
    return Evaluator(title_network("olet", 7))


def later(title: str, seed: int, moves: int, **options: Any) -> Game:
    """A game after some random moves, at a question with several answers."""
    game = new(title, seed=seed, **options)
    stream = stream_of(f"{seed}")
    while game.question is not None and (moves > 0 or len(game.question.moves) < 3):
        game.play(stream.choose(game.question.moves))
        moves -= 1
    assert game.question is not None
    return game


def test_thinking_keeps_to_its_budget(network: Evaluator) -> None:
    game = later("olet", 1, 30, players=2)
    assert game.question is not None
    view = game.view(game.question.player)
    for budget in (100, 300):
        thinker = Thinker(stream_of("a"), network, Budget(budget), every=True)
        candidates = thinker.candidates(view)
        assert candidates[0].move in view.moves
        assert all(candidate.deals > 0 for candidate in candidates)
        assert budget <= thinker.asked < budget + 40 * ROUND  # the last round is finished
    stopped = Thinker(stream_of("a"), network, Budget(10**6, 0, lambda: True))
    assert stopped.candidates(view)[0].move is network.evaluate(view).best()
    assert stopped.asked == 1


def tried(prior: float, own: list[float]) -> Candidate:
    candidate = Candidate(Move(0, "done"), prior, 2)
    for deal, chance in enumerate(own):
        candidate.add([1.0 - chance, chance], deal, 1)
    return candidate


def test_moves_are_compared_deal_by_deal() -> None:
    """What all moves gain or lose in a deal says nothing about them."""
    luck = [0.1, 0.9, 0.3, 0.7] * 16
    favourite = tried(0.9, luck)
    better = tried(0.1, [chance + 0.05 for chance in luck])
    mean, error = better.gain(favourite)
    assert mean == pytest.approx(0.05)
    assert error < 0.01
    assert better.lead(favourite) > 0.03
    assert hopeful([favourite, better], favourite) == [better]  # that is clear, so there is nothing left to think about
    worse = tried(0.1, [chance - 0.05 for chance in luck])
    assert hopeful([favourite, worse], favourite) == [favourite]


def test_an_unlikely_move_needs_more_evidence() -> None:
    """A lead that is enough for a move that the network likes nearly as well is not enough for one that it would hardly
    play; and a few deals are not enough for any."""
    favourite = tried(0.6, [0.5, 0.5, 0.5, 0.5] * 4)
    own = [0.7, 0.4, 0.65, 0.41] * 4
    assert tried(0.39, own).lead(favourite) > 0.0
    assert tried(0.001, own).lead(favourite) < 0.0
    few = tried(0.39, [0.0])
    assert hopeful([favourite, few], favourite) == [favourite, few]


def test_thinking_ends_when_its_time_is_up(network: Evaluator) -> None:
    game = later("olet", 1, 30, players=2)
    assert game.question is not None
    thinker = Thinker(stream_of("a"), network, Budget(0, 1))
    assert thinker.choose(game.view(game.question.player)) in game.question.moves
    assert thinker.asked < 100 * ROUND


@pytest.mark.parametrize("shipped", [False, True])
@pytest.mark.parametrize("title", ["olet", "non-olet"])
def test_thinking_uses_only_what_the_seat_knows(title: str, shipped: bool) -> None:
    """The same stream gives the same choice, also if everything hidden is dealt again."""
    evaluator = evaluator_of(title) if shipped else Evaluator(title_network(title, 7))
    for number in range(4):
        game = later(title, number, 10 * number, players=3)
        assert game.question is not None
        seat = game.question.player
        twin = game.view(seat).imagine(stream_of("deal"))
        worths = []
        for each in (game, game, twin):
            thinker = Thinker(stream_of("bot"), evaluator, Budget(60), every=shipped)
            worths.append([(found.move.text, found.chances) for found in thinker.candidates(each.view(seat))])
        assert worths[0] == worths[1] == worths[2]


class Partisan(Evaluator):
    """Likes all moves equally, and expects the richest player to win."""

    def evaluate(self, view: View) -> Opinion:
        moves = view.moves[:8]
        players = view.public()["players"]
        assert isinstance(players, list)
        money = [player["money"] for player in players]
        most = max(money)
        winners = [1.0 if each == most else 0.0 for each in money]
        return Opinion(moves, [0] * len(moves), [each / sum(winners) for each in winners])

    def evaluate_all(self, views: list[View]) -> list[Opinion]:
        return [self.evaluate(view) for view in views]


def test_the_move_that_leads_to_better_chances_is_chosen() -> None:
    """Who takes the fee has money, and so the best chance in the eyes of this network."""
    partisan = Partisan(title_network("non-olet", 7))
    found = 0
    for seed in range(60):
        game = later("non-olet", seed, 25, players=2)
        assert game.question is not None
        view = game.view(game.question.player)
        candidates = Thinker(stream_of("a"), partisan, Budget(100)).candidates(view)
        worth = [each.chance(view.seat) for each in candidates if each.deals == candidates[0].deals]
        assert worth[0] == max(worth)  # of those that were tried to the end
        found += worth[0] > min(each.chance(view.seat) for each in candidates)
    assert found > 4  # often enough the moves differed


def test_networks_in_files_are_bots_for_the_command_line(tmp_path: Path, network: Evaluator) -> None:
    file = tmp_path / "mine.bin"
    file.write_bytes(to_bytes(network.network))
    check_bot(f"net:{file}", "olet")
    summary = simulate(Job("olet", {"players": 2}, [f"net:{file}", f"net:{file} 40"], 1, False), 1)
    assert summary["faults"] == []
    thinking = network_bot(f"net:{file} 1.5s", stream_of(""))
    assert isinstance(thinking, Champion)
    assert thinking.budget is not None
    assert (thinking.budget.iterations, thinking.budget.milliseconds) == (0, 1500)
    with pytest.raises(NetworkError, match="network-title"):
        check_bot(f"net:{file}", "non-olet")
    with pytest.raises(NetworkError, match="network-not-found"):
        check_bot(f"net:{tmp_path / 'yours.bin'}", "olet")


@pytest.mark.parametrize("words", ["", "a b c", "a x", "a 0", "a -1", "'a", "a  1", "a s"])
def test_names_that_mean_no_network_are_refused(words: str) -> None:
    with pytest.raises(OptionError, match="option-bot-network"):
        check_bot(f"net:{words}", "olet")


def test_servers_read_no_network_from_files(tmp_path: Path, network: Evaluator) -> None:
    file = tmp_path / "mine.bin"
    file.write_bytes(to_bytes(network.network))
    with Guarded(f"net:{file}", programs=False) as bot:
        bot.begin(stream_of(""))
        assert [note.error.key for note in bot.take_notes()] == ["option-bot"]
