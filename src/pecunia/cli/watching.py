"""Commands about recorded games: replay, review, verify."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from pecunia.cli.common import INTERRUPTED, Command, File, Language, T, app, extra, seat_or_spectator
from pecunia.core.errors import OptionError
from pecunia.games import from_record
from pecunia.texts import Texts
from pecunia.titles.title import read_text


@app.command("replay", cls=Command, help=T.text("cli-replay"))
def replay_command(
    file: File,
    turn: Annotated[int | None, typer.Option(help=T.text("cli-turn"))] = None,
    seat: Annotated[str, typer.Option(metavar="LETTER", help=T.text("cli-seat"))] = "",
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-html"))] = None,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.terminal.replay import replay

    if html is not None:
        return _write_page(file, html, Texts.for_user(language))
    return replay(file, turn, seat_or_spectator(seat), Texts.for_user(language), Console())


def _write_page(file: Path, page: Path, texts: Texts) -> int:
    with extra("html-extra"):
        from pecunia.server.background.offline_page import offline_page
        from pecunia.server.background.replays import recorded_game
    if page.exists() and page.samefile(file):
        raise OptionError("html-itself", file=str(file))
    page.write_text(offline_page(recorded_game(read_text(file), str(file)), texts.language), encoding="utf-8")
    print(texts.text("cli-html-written", file=str(page)))
    return 0


@app.command("review", cls=Command, help=T.text("cli-review"))
def review_command(
    file: File,
    seat: Annotated[str, typer.Option(metavar="LETTER", help=T.text("cli-review-seat"))] = "",
    everything: Annotated[bool, typer.Option("--all", help=T.text("cli-review-all"))] = False,
    jobs: Annotated[int, typer.Option(min=0, help=T.text("cli-jobs"))] = 0,
    again: Annotated[bool, typer.Option("--again", help=T.text("cli-review-again"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-review-json"))] = False,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.simulation_report import Progress
    from pecunia.review.cache import load_cached, own_folder, save_cached
    from pecunia.review.judging import decisions_of
    from pecunia.review.review import finished_game, review_of
    from pecunia.terminal.review_pages import ReviewPage

    texts = Texts.for_user(language)
    record = read_text(file)
    game, _ = finished_game(record, str(file))
    if seat_or_spectator(seat) >= game.seats:
        raise OptionError("option-seat", value=seat)
    review = None if again else load_cached(own_folder(), record)
    if review is None:
        try:
            with Progress(texts.text("cli-progress-decisions"), len(decisions_of(game))) as progress:
                review = review_of(record, jobs, progress.reached)
        except KeyboardInterrupt:
            print(texts.text("cli-review-stopped"), file=sys.stderr)
            return INTERRUPTED
        save_cached(own_folder(), record, review)
    if as_json:
        print(json.dumps(review.plain()))
    else:
        ReviewPage(review, game, texts, Console()).print(seat_or_spectator(seat), everything)
    return 0


@app.command("verify", cls=Command, help=T.text("cli-verify"))
def verify_command(files: Annotated[list[Path], typer.Argument(metavar="FILE…")], language: Language = None) -> int:
    texts = Texts.for_user(language)
    for file in files:
        game, record = from_record(read_text(file), str(file))
        facts: dict[str, str | int] = {"file": str(file), "moves": len(record.moves), "hash": game.state_hash()}
        kind = "cli-verified" if game.seed else "cli-verified-position"
        print(texts.text(kind, commitment=record.header.get("commitment", ""), **facts))
    return 0
