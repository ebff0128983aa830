"""Reads what docs/rules says about each clause: its question or title, and the ruling."""

import re
from dataclasses import dataclass

HEAD = re.compile(r"\| # \|")
RULING = re.compile(r"\| [A-Z]\d+ \|")
RULING_COLUMN = "Ruling"  # how the title of the column begins


@dataclass(frozen=True)
class Rule:
    """`subject` is the question of a ruling or the title of a section. A section has no `ruling`: its whole text is
    one."""

    subject: str
    ruling: str = ""


def read_rules(text: str) -> dict[str, Rule]:
    """Every ruling (`A54`) and every section (`§2.4`), by number."""
    found: dict[str, Rule] = {}
    column = 0
    for line in text.splitlines():
        cells = [cell.strip().replace("**", "") for cell in line.strip("|").split("|")]
        if HEAD.match(line):
            column = next((at for at, cell in enumerate(cells) if cell.startswith(RULING_COLUMN)), 0)
        elif RULING.match(line) and column:
            found[cells[0]] = Rule(cells[1], cells[column])
        elif line.startswith(("## ", "### ")):
            number, _, title = line.lstrip("# ").partition(" ")
            found[f"§{number.rstrip('.')}"] = Rule(title)
    return found
