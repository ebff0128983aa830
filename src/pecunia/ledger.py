"""The ledger: every clause of the rules with the scenarios that prove it."""

import re
from pathlib import Path

from pecunia.core.errors import PecuniaError
from pecunia.rulebook.clauses import card_tables, known_clauses, scope
from pecunia.scenarios import Scenario, scenarios_below
from pecunia.titles.registry import title

RULING = re.compile(r"\| [A-Z]\d+ \|")


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
    """The ledger of one game: its scope says what must be proved, tests/rules holds the proofs."""
    title(name)  # raises for a game that does not exist
    rules = root / "docs" / "rules" / f"{name.replace('-', '_')}.md"
    if not rules.is_file():
        raise PecuniaError("ledger-no-rules", file=rules)
    wanted = scope(name)
    questions = _questions(rules.read_text(encoding="utf-8"))
    scenarios = [scenario for scenario in scenarios_below(root / "tests" / "rules") if scenario.game == name]
    ledger = Ledger()
    ledger.editorial = wanted["editorial"]
    for clause in [*wanted["sections"], *wanted["clauses"]]:
        citing = [scenario for scenario in scenarios if clause in scenario.cites]
        ledger.entries.append(Entry(clause, questions.get(clause, ""), citing))
    for kind in card_tables(name):
        for card, clause in wanted[kind].items():
            proving = [scenario for scenario in scenarios if clause in scenario.cites and _uses(scenario, card)]
            ledger.entries.append(Entry(clause, card, proving))
    known = known_clauses(name)
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
