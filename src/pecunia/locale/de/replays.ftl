### Aufgezeichnete Partien, die noch einmal gezeigt werden: warum eine es nicht kann, und die Seite als Datei.

error-record-too-long = Die Aufzeichnung hat mehr als { $most } Schritte: Das ist zu lang, um gezeigt zu werden.
error-record-hidden = Diese Aufzeichnung verschweigt, was noch geheim ist, denn ihre Partie war nicht zu Ende. Hol sie noch einmal, wenn sie es ist.
error-no-such-moment = Die Aufzeichnung hat { $most } Schritte: Den Moment { $at } gibt es nicht, oder dort sitzt niemand.
error-page-missing = Diese Installation hat keine Seite für den Browser: „make page“ baut sie.
error-html-extra = Die Seite braucht mehr als das Spiel: Installiere es mit „pip install pecunia-games“ ({ $module } fehlt).
error-html-itself = { $file } ist die Aufzeichnung selbst: Wähle für die Seite einen anderen Namen.

cli-html = Die Partie als eine HTML-Datei schreiben, die sie ohne jede Verbindung zeigt.
cli-html-written = { $file } zeigt die Partie in jedem Browser, auch ohne Verbindung.
