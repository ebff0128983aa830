"""Commands about trained networks."""

from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.common import Command, Language, T, Title, extra, lab
from pecunia.texts import Texts


@lab.command("ship", cls=Command, help=T.text("cli-ship"))
def ship_command(
    game: Title,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=T.text("cli-ship-file"))],
    rows: Annotated[int, typer.Option(min=1, metavar="N", help=T.text("cli-ship-rows"))] = 20000,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    out: Annotated[Path | None, typer.Option(metavar="DIR", help=T.text("cli-ship-out"))] = None,
    language: Language = None,
) -> int:
    texts = Texts.for_user(language)
    with extra("lab-extra"):
        from pecunia.lab.ship.ship import place_for, ship, write
        from pecunia.lab.simulation_report import share_text
    folder = place_for(game, out)
    shipped = ship(game, file, rows, seed)
    write(shipped, folder)
    found = shipped.fidelity
    print(texts.text("cli-ship-same", share=share_text(found.same_move, texts), rows=found.rows))
    print(texts.text("cli-ship-error", score=found.score_error, chance=found.chance_error))
    print(texts.text("cli-ship-written", file=str(folder), bytes=len(shipped.content)))
    return 0
