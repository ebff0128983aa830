"""The networks that ship with our titles: small, described by their cards, honest, and strong."""

import tomllib
from hashlib import sha256
from random import Random

import pytest

from pecunia.bots.champion import NAME, Champion
from pecunia.core.chance import stream_of
from pecunia.core.view import View
from pecunia.games import new
from pecunia.lab.match import Match, play_match
from pecunia.network.evaluator import Evaluator, evaluator_of, factors_of
from pecunia.network.stored import from_bytes
from pecunia.titles.registry import TITLES
from pecunia.titles.title import CARD, CHANCES, NETWORK
from tests.network.test_same_scores import compare

LIMIT = 4_000_000  # bytes
OURS = ["non-olet", "olet"]


@pytest.mark.parametrize("name", OURS)
def test_the_card_describes_the_network(name: str) -> None:
    content = TITLES[name].data(NETWORK)
    card = tomllib.loads(TITLES[name].data(CARD).decode())
    assert len(content) == card["shipped"]["bytes"] <= LIMIT
    assert sha256(content).hexdigest() == card["shipped"]["sha256"]
    assert card["training"]["title"] == from_bytes(content, NETWORK).title == name
    assert card["training"]["decisions"] > 100_000_000
    assert card["shipped"]["same_move"] > 0.98


@pytest.mark.parametrize("name", [name for name in OURS if TITLES[name].has_data(CHANCES)])
def test_its_chances_are_corrected_by_what_was_measured_with_it(name: str) -> None:
    """A new network needs other factors: `python -m bench.calibration` finds them."""
    shipped = tomllib.loads(TITLES[name].data(CARD).decode())["shipped"]["sha256"]
    assert tomllib.loads(TITLES[name].data(CHANCES).decode())["network"]["sha256"] == shipped
    factors = factors_of(name)
    assert set(factors) <= set(TITLES[name].players)
    assert evaluator_of(name).factors == factors


def test_factors_make_chances_surer() -> None:
    """Only the chances, and only at tables with so many players."""
    plain = Evaluator(evaluator_of("olet").network)
    surer = Evaluator(plain.network, {2: 200})
    for players in (2, 3):
        game = new("olet", seed=5, players=players)
        views: list[View] = []
        while len(views) < 10 and game.question is not None:
            views.append(game.view(game.question.player))
            game.play(game.question.moves[-1])
        for view, many in zip(views, surer.evaluate_all(views), strict=True):
            before, after = plain.evaluate(view), surer.evaluate(view)
            assert after.scores == before.scores == many.scores
            assert after.chances == many.chances
            if players == 2:
                odds, sure = (one.chances[0] / one.chances[1] for one in (before, after))
                assert sure == pytest.approx(odds**2, rel=0.01)
            else:
                assert after.chances == before.chances


@pytest.mark.parametrize("name", OURS)
def test_every_way_gives_the_same_scores(name: str) -> None:
    """On rows of games with every number of players."""
    dice = Random(3)
    rows = []
    for players in TITLES[name].players:
        game = new(name, seed=players, players=players)
        for step in range(40):
            assert game.question is not None
            view = game.view(game.question.player)
            rows.append(TITLES[name].observer(view.options).observe(view))
            game.play(dice.choice(game.question.moves))
    compare(evaluator_of(name).network, dice.sample(rows, 12))


@pytest.mark.parametrize(
    ("name", "options"), [("non-olet", {"players": 4, "modules": ["events", "careers"]}), ("olet", {"players": 3})]
)
def test_it_does_not_peek(name: str, options: dict[str, object]) -> None:
    """Dealt anew what its seat cannot see, it plays the same move, in positions of its own games."""
    game = new(name, seed=11, **options)
    for step in range(60):
        question = game.question
        assert question is not None
        twin = game.view(question.player).imagine(stream_of(f"{step}"))
        here, there = (Champion(stream_of("bot")).choose(each.view(question.player)) for each in (game, twin))
        assert here is there
        game.play(here)


@pytest.mark.parametrize(("name", "bot", "least"), [("non-olet", "doorkeeper", 0.6), ("olet", "greedy", 0.85)])
def test_it_is_strong(name: str, bot: str, least: float) -> None:
    """A network that was not shipped right would lose. docs/training.md has the figures of long matches."""
    score, _times = play_match(Match(name, {"players": 2}, NAME, bot), 25, "shipped")
    assert score.share > least
