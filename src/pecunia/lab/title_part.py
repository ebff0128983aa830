"""What a title brings to the lab: at which tables its bots are tried, taught and measured."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pecunia.core.game import Game
from pecunia.lab.balance.study import Study

TableOptions = dict[str, Any]  # options of `pecunia.new`


@dataclass(frozen=True, kw_only=True)
class SelfPlay:
    """How bots play among themselves to learn. Tables come in turn, each with its own round of numbers of players.

    One move in `stray` is a random move, so that positions come up which good players avoid: for at most `stray_turns`
    turns of each player, or all game long (0). Positions of those turns are not kept.
    """

    tables: list[tuple[TableOptions, list[int]]]
    stray: int
    stray_turns: int


@dataclass(frozen=True, kw_only=True)
class PuzzleSearch:
    """Where puzzles are looked for, and how long."""

    tables: list[TableOptions]  # slot after slot
    players: list[int]  # likewise
    tries: int  # for each of the two searches that must agree
    one_easy_in: int  # puzzles; the others are not easy
    patience: int  # games in which one that is not easy is looked for; after that any will do
    questions: int  # of a game, at most
    max_of_kind: int  # puzzles that ask the same kind of question
    glimpse: bool  # most questions do not matter: a look one move ahead at a few deals sorts them out


@dataclass(frozen=True, kw_only=True)
class LabPart:
    check_tables: list[TableOptions]  # where `pecunia bot-check` seats a bot
    self_play: SelfPlay
    puzzles: PuzzleSearch
    study: Study  # for `pecunia balance`
    figures: Callable[[Game], dict[str, int]]  # what a simulation counts besides wins and ends
