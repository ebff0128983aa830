"""Commands that let bots play: many games, levels, checks, learning values, finding puzzles."""

import json
from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.common import (
    Bots,
    BotSeconds,
    Command,
    Jobs,
    Language,
    Ray,
    T,
    Title,
    app,
    bot_names,
    checked_seconds,
    lab,
    sets_table,
    stated,
)
from pecunia.core.errors import OptionError
from pecunia.core.numbers import is_number
from pecunia.files import write_atomically
from pecunia.texts import Texts
from pecunia.titles.registry import TITLES


@app.command("simulate", cls=Command, help=T.text("cli-simulate"))
@sets_table
def simulate_command(
    context: typer.Context,
    game: Title,
    bots: Bots = "random",
    games: Annotated[int, typer.Option(min=1, help=T.text("cli-games"))] = 100,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    jobs: Jobs = 1,
    ray: Ray = None,
    bot_seconds: BotSeconds = 10,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help=T.text("cli-record"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-json"))] = False,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.cluster import workers_for
    from pecunia.lab.simulate import Job, simulate
    from pecunia.lab.simulation_report import Progress, print_summary

    texts = Texts.for_user(language)
    job = Job(game, stated(context), bot_names(bots), seed, record is not None, checked_seconds(bot_seconds))
    workers = workers_for(jobs, ray)
    with Progress(texts.text("cli-progress-games"), games) as progress:
        summary = simulate(job, games, workers, record, progress.reached)
    if as_json:
        print(json.dumps(summary))
        return 0
    print_summary(summary, texts, Console())
    return 0


@app.command("tournament", cls=Command, help=T.text("cli-tournament"))
@sets_table
def tournament_command(
    context: typer.Context,
    game: Title,
    bots: Annotated[str, typer.Option(help=T.text("cli-tournament-bots"))] = "random,greedy",
    deals: Annotated[int, typer.Option(min=1, metavar="N", help=T.text("cli-tournament-deals"))] = 100,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    jobs: Jobs = 1,
    ray: Ray = None,
    bot_seconds: BotSeconds = 10,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-tournament-file"))] = None,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help=T.text("cli-record"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-json"))] = False,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.cluster import workers_for
    from pecunia.lab.simulation_report import Progress
    from pecunia.lab.tournament import Tournament, play
    from pecunia.lab.tournament_report import print_tournament

    texts = Texts.for_user(language)
    seconds = checked_seconds(bot_seconds)
    tournament = Tournament(game, stated(context), bot_names(bots), seed, deals, seconds, record)
    workers = workers_for(jobs, ray)
    with Progress(texts.text("cli-progress-games"), tournament.games) as progress:
        summary = play(tournament, file, workers, progress.reached)
    if as_json:
        print(json.dumps(summary))
    else:
        print_tournament(summary, texts, Console())
    return 0


