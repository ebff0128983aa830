"""Cards and tables as SVG, drawn once. Each title brings its drawings; the modules here put them together."""
