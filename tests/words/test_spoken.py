"""Tables in words: they tell everything a seat may see and nothing else, in every language, without signs."""

from typing import Any

import pytest

import pecunia
from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.non_olet.words import glyphs as non_olet
from pecunia.olet.words import glyphs as olet
from pecunia.texts import LANGUAGES, Texts
from pecunia.words.glyphs import UNICODE
from pecunia.words.spoken import seats_from
from pecunia.words.words_of import words_of

NAMES = ["Anna", "Ben", "Chiara"]
SETTINGS: dict[str, dict[str, Any]] = {
    "non-olet": {"edition": 2016, "modules": list(MODULES), "open_draft": True},
    "olet": {},
}
SIGNS = {*UNICODE.signs, non_olet.SIGNS.drop, non_olet.SIGNS.star, olet.SIGNS.hat, olet.SIGNS.half}


def played(title: str, seed: int, bot: str = "random") -> Any:
    """Moments of a game, some moves apart."""
    game = pecunia.new(title, players=3, seed=seed, **SETTINGS[title])
    bots = [make_bot(bot, stream_of(f"bot {seat}")) for seat in range(3)]
    count = 0
    while game.question is not None:
        if count % 17 == 0:
            yield game
        seat = game.question.player
        game.play(bots[seat].choose(game.view(seat)))
        count += 1
    yield game


def told(game: Game, seat: int, language: str) -> list[str]:
    words = words_of(game, Texts(language), NAMES)
    parts = words.spoken(game.view(seat))
    assert all(part.title and part.lines for part in parts)
    return [line for part in parts for line in (part.title, *part.lines)]


@pytest.mark.parametrize("title", SETTINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_told(title: str, language: str) -> None:
    for game in played(title, seed=3):
        for seat in (-1, 0):
            lines = told(game, seat, language)
            assert all(line.strip() for line in lines)
            assert not SIGNS & set("".join(lines))
            assert not any("spoken-" in line or "terminal-" in line for line in lines)
            assert all(any(name in line for line in lines) for name in NAMES)


@pytest.mark.parametrize("title", SETTINGS)
def test_nothing_hidden_is_told(title: str) -> None:
    """A seat hears the same whatever the hidden cards are."""
    stream = stream_of("unseen")
    for game in played(title, seed=4):
        for seat in (-1, 1):
            if game.question is not None:
                assert told(game.view(seat).imagine(stream), seat, "en") == told(game, seat, "en")


def test_all_that_lies_open_is_told() -> None:
    for game in played("non-olet", seed=5, bot="greedy"):
        words: Any = words_of(game, Texts("en"), NAMES)
        view: Any = game.view(0)
        text = "\n".join(told(game, 0, "en"))
        here = [roman for player in range(3) for roman in view.queue(player)]
        here += [view.roman(player, spot) for player in range(3) for spot in view.visitors(player)]
        assert all(words.name(roman) in text for roman in [*here, *view.shown])
        assert all(words.card(key) in text for key in view.snapshot()["players"][0]["hand"])


def test_the_own_place_comes_first() -> None:
    assert seats_from(1, 3) == [1, 2, 0]
    assert seats_from(-1, 3) == [0, 1, 2]
