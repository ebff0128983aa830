"""Pictures that people share, drawn in another process."""

from collections.abc import Sequence
from datetime import date
from typing import Final

from pecunia.printing.shared_pictures import Line, result_picture
from pecunia.texts import Texts

PICTURE_SECONDS: Final = 20  # of computing, on a slow machine


def result_png(game: str, day: str, lines: Sequence[Line], language: str) -> bytes:
    """How a game ended. `day` is the date of a deal of the day, else empty."""
    texts = Texts(language)
    winners = [line.name for line in lines if line.won]
    said = [texts.text("preview-day-of", date=texts.day(date.fromisoformat(day)))] if day else []
    if winners:
        said.append(texts.text("web-over-wins", names=", ".join(winners), count=len(winners)))
    best_first = sorted(lines, key=lambda line: (not line.won, -int(line.score)))
    return result_picture(game, " · ".join(said), best_first, language)
