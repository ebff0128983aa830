"""The playthroughs in docs/playthroughs show what the games do now."""

import re

import pytest

from pecunia.lab.playthrough import Playthrough
from pecunia.titles.registry import TITLES
from tests.commands import pecunia
from tests.docs.test_readme import ROOT, blocks

FOLDER = ROOT / "docs" / "playthroughs"
(COMMANDS,) = blocks((FOLDER / "README.md").read_text(encoding="utf-8"), "")
MADE = {file: command for command, file in (line.split(" > ") for line in COMMANDS.splitlines())}


@pytest.mark.parametrize("file", MADE)
def test_the_game_is_as_it_was(file: str) -> None:
    command, *arguments = MADE[file].split()
    assert command == "pecunia"
    result = pecunia(*arguments)
    assert result.returncode == 0, result.stderr
    kept = (ROOT / file).read_text(encoding="utf-8")
    assert result.stdout == kept, f"If you meant this change, run: {MADE[file]} > {file}"


def test_every_title_has_one_and_every_file_a_command() -> None:
    assert {ROOT / file for file in MADE} == set(FOLDER.glob("*.txt"))
    assert {command.split()[3] for command in MADE.values()} == set(TITLES)


@pytest.mark.parametrize("name", TITLES)
def test_a_hidden_card_is_shown_to_its_owner_alone(name: str) -> None:
    """Fields that only their own seat sees are never in a line for all."""
    lines = list(Playthrough(name, {"players": 2}, "secrets").lines())
    own = {line.partition(" = ")[0].split(": ")[1] for line in lines if re.match(r"view of [AB]: players", line)}
    assert own
    assert not [line for line in lines if line.startswith("view of all: ") and line[13:].partition(" = ")[0] in own]


def test_only_the_first_moves_and_the_last_are_shown() -> None:
    whole, short = (list(Playthrough("olet", {"players": 2}, "1", steps).lines()) for steps in (0, 3))
    numbers = [[int(line[2:].split(":")[0]) for line in lines if re.match(r"# \d", line)] for lines in (whole, short)]
    assert numbers[0] == list(range(1, len(numbers[0]) + 1))
    assert numbers[1] == [1, 2, 3, len(numbers[0])]
    assert "# Moves are left out here." in short
    assert whole[-1] == short[-1]
