"""Any file is either read or refused with an error of ours: never a traceback, never a hang."""

import contextlib
import os
import random
from pathlib import Path

import pytest

from pecunia.core.errors import FileError, OptionError
from pecunia.core.game import Game
from pecunia.games import from_position, from_record
from pecunia.titles.registry import TITLES

GOLDEN = Path(__file__).parents[1] / "golden"
# Words that mean something to each game, though usually not where they are put.
COMMON = '- 0 -1 99 ² 99999999999999999999 A D F Z turn ; # outcome agenda options players=2 seed é \t [ = " { values'
NON_OLET = """
SEN; SEN9/9; WOM2/2@3; WOM2/2@²; done; rest; fee; venus; fountain; tumult@3; patron 9; resolve 99; rats-marker 40 1;
draft 7; coliseum 0 1/2 0,0; famous-enters 9 99; modules=events
"""
OLET = """
pass; decline; place SM1; place JT1; lift PR1; sell 1/0/0; sell 9/0/0; deposit 10; sell SM1; fly CF1; lawyer-place;
PR1:A; M9:B; TX1:²; S-ink; A-printer; C-lottery-80; lottery; jet; 0/0/9; great-lawyer; bad-lawyer; last-henchmen; round;
trigger A; known 0 0; fixture; cash; offshore 30; tie=replay; round-cap=1; open-money=true; start=C; shared; replay -;
A+B; hat; sunglasses; bin; strike; investigation; last; plain; copies = 2; "4"; true; market = []
"""
WORDS = {
    title: [*COMMON.split(" "), *(word.strip() for word in words.split(";"))]
    for title, words in (("non-olet", NON_OLET), ("olet", OLET))
}
TRIES = int(os.environ.get("PECUNIA_SPOILED", "400"))

every_title = pytest.mark.parametrize("title", TITLES)


def spoiled(text: str, chance: random.Random, title: str) -> str:
    """The text with a few lines, words or letters lost, doubled, swapped or replaced."""
    known = WORDS[title]
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
            words[at] = chance.choice(known)
            lines[number] = " ".join(words)
        elif kind == 3:
            words.insert(at, chance.choice(known))
            lines[number] = " ".join(words)
        elif kind == 4:
            del words[at]
            lines[number] = " ".join(words)
        else:
            lines[number] = lines[number][: chance.randrange(len(lines[number]) + 1)]
    return "\n".join(lines)


def records(title: str) -> list[str]:
    texts = [file.read_text(encoding="utf-8") for file in sorted(GOLDEN.glob("*.pecunia"))]
    return [text for text in texts if f"\ngame {title}\n" in text]


def positions(title: str) -> list[str]:
    """The golden positions, and every 37th of each recorded game."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((GOLDEN / "positions").glob("*.position"))]
    texts = [text for text in texts if f"\ngame {title}\n" in text]
    assert texts
    for text in records(title):
        game, record = from_record(text)
        texts += [game.earlier(back).position() for back in range(0, len(record.moves), 37)]
    return texts


@every_title
def test_spoiled_positions(title: str) -> None:
    chance = random.Random(1)
    texts = positions(title)
    refused = 0
    for attempt in range(TRIES * 3):
        text = spoiled(chance.choice(texts), chance, title)
        try:
            game = from_position(text, "spoiled")
        except FileError as error:
            check_place(error)
            refused += 1
        except OptionError:  # the word after `game` is not a game
            refused += 1
        else:
            play_some(game, chance)
    assert TRIES < refused < TRIES * 3


def check_place(error: FileError) -> None:
    """An error names the file and a line of it."""
    assert error.key
    assert error.file == "spoiled"
    assert error.line > 0


def play_some(game: Game, chance: random.Random) -> None:
    """An accepted game can be played. One of Pecunia Olet can also be played to the end of a lap and written again.

    A position of the first game may lack what an effect or a draft needs later on.
    """
    whole = game.title == "olet"
    assert not whole or from_position(game.position()).position() == game.position()
    for decision in range(12 if whole else 1):
        if game.question is not None:
            assert game.question.moves
            game.play(chance.choice(game.question.moves))


@every_title
def test_spoiled_records(title: str) -> None:
    chance = random.Random(2)
    texts = records(title)
    refused = 0
    for attempt in range(TRIES):
        try:
            from_record(spoiled(chance.choice(texts), chance, title), "spoiled")
        except FileError as error:
            check_place(error)
            refused += 1
    assert refused > TRIES // 2


@every_title
def test_spoiled_values(title: str) -> None:
    chance = random.Random(3)
    refused = 0
    for attempt in range(TRIES):
        known = TITLES[title]
        try:
            known.engine.values_from_text(spoiled(known.engine.own_values_text(), chance, title), "spoiled")
        except FileError as error:
            check_place(error)
            refused += 1
    assert refused > TRIES // 4


ODD = [
    "",
    "\n",
    "\0",
    "pecunia record 1",
    "pecunia position 1\n" * 3,
    "[" * 2000,
    "a = " + "[" * 100_000,
    "a = " + "9" * 5000,
]


@every_title
@pytest.mark.parametrize("text", ODD, ids=lambda text: repr(text)[:24])
def test_odd_texts(text: str, title: str) -> None:
    for odd in (text, f"pecunia position 1\ngame {title}\n{text}", f"pecunia record 1\ngame {title}\nvalues {text}"):
        for read in (from_record, TITLES[title].engine.values_from_text, from_position):
            with contextlib.suppress(FileError):
                read(odd, "odd")
