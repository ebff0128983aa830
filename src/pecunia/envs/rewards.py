"""What a game is worth to every seat. OpenSpiel has no Gymnasium, so this stands by itself."""

from pecunia.core.moves import Outcome


def rewards(outcome: Outcome | None, players: int) -> list[float]:
    """What every seat gets at the end, the same in all environments; together it is 0. A single winner gets 1. Several
    winners share. The others share the loss. If nobody has won, nobody has lost."""
    winners = [] if outcome is None else outcome.winners
    if not winners:
        return [0.0] * players
    won = players / len(winners)
    return [((won if seat in winners else 0.0) - 1) / (players - 1) for seat in range(players)]
