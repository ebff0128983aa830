"""The table of Pecunia Olet in the terminal."""
