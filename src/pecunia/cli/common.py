"""What all commands share: the language, the application itself, and the options with their checks."""

import csv
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer

from pecunia import __version__
from pecunia.core.errors import OptionError, ValuesWarning
from pecunia.core.moves import NO_SEAT, seat_number
from pecunia.core.view import SPECTATOR
from pecunia.games import warnings_of
from pecunia.texts import LANGUAGES, Texts
from pecunia.titles.registry import TITLES, first_title
from pecunia.usage import translated

INTERRUPTED = 130
FIRST_TITLE = first_title()


def _language(arguments: list[str]) -> str | None:
    """--language also sets the language of the help, so we look for it before anything is parsed."""
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
        return Texts.for_user(None)  # the option itself is refused later, in a language that exists


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
HouseRules = Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE", help=T.text("cli-house"))]
Bots = Annotated[str, typer.Option(help=T.text("cli-bots"))]
BotSeconds = Annotated[float, typer.Option(metavar="N", help=T.text("cli-bot-seconds"))]
Jobs = Annotated[int, typer.Option(min=1, help=T.text("cli-jobs"))]
Ray = Annotated[str | None, typer.Option(metavar="ADDRESS", help=T.text("cli-ray"))]
Modules = Annotated[str, typer.Option(metavar="NAME,…", help=T.text("cli-modules"))]
Famous = Annotated[str, typer.Option(metavar="NAME,…|all|N", help=T.text("cli-famous"))]
OpenMoney = Annotated[bool, typer.Option("--open-money", help=T.text("cli-open-money"))]
Tie = Annotated[str, typer.Option(metavar="shared|replay", help=T.text("cli-tie"))]
RoundCap = Annotated[int | None, typer.Option(metavar="N", help=T.text("cli-round-cap"))]
Language = Annotated[str | None, typer.Option(metavar="|".join(LANGUAGES), help=T.text("cli-language"))]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"pecunia {__version__}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", is_eager=True, callback=_say_version, help=T.text("cli-version"))]


@app.callback(invoke_without_command=True)
def before_any_command(context: typer.Context, language: Language = None, version: Version = False) -> None:
    """`--language` may stand before the command as well as after it. Without a command, the browser opens."""
    texts = Texts.for_user(language)  # refuses an unknown language
    if context.invoked_subcommand is None and sys.platform == "win32":  # no server runs there
        print(context.get_help())
    elif context.invoked_subcommand is None:
        from pecunia.cli.serving import serve_command

        print(texts.text("cli-all-commands"), file=sys.stderr)
        serve_command(open_page=True, language=language)
    elif language is not None:
        context.default_map = _everywhere(app, {"language": language})


def _everywhere(group: typer.Typer, said: dict[str, Any]) -> dict[str, Any]:
    """The same values for all commands of a group, and for those of the groups in it."""
    commands = {str(command.name): said for command in group.registered_commands}
    groups = {str(one.name): one.typer_instance for one in group.registered_groups}
    inner = {name: _everywhere(group, said) for name, group in groups.items() if group is not None}
    return {**said, **commands, **inner}


# The options that set up a table, with their defaults. Each game says itself which of them it has.
TABLE_OPTIONS: dict[str, tuple[Any, Any]] = {
    "edition": (Edition, None),
    "players": (Players, None),
    "dark_red": (DarkRed, False),
    "open_draft": (OpenDraft, False),
    "target": (Target, None),
    "values": (Values, None),
    "house": (HouseRules, None),
    "modules": (Modules, ""),
    "famous": (Famous, ""),
    "open_money": (OpenMoney, False),
    "tie": (Tie, ""),
    "round_cap": (RoundCap, None),
}
# The options for who plays and where the game is saved. A saved game has settled them already, like the table options.
SITTING_OPTIONS = ["bots", "names", "seed", "save"]
LONGEST_PAUSE = 60
LONGEST_THOUGHT = 3600


@contextmanager
def extra(needed: str) -> Iterator[None]:
    """Imports from packages of an extra. If one is missing, the command is refused with this text, which says how to
    install the extra."""
    try:
        yield
    except ImportError as error:
        raise OptionError(needed, module=error.name or "") from None


def was_said(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name != "DEFAULT"


def sets_table(command: Callable[..., int]) -> Callable[..., int]:
    """Add the table options to a command, after its game argument. `stated` reads them from the context.
    An option that the command declares itself is left as it is."""
    own = list(signature(command).parameters.values())
    names = {parameter.name for parameter in own}
    added = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
        for name, (annotation, default) in TABLE_OPTIONS.items()
        if name not in names
    ]
    context, game, *others = [parameter.replace(kind=Parameter.KEYWORD_ONLY) for parameter in own]
    told = [context, game, *added, *others]

    @wraps(command)
    def with_table(**given: Any) -> int:
        return command(**{name: value for name, value in given.items() if name in names})

    with_table.__annotations__ = {parameter.name: parameter.annotation for parameter in told}
    with_table.__signature__ = Signature(told)  # type: ignore[attr-defined]
    return with_table


def stated(context: typer.Context) -> dict[str, Any]:
    """The table options that were given, as `pecunia.new` takes them. The game knows which it has, and the defaults."""
    given = [(name, context.params[name]) for name in TABLE_OPTIONS]
    stated = {
        name: value for name, value in given if value is not None and value is not False and value not in ("", [], ())
    }
    if "house" in stated:
        stated["house"] = dict(_house_rule(rule) for rule in stated["house"])
    if "modules" in stated:
        stated["modules"] = [module.strip() for module in stated["modules"].split(",") if module.strip()]
    if "values" in stated:
        name = context.params["game" if "game" in context.params else "what"]
        warn(warnings_of(name, stated["values"]), context.params["language"])
    return stated


def warn(warnings: list[ValuesWarning], language: str | None) -> None:
    """Print warnings about unlikely entries in an owner's file of values. The file is used all the same."""
    texts = Texts.for_user(language)
    for warning in warnings:
        print(f"pecunia: {texts.text('cli-warning', warning=texts.warning(warning))}", file=sys.stderr)


def _house_rule(rule: str) -> tuple[str, str]:
    name, equals, value = rule.partition("=")
    if not equals:
        raise OptionError("option-house-form", value=rule)
    return name, value


def bot_names(bots: str) -> list[str]:
    """Names separated by commas. A program whose arguments contain commas must be in quotation marks."""
    words = next(csv.reader([bots], skipinitialspace=True), [])
    return [name.strip() for name in words if name.strip()] or ["random"]


def checked_pause(pause: float) -> float:
    if not 0 <= pause <= LONGEST_PAUSE:  # this also refuses NaN
        raise OptionError("option-pause", value=pause, most=LONGEST_PAUSE)
    return pause


def checked_seconds(seconds: float) -> float:
    if not 0 < seconds <= LONGEST_THOUGHT:  # this also refuses NaN
        raise OptionError("option-bot-seconds", value=seconds, most=LONGEST_THOUGHT)
    return seconds


def seat_or_spectator(seat: str) -> int:
    """The number of a seat from its letter; an empty text means a spectator."""
    letter = seat.strip().upper()
    if not letter:
        return SPECTATOR
    number = seat_number(letter)
    if number == NO_SEAT:
        raise OptionError("option-seat", value=seat)
    return number
