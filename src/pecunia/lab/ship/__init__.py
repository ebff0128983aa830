"""Makes the network that ships with a title from the one that was trained: integers instead of floats, and a card that
says where it comes from."""
