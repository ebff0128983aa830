"""The rulings of a game, their groups, and their texts."""

import re
import tomllib
from functools import cache
from typing import Any

from pecunia.rulebook.blocks import Ruling
from pecunia.texts import Texts, rule_key
from pecunia.titles.registry import title
from pecunia.titles.title import SCOPE

# Tables of a scope file that do not name single cards.
SECTIONS, CLAUSES, EDITORIAL = "sections", "clauses", "editorial"
GROUPED = "rulebook/clauses.toml"  # in the folder of a title


@cache
def _data(game: str) -> dict[str, Any]:
    return tomllib.loads(title(game).file(GROUPED))


@cache
def scope(game: str) -> dict[str, Any]:
    """What a scenario may cite, and whether one must: the clauses, sections and cards in the rules of a game."""
    return tomllib.loads(title(game).file(SCOPE))


def card_tables(game: str) -> list[str]:
    """The tables of a scope file that name single cards, each of which needs a scenario."""
    return [table for table in scope(game) if table not in (SECTIONS, CLAUSES, EDITORIAL)]


@cache
def known_clauses(game: str) -> frozenset[str]:
    """Everything that has a number in the rules of a game: `A19`, `§2.5`, `§3.1 XII`."""
    tables = scope(game)
    of_cards = [clause for table in card_tables(game) for clause in tables[table].values()]
    return frozenset([*tables[SECTIONS], *tables[CLAUSES], *tables[EDITORIAL], *of_cards])


def groups(game: str) -> list[str]:
    return list(_data(game)["groups"])


def clauses(game: str, group: str) -> list[str]:
    """The clauses of a group, in order."""
    found: list[str] = []
    for said in _data(game)["groups"][group]:
        run = re.fullmatch(r"([A-Z])(\d+)-\1(\d+)", said)
        found += [f"{run[1]}{number}" for number in range(int(run[2]), int(run[3]) + 1)] if run else [said]
    return found


def houses(game: str) -> dict[str, list[str]]:
    """For each house rule, the clauses that it changes."""
    return dict(_data(game)["houses"])


def anchor_of(game: str, clause: str) -> str:
    """The anchor of a clause: `A19` for A19, `section-2-5` for §2.5."""
    return rule_key(game, clause).removeprefix(f"rule-{game}-")


def ruling(game: str, clause: str, texts: Texts) -> Ruling | None:
    """The text of a clause; None if it does not concern players."""
    holds = texts.rule(game, clause)
    if holds is None:
        return None
    changed_by = tuple(f"house-{name}" for name, changed in houses(game).items() if clause in changed)
    why = texts.attribute(rule_key(game, clause), "why") or ""
    return Ruling(anchor_of(game, clause), clause, holds, why, changed_by)
