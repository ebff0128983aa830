"""The words of Pecunia Olet: every happening has a line, every question has answers, everything has an explanation."""

import pytest

from pecunia.core.happenings import Happening
from pecunia.games import from_position, new
from pecunia.olet.engine.names import CARD_KINDS, SPACE_KINDS, SPACE_NAMES
from pecunia.olet.engine.values import own_values_text
from pecunia.olet.terminal.amount_answers import listed
from pecunia.olet.words.words import LAWYERS
from pecunia.terminal.log import Log, LoggedHappening, told_lines
from pecunia.terminal.lookup import explained
from pecunia.texts import LANGUAGES

from ...locale.test_fluent import asked_kinds
from ..tables import GOLDEN, golden
from .tables import picture_for, played, seen
from .test_table import POSITION

RECORDS = sorted(path.stem for path in GOLDEN.glob("olet-*.pecunia"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_happening_of_recorded_games_is_told(language: str) -> None:
    for name in RECORDS:
        *_, game = golden(name)
        picture = picture_for(game, language)
        log = Log(game)
        assert log.told
        for seat in range(-1, game.seats):
            for line in told_lines(picture, log.told, seat):
                assert line.plain
                assert "{" not in line.plain, line.plain
                assert "\n" not in line.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_answers_in_words(language: str) -> None:
    asked = set()
    for seed in range(12):
        for game in played(2 + seed % 3, f"asked-{seed}", "greedy" if seed % 2 else "random"):
            question = game.question
            if question is None:
                continue
            asked.add(question.kind)
            view, picture = seen(game, question.player), picture_for(game, language)
            said = [picture.words.move(view, move) for move in question.moves]
            summary = picture.summary(view)
            assert (summary is None) == listed(view)
            assert len(set(said)) == len(said)
            text = " ".join([picture.words.question(view), *said, *(summary or [])])
            assert "{" not in text
    assert asked == {*asked_kinds("olet/**/*.py"), *LAWYERS}


def told(*happenings: Happening) -> list[LoggedHappening]:
    return [LoggedHappening(happening, 1) for happening in happenings]


def test_lines_as_people_read_them() -> None:
    picture = picture_for(new("olet", seed=1, players=3))
    placed = Happening("henchman-placed", 0, {"space": "RC1"}, {})
    sold = Happening("fakes-sold", 0, {"fakes": [1, 0, 2], "amount": 60, "space": "RC1"}, {})
    paid = [Happening("godfather-paid", seat, {"amount": 10 * seat}, {}) for seat in (1, 2, 0)]
    binned = [Happening("card-binned", -1, {"card": card, "space": "M6"}, {}) for card in ("A-ink", "C-lottery-80")]
    lines = [line.plain for line in told_lines(picture, told(placed, sold, *paid, *binned), 1)]
    assert lines == [
        "Anna flogs 1 ★, 2 ★★★ for $60 (Receiver RC1).",
        "The Godfather sends his regards: Bruno $10, Clara $20, Anna $0.",
        "Binned: Ink, Winning lottery ticket $80.",
    ]
    assert [line.plain for line in told_lines(picture, told(placed), 1)] == [
        "Anna places a henchman (Receiver RC1).",
    ]


def test_how_much_is_moved_is_told_to_its_owner_alone() -> None:
    picture = picture_for(new("olet", seed=1, players=3))
    for amount, own in ((50, "Bruno takes $50 offshore."), (-50, "Bruno brings $50 home.")):
        moved = Happening("money-moved", 1, {}, {"amount": amount})
        assert picture.words.line(moved, 1) == own
        for seat in (-1, 0, 2):
            assert picture.words.line(moved, seat) == "Bruno moves some money. How much, and which way, nobody sees."


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_spaces_and_signs_are_explained(language: str) -> None:
    game = from_position(POSITION.format(more=""))
    picture, view = picture_for(game, language), seen(game, 0)
    words = picture.words
    topics = [f"olet-card-{kind}" for kind in CARD_KINDS] + [f"olet-space-{kind}" for kind in SPACE_KINDS]
    topics += [f"olet-sign-{sign}" for sign in ("hat", "bin", "sunglasses")]
    topics += [f"olet-track-{kind}" for kind in ("godfather", "investigation", "strike", "last")]
    for key in topics:
        text = words.texts.attribute(key, "text")
        assert text
        assert text in explained(view, picture, game, words.text(key))
        assert text in explained(view, picture, game, key.split("-", 2)[2])
    for space in view.options.board.spaces:
        assert words.space(SPACE_NAMES[space]) in explained(view, picture, game, SPACE_NAMES[space].lower())


def test_what_is_asked_about_moves() -> None:
    game = from_position(POSITION.format(more=""))
    picture, view = picture_for(game), seen(game, 0)

    def asked(topic: str) -> str:
        return explained(view, picture, game, topic)

    assert "up to 3 fakes" in asked(str([move.text for move in view.moves].index("place SM1") + 1))
    assert asked("place SM4") == "place SM4: This board has no such space. (§3)"
    assert "is allowed: it’s choice" in asked("place PR1")
    assert asked("diners") == "“diners” is neither a thing on the table nor a choice nor a move."
    assert asked("dine").startswith("Diner: ")
    words = picture.words.texts
    assert asked("o62") == f"O62: {words.rule('olet', 'O62')} Why? {words.why('olet', 'O62')}"


def test_the_values_name_what_the_words_call_by_name() -> None:
    """Every kind of card in the box has a name, and everything on sale has a sentence with its price."""
    assert all(f'card = "{kind}"' in own_values_text() for kind in CARD_KINDS)
    game = new("olet", seed=2, players=2, start=1)
    view, picture = seen(game, 1), picture_for(game)
    bought = [picture.words.move(view, move) for move in view.moves if move.text.startswith("place M")]
    assert all(line.startswith("M") and "$" in line for line in bought)
