## What a house in a tab cannot do

error-not-in-a-tab = Dafür braucht es einen Server. Hier laufen die Spiele nur in deinem Browser.
error-helper-gone = Diesem Browser ist die Luft ausgegangen. Es hat sich nichts geändert; bitte noch einmal versuchen.
error-disk-full = Dieser Browser hat keinen Platz mehr. Es hat sich nichts geändert: Schaffe Platz und versuche es noch einmal, oder sichere die Aufzeichnung der Partie.
