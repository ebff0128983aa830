"""Games that bots play among themselves, and samples of their positions. Weights are learnt from these."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from pecunia.bots import Bot, make_bot
from pecunia.bots.greedy import Greedy
from pecunia.bots.judge import Judge
from pecunia.bots.judges import judge_from_text
from pecunia.core.chance import stream_of
from pecunia.core.game import Game
from pecunia.games import options_for
from pecunia.lab.whole_game import TURN_LIMIT
from pecunia.lab.workers import Processes, spread
from pecunia.titles.registry import title

LEARNER = "greedy"  # the bot that plays with the weights that are being learnt
KEPT = 8  # positions kept of a game
BATCH = 10


@dataclass
class Sample:
    """A position that came up: the kind of game, how far it was, each seat's features, and who won in the end."""

    game: int
    kind: int
    step: int
    features: list[list[float]]
    shares: list[float]


@dataclass
class Play:
    """What is played: which game, by which bots, with which weights. All learners in a game have the same weights. If
    some played better than others, features typical of the better ones would seem to cause their wins."""

    title: str
    bots: list[str]
    seed: str
    weights: str


def self_play(play: Play, games: int, jobs: int) -> Iterator[list[Sample]]:
    """The positions of one game after the other. They do not depend on the number of processes."""
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    for played in spread(partial(_play_batch, play), batches, Processes(jobs)):
        yield from played


def _play_batch(play: Play, numbers: range) -> list[list[Sample]]:
    judge = judge_from_text(play.title, play.weights, play.title)
    return [play_one(play, judge, number) for number in numbers]


def play_one(play: Play, judge: Judge, number: int) -> list[Sample]:
    """Play one game and return some of its positions. They depend only on `play`, the judge and the number."""
    known = title(play.title)
    schedule = known.lab().self_play
    tables = schedule.tables
    stated, numbers = tables[number % len(tables)]
    options = options_for(play.title, players=numbers[number // len(tables) % len(numbers)], **stated)
    seed = f"{play.seed}.{number}"
    game = known.engine.new(options, seed)
    chance = stream_of(f"{seed}.chance")
    bots: list[Bot] = []
    for seat in range(game.seats):
        name = play.bots[(number + seat) % len(play.bots)]
        stream = stream_of(f"{seed}.bot.{seat}")
        bots.append(Greedy(stream, judge) if name == LEARNER else make_bot(name, stream))
    turns = schedule.stray_turns
    sober = chance.below(turns * game.seats) if turns else TURN_LIMIT
    seen: list[Sample] = []
    count = 0
    question = game.question
    while question is not None and game.turn <= TURN_LIMIT:
        if len(game.agenda) == 1 and (game.turn > sober or not turns):
            count += 1
            place = chance.below(count)  # reservoir sampling: every position has the same chance to be kept
            if len(seen) < KEPT:
                seen.append(_seen(game, judge, number))
            elif place < KEPT:
                seen[place] = _seen(game, judge, number)
        if game.turn <= sober and chance.below(schedule.stray) == 0:
            game.play(chance.choose(question.moves))
        else:
            game.play(bots[question.player].choose(game.view(question.player)))
        question = game.question
    winners = [] if game.outcome is None else game.outcome.winners
    for one in seen:
        one.shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    return seen if winners else []


def _seen(game: Game, judge: Judge, number: int) -> Sample:
    features = [judge.features(game, seat) for seat in range(game.seats)]
    return Sample(number, judge.kind(game), judge.step(game), features, [])
