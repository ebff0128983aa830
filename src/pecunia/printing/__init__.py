"""Cards, texts to glue on, player aids and rulebooks as PDF, from the same data, drawings and words as the web page."""
