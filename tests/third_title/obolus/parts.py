"""What Obolus provides for the terminal, reviews, the lab and the environments."""

from typing import Any

from obolus import game
from obolus.words import ObolusWords

from pecunia.core.game import Game
from pecunia.core.happenings import Happening
from pecunia.core.moves import Move
from pecunia.judge.naming import Naming
from pecunia.lab.balance.exposure import Tallies
from pecunia.lab.balance.study import Group, Variant
from pecunia.lab.title_part import LabPart, LevelTable, PuzzleSearch, SelfPlay
from pecunia.review.accounts import Accounts, Book
from pecunia.scenarios.vocabulary import Vocabulary
from pecunia.terminal.words_only import PlainPicture
from pecunia.texts import Texts
from pecunia.titles.environment import EnvironmentPart
from pecunia.words.glyphs import Glyphs


class ObolusIncome:
    def __init__(self, table: Game, book: Book) -> None:
        self.book = book

    def move(self, text: str) -> None:
        """No move costs anything."""

    def hear(self, happening: Happening) -> None:
        if happening.kind == "round-won":
            self.book.note(("round", "obol"), happening.player, 1)


class ObolusStudy:
    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.compared: list[str] = ["plain"]

    def variant_name(self, variant: str, texts: Texts) -> str:
        return variant

    def thing_name(self, thing: str, texts: Texts) -> str:
        return thing

    def used_by(self, move: Move) -> str:
        return ""

    def use_name(self, thing: str, texts: Texts) -> str:
        return thing

    def variants(self, options: dict[str, Any]) -> list[Variant]:
        return [Variant("plain", options)]

    def open(self, variant: Variant, deal: int, seed: str) -> "Watched":
        return Watched(game.new_game(game.make_options(**variant.options), seed))


class Watched:
    def __init__(self, table: Game) -> None:
        self.game = table

    def look(self, table: Game) -> Move | None:
        return None

    def tallies(self, victory: list[float]) -> Tallies:
        return {}


def picture(options: game.Options, texts: Texts, names: list[str], glyphs: Glyphs) -> PlainPicture:
    return PlainPicture(ObolusWords(options, texts, names, glyphs), "Obolus")


ACCOUNTS = Accounts(income=ObolusIncome, groups={"round": "obolus-thing-{}"}, names={})
PUZZLES = PuzzleSearch(
    tables=[{}],
    players=[3],
    tries=50,
    one_easy_in=2,
    patience=1,
    questions=9,
    max_of_kind=9,
    max_of_theme=9,
    theme=lambda view, best: "taking",
    glimpse=False,
)
LAB = LabPart(
    check_tables=[{"players": players} for players in game.PLAYERS],
    level_tables=[LevelTable(key="", options={"players": 2})],
    self_play=SelfPlay(tables=[({}, [2, 3, 4])], stray=10, stray_turns=0),
    puzzles=PUZZLES,
    study=ObolusStudy(),
    figures=lambda table: {},
    variant=lambda stream: game.make_options(2 + stream.below(3)),
)
VOCABULARY = Vocabulary(
    questions=["lay"],
    reasons=[game.NOT_IN_HAND],
    ends=[game.MAX_OBOLS],
    zones=[],
    player_zones=["hand", "obols", "laid"],
    is_thing=lambda table, word: word.isdecimal(),
)
NAMING = Naming(
    verbs={"lay": ()},
    lists={},
    places=[],
    further=[],
    no_things=[],
    moved=lambda table, kinds, tail, texts: tail,
    listed=lambda kinds, name, texts: name,
    is_name=lambda kinds, name: False,
    completed=lambda lines: lines,
    unprinted=lambda position: [],
)
ENVIRONMENT = EnvironmentPart(class_name="Obolus", parameters={"players": 3}, lists={}, questions=["lay"])
