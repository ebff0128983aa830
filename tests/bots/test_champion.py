"""The champion plays by a network: legally, from its view alone, and only where there is one. The tests make a small
network that knows nothing of the game."""

from typing import Any

import pytest

from pecunia.bots import bot_names, check_bot, is_bot, make_bot
from pecunia.bots.champion import NAME, Champion
from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError
from pecunia.games import new
from pecunia.lab.bot_check import check, tables
from pecunia.lab.simulate import Job, simulate
from pecunia.network import evaluator
from pecunia.network.evaluator import Evaluator, evaluator_of
from pecunia.network.stored import NetworkError, to_bytes
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES
from pecunia.titles.title import CHANCES, Title
from tests.network.random_network import title_network

OURS = ["non-olet", "olet"]
MODULES = ["famous", "upgrades", "events", "careers", "favours"]
TABLES = [("non-olet", {"players": 3, "dark_red": True}), ("olet", {"players": 3})]


@pytest.fixture(scope="module")
def networks() -> dict[str, Evaluator]:
    return {name: Evaluator(title_network(name, 7)) for name in OURS}


@pytest.fixture
def trained(networks: dict[str, Evaluator], monkeypatch: pytest.MonkeyPatch) -> None:
    """Both titles have a network."""
    for name, each in networks.items():
        monkeypatch.setitem(evaluator.EVALUATORS, name, each)


@pytest.fixture
def untrained(monkeypatch: pytest.MonkeyPatch) -> None:
    """No title has a network."""
    monkeypatch.setattr(evaluator, "NETWORK", "no-such-file.bin")
    monkeypatch.setattr(evaluator, "EVALUATORS", {})
    monkeypatch.setattr(evaluator, "SHIPPED", {})


def test_without_a_network_the_champion_is_not_offered(untrained: None) -> None:
    assert NAME not in bot_names()
    assert is_bot(NAME)  # nobody else may have this name
    with pytest.raises(OptionError, match="option-bot"):
        make_bot(NAME, stream_of(""))
    with pytest.raises(NetworkError, match="network-missing"):
        evaluator_of("olet")


def test_a_title_without_a_network_refuses_the_champion(
    untrained: None, networks: dict[str, Evaluator], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(evaluator.EVALUATORS, "olet", networks["olet"])
    assert NAME in bot_names()
    assert NAME in bot_names("olet")
    assert NAME not in bot_names("non-olet")
    check_bot(NAME, "olet")
    with pytest.raises(OptionError) as refusal:
        check_bot(NAME, "non-olet")
    with pytest.raises(OptionError, match="option-bot-title"):
        simulate(Job("non-olet", {"players": 2}, [NAME], 1, False), 1)
    for language in LANGUAGES:
        assert "non-olet" in Texts(language).error(refusal.value)


@pytest.mark.parametrize("name", OURS)
def test_a_network_is_read_once(name: str, untrained: None, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    content = to_bytes(title_network(name, 8))

    def data(title: Title[Any], file: str) -> bytes:
        read.append(file)
        return content

    monkeypatch.setattr(Title, "has_data", lambda title, file: file != CHANCES)
    monkeypatch.setattr(Title, "data", data)
    assert evaluator_of(name) is evaluator_of(name)
    assert len(read) == 1


@pytest.mark.parametrize(("title", "options"), TABLES)
@pytest.mark.parametrize("temperature", [0, 100])
def test_the_champion_does_not_peek(title: str, options: dict[str, int], temperature: int, trained: None) -> None:
    """Its choice does not change when the cards its seat cannot see are dealt again."""
    compared = 0
    for number in range(3):
        game = new(title, seed=number, **options)
        stream = stream_of(f"peek-{number}")
        while game.question is not None and compared < 40 * (number + 1):
            seat = game.question.player
            twin = game.view(seat).imagine(stream_of(f"{number}"))
            here, there = (
                Champion(stream_of("bot"), None, temperature).choose(each.view(seat)) for each in (game, twin)
            )
            assert here is there
            compared += 1
            game.play(stream.choose(game.question.moves))
    assert compared == 120


def test_the_champion_plays_whole_games(trained: None) -> None:
    tables: list[tuple[str, dict[str, Any]]] = [("olet", {"players": 4}), ("non-olet", {"players": 2, "edition": 2005})]
    tables.append(("non-olet", {"players": 6, "dark_red": True, "modules": MODULES}))
    for title, options in tables:
        summary = simulate(Job(title, options, [NAME, "random"], 5, False), 2)
        assert summary["faults"] == []
        assert summary["games"] == 2


@pytest.mark.parametrize("name", OURS)
def test_opinions(name: str, networks: dict[str, Evaluator]) -> None:
    """All moves that have a slot are scored, chances are by seat, and many views at once give the same."""
    asked = networks[name]
    games = [new(name, seed=seed, players=players) for players in (2, 4) for seed in range(6)]
    for number, game in enumerate(games):
        stream = stream_of(f"{number}")
        for step in range(7 * number):
            if game.question is not None:
                game.play(stream.choose(game.question.moves))
    views = [game.view(game.question.player) for game in games if game.question is not None]
    assert len(views) >= 8  # many rows are computed in another way
    together = asked.evaluate_all(views)
    for view, other in zip(views, together):
        opinion = asked.evaluate(view)
        assert (opinion.moves, opinion.scores, opinion.chances) == (other.moves, other.scores, other.chances)
        assert set(opinion.moves) <= set(view.moves)
        assert len(opinion.moves) == len(opinion.scores) > 0
        assert opinion.best() in view.moves
        assert len(opinion.chances) == view.players
        assert sum(opinion.chances) == pytest.approx(1)
    spectator = asked.evaluate(games[0].view((views[0].seat + 1) % 2))
    assert spectator.moves == []


def test_chances_belong_to_seats(networks: dict[str, Evaluator]) -> None:
    """The network lists players clockwise from the observing seat."""
    game = new("olet", seed=3, players=4)
    asked = networks["olet"]
    for seat in range(4):
        view = game.view(seat)
        row = TITLES["olet"].observer(view.options).observe(view)
        values = asked._runner._one.result(row, [], 4).values
        chances = asked.evaluate(view).chances
        order = sorted(range(4), key=lambda step: values[step])
        assert [chances[(seat + step) % 4] for step in order] == sorted(chances)


def test_the_champion_keeps_the_contract_of_bots(
    untrained: None, networks: dict[str, Evaluator], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tested only at tables of titles that have a network."""
    monkeypatch.setitem(evaluator.EVALUATORS, "olet", networks["olet"])
    assert {title for title, options in tables(NAME)} == {"olet"}
    report = check(NAME, 10, 1)
    assert report.passed, report.plain()
    fair = next(finding for finding in report.findings if finding.key == "fair")
    assert fair.passed
    assert fair.facts["of"] > 0
