"""A table in the words of one language: questions, moves, happenings. The terminal and the server use them."""
