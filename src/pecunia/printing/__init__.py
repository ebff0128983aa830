"""Cards, texts to glue on, player aids and rulebooks on paper: the browser's data, drawings and words, as PDF."""
