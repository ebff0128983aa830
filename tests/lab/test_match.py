"""Matches: each deal in every arrangement, the same result on any number of workers, intervals that can be trusted."""

import random
from math import inf, isclose

import pytest

from pecunia.core.errors import OptionError
from pecunia.games import new
from pecunia.lab.durations import STEP, Durations, Thinking
from pecunia.lab.intervals import elo, interval, student
from pecunia.lab.match import Match, Score, Series, play_block, play_blocks, play_match, victory
from pecunia.lab.workers import Processes, spread


def match(players: int = 2, seats: int = 1, one: str = "greedy", other: str = "random") -> Match:
    return Match("non-olet", {"players": players}, one, other, seats)


def test_every_arrangement_is_played_on_each_deal() -> None:
    assert match().series(1).lineups == [["greedy", "random"], ["random", "greedy"]]
    alone = match(players=4).series(1).lineups
    assert [lineup.index("greedy") for lineup in alone] == [0, 1, 2, 3]
    assert all(lineup.count("random") == 3 for lineup in alone)
    assert len(match(players=4, seats=2).series(1).lineups) == 6
    block = play_block(match(players=4).series("deal"), 7)
    assert block.deal == "deal.7"
    assert len(block.parts) == 4
    assert all(isclose(sum(parts), 1) for parts in block.parts)


def test_one_has_what_its_seats_have_won() -> None:
    pairs = match(players=4, seats=2)
    block = play_block(pairs.series(1), 0)
    block.parts = [[0.5, 0.5, 0, 0], [0.5, 0.5, 0, 0], [0, 0, 1, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 0, 0, 0]]
    assert pairs.arrangements == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert pairs.shares(block) == [1, 0.5, 0, 1, 1, 0]


def test_workers_do_not_change_the_result() -> None:
    series = match(players=3).series("workers")
    alone = play_blocks(series, range(4, 10))
    told: list[str] = []
    together = play_blocks(series, range(4, 10), jobs=2, progress=lambda block: told.append(block.deal))
    assert [block.parts for block in alone] == [block.parts for block in together]
    assert told == [block.deal for block in alone] == [f"workers.{number}" for number in range(4, 10)]
    assert [block.parts for block in play_blocks(match(players=3).series("others"), range(4, 10))] != [
        block.parts for block in alone
    ]


def test_greedy_beats_random_and_both_clocks_run() -> None:
    score, thinking = play_match(match(), 20, jobs=2)
    assert score.games == 40
    assert 0.6 < score.low < score.share < score.high <= 1
    assert 70 < score.elo_low < score.elo < score.elo_high < inf
    assert set(thinking) == {"greedy", "random"}
    for times in thinking.values():
        assert times.cpu.number == times.wall.number > 500
        assert 0 < times.cpu.quantile(0.5) <= times.cpu.quantile(0.99) <= times.cpu.longest
    assert thinking["greedy"].cpu.mean > thinking["random"].cpu.mean


def test_equals_share_and_the_interval_says_so() -> None:
    score, _ = play_match(match(one="random", other="random"), 100)
    assert score.low < 0.5 < score.high
    assert score.elo_low < 0 < score.elo_high


def test_what_is_unknown_is_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="option-bot"):
        play_match(match(other="caesar"), 1)
    with pytest.raises(OptionError, match="option-players"):
        Match("olet", {"players": 7}, "greedy", "random")
    with pytest.raises(OptionError, match="option-seed"):
        Series("olet", {}, [], "two words")


def test_a_victory_is_shared_by_those_who_won_and_by_all_where_nobody_did() -> None:
    game = new("olet", players=3, seed=1)
    assert victory(game) == [1 / 3] * 3
    game.end("shared", [0, 2])
    assert victory(game) == [0.5, 0, 0.5]
    game.end("most-money", [1])
    assert victory(game) == [0, 1, 0]


# The interval keeps its promise on coins whose true chance is known.


