"""The ledger: every clause of the rules with the scenarios that prove it."""

import re
import tomllib
from pathlib import Path
from typing import Any

from pecunia.core.errors import PecuniaError
from pecunia.scenarios import Scenario, scenarios_below

RULING = re.compile(r"\| [A-Z]\d+ \|")
# Tables of the scope file that name single cards, each of which needs a scenario.
CARD_TABLES = ["cards", "famous", "upgrades", "events", "favours", "ladders"]


class Entry:
    """A clause, section or card that a scenario must prove."""

    def __init__(self, clause: str, subject: str, scenarios: list[Scenario]) -> None:
        self.clause = clause
        self.subject = subject
        self.scenarios = scenarios


class Ledger:
    """What is proved, what nothing could prove, and what is wrong."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.editorial: dict[str, str] = {}
        self.unknown: list[tuple[str, Scenario]] = []

    def gaps(self) -> list[Entry]:
        return [entry for entry in self.entries if not entry.scenarios]


def find_checkout(start: Path) -> Path:
    """The checkout that a folder lies in: the ledger reads documents and tests, which are in no package."""
    for folder in [start, *start.parents]:
        if (folder / "docs" / "rules").is_dir() and (folder / "tests" / "rules").is_dir():
            return folder
    raise PecuniaError("ledger-no-checkout", folder=start)


def make_ledger(name: str, root: Path) -> Ledger:
    """The ledger of one game: docs/rules says what must be proved, tests/rules holds the proofs."""
    rules = root / "docs" / "rules" / f"{name.replace('-', '_')}.md"
    scope_file = rules.with_suffix(".scope.toml")
    if not scope_file.is_file():
        raise PecuniaError("ledger-no-rules", file=scope_file)
    scope: dict[str, Any] = tomllib.loads(scope_file.read_text(encoding="utf-8"))
    questions = _questions(rules.read_text(encoding="utf-8"))
    scenarios = [scenario for scenario in scenarios_below(root / "tests" / "rules") if scenario.game == name]
    ledger = Ledger()
    ledger.editorial = scope["editorial"]
    for clause in [*scope["sections"], *scope["clauses"]]:
        citing = [scenario for scenario in scenarios if clause in scenario.cites]
        ledger.entries.append(Entry(clause, questions.get(clause, ""), citing))
    known = {*scope["sections"], *scope["clauses"], *scope["editorial"]}
    for kind in CARD_TABLES:
        for card, clause in scope.get(kind, {}).items():
            proving = [scenario for scenario in scenarios if clause in scenario.cites and _uses(scenario, card)]
            ledger.entries.append(Entry(clause, card, proving))
            known.add(clause)
    ledger.unknown = [(cited, scenario) for scenario in scenarios for cited in scenario.cites if cited not in known]
    return ledger


def _questions(rules: str) -> dict[str, str]:
    """The question of each ruling and the title of each section, from the rules text."""
    found = {}
    for line in rules.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if RULING.match(line) and len(cells) > 2:
            found[cells[0]] = cells[1].replace("**", "")
        elif line.startswith(("## ", "### ")):
            number, _, title = line.lstrip("# ").partition(" ")
            found[f"§{number.rstrip('.')}"] = title
    return found


def _uses(scenario: Scenario, card: str) -> bool:
    """Whether the card lies on the scenario's table or is named by one of its moves."""
    return any(card in line for _, line in scenario.given + scenario.lines)
