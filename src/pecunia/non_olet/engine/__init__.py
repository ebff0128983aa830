"""The rules of Pecunia non olet: the table, the turn, cards and modules, positions, values. Compiled by mypyc."""
