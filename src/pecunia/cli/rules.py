"""Commands about the rules: legal moves in a position, which scenarios prove which clause, the values."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pecunia.cli.common import FIRST_TITLE, Command, File, Language, T, app
from pecunia.core.moves import seat_letter
from pecunia.files import write_atomically
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES, title
from pecunia.titles.title import read_text

if TYPE_CHECKING:
    from pecunia.judge.judgement import Judgement

NOT_ALLOWED = 1  # the exit status of a question whose answer is no
INCOMPLETE = 1  # the exit status for a ledger or a card that lacks something
EXAMPLES = [
    "pecunia position table.txt",
    'pecunia position table.txt --move "seat M"',
    'pecunia position table.txt --move "Ben: play fish poisoning" --language de',
]


@app.command(
    "position",
    cls=Command,
    help=T.text("cli-position"),
    epilog="\n".join(["\b", *EXAMPLES, "", T.text("cli-position-status")]),  # \b keeps the lines apart
)
def position_command(
    file: File,
    move: Annotated[list[str] | None, typer.Option(metavar="MOVE", help=T.text("cli-position-move"))] = None,
    all_moves: Annotated[bool, typer.Option("--all", help=T.text("cli-position-all"))] = False,
    table: Annotated[bool, typer.Option("--table", help=T.text("cli-position-table"))] = False,
    language: Language = None,
) -> int:
    from pecunia.judge.judgement import judge

    texts = Texts.for_user(language)
    judgement = judge(read_text(file), move, texts, str(file), all_moves)
    for line in judgement_lines(judgement, texts, table):
        print(line)
    refused = [verdict for verdict in judgement.verdicts if not verdict.legal]
    return NOT_ALLOWED if move and refused else 0


def judgement_lines(judgement: "Judgement", texts: Texts, table: bool) -> list[str]:
    """What the judge says, line by line. With `table`, also the table as the judge understood it."""
    lines = []
    if table:
        for part in judgement.table:
            lines += [part.title, *(f"  {line}" for line in part.lines)]
    if judgement.unprinted:
        lines.append(texts.text("judge-unprinted", romans=", ".join(judgement.unprinted)))
    if judgement.over:
        lines.append(texts.text("judge-over"))
    elif judgement.forced:
        lines.append(texts.text("judge-forced", player=judgement.name))
    elif judgement.by_itself:
        lines.append(texts.text("judge-before"))
    lines += [f"  {line}" for line in judgement.by_itself]
    if not judgement.over and not judgement.forced:
        letter = seat_letter(judgement.player)
        lines.append(texts.text("judge-asked", player=judgement.name, letter=letter, question=judgement.question))
    told: set[str] = set()
    for verdict in judgement.verdicts:
        key = "judge-legal" if verdict.legal else "judge-refused"
        lines.append(texts.text(key, move=verdict.said, text=verdict.sentence))
        if verdict.rule and verdict.clause not in told:  # each rule once
            told.add(verdict.clause)
            lines.append("  " + texts.text("judge-rule", clause=verdict.clause, text=verdict.rule))
    return lines


LedgerWords = Annotated[list[str] | None, typer.Argument(metavar="GAME|CLAUSE", help=T.text("cli-ledger-words"))]
LEDGER_EXAMPLES = [
    "pecunia ledger A54 §2.4",
    "pecunia ledger --all",
    "pecunia ledger --card alms",
]


@app.command("ledger", cls=Command, help=T.text("cli-ledger"), epilog="\n".join(["\b", *LEDGER_EXAMPLES]))
def ledger_command(
    words: LedgerWords = None,
    everything: Annotated[bool, typer.Option("--all", help=T.text("cli-ledger-all"))] = False,
    card: Annotated[str | None, typer.Option(metavar="KEY", help=T.text("cli-ledger-card"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-ledger-json"))] = False,
    root: Annotated[Path | None, typer.Option(metavar="DIR", help=T.text("cli-root"))] = None,
    language: Language = None,
) -> int:
    from pecunia.ledger.answers import Request, answer

    asked = list(words or [])
    games = [word for word in asked if word in TITLES]
    clauses = [word for word in asked if word not in TITLES]
    request = Request(games=games, clauses=clauses, everything=everything, card=card)
    lines, complete = answer(request, root, Texts.for_user(language), as_json)
    print("\n".join(lines))
    return 0 if complete else INCOMPLETE


MERGE = "merge"
ValuesWords = Annotated[list[str] | None, typer.Argument(metavar="GAME|merge FILE…", help=T.text("cli-values-words"))]
VALUES_EXAMPLES = [
    f"pecunia values {FIRST_TITLE} > my-box.toml",
    "pecunia values merge anna.toml ben.toml --output agreed.toml",
]


@app.command("values", cls=Command, help=T.text("cli-values-command"), epilog="\n".join(["\b", *VALUES_EXAMPLES]))
def values_command(
    words: ValuesWords = None,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-values-output"))] = None,
    language: Language = None,
) -> int:
    asked = list(words or [FIRST_TITLE])
    if asked[0] != MERGE:
        print(title(asked[0]).engine.own_values_text(), end="")
        return 0
    from pecunia.owners.merging import merge, report

    texts = Texts.for_user(language)
    merged = merge([(file, read_text(Path(file))) for file in asked[1:]], texts)
    print("\n".join(report(merged, texts)))
    if output:
        write_atomically(output, merged.text.encode(), durable=False)
        print(texts.text("owners-written", file=str(output)))
    return 0
