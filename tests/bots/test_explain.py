"""Explanations: every feature has a topic, and the reasons are right and use only what the seat knows."""

from typing import Any

import pytest

from pecunia.bots.explain import (
    MIN_CHANCE,
    MIN_REASON,
    OTHER,
    REASONED,
    REASONS,
    VICTORY,
    Candidate,
    explain,
    topic_of,
)
from pecunia.bots.judges import JUDGES, judge_of, judge_with
from pecunia.bots.search import Budget, Search
from pecunia.bots.weights import Weights
from pecunia.core.chance import stream_of
from pecunia.games import from_position, new
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.titles.registry import TITLES

from ..terminal.olet.test_table import POSITION
from .test_search import KINDS, positions

KINDS_OF_REASONS = [*KINDS, *(("non-olet", {"players": 2, "modules": {module}}) for module in MODULES)]


def told(candidates: list[Candidate]) -> list[tuple[str, float, int, list[tuple[str, float]]]]:
    return [(each.move.text, each.chance, each.tried, each.reasons) for each in candidates]


@pytest.mark.parametrize("title", TITLES)
def test_every_feature_has_a_topic(title: str) -> None:
    judge = judge_of(title)
    assert [name for name in judge.names if topic_of(judge.topics, name) == OTHER] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_topic_is_that_of_a_feature(title: str) -> None:
    """A judge has no topics of another title, and none that a longer name takes from it everywhere."""
    judge = judge_of(title)
    for beginning in judge.topics:
        fewer = {name: topic for name, topic in judge.topics.items() if name != beginning}
        changed = [name for name in judge.names if topic_of(fewer, name) != topic_of(judge.topics, name)]
        assert changed, beginning


def test_first_words_decide() -> None:
    topics = judge_of("olet").topics
    assert topic_of(topics, "fakes-9") == "fakes"
    assert topic_of(topics, "cash") == "cash"
    assert topic_of(topics, "cash-2-steps-from-godfather") == "godfather"
    assert topic_of(topics, "sponges-on-a-stick") == OTHER
    assert topic_of(topics, "fees-in-turn-9") == OTHER  # a topic of the other game
    assert topic_of(judge_of("non-olet").topics, "fees-in-turn-9") == "fees"


@pytest.mark.parametrize(("title", "options"), KINDS_OF_REASONS)
def test_explanations_do_not_peek(title: str, options: dict[str, Any]) -> None:
    """If the cards the seat cannot see are dealt again, the same stream gives the same explanation."""
    for number, game in enumerate(positions(title, options, 11, 2)):
        assert game.question is not None
        seat = game.question.player
        before = game.state_hash()
        twin = game.view(seat).imagine(stream_of(f"other {number}"))
        here = explain(game.view(seat), stream_of("bot"), Budget(12))
        assert told(here) == told(explain(twin.view(seat), stream_of("bot"), Budget(12)))
        assert game.state_hash() == before


@pytest.mark.parametrize(("title", "options"), KINDS)
def test_the_choice_of_the_search_comes_first(title: str, options: dict[str, Any]) -> None:
    for game in positions(title, options, 7, 4):
        assert game.question is not None
        view = game.view(game.question.player)
        root = Search(stream_of("bot"), Budget(30)).think(view)
        found = explain(view, stream_of("bot"), Budget(30))
        assert found[0].move is root.moves[root.best()]
        assert len(found) == sum(tried > 0 for tried in root.tried)
        for candidate in found:
            index = root.moves.index(candidate.move)
            assert (candidate.chance, candidate.tried) == (root.mean(index), root.tried[index])
            assert len(candidate.reasons) <= REASONS
            assert all(abs(by) > MIN_REASON for _, by in candidate.reasons)
        racing = len(root.left)
        assert {root.moves[index] for index in root.left} == {each.move for each in found[:racing]}
        assert [each.chance for each in found[:racing]] == sorted((root.mean(each) for each in root.left), reverse=True)
        assert [each.tried for each in found[racing:]] == sorted((each.tried for each in found[racing:]), reverse=True)
        assert all(not each.reasons for each in found[REASONED:])
        # A reason for the first move compared with the second is a reason against the second.
        if len(found) > 1:
            assert found[1].reasons == [(topic, -by) for topic, by in found[0].reasons]


