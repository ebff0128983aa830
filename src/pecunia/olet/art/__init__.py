"""The drawings of Pecunia Olet: `parts/` has them one by one, the modules put them together."""
