"""Bots at tables think in worker processes of their own."""
