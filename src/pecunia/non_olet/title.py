"""Pecunia non olet: all parts of the title."""

from typing import TYPE_CHECKING, Any, Final

from pecunia.core.view import View
from pecunia.non_olet.engine import game, notation, options, values
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.engine.names import MAX_PLAYERS
from pecunia.non_olet.engine.options import Options
from pecunia.non_olet.engine.position import roman_tokens
from pecunia.non_olet.engine.view import NonOletView
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
    card_tokens=lambda options: roman_tokens(options.values),
    reconstructed=lambda options: options.values.reconstructed(),
    board=lambda options: Printed([], []),
    choices=Choices(
        options.EDITIONS,
        options.USUAL_EDITION,
        MODULES,
        options.HOUSE_RULES,
        {
            "dark_red": TableOption("switch", [True], "setting-dark-red"),
            "open_draft": TableOption("switch", [True], "setting-open-draft"),
            "target": TableOption("number", [1, options.HIGHEST_TARGET], "setting-target"),
            "famous": TableOption("choice", ["4", "6", "8", "10", "12", "all"], "setting-famous"),
        },
    ),
    moves=notation.MOVES,
    actions=lambda options: notation.ACTIONS,
    value_entries={
        "deck.": "card-{entry}",
        "names": "class-{entry}",
        "classes": "class-{entry}",
        "famous": "famous-{entry}",
        "events": "event-{entry}",
        "careers.ladders": "ladder-{entry}",
        "targets": "values-entry-players",
    },
    warnings=lambda values: [],
    unit="turn",
    rules_version=game.RULES_VERSION,
)


def judge() -> "Judge":
    from pecunia.non_olet.judge import NonOletJudge

    return NonOletJudge()


def observer(options: Options) -> "Observer":
    from pecunia.non_olet.observer import NonOletObserver

    return NonOletObserver(options)


def words(options: Options, texts: "Texts", names: list[str], glyphs: "Glyphs") -> "Words":
    from pecunia.non_olet.words.words import NonOletWords

    return NonOletWords(texts, options, names, glyphs)


def picture(options: Options, texts: "Texts", names: list[str], glyphs: "Glyphs") -> "Picture[NonOletView]":
    from pecunia.non_olet.terminal.picture import NonOletPicture

    return NonOletPicture(options, texts, names, glyphs)


def accounts() -> "Accounts":
    from pecunia.non_olet.accounts import ACCOUNTS

    return ACCOUNTS


def lab() -> "LabPart":
    from pecunia.non_olet.lab import LAB

    return LAB


def environment() -> "EnvironmentPart":
    from pecunia.non_olet.environment import ENVIRONMENT

    return ENVIRONMENT


def table_options() -> type[Any]:
    from pecunia.non_olet.table_options import NonOletTableOptions

    return NonOletTableOptions


def message_types() -> "MessageTypes":
    from pecunia.non_olet.engine.names import CLASSES, ORDINARY, SHORT_CLASSES
    from pecunia.non_olet.happening_types import HAPPENINGS
    from pecunia.non_olet.view_types import NonOletRules, NonOletView
    from pecunia.titles.message_types import MessageTypes

    constants: dict[str, int | list[str]] = {
        "CLASSES": CLASSES,
        "SHORT_CLASSES": SHORT_CLASSES,
        "ORDINARY": ORDINARY,
    }
    return MessageTypes(NonOletView, HAPPENINGS, NonOletRules, constants)


def rules(options: Options) -> "JsonObject":
    return {
        "title": "non-olet",
        "target": options.target,
        "money": options.target_wins or options.both_win,
        "earned": options.win_by_earned,
        "ladder": options.ladder,
        "rungs": len(options.values.prices) - 1,
    }


def vocabulary() -> "Vocabulary":
    from pecunia.non_olet.vocabulary import VOCABULARY

    return VOCABULARY


def naming() -> "Naming":
    from pecunia.non_olet.naming import NAMING

    return NAMING


def art() -> "ArtPart":
    from pecunia.non_olet.art.part import ART

    return ART


def rulebook() -> "RulebookPart":
    from pecunia.non_olet.rulebook.part import RULEBOOK

    return RULEBOOK


def printing() -> "PrintingPart":
    from pecunia.non_olet.printing.part import PRINTING

    return PRINTING


def box(texts: "Texts") -> "BoxForm":
    from pecunia.non_olet.box_form import box_form

    return box_form(texts)


def lesson(view: View, kind: str, rest: str) -> str:
    from pecunia.non_olet.pointing import point

    return point(view, kind, rest)


TITLE: Final = Title[Options](
    name="non-olet",
    label="Pecunia non olet",
    package="pecunia.non_olet",
    players=range(2, MAX_PLAYERS + 1),
    players_of_the_day=4,
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
