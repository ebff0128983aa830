"""The picture of the table: it fits, it hides what is hidden, it needs no colour."""

import io
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from pecunia.core.chance import stream_of
from pecunia.games import from_position, new
from pecunia.non_olet.engine.names import CARD_KEYS, NOBODY, SPOTS
from pecunia.non_olet.engine.notation import QUEUE_CARD, family
from pecunia.non_olet.terminal.picture import NonOletPicture
from pecunia.terminal.elements import Lines
from pecunia.terminal.frame import Frame
from pecunia.terminal.pages import Pages
from pecunia.terminal.style import write_plainly
from pecunia.texts import LANGUAGES, Texts
from pecunia.words.glyphs import ASCII, UNICODE, Glyphs

from .tables import golden, picture_for, seen, words_for

SMALL = (80, 24)
LARGE = (120, 40)


def plain(lines: Lines) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("2005-4-players", "de"),
        ("2016-4-players", "fr"),
        ("2016-4-players-dark-red", "it"),
        ("2016-4-players-draft", "en"),
        ("house-winBy-earned", "de"),
        ("2016-6-players-dark-red", "de"),
    ],
)
def test_table_and_question_fit(name: str, language: str, size: tuple[int, int]) -> None:
    """Every third question of whole games fits the screen, including the prompt."""
    width, height = size
    for game in islice(golden(name), 0, None, 3):
        question = game.question
        seat = -1 if question is None else question.player
        lines = Frame(picture_for(game, language), width, height - 1).lines(seen(game, seat), [])
        assert max(line.cell_len for line in lines) <= width, plain(lines)
        assert len(lines) <= height - 1, plain(lines)


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["signs", "letters"])
@pytest.mark.parametrize("width", [20, 33, 47, 64, 99, 100, 137, 200])
def test_no_line_is_longer_than_the_screen(width: int, glyphs: Glyphs) -> None:
    """This holds for any width and any names."""
    names = ["Anna", "皇帝" * 10, "[bold]", "\x1b[31mred", "", "x" * 80]
    for move, game in enumerate(golden("2016-6-players-dark-red")):
        if move % 31 == 0 and game.question is not None:
            view = seen(game, game.question.player)
            picture = NonOletPicture(view.options, Texts("de"), names, glyphs)
            pages = Pages(picture, width)
            lines = Frame(picture, width, 24).lines(view, [], "notice " * 9) + pages.help(view) + pages.own(view)
            lines += pages.start(view, game, [True] * 6, Path("x" * 90))
            assert [line.plain for line in lines if line.cell_len > width or not line.plain.isprintable()] == []


def test_room_is_used_for_what_happened() -> None:
    game = new("non-olet", seed=1)
    told = [Text(f"line {number}") for number in range(30)]
    lines = plain(Frame(picture_for(game), *LARGE).lines(seen(game, 0), told))
    assert "line 29" in lines
    assert "line 1\n" not in lines


POSITION = """pecunia position 1
options players=3 target=25
turn 9 A start
A hand great-haste villa-dixius villa-dixius
B hand fish-poisoning ejection
C hand latrine-gossip tax-slaves
A L SEN3/4@2
A M WOM2/2@1 WOM3/3@3
B L SLV4/2@1
action-discard -
"""


@pytest.mark.parametrize("size", [SMALL, LARGE, (80, 60), (60, 20)])
def test_a_seat_sees_its_own_hand_and_no_other(size: tuple[int, int]) -> None:
    game = from_position(POSITION)
    picture = picture_for(game)
    words = picture.words
    own = {"great-haste", "villa-dixius"}
    shown = plain(Frame(picture, *size).lines(seen(game, 0), []))
    for card in CARD_KEYS:
        assert (words.card(card) in shown) == (card in own), card
    spectator = plain(Frame(picture, *size).lines(seen(game, -1), []))
    assert not [card for card in CARD_KEYS if words.card(card) in spectator]


def test_the_picture_does_not_change_when_the_unseen_is_dealt_again() -> None:
    for move, game in enumerate(golden("2016-4-players-dark-red")):
        if game.question is not None and move % 20 == 0:
            for seat in range(game.seats):
                picture = picture_for(game)
                view = seen(game, seat)
                other = seen(view.imagine(stream_of("anew")), seat)
                assert plain(Frame(picture, *LARGE).lines(view, [])) == plain(Frame(picture, *LARGE).lines(other, []))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_everything_open_is_there(size: tuple[int, int]) -> None:
    """Every visible Roman with class, duration and fee; money, piles, discards."""
    for move, game in enumerate(golden("2016-4-players")):
        if move % 25 or game.question is None:
            continue
        view = seen(game, game.question.player)
        picture = picture_for(game)
        words = picture.words
        shown = plain(Frame(picture, *size).lines(view, []))
        for player in range(view.players):
            assert words.title(player) in shown
            assert f"{view.money(player)}/{view.options.target} HS" in shown
            romans = [*view.queue(player), *(view.roman(player, spot) for spot in range(SPOTS))]
            for roman in romans:
                assert roman == NOBODY or words.lintel(roman) in shown
        assert f"pile {view.romans_left}" in shown


def test_choices_stand_on_the_table_where_the_list_has_no_room() -> None:
    found = False
    for game in golden("2005-4-players"):
        question = game.question
        if question is not None and family(question.moves[0].number) == QUEUE_CARD:
            lines = plain(Frame(picture_for(game), 80, 23).lines(seen(game, question.player), []))
            for number in range(1, len(question.moves) + 1):
                assert f"[{number}]" in lines
            found = True
    assert found


def test_without_colours_nothing_is_lost() -> None:
    """NO_COLOR takes the colours away; the signs of the classes and the brackets of the choices stay."""
    game = from_position(POSITION)
    lines = Frame(picture_for(game), *SMALL).lines(seen(game, 0), [])
    console = Console(file=io.StringIO(), force_terminal=True, no_color=True, width=80)
    for line in lines:
        console.print(line, no_wrap=True, highlight=False)
    assert isinstance(console.file, io.StringIO)
    written = console.file.getvalue()
    assert "38;" not in written
    assert "48;" not in written
    assert "▲3/4" in written
    assert "◆4/2" in written
    assert "[1]" in written


def test_a_terminal_without_signs_gets_letters() -> None:
    game = from_position(POSITION)
    shown = plain(Frame(picture_for(game, glyphs=ASCII), *LARGE).lines(seen(game, 0), []))
    assert "SEN3/4" in shown
    assert "SLV4/2" in shown
    table = shown.partition("Your hand")[0]
    assert table.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_has_a_sentence(language: str) -> None:
    """In whole games with every card, no move lacks words or a fact."""
    for name in ("2005-3-players", "2016-3-players-dark-red", "2016-2-players-draft", "end-gift", "end-alms"):
        for game in golden(name):
            question = game.question
            if question is not None:
                words = words_for(game, language)
                said = [words.move(seen(game, question.player), move) for move in question.moves]
                assert len(set(said)) == len(said)
                assert "{" not in "".join(said)


def test_a_terminal_with_few_characters_gets_the_nearest_ones() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    console = Console(file=out, width=80)
    write_plainly(console)
    console.print("1–3 · “Vordrängler” … ☃")
    out.flush()
    assert isinstance(out.buffer, io.BytesIO)
    assert out.buffer.getvalue() == b'1-3 - "Vordrangler" . ?\n'
