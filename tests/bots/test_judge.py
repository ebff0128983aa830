"""Judges: features are numbered and named, use nobody's secrets, and give chances that add up to one."""

from math import exp, isclose, isfinite
from typing import Any

import pytest

from pecunia.bots.judges import bare_judge, judge_from_text, judge_of
from pecunia.bots.weights import STEPS, weights_from_text
from pecunia.core.chance import stream_of
from pecunia.core.errors import ValuesError
from pecunia.core.game import Game
from pecunia.games import from_position, new
from pecunia.lab.fit import weights_text
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.table import Table
from pecunia.non_olet.race import arrival

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("non-olet", {"players": 2, "edition": 2005}),
    ("non-olet", {"players": 4, "dark_red": True, "open_draft": True}),
    ("non-olet", {"players": 3, "modules": MODULES, "dark_red": True}),
    ("non-olet", {"players": 2, "modules": ["careers"], "house": {"ladderWin": "either"}}),
    ("non-olet", {"players": 2, "modules": ["careers"], "house": {"ladderWin": "ladderAndTarget"}}),
    ("non-olet", {"players": 3, "house": {"winBy": "earned", "finishedTiming": "immediate"}}),
    ("olet", {"players": 2}),
    ("olet", {"players": 4}),
]


def positions(title: str, options: dict[str, Any], seed: int) -> list[Game]:
    """Every position of a random game, also in the middle of effects, and its end."""
    game = new(title, seed=seed, **options)
    stream = stream_of(f"judge {seed}")
    found = [game.copy()]
    while game.question is not None and game.turn < 200:
        game.play(stream.choose(game.question.moves))
        found.append(game.copy())
    return found


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_features_are_finite_and_weighed_they_are_the_chances(title: str, options: dict[str, Any]) -> None:
    judge = judge_of(title)
    for game in positions(title, options, 1)[:-1]:
        assert 0 <= judge.step(game) <= STEPS
        weights = judge.weights(game)
        scores = []
        for seat in range(game.seats):
            features = judge.features(game, seat)
            assert len(features) == len(judge.names) == len(weights)
            assert all(isfinite(feature) for feature in features)
            scores.append(sum(weight * feature for weight, feature in zip(weights, features)))
        chances = judge.chances(game)
        assert isclose(sum(chances), 1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        total = sum(exp(score - max(scores)) for score in scores)
        for seat, score in enumerate(scores):
            assert isclose(chances[seat], exp(score - max(scores)) / total, rel_tol=1e-6, abs_tol=1e-12)
            assert judge.value(game, seat) == chances[seat]


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_at_the_end_the_chances_are_what_came_of_them(title: str, options: dict[str, Any]) -> None:
    ended = 0
    for seed in range(4):
        game = positions(title, options, seed)[-1]
        if game.outcome is not None:
            ended += 1
            winners = game.outcome.winners
            wanted = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
            assert judge_of(title).chances(game) == wanted
    assert ended


def test_those_who_share_a_victory_share_the_chance_and_nobody_has_any_of_a_replay() -> None:
    shared = replayed = 0
    for seed in range(60):
        for tie in ("shared", "replay"):
            game = positions("olet", {"players": 4, "tie": tie}, seed)[-1]
            assert game.outcome is not None
            chances = judge_of("olet").chances(game)
            if game.outcome.end == "shared":
                shared += 1
                assert sorted(chances)[-2:] == [0.5, 0.5]
            elif game.outcome.end == "replay":
                replayed += 1
                assert chances == [0.0] * 4
    assert shared
    assert replayed


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_no_feature_looks_at_what_its_seat_cannot_see(title: str, options: dict[str, Any]) -> None:
    """If the others' hands and the piles are dealt again, the features of the seat stay the same."""
    judge = judge_of(title)
    for number, game in enumerate(positions(title, options, 2)[:-1:3]):
        for seat in range(game.seats):
            if game.question is not None and game.question.player != seat:
                continue  # another player's question may depend on that player's cards
            twin = game.view(seat).imagine(stream_of(f"anew {number}"))
            assert judge.features(twin, seat) == judge.features(game, seat)


def test_the_cards_of_others_do_not_change_what_counts_for_a_seat() -> None:
    """As long as every hand keeps its number of cards, a seat's features are the same, no matter who is asked."""
    judge = judge_of("non-olet")
    for game in positions("non-olet", {"players": 3, "dark_red": True}, 3)[:-1]:
        assert isinstance(game, Table)
        twin = game.copy()
        assert isinstance(twin, Table)
        twin.hands[1] = [0] * len(twin.hands[1])
        for seat in (0, 2):
            assert judge.features(twin, seat) == judge.features(game, seat)


@pytest.mark.parametrize("title", ["non-olet", "olet"])
def test_names_are_unique_and_keep_their_order(title: str) -> None:
    judge = bare_judge(title)
    assert len(set(judge.names)) == len(judge.names)
    assert judge.names == judge_of(title).names
    assert set(judge.plain) <= set(judge.names)


@pytest.mark.parametrize("title", ["non-olet", "olet"])
def test_the_weights_of_the_package_are_whole(title: str) -> None:
    judge = judge_of(title)
    tables = judge.tables
    assert len(tables) == len(judge.kinds)
    for table in tables:
        assert any(table.late)
        assert table.at(0) == table.early
        assert all(isclose(a, b, abs_tol=1e-12) for a, b in zip(table.at(STEPS), table.late))
        half = [(early + late) / 2 for early, late in zip(table.early, table.late)]
        assert all(isclose(a, b, abs_tol=1e-12) for a, b in zip(table.at(STEPS // 2), half))


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (lambda text: text.replace("money = ", "monney = ", 1), "values-unknown-entry"),
        (lambda text: text.replace("money = [", "# money = [", 1), "weights-missing"),
        (lambda text: text.replace("[more]", "[most]"), "values-unknown-table"),
        (lambda text: text[: text.index("[more]")], "weights-no-table"),
        (lambda text: text.replace("money = [", "money = [1.0, ", 1), "weights-pair"),
        (lambda text: text.replace("money = [", "money = 3 # [", 1), "weights-pair"),
        (lambda text: text.replace("money = [", "money = [nan, 1.0] # [", 1), "weights-pair"),
        (lambda text: text.replace("money = [", 'money = ["much", 1] # [', 1), "weights-pair"),
        (lambda text: text.replace("money = [", "money = [[", 1), "values-not-toml"),
    ],
)
def test_weights_that_are_not_whole_are_refused_by_name(wrong: Any, key: str) -> None:
    judge = bare_judge("non-olet")
    prior = judge.beginner()
    half = len(judge.names)
    text = weights_text(judge, [(prior[:half], prior[half:])] * len(judge.kinds), [])
    judge_from_text("non-olet", text, "mine.toml")
    with pytest.raises(ValuesError) as error:
        weights_from_text(wrong(text), "mine.toml", judge.kinds, judge.names)
    assert error.value.key == key
    assert error.value.file == "mine.toml"
    assert error.value.line >= 1


def race(*lines: str) -> float:
    """How many turns A needs to win, with two citizens who will not leave in time."""
    before = ["pecunia position 1", "options edition=2016 players=2 target=10", "fixture"]
    table = from_position(
        "\n".join([*before, *lines, "A M CIT9/1@9", "A R CIT9/1@9", "A hand ejection", "B hand ejection"])
    )
    assert isinstance(table, Table)
    return arrival(table, 0, 0, 0, False).turns


def test_turns_to_go_are_counted_by_playing_on() -> None:
    """A has 6 of 10. The senator pays 4 when his two markers are gone, in the second turn, and A needs all of it."""
    waiting = ["A L SEN3/4@2", "A queue CIT9/1"]
    assert race("turn 1 A start", "A money 6", *waiting) == 2.0
    assert race("turn 1 A start", "A money 8", *waiting) == 1.5, "half of it is needed"
    assert race("turn 2 B start", "A money 6", *waiting) == 2.5, "B is first to move"
    assert race("turn 1 A collect", "A money 6", *waiting) == 3.0, "the water has run already"
    assert race("turn 1 A seating", "A money 6", *waiting) == 3.0, "and A's turn is over but for seating"
    assert race("turn 1 A start", "A money 6", "A queue SEN1/4 CIT9/1") == 2.0, "he sits down, and pays next turn"
    blocked = race("turn 1 A start", "A money 6", "A L SLV9/1@9", "A V1 -", "A queue SEN1/4 CIT9/1")
    assert blocked == 2.0, "in the villa he has no neighbours"


def test_who_finds_no_place_does_not_pay() -> None:
    lines = ["turn 1 A start", "A hand ejection", "A money 6", "A L SEN5/1@5", "A queue SLV1/4 CIT1/1"]
    free = "\n".join(["pecunia position 1", "options edition=2016 players=2 target=10", "fixture", *lines])
    table = from_position(free + "\nA M SEN5/1@5")
    assert isinstance(table, Table)
    blocked = arrival(table, 0, 0, 0, False).turns
    table = from_position(free + "\nA M CIT5/1@5")
    assert isinstance(table, Table)
    assert arrival(table, 0, 0, 0, False).turns < blocked, "beside a citizen the slave may sit"


def ahead(*lines: str) -> dict[str, float]:
    """The features of A in a race to 10, by name."""
    before = ["pecunia position 1", "options edition=2016 players=2 target=10", "fixture"]
    table = from_position("\n".join([*before, *lines, "A hand ejection", "B hand ejection"]))
    judge = judge_of("non-olet")
    return dict(zip(judge.names, judge.features(table, 0)))


def test_who_wins_first_counts_and_not_how_nearly() -> None:
    """A needs all of the senator's money, B half of it. But A's senator pays now, B's a round after B's next turn."""
    lines = ["turn 1 A start", "A money 6", "A L SEN3/4@1", "A queue CIT9/1", "B money 8", "B queue CIT9/1"]
    found = ahead(*lines, "B L SEN3/4@2")
    assert (found["lead-within-1"], found["lead-within-2"]) == (1.0, 1.5)
    assert (found["first-within-1"], found["first-within-4"]) == (1.0, 1.0), "A wins in this very turn"
    assert found["turns-to-go-money-over"] == 0.0
    behind = ahead(*lines[:2], "A L SEN3/4@3", *lines[3:], "B L SEN3/4@2")
    assert (behind["lead-within-half"], behind["lead-within-1"]) == (-0.5, -0.5)
    assert behind["first-within-4"] == 0.0, "B will be first"
    assert behind["seats-empty"] == 2.0
