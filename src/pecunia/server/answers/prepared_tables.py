"""The tables of lessons, puzzles and the deal of the day: for one person among bots."""

from typing import Final

from pecunia.core.moves import seat_letter
from pecunia.daily import BOT, Day, today
from pecunia.lessons.lesson import lesson_named
from pecunia.puzzles.collection import Puzzle
from pecunia.server import messages as m
from pecunia.server.tables.prepared import PACE, PreparedTable

LESSON_PACE: Final = m.Pace("days", 3600)  # nobody waits for a learner, and no bot is to play the lesson


def lesson_table(game: str) -> PreparedTable:
    lesson = lesson_named(game)
    players = lesson.options["players"]
    bots = {seat_letter(seat): lesson.bot for seat in range(players) if seat != lesson.seat}
    begin = m.Begin("lesson", game)
    setting = m.Setting(game=game, players=players, bots=bots, begin=begin, pace=LESSON_PACE)
    return PreparedTable(setting, lesson.seat, start=lesson.start)


def puzzle_table(asked: Puzzle) -> PreparedTable:
    start = asked.dealt(today().isoformat()).position()
    bots = {seat_letter(seat): BOT for seat in range(asked.players) if seat != asked.seat}
    begin = m.Begin("puzzle", str(asked.number))
    setting = m.Setting(game=asked.game, players=asked.players, bots=bots, begin=begin, pace=PACE)
    return PreparedTable(setting, asked.seat, start=start)


def day_table(day: Day) -> PreparedTable:
    begin = m.Begin("day", day.date.isoformat())
    setting = m.Setting(game=day.game, players=day.players, bots=day.bots, begin=begin, pace=PACE)
    return PreparedTable(setting, day.seat, seed=day.seed)