def test_somebody_who_is_not_asked_hears_nothing() -> None:
    game = new("non-olet", seed=1, players=2)
    assert game.question is not None
    assert explain(game.view(1 - game.question.player), stream_of("bot"), Budget(10)) == []
    assert explain(game.view(-1), stream_of("bot"), Budget(10)) == []


def test_a_single_move_needs_no_reasons() -> None:
    game = from_position("pecunia position 1\noptions players=2\nturn 9 A start\nA hand latrine-gossip\n")
    (only,) = explain(game.view(0), stream_of("bot"), Budget(10))
    assert (only.move.text, only.reasons) == ("done", [])
    assert 0.0 < only.chance < 1.0


HASTE = """pecunia position 1
options players=2 target=20
turn 9 A collect
A money 18
A hand great-haste
A L CIT3/3@2
A M SEN5/5@5
A R -
A queue CIT2/2 CIT2/2
B money 17
B L CIT3/3@1
"""
MIDDLE = HASTE.replace("money 18", "money 2").replace("money 17", "money 2")


def test_a_victory_is_the_reason() -> None:
    """If Great haste takes the citizen's last marker, he pays and the game is won; otherwise it is lost."""
    game = from_position(HASTE)
    for text in ("play great-haste", "visitor L"):
        game.play(game.move(text))
    won, lost = explain(game.view(0), stream_of("bot"), Budget(20))
    assert [(won.move.text, won.chance), lost.move.text] == [("visitor L", 1.0), "visitor M"]
    assert [topic for topic, _ in won.reasons] == [VICTORY]
    assert won.reasons[0][1] > 0
    assert lost.reasons == [(VICTORY, -won.reasons[0][1])]


def test_a_victory_that_is_put_off_is_no_reason() -> None:
    """The card can still be played later in the turn."""
    haste, done = explained(HASTE)
    assert abs(haste.chance - done.chance) < MIN_CHANCE
    assert haste.reasons == done.reasons == []


def weigh(monkeypatch: pytest.MonkeyPatch, title: str, **weights: float) -> None:
    """Use a judge that weighs only these features, throughout the game."""
    row = [weights.get(name.replace("-", "_"), 0.0) for name in judge_of(title).names]
    monkeypatch.setitem(JUDGES, title, judge_with(title, [Weights(row, row) for _ in judge_of(title).kinds]))


def test_what_a_move_changes_is_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a game the card brings a fee of three at once, but leaves the hand."""
    weigh(monkeypatch, "non-olet", money=0.1, card_great_haste=0.2)
    found = {each.move.text: each.reasons for each in explained(MIDDLE)}
    assert [(topic, round(by, 6)) for topic, by in found["play great-haste"]] == [("money", 0.3), ("hand", -0.2)]
    assert [(topic, round(by, 6)) for topic, by in found["done"]] == [("money", -0.3), ("hand", 0.2)]


def test_what_harms_a_rival_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two rivals, almost only the one who is ahead counts."""
    weigh(monkeypatch, "non-olet", money=2.0, queue_length=0.5)
    position = (
        MIDDLE.replace("great-haste", "ejection").replace("players=2", "players=3").replace("B money 2", "B money 9")
    )
    game = from_position(position)
    for text in ("play ejection", "queue A 1"):
        game.play(game.move(text))
    found = explain(game.view(0), stream_of("bot"), Budget(20))
    assert {each.move.text for each in found} == {"player B", "player C"}
    rich = next(each for each in found if each.move.text == "player B")
    assert [(topic, round(by, 3)) for topic, by in rich.reasons] == [("queue", -0.5)]


def test_reasons_of_pecunia_olet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sale turns fakes into cash. A flight instead keeps the fakes but brings no cash."""
    weigh(monkeypatch, "olet", cash=0.1, fakes_1=0.05, fakes_2=0.05, fakes_3=0.05)
    beginner = POSITION.replace(" A-paper B-hologram B-jet", " B-jet").replace("A fakes 1/2/3", "A fakes 6/0/0")
    found = explained(beginner.format(more="") + "binned rest\n")  # nothing to buy
    assert found[0].move.text.startswith("place SM")
    flights = [each for each in found[:REASONED] if each.move.text in ("place JT1", "place CF1")]
    assert flights
    for flight in flights:
        assert {topic: by > 0 for topic, by in flight.reasons} == {"cash": False, "fakes": True}


def explained(position: str) -> list[Candidate]:
    return explain(from_position(position).view(0), stream_of("bot"), Budget(60))
