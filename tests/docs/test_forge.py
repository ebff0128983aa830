"""What a forge reads: forms for issues, workflows, hooks. They name only things that exist."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from pecunia.games import from_position
from tests.browser import chromium

ROOT = Path(__file__).parents[2]
FORMS = sorted(ROOT.glob(".github/ISSUE_TEMPLATE/*.yml"))
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
SERVICES = {"services", "services-portable"}
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
        assert job.get("permissions", {}) == ({"id-token": "write"} if job.get("environment") == "pypi" else {})
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
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert settings["build"] == [f"cp{version.replace('.', '')}-*" for version in classifiers]
    released = read(ROOT / ".github/workflows/release.yml")["jobs"]["wheels"]["strategy"]["matrix"]["system"]
    assert {system.split("-")[0] for system in released} == {"ubuntu", "macos"}


def needs(target: str) -> set[str]:
    """The targets that a target of the Makefile makes first, by its prerequisites or by calling make, and theirs."""
    found: set[str] = set()
    for rule in MAKEFILE.replace("\\\n", " ").split("\n\n"):
        if first := re.search(rf"^{target}:([^=#\n]*)", rule, re.MULTILINE):
            called = re.findall(r"\$\(MAKE\) (.*)", rule)
            found |= {word for word in " ".join([first[1], *called]).split() if word in TARGETS}
    return found.union(*(needs(each) for each in found))


def packages(variable: str) -> set[str]:
    """Every `programs:packages` of a list in the Makefile."""
    listed = re.search(rf"^{variable} = ((?:.*\\\n)*.*)|^{variable} := (.*)", MAKEFILE, re.MULTILINE)
    assert listed
    words = (listed[1] or listed[2]).replace("\\\n", " ").split()
    return set().union(*(packages(word[2:-1]) if word.startswith("$(") else {word} for word in words))


def test_runners_install_the_programs_that_the_tests_start() -> None:
    """A forge does not let `make` install anything by itself, and no image of a runner has all of it."""
    assert {target: needs(target) & SERVICES for target in ("test", "portable", "lowest", "lint")} == {
        "test": {"services"},
        "portable": {"services-portable"},
        "lowest": {"services"},
        "lint": set(),
    }
    for name, job in read(ROOT / ".github/workflows/tests.yml")["jobs"].items():
        steps = [step for step in job["steps"] if "run" in step]
        (tests,) = [step["run"].split()[1] for step in steps if step["run"].startswith("make ")]
        on_linux = {f"sudo make {target}" for target in needs(tests) & SERVICES}
        assert on_linux
        before = steps[: next(at for at, step in enumerate(steps) if step["run"].startswith("make "))]
        assert on_linux <= {step["run"] for step in before if step.get("if") in (None, "runner.os == 'Linux'")}, name
        if any("macos" in system for system in job.get("strategy", {}).get("matrix", {}).get("system", [])):
            brought = {
                word for step in before if step.get("if") == "runner.os == 'macOS'" for word in step["run"].split()
            }
            assert {each.partition(":")[2].removesuffix("-utils") for each in packages("PAPER")} <= brought, name


def test_the_makefile_lists_the_programs_that_the_tests_start() -> None:
    tests = [file for file in (ROOT / "tests").rglob("*.py") if file != Path(__file__)]
    texts = {file: file.read_text(encoding="utf-8") for file in tests}
    started = {name for text in texts.values() for name in re.findall(r"\b(?:program|which)\(\"([\w-]+)\"", text)}
    assert {"redis-server", "nginx", "pdftoppm"} <= started
    listed = {name for each in packages("SERVICES") for name in each.partition(":")[0].split(",")}
    node = {"node"}  # comes with the page, as a package where there is none
    assert (started - node) | {"postgres"} <= listed
    assert set(chromium.NAMES) <= listed
    assert packages("PAPER") < packages("SERVICES")
