"""Pecunia non olet on paper."""
