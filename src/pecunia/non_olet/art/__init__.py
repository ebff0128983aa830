"""The drawings of Pecunia non olet: `parts/` has them one by one, the modules put them together."""
