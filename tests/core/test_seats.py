"""Seats and their letters, both ways. A wrong letter is refused where people type it."""

import re

import pytest

from pecunia.cli.common import seat_or_spectator
from pecunia.core.errors import FileError, OptionError
from pecunia.core.moves import NO_SEAT, seat_letter, seat_number
from pecunia.core.record import write_record
from pecunia.core.view import SPECTATOR
from pecunia.games import from_record, new
from pecunia.titles.registry import TITLES

NO_LETTERS = ["", "a", "AB", "Ä", "É", "1", "@", "[", " ", "A "]


def test_letters_and_numbers_of_seats_are_one_another() -> None:
    assert [seat_number(letter) for letter in "ABCDEF"] == list(range(6))
    assert [seat_number(seat_letter(seat)) for seat in range(26)] == list(range(26))


@pytest.mark.parametrize("text", NO_LETTERS)
def test_anything_else_is_no_seat(text: str) -> None:
    assert seat_number(text) == NO_SEAT


def test_the_command_line_takes_small_letters_and_nobody() -> None:
    assert seat_or_spectator(" b ") == 1
    assert seat_or_spectator("") == SPECTATOR
    for text in ("AB", "é", "1", "@"):
        with pytest.raises(OptionError) as error:
            seat_or_spectator(text)
        assert error.value.key == "option-seat"
        assert error.value.facts["value"] == text


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("start", ["", "a", "É", "AB", "Z"])
def test_a_start_player_that_is_none_is_named_as_it_was_written(title: str, start: str) -> None:
    text = write_record(new(title, seed=1, players=2), ["Anna", "Ben"])
    with pytest.raises(FileError) as error:
        from_record(re.sub("^options .*$", f"options players=2 start={start}", text, flags=re.MULTILINE))
    assert error.value.facts["value"] == start


@pytest.mark.parametrize("title", TITLES)
def test_a_record_with_another_letter_names_its_line(title: str) -> None:
    game = new(title, seed=1, players=2)
    assert game.question is not None
    player = seat_letter(game.question.player)
    game.play(game.question.moves[0])
    text = write_record(game, ["Anna", "Ben"])
    with pytest.raises(FileError) as error:
        from_record(text.replace(f"\n1 {player} ", "\n1 É "), "game.pecunia")
    assert error.value.key == "record-turn"
