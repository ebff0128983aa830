"""The answers of `pecunia ledger`: a summary, some clauses, everything, or what a card has and lacks."""

import json
from dataclasses import dataclass
from pathlib import Path

from pecunia.ledger.ledger import Ledger, find_checkout, make_ledger, rules_file
from pecunia.ledger.lines import (
    as_values,
    asked_for,
    entry_lines,
    gap_lines,
    summary_lines,
    thing_lines,
    thing_values,
)
from pecunia.ledger.things import look_at, things_called
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES


@dataclass(frozen=True, kw_only=True)
class Request:
    """What the user asked for: games (none: all that have rules here), clauses, or a card."""

    games: list[str]
    clauses: list[str]
    everything: bool
    card: str | None


def answer(request: Request, root: Path | None, texts: Texts, as_json: bool) -> tuple[list[str], bool]:
    """The lines to print, and whether the ledger is complete."""
    checkout = root or find_checkout(Path.cwd())
    if request.card is not None:
        return _card(request.card, request.games, checkout, texts, as_json)
    ledgers = [make_ledger(game, checkout) for game in request.games or _games(checkout)]
    wanted = _wanted(request, ledgers)
    complete = bool(request.clauses) or all(ledger.complete for ledger in ledgers)
    if as_json:
        values = [as_values(ledger, wanted[ledger.game], texts) for ledger in ledgers]
        return [json.dumps(values, ensure_ascii=False, indent=2)], complete
    lines: list[str] = []
    for ledger in ledgers:
        if request.clauses and not wanted[ledger.game]:
            continue
        if wanted[ledger.game]:
            lines += [TITLES[ledger.game].label, *entry_lines(ledger, wanted[ledger.game], texts)]
        if not request.clauses:
            lines += gap_lines(ledger, texts) if request.everything else []
            lines += summary_lines(ledger, texts)
    if not request.clauses:
        lines.append(texts.text("cli-ledger-complete" if complete else "cli-ledger-incomplete"))
        lines += [] if request.everything else [texts.text("cli-ledger-hint")]
    return lines, complete


def _games(root: Path) -> list[str]:
    """All games whose rules are in the checkout. If there are none, the first game, so that its error is shown."""
    return [game for game in TITLES if rules_file(game, root).is_file()] or list(TITLES)[:1]


def _wanted(request: Request, ledgers: list[Ledger]) -> dict[str, list[str]]:
    if request.clauses:
        return asked_for(request.clauses, ledgers)
    if not request.everything:
        return {ledger.game: [] for ledger in ledgers}
    return {
        ledger.game: [*dict.fromkeys(entry.clause for entry in ledger.entries), *ledger.editorial] for ledger in ledgers
    }


def _card(key: str, games: list[str], root: Path, texts: Texts, as_json: bool) -> tuple[list[str], bool]:
    found = things_called(key, games or list(TITLES))
    ledgers = {game: make_ledger(game, root) for game in dict.fromkeys(game for game, _ in found)}
    things = [look_at(key, kind, ledgers[game], root) for game, kind in found]
    complete = not any(thing.missing for thing in things)
    if as_json:
        return [json.dumps([thing_values(thing) for thing in things], ensure_ascii=False, indent=2)], complete
    return [line for thing in things for line in thing_lines(thing, texts)], complete
