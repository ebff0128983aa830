"""Pecunia Olet: all parts of the title."""

from typing import TYPE_CHECKING, Any, Final

from pecunia.core.view import View
from pecunia.olet.engine import game, notation, options, values
from pecunia.olet.engine.names import MAX_PLAYERS
from pecunia.olet.engine.options import Options
from pecunia.olet.engine.view import OletView
from pecunia.titles.title import Choices, Engine, Printed, TableOption, Title

if TYPE_CHECKING:
    from pecunia.art.part import ArtPart
    from pecunia.bots.judge import Judge
    from pecunia.judge.naming import Naming
    from pecunia.lab.title_part import LabPart
    from pecunia.observers.observer import Observer
    from pecunia.printing.part import PrintingPart
    from pecunia.review.accounts import Accounts
    from pecunia.rulebook.part import RulebookPart
    from pecunia.scenarios.vocabulary import Vocabulary
    from pecunia.terminal.picture import Picture
    from pecunia.texts import Texts
    from pecunia.titles.box_form import BoxForm
    from pecunia.titles.environment import EnvironmentPart
    from pecunia.titles.message_types import JsonObject, MessageTypes
    from pecunia.words.glyphs import Glyphs
    from pecunia.words.words import Words

ENGINE: Final = Engine[Options](
    takes=options.OPTIONS,
    make_options=options.make_options,
    values_from_text=values.values_from_text,
    own_values=values.own_values,
    own_values_text=values.own_values_text,
    new=game.new_game,
    at=game.game_at,
    from_header=game.game_from_header,
    card_tokens=lambda options: [],  # its views name all cards by their token
    reconstructed=lambda options: options.values.reconstructed(),
    board=lambda options: Printed(*options.board.printed()),
    choices=Choices(
        [],
        0,
        [],
        {},
        {
            "open_money": TableOption("switch", [True], "web-open-money"),
            "tie": TableOption("switch", ["replay"], "web-tie-replay"),
            "round_cap": TableOption("number", [1, options.MAX_ROUNDS], ""),
        },
    ),
    moves=notation.MOVES,
    actions=lambda options: notation.ACTIONS if options.board.usual else notation.ALL_ACTIONS,
    value_entries={"board.": "olet-space-{entry}"},
    warnings=lambda values: values.warnings,
    unit="round",
    rules_version=game.RULES_VERSION,
)


def judge() -> "Judge":
    from pecunia.olet.judge import OletJudge

    return OletJudge()


def observer(options: Options) -> "Observer":
    from pecunia.olet.observer import OletObserver

    return OletObserver(options)


def words(options: Options, texts: "Texts", names: list[str], glyphs: "Glyphs") -> "Words":
    from pecunia.olet.words.words import OletWords

    return OletWords(texts, options, names, glyphs)


def picture(options: Options, texts: "Texts", names: list[str], glyphs: "Glyphs") -> "Picture[OletView]":
    from pecunia.olet.terminal.picture import OletPicture

    return OletPicture(options, texts, names, glyphs)


def accounts() -> "Accounts":
    from pecunia.olet.accounts import ACCOUNTS

    return ACCOUNTS


def lab() -> "LabPart":
    from pecunia.olet.lab import LAB

    return LAB


def environment() -> "EnvironmentPart":
    from pecunia.olet.environment import ENVIRONMENT

    return ENVIRONMENT


def table_options() -> type[Any]:
    from pecunia.olet.table_options import OletTableOptions

    return OletTableOptions


def message_types() -> "MessageTypes":
    from pecunia.olet.engine.names import LETTERS
    from pecunia.olet.happening_types import HAPPENINGS
    from pecunia.olet.view_types import OletRules, OletView
    from pecunia.titles.message_types import MessageTypes

    return MessageTypes(OletView, HAPPENINGS, OletRules, {"LETTERS": LETTERS})


def rules(options: Options) -> "JsonObject":
    return {
        "title": "olet",
        "open_money": options.open_money,
        "tie": options.tie,
        "round_cap": options.round_cap,
    }


def vocabulary() -> "Vocabulary":
    from pecunia.olet.vocabulary import VOCABULARY

    return VOCABULARY


def naming() -> "Naming":
    from pecunia.olet.naming import NAMING

    return NAMING


def art() -> "ArtPart":
    from pecunia.olet.art.part import ART

    return ART


def rulebook() -> "RulebookPart":
    from pecunia.olet.rulebook.part import RULEBOOK

    return RULEBOOK


def printing() -> "PrintingPart":
    from pecunia.olet.printing.part import PRINTING

    return PRINTING


def box(texts: "Texts") -> "BoxForm":
    from pecunia.olet.box_form import box_form

    return box_form(texts)


def lesson(view: View, kind: str, rest: str) -> str:
    return ""  # its lesson points only at moves, places and keys


TITLE: Final = Title[Options](
    name="olet",
    label="Pecunia Olet",
    package="pecunia.olet",
    players=range(2, MAX_PLAYERS + 1),
    players_of_the_day=3,
    engine=ENGINE,
    judge=judge,
    observer=observer,
    words=words,
    picture=picture,
    accounts=accounts,
    lab=lab,
    environment=environment,
    table_options=table_options,
    message_types=message_types,
    rules=rules,
    vocabulary=vocabulary,
    naming=naming,
    art=art,
    rulebook=rulebook,
    printing=printing,
    box=box,
    lesson=lesson,
    puzzles=True,
)
