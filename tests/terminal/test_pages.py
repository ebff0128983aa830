"""The pages around the table: before the game, on request, and after the game."""

from pathlib import Path

import pytest

from pecunia.core.chance import commitment
from pecunia.games import new
from pecunia.non_olet.engine.values import own_values_text
from pecunia.non_olet.terminal.topics import card_called
from pecunia.terminal.pages import Pages
from pecunia.texts import LANGUAGES

from .tables import golden, picture_for, seen, words_for

FILE = Path("game.pecunia")
RECONSTRUCTED = {"de": "rekonstruiert", "en": "reconstructed", "fr": "reconstitués", "it": "ricostruite"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page(language: str) -> None:
    """It fits a small screen, and names what is reconstructed, and the commitment but not the seed."""
    game = new("non-olet", seed="arcana", dark_red=True, house={"winBy": "earned"})
    picture = picture_for(game, language)
    words = picture.words
    lines = Pages(picture, 80).start(seen(game, -1), game, [False, True, True, True], FILE)
    page = "\n".join(line.plain for line in lines)
    assert len(lines) <= 23
    assert RECONSTRUCTED[language] in page
    assert commitment("arcana") in page
    assert "arcana" not in page
    assert words.text("house-winBy-earned") in page
    assert words.text("setting-dark-red") in page
    assert words.text("setting-open-draft") not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_what_is_reconstructed_and_what_is_legal(language: str) -> None:
    game = new("non-olet", seed=1)
    picture = picture_for(game, language)
    words = picture.words
    view = seen(game, 0)
    page = "\n".join(line.plain for line in Pages(picture, 80).help(view))
    assert RECONSTRUCTED[language] in page
    for move in view.moves:
        assert words.move(view, move) in page


def test_values_of_an_owner_are_not_called_reconstructed(tmp_path: Path) -> None:
    values = tmp_path / "my-box.toml"
    tables = own_values_text().split("[romans.senator]")[1].split("[names]")[0]
    values.write_text("[romans.senator]" + tables.replace('provenance = "reconstruction"', ""), encoding="utf-8")
    game = new("non-olet", seed=1, values=values)
    page = Pages(picture_for(game), 80).start(seen(game, -1), game, [True] * 4, FILE)
    assert "reconstructed" not in "\n".join(line.plain for line in page)


def test_the_last_page() -> None:
    """It shows the winner, the kind of win, all scores from the highest down, the file, the seed and its commitment."""
    *_, game = golden("end-gift")
    lines = [line.plain for line in Pages(picture_for(game), 200).end(game, FILE)]
    assert game.outcome is not None
    assert game.outcome.winner is not None
    winner = words_for(game).player(game.outcome.winner)
    assert lines[0] == f"One gift too many: it takes {winner} to the target and to victory."
    scores = [int(line.rpartition(": ")[2].split()[0]) for line in lines[1 : 1 + game.seats]]
    assert scores == sorted(game.outcome.scores, reverse=True)
    assert lines[-2].endswith(str(FILE))
    assert game.seed in lines[-1]
    assert commitment(game.seed) in lines[-1]


def test_cards_are_found_by_key_name_or_beginning() -> None:
    words = words_for(new("non-olet", seed=1), "de")
    for topic in ("line-cutter", "VORDRÄNGLER", "vord"):
        assert card_called(words, topic, []) == ("card", "line-cutter")
    assert card_called(words, "tax", []) is None  # three cards begin like this
    assert card_called(words, "v", []) is None
    assert card_called(words, "seat M", []) is None


def test_cards_of_modules_are_found_too() -> None:
    words = words_for(new("non-olet", seed=1), "de")
    assert card_called(words, "kleopatra", []) == ("famous", "cleopatra")
    assert card_called(words, "marc-antony", []) == ("famous", "marc-antony")
    assert card_called(words, "Springbrunnen", []) == ("upgrade", "fountain")
    assert card_called(words, "tumult", []) == ("event", "tumult")
    assert card_called(words, "venus", []) == ("favour", "venus")
    assert card_called(words, "baumeister", []) == ("ladder", "builder")
    assert card_called(words, "springb", ["upgrades"]) == ("upgrade", "fountain")
    assert card_called(words, "springb", ["famous"]) is None  # the beginning is enough only for modules in play
    assert card_called(words, "sklaven", ["events"]) is None  # several begin like this


def test_a_card_says_what_it_does_in_this_edition() -> None:
    words = words_for(new("non-olet", seed=1))
    assert words.card_text("great-haste", 2005) != words.card_text("great-haste", 2016)
    assert words.card_text("alms", 2005) == words.card_text("alms", 2016)
