"""The table of Pecunia Olet: it fits, it stays in place at every question, it hides what is behind screens."""

from pathlib import Path

import pytest

from pecunia.core.chance import stream_of
from pecunia.games import from_position
from pecunia.olet.engine.names import NO_CARD, NOBODY, SPACE_NAMES
from pecunia.olet.engine.notation import LIFT, PLACE, SPACE_OF, family
from pecunia.olet.terminal.picture import OletPicture
from pecunia.terminal.frame import Frame
from pecunia.terminal.pages import Pages
from pecunia.terminal.style import PLAIN
from pecunia.texts import LANGUAGES, Texts
from pecunia.words.glyphs import ASCII, UNICODE, Glyphs

from ..tables import golden
from .tables import LARGE, SMALL, picture_for, plain, played, seen

BOX = Path(__file__).parents[2] / "properties" / "olet-box.toml"


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_table_and_question_fit(players: int, size: tuple[int, int], bot: str) -> None:
    """Every question of a whole game fits the screen, including the prompt, in every language."""
    width, height = size
    for move, game in enumerate(played(players, "fits", bot), players):
        language = LANGUAGES[move % len(LANGUAGES)]
        seat = -1 if game.question is None else game.question.player
        lines = Frame(picture_for(game, language), width, height - 1).lines(seen(game, seat), [])
        assert max(line.cell_len for line in lines) <= width, plain(lines)
        assert len(lines) <= height - 1, plain(lines)
        assert "{" not in plain(lines)


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["signs", "letters"])
@pytest.mark.parametrize("width", [20, 33, 47, 64, 99, 137, 200])
def test_no_line_is_longer_than_the_screen(width: int, glyphs: Glyphs) -> None:
    """This holds for any width, any names, and an owner's larger board."""
    names = ["皇帝" * 10, "[bold]", "\x1b[31mred", "x" * 80]
    for move, game in enumerate(played(4, "narrow", values=BOX)):
        if move % 9 == 0 and game.question is not None:
            view = seen(game, game.question.player)
            picture = OletPicture(view.options, Texts("de"), names, glyphs)
            pages = Pages(picture, width)
            lines = Frame(picture, width, 24).lines(view, [], "notice " * 9)
            lines += pages.help(view) + pages.own(view) + pages.more(view)
            lines += pages.start(view, game, [True] * 4, Path("x" * 90))
            # No-break spaces are no printable signs to Python, but every terminal shows them as a space.
            shown = [(line.cell_len, line.plain.replace("\N{NO-BREAK SPACE}", " ")) for line in lines]
            assert [text for cells, text in shown if cells > width or not text.isprintable()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_stays_where_it_is_from_question_to_question(players: int, language: str) -> None:
    """On a small screen the question changes the lines below the table, never those of the table."""
    found = set()
    for game in played(players, "a", "greedy"):
        if game.question is not None:
            picture = picture_for(game, language)
            police = picture.words.text("olet-police")
            lines = Frame(picture, 80, 23).lines(seen(game, game.question.player), [])
            found.add(next(number for number, line in enumerate(lines) if line.plain.startswith(police)))
    assert len(found) == 1


def test_the_choices_stand_on_their_spaces() -> None:
    for game in played(3, "marks", "greedy"):
        question = game.question
        if question is None:
            continue
        shown = plain(Frame(picture_for(game), 80, 23).lines(seen(game, question.player), []))
        for number, move in enumerate(question.moves, 1):
            if family(move.number) in (PLACE, LIFT):
                assert f"[{number}]{SPACE_NAMES[SPACE_OF[move.number]]}" in shown


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_everything_open_is_there(size: tuple[int, int]) -> None:
    """Henchmen and their spaces, the cards of the market with prices, the officer, what everybody owns."""
    for game in played(4, "open", "greedy"):
        if game.question is None:
            continue
        view = seen(game, game.question.player)
        picture = picture_for(game)
        words, board = picture.words, view.options.board
        shown = plain(Frame(picture, *size).lines(view, []))
        for space in board.spaces:
            here = view.on(space)
            if here != NOBODY and board.price[space] == 0:
                assert f"{SPACE_NAMES[space]}{words.signs(space)} {'ABCD'[here]} " in shown
        for position, card in enumerate(view.market):
            assert f"M{position + 1} {words.money(board.price[position])}" in shown
            assert card == NO_CARD or words.card_short(card, (size[0] + 1) // board.market - 1) in shown
        assert shown.count("[½]") + shown.count("[·]") + shown.count("[×]") + shown.count("[■]") <= 1
        for player in range(view.players):
            assert f" {'ABCD'[player]} " in shown
            assert words.printed(view, player) in shown
        purse = [words.money(amount or 0) for amount in (view.cash(view.seat), view.offshore(view.seat))]
        assert words.text("olet-purse", cash=purse[0], offshore=purse[1]) in shown


POSITION = """pecunia position 1
game olet
options players=3{more}
round 4
turn 30 A round
first A
pawn A
officer 12
A cash 110
A offshore 230
A known 110 110
A fakes 1/2/3
A cards S-printer S-ink A-paper B-hologram B-jet
B cash 470
B offshore 590
B known 0 1060
B fakes 11/0/13
B cards S-printer S-paper A-ink B-hologram C-lottery-80
C cash 380
C offshore 670
C known 0 1050
C fakes 0/14/0
C cards S-printer S-ink B-paper
placed -
"""
HIDDEN = ["470", "590", "380", "670", "11 ★", "13 ★★★", "14 ★★"]


@pytest.mark.parametrize("size", [SMALL, LARGE, (80, 60), (60, 20)])
def test_what_is_behind_another_screen_appears_nowhere(size: tuple[int, int]) -> None:
    game = from_position(POSITION.format(more=""))
    picture = picture_for(game)
    pages = Pages(picture, size[0])
    view = seen(game, 0)
    shown = plain([*Frame(picture, *size).lines(view, []), *pages.more(view), *pages.help(view), *pages.own(view)])
    assert [figure for figure in HIDDEN if figure in shown] == []
    assert "$110" in shown
    assert "$230" in shown
    assert "1 ★, 2 ★★, 3 ★★★" in shown
    spectator = plain(Frame(picture, *size).lines(seen(game, -1), []))
    assert [figure for figure in [*HIDDEN, "110", "230"] if figure in spectator] == []


def test_open_money_shows_it() -> None:
    game = from_position(POSITION.format(more=" open-money=true"))
    for seat in (0, -1):
        shown = plain(Frame(picture_for(game), *SMALL).lines(seen(game, seat), []))
        assert [figure for figure in HIDDEN if figure not in shown] == []


def test_the_picture_does_not_change_when_the_unseen_is_dealt_again() -> None:
    for name in ("olet-3-players", "olet-4-players"):
        for move, game in enumerate(golden(name)):
            if game.question is not None and move % 7 == 0:
                picture = picture_for(game)
                for seat in range(game.seats):
                    view = seen(game, seat)
                    other = seen(view.imagine(stream_of("anew")), seat)
                    pictures = [plain(Frame(picture, *LARGE).lines(each, [])) for each in (view, other)]
                    assert pictures[0] == pictures[1]


def test_a_terminal_without_signs_gets_letters() -> None:
    game = from_position(POSITION.format(more=""))
    shown = plain(Frame(picture_for(game, glyphs=ASCII), *LARGE).lines(seen(game, 0), []))
    assert shown.translate(PLAIN).isascii()
    assert "1 *, 2 **, 3 ***" in shown
    assert "PR2^" in shown


@pytest.mark.parametrize(("language", "said"), [("de", "Stapel leer"), ("fr", "pioche vide"), ("it", "mazzo vuoto")])
def test_an_empty_deck_is_called_empty(language: str, said: str) -> None:
    """Bots that buy at random leave cards in the deck at first, and none in the end."""
    told = []
    for game in played(2, "empty"):
        text = plain(Frame(picture_for(game, language), *SMALL).lines(seen(game, -1), []))
        told.append(said in text)
        assert told[-1] == (not any(seen(game, -1).deck_letters))
    assert told[-1]
    assert not told[0]
