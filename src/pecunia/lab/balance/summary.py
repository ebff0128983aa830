"""Adds up the games of a measurement: shares by place and seat, what variants change, what things are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pecunia.lab.balance.study import Variant
from pecunia.lab.balance.tallies import CountedGame, TallyFile
from pecunia.lab.faults import FaultTable
from pecunia.lab.intervals import interval, mean, ratio

if TYPE_CHECKING:
    from pecunia.lab.balance.measuring import Measurement, Table

DIGITS = 5
Figure = dict[str, float]  # value, low, high


def summary(measurement: Measurement, kept: TallyFile) -> dict[str, Any]:
    """The summary of a measurement. It depends only on the games."""
    faults = FaultTable()
    tables = []
    for table in measurement.tables:
        tables.append(_table(measurement, table, kept))
        for variant in table.variants:
            faults.add(kept.faults(table.players, variant.name, measurement.deals_of(table, variant)))
    return {
        "game": measurement.name,
        "bot": measurement.bot,
        "seed": measurement.seed,
        "deals": measurement.deals,
        "further": measurement.further,
        "games": measurement.games,
        "reconstructed": measurement.reconstructed,
        "tables": tables,
        "faults": faults.summary(),
    }


def _table(measurement: Measurement, table: Table, kept: TallyFile) -> dict[str, Any]:
    variants: list[dict[str, Any]] = []
    plain: dict[int, CountedGame] = {}
    for variant in table.variants:
        games = list(kept.games(table.players, variant.name, measurement.deals_of(table, variant)))
        if not plain:
            plain = {game.deal: game for game in games}
        variants.append(_variant(table, variant, games, [plain[game.deal] for game in games]))
    return {"players": table.players, "variants": variants}


def _variant(
    table: Table, variant: Variant, games: Sequence[CountedGame], plain: Sequence[CountedGame]
) -> dict[str, Any]:
    """The figures of a variant, and what it changes compared with the plain table on the same deals."""
    seats = range(table.players)
    return {
        "name": variant.name,
        "options": table.headers[variant.name],
        "deals": len(games),
        "places": [_share([game.won(place) for game in games]) for place in seats],
        "seats": [_share([game.victory[seat] for game in games]) for seat in seats],
        "turns": _figure(mean([float(game.turns) for game in games])),
        "rounds": _figure(mean([float(game.rounds) for game in games])),
        "undecided": sum(not game.decided for game in games),
        "shared": sum(game.decided and max(game.victory) < 1 for game in games),
        "leader": _leader(games),
        "uses": _uses(games),
        "decisions": round(sum(game.decisions for game in games) / max(1, len(games)), 1),
        "start_change": _figure(mean([game.won(0) - other.won(0) for game, other in zip(games, plain)])),
        "turns_change": _figure(mean([float(game.turns - other.turns) for game, other in zip(games, plain)])),
        "things": _things(games),
    }


def _things(games: Sequence[CountedGame]) -> list[dict[str, Any]]:
    """What each thing that chance gave is worth, how often it came and how often it was used. The best comes first."""
    names = sorted({thing for game in games for thing in game.tallies})
    nothing = [0.0, 0.0, 0, 0]
    found = []
    for name in names:
        rows = [game.tallies.get(name, nothing) for game in games]
        worth = _figure(ratio([row[0] for row in rows], [row[1] for row in rows]))
        came, used = (int(sum(row[place] for row in rows)) for place in (2, 3))
        found.append({"thing": name, **worth, "came": came, "used": used})
    return sorted(found, key=lambda thing: (-float(thing["value"]), thing["thing"]))


def _leader(games: Sequence[CountedGame]) -> dict[str, float]:
    """How often who led alone at half-time won, and in how many games somebody did."""
    found = [game.leader for game in games if game.leader is not None]
    return {**(_share(found) if found else _figure((0.0, 0.0, 0.0))), "games": len(found)}


def _uses(games: Sequence[CountedGame]) -> list[dict[str, Any]]:
    """How often each thing was used when it could be: in turns, and in games."""
    found = []
    for thing in sorted({thing for game in games for thing in game.uses}):
        counts = [game.uses[thing] for game in games if thing in game.uses]
        turns, used = (sum(each[at] for each in counts) for at in (0, 1))
        found.append(
            {
                "thing": thing,
                "turns": turns,
                "used": round(used / turns, DIGITS),
                "games": len(counts),
                "used_games": round(sum(each[1] > 0 for each in counts) / len(counts), DIGITS),
            }
        )
    return found


def _share(won: Sequence[float]) -> Figure:
    low, high = interval(won)
    return _figure((sum(won) / len(won), low, high))


def _figure(found: tuple[float, float, float]) -> Figure:
    value, low, high = (round(number, DIGITS) for number in found)
    return {"value": value, "low": low, "high": high}
