"""The ledger as Markdown, one page for each game.

The page links to files and names functions and scenario files, but it has no line numbers and no titles of scenarios:
those change with almost every commit, and `pecunia ledger A54` shows the current ones.
"""

from pathlib import Path

from pecunia.ledger.citations import Citation
from pecunia.ledger.ledger import PROOFS, Entry, Ledger, rules_file
from pecunia.titles.registry import TITLES

FOLDER = Path("docs", "ledger")
UP = "../.."  # from the folder to the checkout
NOTE = "<!-- Made by `python -m pecunia.ledger docs/ledger`: change the rules, the code or the scenarios instead. -->"
HEAD = ["| Clause | What it is about | Code | Scenarios |", "|---|---|---|---|"]


def page(ledger: Ledger) -> str:
    """Every clause with the code that keeps it and the files of the scenarios that prove it."""
    rules = [entry for entry in ledger.entries if not entry.card]
    cards = [entry for entry in ledger.entries if entry.card]
    document = rules_file(ledger.game, Path(UP)).as_posix()
    lines = [
        NOTE,
        "",
        f"# Ledger of {TITLES[ledger.game].label}",
        "",
        f"Every clause of the [rules]({document}), the code that keeps it and the scenarios that prove it.",
        "Lines and titles of scenarios change often, so this page has none:",
        f"`pecunia ledger {rules[-1].clause}` shows them, and the rule itself.",
        "",
        "## Clauses and sections",
        "",
        *HEAD,
        *map(_row, rules),
    ]
    if cards:
        lines += ["", "## Cards", "", *HEAD, *map(_row, cards)]
    if ledger.editorial:
        lines += ["", "## Nothing to prove", "", "| Clause | Why |", "|---|---|"]
        lines += [f"| {clause} | {reason} |" for clause, reason in ledger.editorial.items()]
    return "\n".join([*lines, ""])


def _row(entry: Entry) -> str:
    subject = f"`{entry.card}`" if entry.card else entry.subject
    code = "<br>".join(dict.fromkeys(_code(place) for place in entry.code if place.name))
    files = dict.fromkeys(scenario.file for scenario in entry.scenarios)
    proofs = ", ".join(f"[{file.removesuffix('.scenario')}]({UP}/{PROOFS.as_posix()}/{file})" for file in files)
    return f"| {entry.clause} | {subject} | {code} | {proofs} |"


def _code(place: Citation) -> str:
    return f"[`{place.name}`]({UP}/{place.file})"


def write(ledgers: list[Ledger], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for ledger in ledgers:
        (folder / f"{ledger.game}.md").write_text(page(ledger), encoding="utf-8")
