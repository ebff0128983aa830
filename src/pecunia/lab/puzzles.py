"""Finds puzzles: champions play, and if one move seems clearly best, looking far ahead twice must confirm it. In a
title without a network, `greedy` plays and a search looks ahead.

Every puzzle comes from a different game. For each slot, games are played until one of them has a suitable question.
Which games these are, and what they must offer, depends only on the seed.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from errno import ENOENT
from itertools import islice
from os import strerror
from pathlib import Path
from typing import Final

from pecunia.bots.advice import advise
from pecunia.bots.bot import Bot
from pecunia.bots.champion import Champion
from pecunia.bots.explain import Candidate
from pecunia.bots.greedy import Greedy
from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_of
from pecunia.bots.levels import LEVELS, Level
from pecunia.bots.search import Budget
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Move, seat_letter
from pecunia.core.view import View
from pecunia.games import checked_seed, options_for
from pecunia.lab.title_part import PuzzleSearch
from pecunia.lab.whole_game import TURN_LIMIT
from pecunia.network.evaluator import evaluator_of, has_network
from pecunia.titles.registry import title
from pecunia.titles.title import PUZZLES

MIN_MOVES: Final = 3
GLANCE: Final = 60  # tries for a first look at a question
LOOK: Final = 250  # tries for questions that looked promising
HINT: Final = 0.04  # lead that is worth a longer look: the first look is inexact
NEARLY: Final = 0.06  # lead that is worth the two long looks ahead
LEAD: Final = 0.075  # by which the best move must lead, in chance to win
FAIR: Final = (0.12, 0.9)  # range of the chance to win: outside of it, no move matters
TRIALS: Final = 8  # how often each level is asked
PASSER_BY: Final = LEVELS[2]  # a puzzle is easy if this level finds the move more often than not
TEMPERATURE: Final = 60  # of the champions, in hundredths: so that games differ
MAX_OF_ANSWER: Final = 10  # puzzles whose answers begin with the same two words
DEALS: Final = 4
SPREAD: Final = 0.04  # least difference in chance to win between the best and the worst move, one move ahead
DECIMALS: Final = 3
HEAD: Final = """\
# Puzzles: positions with one clearly best move, from easy to hard. `judged` is what the champion thinks of the moves
# after looking ahead twice, for {tries} tries each, knowing what the seat can see and no more; `difficulty` is how many
# of the six levels miss the best one on average. What the seat cannot see was dealt anew, and is again whenever
# somebody plays.
command = "{command}"
game = "{game}"
"""


@dataclass
class Request:
    """What to look for."""

    game: str
    count: int
    seed: str

    def command(self) -> str:
        return f"pecunia lab puzzles {self.game} --count {self.count} --seed {self.seed}"


@dataclass
class Found:
    """A puzzle as it was found; `judged` has the best move first."""

    name: str
    view: View
    judged: list[Candidate]
    difficulty: float

    @property
    def answer(self) -> str:
        return _answer(self.view, self.judged[0].move)


def find(request: Request, progress: Callable[[list[Found]], None] | None = None) -> list[Found]:
    """Find the requested number of puzzles, sorted from easy to hard. After each one, `progress` is called with all
    found so far."""
    title(request.game)
    checked_seed(request.seed)
    found: list[Found] = []
    for slot in range(request.count):
        found.append(_for_slot(request, slot, found))
        if progress is not None:
            progress(_sorted(found))
    return _sorted(found)


def _sorted(found: list[Found]) -> list[Found]:
    return sorted(found, key=lambda one: (one.difficulty, one.name))


def _for_slot(request: Request, slot: int, before: list[Found]) -> Found:
    """Play game after game until one of them has a puzzle."""
    search = _search_of(request.game)
    kinds = _many(Counter(one.view.kind for one in before), search.max_of_kind)
    answers = _many(Counter(one.answer for one in before), MAX_OF_ANSWER)
    easy = slot % search.one_easy_in == 0
    number = 0
    while True:
        wanted = None if not easy and number >= search.patience else easy
        for name, view in islice(_questions(request, slot, number), search.questions):
            if view.kind in kinds:
                continue
            found = _puzzle(name, view, wanted, answers)
            if found is not None:
                return found
        number += 1


def _many(counts: Counter[str], most: int) -> set[str]:
    """The things of which there are already enough."""
    return {what for what, count in counts.items() if count >= most}


def _answer(view: View, move: Move) -> str:
    """The kind of question and the first two words of a move: `window play line-cutter`, `place place M1`."""
    return " ".join([view.kind, *move.text.split()[:2]])


def _questions(request: Request, slot: int, number: int) -> Iterator[tuple[str, View]]:
    """The questions of one game that offer a choice, in random order, so that not all puzzles come from its
    beginning."""
    search = _search_of(request.game)
    players = search.players[slot % len(search.players)]
    options = options_for(request.game, players=players, **search.tables[slot % len(search.tables)])
    seed = f"{request.seed}.{slot}.{number}"
    game = title(request.game).engine.new(options, seed)
    bots = [_player(request.game, f"{seed}.bot.{seat}") for seat in range(game.seats)]
    asked: list[tuple[str, Game]] = []
    question = game.question
    moves = 0
    while question is not None and game.turn <= TURN_LIMIT:
        if len(question.moves) >= MIN_MOVES and not game.asks_in_secret():
            asked.append((f"{seed}.{moves}", game.copy()))
        game.play(bots[question.player].choose(game.view(question.player)))
        moves += 1
        question = game.question
    chance = stream_of(f"{seed}.order")
    while asked:
        name, kept = asked.pop(chance.below(len(asked)))
        assert kept.question is not None
        yield name, _unseen_dealt_again(name, kept, kept.question.player)


def _player(game: str, seed: str) -> Bot:
    stream = stream_of(seed)
    return Champion(stream, temperature=TEMPERATURE) if has_network(game) else Greedy(stream)


def _search_of(game: str) -> PuzzleSearch:
    return title(game).lab().puzzles


def _unseen_dealt_again(name: str, game: Game, seat: int) -> View:
    return game.view(seat).imagine(stream_of(f"{name}.deal")).view(seat)


def _puzzle(name: str, view: View, easy: bool | None, answers: set[str]) -> Found | None:
    """The question as a puzzle, or None if it is not suitable. The searches get longer as long as it looks suitable.
    `easy` says whether the puzzle must be easy or must not be; None: either."""
    if not (_network_doubts(view) if has_network(view.title) else _judge_doubts(name, view, easy)):
        return None
    best = _clear(view, f"{name}.glance", GLANCE, HINT, reasons=False)
    if best is None or _answer(view, best[0].move) in answers:
        return None
    found_easily = _found_by(PASSER_BY, name, view, best[0].move) > 0.5
    if easy is not None and found_easily != easy:
        return None
    if not _agrees(_clear(view, f"{name}.longer", LOOK, NEARLY, reasons=False), best[0].move):
        return None
    tries = _search_of(view.title).tries
    judged = _clear(view, f"{name}.one", tries, LEAD)
    if judged is None or not _agrees(judged, best[0].move):
        return None
    again = _clear(view, f"{name}.two", tries, LEAD, reasons=False)
    if again is None or not _agrees(again, best[0].move):
        return None
    return Found(name, view, _pooled(judged, again), _difficulty(name, view, best[0].move))


def _network_doubts(view: View) -> bool:
    """Whether the champion sees a fair chance. What he plays without a second thought may still be hard for others."""
    return FAIR[0] / 2 <= evaluator_of(view.title).evaluate(view).chances[view.seat] <= FAIR[1]


def _judge_doubts(name: str, view: View, easy: bool | None) -> bool:
    """Whether the judge sees a fair chance, the search tries every move, and the moves differ."""
    deal = view.imagine(stream_of(f"{name}.look"))
    judge = judge_of(view.title)
    if len(judge.shortlist(deal, view.moves)) < len(view.moves):
        return False  # a move that the search does not try might be as good as the best
    if not FAIR[0] / 2 <= judge.chances(deal)[view.seat] <= FAIR[1]:
        return False
    return not _search_of(view.title).glimpse or _matters(name, view, easy is True)


def _matters(name: str, view: View, easy: bool) -> bool:
    """Whether the moves differ when looking one move ahead. For an easy puzzle, the best must differ from the second,
    otherwise from the worst."""
    judge = judge_of(view.title)
    stream = stream_of(f"{name}.matters")
    totals = [0.0] * len(view.moves)
    for _ in range(DEALS):
        deal = view.imagine(stream)
        for number, move in enumerate(view.moves):
            totals[number] += _after_the_turn(judge, deal, view.seat, move)
    totals.sort()
    return totals[-1] - totals[-2 if easy else 0] >= SPREAD * DEALS


def _after_the_turn(judge: Judge, deal: Game, seat: int, move: Move) -> float:
    """What a move is worth after the turn was finished by habit."""
    twin = deal.copy()
    turn = twin.turn
    twin.play(move)
    while twin.question is not None and twin.turn == turn:
        twin.play(judge.habit(twin, twin.question.moves))
    return judge.value(twin, seat)


def _agrees(judged: list[Candidate] | None, move: Move) -> bool:
    return judged is not None and judged[0].move == move


def _clear(view: View, seed: str, tries: int, lead: float, reasons: bool = True) -> list[Candidate] | None:
    """What the champion or a search thinks of the moves after looking ahead, or None if no move is clearly best or the
    game is already decided."""
    judged = advise(view, stream_of(seed), Budget(tries), reasons)
    best = judged[0].chance
    if len(judged) < 2 or not FAIR[0] <= best <= FAIR[1] or best - max(other.chance for other in judged[1:]) < lead:
        return None
    return judged


def _pooled(judged: list[Candidate], again: list[Candidate]) -> list[Candidate]:
    """The results of two searches, averaged by how often each has tried a move. The best move comes first."""
    others = {other.move.text: other for other in again}
    for candidate in judged:
        other = others.get(candidate.move.text)
        if other is not None:
            tried = candidate.tried + other.tried
            candidate.chance = (candidate.chance * candidate.tried + other.chance * other.tried) / tried
            candidate.tried = tried
    return sorted(judged, key=lambda candidate: -candidate.chance)


# How hard it is.


def _found_by(level: Level, name: str, view: View, best: Move) -> float:
    """How often a level finds the move."""
    found = [level.player(stream_of(f"{name}.{level.name}.{trial}")).choose(view) is best for trial in range(TRIALS)]
    return sum(found) / TRIALS


def _difficulty(name: str, view: View, best: Move) -> float:
    """How many of the levels miss the move, on average."""
    return sum(1 - _found_by(level, name, view, best) for level in LEVELS)


# The file.


def puzzles_text(request: Request, found: list[Found]) -> str:
    lines = [HEAD.format(tries=_search_of(request.game).tries, command=request.command(), game=request.game)]
    for one in found:
        lines += ["[[puzzle]]", f'name = "{one.name}"', f'seat = "{seat_letter(one.view.seat)}"']
        lines += [f'kind = "{one.view.kind}"', f"players = {one.view.players}", f"difficulty = {one.difficulty:.2f}"]
        lines += ["judged = [", *(_line(candidate) for candidate in one.judged), "]"]
        position = one.view.imagine(stream_of(f"{one.name}.kept")).position()
        lines += [f"position = '''\n{position}'''\n"]
    return "\n".join(lines)


def _line(candidate: Candidate) -> str:
    reasons = ", ".join(f'"{"+" if by > 0 else "-"}{topic}"' for topic, by in candidate.reasons)
    chance = round(candidate.chance, DECIMALS)
    return (
        f'  {{ move = "{candidate.move.text}", chance = {chance}, tried = {candidate.tried}, reasons = [{reasons}] }},'
    )


def place_for(request: Request, folder: Path) -> Path:
    """The path of the puzzle file in a folder. A missing folder is refused before anything is played."""
    title(request.game)
    if not folder.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(folder))
    return folder / PUZZLES
