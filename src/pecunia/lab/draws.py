"""Drawing from a stream: options and values by their weights."""

from collections.abc import Mapping
from typing import TypeVar

from pecunia.core.chance import Stream

Thing = TypeVar("Thing")


def weighted(stream: Stream, weights: Mapping[Thing, int]) -> Thing:
    """One of several things, each as often as its weight says."""
    left = stream.below(sum(weights.values()))
    for thing, weight in weights.items():
        if left < weight:
            return thing
        left -= weight
    raise AssertionError("the weights add up to more")


def one_of(stream: Stream, things: list[Thing]) -> Thing:
    return things[stream.below(len(things))]


def percent(stream: Stream, chance: int) -> bool:
    """True this often in a hundred times."""
    return stream.below(100) < chance


def between(stream: Stream, least: int, most: int) -> int:
    """A whole number between two others, both included."""
    return least + stream.below(most - least + 1)


def some_of(stream: Stream, things: list[Thing], number: int) -> list[Thing]:
    """So many different ones, in their order."""
    places = list(range(len(things)))
    stream.shuffle(places)
    return [things[place] for place in sorted(places[:number])]


def shared_out(stream: Stream, total: int, parts: int) -> list[int]:
    """Whole numbers above zero that add up to the total."""
    found = [1] * parts
    for _rest in range(total - parts):
        found[stream.below(parts)] += 1
    return found
