"""The parts that all games share. Nothing here knows any particular game."""
