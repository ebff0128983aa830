"""How a network does against a bot, or against another network: it has one seat, the opponent all others, and every
deal is played from every seat. Networks think about many tables at once, with NumPy. Only whole games count: stopping
by the clock would lose the long ones."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pecunia.bots import check_bot
from pecunia.games import options_for
from pecunia.lab.match import Match, Score, victory
from pecunia.lab.train.network import ABSENT, Floats, Network, Sizes
from pecunia.lab.train.network_file import read_network
from pecunia.lab.train.training_tables import MAX_TURNS
from pecunia.observers.batch import EVERY_SEAT, Batch, Dealt
from pecunia.observers.layout import Layout
from pecunia.processes import Pool, ignore_interrupts
from pecunia.titles.registry import title

SUFFIX: Final = ".npz"  # an opponent with such a name is a network
TABLES: Final = 96  # at once, in one process
CHUNK: Final = 192  # games of a piece of work


class Thinker:
    """A network that chooses the move with the highest score."""

    def __init__(self, network: Network, vector: Floats) -> None:
        self.network = network
        self.params = network.named(vector)

    @classmethod
    def read(cls, file: Path, layout: Layout) -> "Thinker":
        network, vector, _meta = read_network(file, layout)
        return cls(network, vector)

    def choose(self, rows: NDArray[np.uint8], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        scores, _players = self.network.judge(np, self.params, rows, np.matmul)
        found: NDArray[np.int64] = np.where(legal, scores, ABSENT).argmax(axis=1)
        return found


@dataclass(frozen=True)
class Setting:
    """Where a network is measured, and against whom."""

    title: str
    options: dict[str, Any]
    opponent: str
    seed: str


@dataclass(frozen=True)
class Piece:
    """Some deals, played from one seat."""

    seat: int
    deals: range


class Games:
    """Deals the games of a piece one after the other, to whichever table is free."""

    def __init__(self, setting: Setting, piece: Piece, tables: int) -> None:
        self.title = title(setting.title)
        self.options = options_for(setting.title, **setting.options)
        self.observer = self.title.observer(self.options)
        self.seed = setting.seed
        self.left = list(reversed(piece.deals))
        self.at: list[int | None] = [None] * tables  # which deal is played at each table

    def next(self, index: int) -> Dealt:
        """When no deal is left, a table plays one that does not count."""
        number = self.left.pop() if self.left else None
        self.at[index] = number
        return self.deal(0 if number is None else number)

    def deal(self, number: int) -> Dealt:
        return Dealt(self.title.engine.new(self.options, f"measure.{self.seed}.{number}"), self.observer)


def play_piece(setting: Setting, own: Thinker, other: Thinker | None, piece: Piece) -> dict[int, float]:
    """What the network wins of each deal."""
    tables = min(TABLES, len(piece.deals))
    games = Games(setting, piece, tables)
    players = games.deal(0).game.seats
    asked = piece.seat if other is None else EVERY_SEAT
    bots = [setting.opponent] * (players - 1) if other is None else []
    waiting = [True]  # the batch deals once when it is made; those games are not played
    batch = Batch(
        lambda index: games.deal(0) if waiting[0] else games.next(index),
        tables,
        0,
        MAX_TURNS,
        asked,
        bots,
        by_slots=True,
    )
    waiting[0] = False
    won: dict[int, float] = {}
    for index in range(tables):
        batch.deal(index)
    batch.look()
    while len(won) < len(piece.deals):
        before = list(games.at)
        batch.step_slots(_answers(batch, games, own, other, piece.seat))
        for ended in batch.ended:
            deal = before[ended.index]
            if deal is not None:
                won[deal] = victory(ended.game)[piece.seat]
    batch.close()
    return won


def _answers(batch: Batch, games: Games, own: Thinker, other: Thinker | None, seat: int) -> list[int]:
    layout = own.network.layout
    rows = np.frombuffer(batch.rows.getvalue(), np.uint8).reshape(len(games.at), -1)
    counts = np.frombuffer(batch.counts.getvalue(), "<i2")
    slots = np.frombuffer(batch.slots.getvalue(), "<i2").astype(np.int64)
    seats = np.frombuffer(batch.seats.getvalue(), np.uint8)
    legal = np.zeros((len(rows), layout.moves.slots), bool)
    legal[np.repeat(np.arange(len(rows)), counts), slots] = True
    found = legal.argmax(axis=1)
    counted = np.array([deal is not None for deal in games.at])
    for thinker, asked in ((own, seats == seat), (other, seats != seat)):
        thinking = np.flatnonzero(counted & asked)
        if thinker is not None and len(thinking):
            found[thinking] = thinker.choose(rows[thinking], legal[thinking])
    answers: list[int] = found.tolist()
    return answers


def thinkers(setting: Setting, file: Path) -> tuple[Thinker, Thinker | None]:
    """The network, and the opponent if that is one, too."""
    layout = layout_of(setting.title)
    other = Thinker.read(Path(setting.opponent), layout) if setting.opponent.endswith(SUFFIX) else None
    return Thinker.read(file, layout), other


def layout_of(name: str) -> Layout:
    """The layout of a title: it is the same for all options."""
    return title(name).observer(options_for(name)).layout


def check(setting: Setting, file: Path) -> None:
    """Refuse unknown options and bots, and unsuitable networks, before anything is played."""
    options_for(setting.title, **setting.options)
    if not setting.opponent.endswith(SUFFIX):
        check_bot(setting.opponent)
    thinkers(setting, file)


def pieces(players: int, games: int, chunk: int = CHUNK) -> list[Piece]:
    deals = -(-games // players)
    starts = range(0, deals, chunk)
    return [Piece(seat, range(first, min(first + chunk, deals))) for first in starts for seat in range(players)]


def score(setting: Setting, found: list[dict[int, float]]) -> Score:
    """The result, with an interval over deals."""
    match = Match(setting.title, setting.options, "", "")
    blocks: dict[int, list[float]] = {}
    for won in found:
        for deal, share in won.items():
            blocks.setdefault(deal, []).append(share)
    return Score(match, [shares for shares in blocks.values() if len(shares) == match.players])


_loaded: dict[tuple[str, str, str], tuple[Thinker, Thinker | None]] = {}


def _work(settings: list[Setting], file: Path, work: tuple[int, Piece]) -> dict[int, float]:
    """A piece of work in a process of a pool. A process reads each network once."""
    setting = settings[work[0]]
    key = (str(file), setting.title, setting.opponent)
    if key not in _loaded:
        _loaded[key] = thinkers(setting, file)
    own, other = _loaded[key]
    return play_piece(setting, own, other, work[1])


def measure(
    settings: list[Setting], file: Path, games: int, jobs: int, progress: Callable[[int], None] | None = None
) -> Iterator[tuple[Setting, Score]]:
    """Play at least this many games in each setting. Yields each setting when it is done."""
    for setting in settings:
        check(setting, file)
    work: list[tuple[int, Piece]] = []
    left: list[int] = []
    for number, setting in enumerate(settings):
        players = Match(setting.title, setting.options, "", "").players
        own = pieces(players, games, min(CHUNK, max(1, games // players // jobs)))
        work += [(number, piece) for piece in own]
        left.append(len(own))
    found: list[list[dict[int, float]]] = [[] for _setting in settings]
    played = 0
    for place, won in Pool(jobs, orderly=True).results(partial(_work, settings, file), work):
        number = work[place][0]
        found[number].append(won)
        left[number] -= 1
        played += len(won)
        if progress is not None:
            progress(played)
        if left[number] == 0:
            yield settings[number], score(settings[number], found[number])


def plain(found: Score) -> dict[str, float]:
    return {"games": found.games, "share": found.share, "low": found.low, "high": found.high}


# Beside a training.


def serve_measures(pipe: Any, settings: list[Setting], sizes: Sizes, games: int) -> None:
    """The main loop of a process that measures beside a training. It receives parameters and the number of decisions
    they come from, and answers with lines for the curves. It ends when it receives None or the trainer has ended."""
    ignore_interrupts()
    os.nice(5)
    network = Network(layout_of(settings[0].title), sizes)
    try:
        while (message := pipe.recv()) is not None:
            vector, decisions = message
            own = Thinker(network, vector)
            pipe.send(
                [_line(replace(each, seed=f"{each.seed}.{decisions}"), own, games, decisions) for each in settings]
            )
    except (EOFError, OSError):
        return


def _line(setting: Setting, own: Thinker, games: int, decisions: int) -> dict[str, Any]:
    players = Match(setting.title, setting.options, "", "").players
    found = [play_piece(setting, own, None, piece) for piece in pieces(players, games)]
    said = {"decisions": decisions, "options": setting.options, "bot": setting.opponent}
    return said | plain(score(setting, found))
