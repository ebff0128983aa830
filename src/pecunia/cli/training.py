"""Commands that train networks by self-play, and measure them."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from pecunia.cli.common import Command, Jobs, Language, T, Title, bot_names, extra, lab, sets_table, stated
from pecunia.texts import Texts


@lab.command("train", cls=Command, help=T.text("cli-train"))
@sets_table
def train_command(
    context: typer.Context,
    game: Title,
    out: Annotated[Path, typer.Option(metavar="DIR", help=T.text("cli-train-out"))],
    minutes: Annotated[float, typer.Option(min=0, metavar="N", help=T.text("cli-train-minutes"))] = 0,
    decisions: Annotated[int, typer.Option(min=0, metavar="N", help=T.text("cli-train-decisions"))] = 0,
    resume: Annotated[Path | None, typer.Option(metavar="DIR|FILE", help=T.text("cli-train-resume"))] = None,
    seed: Annotated[int, typer.Option(min=0, help=T.text("cli-train-seed"))] = 1,
    tables: Annotated[int, typer.Option(min=1, metavar="N", help=T.text("cli-train-tables"))] = 4096,
    steps: Annotated[int, typer.Option(min=2, metavar="N", help=T.text("cli-train-steps"))] = 64,
    minibatch: Annotated[int, typer.Option(min=1, metavar="N", help=T.text("cli-train-minibatch"))] = 16384,
    rate: Annotated[float, typer.Option(min=0, metavar="N", help=T.text("cli-train-rate"))] = 6e-4,
    workers: Annotated[int, typer.Option(min=0, metavar="N", help=T.text("cli-train-workers"))] = 0,
    measured: Annotated[int, typer.Option(min=0, metavar="N", help=T.text("cli-train-measured"))] = 200,
    language: Language = None,
) -> int:
    texts = Texts.for_user(language)
    with extra("train-extra"):
        from pecunia.lab.train.session import Request, train
        from pecunia.lab.train.trainer import Plan
    plan = Plan(seconds=60 * minutes, decisions=decisions, rate=(rate, rate / 12), seed=seed)
    request = Request(game, stated(context) or None, out, resume, plan, tables, steps, minibatch, workers, measured)
    train(request, lambda line: print(_progress(line, texts), flush=True))
    print(texts.text("cli-train-written", folder=str(out)))
    return 0


def _progress(line: dict[str, Any], texts: Texts) -> str:
    figures = {name: line[name] for name in ("seconds", "policy", "value", "entropy", "foreseen", "divergence")}
    return texts.text(
        "cli-train-progress", millions=line["decisions"] / 1e6, thousands=round(line["speed"] / 1000), **figures
    )


@lab.command("measure", cls=Command, help=T.text("cli-measure"))
@sets_table
def measure_command(
    context: typer.Context,
    game: Title,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=T.text("cli-measure-file"))],
    bots: Annotated[str, typer.Option(help=T.text("cli-measure-bots"))] = "greedy",
    games: Annotated[int, typer.Option(min=1, metavar="N", help=T.text("cli-measure-games"))] = 2000,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-json"))] = False,
    language: Language = None,
) -> int:
    from pecunia.lab.simulation_report import Progress
    from pecunia.titles.registry import title

    texts = Texts.for_user(language)
    with extra("lab-extra"):
        from pecunia.lab.train.strength import Setting, measure, plain
    asked = stated(context)
    tables = [asked] if asked else title(game).lab().check_tables
    settings = [Setting(game, table, bot, seed) for bot in bot_names(bots) for table in tables]
    with Progress(texts.text("cli-progress-games"), games * len(settings)) as progress:
        for setting, score in measure(settings, file, games, jobs, progress.reached):
            if as_json:
                print(json.dumps({"options": setting.options, "bot": setting.opponent} | plain(score)), flush=True)
                continue
            facts = {"share": 100 * score.share, "low": 100 * score.low, "high": 100 * score.high}
            said = " ".join(f"{name}={value}" for name, value in setting.options.items())
            print(texts.text("cli-measured", table=said, bot=setting.opponent, games=score.games, **facts), flush=True)
    return 0
