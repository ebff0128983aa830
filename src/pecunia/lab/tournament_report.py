"""Prints a tournament: the strength of each bot, then the result of each pair."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pecunia.lab.simulation_report import share_text
from pecunia.texts import Texts
from pecunia.words.fault_words import fault_lines


def print_tournament(summary: dict[str, Any], texts: Texts, console: Console) -> None:
    facts = {"games": summary["games"], "deals": summary["deals"]}
    console.print(texts.text("cli-tournament-played", **facts), soft_wrap=True)
    console.print(_table_of(summary["bots"], texts))
    console.print(texts.text("cli-tournament-elo"), soft_wrap=True)
    console.print()
    console.print(_pairs_of(summary["pairs"], texts))
    for line in fault_lines(summary["faults"], texts):
        console.print(line, markup=False, highlight=False)


def _table_of(bots: list[dict[str, Any]], texts: Texts) -> Table:
    table = Table("", texts.text("cli-column-bot"), box=None)
    for column in ("games", "share", "elo"):
        table.add_column(texts.text(f"cli-column-{column}"), justify="right", no_wrap=True)
    for place, row in enumerate(bots, 1):
        share = share_text(row["share"], texts)
        table.add_row(str(place), Text(row["bot"]), str(row["games"]), share, elo_text(row, texts))
    return table


def _pairs_of(pairs: list[dict[str, Any]], texts: Texts) -> Table:
    table = Table(texts.text("cli-column-pair"), box=None)
    for column in ("games", "first", "elo"):
        table.add_column(texts.text(f"cli-column-{column}"), justify="right", no_wrap=True)
    for row in pairs:
        share = {name: 100 * row[name] for name in ("share", "low", "high")}
        shown = texts.text("cli-levels-share", **share)
        table.add_row(Text(f"{row['one']} – {row['other']}"), str(row["games"]), shown, elo_text(row, texts))
    return table


def elo_text(row: dict[str, Any], texts: Texts) -> str:
    """An Elo with sign and interval: +35 (+12 … +58)."""
    facts = {name: signed(row[name]) for name in ("elo", "elo_low", "elo_high")}
    return texts.text("cli-tournament-interval", elo=facts["elo"], low=facts["elo_low"], high=facts["elo_high"])


def signed(number: float) -> str:
    whole = round(number)
    return f"{whole:+d}".replace("-", "\N{MINUS SIGN}") if whole else "0"
