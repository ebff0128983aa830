"""Queues for work that strangers can make long: fair to everybody who waits, bounded, and done in other processes."""
