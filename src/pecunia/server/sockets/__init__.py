"""The socket of a table: messages from a client come in here. Messages to it go out through `tables.client`."""
