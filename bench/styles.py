"""Are the four personalities equally strong, and how do they differ?

python -m bench.styles --file styles.jsonl

They play at a table of four, every deal from all seats, and each of them against `greedy` for two. A line has the share
of the victories with its 95 % interval over deals. The second table says how often each of them does a deed when it
could: of all questions where one move does it and another does not. The champion stands beside them.

With a file, what was broken off goes on there. After a change of styles.toml, begin a new file.
"""

import argparse
import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from pecunia.bots import champion, make_bot
from pecunia.bots.personalities import FILE, NAMES, has_words, styles_from_text, words_of
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import new
from pecunia.lab.intervals import interval
from pecunia.lab.match import victory
from pecunia.lab.workers import Processes, spread
from pecunia.non_olet.engine.module_names import MODULES
from pecunia.titles.registry import title

GREEDY: Final = "greedy"
FOUR: Final = "four"


class Table(NamedTuple):
    """A title, a word for the options, and the options."""

    title: str
    said: str
    options: dict[str, Any]


TABLES: Final = [
    Table("olet", "", {}),
    Table("non-olet", "", {}),
    Table("non-olet", "all modules", {"modules": MODULES, "dark_red": True}),
]


class Deeds:
    """Counts who does what when it could."""

    def __init__(self, game: Game) -> None:
        self._deeds = styles_from_text(title(game.title).file(FILE), FILE)[1]
        options = game.view(0).options
        spaces = [words.split() for words in title(game.title).engine.board(options).spaces]
        self._printed = {words[0]: words[1:] for words in spaces}
        self.could: list[Counter[str]] = [Counter() for _ in range(game.seats)]
        self.did: list[Counter[str]] = [Counter() for _ in range(game.seats)]

    def of(self, move: Any) -> set[str]:
        words = words_of(move, self._printed)
        return {deed for deed, all_wanted in self._deeds.items() if any(has_words(words, each) for each in all_wanted)}

    def note(self, game: Game, chosen: Any) -> None:
        assert game.question is not None
        found = [self.of(move) for move in game.question.moves]
        own = self.of(chosen)
        for deed in self._deeds:
            if 0 < sum(deed in each for each in found) < len(found):
                self.could[game.question.player][deed] += 1
                self.did[game.question.player][deed] += deed in own


def one_deal(piece: tuple[Table, str, int], seed: str) -> list[dict[str, Any]]:
    """One deal from all seats: the part of the victory and the deeds of each bot, game by game."""
    table, kind, number = piece
    lineup = [*NAMES] if kind == FOUR else [champion.NAME] * 4 if kind == champion.NAME else [kind, GREEDY]
    games = []
    for turned in range(1 if kind == champion.NAME else len(lineup)):
        names = lineup[turned:] + lineup[:turned]
        game = new(table.title, players=len(names), seed=f"{seed}.{number}", **table.options)
        bots = [make_bot(name, stream_of(f"{seed}.{number}.bot.{seat}")) for seat, name in enumerate(names)]
        deeds = Deeds(game)
        while game.question is not None and game.turn < 1000:
            move = bots[game.question.player].choose(game.view(game.question.player))
            if kind in (FOUR, champion.NAME) and len(game.question.moves) > 1:
                deeds.note(game, move)
            game.play(move)
        parts = victory(game)
        games += [
            {"bot": name, "won": parts[seat], "could": deeds.could[seat], "did": deeds.did[seat]}
            for seat, name in enumerate(names)
        ]
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=500, help="for each line")
    parser.add_argument("--game", default="", help="only this title")
    parser.add_argument("--only", default="", help="only `four`, `champion`, or one of the four against `greedy`")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="styles")
    parser.add_argument("--file", type=Path, help="where finished deals are kept")
    asked = parser.parse_args()
    for table in TABLES:
        for kind in (FOUR, champion.NAME, *NAMES):
            if asked.game in ("", table.title) and asked.only in ("", kind):
                report(table, kind, played(table, kind, asked.deals, asked.seed, asked.jobs, asked.file))


def played(table: Table, kind: str, deals: int, seed: str, jobs: int, file: Path | None) -> list[list[dict[str, Any]]]:
    """The deals of a table, those in the file included."""
    key = [table.title, table.said, kind, seed]
    rows: list[list[dict[str, Any]]] = []
    if file is not None and file.exists():
        lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        rows = [line["games"] for line in lines if line["key"] == key][:deals]
    pieces = [(table, kind, number) for number in range(len(rows), deals)]
    for found in spread(partial(one_deal, seed=seed), pieces, Processes(jobs)):
        rows.append(found)
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"key": key, "games": found}) + "\n")
    return rows


def report(table: Table, kind: str, rows: list[list[dict[str, Any]]]) -> None:
    games = sum(len(row) for row in rows) // (2 if kind in NAMES else 4)
    print(f"{table.title} {table.said} {kind}: {len(rows)} deals, {games} games")
    for name in NAMES if kind == FOUR else [kind]:
        mine = [[each for each in row if each["bot"] == name] for row in rows]
        shares = [sum(each["won"] for each in row) / len(row) for row in mine]
        low, high = interval(shares)
        told = f"  {name:9} {100 * sum(shares) / len(shares):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        could: Counter[str] = Counter()
        did: Counter[str] = Counter()
        for each in (each for row in mine for each in row):
            could.update(each["could"])
            did.update(each["did"])
        told += "".join(f"  {deed} {100 * did[deed] / could[deed]:.0f} %" for deed in sorted(could) if could[deed])
        print(told, flush=True)


if __name__ == "__main__":
    main()
