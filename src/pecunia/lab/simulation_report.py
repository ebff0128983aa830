"""Shows a simulation: a progress bar, then who won, how the games ended, and the figures that a title counts."""

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from pecunia.core.moves import seat_letter
from pecunia.texts import Texts
from pecunia.words.fault_words import fault_lines

LEFT = ("seat", "bot", "figure")  # columns of words; columns of numbers are aligned to the right


class Progress:
    """A progress bar on standard error, shown only in a terminal."""

    def __init__(self, text: str, total: int) -> None:
        columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        self._bar = Bar(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task("", total=total)

    def __enter__(self) -> "Progress":
        self._bar.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    def reached(self, games: int) -> None:
        self._bar.update(self._task, completed=games)


def print_summary(summary: dict[str, Any], texts: Texts, console: Console) -> None:
    """Print the result of `simulate`."""
    console.print(texts.text("cli-simulated", games=summary["games"], seconds=summary["seconds"]))
    table = _table(["seat", "bot", "wins", "share"], texts)
    some_shared = any(summary["shared"])
    for seat, bot in enumerate(summary["bots"]):
        won = str(summary["wins"][seat]) + (f" + {summary['shared'][seat]}" if some_shared else "")
        table.add_row(seat_letter(seat), bot, won, share_text(summary["shares"][seat], texts))
    console.print(table)
    if some_shared:
        console.print(texts.text("cli-shared"))
    for end, count in summary["ends"].items():
        console.print(texts.text("terminal-explained", what=texts.text(f"end-{end}"), text=count))
    console.print(texts.text("cli-mean", decisions=summary["mean_decisions"], turns=summary["mean_turns"]))
    if summary["figures"]:
        console.print()
        console.print(_figures(summary, texts))
    for line in fault_lines(summary["faults"], texts):
        console.print(line, markup=False, highlight=False)


def _table(columns: list[str], texts: Texts) -> Table:
    table = Table(box=None)
    for column in columns:
        table.add_column(texts.text(f"cli-column-{column}"), justify="left" if column in LEFT else "right")
    return table


def share_text(share: float, texts: Texts) -> str:
    return texts.share(share)


def _figures(summary: dict[str, Any], texts: Texts) -> Table:
    """A row for each figure: the mean of all games, the least, the most, and in how many games it was not zero."""
    table = _table(["figure", "mean", "least", "most", "games"], texts)
    for name, counted in summary["figures"].items():
        mean = texts.text("cli-figure-mean", mean=counted["mean"])
        games = share_text(counted["games"] / summary["games"], texts)
        table.add_row(
            _figure_name(name, summary["game"], texts), mean, str(counted["least"]), str(counted["most"]), games
        )
    return table


def _figure_name(name: str, title: str, texts: Texts) -> str:
    """The name of a figure such as `rounds`, `won 2` (for the second player) or `bought jet` (for a kind of card)."""
    figure, _, what = name.partition(" ")
    if not what or what.isdecimal():
        return texts.text(f"cli-figure-{figure}", what=what)
    return texts.text(f"cli-figure-{figure}", what=texts.text(f"{title}-card-{what}"))
