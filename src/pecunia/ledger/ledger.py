"""The ledger of a game. Its scope lists what must be proved, tests/rules has the proofs, and the engine the code."""

from dataclasses import dataclass, field
from pathlib import Path

from pecunia.core.errors import PecuniaError
from pecunia.ledger.citations import Citation, citations
from pecunia.ledger.rule_texts import Rule, read_rules
from pecunia.rulebook.clauses import card_tables, known_clauses, scope
from pecunia.scenarios import Scenario, scenarios_below
from pecunia.titles.registry import title

RULES = Path("docs", "rules")
PROOFS = Path("tests", "rules")


@dataclass(frozen=True)
class Entry:
    """A clause, section or card. Code must keep it and a scenario must prove it."""

    clause: str
    subject: str
    ruling: str
    card: str  # its key; empty if the entry is not about a single card
    code: list[Citation]
    scenarios: list[Scenario]

    @property
    def kept(self) -> bool:
        """Whether some code cites this clause. A citation for a whole file does not count."""
        return any(place.name for place in self.code)


@dataclass
class Ledger:
    """What is kept and proved, what cannot be proved, and what is wrong."""

    game: str
    entries: list[Entry] = field(default_factory=list)
    editorial: dict[str, str] = field(default_factory=dict)  # clauses that no program can keep, and why
    unknown: list[tuple[str, Scenario]] = field(default_factory=list)  # cited by scenarios
    unknown_code: list[Citation] = field(default_factory=list)  # cited by the engine
    rules: dict[str, Rule] = field(default_factory=dict)
    scenarios: list[Scenario] = field(default_factory=list)
    citations: list[Citation] = field(default_factory=list)

    def unproved(self) -> list[Entry]:
        return [entry for entry in self.entries if not entry.scenarios]

    def uncited(self) -> list[Entry]:
        return [entry for entry in self.entries if not entry.kept]

    @property
    def complete(self) -> bool:
        return not (self.unproved() or self.uncited() or self.unknown or self.unknown_code)

    def about(self, clause: str) -> list[Entry]:
        """The entries of a clause; several if several cards share it."""
        return [entry for entry in self.entries if entry.clause == clause]


def find_checkout(start: Path) -> Path:
    """The checkout that contains a folder. The ledger needs it for documents and tests, which are in no package."""
    for folder in [start, *start.parents]:
        if (folder / RULES).is_dir() and (folder / PROOFS).is_dir():
            return folder
    raise PecuniaError("ledger-no-checkout", folder=start)


def rules_file(name: str, root: Path) -> Path:
    return root / RULES / f"{name.replace('-', '_')}.md"


def make_ledger(name: str, root: Path) -> Ledger:
    """The ledger of one game. Raises PecuniaError if the game does not exist or the checkout does not have its
    rules."""
    game = title(name)
    document = rules_file(name, root)
    if not document.is_file():
        raise PecuniaError("ledger-no-rules", file=document)
    wanted = scope(name)
    known = known_clauses(name)
    rules = read_rules(document.read_text(encoding="utf-8"))
    letters = "".join(sorted({clause[0] for clause in known if not clause.startswith("§")}))
    named = [clause for clause in known if " " in clause and not clause.split()[1].isupper()]
    ledger = Ledger(name, editorial=wanted["editorial"], rules=rules)
    ledger.citations = citations(game, root, letters, named)
    ledger.scenarios = [scenario for scenario in scenarios_below(root / PROOFS) if scenario.game == name]
    for clause in [*wanted["sections"], *wanted["clauses"]]:
        ledger.entries.append(_entry(ledger, clause, ""))
    for kind in card_tables(name):
        ledger.entries += [_entry(ledger, clause, card) for card, clause in wanted.get(kind, {}).items()]
    ledger.unknown = [(cited, one) for one in ledger.scenarios for cited in one.cites if cited not in known]
    ledger.unknown_code = [one for one in ledger.citations if one.clause not in known and one.clause not in rules]
    return ledger


def _entry(ledger: Ledger, clause: str, card: str) -> Entry:
    rule = ledger.rules.get(clause, Rule(card))
    code = [citation for citation in ledger.citations if citation.clause == clause]
    code.sort(key=lambda place: (not place.name, place.name.isupper()))  # functions first, then constants, then files
    proofs = [one for one in ledger.scenarios if clause in one.cites and (not card or uses(one, card))]
    return Entry(clause, card or rule.subject, rule.ruling, card, code, proofs)


def uses(scenario: Scenario, card: str) -> bool:
    """Whether the card is named in the scenario's position or in one of its lines."""
    return any(card in line for _, line in scenario.given + scenario.lines)
