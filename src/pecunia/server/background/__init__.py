"""Work beside the tables: replays, reviews, score histories. Nobody who plays waits for it."""
