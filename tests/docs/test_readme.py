"""What the README and the documents show is run here, as it stands there."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pecunia.games import from_record
from pecunia.judge.verdict import judge
from pecunia.scenarios import read_scenarios, run_scenario
from pecunia.texts import Texts
from tests.commands import pecunia

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FOREIGN = (".venv", "node_modules")  # what others have written and an install has laid here
DOCUMENTS = sorted(
    file for file in ROOT.rglob("*.md") if not any(name in str(file.relative_to(ROOT)) for name in FOREIGN)
)


def run_documented(words: list[str]) -> subprocess.CompletedProcess[str]:
    """A command as a document states it: a module of Python and its arguments."""
    return subprocess.run(
        [sys.executable, "-m", *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PECUNIA_LANGUAGE": "en"},
        check=False,
    )


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a document that name this language."""
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


def test_the_python_of_the_readme_runs() -> None:
    found = blocks(README, "python")
    assert found
    for block in found:
        result = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=True, cwd=ROOT)
        assert "Outcome(" in result.stdout


def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    table = tmp_path / "table.txt"
    table.write_text("pecunia position 1\nturn 1 A seating\nA hand line-cutter\n")
    commands = [line.split("#")[0].strip() for block in blocks(README, "") for line in block.splitlines()]
    ours = [command for command in commands if command.startswith("pecunia ")]
    assert len(ours) >= 5
    for each in ours:
        command = each
        for name in ("cup.sqlite", "report", "cards.pdf"):
            command = command.replace(f" {name}", f" {tmp_path / name}")
        words = shlex.split(command.replace("table.txt", str(table)))
        result = run_documented(words)
        assert result.returncode == 0, f"{command}: {result.stderr}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", document.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (document.parent / link).exists(), link


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
