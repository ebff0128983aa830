"""The ladder of levels for people: measured with a progress bar, shown as tables, and written to a Markdown file."""

import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pecunia.core.errors import FileError
from pecunia.games import checked_seed
from pecunia.lab.durations import Thinking
from pecunia.lab.level_matches import (
    Contest,
    Ladder,
    Level,
    Measured,
    chosen,
    contests,
    is_rivalry,
    level_tables,
    measure,
    missing,
    step_key,
)
from pecunia.lab.match import Score, seats_of
from pecunia.lab.simulation_report import Progress
from pecunia.lab.title_part import LevelTable
from pecunia.texts import DEFAULT, Texts
from pecunia.titles.registry import TITLES, title
from pecunia.titles.title import read_text

COLUMNS = ("level", "thinks", "below", "games", "elo", "time")
WORDS = ("level", "thinks")  # columns of words; columns of numbers are aligned to the right
BEGIN = "<!-- levels: written by `pecunia levels --markdown` -->"
END = "<!-- end of levels -->"
FIGURES_WIDTH = {"below": len("(12.3–100.0)")}  # so that an interval is not broken
BUSY = 0.8  # a thinking bot should have the processor for at least this share of the time
SAVE_EVERY = 5.0  # seconds
NOTHING = "–"


def measure_all(
    levels: Sequence[Level],
    names: Sequence[str],
    pairs: Sequence[str],
    games: int | None,
    seed: str,
    jobs: int,
    file: Path | None,
    others: Sequence[Path],
    texts: Texts,
) -> Ladder:
    """Play the missing games of the requested matches, and save them to the file as they come."""
    checked_seed(seed)
    for name in names:
        title(name)
    ladder = Ladder.load(file) if file is not None and file.exists() else Ladder()
    for other in others:
        ladder.merge(Ladder.load(other))
    wanted = [(name, contest) for name in names for contest in chosen(contests(levels, name), pairs)]
    total = sum(_to_play(ladder, name, contest, games, seed) for name, contest in wanted)
    finished = 0
    saved = time.monotonic()

    def progress(more: int) -> None:
        nonlocal finished, saved
        finished += more
        bar.reached(finished)
        if file is not None and time.monotonic() - saved > SAVE_EVERY:
            ladder.save(file)
            saved = time.monotonic()

    with Progress(texts.text("cli-progress-games"), total) as bar:
        try:
            for name, contest in wanted:
                measure(ladder, name, contest, games, seed, jobs, progress)
        finally:  # after an interruption, the finished games are kept
            if file is not None:
                ladder.save(file)
    return ladder


def _to_play(ladder: Ladder, name: str, contest: Contest, games: int | None, seed: str) -> int:
    found = ladder.find(name, contest) or Measured(contest.of)
    numbers = missing(found, contest, contest.games if games is None else games, seed)
    return len(numbers) * len(contest.match.arrangements)


