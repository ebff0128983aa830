"""Bots at tables think in worker processes of their own, with a time limit. A slow bot delays only its own table.

Quick bots do not wait for slow ones. Within each kind the hosts of tables take turns, and so do the tables of one host:
somebody with forty tables delays only their own.

A bot lives for one *run*: consecutive questions to one seat whose moves reveal nothing new (the moves that a person
could take back at once). During a run a search can keep its tree. For each question the bot draws from a random stream
that depends only on the game, the seat and the move.

A move never depends on the worker that answers. The bot of a run may be out of reach: its worker was killed, is busy
or has dropped it, or another process has taken over the table. Then a new bot is asked all questions of the run again,
with the same streams, and so reaches the same state. Only the clock can change a move: if a bot does not answer in
time, a random move is played for it, and its next question begins a new run.
"""
