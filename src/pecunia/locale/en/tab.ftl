## What a house in a tab cannot do

error-not-in-a-tab = That takes a server. Here the games run in your browser alone.
error-helper-gone = This browser has run out of breath. Nothing has changed; please try again.
error-disk-full = This browser has no room left. Nothing has changed: free some space and try again, or save the record of the game.