class Report:
    """The measurements of one game at one table, by default the first, in words of one language."""

    def __init__(
        self, levels: Sequence[Level], ladder: Ladder, name: str, texts: Texts, table: LevelTable | None = None
    ) -> None:
        self.levels = levels
        self.name = name
        self.is_first = table is None or table == level_tables(name)[0]
        self.table = table or level_tables(name)[0]
        self.texts = texts
        self.scores: dict[str, Score] = {}
        self.thinking: dict[str, Thinking] = {}
        steps = {step_key(lower, upper, self.table) for lower, upper in zip(levels, levels[1:])}
        self.contests = [
            contest
            for contest in contests(levels, name)
            if contest.key in steps or (self.is_first and is_rivalry(contest))
        ]
        for contest in self.contests:
            found = ladder.find(name, contest)
            if found is not None and found.deals:
                self.scores[contest.key] = found.score(contest.match)
                for bot, times in found.thinking.items():
                    self.thinking.setdefault(bot, Thinking()).add_all(times)

    def title(self) -> str:
        said: dict[str, str | float] = {
            "title": title(self.name).label,
            "players": seats_of(self.name, self.table.options),
        }
        if not self.table.text:
            return self.texts.text("cli-levels-table", **said)
        special = self.texts.text(self.table.text)
        return str(self.texts.attribute("cli-levels-table", "special", special=special, **said))

    def columns(self) -> list[str]:
        return [self.texts.text(f"cli-column-{column}") for column in COLUMNS]

    def rows(self) -> list[list[str]]:
        """A row for each level. Elo counts from the first level; above a missing match, it is unknown."""
        rows = []
        elo: float | None = 0.0
        below: Level | None = None
        for level in self.levels:
            score = None if below is None else self.scores.get(step_key(below, level, self.table))
            if below is not None:
                elo = None if elo is None or score is None else elo + score.elo
            rows.append(
                [
                    f"{level.number} {self.texts.text(f'bot-{level.name}')}",
                    self.thinks(level),
                    NOTHING if score is None else self.share(score),
                    NOTHING if score is None else str(score.games),
                    NOTHING if elo is None else str(round(elo)),
                    self.time(level),
                ]
            )
            below = level
        return rows

    def thinks(self, level: Level) -> str:
        """The budget of a level for a move, in words."""
        habits = level.habits(self.name)
        if habits.network and not (habits.overlooked or habits.near_sighted or habits.temperature):
            return self.texts.text("cli-levels-champion")
        if habits.network:
            mistakes = {"overlooked": habits.overlooked, "near": habits.near_sighted}
            return self.texts.text("cli-levels-network", **mistakes, temperature=habits.temperature / 100)
        key = "cli-levels-searches" if habits.iterations else "cli-levels-looks"
        facts = {"slips": habits.slips, "iterations": habits.iterations, "milliseconds": habits.milliseconds}
        return self.texts.text(key, **facts)

    def share(self, score: Score) -> str:
        facts = {"share": score.share, "low": score.low, "high": score.high}
        return self.texts.text("cli-levels-share", **{name: 100 * value for name, value in facts.items()})

    def time(self, level: Level) -> str:
        """The time that 99 of 100 moves took at most."""
        if level.name not in self.thinking:
            return NOTHING
        milliseconds = 1000 * self.thinking[level.name].cpu.quantile(0.99)
        return self.texts.text("cli-levels-time", milliseconds=round(milliseconds, 1 if milliseconds < 10 else None))

    def rivals(self) -> list[str]:
        """Sentences about how the highest level does against greedy bots."""
        sentences = []
        for contest in filter(is_rivalry, self.contests):
            score = self.scores.get(contest.key)
            if score is not None:
                who = self.texts.text(f"bot-{contest.match.one}")
                facts = {"players": contest.match.players, "games": score.games}
                sentences.append(self.texts.text("cli-levels-rival", level=who, share=self.share(score), **facts))
        return sentences

    def missed(self) -> list[str]:
        """Sentences about the matches that miss their goal."""
        sentences = []
        for contest in self.contests:
            score = self.scores.get(contest.key)
            if score is not None and not contest.goal.reached(score):
                key = "cli-levels-unproved" if contest.goal.proved else "cli-levels-missed"
                goal = round(100 * contest.goal.share)
                sentences.append(self.texts.text(key, pair=contest.key, share=self.share(score), goal=goal))
        return sentences

    def hurried(self) -> list[str]:
        """Sentences about levels whose search may have been cut short by the clock, because the machine was busy with
        other work."""
        sentences = []
        for level in self.levels:
            times = self.thinking.get(level.name)
            if level.habits(self.name).iterations and times is not None and times.cpu.total < BUSY * times.wall.total:
                share = 100 * times.cpu.total / times.wall.total
                who = self.texts.text(f"bot-{level.name}")
                sentences.append(self.texts.text("cli-levels-hurried", level=who, share=round(share)))
        return sentences

    def show(self, console: Console) -> None:
        """Print a table that is narrow enough for a terminal: the budget is below the name."""
        table = Table(title=self.title(), box=None, title_justify="left")
        for column, heading in zip(COLUMNS, self.columns()):
            if column in WORDS[:1]:
                table.add_column(heading, no_wrap=True)
            elif column not in WORDS:
                table.add_column(heading, justify="right", min_width=FIGURES_WIDTH.get(column))
        for name, thinks, *figures in self.rows():
            table.add_row(Text(name).append(f"\n  {thinks}", style="dim"), *figures)
        console.print(table)
        for sentence in (*self.rivals(), *self.missed(), *self.hurried()):
            console.print(sentence, soft_wrap=True)
        console.print()

    def markdown(self) -> str:
        rules = ["---" if column in WORDS else "--:" for column in COLUMNS]
        lines = [f"| {' | '.join(row)} |" for row in (self.columns(), rules, *self.rows())]
        return "\n".join([f"**{self.title()}**", "", *lines, "", *self.rivals()]).rstrip()


def around_block(file: Path) -> tuple[str, str]:
    """The text before and after the tables in a Markdown file. A file without the two comments is refused."""
    before, begin, rest = read_text(file).partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise FileError("levels-markers", str(file), 1, begin=BEGIN, end=END)
    return before, after


def write_block(file: Path, text: str) -> None:
    before, after = around_block(file)
    file.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def report(
    levels: Sequence[Level], ladder: Ladder, names: Sequence[str], markdown: Path | None, texts: Texts, console: Console
) -> None:
    """Show the tables of these games. The Markdown file gets the tables of all games, in English like the rest of
    it."""
    if markdown is not None:
        english = Texts(DEFAULT)
        tables = [
            Report(levels, ladder, name, english, table).markdown() for name in TITLES for table in level_tables(name)
        ]
        write_block(markdown, "\n\n".join(tables))
    for name in names:
        for table in level_tables(name):
            Report(levels, ladder, name, texts, table).show(console)
