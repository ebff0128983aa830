"""Makes the golden games and node counts again: `python -m tests.golden.make_golden`.

Use it only for an intended change of behaviour, with a new version of the rule set. The diff shows what changed.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from pecunia.bots import make_bot
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.record import write_record
from pecunia.games import new
from pecunia.non_olet.engine.module_names import MODULES
from tests.golden.nodes import DEPTHS, count_nodes

FOLDER = Path(__file__).parent
LONGEST = 400  # turns


def played(options: dict[str, Any], seed: str, bots: list[str], turns: int = LONGEST, title: str = "non-olet") -> Game:
    game = new(title, seed=seed, **options)
    players = [make_bot(bots[seat % len(bots)], stream_of(f"{seed}-{seat}")) for seat in range(game.seats)]
    while game.question is not None and game.turn <= turns:
        seat = game.question.player
        game.play(players[seat].choose(game.view(seat)))
    return game


def first(options: dict[str, Any], bots: list[str], wanted: Callable[[Game], bool], title: str = "non-olet") -> Game:
    """The first game that meets the condition."""
    number = 0
    while True:
        game = played(options, f"golden-{number}", bots, title=title)
        if wanted(game):
            return game
        number += 1


def ended(end: str) -> Callable[[Game], bool]:
    return lambda game: game.outcome is not None and game.outcome.end == end


def is_over(game: Game) -> bool:
    return game.outcome is not None


def differs(game: Game) -> bool:
    """Whether the house rule mattered: without it the same players would have played another game."""
    without = played({"edition": 2005, "players": 4}, game.seed, ["random"])
    return [each.move.text for each in without.history()] != [each.move.text for each in game.history()]


def uses(*words: str) -> Callable[[Game], bool]:
    """Whether a move of each kind was played, by its first word."""
    return lambda game: set(words) <= {each.move.text.split()[0] for each in game.history()}


def golden_games() -> Iterator[tuple[str, list[str], Game]]:
    yield from golden_non_olet()
    yield from golden_olet()


def golden_non_olet() -> Iterator[tuple[str, list[str], Game]]:
    """Both editions, every number of players, dark red on and off, every way a game can end, every house rule."""
    mixed = ["greedy", "random"]
    for players in range(2, 7):
        yield f"2005-{players}-players", mixed, first({"edition": 2005, "players": players}, mixed, ended("fee"))
        for dark_red in (False, True):
            options: dict[str, Any] = {"edition": 2016, "players": players, "dark_red": dark_red}
            name = f"2016-{players}-players" + ("-dark-red" if dark_red else "")
            yield name, mixed, first(options, mixed, ended("fee"))
        draft = {"edition": 2016, "players": players, "open_draft": True, "start": players - 1}
        yield f"2016-{players}-players-draft", mixed, first(draft, mixed, ended("fee"))
    for module in MODULES:
        options = {"players": 3, "modules": [module], "dark_red": True}
        yield f"module-{module}", mixed, first(options, mixed, is_over)
    for players in (2, 4, 6):
        options = {"players": players, "modules": MODULES}
        yield f"modules-all-{players}-players", mixed, first(options, mixed, is_over)
    for end in ("famous", "minerva"):
        ending = {"players": 3, "modules": ["famous", "favours"], "target": 9}
        yield f"end-{end}", ["random"], first(ending, ["random"], ended(end))
    short = {"edition": 2016, "players": 2, "dark_red": True, "target": 8}
    for end in ("gift", "alms"):
        yield f"end-{end}", ["random"], first(short, ["random"], ended(end))
    long = {"edition": 2016, "players": 6, "dark_red": True, "target": 70}
    yield "long-game", mixed, first(long, mixed, ended("fee"))
    yield "unfinished", mixed, played({"edition": 2016, "players": 3}, "golden-0", mixed, turns=7)
    for rule in ("finishedTiming=strictPhase2", "finishedTiming=immediate", "queueCap5=true", "winBy=earned"):
        key, _, value = rule.partition("=")
        options = {"edition": 2005, "players": 4, "house": {key: value}}
        yield f"house-{rule.replace('=', '-')}", ["random"], first(options, ["random"], differs)


def golden_olet() -> Iterator[tuple[str, list[str], Game]]:
    """Every number of players, every way a game can end, every option, every kind of move."""
    anybody = ["random"]

    def found(options: dict[str, Any], wanted: Callable[[Game], bool]) -> tuple[list[str], Game]:
        return anybody, first(options, anybody, wanted, "olet")

    for players in (2, 3, 4):
        yield f"olet-{players}-players", *found({"players": players}, ended("most-money"))
    yield "olet-end-shared", *found({"players": 3}, ended("shared"))
    yield "olet-end-replay", *found({"players": 4, "tie": "replay"}, ended("replay"))
    yield "olet-end-round-cap", *found({"players": 2, "round_cap": 3, "start": 1}, ended("round-cap"))
    yield "olet-open-money", *found({"players": 4, "open_money": True, "start": 3}, ended("most-money"))
    yield "olet-every-move", *found({"players": 3}, uses("pass", "decline", "sell", "deposit", "withdraw", "lift"))
    yield "olet-unfinished", anybody, played({"players": 3}, "golden-0", anybody, turns=12, title="olet")


def main() -> None:
    hashes = []
    for name, bots, game in golden_games():
        seats = [bots[seat % len(bots)] for seat in range(game.seats)]
        (FOLDER / f"{name}.pecunia").write_text(write_record(game, seats), encoding="utf-8")
        hashes.append(f'{name} = "{game.state_hash()}"')
        print(name, game.turn, game.outcome)
    (FOLDER / "hashes.toml").write_text("\n".join(["# The final state of every golden game.", *hashes, ""]))
    counts = ["# Sequences of moves from fixed positions, by length."]
    for name, depth in DEPTHS.items():
        counts.append(f"{name} = {count_nodes(name, depth)}")
        print(counts[-1])
    (FOLDER / "node_counts.toml").write_text("\n".join([*counts, ""]))


if __name__ == "__main__":
    main()
