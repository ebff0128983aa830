"""One module for each kind of card: its frame, where the picture and the signs stand, and the slots for words."""
