"""What bots and networks need to know about Obolus."""

from librt.strings import BytesWriter
from obolus.game import CARDS, HAND, Obolus, ObolusView, Options

from pecunia.bots.judge import Judge
from pecunia.core.game import Game
from pecunia.core.view import View
from pecunia.observers.layout import Layout
from pecunia.observers.observer import Observer


class ObolusJudge(Judge):
    """Obols count, and high cards a little."""

    def __init__(self) -> None:
        super().__init__(["lead", "hand"], [], {})

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Obolus)
        return [float(game.obols[seat]), sum(game.hands[seat]) / CARDS]

    def weights(self, game: Game) -> list[float]:
        return [1.5, 1.0]

    def scores(self, game: Game) -> list[float]:
        return [1.5 * lead + hand for lead, hand in (self.features(game, seat) for seat in range(game.seats))]


class ObolusObserver(Observer):
    def __init__(self, options: Options) -> None:
        self.layout = Layout()
        self.layout.add("own: hand", CARDS, 1, "Which cards the seat holds.")
        for seat in range(options.players):
            self.layout.add(f"left {seat}: obols", 1, HAND, "How many obols.")
            self.layout.add(f"left {seat}: laid", 1, CARDS, "The card that was laid; 0 for none.")

    def write(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, ObolusView)
        game, hand = view.table, view.hand(max(view.seat, 0)) or []
        for card in range(CARDS):
            out.append(int(card in hand))
        for step in range(view.players):
            seat = (max(view.seat, 0) + step) % view.players
            laid = game.laid[seat]
            out.append(game.obols[seat])
            out.append(0 if laid is None else laid + 1)
