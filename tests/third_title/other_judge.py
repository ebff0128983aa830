"""A judge that thinks otherwise of Obolus: a review that does not change with it has not asked the title's judge."""

from obolus.bots import ObolusJudge

from pecunia.bots.judges import JUDGES
from pecunia.core.game import Game
from pecunia.review.review import review_of
from pecunia.review.review_report import Review


class LosersJudge(ObolusJudge):
    """Obols count against their owner."""

    def scores(self, game: Game) -> list[float]:
        return [-score for score in super().scores(game)]


def review_by_another(record: str) -> Review:
    own = JUDGES.pop("obolus", None)
    JUDGES["obolus"] = LosersJudge()
    try:
        return review_of(record, jobs=1)
    finally:
        del JUDGES["obolus"]
        if own is not None:
            JUDGES["obolus"] = own
