"""Titles: the parts that a game consists of, and the list of games."""
