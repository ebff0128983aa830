"""Which messages of clients are in the log already, so that a message that is sent again is not carried out again.

A client sends again what was not answered. It may come back much later, after others have filled many entries. So the
last messages are remembered for each person, not for the table: they are forgotten only when that person has sent
hundreds of others since.
"""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b

MAX_MESSAGES = 256  # for each person
MAX_PEOPLE = 12  # twice as many as can sit at a table, because seats move to other devices


class MessageIds:
    def __init__(self, people: Mapping[str, Mapping[int, int]] | None = None) -> None:
        self._people = {who: dict(messages) for who, messages in (people or {}).items()}

    def copy(self) -> "MessageIds":
        return MessageIds(self._people)

    def people(self) -> dict[str, dict[int, int]]:
        """By person: the entries of the messages, by a number that stands for the id. The last heard comes last."""
        return self._people

    def add(self, who: str, id: str, entry: int) -> None:
        messages = self._people.pop(who, {})
        self._people[who] = messages
        messages[_number(id)] = entry
        if len(messages) > MAX_MESSAGES:
            del messages[next(iter(messages))]
        if len(self._people) > MAX_PEOPLE:
            del self._people[next(iter(self._people))]

    def entry_of(self, who: str, id: str) -> int:
        """The entry of this message; 0 if the message is new."""
        return self._people.get(who, {}).get(_number(id), 0)


@lru_cache(maxsize=1024)  # each id is looked up when its message comes, and noted when the entry is written
def _number(id: str) -> int:
    """A number that stands for an id in every process. It takes less memory than the id."""
    return int.from_bytes(blake2b(id.encode(), digest_size=7).digest())
