"""The command for printing: cards, texts to glue on, player aids and rulebooks as PDF."""

from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.common import Command, Language, T, Values, app, warn
from pecunia.core.errors import OptionError
from pecunia.files import write_atomically
from pecunia.printing.product_names import PRODUCTS, SETS
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import title
from pecunia.titles.title import read_text

SUFFIX = ".pdf"


@app.command("print", cls=Command, help=T.text("cli-print"))
def print_command(
    sets: Annotated[list[str], typer.Argument(metavar="SET", help=T.text("cli-print-sets", known=", ".join(SETS)))],
    product: Annotated[
        str, typer.Option("--as", metavar="WHAT", help=T.text("cli-print-as", known=", ".join(PRODUCTS)))
    ] = "cards",
    output: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-print-output"))] = None,
    second: Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help=T.text("cli-print-second"))] = None,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help=T.text("cli-print-paper"))] = "a4",
    size: Annotated[str, typer.Option(metavar="63x88", help=T.text("cli-print-size"))] = "63x88",
    no_bleed: Annotated[bool, typer.Option("--no-bleed", help=T.text("cli-print-no-bleed"))] = False,
    no_backs: Annotated[bool, typer.Option("--no-backs", help=T.text("cli-print-no-backs"))] = False,
    grey: Annotated[bool, typer.Option("--grey", help=T.text("cli-print-grey"))] = False,
    large: Annotated[bool, typer.Option("--large", help=T.text("cli-print-large"))] = False,
    values: Values = None,
    language: Language = None,
) -> int:
    from pecunia.printing.decks import box_of
    from pecunia.printing.order import Order
    from pecunia.printing.products import pdf

    texts = Texts.for_user(language)
    languages = (texts.language, second) if second else (texts.language,)
    box = box_of(tuple(sets), read_text(values) if values else "", str(values or ""))
    warn([warning for game in box.owned for warning in title(game).engine.warnings(box.owned[game])], language)
    order = Order(tuple(sets), languages, paper, size, not no_bleed, not no_backs, grey, large, box)
    file = output or Path("-".join(["pecunia", *sets, product, *languages]) + SUFFIX)
    if values and file.exists() and file.samefile(values):
        raise OptionError("html-itself", file=str(file))
    write_atomically(file, pdf(product, order), durable=False)
    print(texts.text("cli-print-written", file=str(file), size=f"{file.stat().st_size / 1e6:.1f}"))
    return 0
