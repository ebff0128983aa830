"""The weights of the features of a position. Each title has a data file of them, which `pecunia lab fit` writes."""

from typing import Any, Final

from pecunia.core.values import ValuesSource

STEPS: Final = 20  # the weights change in this many steps from the beginning of a game to its end
PROVENANCE: Final = "fit"  # the table that says how the file was made


class Weights:
    """The weights of one kind of game, by feature. They change gradually from those of the beginning to those of the
    end."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early = early
        self.late = late
        self.by_step: list[list[float]] = [self._mixed(step / STEPS) for step in range(STEPS + 1)]

    def _mixed(self, phase: float) -> list[float]:
        return [early + phase * (late - early) for early, late in zip(self.early, self.late)]

    def at(self, step: int) -> list[float]:
        """The weights at a step of the game, from 0 to STEPS."""
        return self.by_step[step]


class Tally:
    """Adds up the score of a seat, feature by feature."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.score = 0.0

    def add(self, feature: int, amount: float) -> None:
        self.score += self.weights[feature] * amount


class Notes(Tally):
    """Records the features instead of adding them up, for fitting weights and for explaining moves."""

    def __init__(self, features: int) -> None:
        super().__init__([])
        self.row: list[float] = [0.0] * features

    def add(self, feature: int, amount: float) -> None:
        self.row[feature] += amount


def weights_from_text(text: str, file: str, kinds: list[str], names: list[str]) -> list[Weights]:
    """Weights from a file: one table for each kind of game, with two numbers for each feature, early and late.
    Missing features and unknown names are refused."""
    source = ValuesSource(file, text)
    for kind in source.data:
        if kind != PROVENANCE and kind not in kinds:
            raise source.error("values-unknown-table", kind, "")
    found: list[Weights] = []
    for kind in kinds:
        entries = source.data.get(kind)
        if not isinstance(entries, dict):
            raise source.error("weights-no-table", kind, "")
        source.refuse_unknown(entries, names, kind)
        early: list[float] = []
        late: list[float] = []
        for name in names:
            if name not in entries:
                raise source.error("weights-missing", kind, name)
            pair = entries[name]
            if not isinstance(pair, list) or len(pair) != 2 or not _is_weight(pair[0]) or not _is_weight(pair[1]):
                raise source.error("weights-pair", kind, name, value=pair)
            early.append(float(pair[0]))
            late.append(float(pair[1]))
        found.append(Weights(early, late))
    return found


def _is_weight(value: Any) -> bool:
    """Whether this is a usable weight: a number, and neither infinite nor NaN."""
    return isinstance(value, int | float) and not isinstance(value, bool) and -1e6 < value < 1e6
