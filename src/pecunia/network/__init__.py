"""Trained networks: how they are stored, and how they look at a row of an observer. At play all arithmetic is with
integers, so that every machine gets the same scores.

`parts` says what a network is made of, `stored` reads and writes its file. Three modules compute the same scores:
`loops` (compiled), `plain` (Python alone) and `arrays` (NumPy, for many rows at once).
"""
