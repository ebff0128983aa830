"""Chance: one portable seeded stream per game, and the commitment that proves the deal was not touched.

The numbers come from SHAKE-128, a hash of any length. They are the same on every platform and Python version. Nobody
can work out the next shuffle from the cards already seen; with Mersenne Twister, for example, that would be possible.
"""

from hashlib import sha256, shake_128
from os import urandom
from random import Random
from typing import Final

from pecunia.core.moves import Move

# Words have 24 bits, so that all arithmetic on them stays in a machine word.
WORD: Final = 1 << 24
BYTES: Final = 3
BLOCK: Final = 192
KEY: Final = 32


def stream_of(seed: str | int) -> "Stream":
    """The stream of a seed."""
    return Stream(sha256(b"pecunia stream 1\0" + str(seed).encode()).digest())


def stream_from(source: "Stream | Random | str | int | None") -> "Stream":
    """The stream that somebody means who gives a stream, a `random.Random`, a seed, or nothing: then any stream.

    A `random.Random` is drawn from once, so each stream from it is another one, and they repeat with its seed.
    """
    if isinstance(source, Stream):
        return source
    if source is None:
        return Stream(urandom(KEY))
    if isinstance(source, Random):
        return Stream(sha256(b"pecunia random 1\0" + source.getrandbits(8 * KEY).to_bytes(KEY, "big")).digest())
    return stream_of(str(source))


def commitment(seed: str) -> str:
    """The hash of a seed, published before the deal; the seed itself is published after the game."""
    return sha256(b"pecunia commitment 1\0" + seed.encode()).hexdigest()


class Stream:
    """An endless row of words. `copy` continues the same row, `fork` starts another one."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.blocks = 0
        self.block = b""
        self.used = BLOCK

    def copy(self) -> "Stream":
        """A twin that goes on with the same numbers."""
        twin = Stream(self.key)
        twin.blocks = self.blocks
        twin.block = self.block
        twin.used = self.used
        return twin

    def __repr__(self) -> str:
        return f"<Stream: {max(self.drawn(), 0)} numbers drawn>"

    def __reduce__(self) -> tuple[object, ...]:
        return stream_again, (self.key, self.blocks, self.block, self.used)

    def restart(self, key: bytes) -> None:
        """Become the stream of this key, from its beginning. Everybody who holds this object draws from the new
        stream."""
        self.key = key
        self.blocks = 0
        self.block = b""
        self.used = BLOCK

    def fork(self) -> "Stream":
        """A new, independent stream. Drawing from it does not change this one."""
        return Stream(sha256(self.key + b"fork" + self._word().to_bytes(BYTES, "big")).digest())

    def _word(self) -> int:
        if self.used == BLOCK:
            self.block = shake_128(self.key + self.blocks.to_bytes(8, "big")).digest(BLOCK)
            self.blocks += 1
            self.used = 0
        used = self.used
        block = self.block
        self.used = used + BYTES
        return block[used] * 65536 + block[used + 1] * 256 + block[used + 2]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: words of the last, incomplete run of n are thrown away."""
        while True:
            word = self._word()
            number = word % n
            if word - number + n <= WORD:
                return number

    def shuffle(self, cards: list[int]) -> None:
        """Put these cards into any order, each equally likely."""
        last = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def choose(self, moves: list[Move]) -> Move:
        """One of several moves, each equally likely."""
        return moves[self.below(len(moves))]

    def drawn(self) -> int:
        """How many words have been drawn: with the key, this is the whole state of the stream."""
        return (self.blocks * BLOCK - BLOCK + self.used) // BYTES

    def skip_to(self, drawn: int) -> None:
        """Go to the state after `drawn` words, as a written position states it."""
        self.blocks = drawn * BYTES // BLOCK
        self.used = BLOCK
        for word in range(drawn % (BLOCK // BYTES)):
            self._word()


def stream_again(key: bytes, blocks: int, block: bytes, used: int) -> Stream:
    """The stream in a pickle."""
    stream = Stream(key)
    stream.blocks = blocks
    stream.block = block
    stream.used = used
    return stream
