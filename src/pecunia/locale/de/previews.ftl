### Was Messenger von einem Link auf eine Seite zeigen, und die Wörter auf Bildern, die man teilt. $date: ein Tag.

preview-start = Zwei Brettspiele, gleich hier im Browser: gegen Bots oder mit Freunden.
preview-table = An einem Tisch wartet jemand auf dich.
preview-waiting = Ein Tisch ist frei: Setz dich und spiel mit.
preview-playing = Hier wird gespielt. Schau zu!
preview-over = Die Partie ist aus. Sieh nach, wer gewonnen hat, und schau sie dir Zug für Zug noch einmal an.
preview-replay = Sieh dir eine Partie noch einmal an, Zug für Zug, und finde heraus, wo sie verloren ging.
preview-day = Das Spiel des Tages: dieselben Karten für alle. Wie gut wärst du?
preview-puzzles = In jeder Stellung ein Zug, der klar der beste ist. Findest du ihn?
preview-box = Was auf den Karten einer Schachtel steht, Karte für Karte. Spiel damit oder trag deine eigene ein.
preview-rules = Alle Regeln, mit jeder Karte und jeder Auslegung.
preview-day-of = Das Spiel des Tages, { $date }
