"""A small game for tests of the training: two or three players are each shown a number, in turn, and name one. Who
has named more of theirs right after two rounds wins; several share the victory.

What the tests' worker processes run is here, too: this module needs no JAX, which takes seconds to import."""

import os
from multiprocessing.connection import Connection

import numpy as np
from numpy.typing import NDArray

from pecunia.lab.train.records import BROKEN_OFF, GOES_ON, OVER, RecordShape
from pecunia.observers.layout import PLAYER, TABLE, Block, Layout, MoveSlots

NUMBERS = 4
ROUNDS = 2


def guessing_layout(version: int = 1) -> Layout:
    table = Block(TABLE, 1)
    table.choice("shown", 1, NUMBERS - 1, "The number to name.")
    table.amount("money", 1, 200, "Never used, and large.")
    players = Block(PLAYER, 3)
    players.amount("present", 1, 1, "Whether somebody sits here.")
    players.choice("place", 1, 2, "0 the own seat, 1 the next one …")
    players.amount("right", 1, ROUNDS, "How many numbers were named right.")
    # Numbers 0 and 1 are named by slots of the table, the others by what is done to the first and second player.
    return Layout("guessing", version, [table, players], MoveSlots(2, {PLAYER: 1}))


class Guessing:
    """Tables of this game, as worker processes play them."""

    def __init__(self, records: NDArray[np.uint8], slots: NDArray[np.int16]) -> None:
        self.records, self.slots = records, slots
        self.layout = guessing_layout()
        self.shape = RecordShape(self.layout)

    def deal(self, seed: str) -> None:
        self.luck = np.random.default_rng([ord(letter) for letter in seed])
        games = len(self.slots)
        self.players = [0] * games
        self.turn = [0] * games
        self.right = np.zeros((games, 3), np.uint8)
        self.shown = [0] * games
        for game in range(games):
            self._new(game)
        self.records[:, self.shape.ended] = BROKEN_OFF

    def _new(self, game: int) -> None:
        self.players[game] = int(self.luck.integers(2, 4))
        self.turn[game] = 0
        self.right[game] = 0
        self._ask(game)

    def _ask(self, game: int) -> None:
        players, record, shape = self.players[game], self.records[game], self.shape
        seat = self.turn[game] % players
        self.shown[game] = int(self.luck.integers(NUMBERS))
        record[shape.row] = 0
        record[self.layout.at(TABLE, "shown")] = self.shown[game]
        for step in range(players):
            record[self.layout.at(PLAYER, "present", step)] = 1
            record[self.layout.at(PLAYER, "place", step)] = step
            record[self.layout.at(PLAYER, "right", step)] = self.right[game, (seat + step) % players]
        legal = np.array([1, 1, 1, 1, 0], np.uint8)  # the third player's slot is never legal
        record[shape.legal] = np.packbits(legal)
        record[shape.seat], record[shape.players] = seat, players

    def step(self) -> None:
        for game, slot in enumerate(self.slots):
            assert slot < NUMBERS, "an illegal move"
            players = self.players[game]
            self.right[game, self.turn[game] % players] += int(slot) == self.shown[game]
            self.turn[game] += 1
            self.records[game, self.shape.ended] = GOES_ON
            if self.turn[game] == ROUNDS * players:
                best = self.right[game, :players].max()
                winners = sum(1 << seat for seat in range(players) if self.right[game, seat] == best)
                self._new(game)
                self.records[game, self.shape.ended] = OVER
                self.records[game, self.shape.winners] = winners
                self.records[game, self.shape.among] = players
            else:
                self._ask(game)


def make_guessing(records: NDArray[np.uint8], slots: NDArray[np.int16]) -> Guessing:
    return Guessing(records, slots)


class Failing(Guessing):
    def step(self) -> None:
        raise ValueError("no such move")


def tell_environment(pipe: Connection) -> None:
    pipe.send(dict(os.environ))
