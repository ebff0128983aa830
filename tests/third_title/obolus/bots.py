"""What bots and networks need to know about Obolus."""

from librt.strings import BytesWriter
from obolus.game import CARDS, HAND, MOVES, PLAYERS, Obolus, ObolusView, Options

from pecunia.bots.judge import Judge
from pecunia.core.game import Game
from pecunia.core.moves import Move, Question
from pecunia.core.view import View
from pecunia.observers.layout import PLAYER, TABLE, Block, Layout, MoveSlots
from pecunia.observers.observer import Observer, write_move


class ObolusJudge(Judge):
    """Obols count, and high cards a little."""

    def __init__(self) -> None:
        super().__init__(["obols", "hand"], [], {}, {"obols": "obols", "hand": "high-cards"})

    def features(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Obolus)
        return [float(game.obols[seat]), sum(game.hands[seat]) / CARDS]

    def weights(self, game: Game) -> list[float]:
        return [1.5, 1.0]

    def scores(self, game: Game) -> list[float]:
        return [1.5 * obols + hand for obols, hand in (self.features(game, seat) for seat in range(game.seats))]


class ObolusObserver(Observer):
    def __init__(self, options: Options) -> None:
        table, player = Block(TABLE, 1), Block(PLAYER, PLAYERS[-1])
        table.amount("hand", CARDS, 1, "Which cards the seat holds.")
        player.amount("present", 1, 1, "Whether somebody plays here.")
        player.amount("obols", 1, HAND, "How many obols.")
        player.choice("laid", 1, CARDS, "The card that was laid; 0 for none.")
        self.layout = Layout("obolus", 1, [table, player], MoveSlots(CARDS, {}))

    def write(self, view: View, out: BytesWriter) -> None:
        assert isinstance(view, ObolusView)
        game, hand = view.table, view.hand(max(view.seat, 0)) or []
        for card in range(CARDS):
            out.append(int(card in hand))
        for step in range(PLAYERS[-1]):
            seat = (max(view.seat, 0) + step) % view.players
            laid = game.laid[seat] if step < view.players else None
            out.append(int(step < view.players))
            out.append(game.obols[seat] if step < view.players else 0)
            out.append(0 if laid is None else laid + 1)

    def write_slots(self, question: Question, slots: BytesWriter, numbers: BytesWriter) -> int:
        for move in question.moves:
            write_move(move.number, move.number, slots, numbers)
        return len(question.moves)

    def move_at(self, question: Question, slot: int) -> Move | None:
        return MOVES[slot] if question.allows(MOVES[slot]) else None
