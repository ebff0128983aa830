"""Learning weights: known weights are found again, the same seed gives the same file, and no file is half written."""

import json
from math import exp, log
from pathlib import Path

import pytest

from pecunia.bots.judges import bare_judge, judge_from_text
from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError, PecuniaError
from pecunia.lab import logit
from pecunia.lab.fit import Learnt, Request, learn, place_for, weights_text
from pecunia.lab.self_play import Play, self_play


def drawn_positions(count: int, weights: list[float]) -> logit.Positions:
    """Early positions of three players. The winner is drawn at random by known weights."""
    stream = stream_of("drawn")
    found: list[tuple[int, list[list[float]], list[float]]] = []
    for _ in range(count):
        features = [[stream.below(1000) / 250 - 2 for _ in weights] for seat in range(3)]
        likely = [exp(sum(w * f for w, f in zip(weights, row))) for row in features]
        lot = stream.below(1_000_000) / 1_000_000 * sum(likely)
        winner = 0 if lot < likely[0] else 1 if lot < likely[0] + likely[1] else 2
        found.append((0, features, [float(seat == winner) for seat in range(3)]))
    return logit.positions(found)


def test_the_fit_finds_the_weights_that_were_there() -> None:
    known = drawn_positions(6000, [1.0, -0.5, 0.0])
    weights = logit.fit(known, [0.0] * 6, 0.01)
    assert weights[:3] == pytest.approx([1.0, -0.5, 0.0], abs=0.08)
    assert weights[3:] == [0.0, 0.0, 0.0], "of what is late nothing is known"
    likely = logit.chances(known, weights)
    assert logit.log_loss(known, likely) < 0.8 < logit.log_loss(known, logit.even(known)) == pytest.approx(log(3))
    assert logit.accuracy(known, likely) > 0.6
    assert logit.accuracy(known, logit.even(known)) == pytest.approx(1 / 3, abs=0.001)
    for seats, chance, won in logit.calibration(known, likely):
        assert seats > 300
        assert abs(chance - won) < 0.06


def test_what_little_is_known_of_stays_where_it_was() -> None:
    prior = [0.7, 0.0, 0.0, 0.0, 0.0, 0.3]
    drawn_to = logit.fit(drawn_positions(50, [1.0, -0.5, 0.0]), prior, 1e9)
    assert drawn_to == pytest.approx(prior, abs=1e-3)


@pytest.fixture(scope="module")
def small() -> Learnt:
    """Learnt from a few hundred short games: it takes seconds and is already better than knowing nothing."""
    return learn(Request("olet", 160, "test", 2, ["greedy"], 2))


def test_a_small_fit_beats_the_base_rate(small: Learnt) -> None:
    assert [kind.kind for kind in small.kinds] == bare_judge("olet").kinds
    even, before, new = small.kinds[0].trials
    assert (even.name, before.name, new.name) == ("even", "before", "new")
    assert new.log_loss < even.log_loss - 0.05
    assert new.accuracy > even.accuracy + 0.05


def test_the_same_seed_gives_the_same_file_with_any_bots(small: Learnt) -> None:
    again = learn(Request("olet", 160, "test", 2, ["greedy"], 1))
    assert again.text == small.text
    assert judge_from_text("olet", small.text, "small.toml").names == small.names
    assert "pecunia lab fit olet --games 160 --rounds 2 --seed test" in small.text


def test_games_differ_by_number_and_hold_all_kinds() -> None:
    judge = bare_judge("non-olet")
    prior = judge.beginner()
    half = len(judge.names)
    weights = weights_text(judge, [(prior[:half], prior[half:])] * len(judge.kinds), [])
    kinds = set()
    for seen in self_play(Play("non-olet", ["random"], "kinds", weights), 24, 2):
        for one in seen:
            kinds.add(one.kind)
            assert len(one.features) == len(one.shares)
            assert sum(one.shares) == pytest.approx(1)
    assert kinds == {0, 1, 2, 3}


def test_too_few_games_and_wrong_names_are_refused() -> None:
    with pytest.raises(PecuniaError) as error:
        learn(Request("olet", 2, "1", 1, ["random"], 1))
    assert error.value.key == "fit-few-games"
    for request in (Request("chess", 9, "1", 1, ["greedy"], 1), Request("olet", 9, "1", 1, ["caesar"], 1)):
        with pytest.raises(OptionError):
            learn(request)


def test_a_place_that_cannot_be_written_to_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    request = Request("olet", 9, "1", 1, ["greedy"], 1)
    assert place_for(request, tmp_path / "mine.toml") == tmp_path / "mine.toml"
    for out in (tmp_path / "nowhere" / "mine.toml", tmp_path):
        with pytest.raises(PecuniaError) as error:
            place_for(request, out)
        assert error.value.key == "fit-cannot-write"
        assert json.dumps(str(out)) in json.dumps(str(error.value.facts["file"]))
    assert list(tmp_path.iterdir()) == []
