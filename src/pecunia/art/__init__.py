"""Cards and tables as SVG, drawn once: `parts/` are the drawings, the modules put them together by tables of data."""