def blocks(chance: random.Random, number: int, games: int, heads: float, luck: float) -> list[float]:
    """Means of blocks of coin throws. With the chance `luck`, one throw decides all games of a block."""
    found = []
    for block in range(number):
        if chance.random() < luck:
            found.append(float(chance.random() < heads))
        else:
            found.append(sum(chance.random() < heads for game in range(games)) / games)
    return found


@pytest.mark.parametrize("luck", [0.0, 0.5, 1.0])
@pytest.mark.parametrize(("number", "games", "heads"), [(50, 2, 0.5), (75, 4, 0.3), (150, 2, 0.6), (150, 2, 0.95)])
def test_the_interval_has_the_truth_in_95_of_100_matches(number: int, games: int, heads: float, luck: float) -> None:
    chance = random.Random(f"{number} {games} {heads} {luck}")
    matches = 1500
    found = [interval(blocks(chance, number, games, heads, luck)) for match in range(matches)]
    hit = sum(low <= heads <= high for low, high in found) / matches
    assert hit > 0.935
    assert hit < (0.975 if heads < 0.9 else 0.995), "wider than it need be"


def test_games_of_one_deal_are_no_evidence_of_their_own() -> None:
    """If a deal decides all its games, four times as many games on the same deals do not change the interval."""
    decided = [1.0] * 30 + [0.0] * 20
    duel = match()
    two = Score(duel, [[share, share] for share in decided])
    eight = Score(duel, [[share] * 8 for share in decided])
    assert (two.low, two.high) == (eight.low, eight.high)
    assert interval(decided * 4)[0] > two.low + 0.05


def test_the_edges() -> None:
    assert interval([1.0] * 20)[1] == 1.0
    assert 0.8 < interval([1.0] * 20)[0] < 0.95
    assert interval([0.0] * 20)[0] == 0.0
    assert interval([0.5]) == (0.0, 1.0)
    assert interval([])[0] == 0.0
    for freedom, quantile in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(quantile, abs=0.005)


def test_elo() -> None:
    assert elo(0.5, 0.5, 100) == 0
    assert elo(10 / 11, 0.5, 100) == pytest.approx(400)
    assert elo(0.25, 0.25, 100) == pytest.approx(0), "one of four equals"
    assert elo(0.5, 0.25, 100) == pytest.approx(190.8, abs=0.1), "three to one against each of three"
    assert elo(1.0, 0.5, 100) == pytest.approx(-elo(0.0, 0.5, 100))
    assert elo(1.0, 0.5, 100) < elo(1.0, 0.5, 1000) < inf


# Time.


def test_durations_can_be_added_up() -> None:
    chance = random.Random(1)
    seen = [chance.lognormvariate(-6, 2) for move in range(5000)]
    whole, first, second = Durations(), Durations(), Durations()
    for number, seconds in enumerate(seen):
        whole.add(seconds)
        (first if number % 3 else second).add(seconds)
    first.add_all(Durations.from_json(second.to_json()))
    seen.sort()
    for part in (0.01, 0.5, 0.99):
        exact = seen[int(part * len(seen)) - 1]
        assert exact <= whole.quantile(part) <= exact * STEP * (1 + 1e-9)
        assert first.quantile(part) == whole.quantile(part)
    assert first.longest == whole.longest == whole.quantile(1) == seen[-1]
    assert first.mean == pytest.approx(sum(seen) / len(seen))
    assert Durations().quantile(0.99) == Durations().mean == 0


def test_no_time_at_all_is_a_time() -> None:
    durations = Durations()
    durations.add(0.0)
    assert durations.number == 1
    assert durations.quantile(0.5) == 0.0
    thinking = Thinking()
    thinking.end(thinking.begin())
    assert Thinking.from_json(thinking.to_json()).to_json() == thinking.to_json()


def test_work_is_spread_in_order_and_stops_at_an_error() -> None:
    assert list(spread(abs, [-3, 2, -1], Processes(2))) == [3, 2, 1]
    assert list(spread(abs, [], Processes(2))) == []
    with pytest.raises(TypeError):
        list(spread(abs, ["x", 1], Processes(2)))  # type: ignore[arg-type]
