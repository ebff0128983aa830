"""The table of Pecunia non olet in the terminal."""
