"""Bots by name: ours, and those of installed packages. A broken package harms no other."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pecunia.bots import BotError, bot_names, is_bot, make_bot, registry
from pecunia.bots.registry import OURS, our_bots
from pecunia.core.chance import stream_of
from pecunia.core.errors import OptionError
from pecunia.games import new
from pecunia.lab.simulate import Job, simulate
from pecunia.texts import LANGUAGES, Texts
from tests.bots.installed import LAST, install


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path for installing packages before the registry is first used."""
    monkeypatch.syspath_prepend(tmp_path)
    registry._installed.cache_clear()
    yield tmp_path
    registry._installed.cache_clear()
    sys.modules.pop("last_bot", None)


def test_an_installed_package_adds_bots(site: Path) -> None:
    install(site, "last-bot", "[pecunia.bots]\nlast = last_bot:Last\n[console_scripts]\nx = x:y\n", last_bot=LAST)
    assert bot_names() == [*our_bots(), "last"]
    assert is_bot("last")
    game = new("olet", seed=1, players=2)
    assert game.question is not None
    bot = make_bot("last", stream_of("a"))
    assert bot.choose(game.view(game.question.player)) is game.question.moves[-1]
    summary = simulate(Job("non-olet", {"players": 2}, ["last", "random"], 1, False), 3)
    assert summary["bots"] == ["last", "random"]
    assert summary["faults"] == []


def test_the_command_knows_installed_bots(tmp_path: Path) -> None:
    install(tmp_path, "last-bot", "[pecunia.bots]\nlast = last_bot:Last\n", last_bot=LAST)
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    result = subprocess.run(
        [
            sys.executable,
            "-m",
            "pecunia",
            "simulate",
            "olet",
            "--players",
            "2",
            "--games",
            "3",
            "--bots",
            "last,greedy",
        ],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert "last" in result.stdout


BROKEN = {
    "not there": ("nowhere = no_such_module:Bot", "ModuleNotFoundError"),
    "fails when imported": ("nowhere = broken_bot:Bot", "RuntimeError: not today"),
    "ends the process": ("nowhere = leaving_bot:Bot", "SystemExit"),
    "no such class": ("nowhere = last_bot:Nobody", "AttributeError"),
    "no entry point at all": ("nowhere = ::", ""),
    "wants more than a stream": ("nowhere = pecunia.core.moves:Move", "TypeError"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_package_is_named_when_its_bot_is_asked_for(site: Path, kind: str) -> None:
    entry, detail = BROKEN[kind]
    sources = {"broken_bot": "raise RuntimeError('not today')", "leaving_bot": "raise SystemExit(0)", "last_bot": LAST}
    install(site, "broken", f"[pecunia.bots]\n{entry}\nlast = last_bot:Last\n", **sources)
    assert bot_names() == [*our_bots(), "last", "nowhere"]
    for name in (*our_bots(), "last"):
        make_bot(name, stream_of(""))
    with pytest.raises(BotError) as refusal:
        make_bot("nowhere", stream_of(""))
    assert refusal.value.key == "bot-broken"
    assert refusal.value.facts["package"] == "broken"
    assert detail in str(refusal.value.facts["detail"])
    for language in LANGUAGES:
        line = Texts(language).error(refusal.value)
        assert "nowhere" in line
        assert "broken" in line


def test_what_cannot_choose_is_no_bot(site: Path) -> None:
    install(site, "number", "[pecunia.bots]\nnumber = builtins:id\n")
    with pytest.raises(BotError, match="bot-no-choose"):
        make_bot("number", stream_of(""))


def test_metadata_that_cannot_be_read_hides_no_other_package(site: Path) -> None:
    install(site, "a-mess", "[pecunia.bots]\nthis is no entry point\n")
    (site / "nameless-1.0.dist-info").mkdir()
    (site / "nameless-1.0.dist-info" / "entry_points.txt").write_text("[pecunia.bots]\nlost = last_bot:Last\n")
    install(site, "last-bot", "[pecunia.bots]\nlast = last_bot:Last\n", last_bot=LAST)
    assert "last" in bot_names()
    make_bot("last", stream_of(""))


def test_names_of_ours_cannot_be_taken(site: Path) -> None:
    install(site, "thief", "[pecunia.bots]\ngreedy = last_bot:Last\ncmd:x = last_bot:Last\nA,B = last_bot:Last\n")
    assert bot_names() == our_bots()
    assert type(make_bot("greedy", stream_of(""))) is type(OURS["greedy"](stream_of("")))


def test_one_name_from_two_packages_is_refused(site: Path) -> None:
    install(site, "one", "[pecunia.bots]\nlast = last_bot:Last\n", last_bot=LAST)
    install(site, "two", "[pecunia.bots]\nlast = last_bot:Last\n")
    with pytest.raises(BotError, match="bot-twice") as refusal:
        make_bot("last", stream_of(""))
    assert "one" in str(refusal.value)
    assert "two" in str(refusal.value)


def test_of_one_package_the_first_on_the_path_counts(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(site / "later", "last-bot", "[pecunia.bots]\nlast = nowhere:Last\n")
    monkeypatch.syspath_prepend(site / "later")
    install(site / "first", "last-bot", "[pecunia.bots]\nlast = last_bot:Last\n", last_bot=LAST)
    monkeypatch.syspath_prepend(site / "first")
    make_bot("last", stream_of(""))


def test_unknown_bots_are_refused_with_what_is_known() -> None:
    with pytest.raises(OptionError) as refusal:
        make_bot("caesar", stream_of(""))
    assert refusal.value.facts == {"value": "caesar", "known": ", ".join(bot_names())}
    assert not is_bot("caesar")


def test_programs_are_bots_but_not_made_by_name() -> None:
    """So code that takes names from strangers, as the server does, starts no program."""
    assert is_bot("cmd:touch here")
    with pytest.raises(OptionError, match="option-bot"):
        make_bot("cmd:touch here", stream_of(""))
