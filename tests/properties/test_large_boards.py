"""Boards of other boxes, larger and smaller than ours: everything that shows a table can show them."""

from pathlib import Path

import pytest

from pecunia.art.lettering import set_words
from pecunia.core.chance import stream_of
from pecunia.envs.table_setting import Tables
from pecunia.games import new
from pecunia.olet.art.table_art import board_layout, board_words
from pecunia.olet.engine.game import Olet
from pecunia.olet.engine.names import SPACE_NAMES
from pecunia.olet.engine.notation import ACTIONS, ALL_ACTIONS
from pecunia.olet.engine.options import Options
from pecunia.olet.engine.values import Board, values_from_text
from pecunia.olet.engine.view import OletView
from pecunia.olet.terminal.picture import OletPicture
from pecunia.server.tables.table_words import cards_of
from pecunia.terminal.frame import Frame
from pecunia.terminal.pages import Pages
from pecunia.texts import LANGUAGES, Texts
from pecunia.words.words_of import words_of

from .olet import BOX, LARGE_BOX

NAMES = ["Anna", "Ben", "Chiara", "Dora"]
BOARDS = [(BOX, 2), (BOX, 4), (LARGE_BOX, 2), (LARGE_BOX, 3), (LARGE_BOX, 4)]
every_board = pytest.mark.parametrize(("box", "players"), BOARDS, ids=lambda part: getattr(part, "stem", part))


def board_of(box: Path, players: int) -> Board:
    return values_from_text(box.read_text(encoding="utf-8"), box.name).board(players)


@every_board
def test_a_random_game_can_be_seen_in_the_terminal_and_as_numbers(box: Path, players: int) -> None:
    tables = Tables("olet", {"players": players, "values": box}, None)
    game = tables.deal(7)
    assert isinstance(game, Olet)
    stream = stream_of("large")
    used = set()
    count = 0
    while game.question is not None:
        seat = game.question.player
        view = game.view(seat)
        row = tables.observation(game, seat)
        assert row in tables.observation_space
        assert [int(number) for number in tables.mask(game, seat).nonzero()[0]] == sorted(
            move.number for move in game.question.moves
        )
        if count % 7 == 0:
            language = LANGUAGES[count % len(LANGUAGES)]
            picture = OletPicture(view.options, Texts(language), NAMES[:players])
            for width, height in ((80, 23), (120, 39)):
                lines = [line.plain for line in Frame(picture, width, height).lines(view, [])]
                assert max(map(len, lines)) <= width
                shown = "\n".join(lines)
                assert all(SPACE_NAMES[space] in shown for space in game.board.spaces)
                prices = [picture.words.money(price) for price in game.board.price if price]
                assert all(price in shown for price in prices)
            assert Pages(picture, 80).more(view)
            assert words_of(game, Texts(language), NAMES[:players]).spoken(view)
        move = stream.choose(game.question.moves)
        used.add(move.text)
        game.play(move)
        count += 1
    assert game.outcome is not None
    if not game.board.usual:
        assert any(game.move(text).number >= ACTIONS for text in used), "no further space was ever used"


@every_board
def test_the_board_can_be_drawn_with_all_its_words(box: Path, players: int) -> None:
    board = board_of(box, players)
    layout = board_layout("two" if players == 2 else "many", board)
    tiles = [use for use in layout.uses if use.symbol == "olet-frame-space-table"]
    assert len(tiles) == len(board.spaces)
    assert all(use.x >= 0 and use.x + use.width <= layout.width for use in layout.uses)
    assert all(use.y >= 0 and use.y + use.height <= layout.height for use in layout.uses)
    for language in LANGUAGES:
        words = board_words(board, Texts(language))
        assert all(set_words(slot.fixed or words[slot.says], slot, language).lines for slot in layout.slots)


@every_board
def test_a_client_is_told_what_is_printed_and_what_is_unlikely(box: Path, players: int) -> None:
    options = new("olet", seed=1, players=players, values=box).view(-1).options
    assert isinstance(options, Options)
    for language in LANGUAGES:
        cards = cards_of("olet", options, Texts(language))
        assert len(cards.spaces) == len(options.board.spaces)
        assert len(cards.track) == len(options.board.track)
        assert len(cards.warnings) == (box == LARGE_BOX)  # its side for three and four players has eleven spaces


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_of_the_terminal_says_what_is_unlikely(language: str) -> None:
    game = new("olet", seed=1, players=3, values=LARGE_BOX)
    view = game.view(0)
    assert isinstance(view, OletView)
    picture = OletPicture(view.options, Texts(language), NAMES[:3])
    lines = [line.plain for line in Pages(picture, 80).start(view, game, [False] * 3, Path("game.pecunia"))]
    texts = Texts(language)
    facts = {"table": texts.text("values-board-many"), "found": "11", "expected": "12"}
    sentence = texts.text("warning-values-few-spaces", **facts)
    assert " ".join(sentence.split()) in " ".join(" ".join(lines).split())


def test_only_a_board_that_needs_them_has_further_actions() -> None:
    assert Tables("olet", {"players": 4}, None).actions == ACTIONS
    assert Tables("olet", {"players": 4, "values": BOX}, None).actions == ACTIONS
    assert Tables("olet", {"players": 2, "values": LARGE_BOX}, None).actions == ALL_ACTIONS
