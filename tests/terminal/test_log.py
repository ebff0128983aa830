"""The log: one line for everything that happens, as a seat may know it."""

import pytest

from pecunia.core.happenings import Happening
from pecunia.games import new
from pecunia.terminal.log import Log
from pecunia.texts import LANGUAGES

from .tables import GOLDEN, golden, picture_for

RECORDS = sorted(path.stem for path in GOLDEN.glob("*.pecunia") if not path.stem.startswith("olet-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_happening_of_recorded_games_is_told(language: str) -> None:
    for name in RECORDS:
        *_, game = golden(name)
        picture = picture_for(game, language)
        log = Log(game)
        assert log.told
        for told in log.told:
            for seat in (-1, told.happening.player):
                text = picture.words.line(told.happening, seat)
                assert text
                assert "{" not in text, text
                assert "\n" not in text


def test_a_line_as_people_read_it() -> None:
    game = new("non-olet", seed=1)
    picture = picture_for(game)
    deodora = picture.words.values.names.index("Deodora")
    paid = Happening("paid", 0, {"roman": deodora, "spot": "M+", "amount": 3}, {})
    assert picture.words.line(paid, 1) == "Anna collects 3 sesterces: Deodora (woman) leaves (middle seat)."
    paid = Happening("paid", 0, {"roman": deodora, "spot": "L", "amount": 1}, {})
    assert picture_for(game, "de").words.line(paid, 1) == "Anna kassiert 1 Sesterze: Deodora (Römerin) geht (links)."


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    picture = picture_for(new("non-olet", seed=1))
    drew = Happening("drew-actions", 1, {"count": 1}, {"cards": ["villa-dixius"]})
    assert "Villa Dixius" in picture.words.line(drew, 1)
    for seat in (-1, 0, 2):
        assert picture.words.line(drew, seat) == "Bruno draws an action card."


def test_what_could_not_be_paid_or_drawn_is_said() -> None:
    picture = picture_for(new("non-olet", seed=1))
    paid = picture.words.line(Happening("money-paid", 0, {"amount": 1, "due": 3}, {}), 0)
    assert paid == "Anna owes the bank 3, turns out every pocket, and pays 1."
    assert "no action card" in picture.words.line(Happening("drew-actions", 0, {"count": 0}, {"cards": []}), 0)


def test_players_of_the_same_name_are_told_apart() -> None:
    game = new("non-olet", seed=1)
    picture = picture_for(game)
    picture.words.names = ["greedy", "greedy", "Anna", "greedy"]
    assert picture.words.line(Happening("turn-began", 1, {"turn": 5}, {}), 0) == "Turn 5: B greedy."
    assert picture.words.line(Happening("turn-began", 2, {"turn": 6}, {}), 0) == "Turn 6: Anna."


def test_the_log_of_a_resumed_game_is_whole() -> None:
    game = new("non-olet", seed=3)
    log = Log(game)
    for _ in range(25):
        assert game.question is not None
        game.play(game.question.moves[-1])
    heard = [repr(told.happening) for told in log.told]
    assert heard
    assert [repr(told.happening) for told in Log(game).told] == heard
