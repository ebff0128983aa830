"""Names of people: something of them can be seen, and they do not spill over the line they stand on."""

import asyncio
import unicodedata

import httpx
import pytest

from pecunia.core.errors import PecuniaError
from pecunia.server.answers.person_names import MAX_MARKS, plain_name
from pecunia.server.messages.tables import MAX_NAME
from pecunia.texts import LANGUAGES
from tests.server.processes import Server

INVISIBLE = {
    "spaces": "   ",
    "a no-break space": "\u00a0",
    "an ideographic space": "\u3000",
    "a Hangul filler": "\u3164",
    "Hangul jamo fillers": "\u115f\u1160",
    "a halfwidth filler": "\uffa0",
    "an empty Braille cell": "\u2800",
    "zero width": "\u200b\u200c\u200d\u2060\ufeff",
    "a soft hyphen": "\u00ad",
    "controls": "\x00\x07\x1b",
    "a bidi override": "\u202e",
    "bidi isolates": "\u2066\u2069",
    "tags": "\U000e0041\U000e0042",
    "a variation selector": "\ufe0f",
    "a grapheme joiner": "\u034f",
    "marks without a letter": "\u0301\u0301",
    "Khmer vowels that are not written": "\u17b4\u17b5",
    "a blank hieroglyph": "\U00013441",
}

ORDINARY = [
    "Anna",
    "Jean-Luc",
    "O’Neill",
    "Mr. 7",
    "Ægir Ðórsson",
    "Zoë Łukasz",
    "Nguyễn Thị Hà",
    "Αλέξανδρος",
    "Дарья",
    "Թամար",
    "თამარ",
    "שָׁלוֹם",
    "محمد",
    "مُحَمَّد",
    "می\u200cخواهم",
    "आर्यन",
    "क\u094d\u200dष",
    "தமிழ்",
    "ကျော်",
    "สมชาย ภู่",
    "བསྒྲུབས",
    "សុខា",
    "김민준",
    "山田 太郎",
    "葛\U000e0100城",
    "李小龍",
    "ሰላም",
    "ᠮᠣᠩᠭᠣᠯ",
    "❤\ufe0f",
    "⠓⠑",
]


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_that_nobody_can_see(name: str) -> None:
    with pytest.raises(PecuniaError, match="name-invisible"):
        plain_name(name)


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_names_of_all_scripts(name: str) -> None:
    assert plain_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "Anna\u3164",
        "An\u200bna",
        "An\u200dna",
        "An\u200cna",
        "Anna\u202e",
        "Anna\u2800",
        "\u0301Anna",
        "Anna \u0301",
        "\u0645\u200c",
        "a\ufe0f\ufe0fb",
        "a # comment",
    ],
)
def test_nothing_invisible_makes_two_names_look_alike(name: str) -> None:
    with pytest.raises(PecuniaError, match="not-printable"):
        plain_name(name)


def test_floods_of_marks_are_limited() -> None:
    assert plain_name("x" + "\u0334" * MAX_MARKS) == "x" + "\u0334" * MAX_MARKS
    with pytest.raises(PecuniaError, match="name-marks"):
        plain_name("x" + "\u0334" * (MAX_MARKS + 1))
    with pytest.raises(PecuniaError, match="name-marks"):
        plain_name("Anna" + "\u20dd" * (MAX_MARKS + 1))


def test_names_are_stripped_and_composed() -> None:
    assert plain_name(" \u3000Zoe\u0308 \t Maria ") == "Zoë Maria"


def test_a_name_that_grows_when_composed_still_fits_its_column() -> None:
    grows = "\u0958"  # is written as two characters in its composed form
    assert len(plain_name(grows * (MAX_NAME // 2))) == MAX_NAME
    with pytest.raises(PecuniaError, match="name-long"):
        plain_name(grows * (MAX_NAME // 2 + 1))


def test_the_refusal_has_a_sentence_in_every_language(sqlite_server: Server) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=f"{sqlite_server.url}/api/v1", trust_env=False, timeout=60) as client:
            said = set()
            for language in LANGUAGES:
                answer = await client.post("/accounts", json={"name": "\u3164"}, headers={"accept-language": language})
                assert (answer.status_code, answer.json()["key"]) == (400, "name-invisible")
                said.add(answer.json()["message"])
            assert len(said) == len(LANGUAGES)
            answer = await client.put("/me", json={"name": "x" + "\u0334" * 20})
            assert (answer.status_code, answer.json()["key"]) == (400, "name-marks")
            assert "set-cookie" not in answer.headers

    asyncio.run(run())
