"""Obolus: everything the title provides. Parts are imported when they are first needed."""

from importlib import import_module
from typing import Any

from obolus import game
from obolus.game import Options

from pecunia.titles.title import Choices, Engine, Printed, TableOption, Title


def part(module: str, name: str) -> Any:
    return getattr(import_module(f"obolus.{module}"), name)


ENGINE = Engine[Options](
    takes=game.OPTIONS,
    make_options=game.make_options,
    values_from_text=lambda text, file: None,
    own_values=lambda: None,
    own_values_text=lambda: "",
    new=game.new_game,
    at=game.game_at,
    from_header=game.game_from_header,
    card_tokens=lambda options: [],
    reconstructed=lambda options: [],
    board=lambda options: Printed([], []),
    choices=Choices([], 0, [], {}, {"rounds": TableOption("number", [1, game.HAND], "obolus-rounds")}),
    moves=game.MOVES,
    actions=lambda options: len(game.MOVES),
    value_entries={},
    warnings=lambda values: [],
    unit="turn",
    rules_version=1,
)
TITLE = Title[Options](
    name="obolus",
    label="Obolus",
    package="obolus",
    players=game.PLAYERS,
    players_of_the_day=3,
    engine=ENGINE,
    judge=lambda: part("bots", "ObolusJudge")(),
    observer=lambda options: part("bots", "ObolusObserver")(options),
    words=lambda *given: part("words", "ObolusWords")(*given),
    picture=lambda *given: part("parts", "picture")(*given),
    accounts=lambda: part("parts", "ACCOUNTS"),
    lab=lambda: part("parts", "LAB"),
    environment=lambda: part("parts", "ENVIRONMENT"),
    table_options=lambda: game.ObolusTableOptions,
    message_types=None,
    rules=lambda options: {},
    vocabulary=lambda: part("parts", "VOCABULARY"),
    naming=lambda: part("parts", "NAMING"),
    art=None,
    rulebook=None,
    printing=None,
    box=None,
    lesson=None,
    puzzles=False,
)
