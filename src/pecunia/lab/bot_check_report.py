"""Prints the contract test of bots: what was checked, and whether it passed."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pecunia.lab.bot_check import Finding, Report, tables
from pecunia.texts import Texts
from pecunia.words.fault_words import fault_lines

STYLES = {"passed": "green", "failed": "bold red", "told": ""}


def print_report(report: Report, texts: Texts, console: Console) -> None:
    console.print(Text(report.bot), soft_wrap=True)
    table = Table(box=None, show_header=False)
    for finding in report.findings:
        state = _state(finding)
        words = texts.text(f"cli-check-{_about(finding, report.bot)}", **finding.facts)
        table.add_row(Text(texts.text(f"cli-check-is-{state}"), STYLES[state]), Text(words))
    console.print(table)
    for fault, line in zip(report.faults, fault_lines(report.faults, texts), strict=True):
        console.print(Text(texts.text("terminal-explained", what=fault["table"], text=line)), soft_wrap=True)
    console.print(texts.text("cli-check-fits" if report.passed else "cli-check-fits-not"))


def _about(finding: Finding, bot: str) -> str:
    """The key of its words. A check of some tables does not claim that it was one of all."""
    return "some-games" if finding.key == "games" and finding.facts["of"] != len(tables(bot)) else finding.key


def _state(finding: Finding) -> str:
    if finding.passed is None:
        return "told"
    return "passed" if finding.passed else "failed"
