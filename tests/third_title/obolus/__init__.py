"""Obolus, a tiny game with hidden cards: the proof that a title is one folder."""
