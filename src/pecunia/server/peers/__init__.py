"""The other processes that share the database: who is alive, and the connections between them."""
