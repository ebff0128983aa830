"""Whatever stands in a file, it is read or refused with an error of ours: never a traceback, never a hang."""

import contextlib
import random
from pathlib import Path

import pytest

from pecunia.core.errors import FileError, OptionError
from pecunia.games import from_position, from_record
from pecunia.non_olet.values import own_values_text, values_from_text

GOLDEN = Path(__file__).parents[1] / "golden"
WORDS = [
    "-",
    "0",
    "-1",
    "99",
    "A",
    "F",
    "Z",
    "SEN",
    "SEN9/9",
    "WOM2/2@3",
    "done",
    "turn",
    "resolve 99",
    "rest",
    ";",
    "#",
]
WORDS += [
    "outcome",
    "fee",
    "agenda",
    "rats-marker 40 1",
    "draft 7",
    "options",
    "players=2",
    "seed",
    "é",
    "\t",
    "[",
    "=",
    '"',
]
WORDS += ["coliseum 0 1/2 0,0", "famous-enters 9 99", "venus", "fountain", "tumult@3", "patron 9", "modules=events"]
TRIES = 400


def spoiled(text: str, chance: random.Random) -> str:
    """The text with a few lines, words or letters lost, doubled, swapped or replaced."""
    lines = text.splitlines()
    for change in range(chance.randint(1, 3)):
        number = chance.randrange(len(lines))
        words = lines[number].split(" ")
        at = chance.randrange(len(words))
        kind = chance.randrange(6)
        if kind == 0:
            del lines[number]
            lines = lines or [""]
        elif kind == 1:
            lines.insert(number, lines[chance.randrange(len(lines))])
        elif kind == 2:
            words[at] = chance.choice(WORDS)
            lines[number] = " ".join(words)
        elif kind == 3:
            words.insert(at, chance.choice(WORDS))
            lines[number] = " ".join(words)
        elif kind == 4:
            del words[at]
            lines[number] = " ".join(words)
        else:
            lines[number] = lines[number][: chance.randrange(len(lines[number]) + 1)]
    return "\n".join(lines)


def positions() -> list[str]:
    texts = [file.read_text(encoding="utf-8") for file in sorted((GOLDEN / "positions").glob("*.position"))]
    for file in sorted([*GOLDEN.glob("2016-*-dark-red.pecunia"), *GOLDEN.glob("module*.pecunia")]):
        game, record = from_record(file.read_text(encoding="utf-8"), file.name)
        texts += [game.earlier(back).position() for back in range(0, len(record.moves), 37)]
    return texts


def test_spoiled_positions() -> None:
    chance = random.Random(1)
    texts = positions()
    refused = 0
    for attempt in range(TRIES * 3):
        text = spoiled(chance.choice(texts), chance)
        try:
            game = from_position(text, "spoiled")
            if game.question is not None:
                game.play(game.question.moves[0])
        except (FileError, OptionError):
            refused += 1
    assert refused > TRIES


def test_spoiled_records() -> None:
    chance = random.Random(2)
    texts = [file.read_text(encoding="utf-8") for file in sorted(GOLDEN.glob("*.pecunia"))]
    refused = 0
    for attempt in range(TRIES):
        try:
            from_record(spoiled(chance.choice(texts), chance), "spoiled")
        except FileError:
            refused += 1
    assert refused > TRIES // 2


def test_spoiled_values() -> None:
    chance = random.Random(3)
    refused = 0
    for attempt in range(TRIES):
        try:
            values_from_text(spoiled(own_values_text(), chance), "spoiled")
        except FileError:
            refused += 1
    assert refused > TRIES // 4


@pytest.mark.parametrize("text", ["", "\n", "\0", "pecunia record 1", "pecunia position 1\n" * 3, "[" * 2000])
def test_odd_texts(text: str) -> None:
    for read in (from_record, values_from_text, from_position):
        with contextlib.suppress(FileError):
            read(text, "odd")
