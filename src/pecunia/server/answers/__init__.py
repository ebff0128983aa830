"""Answers to requests, as far as they depend on no HTTP: a page that runs in a browser tab gets the same."""
