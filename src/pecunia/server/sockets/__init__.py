"""The socket of a table: a client's messages come in here. What it is told goes out through `tables.client`."""
