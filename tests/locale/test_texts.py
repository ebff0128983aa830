"""How texts are found: the language of the user, plurals, errors in one line."""

from datetime import UTC, date, datetime

import pytest

from pecunia.core.errors import FileError, IllegalMove, OptionError, PecuniaError, Reason
from pecunia.games import from_position, from_record, new
from pecunia.texts import LANGUAGES, Messages, Texts


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it_IT@euro", "LANG": "de_DE"}, "it"),
        ({"LC_ALL": "fr_CH.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "", "LANG": "de_AT"}, "de"),
        ({"PECUNIA_LANGUAGE": "it", "LC_ALL": "fr_FR"}, "it"),
        ({"PECUNIA_LANGUAGE": "de-CH", "LC_ALL": "fr_FR"}, "de"),
    ],
)
def test_language_of_the_user(environment: dict[str, str], language: str) -> None:
    assert Texts.for_user(None, environment).language == language
    assert Texts.for_user("it", environment).language == "it"


def test_unknown_language_is_an_error() -> None:
    with pytest.raises(OptionError) as error:
        Texts.for_user("la")
    assert Texts("en").error(error.value) == "There’s no language “la”. Choose from: de, en, fr, it."


def test_numbers_choose_plurals() -> None:
    texts = Texts("en")
    assert texts.text("terminal-cards", count=1) == "1 card"
    assert texts.text("terminal-cards", count=2) == "2 cards"
    assert Texts("fr").text("class-slave", count=0) == "esclave"


def test_attributes() -> None:
    texts = Texts("de")
    assert texts.attribute("card-great-haste", "text-2005") != texts.attribute("card-great-haste", "text")
    assert texts.attribute("card-alms", "text-2005") is None
    assert texts.attribute("no-such-key", "text") is None


def test_an_unknown_key_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        Texts("en").text("no-such-key")


def test_an_illegal_move_names_its_clause() -> None:
    error = IllegalMove(Reason("senator-beside-slave", "§2.5"), "seat M")
    assert Texts("de").error(error) == "Ein Senator neben einem Sklaven? Nicht in diesem Rom. (§2.5)"
    assert Texts("en").reason(Reason("game-over", "")) == "The game is over: time to wash your hands."


def test_the_rule_of_a_reason() -> None:
    assert str(Texts("de").rule("non-olet", "§2.5")).startswith("Der vorderste Römer deiner Warteschlange setzt sich")
    assert str(Texts("it").rule("olet", "§3.4")).startswith("Il ricettatore prende")
    assert Texts("en").rule("olet", "A19") is None
    assert Texts("en").why("olet", "A19") is None
    assert str(Texts("en").why("olet", "O62")).startswith("Both rulebooks")
    assert str(Texts("fr").why("non-olet", "A9")).startswith("Seule la règle anglaise")
    assert Texts("en").rule("non-olet", "") is None


def test_an_error_in_a_file_names_line_move_and_clause() -> None:
    error = FileError("place-taken", "game.pecunia", 14, move="seat M", clause="A18")
    assert Texts("en").error(error) == "game.pecunia:14: seat M: Occupied! Somebody’s already sitting there. (A18)"


def test_years_and_numbers_keep_their_digits() -> None:
    """A year is not a quantity, so no language puts a point or a space into it."""
    for language in LANGUAGES:
        assert "12016" in Texts(language).error(OptionError("option-edition", value=12016))


def test_errors_of_files_are_one_line_in_every_language() -> None:
    broken = {
        "a senator beside a slave": "pecunia position 1\nfixture\nA L SEN\nA M SLV\n",
        "71 Romans": "pecunia position 1\nA queue " + "SEN " * 16 + "\n",
        "no such option": "pecunia position 1\noptions edition=2005 dark-red=true\n",
    }
    for text in broken.values():
        with pytest.raises(PecuniaError) as error:
            from_position(text, "table.txt")
        for language in LANGUAGES:
            line = Texts(language).error(error.value)
            assert line.startswith("table.txt:")
            assert "\n" not in line
            assert "{" not in line


def test_a_truncated_record() -> None:
    with pytest.raises(PecuniaError) as error:
        from_record("pecunia record 1\ngame non-olet\nrules 1\nresult unfinished\nmoves\n1 A done\n", "game.pecunia")
    line = "game.pecunia:6: Die Aufzeichnung bricht ab: Ihre letzte Zeile muss „end“ sein."
    assert Texts("de").error(error.value) == line


def test_options_are_named_with_what_is_known() -> None:
    with pytest.raises(PecuniaError) as error:
        new("non-olet", seed=1, house={"winBy": "luck"})
    assert Texts("en").error(error.value) == "House rule winBy can’t be “luck”. Choose from: held, earned."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_message_asked_for_finds_those_of_other_files(language: str) -> None:
    said = Messages(language).format("reason-module-off-famous", "", {})
    assert said is not None
    assert Texts(language).text("module-famous") in said


@pytest.mark.parametrize(
    ("language", "share", "change", "day"),
    [
        ("en", "12.3%", "−1%", "19 November 2026"),
        ("de", "12,3\u00a0%", "−1\u00a0%", "19. November 2026"),
        ("fr", "12,3\u202f%", "−1\u202f%", "19 novembre 2026"),
        ("it", "12,3%", "−1%", "19 novembre 2026"),
    ],
)
def test_shares_and_dates(language: str, share: str, change: str, day: str) -> None:
    """Each language has its own point, its own space before the unit, and its own order of a date."""
    texts = Texts(language)
    assert texts.share(0.1234) == share
    assert texts.share(-0.012, whole=True, signed=True) == change
    assert texts.share(0.0001, signed=True) == texts.share(0)
    assert texts.day(date(2026, 11, 19)) == day
    assert texts.moment(datetime(2026, 11, 19, 14, 5, tzinfo=UTC)) == f"{day}, 14:05"
