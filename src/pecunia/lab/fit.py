"""Learns what a position is worth: bots play, weights are fitted to who won, and the bots play with the new weights."""

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from errno import EISDIR
from os import strerror
from pathlib import Path

from pecunia.bots import make_bot
from pecunia.bots.judge import Judge
from pecunia.bots.judges import bare_judge, own_judge
from pecunia.bots.weights import PROVENANCE
from pecunia.core.chance import stream_of
from pecunia.core.errors import PecuniaError
from pecunia.games import checked_seed
from pecunia.lab import logit
from pecunia.lab.self_play import Play, Sample, self_play
from pecunia.ledger.ledger import find_checkout
from pecunia.titles.registry import title
from pecunia.titles.title import WEIGHTS

SHRINK = 20.0
HELD_OUT = 5  # one game in this many is not learnt from, but used to test the result
DIGITS = 4
HEAD = [
    "# What the features of a position weigh, early and late in a game: the weighed sum is a seat's score, and the",
    "# chances to win are as the exponentials of the scores. Learnt from games among bots by the command below.",
]


@dataclass
class Request:
    """What to learn, and from which games."""

    title: str
    games: int
    seed: str
    rounds: int
    bots: list[str]
    jobs: int

    def command(self) -> str:
        said = f"pecunia lab fit {self.title} --games {self.games} --rounds {self.rounds} --seed {self.seed}"
        return said if self.bots == ["greedy"] else f"{said} --bots {','.join(self.bots)}"


@dataclass
class Trial:
    """How well chances agree with who won, in games that were not learnt from."""

    name: str
    log_loss: float
    accuracy: float


@dataclass
class Fitted:
    """What was learnt about one kind of game."""

    kind: str
    positions: int
    early: list[float]
    late: list[float]
    trials: list[Trial]
    calibration: list[tuple[int, float, float]]


@dataclass
class Learnt:
    """What was learnt about a game, and the text of the file with the weights."""

    request: Request
    names: list[str]
    kinds: list[Fitted]
    text: str


def learn(request: Request, progress: Callable[[int], None] | None = None) -> Learnt:
    """Round by round: play, then fit to all games so far. `progress` is called with the number of games played."""
    title(request.title)
    checked_seed(request.seed)
    for bot in request.bots:
        make_bot(bot, stream_of(""))  # an unknown bot is refused before anything is played
    judge = bare_judge(request.title)
    prior = judge.beginner()
    half = len(judge.names)
    text = weights_text(judge, [(prior[:half], prior[half:])] * len(judge.kinds), [])
    seen: list[Sample] = []
    kinds: list[Fitted] = []
    for number in range(request.rounds):
        play = Play(request.title, request.bots, f"{request.seed}.{number}", text)
        for game, found in enumerate(self_play(play, request.games, request.jobs), 1):
            seen.extend(found)
            if progress is not None:
                progress(number * request.games + game)
        kinds = [_fitted(request, judge, kind, seen) for kind in range(len(judge.kinds))]
        weights = [(kind.early, kind.late) for kind in kinds]
        text = weights_text(judge, weights, _provenance(request, kinds))
    return Learnt(request, judge.names, kinds, text)


def _fitted(request: Request, judge: Judge, kind: int, seen: Sequence[Sample]) -> Fitted:
    """Fit one kind of game, and test the weights on the games that were held out."""
    name = judge.kinds[kind]
    own = [one for one in seen if one.kind == kind]
    learnt = [one for one in own if one.game % HELD_OUT]
    kept = [one for one in own if one.game % HELD_OUT == 0]
    if not learnt or not kept:
        raise PecuniaError("fit-few-games", kind=name, games=request.games)
    weights = [round(weight, DIGITS) for weight in logit.fit(_positions(learnt), judge.beginner(), SHRINK)]
    known = _positions(kept)
    before = own_judge(request.title).tables[kind]
    likely = logit.chances(known, weights)
    trials = [
        _trial("even", known, logit.even(known)),
        _trial("before", known, logit.chances(known, before.early + before.late)),
        _trial("new", known, likely),
    ]
    half = len(judge.names)
    return Fitted(name, len(own), weights[:half], weights[half:], trials, logit.calibration(known, likely))


def _positions(seen: Sequence[Sample]) -> logit.Positions:
    return logit.positions([(one.step, one.features, one.shares) for one in seen])


def _trial(name: str, known: logit.Positions, likely: logit.Numbers) -> Trial:
    return Trial(name, logit.log_loss(known, likely), logit.accuracy(known, likely))


# The file.


def _provenance(request: Request, kinds: list[Fitted]) -> list[str]:
    """How the file was made. The losses are those of games that were not learnt from."""
    lines = [f'command = "{request.command()}"']
    for kind in kinds:
        losses = ", ".join(f"{trial.name} = {trial.log_loss:.4f}" for trial in kind.trials if trial.name != "before")
        lines.append(f"{kind.kind} = {{ positions = {kind.positions}, {losses} }}")
    return lines


def weights_text(judge: Judge, tables: list[tuple[list[float], list[float]]], provenance: list[str]) -> str:
    """The text of a file of weights: a table for each kind of game, with the early and the late weight of each
    feature."""
    lines = [*HEAD, "", f"[{PROVENANCE}]", *provenance]
    for kind, (early, late) in zip(judge.kinds, tables):
        lines += ["", f"[{kind}]"]
        lines += [f"{name} = [{first!r}, {last!r}]" for name, first, last in zip(judge.names, early, late)]
    return "\n".join(lines) + "\n"


def place_for(request: Request, out: Path | None) -> Path:
    """Where the file goes. The default is the title's folder in this checkout. A place that cannot be written to is
    refused before anything is played."""
    title(request.title)
    file = out or find_checkout(Path.cwd()).joinpath("src", *title(request.title).package.split("."), WEIGHTS)
    try:
        if file.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        with tempfile.TemporaryFile(dir=file.parent):
            return file
    except OSError as error:
        raise PecuniaError("fit-cannot-write", file=str(file), detail=error.strerror or "") from None
