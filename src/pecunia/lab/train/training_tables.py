"""Tables that play in a worker process. Every game may have other options: those that the title draws, or those that
the person at the command line has stated."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import options_for
from pecunia.lab.train.records import BROKEN_OFF, GOES_ON, OVER, RecordShape
from pecunia.observers.batch import EVERY_SEAT, Batch, Dealt
from pecunia.titles.registry import title

SHELF = 24  # options that games in progress take theirs from
RENEWED = 60  # games after which one of them is exchanged for a new one: to draw options takes as long as several games
MAX_TURNS = 400  # games of beginners may never end; after so many turns all share the victory


class MakeTables:
    """Which games are played. It is sent to the workers."""

    def __init__(self, title: str, options: dict[str, Any] | None, seed: int, max_turns: int = MAX_TURNS) -> None:
        self.title = title
        self.options = options  # None: the title draws them
        self.seed = seed
        self.max_turns = max_turns

    def __call__(self, records: NDArray[np.uint8], slots: NDArray[np.int16]) -> "Tables":
        return Tables(self, records, slots)


class Tables:
    """Some tables. They write records and read slots."""

    def __init__(self, setting: MakeTables, records: NDArray[np.uint8], slots: NDArray[np.int16]) -> None:
        self.title = title(setting.title)
        self.setting = setting
        self.records = records
        self.slots = slots
        self.games = len(slots)
        self.fixed = None if setting.options is None else self._prepared(options_for(setting.title, **setting.options))
        self.stream = stream_of("")
        self.shelf: list[tuple[Any, Any]] = []
        self.dealt = 0
        self.name = ""
        self.batch = Batch(self._next, self.games, 0, setting.max_turns, EVERY_SEAT, [], by_slots=True)
        self.shape = RecordShape(self.batch.observers[0].layout)
        self.places = np.arange(self.games)
        self.legal = np.zeros((self.games, self.shape.slots), np.uint8)

    def _prepared(self, options: Any) -> tuple[Any, Any]:
        return options, self.title.observer(options)

    def _next(self, index: int) -> Dealt:
        """A new game, with options from the shelf."""
        self.dealt += 1
        options, observer = self.fixed or self._drawn()
        return Dealt(self.title.engine.new(options, f"{self.name}.{self.dealt}"), observer)

    def _drawn(self) -> tuple[Any, Any]:
        draw = self.title.lab().variant
        while len(self.shelf) < SHELF:
            self.shelf.append(self._prepared(draw(self.stream)))
        place = self.stream.below(SHELF)
        if self.dealt % RENEWED == 0:
            self.shelf[place] = self._prepared(draw(self.stream))
        return self.shelf[place]

    def deal(self, seed: str) -> None:
        """New games at all tables. Those in progress are broken off."""
        self.name = f"train.{self.setting.seed}.{seed}"
        self.stream = stream_of(f"{self.name}.options")
        self.shelf = []
        self.dealt = 0
        for index in range(self.games):
            self.batch.deal(index)
        self.batch.look()
        self._show()
        self.records[:, self.shape.ended] = BROKEN_OFF

    def step(self) -> None:
        self.batch.step_slots(self.slots.tolist())
        self._show()
        self.records[:, self.shape.ended] = GOES_ON
        for ended in self.batch.ended:
            self._show_end(self.records[ended.index], ended.game)

    def _show(self) -> None:
        batch, shape, records = self.batch, self.shape, self.records
        records[:, shape.row] = np.frombuffer(batch.rows.getvalue(), np.uint8).reshape(self.games, -1)
        records[:, shape.seat] = np.frombuffer(batch.seats.getvalue(), np.uint8)
        records[:, shape.players] = [game.seats for game in batch.games]
        counts = np.frombuffer(batch.counts.getvalue(), "<i2")
        slots = np.frombuffer(batch.slots.getvalue(), "<i2")
        self.legal[:] = 0
        self.legal[np.repeat(self.places, counts), slots] = 1
        records[:, shape.legal] = np.packbits(self.legal, axis=1)

    def _show_end(self, record: NDArray[np.uint8], game: Game) -> None:
        winners = [] if game.outcome is None else game.outcome.winners
        record[self.shape.ended] = OVER
        record[self.shape.winners] = sum(1 << seat for seat in winners)
        record[self.shape.among] = game.seats
