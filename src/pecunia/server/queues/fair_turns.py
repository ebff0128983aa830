"""Turns for work, given out fairly: however much one sender wants done, others wait for a piece or two of it at most.

Senders are people, and people are in groups, such as all at one address. The groups take turns, and so do the people
within a group. A person's own pieces of work are done in the order in which they came.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from pecunia.core.errors import PecuniaError
from pecunia.server.metrics import QUEUE_REFUSED, QUEUE_RUNNING, QUEUE_WAITING

COME_AGAIN: Final = 10  # seconds until somebody who was refused should try again
PATIENT_SHARE: Final = 4  # every so many turns, one goes to work that nobody is watching


class Sender(NamedTuple):
    """Who wants something done: the group, such as an address, and the person in it."""

    group: str
    person: str


class TooBusy(PecuniaError):
    """The queue is full, or holds enough from this sender. Nothing has been done."""

    def __init__(self) -> None:
        super().__init__("too-busy", seconds=COME_AGAIN)


class Limits(NamedTuple):
    """How much may be done at once, in all and for one group, and how much may wait. 0 means any number."""

    at_once: int
    at_once_of_group: int = 0
    waiting: int = 0
    waiting_of_person: int = 0


class Turn:
    """The right to do one piece of work. It is given back once; a second time does nothing."""

    def __init__(self, give_back: Callable[[], None]) -> None:
        self._give_back: Callable[[], None] | None = give_back

    def give_back(self) -> None:
        give_back, self._give_back = self._give_back, None
        if give_back is not None:
            give_back()


class Waiting:
    """One piece of work that waits for its turn in a line."""

    def __init__(self, sender: Sender, line: "Line") -> None:
        self.sender = sender
        self.line = line
        self.turn: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()


class Line:
    """Those who wait. The next one is the first of the first person of the first group; then both go to the back."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()
        self._sizes: Counter[str] = Counter()  # by group

    def __len__(self) -> int:
        return self._sizes.total()

    def size_of_group(self, group: str) -> int:
        return self._sizes[group]

    def size_of_person(self, sender: Sender) -> int:
        return len(self._people(sender.group).get(sender.person, ()))

    def _people(self, group: str) -> OrderedDict[str, deque[Waiting]]:
        return self._groups.get(group) or OrderedDict()

    def largest_group(self) -> str:
        return max(self._groups, key=lambda group: self._sizes[group])

    def last_of(self, group: str) -> Waiting:
        """The last piece of work of the person in the group who wants most."""
        return max(self._groups[group].values(), key=len)[-1]

    def add(self, waiting: Waiting) -> None:
        group, person = waiting.sender
        self._groups.setdefault(group, OrderedDict()).setdefault(person, deque()).append(waiting)
        self._sizes[group] += 1

    def remove(self, waiting: Waiting) -> None:
        group, person = waiting.sender
        people = self._people(group)
        if waiting not in people.get(person, ()):
            return
        people[person].remove(waiting)
        self._sizes[group] -= 1
        if not people[person]:
            del people[person]
        if not people:
            del self._groups[group], self._sizes[group]

    def take(self, may: Callable[[str], bool]) -> Waiting | None:
        """The next one whose group may have a turn now."""
        group = next((group for group in self._groups if may(group)), None)
        if group is None:
            return None
        people = self._groups[group]
        person = next(iter(people))
        found = people[person][0]
        people.move_to_end(person)
        self._groups.move_to_end(group)
        self.remove(found)
        return found

    def in_order(self) -> Iterator[Waiting]:
        """All who wait, in the order of their turns if nobody else comes."""
        twin = Line()
        for people in self._groups.values():
            for waiting in people.values():
                for each in waiting:
                    twin.add(each)
        while (found := twin.take(lambda group: True)) is not None:
            yield found


class FairTurns:
    """The turns for one kind of work. `kind` is its name in the metrics."""

    def __init__(self, kind: str, limits: Limits) -> None:
        self._limits = limits
        self._line = Line()
        self._patient = Line()  # work that nobody is watching; it gets a small share if there is other work
        self._running: Counter[str] = Counter()  # by group
        self._given = 0
        self._waiting_gauge = QUEUE_WAITING.labels(kind)
        self._running_gauge = QUEUE_RUNNING.labels(kind)
        self._refused = QUEUE_REFUSED.labels(kind)

    @property
    def waiting(self) -> int:
        return len(self._line) + len(self._patient)

    @property
    def running(self) -> int:
        return self._running.total()

    async def take(self, sender: Sender, patient: bool = False) -> Turn:
        """Wait for a turn. Raises TooBusy if too much is waiting, now or later while this waits."""
        return await self.wait_for(self.enter(sender, patient))

    def enter(self, sender: Sender, patient: bool = False) -> Waiting:
        """Join those who wait. Raises TooBusy if too much is waiting already."""
        waiting = Waiting(sender, self._patient if patient else self._line)
        self._make_room(sender)
        waiting.line.add(waiting)
        self._give_out()
        return waiting

    def leave(self, waiting: Waiting) -> None:
        """Give up a place. It means nothing if the turn has come already."""
        waiting.line.remove(waiting)
        waiting.turn.cancel()
        self._show()

    async def wait_for(self, waiting: Waiting) -> Turn:
        """The turn of somebody who has joined. Raises TooBusy if they have to give way to others."""
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            waiting.line.remove(waiting)
            if waiting.turn.done() and not waiting.turn.cancelled() and waiting.turn.exception() is None:
                waiting.turn.result().give_back()
            raise
        finally:
            self._show()

    def ahead_of(self, waiting: Waiting) -> int:
        """How many pieces of work, waiting or running, come before this one."""
        return 0 if waiting.turn.done() else self.running + list(waiting.line.in_order()).index(waiting)

    def _make_room(self, sender: Sender) -> None:
        """Refuse the newcomer, or if others have far more waiting, the last of theirs."""
        limits, line = self._limits, self._line
        full = bool(limits.waiting) and self.waiting >= limits.waiting
        if limits.waiting_of_person and line.size_of_person(sender) >= limits.waiting_of_person:
            self._refused.inc()
            raise TooBusy
        if not full:
            return
        self._refused.inc()
        largest = line.largest_group()
        if line.size_of_group(largest) <= line.size_of_group(sender.group) + 1:
            raise TooBusy
        last = line.last_of(largest)
        line.remove(last)
        if not last.turn.done():
            last.turn.set_exception(TooBusy())

    def _may(self, group: str) -> bool:
        most = self._limits.at_once_of_group
        return not most or self._running[group] < most

    def _give_out(self) -> None:
        while self.running < self._limits.at_once:
            lines = [self._line, self._patient]
            if self._given % PATIENT_SHARE == PATIENT_SHARE - 1:
                lines.reverse()
            found = lines[0].take(self._may) or lines[1].take(self._may)
            if found is None:
                break
            if found.turn.done():  # its sender has gone
                continue
            self._given += 1
            group = found.sender.group
            self._running[group] += 1
            found.turn.set_result(Turn(partial(self._end, group)))
        self._show()

    def _end(self, group: str) -> None:
        self._running[group] -= 1
        if not self._running[group]:
            del self._running[group]
        self._give_out()

    def _show(self) -> None:
        self._waiting_gauge.set(self.waiting)
        self._running_gauge.set(self.running)
