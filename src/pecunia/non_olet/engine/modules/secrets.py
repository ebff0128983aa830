"""Secret simultaneous choices (A115, A164): players are asked in order, and the choices are shown when all have
chosen."""

from pecunia.non_olet.engine.names import CARD_KEYS, NOBODY
from pecunia.non_olet.engine.notation import DISCARDS, DONE, INDEX_OF, MOVES, SHOWN
from pecunia.non_olet.engine.step_forms import ListStep, romans_fit
from pecunia.non_olet.engine.table import Table

DEALT = 3


def deal_romans(table: Table) -> list[list[int]]:
    """Three Romans for each player, dealt singly, clockwise from the active one, as far as they go."""
    dealt: list[list[int]] = [[] for player in range(table.players)]
    for round_number in range(DEALT):
        for step in range(table.players):
            roman = table.draw_roman()
            if roman != NOBODY:
                dealt[(table.active + step) % table.players].append(roman)
    return dealt


class SecretStep(ListStep):
    """A step that holds things that not everybody may see."""

    def held_romans(self) -> list[int]:
        """All Romans that are in this step and nowhere else."""
        return []

    def hidden_romans(self, seat: int) -> list[int]:
        """Romans that the seat cannot see."""
        return []

    def with_romans(self, seat: int, romans: list[int]) -> "SecretStep":
        """The same step with other Romans in place of those that the seat cannot see."""
        return self

    def imagined(self, seat: int) -> "SecretStep":
        """The same step without the secret choices of others."""
        return self

    def seen_by(self, table: Table, seat: int) -> list[int]:
        """Romans that the seat holds at this moment."""
        return []

    def secret_moves(self, table: Table) -> int:
        """The number of moves here that others learn of only when all have chosen (A164)."""
        return 0


class Coliseum(SecretStep):
    """Keep one Roman for the end of one's queue and pass the rest to the left, until all are kept (A115).

    `held` are the Romans of each player at this stage; `kept` is the choice of each: 0 for none yet, else position + 1.
    """

    def __init__(self, asked: int, held: list[list[int]], kept: list[int]) -> None:
        self.asked = asked
        self.held = held
        self.kept = kept

    def run(self, game: Table) -> None:
        if self.asked == game.players:
            self._pass_on(game)
            return
        player = (game.active + self.asked) % game.players
        mine = self.held[player]
        if mine:
            game.ask(player, "coliseum", [MOVES[SHOWN + at] for at in range(len(mine))])
        else:
            game.agenda[-1] = Coliseum(self.asked + 1, self.held, self.kept)

    def answer(self, game: Table, move: int) -> None:
        player = (game.active + self.asked) % game.players
        kept = self.kept[:]
        kept[player] = move - SHOWN + 1
        game.agenda[-1] = Coliseum(self.asked + 1, self.held, kept)

    def _pass_on(self, game: Table) -> None:
        """All have chosen: the kept Romans join the queues, the rest go to the left neighbour."""
        players = game.players
        held: list[list[int]] = [[] for player in range(players)]
        for step in range(players):
            player = (game.active + step) % players
            row = self.held[player][:]
            if not row:
                continue
            roman = row.pop(self.kept[player] - 1)
            goal = len(game.queues[player])
            game.queues[player].append(roman)
            held[(player + 1) % players] = row
            if game.listener is not None:
                game.tell("queue-joined", player, {"roman": roman, "goal": goal})
        game.revealed = True
        if any(held):
            game.agenda[-1] = Coliseum(0, held, [0] * players)
        else:
            game.agenda.pop()

    def held_romans(self) -> list[int]:
        return [roman for row in self.held for roman in row]

    def hidden_romans(self, seat: int) -> list[int]:
        return [roman for player, row in enumerate(self.held) if player != seat for roman in row]

    def with_romans(self, seat: int, romans: list[int]) -> "SecretStep":
        left = romans[:]
        held = []
        for player, row in enumerate(self.held):
            held.append(row if player == seat else [left.pop() for roman in row])
        return Coliseum(self.asked, held, self.kept)

    def imagined(self, seat: int) -> "SecretStep":
        """The seat does not know which card others keep. It may be any, so take the first."""
        kept = [choice if player == seat else min(choice, 1) for player, choice in enumerate(self.kept)]
        return Coliseum(self.asked, self.held, kept)

    def seen_by(self, table: Table, seat: int) -> list[int]:
        return self.held[seat] if seat >= 0 else []

    def secret_moves(self, table: Table) -> int:
        return sum([1 for player, choice in enumerate(self.kept) if choice and len(self.held[player]) > 1])

    def fits(self, table: Table) -> bool:
        if self.asked > table.players or not len(self.held) == len(self.kept) == table.players:
            return False
        if not romans_fit(table, self.held_romans()):
            return False
        return all([kept <= len(held) for kept, held in zip(self.kept, self.held)])

    def text(self) -> str:
        rows = "/".join([",".join([str(roman) for roman in row]) or "-" for row in self.held])
        return f"coliseum {self.asked} {rows} {','.join([str(choice) for choice in self.kept])}"


