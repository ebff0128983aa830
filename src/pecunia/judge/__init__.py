"""The judge: takes a position and a move as people say them, and answers whether the move is legal and by which
rule."""
