"""The results of a day, and of its week."""

import time
from datetime import UTC, date, datetime, timedelta
from datetime import time as clock

from pecunia.daily import today, week_of
from pecunia.server import messages as m
from pecunia.server.store.rows import DayRow, WeekRow


def board(
    game: str, day: date, identity: str, table: str, status: m.DayStatus, played: list[DayRow], sums: list[WeekRow]
) -> m.DayBoard:
    """`table` is where somebody plays the deal themselves; empty if nowhere."""
    monday, sunday = week_of(day)
    following = datetime.combine(today() + timedelta(days=1), clock(), UTC)
    return m.DayBoard(
        game=game,
        date=day.isoformat(),
        monday=monday.isoformat(),
        sunday=sunday.isoformat(),
        now=time.time(),
        next=following.timestamp(),
        table=table,
        status=status,
        results=_results(played, identity),
        week=_week(sums, identity),
    )


def _results(played: list[DayRow], identity: str) -> list[m.DayResult]:
    """Equal results share a place."""
    best = [(line.points, line.margin, -line.rounds) for line in played]
    return [
        m.DayResult(
            place=best.index(best[number]) + 1,
            name=line.name,
            won=line.won,
            margin=line.margin,
            rounds=line.rounds,
            points=line.points,
            you=bool(identity) and line.identity == identity,
        )
        for number, line in enumerate(played)
    ]


def _week(sums: list[WeekRow], identity: str) -> list[m.WeekLine]:
    points = [line.points for line in sums]
    return [
        m.WeekLine(points.index(line.points) + 1, line.name, line.points, line.days, line.identity == identity)
        for line in sums
    ]
