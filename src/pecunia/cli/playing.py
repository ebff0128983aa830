"""Commands that play: a game, the deal of the day, a puzzle."""

from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.common import (
    FIRST_TITLE,
    SITTING_OPTIONS,
    TABLE_OPTIONS,
    Bots,
    BotSeconds,
    Command,
    Language,
    T,
    Title,
    app,
    bot_names,
    checked_pause,
    checked_seconds,
    sets_table,
    stated,
    was_said,
)
from pecunia.core.errors import OptionError
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES, title


@app.command("play", cls=Command, help=T.text("cli-play"))
@sets_table
def play_command(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="[GAME|FILE]", help=T.text("cli-play-what"))] = FIRST_TITLE,
    bots: Bots = "greedy",
    names: Annotated[str, typer.Option(help=T.text("cli-names"))] = "",
    seed: Annotated[str | None, typer.Option(help=T.text("cli-seed"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-save"))] = None,
    pause: Annotated[float, typer.Option(help=T.text("cli-pause"))] = 0.6,
    bot_seconds: BotSeconds = 10,
    trust: Annotated[bool, typer.Option("--trust", help=T.text("cli-trust"))] = False,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.terminal.sit_down import resume, start

    texts = Texts.for_user(language)
    nobody = texts.attribute("terminal-you", what) or texts.text("terminal-you")
    people = [name.strip() for name in names.split(",") if name.strip()] or [nobody]
    checked_pause(pause)
    if what in TITLES or not (what.endswith(".pecunia") or Path(what).exists()):
        seconds = checked_seconds(bot_seconds)
        given = (bot_names(bots), was_said(context, "bots"))
        return start(what, stated(context), people, *given, seed, save, pause, seconds, texts, Console())
    for name in (*TABLE_OPTIONS, *SITTING_OPTIONS):
        if was_said(context, name):
            raise OptionError("option-resumed", option=name.replace("_", "-"), file=what)
    return resume(Path(what), trust, pause, checked_seconds(bot_seconds), texts, Console())


@app.command("day", cls=Command, help=T.text("cli-day"))
def day_command(
    game: Title = FIRST_TITLE,
    date: Annotated[str, typer.Option(metavar="YYYY-MM-DD", help=T.text("cli-day-date"))] = "",
    name: Annotated[str, typer.Option(help=T.text("cli-day-name"))] = "",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-save"))] = None,
    pause: Annotated[float, typer.Option(help=T.text("cli-pause"))] = 0.6,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.daily import Day, date_of, today
    from pecunia.terminal.day import play_day

    texts = Texts.for_user(language)
    title(game)
    person = name.strip() or texts.attribute("terminal-you", game) or texts.text("terminal-you")
    day = Day(game, date_of(date) if date else today())
    return play_day(day, person, save, checked_pause(pause), texts, Console())


@app.command("puzzle", cls=Command, help=T.text("cli-puzzle"))
def puzzle_command(
    game: Title = FIRST_TITLE,
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", help=T.text("cli-puzzle-number"))] = None,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.terminal.puzzle import ask

    return ask(game, number, Texts.for_user(language), Console())
