"""One module for each kind of card: its frame, the places of the picture and the signs, and the slots for words."""
