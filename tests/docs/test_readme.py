"""Runs the commands and code of the README and the documents exactly as they are shown."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pecunia.games import from_record
from pecunia.judge.judgement import judge
from pecunia.scenarios import read_scenarios, run_scenario
from pecunia.texts import Texts
from tests.commands import pecunia
from tests.owners.test_boxes import owner

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAX_WORDS = 900  # of the README, code blocks and addresses included
# Documents whose commands and Python code are run.
SHOWN = ["README.md", "docs/owners.md", "docs/research.md"]


def run_documented(words: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command from a document: a Python module and its arguments."""
    return subprocess.run(
        [sys.executable, "-m", *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PECUNIA_LANGUAGE": "en"},
        check=False,
    )


def blocks(text: str, language: str) -> list[str]:
    """The fenced code blocks of a document in this language."""
    found: list[str] = []
    inside: str | None = None
    for line in text.splitlines():
        if not line.startswith("```"):
            if inside == language:
                found[-1] += f"{line}\n"
        elif inside is None:
            inside = line[3:].strip()
            if inside == language:
                found.append("")
        else:
            inside = None
    return found


def test_the_readme_is_short() -> None:
    assert len(README.split()) <= MAX_WORDS


@pytest.mark.parametrize("document", ["README.md", "docs/research.md"])
def test_the_python_runs(document: str) -> None:
    (block,) = blocks((ROOT / document).read_text(encoding="utf-8"), "python")
    result = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=True, cwd=ROOT)
    assert "Outcome(" in result.stdout


def commands_shown() -> list[str]:
    """All our commands in these documents, without repeats."""
    texts = [(ROOT / document).read_text(encoding="utf-8") for document in SHOWN]
    lines = [line.split("#")[0].strip() for text in texts for block in blocks(text, "") for line in block.splitlines()]
    return list(dict.fromkeys(line for line in lines if line.startswith("pecunia ")))


def test_every_document_shows_commands() -> None:
    assert all("\npecunia " in (ROOT / document).read_text(encoding="utf-8") for document in SHOWN)


@pytest.mark.parametrize("command", commands_shown())
def test_the_commands_run(command: str, tmp_path: Path) -> None:
    (tmp_path / "table.txt").write_text("pecunia position 1\nturn 1 A seating\nA queue SEN1/3\n")
    for name in ("anna", "ben"):
        (tmp_path / f"{name}.toml").write_text(owner(name, tumult="5"), encoding="utf-8")
    for name in ("table.txt", "cup.sqlite", "report", "cards.pdf", "anna.toml", "ben.toml", "agreed.toml"):
        command = command.replace(f" {name}", f" {tmp_path / name}")
    command, _, output = command.partition(" > ")
    result = run_documented(shlex.split(command))
    assert result.returncode == 0, result.stderr
    assert result.stdout or not output


def test_the_readme_names_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"^make ([a-z-]+)", README, re.MULTILINE)
    assert {"play", "terminal", "serve", "test", "dist"} == set(named)
    assert all(f"\n{target}:" in makefile for target in named)


def test_the_example_record_replays() -> None:
    game, record = from_record((ROOT / "docs" / "example.pecunia").read_text(encoding="utf-8"), "example.pecunia")
    assert game.outcome is not None
    assert len(record.moves) > 50


def test_examples_of_records_are_real() -> None:
    records = blocks((ROOT / "docs" / "records.md").read_text(encoding="utf-8"), "")
    whole = [block for block in records if block.startswith("pecunia record 1")]
    assert whole
    for block in whole:
        game, record = from_record(block, "records.md")
        assert game.question is not None
        assert record.moves


def test_examples_of_positions_and_scenarios_are_real() -> None:
    positions = blocks((ROOT / "docs" / "positions.md").read_text(encoding="utf-8"), "")
    whole = [block for block in positions if block.startswith("pecunia position 1")]
    assert whole
    for block in whole:
        judgement = judge(block, None, Texts("en"), "positions.md")
        assert judgement.verdicts, "a question with legal moves"
    scenarios = blocks((ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8"), "")
    told = [block for block in scenarios if "\nscenario " in f"\n{block}"]
    assert told
    for block in told:
        for scenario in read_scenarios(block, "scenarios.md"):
            run_scenario(scenario)


def test_the_failing_scenario_is_told_as_shown(tmp_path: Path) -> None:
    document = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    worked, *others = blocks(document, "")
    (shown,) = [block for block in others if block.startswith("$ pecunia scenario my.scenario\n")]
    hand = "  A hand line-cutter latrine-gossip\n"
    assert hand in worked
    (tmp_path / "my.scenario").write_text(worked.replace(hand, ""), encoding="utf-8")
    result = pecunia("scenario", "my.scenario", folder=tmp_path)
    assert result.returncode == 1
    assert f"$ pecunia scenario my.scenario\n{result.stdout}" == shown
