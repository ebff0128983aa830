"""The `pecunia` command. It reads what was asked, calls the part that does it, and says in one line what is wrong.

Each command loads its part itself: a server need not wait for what draws tables in a terminal.
"""

import csv
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from pecunia.core.errors import OptionError, PecuniaError
from pecunia.core.moves import seat_letter
from pecunia.games import TITLES, from_position, from_record, read_text, title
from pecunia.texts import Texts, one_line
from pecunia.usage import translated, usage_told

WRONG_INPUT = 2
INTERRUPTED = 130
FILE_SENTENCES: dict[type[OSError], str] = {
    FileNotFoundError: "usage-file-missing",
    IsADirectoryError: "usage-file-folder",
    PermissionError: "usage-file-forbidden",
}


def _language(arguments: list[str]) -> str | None:
    """--language also decides in which language the help is written, so it is looked for before anything is parsed."""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        if argument == "--language":
            return following
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return None


def _texts() -> Texts:
    try:
        return Texts.for_user(_language(sys.argv[1:]))
    except OptionError:
        return Texts.for_user(None)  # the option itself is refused later, with the help in a language that exists


T = _texts()
Group, Command = translated(T)
app = typer.Typer(
    cls=Group,
    help=T.text("cli-pecunia"),
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

lab = typer.Typer(cls=Group, help=T.text("cli-lab"), rich_markup_mode=None)
app.add_typer(lab, name="lab")

Title = Annotated[str, typer.Argument(metavar="GAME", help=T.text("cli-title", titles=", ".join(TITLES)))]
Edition = Annotated[int | None, typer.Option(help=T.text("cli-edition"))]
Players = Annotated[int | None, typer.Option(help=T.text("cli-players"))]
DarkRed = Annotated[bool, typer.Option("--dark-red", help=T.text("cli-dark-red"))]
OpenDraft = Annotated[bool, typer.Option("--open-draft", help=T.text("cli-open-draft"))]
Target = Annotated[int | None, typer.Option(help=T.text("cli-target"))]
Values = Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-values"))]
House = Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help=T.text("cli-house"))]
Bots = Annotated[str, typer.Option(help=T.text("cli-bots"))]
BotSeconds = Annotated[float, typer.Option(metavar="N", help=T.text("cli-bot-seconds"))]
Modules = Annotated[str, typer.Option(metavar="NAME,…", help=T.text("cli-modules"))]
Famous = Annotated[str, typer.Option(metavar="NAME,…|all|N", help=T.text("cli-famous"))]
OpenMoney = Annotated[bool, typer.Option("--open-money", help=T.text("cli-open-money"))]
Tie = Annotated[str, typer.Option(metavar="shared|replay", help=T.text("cli-tie"))]
RoundCap = Annotated[int | None, typer.Option(metavar="N", help=T.text("cli-round-cap"))]
Language = Annotated[str | None, typer.Option(metavar="de|en|fr|it", help=T.text("cli-language"))]
File = Annotated[Path, typer.Argument(metavar="FILE")]


# The options that set a table; which of them a game has, it says itself.
TABLE_OPTIONS = [
    "edition",
    "players",
    "dark_red",
    "open_draft",
    "target",
    "values",
    "house",
    "modules",
    "famous",
    "open_money",
    "tie",
    "round_cap",
]
# The options that say who sits down and where the game is kept: a saved game has settled them, as it has the table.
SITTING_OPTIONS = ["bots", "names", "seed", "save"]
LONGEST_PAUSE = 60
LONGEST_THOUGHT = 3600


def _was_said(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name != "DEFAULT"


def _stated(context: typer.Context) -> dict[str, Any]:
    """What was said of the table, as `pecunia.new` takes it. A game knows which of them it has, and the defaults."""
    given = [(name, context.params[name]) for name in TABLE_OPTIONS]
    stated = {
        name: value for name, value in given if value is not None and value is not False and value not in ("", [], ())
    }
    if "house" in stated:
        stated["house"] = dict(_house_rule(rule) for rule in stated["house"])
    if "modules" in stated:
        stated["modules"] = [module.strip() for module in stated["modules"].split(",") if module.strip()]
    return stated


def _house_rule(rule: str) -> tuple[str, str]:
    name, equals, value = rule.partition("=")
    if not equals:
        raise OptionError("option-house-form", value=rule)
    return name, value


def _bots(bots: str) -> list[str]:
    """Names between commas; a program whose arguments have commas stands in quotation marks."""
    words = next(csv.reader([bots], skipinitialspace=True), [])
    return [name.strip() for name in words if name.strip()] or ["random"]


def _pause(pause: float) -> float:
    if not 0 <= pause <= LONGEST_PAUSE:  # also what is no number at all
        raise OptionError("option-pause", value=pause, most=LONGEST_PAUSE)
    return pause


def _seconds(seconds: float) -> float:
    if not 0 < seconds <= LONGEST_THOUGHT:  # also what is no number at all
        raise OptionError("option-bot-seconds", value=seconds, most=LONGEST_THOUGHT)
    return seconds


@app.command("play", cls=Command, help=T.text("cli-play"))
def play_command(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="[GAME|FILE]", help=T.text("cli-play-what"))] = "non-olet",
    edition: Edition = None,
    players: Players = None,
    dark_red: DarkRed = False,
    open_draft: OpenDraft = False,
    target: Target = None,
    values: Values = None,
    house: House = None,
    modules: Modules = "",
    famous: Famous = "",
    open_money: OpenMoney = False,
    tie: Tie = "",
    round_cap: RoundCap = None,
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

    from pecunia.terminal.start import resume, start

    texts = Texts.for_user(language)
    nobody = texts.attribute("terminal-you", what) or texts.text("terminal-you")
    people = [name.strip() for name in names.split(",") if name.strip()] or [nobody]
    _pause(pause)
    if what in TITLES or not (what.endswith(".pecunia") or Path(what).exists()):
        stated = _stated(context)
        return start(what, stated, people, _bots(bots), seed, save, pause, _seconds(bot_seconds), texts, Console())
    for name in (*TABLE_OPTIONS, *SITTING_OPTIONS):
        if _was_said(context, name):
            raise OptionError("option-resumed", option=name.replace("_", "-"), file=what)
    return resume(Path(what), trust, pause, _seconds(bot_seconds), texts, Console())


