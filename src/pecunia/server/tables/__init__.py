"""The tables: a log of entries each, folded into a state, with the people who are connected to it."""
