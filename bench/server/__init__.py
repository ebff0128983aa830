"""Measures the server under load, compared with another server in the same run."""
