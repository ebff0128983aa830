"""The board of Pecunia Olet, with anything printed on it, and the ladders of an owner's box."""

from copy import deepcopy

import pytest

from pecunia.art.kinds import TABLE
from pecunia.art.lettering import set_words
from pecunia.art.shapes import Layout, Use
from pecunia.art.sheet import all_symbols
from pecunia.non_olet.art.frames.ladder_frames import ladder_layout
from pecunia.non_olet.engine.values import TASKS, Task
from pecunia.olet.art.board import space_key
from pecunia.olet.art.table_art import board_layout, board_words
from pecunia.olet.engine.names import INVESTIGATION, LAST, PLAIN, SPACES
from pecunia.olet.engine.values import Board, own_values
from pecunia.texts import LANGUAGES, Texts

FULLEST = 48  # spaces; longer than any printed track


def fullest_board() -> Board:
    """A board with every possible space, everything printed on them that may be, and a long track."""
    board = deepcopy(own_values().boards["many"])
    board.spaces = list(range(SPACES))
    board.hat = [True] * SPACES
    board.price = [100] * SPACES
    board.track = [PLAIN] * (FULLEST - 4) + [INVESTIGATION] * 3 + [LAST]
    board.level = [0] * (FULLEST - 4) + [1, 2, 3] + [0]
    return board


BOARDS = {**own_values().boards, "fullest": fullest_board()}


def tiles(layout: Layout, symbol: str) -> list[Use]:
    return [use for use in layout.uses if use.symbol == symbol]


def apart(one: Use, two: Use) -> bool:
    beside = one.x + one.width <= two.x or two.x + two.width <= one.x
    return beside or one.y + one.height <= two.y or two.y + two.height <= one.y


@pytest.mark.parametrize("name", BOARDS)
def test_everything_has_its_own_room_on_the_board(name: str) -> None:
    board = BOARDS[name]
    layout = board_layout(name, board)
    spaces = tiles(layout, "olet-frame-space-table")
    track = tiles(layout, "olet-frame-track")
    assert len(spaces) == len(board.spaces)
    assert len(track) == len(board.track)
    both = [*spaces, *track, *tiles(layout, "olet-place-card")]
    assert all(apart(one, two) for number, one in enumerate(both) for two in both[:number])
    for use in layout.uses:
        assert use.symbol in all_symbols()
        assert use.x >= 0
        assert use.y >= 0
        assert use.x + use.width <= layout.width
        assert use.y + use.height <= layout.height


@pytest.mark.parametrize("name", BOARDS)
def test_the_words_of_a_board_fit_and_none_is_missing(name: str) -> None:
    board = BOARDS[name]
    for language in LANGUAGES:
        words = board_words(board, Texts(language))
        for slot in board_layout(name, board).slots:
            said = slot.fixed or words[slot.says]
            assert set_words(said, slot, language).lines


def test_a_board_says_what_is_printed_on_its_spaces() -> None:
    board = own_values().boards["many"]
    hats = sum(board.hat[space] for space in board.spaces)
    bins = sum(board.bin[space] for space in board.spaces)
    layout = board_layout("many", board)
    assert hats == len(tiles(layout, "olet-hat"))
    assert bins == len(tiles(layout, "olet-bin"))
    assert len(tiles(layout, "olet-sunglasses")) == 1
    assert {space_key(board, space) for space in board.spaces} >= {"market-bin", "print-hat", "tax-sunglasses"}
    starts = [slot.fixed for slot in layout.slots if slot.says == "number"]
    assert starts[0] == "4"
    assert "3" in starts


def test_ladders_of_another_box_keep_their_boards() -> None:
    """The signs of any task stay on their own board of the card."""
    for first in range(0, len(TASKS), 5):
        tasks = [Task(kind % len(TASKS), 0, 9) for kind in range(first, first + 5)]
        layout = ladder_layout("patron", tasks, TABLE)
        signs = [use for use in layout.uses if use.symbol.startswith(("sign-", "plate-"))]
        assert signs
        assert all(use.x >= 128 and use.x + use.width <= 506.1 for use in signs)
