"""Games, views, records and cards say in a line what they are, and draw themselves in a notebook."""

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import pecunia
from pecunia.notebook import game_html, record_html, view_html

ROOT = Path(__file__).parents[2]
EVERY_TITLE = pytest.mark.parametrize("title", ["non-olet", "olet"])
DRAWN = re.compile(r"<svg.*?</svg>", re.DOTALL)


def played(title: str, moves: int = 10_000) -> pecunia.Game:
    game = pecunia.new(title, seed="Vespasian", players=2)
    luck = random.Random(3)
    for number in range(moves):
        if game.question is None:
            break
        game.play(luck.choice(game.legal_moves))
    return game


@EVERY_TITLE
def test_what_they_are_in_a_line(title: str) -> None:
    game = played(title, 12)
    assert game.question is not None
    assert "seed 'Vespasian'" in repr(game)
    assert f"asked '{game.question.kind}'" in repr(game)
    assert "Vespasian" not in repr(game.view("A"))
    assert "of seat B" in repr(game.view("B"))
    assert "of a spectator" in repr(game.view(-1))
    first = game.history()[0]
    assert repr(first) == f"Played({'AB'[first.player]} {str(first.move)!r}, turn 1)"
    text = pecunia.write_record(game)
    assert repr(pecunia.read_record(text)) == f"<Record: {title}, 12 moves, unfinished>"
    over = played(title)
    assert over.outcome is not None
    assert f"won ({over.outcome.end})" in repr(over)


@EVERY_TITLE
def test_they_draw_themselves(title: str) -> None:
    for game in (played(title, 12), played(title)):
        for shown in (game_html(game), view_html(game.view("A")), view_html(game.view(-1))):
            (drawn,) = DRAWN.findall(shown)
            ElementTree.fromstring(drawn)
            assert "<text" in drawn
        assert game._repr_html_().count("<svg") == 1
        assert game.view(1)._repr_html_().count("<svg") == 1


def test_a_view_draws_nothing_that_the_seat_may_not_know() -> None:
    game = played("non-olet", 3)
    first, again = (game.view("A").imagine(random.Random(seed)).view("A") for seed in (1, 2))
    assert re.sub(r"terminal-\d+", "", view_html(first)) == re.sub(r"terminal-\d+", "", view_html(again))


@EVERY_TITLE
def test_a_record_is_stepped_through(title: str) -> None:
    game = played(title)
    record = pecunia.read_record(pecunia.write_record(game))
    shown = record_html(record)
    assert shown == record._repr_html_()
    assert shown.count("<pre") == len(game.history()) + 1
    assert shown.count(" hidden>") == len(game.history())
    assert f'max="{len(game.history())}"' in shown


def test_a_record_that_cannot_be_played_shows_how_far_it_goes() -> None:
    text = pecunia.write_record(played("olet", 5)).replace("; ", "; hop; ", 1)
    shown = record_html(pecunia.read_record(text))
    assert "There’s no such move" in shown
    assert 1 < shown.count("<pre") < 6


@pytest.mark.parametrize(("key", "name"), [("line-cutter", "Line cutter"), ("printer", "Printer"), ("livia", "Livia")])
def test_a_card_draws_itself(key: str, name: str) -> None:
    card = pecunia.Card(key)
    assert name.lower() in str(card).lower()
    assert f"<Card {key}: " in repr(card)
    ElementTree.fromstring(card._repr_svg_())
    assert str(pecunia.Card(key, "de"))


def test_a_card_is_found_by_its_name() -> None:
    for called, language, key in (
        ("Line cutter", "en", "line-cutter"),
        ("LIVIA", "en", "livia"),
        (str(pecunia.Card("printer", "fr")), "fr", "printer"),
    ):
        assert pecunia.Card(called, language).key == key
    with pytest.raises(pecunia.OptionError):
        pecunia.Card("Line cutter", "de")


def test_a_bot_says_which_one_it_is() -> None:
    for name in pecunia.bots.bot_names("olet"):
        assert repr(pecunia.bots.make_bot(name, 1)) == f"<Bot {name}>"
        assert repr(pecunia.bots.guarded(name)) == f"<Guarded {name}>"


def test_a_card_that_does_not_exist_is_refused() -> None:
    with pytest.raises(pecunia.OptionError, match="There’s no card “ace”"):
        pecunia.Card("ace")
