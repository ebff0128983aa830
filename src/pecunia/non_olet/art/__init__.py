"""The drawings of Pecunia non olet. `parts/` has the single drawings, the modules put them together."""
