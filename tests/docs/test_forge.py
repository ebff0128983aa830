"""What a forge reads: forms for issues, workflows, hooks. They name only things that exist."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from pecunia.games import from_position

ROOT = Path(__file__).parents[2]
FORMS = sorted(ROOT.glob(".github/ISSUE_TEMPLATE/*.yml"))
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", [form for form in FORMS if form.stem != "config"], ids=lambda file: file.stem)
def test_forms_ask_something_that_can_be_answered(file: Path) -> None:
    form = read(file)
    assert {"name", "description", "labels", "body"} == set(form)
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert {field["type"] for field in form["body"]} <= KINDS
    assert len({field["id"] for field in asked}) == len(asked)
    assert any(field.get("validations", {}).get("required") for field in asked)


def test_the_position_that_the_rules_form_shows_can_be_asked_about() -> None:
    fields = {field.get("id"): field for field in read(ROOT / ".github/ISSUE_TEMPLATE/rules.yml")["body"]}
    game = from_position(fields["position"]["attributes"]["placeholder"])
    assert game.question is not None
    assert fields["move"]["attributes"]["placeholder"] in [str(move) for move in game.question.moves]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_workflows_may_only_read_and_know_no_secret(file: Path) -> None:
    workflow = read(file)
    assert workflow["permissions"] == {"contents": "read"}
    assert "secrets." not in file.read_text(encoding="utf-8")
    for job in workflow["jobs"].values():
        assert "permissions" not in job
        assert job["timeout-minutes"] <= 90


def test_workflows_and_hooks_call_targets_of_the_makefile() -> None:
    texts = [file.read_text(encoding="utf-8") for file in [*WORKFLOWS, ROOT / ".pre-commit-config.yaml"]]
    called = [name for text in texts for name in re.findall(r"\bmake (?:--[a-z-]+ )*([a-z-]+)", text)]
    assert {"test", "lint", "page-lint"} <= set(called)
    assert set(called) <= TARGETS


def test_workflows_cover_the_pythons_of_the_package() -> None:
    classifiers = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', (ROOT / "pyproject.toml").read_text())
    matrix = read(ROOT / ".github/workflows/tests.yml")["jobs"]["everywhere"]["strategy"]["matrix"]
    assert matrix["python"] == classifiers == ["3.11", "3.12", "3.13", "3.14"]
    assert matrix["form"] == ["compiled", "pure"]
    assert {system.split("-")[0] for system in matrix["system"]} == {"ubuntu", "macos"}
