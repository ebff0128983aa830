"""Obolus, a tiny game with hidden cards. It proves that a title is one folder."""
