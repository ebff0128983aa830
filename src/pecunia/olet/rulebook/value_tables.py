"""Tables of the values printed on the board and the cards of Pecunia Olet."""

from pecunia.olet.engine.names import CARD_KINDS, FIRST_OF, KIND_OF, MARKET, SPACE_KINDS, START_LETTER, TRACK_KINDS
from pecunia.olet.engine.values import SIDE_PLAYERS, SIDES, Board, Values
from pecunia.rulebook.blocks import Table
from pecunia.texts import Texts

NUMBERS = tuple(players for side in SIDES for players in SIDE_PLAYERS[side])


def market(texts: Texts, values: Values) -> Table:
    """The prices of the positions, from left to right."""
    boards = values.boards
    positions = range(max(boards[side].market for side in SIDES))
    rows = [(str(at + 1), *(_position(boards[side], at, texts) for side in SIDES)) for at in positions]
    return _table("position", _sides(texts), rows, "board", texts, values)


def _position(board: Board, at: int, texts: Texts) -> str:
    if at >= board.market:
        return "–"
    space = FIRST_OF[MARKET] + at
    price = texts.text("olet-money", amount=str(board.price[space]))
    return f"{price} · {texts.text('olet-sign-bin')}" if board.bin[space] else price


def spaces(texts: Texts, values: Values) -> Table:
    """How many spaces of each kind there are, and how many of them have a hat."""
    boards = values.boards
    rows = []
    for kind, key in enumerate(SPACE_KINDS):
        found = [[space for space in boards[side].spaces if KIND_OF[space] == kind] for side in SIDES]
        hats = [sum(boards[side].hat[space] for space in of_kind) for side, of_kind in zip(SIDES, found, strict=True)]
        cells = [
            texts.text("rulebook-olet-spaces", count=len(of_kind), hats=hat)
            for of_kind, hat in zip(found, hats, strict=True)
        ]
        rows.append((f"[](#olet-space-{key})", *cells))
    return _table("space", _sides(texts), rows, "board", texts, values)


def track(texts: Texts, values: Values) -> Table:
    """How many steps after the start something happens."""
    rows = [
        (f"[](#olet-track-{key})", *(_steps(players, kind, values) for players in NUMBERS))
        for kind, key in enumerate(TRACK_KINDS)
        if key != "plain"
    ]
    return _table("steps", _numbers(texts), rows, "track", texts, values)


def _steps(players: int, kind: int, values: Values) -> str:
    board = values.board(players)
    start = board.starts[players]
    return ", ".join(str(at - start) for at, found in enumerate(board.track) if found == kind and at > start)


def cards(texts: Texts, values: Values) -> Table:
    """How many cards of each kind are in the deck."""
    rows = [
        (f"[](#olet-card-{key})", *(str(_copies(players, kind, values) or "–") for players in NUMBERS))
        for kind, key in enumerate(CARD_KINDS)
    ]
    return _table("deck", _numbers(texts), rows, "cards", texts, values)


def _copies(players: int, kind: int, values: Values) -> int:
    deck = [card for card in values.in_use(players) if values.letter[card] != START_LETTER]
    return sum(values.kind[card] == kind for card in deck)


def _sides(texts: Texts) -> list[str]:
    return [_players("–".join(map(str, SIDE_PLAYERS[side])), texts) for side in SIDES]


def _numbers(texts: Texts) -> list[str]:
    return [_players(str(players), texts) for players in NUMBERS]


def _players(number: str, texts: Texts) -> str:
    return texts.text("rulebook-olet-players", players=number)


def _table(first: str, others: list[str], rows: list[tuple[str, ...]], of: str, texts: Texts, values: Values) -> Table:
    reconstructed = any(name.partition(".")[0] == of for name in values.reconstructed())
    return Table((texts.text(f"rulebook-olet-{first}"), *others), tuple(rows), reconstructed)
