"""Pecunia Olet on paper."""