class Schemes(SecretStep):
    """Each player secretly chooses any number of action cards; then all discard, then all draw as many (A121, A169)."""

    def __init__(self, asked: int, chosen: list[list[int]]) -> None:
        self.asked = asked
        self.chosen = chosen

    def run(self, game: Table) -> None:
        if self.asked == game.players:
            self._carry_out(game)
            return
        player = (game.active + self.asked) % game.players
        left = game.hands[player][:]
        for card in self.chosen[player]:
            left.remove(card)
        moves = [DISCARDS[card] for card in sorted(set(left))]
        moves.append(MOVES[DONE])
        if game.hands[player]:
            # Nobody may see how many cards a player has chosen so far, so the last question is asked like the others.
            game.ask_always(player, "senate-schemes", moves)
        else:
            game.agenda[-1] = Schemes(self.asked + 1, self.chosen)

    def answer(self, game: Table, move: int) -> None:
        if move == DONE:
            game.agenda[-1] = Schemes(self.asked + 1, self.chosen)
            return
        player = (game.active + self.asked) % game.players
        chosen = [row[:] for row in self.chosen]
        chosen[player].append(INDEX_OF[move])
        game.agenda[-1] = Schemes(self.asked, chosen)

    def _carry_out(self, game: Table) -> None:
        game.agenda.pop()
        order = [(game.active + step) % game.players for step in range(game.players)]
        for player in order:
            for card in self.chosen[player]:
                game.discard_action(player, card)
        for player in order:
            if self.chosen[player]:
                game.draw_actions(player, len(self.chosen[player]))
        game.revealed = True

    def imagined(self, seat: int) -> "SecretStep":
        """The seat does not know what others chose, or how many: let them keep their cards."""
        return Schemes(self.asked, [row if player == seat else [] for player, row in enumerate(self.chosen)])

    def secret_moves(self, table: Table) -> int:
        done = [step for step in range(self.asked) if table.hands[(table.active + step) % table.players]]
        return len(done) + sum([len(row) for row in self.chosen])

    def fits(self, table: Table) -> bool:
        if self.asked > table.players or len(self.chosen) != table.players:
            return False
        for hand, chosen in zip(table.hands, self.chosen):
            left = hand[:]
            for card in chosen:
                if card not in left:
                    return False
                left.remove(card)
        return True

    def text(self) -> str:
        rows = "/".join([",".join([CARD_KEYS[card] for card in row]) or "-" for row in self.chosen])
        return f"senate-schemes {self.asked} {rows}"


def card_rows_in(word: str) -> list[list[int]]:
    """The action cards that each player has chosen, as a position names them."""
    return [[] if row == "-" else [CARD_KEYS.index(card) for card in row.split(",")] for row in word.split("/")]
