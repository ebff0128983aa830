"""Pecunia non olet in the lab."""

from typing import Any, Final

from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.lab.title_part import LabPart, LevelTable, PuzzleSearch, SelfPlay, TableOptions
from pecunia.non_olet.balance import NonOletStudy
from pecunia.non_olet.engine.module_names import CAREERS, EVENTS, FAMOUS, FAVOURS, MODULES, UPGRADES
from pecunia.non_olet.engine.names import MAX_PLAYERS
from pecunia.non_olet.variants import variant

ALL_PLAYERS: Final = range(2, MAX_PLAYERS + 1)

# Games with modules are long, so mostly few players.
FEW: Final = [2, 3, 2, 4]
MANY: Final = [2, 4, 3, 2, 5, 4, 2, 3, 6]
SELF_PLAY: Final[list[tuple[TableOptions, list[int]]]] = [
    ({}, MANY),
    ({"modules": [CAREERS]}, FEW),
    ({"edition": 2005}, MANY),
    ({"modules": [FAMOUS]}, FEW),
    ({}, MANY),
    ({"modules": [CAREERS], "dark_red": True}, FEW),
    ({"dark_red": True}, MANY),
    ({"modules": [UPGRADES]}, FEW),
    ({"edition": 2005}, MANY),
    ({"modules": [EVENTS]}, FEW),
    ({"dark_red": True}, MANY),
    ({"modules": [FAVOURS]}, FEW),
    ({}, MANY),
    ({"modules": MODULES}, FEW),
    ({"dark_red": True}, MANY),
    ({"modules": [FAMOUS, UPGRADES, EVENTS, FAVOURS], "dark_red": True}, FEW),
]


def _check_tables() -> list[TableOptions]:
    """Every number of players, both editions, without modules, with each and with all."""
    found: list[dict[str, Any]] = [{"edition": 2016, "players": players} for players in ALL_PLAYERS]
    found += [{"edition": 2016, "players": players, "dark_red": True, "modules": MODULES} for players in ALL_PLAYERS]
    found += [{"edition": 2005, "players": players} for players in ALL_PLAYERS]
    found += [{"edition": 2016, "players": 3, "modules": [module]} for module in MODULES]
    return found


def _puzzle_tables() -> list[TableOptions]:
    """Every third table has modules: mostly one of them, now and then all."""
    base: TableOptions = {"edition": 2016}
    plain: list[TableOptions] = [base, {"edition": 2005}, base, {"dark_red": True}]
    found: list[TableOptions] = []
    for number, chosen in enumerate([[CAREERS], [UPGRADES], [FAVOURS], [EVENTS], [FAMOUS], MODULES]):
        found += [base, plain[number % len(plain)], {"modules": chosen}]
    return found


# What puzzles without modules are about, by the kind of question; all others are about whom a card hits.
THEMES: Final = {"seat": "seating", "window": "interrupting", "collect": "collecting"}
TARGETS: Final = "targets"
SEVERAL: Final = "modules"


def theme(view: View, best: list[Move]) -> str:
    """A table with modules is about these, whatever is asked."""
    modules: list[str] = view.options.modules  # type: ignore[attr-defined]
    if modules:
        return modules[0] if len(modules) == 1 else SEVERAL
    return THEMES.get(view.kind, TARGETS)


def _no_figures(game: Game) -> dict[str, int]:
    return {}


WITH_MODULES: Final[TableOptions] = {"dark_red": True, "modules": MODULES}
LEVEL_TABLES: Final = [
    LevelTable(key="", options={"players": 2}),
    LevelTable(key="four", options={"players": 4}),
    LevelTable(key="modules", options={"players": 2, **WITH_MODULES}, text="cli-levels-modules"),
    LevelTable(key="four-modules", options={"players": 4, **WITH_MODULES}, text="cli-levels-modules"),
]

LAB: Final = LabPart(
    check_tables=_check_tables(),
    level_tables=LEVEL_TABLES,
    self_play=SelfPlay(tables=SELF_PLAY, stray=6, stray_turns=9),
    puzzles=PuzzleSearch(
        tables=_puzzle_tables(),
        players=[2, 3, 2, 4, 2, 3, 2, 5],
        tries=600,
        one_easy_in=2,
        patience=2,
        questions=40,
        max_of_kind=20,
        max_of_theme=30,
        theme=theme,
        glimpse=True,
    ),
    study=NonOletStudy(),
    figures=_no_figures,
    variant=variant,
)
