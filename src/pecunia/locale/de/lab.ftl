### `pecunia lab`: aus vielen Partien lernen.

cli-lab = Aus vielen Partien von Bots lernen.
cli-fit = Aus Partien unter Bots lernen, was eine Stellung wert ist.
cli-fit-games = Wie viele Partien in jeder Runde.
cli-fit-rounds = Wie oft gespielt und gelernt wird: Jede Runde spielt mit dem, was die vorige gelernt hat.
cli-fit-bots = Wer spielt, mit Kommas getrennt: greedy lernt, andere spielen, wie sie sind.
cli-fit-out = Die Datei, in die die Gewichte kommen; ohne Angabe die des Quellverzeichnisses, in dem du bist.
cli-fit-kind = Art der Partie „{ $kind }“: { $positions } Stellungen
cli-fit-column-judged = Nach
cli-fit-column-loss = Log-Verlust
cli-fit-column-right = Richtig
cli-fit-column-chance = Aussicht
cli-fit-column-seats = Plätze
cli-fit-column-won = Gewonnen
cli-fit-column-feature = Merkmal
cli-fit-column-early = Früh
cli-fit-column-late = Spät
cli-fit-by-even = der Spielerzahl allein
cli-fit-by-before = den bisherigen Gewichten
cli-fit-by-new = den neuen Gewichten
cli-fit-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-fit-held-out = Alles außer den Gewichten stammt aus Partien, aus denen nicht gelernt wurde.
cli-fit-written = Die Gewichte stehen in { $file }.

error-lab-extra = Zum Lernen braucht es mehr als das Spiel: Mit „pip install pecunia-games[lab]“ wird es installiert ({ $module } fehlt).
error-fit-few-games = { $games ->
        [one] Eine Partie ist
       *[other] { $games } Partien sind
    } zu wenig, um daraus zu lernen: Von der Art „{ $kind }“ sind es nicht genug.
error-fit-cannot-write = Die Gewichte lassen sich nicht nach { $file } schreiben: { $detail }
error-weights-no-table = Die Tabelle { $table } fehlt.
error-weights-missing = „{ $entry }“ fehlt in der Tabelle { $table }.
error-weights-pair = „{ $entry }“ in der Tabelle { $table } braucht zwei Zahlen, früh und spät, nicht „{ $value }“.
