"""Judges every decision of a game, on one core or several. The work can be called off."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from pecunia.bots.verdict import Verdict, verdict
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import from_record
from pecunia.lessons.taught import taught_moves
from pecunia.processes import Pool, WorkerSetup
from pecunia.review.review_report import Decision, Tried, size_of

PIECE: Final = 6  # decisions that a process judges at a time
PLENTY: Final = 300  # tries for a decision in a game without modules
NICE: Final = 10  # lower priority: games in progress come before reviews


class Stopped(Exception):
    """The review was called off."""


@dataclass(frozen=True)
class Judged:
    """A decision, and by how much it changed each seat's chance compared with the best move."""

    decision: Decision
    shift: list[float]


def tries_for(game: Game) -> int:
    """How many tries a decision gets. With modules every try takes longer and there are more questions, but the whole
    review should take a minute."""
    modules: list[object] = getattr(game, "modules", [])
    return PLENTY * 4 // (4 + 3 * len(modules))


def decisions_of(game: Game) -> list[int]:
    """The numbers of the moves where the player had a choice. What a lesson asked for was no choice."""
    past = game.history()
    twin = game.earlier(len(past))
    taught = taught_moves(game)
    found = []
    for number, played in enumerate(past):
        assert twin.question is not None
        if len(twin.question.moves) > 1 and number >= taught:
            found.append(number)
        twin.play(played.move)
    return found


def judge_decisions(
    record: str, game: Game, tries: int, jobs: int, progress: Callable[[int], None], stopped: Callable[[], bool]
) -> list[Judged]:
    """Judge all decisions of a game, in order. `progress` is called with the number judged so far. Raises Stopped."""
    numbers = decisions_of(game)
    pieces = [numbers[first : first + PIECE] for first in range(0, len(numbers), PIECE)]
    found: dict[int, Judged] = {}
    for judged in _spread(record, game, tries, pieces, jobs, stopped):
        found.update({each.decision.number: each for each in judged})
        progress(len(found))
    return [found[number] for number in numbers]


def _spread(
    record: str, game: Game, tries: int, pieces: list[list[int]], jobs: int, stopped: Callable[[], bool]
) -> Iterator[list[Judged]]:
    def check() -> None:
        if stopped():
            raise Stopped

    if jobs <= 1:
        for piece in pieces:
            check()
            yield list(judged_at(game, tries, piece))
        return
    setup = WorkerSetup(NICE, _settle, record, tries)
    pool = Pool(jobs, orderly=False, has_threads=True, setup=setup)  # the calling process may have threads
    for _, judged in pool.results(_judged_there, pieces, check):
        yield judged


_there: Any = None  # the game and the number of tries, in a worker process


def _settle(record: str, tries: int) -> None:
    global _there
    _there = (from_record(record)[0], tries)


def _judged_there(numbers: list[int]) -> list[Judged]:
    game, tries = _there
    return list(judged_at(game, tries, numbers))


def judged_at(game: Game, tries: int, numbers: list[int]) -> Iterator[Judged]:
    """Judge the decisions before these moves, in ascending order."""
    past = game.history()
    twin = game.earlier(len(past) - numbers[0])
    for number, played in enumerate(past[numbers[0] : numbers[-1] + 1], numbers[0]):
        if number in numbers:
            # Nothing hidden may influence the verdict, neither through the view nor through the stream.
            found = verdict(twin.view(played.player), played.move, stream_of(f"review {number}"), tries)
            yield _plain(found, number, played.turn)
        twin.play(played.move)


def _plain(found: Verdict, number: int, turn: int) -> Judged:
    seat = found.seat
    options = [Tried(each.move.text, round(each.chance, 4)) for each in found.candidates]
    worse = round(found.loss, 4) > 0.0  # the champion may be sure of a difference that nobody could read
    chance = found.with_played[seat] if found.with_played else found.candidates[0].chance
    decision = Decision(
        number=number,
        turn=turn,
        seat=seat,
        kind=found.kind,
        played=found.played.text,
        best=(found.best if worse else found.played).text,
        chance_played=round(chance, 4),
        chance_best=round(found.with_best[seat] if worse else chance, 4),
        loss=round(found.loss, 4),
        difference=round(found.difference, 4),
        error=round(found.error, 4),
        size=size_of(found.loss),
        reasons=[[topic, round(by, 3)] for topic, by in found.reasons],
        options=options,
    )
    shift = [got - could for got, could in zip(found.with_played, found.with_best, strict=True)]
    return Judged(decision, shift)
