"""The rulebook of Pecunia non olet: chapters in four languages, and the cards, tables and drawings in them."""
