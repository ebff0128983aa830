"""How strong the network of a title is: `python -m bench.champion_strength --jobs 2 --file champion.json`.

One seat is the champion's, all others are the opponent's, and every deal is played from every seat. Whole games only.
A line has the share of the victories with its 95 % interval over deals, and the processor time of a move, looking at
the table included. What is in the file is not played again; a file may be made in parts.

Parts: `--part greedy` plays without search, 2,000 games a line. `--part king` plays against the level that searches;
`--games 400` for fewer. `--part boxes` takes the printed values of ten boxes that nobody has seen. `--part thinking`
looks ahead against the network alone. `--report --file champion.json` only prints what is known, and `--card` also
writes it into the cards of the networks (champion.toml).
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from pecunia.bots.champion import NAME, PREFIX
from pecunia.core.chance import stream_of
from pecunia.games import new
from pecunia.lab.durations import Thinking
from pecunia.lab.intervals import student
from pecunia.lab.level_matches import Contest, Goal, Ladder, Measured, measure
from pecunia.lab.match import Match
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.titles.registry import TITLES, title
from pecunia.titles.title import CARD, NETWORK

GREEDY: Final = "greedy"
KING: Final = "old-king"
SEED: Final = "champion"
GAMES: Final = 2000
BOXES: Final = 10
BOX_GAMES: Final = 1000  # for each box
LOSS: Final = 0.03  # what other boxes may cost
SAVE_EVERY: Final = 5.0  # seconds
MATCHES: Final = "[[matches]]"  # in a card


class Table(NamedTuple):
    """A table, as people say it, and the share that was asked for."""

    title: str
    said: str
    options: dict[str, Any]
    asked: float = 0.0


AGAINST_GREEDY: Final = [
    Table("olet", "2 players", {"players": 2}, 0.98),
    Table("olet", "3 players", {"players": 3}, 0.80),
    Table("olet", "4 players", {"players": 4}, 0.65),
    Table("non-olet", "2 players", {"players": 2}, 0.70),
    Table("non-olet", "4 players", {"players": 4}, 0.40),
    Table("non-olet", "6 players", {"players": 6}, 0.29),
    Table("non-olet", "all modules, 2 players", {"players": 2, "modules": MODULES}, 0.68),
    Table("non-olet", "all modules, 4 players", {"players": 4, "modules": MODULES}, 0.50),
    Table("non-olet", "edition 2005, 4 players", {"players": 4, "edition": 2005}, 0.36),
]
AGAINST_KING: Final = [
    Table("olet", "2 players", {"players": 2}, 0.97),
    Table("non-olet", "2 players", {"players": 2}, 0.62),
    Table("non-olet", "4 players", {"players": 4}, 0.35),
]
WITH_BOXES: Final = [
    table for table in AGAINST_GREEDY if table.said in ("2 players", "4 players", "all modules, 2 players")
]
THINKING: Final = [Table("olet", "2 players", {"players": 2}), Table("non-olet", "2 players", {"players": 2})]


class Line(NamedTuple):
    """One match, and who plays it."""

    table: Table
    contest: Contest


def line(key: str, table: Table, one: str, other: str, games: int, goal: Goal) -> Line:
    match = Match(table.title, table.options, one, other)
    network = sha256(title(table.title).data(NETWORK)).hexdigest()[:12]
    rules = str(new(table.title, seed=0).rules_version)
    of = {"network": network, "rules": rules, "one": one, "other": other}
    return Line(table, Contest(f"{key}, {table.said}", match, of, games, goal))


def against_greedy() -> list[Line]:
    return [line(GREEDY, table, NAME, GREEDY, GAMES, Goal(table.asked, False)) for table in AGAINST_GREEDY]


def against_king(king: str, think: list[str]) -> list[Line]:
    """Without search, and with as much as was asked for."""
    players = [NAME, *[f"{PREFIX}{NAME} {budget}" for budget in think]]
    return [
        line(f"{player} and {king}", table, player, king, GAMES, Goal(table.asked, False))
        for table in AGAINST_KING
        for player in players
    ]


def with_boxes() -> list[Line]:
    """Any values that the rulebooks allow."""
    found = []
    for table in WITH_BOXES:
        for number in range(BOXES):
            # Each title draws its own; the file that does so is beside its part of the lab.
            drawn = import_module(f"{title(table.title).package}.variants").drawn_values
            values = drawn(stream_of(f"{SEED}.box.{number}"), "any")
            filled = table._replace(options={**table.options, "values": values})
            found.append(line(f"box {number}", filled, NAME, GREEDY, BOX_GAMES, Goal(0, False)))
    return found


def thinking(budgets: list[str]) -> list[Line]:
    return [
        line(f"thinking {budget}", table, f"{PREFIX}{NAME} {budget}", f"{PREFIX}{NAME}", 200, Goal(0.5, True))
        for table in THINKING
        for budget in budgets
    ]


# What is printed.


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def times(found: Measured, bot: str) -> str:
    thought = found.thinking.get(bot, Thinking()).cpu
    return f"{1000 * thought.quantile(0.5):.2f}, {1000 * thought.quantile(0.99):.2f}"


def known(ladder: Ladder, lines: list[Line]) -> Iterator[tuple[Line, Measured]]:
    for each in lines:
        found = ladder.find(each.table.title, each.contest)
        if found is not None and found.deals:
            yield each, found


def match_rows(ladder: Ladder, lines: list[Line]) -> Iterator[str]:
    """A row for each match."""
    yield "| Title | Table | Who | Against | Games | Share | 95 % | Even | Asked | Reached | A move, ms: median, p99 |"
    yield "|---|---|---|---|---:|---:|---|---:|---:|---|---|"
    for each, found in known(ladder, lines):
        match, goal = each.contest.match, each.contest.goal
        score = found.score(match)
        yield row(
            title(each.table.title).label,
            each.table.said,
            match.one,
            match.other,
            f"{score.games:,}",
            percent(score.share),
            f"{percent(score.low)} to {percent(score.high)}",
            percent(match.even),
            f"over {percent(goal.share)}" if goal.proved else percent(goal.share),
            "yes" if goal.reached(score) else "no",
            times(found, match.one),
        )


def box_rows(ladder: Ladder, lines: list[Line]) -> Iterator[str]:
    """A row for each table: the share in our box, in the others together, and in each."""
    yield "| Title | Table | Games | Our box | Ten others | 95 % | Loss, points | At most 3 | Each |"
    yield "|---|---|---:|---:|---:|---|---:|---|---|"
    ours = {each.table[:2]: found.score(each.contest.match).share for each, found in known(ladder, against_greedy())}
    for table in WITH_BOXES:
        own = ours.get(table[:2])
        measured = [one for each, one in known(ladder, lines) if each.table[:2] == table[:2] and len(one.deals) > 1]
        if own is None or not measured:
            continue
        boxes = [[fmean(shares) for shares in found.deals.values()] for found in measured]
        share = fmean([fmean(deals) for deals in boxes])  # every box counts as much, however many games it had
        reach = student(sum(map(len, boxes)) - len(boxes)) * sqrt(sum(variance(deals) / len(deals) for deals in boxes))
        reach /= len(boxes)
        yield row(
            title(table.title).label,
            table.said,
            f"{sum(found.games for found in measured):,}",
            percent(own),
            percent(share),
            f"{percent(share - reach)} to {percent(share + reach)}",
            f"{100 * (own - share):+.1f}",
            "yes" if own - share <= LOSS else "no",
            ", ".join(f"{100 * fmean(deals):.0f}" for deals in sorted(boxes, key=fmean)),
        )


def write_cards(ladder: Ladder) -> None:
    """Replace the matches in each card: they are its last part."""
    for name, known_title in TITLES.items():
        found = [
            each for each in known(ladder, [*against_greedy(), *against_king(KING, [])]) if each[0].table.title == name
        ]
        if not found or not known_title.has_data(CARD):
            continue
        card = Path("src", *known_title.package.split("."), CARD)
        content = card.read_text(encoding="utf-8").split(MATCHES)[0].rstrip()
        for each, measured in found:
            match = each.contest.match
            score = measured.score(match)
            share = f"share = {score.share:.4f}\ninterval = [{score.low:.4f}, {score.high:.4f}]\ngames = {score.games}"
            content += f'\n\n{MATCHES}\nagainst = "{match.other}"\ntable = "{each.table.said}"\n{share}'
        card.write_text(f"{content}\n", encoding="utf-8")


def play(ladder: Ladder, lines: list[Line], games: int | None, jobs: int, file: Path | None) -> None:
    saved = time.monotonic()

    def progress(_games: int) -> None:
        nonlocal saved
        if file is not None and time.monotonic() - saved > SAVE_EVERY:
            ladder.save(file)
            saved = time.monotonic()

    try:
        for each in lines:
            measure(ladder, each.table.title, each.contest, games, SEED, jobs, progress)
    finally:  # after an interruption, the finished games are kept
        if file is not None:
            ladder.save(file)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.champion_strength", description=__doc__)
    parser.add_argument("--part", action="append", choices=["greedy", "king", "boxes", "thinking"])
    parser.add_argument("--only", help="only lines whose title and table begin so: `non-olet, 2 players`")
    parser.add_argument("--king", default=KING, help="the bot that searches")
    parser.add_argument("--think", action="append", help="questions to the network (400), or seconds (1s)")
    parser.add_argument("--games", type=int, help="at each line")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--merge", type=Path, action="append", default=[], help="the file of another run")
    parser.add_argument("--report", action="store_true", help="play nothing")
    parser.add_argument("--card", action="store_true", help="write the matches into the cards of this checkout")
    arguments = parser.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core for each process
    parts: dict[str, tuple[Callable[[], list[Line]], Callable[[Ladder, list[Line]], Iterator[str]]]] = {
        "greedy": (against_greedy, match_rows),
        "king": (lambda: against_king(arguments.king, arguments.think or []), match_rows),
        "boxes": (with_boxes, box_rows),
        "thinking": (lambda: thinking(arguments.think or ["400"]), match_rows),
    }
    file = arguments.file
    ladder = Ladder.load(file) if file is not None and file.exists() else Ladder()
    for other in arguments.merge:
        ladder.merge(Ladder.load(other))
    for name in arguments.part or parts:
        lines, rows = parts[name][0](), parts[name][1]
        if not arguments.report:
            wanted = [
                each for each in lines if f"{each.table.title}, {each.table.said}".startswith(arguments.only or "")
            ]
            play(ladder, wanted, arguments.games, arguments.jobs, file)
        print("\n".join(rows(ladder, lines)), flush=True)
        print()
    if arguments.card:
        write_cards(ladder)


if __name__ == "__main__":
    main()
