"""Titles: what a game brings along, and which games there are."""
