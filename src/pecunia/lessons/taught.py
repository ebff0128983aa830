"""Which moves of a game a lesson has asked for or played itself."""

from pecunia.core.game import Game
from pecunia.games import from_position
from pecunia.lessons.lesson import lesson_named, lessons
from pecunia.lessons.progress import Progress


def taught_moves(game: Game) -> int:
    """How many moves at the beginning of a game are those of the lesson of its title; 0 if it began in another way."""
    if game.title not in lessons():
        return 0
    lesson = lesson_named(game.title)
    past = game.history()
    began = game.earlier(len(past))
    if began.position() != from_position(lesson.start).position():
        return 0
    progress = Progress(lesson)
    for number, played in enumerate(past):
        while not progress.over and progress.doing in ("read", "try"):
            progress.read()
        wanted = progress.wanted
        if not wanted or played.move.text not in wanted:
            return number
        progress.moved(played.move.text)
    return len(past)
