"""The versions in docs/versions.md: each is defined in one place, and everything else that names it agrees."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import pecunia
from pecunia.bots.program import PROTOCOL
from pecunia.core import position, record
from pecunia.games import new, options_for
from pecunia.network.stored import FIRST_LINE
from pecunia.titles.registry import TITLES
from tests.commands import pecunia as run

ROOT = Path(__file__).parents[2]
FILE: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = FILE["project"]
POLICY = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")


def test_the_version_of_the_package_stands_in_one_place() -> None:
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", pecunia.__version__)
    heading = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heading is not None
    assert heading[1] == pecunia.__version__
    assert json.loads((ROOT / "docs" / "openapi.json").read_text())["info"]["version"] == pecunia.__version__


@pytest.mark.parametrize("arguments", [["--version"], ["--version", "play"], ["--language", "de", "--version"]])
def test_the_command_says_its_version_and_does_nothing_else(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.returncode, result.stdout, result.stderr) == (0, f"pecunia {pecunia.__version__}\n", "")


def test_the_policy_names_the_numbers_as_they_are() -> None:
    rows = dict(re.findall(r"^\| ([^|]+?) \| `([^`|]+)` \|", POLICY, re.MULTILINE))
    assert rows["Package"] == pecunia.__version__
    for title in TITLES:
        assert rows[f"Rules of {title}"] == str(new(title, seed=1).rules_version)
        assert TITLES[title].engine.rules_version == new(title, seed=1).rules_version
        assert rows[f"Action space of {title}"] == f"v0, {TITLES[title].engine.actions(options_for(title))} numbers"
        layout = TITLES[title].observer(options_for(title)).layout
        assert rows[f"Observation of {title}"] == f"{layout.version}, {layout.size} numbers"
    assert rows["Records"] == record.HEAD
    assert rows["Positions"] == position.HEAD
    assert rows["Files of networks"].encode() + b"\n" == FIRST_LINE
    assert rows["Lines of a bot"] == str(PROTOCOL)
    assert rows["HTTP and sockets"] == "/api/v1"


def test_the_citation_is_whole_and_agrees_with_the_project() -> None:
    """It has all that the Citation File Format 1.2.0 requires, and no unknown field."""
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["cff-version"] == "1.2.0"
    assert citation["type"] == "software"
    assert citation["message"]
    assert citation["authors"] == [{"name": author["name"]} for author in PROJECT["authors"]]
    assert citation["version"] == pecunia.__version__
    assert citation["license"] == PROJECT["license"]
    assert set(citation["keywords"]) == set(PROJECT["keywords"])
    known = {"cff-version", "type", "message", "title", "abstract", "authors", "version", "license", "keywords"}
    assert set(citation) <= known


def test_every_dependency_has_a_lower_bound() -> None:
    lists = [FILE["build-system"]["requires"], PROJECT["dependencies"]]
    lists += [*PROJECT["optional-dependencies"].values(), *FILE["dependency-groups"].values()]
    needed = [one.split(";")[0].strip() for each in lists for one in each]
    assert len(needed) > 40
    unbound = [one for one in needed if not re.search(r"(>=|==)\d", one) and not one.startswith("pecunia-games[")]
    assert unbound == []


def test_locks_name_no_registry() -> None:
    pages = ["web", "bench/server/boardgame"]
    files = [*ROOT.glob("requirements*.lock"), *(ROOT / page / "package-lock.json" for page in pages)]
    assert len(files) >= 8
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r'"resolved"|index-url|find-links|registry\.|\.tgz"', text), file.name
