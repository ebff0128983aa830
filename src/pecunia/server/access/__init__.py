"""Identities, the origins of requests, and rate limits, for both HTTP and sockets."""
