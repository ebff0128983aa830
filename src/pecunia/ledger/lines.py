"""The ledger in words, line by line, and as plain values for programs."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

from pecunia.core.errors import PecuniaError
from pecunia.ledger.citations import Citation
from pecunia.ledger.ledger import PROOFS, Entry, Ledger, rules_file
from pecunia.ledger.things import CODE, SCENARIOS, Thing, card_text
from pecunia.rulebook.clauses import known_clauses
from pecunia.scenarios import Scenario
from pecunia.scenarios.vocabulary import similar
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES, title

MAX_GAPS = 10  # of each kind, in the summary: it has to fit a screen
RULE = "rule"
MAX_PLACES = 4  # of each part of a card


def asked_for(words: list[str], ledgers: list[Ledger]) -> dict[str, list[str]]:
    """The clauses that the user means, by game: `A54`, `§2.4` (or `2.4`), a section with all its cards (`§3.2`)."""
    found: dict[str, list[str]] = {ledger.game: [] for ledger in ledgers}
    for word in words:
        if not any(letter.isdigit() for letter in word):
            title(word)  # not a clause: it must be meant as a game, and raises because there is none
        wanted = f"§{word}" if word[:1].isdigit() else word
        meant = {ledger.game: _meant(wanted.lower(), ledger) for ledger in ledgers}
        if not any(meant.values()):
            known = {clause for ledger in ledgers for clause in known_clauses(ledger.game)}
            raise PecuniaError("ledger-no-clause", value=word, similar=similar(wanted, list(known)))
        for game, clauses in meant.items():
            found[game] += [clause for clause in clauses if clause not in found[game]]
    return found


def _meant(wanted: str, ledger: Ledger) -> list[str]:
    known = [entry.clause for entry in ledger.entries] + list(ledger.editorial)
    return [clause for clause in dict.fromkeys(known) if f"{clause.lower()} ".startswith(f"{wanted} ")]


def summary_lines(ledger: Ledger, texts: Texts) -> list[str]:
    """Counts of rules, citations and proofs, and what is missing."""
    lines = [TITLES[ledger.game].label]
    lines += [f"  {texts.text(f'cli-ledger-{name}', **counts)}" for name, counts in _counts(ledger).items()]
    gaps = gap_lines(ledger, texts)
    lines += [f"  {line}" for line in gaps[:MAX_GAPS]]
    if len(gaps) > MAX_GAPS:
        lines.append(f"  {texts.text('cli-ledger-more', count=len(gaps) - MAX_GAPS)}")
    return lines


def _counts(ledger: Ledger) -> dict[str, dict[str, int]]:
    total = len(ledger.entries)
    cards = sum(1 for entry in ledger.entries if entry.card)
    return {
        "contents": {"rules": total - cards, "cards": cards, "editorial": len(ledger.editorial)},
        "cited": {"count": total - len(ledger.uncited()), "total": total, "places": len(ledger.citations)},
        "proved": {"count": total - len(ledger.unproved()), "total": total, "scenarios": len(ledger.scenarios)},
    }


def gap_lines(ledger: Ledger, texts: Texts) -> list[str]:
    """Everything that keeps the ledger from being complete."""
    lines = [f"{_heading(entry)}: {texts.text('cli-ledger-gap')}" for entry in ledger.unproved()]
    lines += [f"{_heading(entry)}: {texts.text('cli-ledger-uncited')}" for entry in ledger.uncited()]
    places = [(cited, scenario_place(scenario)) for cited, scenario in ledger.unknown]
    places += [(one.clause, f"{one.file}:{one.line}") for one in ledger.unknown_code]
    return lines + [texts.text("cli-ledger-unknown", cited=cited, place=place) for cited, place in places]


def entry_lines(ledger: Ledger, clauses: list[str], texts: Texts) -> list[str]:
    """Each clause: the rule, the code, the scenarios."""
    lines: list[str] = []
    for clause in clauses:
        for entry in ledger.about(clause):
            code = [place_of(place) for place in entry.code]
            proofs = [f"{scenario_place(one)}  {one.title}" for one in entry.scenarios]
            told = {
                RULE: rule_lines(ledger.game, entry, texts),
                CODE: code if entry.kept else [*code, texts.text("cli-ledger-uncited")],
                SCENARIOS: proofs or [texts.text("cli-ledger-gap")],
            }
            lines += [_heading(entry), *_columns(told, texts)]
        if clause in ledger.editorial:
            lines.append(texts.text("cli-ledger-editorial", clause=clause, reason=ledger.editorial[clause]))
    return lines


def _columns(told: dict[str, list[str]], texts: Texts) -> list[str]:
    """The name of each part, with its lines in a column next to it."""
    names = {part: texts.text(f"cli-ledger-part-{part}") for part in told}
    width = max(map(len, names.values()))
    lines: list[str] = []
    for part, found in told.items():
        lines += [f"  {'' if at else names[part]:{width}}  {line}" for at, line in enumerate(found)]
    return lines


def _heading(entry: Entry) -> str:
    return f"{entry.clause}  {entry.subject}".strip()


def rule_lines(game: str, entry: Entry, texts: Texts) -> list[str]:
    """The rule in the words for players, with its reason. If there is no such text, the ruling from docs/rules."""
    said = card_text(game, entry.card, texts) if entry.card else texts.rule(game, entry.clause) or entry.ruling
    why = texts.why(game, entry.clause)
    return [line for line in (said, why) if line] or [rules_file(game, Path()).as_posix()]


def place_of(place: Citation) -> str:
    return f"{place.file}:{place.line}  {place.name}".strip()


def scenario_place(scenario: Scenario) -> str:
    return f"{PROOFS.as_posix()}/{scenario.file}:{scenario.line}"


def thing_lines(thing: Thing, texts: Texts) -> list[str]:
    """What is there, part by part, then what is missing."""
    lines = [texts.text("cli-ledger-thing", thing=thing.key, kind=thing.kind, game=TITLES[thing.game].label)]
    parts: dict[str, list[str]] = {}
    for part in thing.parts:
        told = part.found[:MAX_PLACES]
        if len(part.found) > MAX_PLACES:
            told.append(texts.text("cli-ledger-more", count=len(part.found) - MAX_PLACES))
        missing = ", ".join(filter(None, part.missing))
        if part.missing:
            told.append(texts.text("cli-ledger-missing") + (f": {missing}" if missing else ""))
        parts[part.name] = told
    names = ", ".join(texts.text(f"cli-ledger-part-{part.name}") for part in thing.missing)
    total = texts.text("cli-ledger-missing-parts", parts=names) if names else texts.text("cli-ledger-nothing-missing")
    return [*lines, *_columns(parts, texts), f"  {total}"]


def as_values(ledger: Ledger, clauses: list[str], texts: Texts) -> dict[str, Any]:
    """A ledger for programs, with the entries of these clauses."""
    return {
        "game": ledger.game,
        "complete": ledger.complete,
        "counts": _counts(ledger),
        "unproved": [entry.clause for entry in ledger.unproved()],
        "uncited": [entry.clause for entry in ledger.uncited()],
        "entries": [_entry_values(ledger, entry, texts) for clause in clauses for entry in ledger.about(clause)],
        "editorial": {clause: ledger.editorial[clause] for clause in clauses if clause in ledger.editorial},
    }


def _entry_values(ledger: Ledger, entry: Entry, texts: Texts) -> dict[str, Any]:
    return {
        "clause": entry.clause,
        "subject": entry.subject,
        "card": entry.card or None,
        "rule": rule_lines(ledger.game, entry, texts),
        "code": [{"file": place.file, "line": place.line, "name": place.name} for place in entry.code],
        "scenarios": [
            {"file": f"{PROOFS.as_posix()}/{one.file}", "line": one.line, "name": one.title} for one in entry.scenarios
        ],
    }


def thing_values(thing: Thing) -> dict[str, Any]:
    return {**asdict(thing), "missing": [part.name for part in thing.missing]}
