"""The server under load, next to another one in the same run."""
