"""The rules of Pecunia Olet: the table, the turn, the spaces, positions, values. Compiled by mypyc."""
