"""Whether everything at a table can be seen, on every screen and in every language: the layout test."""
