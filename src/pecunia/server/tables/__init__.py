"""The tables. Each has a log of entries, a state that follows from the log, and connected clients."""
