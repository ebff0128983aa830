### `pecunia tournament`: jeder Bot gegen jeden. $elo, $low, $high: Zahlen mit Vorzeichen; $games, $deals: Zahlen.

cli-tournament = Jeden Bot gegen jeden spielen lassen und Elo messen. Alle Paare spielen dieselben Ausgangslagen, jede einmal in jeder Verteilung der Plätze; an größeren Tischen hat jeder der beiden die Hälfte der Plätze.
cli-tournament-bots = Wer mitspielt, durch Kommas getrennt. Programme gehen auch: "cmd:./meinbot --option".
cli-tournament-deals = Wie viele Ausgangslagen jedes Paar spielt.
cli-tournament-file = Die fertigen Partien in dieser SQLite-Datei aufheben und nur spielen, was dort fehlt.
cli-tournament-played = { $games } Partien mit { $deals ->
        [one] einer Ausgangslage
       *[other] { $deals } Ausgangslagen
    }.
cli-tournament-elo = Elo zählt vom Mittel des Feldes aus; in Klammern das Intervall zu 95 % über die Ausgangslagen.
cli-tournament-interval = { $elo } ({ $low } … { $high })
cli-ray = Auf dem Ray-Cluster an dieser Adresse spielen; mit „local“ auf einem nur dieses Rechners, mit so vielen Prozessoren, wie --jobs sagt.
cli-column-pair = Paar
cli-column-first = Siege des ersten

error-tournament-alone = Ein Turnier braucht mindestens zwei Bots.
error-tournament-twice = „{ $bot }“ ist zweimal genannt. Jeder Bot spielt nur einmal mit.
error-store-file = Diese Datei enthält keine Partien dieser Art, oder sie ist beschädigt.
error-store-cannot-write = Die Partien lassen sich hier nicht aufheben: { $detail }
error-store-otherwise = Die Partien in { $file } wurden unter anderen Bedingungen gespielt ({ $what }: dort „{ $found }“, jetzt „{ $asked }“). Wähle eine andere Datei.
error-ray-missing = Ray fehlt: Mit „pip install pecunia-games[ray]“ wird es installiert ({ $module }).
error-ray-address = Unter „{ $value }“ ist kein Ray-Cluster: { $detail }
