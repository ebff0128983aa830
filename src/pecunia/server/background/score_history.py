"""The money of all players over time: replays a finished game and notes the scores after every turn or round."""

from pecunia.core.game import Game
from pecunia.server.messages import ScoreHistory
from pecunia.titles.registry import TITLES


def score_history(game: Game) -> ScoreHistory:
    """The scores before the first move, after every turn (or round, if the game counts rounds), and at the end."""
    unit = TITLES[game.title].engine.unit
    past = game.history()
    twin = game.earlier(len(past))
    now: int = getattr(twin, unit)
    moments = [0]
    scores = [twin.scores()]
    for played in past:
        before = now
        twin.play(played.move)
        now = getattr(twin, unit)
        if now != before:
            moments.append(before)
            scores.append(twin.scores())
    return ScoreHistory(unit, [*moments, now], [*scores, twin.scores()])
