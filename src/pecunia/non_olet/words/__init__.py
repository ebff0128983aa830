"""The words of Pecunia non olet."""