@app.command("day", cls=Command, help=T.text("cli-day"))
def day_command(
    game: Title = "non-olet",
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
    return play_day(day, person, save, _pause(pause), texts, Console())


@app.command("puzzle", cls=Command, help=T.text("cli-puzzle"))
def puzzle_command(
    game: Title = "non-olet",
    number: Annotated[int | None, typer.Argument(metavar="[NUMBER]", help=T.text("cli-puzzle-number"))] = None,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.terminal.puzzle import ask

    return ask(game, number, Texts.for_user(language), Console())


@app.command("simulate", cls=Command, help=T.text("cli-simulate"))
def simulate_command(
    context: typer.Context,
    game: Title,
    edition: Edition = None,
    players: Players = None,
    dark_red: DarkRed = False,
    open_draft: OpenDraft = False,
    target: Target = None,
    values: Values = None,
    house: House = None,
    modules: Modules = "",
    famous: Famous = "",
    open_money: OpenMoney = False,
    tie: Tie = "",
    round_cap: RoundCap = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option(min=1, help=T.text("cli-games"))] = 100,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    jobs: Annotated[int, typer.Option(min=1, help=T.text("cli-jobs"))] = 1,
    bot_seconds: BotSeconds = 10,
    record: Annotated[Path | None, typer.Option(metavar="DIR", help=T.text("cli-record"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-json"))] = False,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.report import Progress, print_summary
    from pecunia.lab.simulate import Job, simulate

    texts = Texts.for_user(language)
    job = Job(game, _stated(context), _bots(bots), seed, record is not None, _seconds(bot_seconds))
    with Progress(texts.text("cli-progress-games"), games) as progress:
        summary = simulate(job, games, jobs, record, progress.reached)
    if as_json:
        print(json.dumps(summary))
        return 0
    print_summary(summary, texts, Console())
    return 0


@app.command("bot-check", cls=Command, help=T.text("cli-bot-check"))
def bot_check_command(
    bot: Annotated[str, typer.Argument(metavar="CMD", help=T.text("cli-bot-check-what"))],
    bot_seconds: BotSeconds = 1,
    games: Annotated[int | None, typer.Option(min=1, help=T.text("cli-bot-check-games"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=T.text("cli-json"))] = False,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.check import bot_named, check, tables
    from pecunia.lab.check_report import print_report
    from pecunia.lab.report import Progress

    texts = Texts.for_user(language)
    total = min(games or len(tables()), len(tables()))
    with Progress(texts.text("cli-progress-games"), total) as progress:
        report = check(bot_named(bot), _seconds(bot_seconds), total, progress.reached)
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
    jobs: Annotated[int, typer.Option(min=1, help=T.text("cli-jobs"))] = 1,
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
        around_block(markdown)  # what cannot be written to is refused before anything is played
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
    jobs: Annotated[int, typer.Option(min=1, help=T.text("cli-jobs"))] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=T.text("cli-fit-out"))] = None,
    language: Language = None,
) -> int:
    from rich.console import Console

    from pecunia.lab.report import Progress

    texts = Texts.for_user(language)
    try:
        from pecunia.lab.fit import Request, learn, place_for, write_whole
        from pecunia.lab.fit_report import print_learnt
    except ImportError as error:
        raise OptionError("lab-extra", module=error.name or "") from None
    request = Request(game, games, seed, rounds, _bots(bots), jobs)
    file = place_for(request, out)
    with Progress(texts.text("cli-progress-games"), games * rounds) as progress:
        learnt = learn(request, progress.reached)
    write_whole(file, learnt.text)
    print_learnt(learnt, texts, Console())
    print(texts.text("cli-fit-written", file=str(file)))
    return 0


@lab.command("puzzles", cls=Command, help=T.text("cli-puzzles"))
def puzzles_command(
    game: Title,
    count: Annotated[int, typer.Option(min=1, max=999, help=T.text("cli-puzzles-count"))] = 50,
    seed: Annotated[str, typer.Option(help=T.text("cli-seed"))] = "1",
    out: Annotated[Path, typer.Option(metavar="DIR", help=T.text("cli-puzzles-out"))] = Path(),
    language: Language = None,
) -> int:
    from pecunia.lab.puzzles import Request, find, place_for, puzzles_text
    from pecunia.lab.report import Progress

    texts = Texts.for_user(language)
    request = Request(game, count, seed)
    file = place_for(request, out)
    with Progress(texts.text("cli-puzzles-progress"), count) as progress:
        found = find(request, lambda so_far: progress.reached(len(so_far)))
    file.write_text(puzzles_text(request, found), encoding="utf-8")
    print(texts.text("cli-puzzles-written", file=str(file)))
    return 0


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
    return replay(file, turn, _seat(seat), Texts.for_user(language), Console())


def _seat(seat: str) -> int:
    """The number of a seat's letter; nothing is a spectator."""
    letter = seat.strip().upper()
    if len(letter) > 1 or (letter and not letter.isalpha()):
        raise OptionError("option-seat", value=seat)
    return ord(letter) - 65 if letter else -1


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

    from pecunia.lab.report import Progress
    from pecunia.review.judging import decisions_of
    from pecunia.review.kept import keep, kept, own_folder
    from pecunia.review.review import checked, review_of
    from pecunia.terminal.review import ReviewPage

    texts = Texts.for_user(language)
    record = read_text(file)
    game, _ = checked(record, str(file))
    if _seat(seat) >= game.seats:
        raise OptionError("option-seat", value=seat)
    review = None if again else kept(own_folder(), record)
    if review is None:
        try:
            with Progress(texts.text("cli-progress-decisions"), len(decisions_of(game))) as progress:
                review = review_of(record, jobs, progress.reached)
        except KeyboardInterrupt:
            print(texts.text("cli-review-stopped"), file=sys.stderr)
            return INTERRUPTED
        keep(own_folder(), record, review)
    if as_json:
        print(json.dumps(review.plain()))
    else:
        ReviewPage(review, game, texts, Console()).print(_seat(seat), everything)
    return 0


def _write_page(file: Path, page: Path, texts: Texts) -> int:
    try:
        from pecunia.server.offline import offline_page
        from pecunia.server.replays import recorded
    except ImportError as error:
        raise OptionError("html-extra", module=error.name or "") from None
    page.write_text(offline_page(recorded(read_text(file), str(file)), texts.language), encoding="utf-8")
    print(texts.text("cli-html-written", file=str(page)))
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
    print(title(game).own_values_text(), end="")
    return 0


def _serve_help() -> str:
    """Every setting has a variable of its own; what each does is said here, from one table."""
    try:
        from pecunia.server.settings import VARIABLES, Settings, variable
    except ImportError:
        return T.text("cli-serve")
    usual = {name: f" ({value})" if (value := getattr(Settings, name)) else "" for name in VARIABLES}
    told = {f"{variable(name)}{usual[name]}": T.text(f"serve-{name}") for name in VARIABLES}
    lines = [T.text("terminal-explained", what=what, text=text) for what, text in told.items()]
    return "\n\n".join([T.text("cli-serve"), T.text("serve-variables"), *lines])


@app.command("serve", cls=Command, help=_serve_help())
def serve_command(
    host: Annotated[str | None, typer.Option(help=T.text("serve-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=T.text("serve-port"))] = None,
    open_page: Annotated[bool, typer.Option("--open", help=T.text("serve-open"))] = False,
    language: Language = None,
) -> int:
    texts = Texts.for_user(language)
    try:
        from pecunia.server.doorman import Doorman
        from pecunia.server.run import run
        from pecunia.server.settings import settings_from
    except ImportError as error:
        raise OptionError("serve-extra", module=error.name or "") from None
    settings = settings_from(host=host, port=port)
    doorman = Doorman(texts, settings.port, open_page)
    run(settings, doorman.ready, any_port=open_page and port is None)
    return 0


def main() -> None:
    """Run the command. Whatever is wrong with the input is one line on standard error and exit status 2."""
    try:
        status = app(sys.argv[1:] or ["--help"], prog_name="pecunia", standalone_mode=False)
    except PecuniaError as error:
        status = _complain(T.error(error))
    except TyperException as error:
        status = _complain(usage_told(T, error))
    except OSError as error:
        status = _complain(_file_told(error))
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status or 0)


def _file_told(error: OSError) -> str:
    """What is wrong with a file: the usual in the user's language, the rest in the words of the system."""
    if error.filename is None:
        return str(error)
    key = next((key for kind, key in FILE_SENTENCES.items() if isinstance(error, kind)), None)
    file = str(error.filename)
    return T.text(key, file=file) if key else f"{file}: {error.strerror}"


def _complain(line: str) -> int:
    print(f"pecunia: {one_line(line)}", file=sys.stderr)
    return WRONG_INPUT
