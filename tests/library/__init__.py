"""The library as a Python programmer uses it."""
