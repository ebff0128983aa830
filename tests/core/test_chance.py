"""The stream of chance: portable, independent, and fair."""

from collections import Counter
from hashlib import sha256, shake_128

import pytest

from pecunia.core.chance import WORD, commitment, stream_of


def test_the_same_seed_gives_the_same_numbers_everywhere() -> None:
    """These numbers must never change: every record depends on them."""
    stream = stream_of("7")
    assert [stream.below(100) for number in range(12)] == [47, 46, 16, 21, 54, 44, 95, 78, 89, 67, 29, 22]
    cards = list(range(10))
    stream.shuffle(cards)
    assert cards == [8, 1, 9, 0, 3, 6, 5, 4, 7, 2]


def test_the_numbers_are_those_of_shake_128() -> None:
    """Anybody can compute them to check a deal without our code."""
    key = sha256(b"pecunia stream 1\x007").digest()
    words = []
    for block in range(3):
        data = shake_128(key + block.to_bytes(8, "big")).digest(192)
        words += [int.from_bytes(data[at : at + 3], "big") for at in range(0, 192, 3)]
    stream = stream_of("7")
    assert [stream.below(WORD) for number in range(len(words))] == words


def test_commitment_is_a_hash_of_the_seed_that_anyone_can_compute() -> None:
    assert commitment("7") == sha256(b"pecunia commitment 1\x007").hexdigest()


def test_numbers_are_fair() -> None:
    stream = stream_of("fair")
    counts = Counter(stream.below(6) for number in range(60_000))
    assert set(counts) == set(range(6))
    # Six cells, 5 degrees of freedom: chi-square beyond 30 has a chance of less than one in 10,000.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 30


def test_words_that_would_favour_low_numbers_are_drawn_again() -> None:
    """Two thirds of a word's range: without rejection, a third of all numbers would come up twice as often."""
    limit = WORD // 3 * 2
    stream = stream_of("bias")
    low = sum(stream.below(limit) < limit // 2 for number in range(20_000))
    assert 9_500 < low < 10_500


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream = stream_of("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for deal in range(24_000):
        cards = [0, 1, 2, 3]
        stream.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 60


def test_a_copy_goes_on_with_the_same_numbers() -> None:
    stream = stream_of("copy")
    stream.below(10)
    twin = stream.copy()
    assert [twin.below(1000) for number in range(100)] == [stream.below(1000) for number in range(100)]


def test_a_fork_goes_its_own_way_and_never_shifts_its_origin() -> None:
    one, other = stream_of("fork"), stream_of("fork")
    forked = one.fork()
    other.fork()
    for number in range(50):
        forked.below(10)
    assert [one.below(1000) for number in range(20)] == [other.below(1000) for number in range(20)]
    assert [forked.below(1000) for number in range(20)] != [other.below(1000) for number in range(20)]


@pytest.mark.parametrize("drawn", [0, 1, 63, 64, 65, 200])
def test_a_stream_can_be_taken_up_where_it_was(drawn: int) -> None:
    stream = stream_of("skip")
    for number in range(drawn):
        stream.below(2)
    assert stream.drawn() == drawn
    again = stream_of("skip")
    again.skip_to(drawn)
    assert again.drawn() == drawn
    assert again.below(WORD) == stream.below(WORD)
