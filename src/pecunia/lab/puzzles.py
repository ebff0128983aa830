"""Finds puzzles: champions play, and if one move seems clearly best, looking far ahead twice must confirm it. In a
title without a network, `greedy` plays and a search looks ahead.

Every puzzle comes from a different game. For each slot, games are played until one of them has a suitable question.
Which games these are, and what they must offer, depends only on the seed and on the puzzles of the slots before. So a
search that was broken off can go on with the file it left.
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
from pecunia.bots.explain import REASONED, Candidate, give_reasons
from pecunia.bots.greedy import Greedy
from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_of
from pecunia.bots.levels import LEVELS, Level
from pecunia.bots.search import Budget
from pecunia.bots.thinker import Candidate as Tried
from pecunia.bots.thinker import Thinker, Trial
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.core.moves import Move, seat_letter
from pecunia.core.view import View
from pecunia.games import checked_seed, options_for
from pecunia.lab.title_part import PuzzleSearch
from pecunia.lab.whole_game import TURN_LIMIT
from pecunia.network.chances import shares
from pecunia.network.evaluator import evaluator_of, has_network
from pecunia.puzzles.collection import Judged, Puzzle, puzzles_from
from pecunia.titles.registry import title
from pecunia.titles.title import PUZZLES

MIN_MOVES: Final = 3
MAX_MOVES: Final = 24  # every move is tried, and nobody weighs more of them
HINT: Final = 0.04  # lead that is worth a longer look: the first look is inexact
NEARLY: Final = 0.06  # lead that is worth the two long looks ahead
LEAD: Final = 0.075  # by which the best move must lead, in chance to win
FAIR: Final = (0.12, 0.9)  # range of the chance to win: outside of it, no move matters
TRIALS: Final = 8  # how often each level is asked
PASSER_BY: Final = LEVELS[2]  # a puzzle is easy if this level finds the move more often than not
TEMPERATURE: Final = 60  # of the champions, in hundredths: so that games differ
MAX_OF_ANSWER: Final = 12  # puzzles whose answers begin with the same two words
DECIMALS: Final = 3

# With a network: it is asked first, and all moves are tried in the same deals.
PREFERRED: Final = 0.25  # by how much more often it would play its favourite than any other move
GLANCE_MOVES: Final = 6  # the likeliest are compared at first
GLANCE_DEALS: Final = 8
LOOK_DEALS: Final = 24
FIRST_DEALS: Final = 16  # after these, moves that are far behind are tried no more
FAR_BEHIND: Final = 0.2
TRIES_OF_A_DEAL: Final = 10  # the tries of a title are worth a tenth as many deals: the network sees more in each

# With a search.
GLANCE: Final = 60  # tries for a first look at a question
LOOK: Final = 250  # tries for questions that looked promising
DEALS: Final = 4
SPREAD: Final = 0.04  # least difference in chance to win between the best and the worst move, one move ahead

HEAD: Final = """\
# Puzzles: positions with one clearly best move, from easy to hard. `judged` is what the champion thinks of the moves
# after looking ahead twice, in {deals} deals each, knowing what the seat can see and no more. `found` is how often each
# of the six levels plays the best one; `difficulty` is how many of them miss it on average. What the seat cannot see
# was dealt anew, and is again whenever somebody plays.
command = "{command}"
game = "{game}"
"""


@dataclass
class Request:
    """What to look for. `known` was found before, by the same request with a smaller count."""

    game: str
    count: int
    seed: str
    known: list[Puzzle] | None = None

    def command(self, count: int = 0) -> str:
        return f"pecunia lab puzzles {self.game} --count {count or self.count} --seed {self.seed}"


def find(request: Request, progress: Callable[[list[Puzzle]], None] | None = None) -> list[Puzzle]:
    """Find the requested number of puzzles, sorted from easy to hard. After each one, `progress` is called with all
    found so far."""
    title(request.game)
    checked_seed(request.seed)
    found = sorted(request.known or [], key=_slot_of)[: request.count]
    for slot in range(len(found), request.count):
        found.append(_for_slot(request, slot, found))
        if progress is not None:
            progress(_sorted(found))
    return _sorted(found)


def found_before(request: Request, file: Path) -> list[Puzzle]:
    """What the same request with a smaller count has left in a file; nothing if the file is of another one."""
    if not file.is_file():
        return []
    text = file.read_text(encoding="utf-8")
    found = puzzles_from(text)
    return found if f'command = "{request.command(len(found))}"' in text else []


def _slot_of(puzzle: Puzzle) -> int:
    return int(puzzle.name.split(".")[-3])


def _sorted(found: list[Puzzle]) -> list[Puzzle]:
    return sorted(found, key=lambda one: (one.difficulty, one.name))


class Crowded:
    """Of what there are already enough puzzles."""

    def __init__(self, search: PuzzleSearch, before: list[Puzzle]) -> None:
        self.kinds = _many([one.kind for one in before], search.max_of_kind)
        self.themes = _many([one.theme for one in before], search.max_of_theme)
        self.answers = _many([_answer(one.kind, one.best) for one in before], MAX_OF_ANSWER)


def _many(things: list[str], most: int) -> set[str]:
    return {what for what, count in Counter(things).items() if count >= most}


def _answer(kind: str, move: str) -> str:
    """The kind of question and the first two words of a move: `window play line-cutter`, `place place M1`."""
    return " ".join([kind, *move.split()[:2]])


def _for_slot(request: Request, slot: int, before: list[Puzzle]) -> Puzzle:
    """Play game after game until one of them has a puzzle."""
    search = _search_of(request.game)
    crowded = Crowded(search, before)
    easy = slot % search.one_easy_in == 0
    number = 0
    while True:
        wanted = None if not easy and number >= search.patience else easy
        for name, view in islice(_questions(request, slot, number), search.questions):
            found = _puzzle(name, view, wanted, crowded)
            if found is not None:
                return found
        number += 1


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
        if MIN_MOVES <= len(question.moves) <= MAX_MOVES and not game.asks_in_secret():
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


def _puzzle(name: str, view: View, easy: bool | None, crowded: Crowded) -> Puzzle | None:
    """The question as a puzzle, or None if it is not suitable. The looks ahead get longer as long as it looks suitable.
    `easy` says whether the puzzle must be easy or must not be; None: either."""
    if view.kind in crowded.kinds:
        return None
    look = _looks(name, view, easy)
    if look is None:
        return None
    best = look("glance", HINT)
    if best is None or _answer(view.kind, best[0].move.text) in crowded.answers:
        return None
    theme = _search_of(view.title).theme(view, [each.move for each in best[:2]])
    if theme in crowded.themes:
        return None
    found_easily = _found_by(PASSER_BY, name, view, best[0].move) > 0.5
    if easy is not None and found_easily != easy:
        return None
    if not _agrees(look("longer", NEARLY), best[0].move):
        return None
    judged = look("one", LEAD)
    if judged is None or not _agrees(judged, best[0].move):
        return None
    again = look("two", LEAD)
    if again is None or not _agrees(again, best[0].move):
        return None
    if has_network(view.title):  # a search has given them already
        give_reasons(view, stream_of(f"{name}.why"), 0, None, judged[:REASONED], evaluator_of(view.title))
    return _as_puzzle(name, view, theme, _pooled(judged, again))


def _as_puzzle(name: str, view: View, theme: str, judged: list[Candidate]) -> Puzzle:
    found = [_found_by(level, name, view, judged[0].move) for level in LEVELS]
    return Puzzle(
        game=view.title,
        number=0,
        name=name,
        seat=view.seat,
        kind=view.kind,
        theme=theme,
        players=view.players,
        difficulty=round(sum(1 - share for share in found), 2),
        found=[round(share, DECIMALS) for share in found],
        judged=[_judged(candidate) for candidate in judged],
        position=view.imagine(stream_of(f"{name}.kept")).position() + "\n",
    )


def _judged(candidate: Candidate) -> Judged:
    reasons = [f"{'+' if by > 0 else '-'}{topic}" for topic, by in candidate.reasons]
    return Judged(candidate.move.text, round(candidate.chance, DECIMALS), candidate.tried, reasons)


Look = Callable[[str, float], list[Candidate] | None]


def _looks(name: str, view: View, easy: bool | None) -> Look | None:
    """A way to look ahead, for longer with each of its words; it gives the moves if one of them leads by so much. None
    if the question is surely no puzzle."""
    tries = _search_of(view.title).tries
    if not has_network(view.title):
        counts = {"glance": GLANCE, "longer": LOOK}

        def search(which: str, lead: float) -> list[Candidate] | None:
            return _clear(advise(view, stream_of(f"{name}.{which}"), Budget(counts.get(which, tries))), lead)

        return search if _judge_doubts(name, view, easy) else None
    likeliest = _preferred(view)
    if likeliest is None:
        return None
    deals = {"glance": GLANCE_DEALS, "longer": LOOK_DEALS}

    def think(which: str, lead: float) -> list[Candidate] | None:
        moves = likeliest if which == "glance" else view.moves
        return _clear(_in_same_deals(view, moves, f"{name}.{which}", deals.get(which, tries // TRIES_OF_A_DEAL)), lead)

    return think


def _preferred(view: View) -> list[Move] | None:
    """The moves that the champion likes best; None if he sees no fair chance or does not prefer one of them clearly.
    What he plays without a second thought may still be hard for others."""
    opinion = evaluator_of(view.title).evaluate(view)
    if len(opinion.moves) < len(view.moves) or not FAIR[0] / 2 <= opinion.chances[view.seat] <= FAIR[1]:
        return None
    likes = shares(opinion.scores)
    order = sorted(range(len(likes)), key=lambda index: -likes[index])
    if likes[order[0]] - likes[order[1]] < PREFERRED:
        return None
    return [opinion.moves[index] for index in order[:GLANCE_MOVES]]


def _in_same_deals(view: View, moves: list[Move], seed: str, deals: int) -> list[Candidate]:
    """What the champion thinks of these moves, the best first: each is tried in the same imagined deals, except that
    those far behind drop out early."""
    thinker = Thinker(stream_of(seed), evaluator_of(view.title), Budget(1))
    tried = [Tried(move, 1.0, view.players) for move in moves]
    left = tried
    for number in range(0, deals, GLANCE_DEALS):
        trials: list[Trial] = []
        for _ in range(min(GLANCE_DEALS, deals - number)):
            trials += thinker.deal(left, view)
        thinker.play_on(trials, view)
        if number + GLANCE_DEALS >= FIRST_DEALS:
            most = max(each.chance(view.seat) for each in left)
            left = [each for each in left if each.chance(view.seat) > most - FAR_BEHIND]
            if len(left) == 1:  # the second best says by how much the best one leads
                left = sorted(tried, key=lambda each: -each.chance(view.seat))[:2]
    found = [Candidate(each.move, each.chance(view.seat), each.deals) for each in tried]
    return sorted(found, key=lambda each: -each.chance)


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


def _clear(judged: list[Candidate], lead: float) -> list[Candidate] | None:
    """The moves if one of them is clearly best and the game is not decided yet."""
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


# The file.


def puzzles_text(request: Request, found: list[Puzzle]) -> str:
    deals = _search_of(request.game).tries // TRIES_OF_A_DEAL
    lines = [HEAD.format(deals=deals, command=request.command(len(found)), game=request.game)]
    for one in found:
        lines += ["[[puzzle]]", f'name = "{one.name}"', f'seat = "{seat_letter(one.seat)}"', f'kind = "{one.kind}"']
        lines += [f'theme = "{one.theme}"', f"players = {one.players}"]
        lines += [f"difficulty = {one.difficulty:.2f}", f"found = {one.found}"]
        lines += ["judged = [", *(_line(judged) for judged in one.judged), "]"]
        lines += [f"position = '''\n{one.position}'''\n"]
    return "\n".join(lines)


def _line(judged: Judged) -> str:
    reasons = ", ".join(f'"{reason}"' for reason in judged.reasons)
    return f'  {{ move = "{judged.move}", chance = {judged.chance}, tried = {judged.tried}, reasons = [{reasons}] }},'


def place_for(request: Request, folder: Path) -> Path:
    """The path of the puzzle file in a folder. A missing folder is refused before anything is played."""
    title(request.game)
    if not folder.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(folder))
    return folder / PUZZLES
