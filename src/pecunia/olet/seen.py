"""What observers keep of a table from one question to the next, so that they need write only what has changed."""


class Seen:
    """The cards of a table as they were last observed, and what was written of them. New, it is empty: all rows are
    zeros, and so is what they were made from."""

    def __init__(self, market: list[int], market_row: bytearray, gone_row: bytearray, rows: list[bytearray]) -> None:
        self.market = market
        self.deck = 0  # how many cards were left
        self.binned: list[int] = []
        self.cards: list[list[int]] = [[] for player in rows]
        self.market_row = market_row
        self.gone_row = gone_row  # of deck and bins
        self.rows = rows  # of the players
