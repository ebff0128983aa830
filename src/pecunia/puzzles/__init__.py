"""Positions with one clearly best move, and how an answer is judged. `pecunia lab puzzles` finds them."""
