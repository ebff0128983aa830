"""Pecunia non olet, first edition (2005) and second edition (2016)."""
