"""The list of puzzles, and what a search thinks of the answers to one, once it is answered."""

from pecunia.core.errors import PecuniaError
from pecunia.games import from_position
from pecunia.puzzles.collection import Judged, puzzle, puzzles
from pecunia.server import messages as m
from pecunia.server.tables.room import Room
from pecunia.texts import Texts
from pecunia.words.words_of import words_of


def puzzle_lines(game: str, language: str) -> list[m.PuzzleLine]:
    found = puzzles(game)
    texts = Texts(language)
    themes = {theme: texts.text(f"puzzle-theme-{theme}") for theme in {one.theme for one in found}}
    return [m.PuzzleLine(one.number, one.name, one.players, one.stars, themes[one.theme]) for one in found]


def verdict(room: Room, language: str) -> m.PuzzleVerdict:
    table = room.table
    begin, game = table.setting.begin, table.game
    if begin.kind != "puzzle" or game is None:
        raise PecuniaError("no-puzzle")
    if not game.history():
        raise PecuniaError("puzzle-unanswered")
    asked = puzzle(table.setting.game, int(begin.name))
    before = from_position(table.row.start)
    words = words_of(before, Texts(language), [seat.name for seat in table.seats])
    view = before.view(asked.seat)

    def judged_move(judged: Judged) -> m.JudgedMove:
        reasons = [m.JudgedReason(good, words.text(f"topic-{topic}")) for good, topic in judged.topics]
        said = words.move(view, before.move(judged.move))
        return m.JudgedMove(judged.move, said, judged.chance, judged.tried, reasons)

    move = game.history()[0].move.text
    return m.PuzzleVerdict(
        game=asked.game,
        number=asked.number,
        count=len(puzzles(asked.game)),
        name=asked.name,
        move=move,
        right=move == asked.best,
        judged=[judged_move(judged) for judged in asked.judged],
    )
