"""Reads scenario files. docs/scenarios.md lists every kind of line.

scenario Payment one by one
cites A5, §2.3
given
  options players=3 target=25
  turn 1 A collect
  A money 5
  A L SLV2/1@0
  A M CIT3/3@0
legal collect L, collect M
illegal done must-collect
A: collect L
expect A money 6
again …the other way round
A: collect M
"""

from pathlib import Path

from pecunia.scenarios.scenario import Scenario, ScenarioError
from pecunia.titles.registry import TITLES, first_title

SUFFIX = ".scenario"
BYTE_ORDER_MARK = "\ufeff"  # some editors begin a file with it


def read_scenarios(text: str, file: str) -> list[Scenario]:
    """The scenarios of a file, in order. A mistake in a single scenario is raised only when that scenario is run."""
    reader = _Reader(file)
    for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
        content = line.split("#")[0].rstrip()
        if content:
            reader.read(number, content)
    if not reader.scenarios:
        raise ScenarioError("scenario-empty", file, 1)
    return reader.scenarios


def decoded(data: bytes, file: str) -> str:
    """The text of a file. If it is not text, the error has the first line that is not."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ScenarioError("file-not-text", file, data[: error.start].count(b"\n") + 1) from None


def scenario_files(folder: Path) -> list[Path]:
    """All scenario files below a folder, in order of name."""
    return sorted(path for path in folder.rglob(f"*{SUFFIX}") if path.is_file())


def scenarios_below(folder: Path) -> list[Scenario]:
    """All scenarios of a folder. File names include their folder, because two games may both have a setup."""
    found = []
    for path in scenario_files(folder):
        name = path.relative_to(folder).as_posix()
        found += read_scenarios(decoded(path.read_bytes(), name), name)
    return found


def parts(rest: str) -> list[str]:
    """The parts between commas; an empty list if one of them is empty."""
    found = [part.strip() for part in rest.split(",")]
    return found if all(found) else []


class _Reader:
    """Reads a file line by line."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.scenarios: list[Scenario] = []
        self.game = ""
        self.in_position = False

    def read(self, number: int, content: str) -> None:
        if self.in_position and content[0].isspace():
            self.scenarios[-1].given.append((number, content.strip()))
            return
        self.in_position = False
        word, _, rest = content.strip().partition(" ")
        rest = rest.strip()
        if word == "scenario":
            self._begin(number, rest)
        elif not self.scenarios:
            self._before_first(number, word, rest)
        elif word == "cites":
            self._cites(self.scenarios[-1], number, rest)
        elif word == "editions":
            self._editions(self.scenarios[-1], number, rest)
        elif word == "given":
            self._given(self.scenarios[-1], number, rest)
        else:
            self.scenarios[-1].lines.append((number, content.strip()))

    def _before_first(self, number: int, word: str, rest: str) -> None:
        """Before the first scenario, a file may only say which game it is about."""
        if word != "game":
            raise ScenarioError("scenario-no-title", self.file, number, text=f"{word} {rest}".strip())
        if self.game:
            raise ScenarioError("scenario-twice", self.file, number, text=word)
        if rest not in TITLES:
            raise ScenarioError("option-title", self.file, number, value=rest, known=", ".join(TITLES))
        self.game = rest

    def _begin(self, number: int, title: str) -> None:
        self.scenarios.append(Scenario(self.file, number, title, self.game or first_title()))
        if not title:
            self._mistake("scenario-form", number, text="scenario", form="scenario TITLE")

    def _cites(self, scenario: Scenario, number: int, rest: str) -> None:
        clauses = parts(rest)
        if not clauses:
            self._mistake("scenario-form", number, text=f"cites {rest}".strip(), form="cites CLAUSE, …")
        for clause in clauses:
            if clause in scenario.cites:
                self._mistake("scenario-twice", number, text=clause)
            scenario.cites.append(clause)
            scenario.cite_lines.append(number)

    def _editions(self, scenario: Scenario, number: int, rest: str) -> None:
        editions = parts(rest)
        if scenario.editions_line or len(set(editions)) < len(editions):
            self._mistake("scenario-twice", number, text=f"editions {rest}".strip())
        elif not editions:
            self._mistake("scenario-form", number, text=f"editions {rest}".strip(), form="editions YEAR, …")
        scenario.editions += editions
        scenario.editions_line = number

    def _given(self, scenario: Scenario, number: int, rest: str) -> None:
        if rest:
            self._mistake("scenario-form", number, text=f"given {rest}", form="given")
        if scenario.given_line:
            self._mistake("scenario-twice", number, text="given")
        scenario.given_line = number
        self.in_position = True

    def _mistake(self, key: str, number: int, **facts: object) -> None:
        scenario = self.scenarios[-1]
        if scenario.mistake is None:
            scenario.mistake = scenario.error(key, number, **facts)
