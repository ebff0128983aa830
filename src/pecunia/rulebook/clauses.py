"""Which rulings there are, in which groups, and what they say."""

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from pecunia.rulebook.blocks import Ruling
from pecunia.texts import Texts, rule_key

# Tables of a scope file that name single cards, each of which needs a scenario.
CARD_TABLES = ["cards", "famous", "upgrades", "events", "favours", "ladders"]


def _toml(file: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("pecunia.rulebook").joinpath(file).read_text(encoding="utf-8"))


@cache
def _data() -> dict[str, Any]:
    return _toml("clauses.toml")


@cache
def scope(game: str) -> dict[str, Any]:
    """What a scenario may cite, and whether one must: clauses, sections and cards of the rules of a game."""
    return _toml(f"{game.replace('-', '_')}.scope.toml")


@cache
def known_clauses(game: str) -> frozenset[str]:
    """Everything that the rules of a game number: `A19`, `§2.5`, `§3.1 XII`."""
    tables = scope(game)
    of_cards = [clause for table in CARD_TABLES for clause in tables.get(table, {}).values()]
    return frozenset([*tables["sections"], *tables["clauses"], *tables["editorial"], *of_cards])


def groups(game: str) -> list[str]:
    return list(_data()["groups"][game])


def clauses(game: str, group: str) -> list[str]:
    """The clauses of a group, in order."""
    found: list[str] = []
    for said in _data()["groups"][game][group]:
        run = re.fullmatch(r"([A-Z])(\d+)-\1(\d+)", said)
        found += [f"{run[1]}{number}" for number in range(int(run[2]), int(run[3]) + 1)] if run else [said]
    return found


def houses() -> dict[str, list[str]]:
    """By house rule, the clauses that it changes."""
    return dict(_data()["houses"])


def anchor_of(game: str, clause: str) -> str:
    """`A19` for A19, `section-2-5` for §2.5."""
    return rule_key(game, clause).removeprefix(f"rule-{game}-")


def ruling(game: str, clause: str, texts: Texts) -> Ruling | None:
    """What a clause says; None for one that means nothing to players."""
    holds = texts.rule(game, clause)
    if holds is None:
        return None
    changed_by = tuple(f"house-{name}" for name, changed in houses().items() if clause in changed)
    why = texts.attribute(rule_key(game, clause), "why") or ""
    return Ruling(anchor_of(game, clause), clause, holds, why, changed_by)
