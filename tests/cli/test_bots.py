"""Bots that are programs, on the command line: allowed wherever bots are named, but never started by a file."""

import json
import sys
from pathlib import Path

import pytest

from pecunia.core.record import read_record
from pecunia.texts import LANGUAGES, Texts
from tests.commands import pecunia, refused
from tests.forks import ROOT

EXAMPLE = f"cmd:{sys.executable} docs/line_bot.py"
BAD = f"cmd:{sys.executable} tests/bots/misbehaving.py"


def test_simulate_takes_programs_and_commas_in_quotation_marks() -> None:
    bots = f'random,"{EXAMPLE} --depth 1,2"'
    result = pecunia("simulate", "non-olet", "--players", "2", "--games", "3", "--bots", bots, "--json")
    assert result.returncode == 0, result.stderr
    summary = json.loads(result.stdout)
    assert summary["bots"] == ["random", f"{EXAMPLE} --depth 1,2"]
    assert summary["faults"] == []


def test_simulate_says_what_went_wrong_and_how_often() -> None:
    arguments = ["simulate", "olet", "--players", "2", "--games", "3", "--bots", f"random,{BAD} garbage"]
    summary = json.loads(pecunia(*arguments, "--json").stdout)
    assert [(fault["key"], fault["count"]) for fault in summary["faults"]] == [("bot-garbage", 9), ("bot-given-up", 3)]
    for language, times in (("en", "(9 times)"), ("de", "(9-mal)"), ("fr", "(9 fois)"), ("it", "(9 volte)")):
        result = pecunia(*arguments, "--language", language)
        assert result.returncode == 0, result.stderr
        assert times in result.stdout.replace("\n", " ")
        assert "take the first one" in result.stdout.replace("\n", " ")


def test_simulate_waits_as_long_as_it_is_told() -> None:
    bots = f"random,{BAD} silent"
    result = pecunia(
        "simulate", "olet", "--players", "2", "--games", "1", "--bots", bots, "--bot-seconds", "0.2", "--json"
    )
    (late, _) = json.loads(result.stdout)["faults"]
    assert late["key"] == "bot-late"
    assert late["facts"]["seconds"] == "0.2"


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9"])
def test_impossible_times_are_refused(seconds: str) -> None:
    assert "3600" in refused("simulate", "olet", "--bot-seconds", seconds)


def test_programs_that_cannot_be_are_refused_in_every_language() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        line = refused("simulate", "olet", "--bots", "cmd:./nowhere --x", PECUNIA_LANGUAGE=language)
        assert line == f"pecunia: {texts.text('error-option-bot-program', value='./nowhere')}"
        line = refused("simulate", "olet", "--bots", "cmd:", PECUNIA_LANGUAGE=language)
        assert line == f"pecunia: {texts.text('error-option-bot-command', value='cmd:')}"
    assert "cmd:ls" in refused("play", "--names", "cmd:ls")


def test_a_game_against_a_program_and_a_file_that_is_not_trusted(tmp_path: Path) -> None:
    save = tmp_path / "game.pecunia"
    arguments = ["--players", "2", "--seed", "3", "--pause", "0", "--save", str(save)]
    typed = "\n" + "1\n" * 12
    result = pecunia("play", *arguments, "--bots", f"{BAD} garbage", typed=typed)
    assert result.returncode == 0, result.stderr
    said = " ".join(result.stdout.split())
    assert said.count("which isn’t an answer") == 2, "when it happens, and at the end with how often"
    assert "(3 times)" in said
    assert f"{save} --trust" in said
    record = read_record(save.read_text(encoding="utf-8"), "game")
    assert record.seats[1] == f"{BAD} garbage"
    assert "--trust" in refused("play", save)
    assert save.read_text(encoding="utf-8").count(BAD) == 1
    result = pecunia("play", save, "--trust", "--pause", "0", typed="\n1\n")
    assert result.returncode == 0, result.stderr


def test_what_a_program_says_is_shown(tmp_path: Path) -> None:
    source = (ROOT / "docs" / "line_bot.py").read_text(encoding="utf-8")
    file = tmp_path / "talker.py"
    file.write_text(source.replace('"move":', '"say": "Salve, homo!", "move":'))
    arguments = ["--players", "2", "--seed", "3", "--pause", "0", "--save", str(tmp_path / "game.pecunia")]
    result = pecunia("play", *arguments, "--bots", f"cmd:{sys.executable} {file}", typed="\n" + "1\n" * 12)
    assert "Salve, homo!" in result.stdout


def test_bot_check_reports_in_every_language() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        result = pecunia("bot-check", f"{sys.executable} docs/line_bot.py", "--games", "3", "--language", language)
        assert result.returncode == 0, result.stderr
        assert result.stderr == ""
        assert result.stdout.splitlines()[0] == EXAMPLE
        assert texts.text("cli-check-fits") in result.stdout
        assert result.stdout.count(texts.text("cli-check-is-passed")) >= 6
        assert texts.text("cli-check-is-failed") not in result.stdout


def test_bot_check_fails_where_a_bot_does() -> None:
    for bot, key in ((f"{BAD} illegal", "bot-illegal"), (f"{BAD} dies-at-start", "bot-ended")):
        result = pecunia("bot-check", bot)
        assert result.returncode == 1, result.stderr
        assert "can’t sit down yet" in result.stdout
        result = pecunia("bot-check", bot, "--json")
        assert result.returncode == 1
        report = json.loads(result.stdout)
        assert report["passed"] is False
        assert report["faults"][0]["key"] == key
    assert "conquer Gaul" in pecunia("bot-check", f"{BAD} illegal").stdout


def test_bot_check_knows_names_and_refuses_what_is_none() -> None:
    result = pecunia("bot-check", "greedy", "--games", "2", "--json")
    assert result.returncode == 0
    assert json.loads(result.stdout)["bot"] == "greedy"
    assert "greedy" in refused("bot-check", "gredy")
    assert "./gredy" in refused("bot-check", "./gredy")
    assert "CMD" in refused("bot-check")
    assert "--games" in refused("bot-check", "greedy", "--games", "0")
