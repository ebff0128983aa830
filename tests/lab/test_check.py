"""The contract test of bots: good bots pass, and every fault is found."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pecunia.bots import registry
from pecunia.core.errors import OptionError
from pecunia.games import new
from pecunia.lab.bot_check import Report, bot_named, check, tables
from pecunia.non_olet.engine.module_names import MODULES
from tests.bots.installed import install

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / "docs" / "line_bot.py").read_text(encoding="utf-8")
PEEKING = """
class Peeking:
    def __init__(self, stream): pass
    def choose(self, view):
        return view.moves[sum(map(ord, view._game.position())) % len(view.moves)]

class Fickle(Peeking):
    asked = 0
    def choose(self, view):
        Fickle.asked += 1
        return view.moves[Fickle.asked % len(view.moves)]
"""


def found(report: Report) -> dict[str, bool | None]:
    return {finding.key: finding.passed for finding in report.findings}


def facts(report: Report, key: str) -> dict[str, Any]:
    (finding,) = [finding for finding in report.findings if finding.key == key]
    return finding.facts


def program(folder: Path, source: str) -> str:
    file = folder / "bot.py"
    file.write_text(source, encoding="utf-8")
    return f"cmd:{sys.executable} {file}"


def test_the_tables_are_of_all_kinds() -> None:
    seen = {(title, options.get("edition"), options["players"]) for title, options in tables()}
    assert seen == {
        *(("non-olet", edition, players) for edition in (2005, 2016) for players in range(2, 7)),
        *(("olet", None, players) for players in range(2, 5)),
    }
    for modules in (MODULES, *([module] for module in MODULES)):
        assert any(options.get("modules") == modules for _, options in tables())
    for number, (title, options) in enumerate(tables()):
        new(title, seed=number, **options)


def test_the_example_passes() -> None:
    told: list[int] = []
    report = check(f"cmd:{sys.executable} {ROOT / 'docs' / 'line_bot.py'}", 10.0, progress=told.append)
    assert report.passed
    assert report.faults == []
    assert found(report) == {
        "starts": True,
        "games": True,
        "again": True,
        "strange": True,
        "leaves": True,
        "told": True,
        "repeats": None,
        "time": None,
    }
    assert told == list(range(1, len(tables()) + 1))
    assert facts(report, "starts")["name"] == "line bot"
    assert facts(report, "games")["played"] == len(tables())
    assert facts(report, "repeats")["same"] == facts(report, "repeats")["of"] > 100
    times = facts(report, "time")
    assert 0 < times["p50"] <= times["p99"] <= times["longest"]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_of_the_house_pass(name: str) -> None:
    report = check(name, games=9)
    assert report.passed
    assert found(report) == {"games": True, "fair": True, "repeats": None, "time": None}
    assert facts(report, "fair")["same"] == facts(report, "fair")["of"] > 50


# A change to the example, and the checks that must then fail.
SPOILED = {
    "no hello": ("print(json", "sys.exit('sorry'); print(json", {"starts", "games"}),
    "an illegal move": ('"move": choose', '"move": "x" + choose', {"games"}),
    "no game after the first": (
        "continue  #",
        "sys.exit() if message['type'] == 'end' else None; continue  #",
        {"again"},
    ),
    "strict about messages": ("continue  #", "{'game': 1, 'end': 1}[message['type']]; continue  #", {"strange"}),
}


@pytest.mark.parametrize("kind", SPOILED)
def test_what_is_wrong_is_found(kind: str, tmp_path: Path) -> None:
    old, new_text, failing = SPOILED[kind]
    assert old in EXAMPLE
    report = check(program(tmp_path, EXAMPLE.replace(old, new_text)), 10.0, games=3)
    assert not report.passed
    failed = {key for key, passed in found(report).items() if passed is False}
    assert failing <= failed
    assert report.faults
    assert all("players=" in fault["table"] for fault in report.faults)


def test_who_minds_fields_it_does_not_know_is_found(tmp_path: Path) -> None:
    old = '    elif message["type"] == "choose":\n'
    assert old in EXAMPLE
    report = check(program(tmp_path, EXAMPLE.replace(old, f"{old}        assert len(message) == 5\n")), 10.0, games=2)
    assert {key for key, passed in found(report).items() if passed is False} == {"strange"}


def test_who_does_not_leave_is_found(tmp_path: Path) -> None:
    report = check(program(tmp_path, f"{EXAMPLE}\nimport time\ntime.sleep(100)\n"), 10.0, games=2)
    assert {key for key, passed in found(report).items() if passed is False} == {"leaves"}


def test_who_chooses_by_the_clock_is_told_and_passes(tmp_path: Path) -> None:
    report = check(program(tmp_path, EXAMPLE.replace("random.Random(seed)", "random")), 10.0, games=4)
    assert report.passed
    assert facts(report, "repeats")["same"] < facts(report, "repeats")["of"]


def test_after_a_bot_was_given_up_no_more_is_played(tmp_path: Path) -> None:
    report = check(program(tmp_path, EXAMPLE.replace('"move": choose', '"mov": choose')), 10.0)
    assert facts(report, "games")["played"] == 0
    assert found(report).keys() == {"starts", "games"}
    assert [fault["count"] for fault in report.faults] == [3, 1]


@pytest.fixture
def peeking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = "[pecunia.bots]\npeeking = peeking_bots:Peeking\nfickle = peeking_bots:Fickle\n"
    install(tmp_path, "peeking-bots", entries, peeking_bots=PEEKING)
    monkeypatch.syspath_prepend(tmp_path)
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()


@pytest.mark.usefixtures("peeking")
def test_who_looks_into_hands_is_found() -> None:
    report = check("peeking", games=3)
    assert not report.passed
    assert found(report)["fair"] is False
    assert found(report)["games"] is True
    fickle = check("fickle", games=3)
    assert fickle.passed
    assert found(fickle)["fair"] is None, "that cannot be seen of one who chooses now this, now that"


def test_names_and_commands() -> None:
    assert bot_named("greedy") == "greedy"
    assert bot_named("cmd:./x") == "cmd:./x"
    assert bot_named("./x --y") == "cmd:./x --y"
    with pytest.raises(OptionError, match="option-bot "):
        check(bot_named("gredy"))
    with pytest.raises(OptionError, match="option-bot-program"):
        check(bot_named("./gredy"))
