"""Chance: one portable seeded stream per game, and the commitment that proves the deal was not touched.

The numbers are SHA-256 in counter mode. They are the same on every platform and Python version, and nobody can work
out the next shuffle from the cards already seen, which a fast generator such as Mersenne Twister would allow.
"""

import struct
from hashlib import sha256

from pecunia.core.moves import Move

WORDS_PER_BLOCK = 8
WORD = 1 << 32


def stream_of(seed: str) -> "Stream":
    """The stream that a seed stands for."""
    return Stream(sha256(b"pecunia stream 1\0" + seed.encode()).digest())


def commitment(seed: str) -> str:
    """The hash of a seed, published before the deal; the seed itself is published after the game."""
    return sha256(b"pecunia commitment 1\0" + seed.encode()).hexdigest()


class Stream:
    """An endless row of 32-bit words. `copy` continues the same row, `fork` starts another one."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block = 0
        self.words: tuple[int, ...] = ()
        self.used = 0

    def copy(self) -> "Stream":
        twin = Stream(self.key)
        twin.block = self.block
        twin.words = self.words
        twin.used = self.used
        return twin

    def fork(self) -> "Stream":
        """An independent stream that this one brings forth; drawing from it never shifts this one further."""
        return Stream(sha256(self.key + b"fork" + self._word().to_bytes(4, "big")).digest())

    def _word(self) -> int:
        if self.used == len(self.words):
            block = sha256(self.key + self.block.to_bytes(8, "big")).digest()
            self.words = struct.unpack(">8I", block)
            self.block += 1
            self.used = 0
        word = self.words[self.used]
        self.used += 1
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: words that would favour some are drawn again."""
        product = self._word() * n
        low = product % WORD
        if low < n:
            threshold = WORD % n
            while low < threshold:
                product = self._word() * n
                low = product % WORD
        return product // WORD

    def shuffle(self, cards: list[int]) -> None:
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
        """How many words have been drawn: with the seed, this is the whole state of the stream."""
        return self.block * WORDS_PER_BLOCK - len(self.words) + self.used

    def skip_to(self, drawn: int) -> None:
        """Go on as if `drawn` words had been drawn, as a position that was written down says."""
        self.block = drawn // WORDS_PER_BLOCK
        self.words = ()
        self.used = 0
        for word in range(drawn % WORDS_PER_BLOCK):
            self._word()
