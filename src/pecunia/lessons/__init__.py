"""Guided first games: each is a file of steps over a fixed deal, see docs/lessons.md."""
