"""Tables over HTTP and WebSocket: each is a log of entries, kept in a store, folded into a game, told as views."""