@app.command("balance", cls=Command, help=T.text("cli-balance"))
@sets_table
def balance_command(
    context: typer.Context,
    game: Title,
    players: Annotated[str, typer.Option(metavar="N,…", help=T.text("cli-balance-players"))] = "",
    bots: Annotated[str, typer.Option(help=T.text("cli-balance-bots"))] = "greedy",
    deals: Annotated[int, typer.Option(min=1, metavar="N", help=T.text("cli-balance-deals"))] = 1000,
    further: Annotated[int | None, typer.Option(min=1, metavar="N", help=T.text("cli-balance-further"))] = None,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    jobs: Jobs = 1,
    ray: Ray = None,
    bot_seconds: BotSeconds = 10,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-tournament-file"))] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help=T.text("cli-balance-out"))] = None,
    png: Annotated[bool, typer.Option("--png", help=T.text("cli-balance-png"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-json"))] = False,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.balance.balance_report import BalanceReport, checked_folder, write_report
    from pecunia.lab.balance.measuring import Measurement, measure
    from pecunia.lab.balance.report_blocks import print_document
    from pecunia.lab.cluster import workers_for
    from pecunia.lab.simulation_report import Progress

    texts = Texts.for_user(language)
    names = bot_names(bots)
    if len(names) > 1:
        raise OptionError("balance-bots", value=bots)
    asked = stated(context)
    asked.pop("players", None)
    tables = [asked | counted for counted in _player_counts(players)]
    measurement = Measurement(game, tables, names[0], seed, deals, further, checked_seconds(bot_seconds))
    folder = None if out is None else checked_folder(out)
    if png:
        from pecunia.lab.balance.png import checked_png, pngs

        checked_png(folder)
    workers = workers_for(jobs, ray)
    with Progress(texts.text("cli-progress-games"), measurement.games) as progress:
        summary = measure(measurement, file, workers, progress.reached)
    blocks = BalanceReport(summary, texts).blocks()
    if folder is not None:
        write_report(folder, blocks, texts.language, pngs(blocks, texts.language) if png else {})
    if as_json:
        print(json.dumps(summary))
        return 0
    print_document(blocks, Console())
    if folder is not None:
        print(texts.text("cli-balance-written", file=str(folder / "report.html")))
    return 0


def _player_counts(said: str) -> list[dict[str, int]]:
    """Table options for each number in `2,4`. Without a number the game's default number of players is used."""
    words = [word.strip() for word in said.split(",")] if said else []
    if not all(is_number(word) for word in words):
        raise OptionError("balance-players", value=said)
    return [{"players": int(word)} for word in words] or [{}]


@app.command("bot-check", cls=Command, help=T.text("cli-bot-check"))
def bot_check_command(
    bot: Annotated[str, typer.Argument(metavar="CMD", help=T.text("cli-bot-check-what"))],
    bot_seconds: BotSeconds = 1,
    games: Annotated[int | None, typer.Option(min=1, help=T.text("cli-bot-check-games"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-json"))] = False,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.bot_check import bot_named, check, tables
    from pecunia.lab.bot_check_report import print_report
    from pecunia.lab.simulation_report import Progress

    texts = Texts.for_user(language)
    name = bot_named(bot)
    most = len(tables(name))
    total = min(games or most, most)
    with Progress(texts.text("cli-progress-games"), total) as progress:
        report = check(name, checked_seconds(bot_seconds), total, progress.reached)
    if as_json:
        print(json.dumps(report.plain()))
    else:
        print_report(report, texts, Console())
    return 0 if report.passed else 1


@app.command("levels", cls=Command, help=T.text("cli-levels"))
def levels_command(
    game: Annotated[str, typer.Option(help=T.text("cli-levels-game", titles=", ".join(TITLES)))] = "",
    pair: Annotated[list[str] | None, typer.Option(metavar="N-N", help=T.text("cli-levels-pair"))] = None,
    games: Annotated[int | None, typer.Option(min=0, help=T.text("cli-levels-games"))] = None,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    jobs: Jobs = 1,
    file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help=T.text("cli-levels-json"))] = None,
    merge: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=T.text("cli-levels-merge"))] = None,
    markdown: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-levels-markdown"))] = None,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.bots.levels import LEVELS
    from pecunia.lab.levels_report import around_block, measure_all, report

    texts = Texts.for_user(language)
    names = [game] if game else list(TITLES)
    if markdown is not None:
        around_block(markdown)  # refuses an unsuitable file before anything is played
    ladder = measure_all(LEVELS, names, pair or [], games, seed, jobs, file, merge or [], texts)
    report(LEVELS, ladder, names, markdown, texts, Console())
    return 0


@lab.command("fit", cls=Command, help=T.text("cli-fit"))
def fit_command(
    game: Title,
    games: Annotated[int, typer.Option(min=1, help=T.text("cli-fit-games"))] = 6000,
    rounds: Annotated[int, typer.Option(min=1, help=T.text("cli-fit-rounds"))] = 3,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    bots: Annotated[str, typer.Option(help=T.text("cli-fit-bots"))] = "greedy",
    jobs: Jobs = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-fit-out"))] = None,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.simulation_report import Progress

    texts = Texts.for_user(language)
    try:
        from pecunia.lab.fit import Request, learn, place_for
        from pecunia.lab.fit_report import print_learnt
    except ImportError as error:
        raise OptionError("lab-extra", module=error.name or "") from None
    request = Request(game, games, seed, rounds, bot_names(bots), jobs)
    file = place_for(request, out)
    with Progress(texts.text("cli-progress-games"), games * rounds) as progress:
        learnt = learn(request, progress.reached)
    write_atomically(file, learnt.text, durable=True)
    print_learnt(learnt, texts, Console())
    print(texts.text("cli-fit-written", file=str(file)))
    return 0


@lab.command("puzzles", cls=Command, help=T.text("cli-puzzles"))
def puzzles_command(
    game: Title,
    count: Annotated[int, typer.Option(min=1, max=999, help=T.text("cli-puzzles-count"))] = 50,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    out: Annotated[Path, typer.Option(metavar="DIR", help=T.text("cli-puzzles-out"))] = Path(),
    resume: Annotated[bool, typer.Option("--resume", help=T.text("cli-puzzles-resume"))] = False,
    language: Language = None,
) -> int:
    from pecunia.lab.puzzles import Request, find, found_before, place_for, puzzles_text
    from pecunia.lab.simulation_report import Progress
    from pecunia.puzzles.collection import Puzzle

    texts = Texts.for_user(language)
    request = Request(game, count, seed)
    file = place_for(request, out)
    if resume:
        request.known = found_before(request, file)
    with Progress(texts.text("cli-puzzles-progress"), count) as progress:

        def keep(found: list[Puzzle]) -> None:
            write_atomically(file, puzzles_text(request, found), durable=False)
            progress.reached(len(found))

        find(request, keep)
    print(texts.text("cli-puzzles-written", file=str(file)))
    return 0


@lab.command("playthrough", cls=Command, help=T.text("cli-playthrough"))
@sets_table
def playthrough_command(
    context: typer.Context,
    game: Title,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    steps: Annotated[int, typer.Option(min=0, metavar="N", help=T.text("cli-playthrough-steps"))] = 0,
    language: Language = None,
) -> int:
    from pecunia.lab.playthrough import Playthrough

    for line in Playthrough(game, stated(context), seed, steps).lines():
        print(line)
    return 0
