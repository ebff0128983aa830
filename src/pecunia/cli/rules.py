"""Commands about the rules: what is legal in a position, which scenarios prove which clause, the values."""

from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.options import Command, File, Language, T, Title, app
from pecunia.core.moves import seat_letter
from pecunia.games import from_position
from pecunia.texts import Texts
from pecunia.titles.registry import title
from pecunia.titles.title import read_text


@app.command("position", cls=Command, help=T.text("cli-position"))
def position_command(
    file: File,
    move: Annotated[list[str] | None, typer.Option(metavar="MOVE", help=T.text("cli-position-move"))] = None,
    all_moves: Annotated[bool, typer.Option("--all", help=T.text("cli-position-all"))] = False,
    language: Language = None,
) -> int:
    texts = Texts.for_user(language)
    game = from_position(read_text(file), str(file))
    question = game.question
    if question is None:
        print(texts.text("cli-position-over"))
        return 0
    wanted = [game.move(text) for text in move] if move else game.all_moves() if all_moves else question.moves
    print(texts.text("cli-position-asked", player=seat_letter(question.player)), end=" ")
    print(texts.text(f"question-{question.kind}"))
    for each in wanted:
        reason = game.why_not(each)
        answer = texts.text("cli-legal") if reason is None else texts.reason(reason)
        print(texts.text("terminal-explained", what=each.text, text=answer))
    return 0


@app.command("ledger", cls=Command, help=T.text("cli-ledger"))
def ledger_command(
    game: Title = "non-olet",
    root: Annotated[Path | None, typer.Option(metavar="DIR", help=T.text("cli-root"))] = None,
    language: Language = None,
) -> int:
    from pecunia.ledger import find_checkout, make_ledger

    texts = Texts.for_user(language)
    ledger = make_ledger(game, root or find_checkout(Path.cwd()))
    for entry in ledger.entries:
        print(f"{entry.clause}  {entry.subject}")
        for scenario in entry.scenarios:
            print(f"    {scenario.file}:{scenario.line}  {scenario.title}")
        if not entry.scenarios:
            print(f"    {texts.text('cli-ledger-gap')}")
    for clause, reason in ledger.editorial.items():
        print(texts.text("cli-ledger-editorial", clause=clause, reason=reason))
    for cited, scenario in ledger.unknown:
        print(texts.text("cli-ledger-unknown", cited=cited, place=f"{scenario.file}:{scenario.line}"))
    gaps = ledger.gaps()
    print(texts.text("cli-ledger-total", proved=len(ledger.entries) - len(gaps), gaps=len(gaps)))
    return 1 if gaps or ledger.unknown else 0


@app.command("values", cls=Command, help=T.text("cli-values-command"))
def values_command(game: Title = "non-olet", language: Language = None) -> int:
    print(title(game).engine.own_values_text(), end="")
    return 0
