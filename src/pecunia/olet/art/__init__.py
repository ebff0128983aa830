"""The drawings of Pecunia Olet. `parts/` has the single drawings, the modules put them together."""
