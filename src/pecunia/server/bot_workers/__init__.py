"""Bots at tables think in worker processes of their own, under a time limit: a slow one delays only its table.

A bot lives through a *run*: the questions of one seat, one after the other, as long as its moves show nothing new (the
moves that a person could take back at once). So a search can keep the tree that still holds. For each question the bot
draws from a stream that depends on the game, the seat and the move alone.

Which worker answers never changes a move. Where the bot of a run is not at hand, because its worker was killed, is
busy, or has let it go, or because another process has taken over the table, a new bot is asked all questions of the run
again, with the same streams, and so comes to the same thoughts. Only a clock can change a move: a bot that does not
answer in time is played for at random, and begins a new run with its next question.
"""
