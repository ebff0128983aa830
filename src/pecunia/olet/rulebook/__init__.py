"""The rulebook of Pecunia Olet: chapters in four languages, and the cards, tables and drawings in them."""
