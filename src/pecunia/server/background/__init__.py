"""Work beside the tables: replays, reviews, score histories. Players never wait for it."""
