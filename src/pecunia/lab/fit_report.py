"""Prints what was learnt: how good the predicted chances are, whether they are calibrated, and all weights."""

from rich.console import Console
from rich.table import Table

from pecunia.lab.fit import Fitted, Learnt
from pecunia.lab.simulation_report import share_text
from pecunia.texts import Texts

WORDS = ("judged", "feature")  # columns of words; columns of numbers are aligned to the right


def print_learnt(learnt: Learnt, texts: Texts, console: Console) -> None:
    for kind in learnt.kinds:
        console.print(texts.text("cli-fit-kind", kind=kind.kind, positions=kind.positions))
        for table in (_trials(kind, texts), _calibration(kind, texts), _weights(learnt, kind, texts)):
            console.print(table)
            console.print()
    console.print(texts.text("cli-fit-held-out"))


def _trials(kind: Fitted, texts: Texts) -> Table:
    table = _table(["judged", "loss", "right"], texts)
    for trial in kind.trials:
        loss = texts.text("cli-fit-number", number=trial.log_loss)
        table.add_row(texts.text(f"cli-fit-by-{trial.name}"), loss, share_text(trial.accuracy, texts))
    return table


def _calibration(kind: Fitted, texts: Texts) -> Table:
    """For each tenth of the predicted chance: the mean prediction, and how many won."""
    table = _table(["seats", "chance", "won"], texts)
    for seats, chance, won in kind.calibration:
        if seats:
            table.add_row(str(seats), share_text(chance, texts), share_text(won, texts))
    return table


def _weights(learnt: Learnt, kind: Fitted, texts: Texts) -> Table:
    table = _table(["feature", "early", "late"], texts)
    for name, early, late in zip(learnt.names, kind.early, kind.late):
        table.add_row(name, texts.text("cli-fit-number", number=early), texts.text("cli-fit-number", number=late))
    return table


def _table(columns: list[str], texts: Texts) -> Table:
    table = Table(box=None)
    for column in columns:
        table.add_column(texts.text(f"cli-fit-column-{column}"), justify="left" if column in WORDS else "right")
    return table
