"""The judge: a position and a move as people say them, and whether the move is legal there, with the rule."""
