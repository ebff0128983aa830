"""What a title provides for the lab: the tables at which bots are tested, trained and measured."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pecunia.core.chance import Stream
from pecunia.core.game import Game
from pecunia.core.moves import Move
from pecunia.core.view import View
from pecunia.lab.balance.study import Study

TableOptions = dict[str, Any]  # options of `pecunia.new`


@dataclass(frozen=True, kw_only=True)
class SelfPlay:
    """How bots play among themselves to learn. Tables take turns, and each goes through its own numbers of players.

    One move in `stray` is random, so that positions come up which good players avoid. This lasts for at most
    `stray_turns` turns of each player, and positions of those turns are not kept. With 0 it lasts the whole game.
    """

    tables: list[tuple[TableOptions, list[int]]]
    stray: int
    stray_turns: int


@dataclass(frozen=True, kw_only=True)
class PuzzleSearch:
    """At which tables puzzles are searched for, and how long."""

    tables: list[TableOptions]  # slots use them in turn
    players: list[int]  # slots use these in turn, too
    tries: int  # for each of the two looks ahead that must agree
    one_easy_in: int  # one puzzle in this many is easy, the others are not
    patience: int  # games that are searched for a puzzle that is not easy; after that, any puzzle will do
    questions: int  # most questions of a game that are looked at
    max_of_kind: int  # most puzzles with the same kind of question
    max_of_theme: int  # most puzzles with the same theme
    theme: Callable[[View, list[Move]], str]  # what a question is about whose two best moves are these
    glimpse: bool  # whether to sort out questions that do not matter by looking one move ahead in a few deals


@dataclass(frozen=True, kw_only=True)
class LevelTable:
    """A table at which the levels of bots are measured."""

    key: str  # in the names of matches
    options: TableOptions
    text: str = ""  # the key of a message that says what is special about it


@dataclass(frozen=True, kw_only=True)
class LabPart:
    check_tables: list[TableOptions]  # where `pecunia bot-check` tests a bot
    level_tables: list[LevelTable]  # the levels are fitted at the first, which is for two
    self_play: SelfPlay
    puzzles: PuzzleSearch
    study: Study  # for `pecunia balance`
    figures: Callable[[Game], dict[str, int]]  # what a simulation counts besides wins and ends
    variant: Callable[[Stream], Any]  # draws the options of a table, for training
