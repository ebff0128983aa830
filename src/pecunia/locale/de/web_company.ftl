# Mit anderen: der Warteraum, wer da ist, wer zusieht.
web-begin-bots = { $count ->
        [one] Mit einem Bot auf dem freien Platz anfangen
       *[other] Mit Bots auf den freien Plätzen anfangen
    }
web-begin-missing = { $count ->
        [one] Ein Platz ist noch frei. Warte auf jemanden, oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei. Warte auf Freunde, oder setz Bots hin.
    }
web-seat-takes = Wer auf { $letter } sitzt
web-change-setting = Ändern, was gespielt wird
web-change-save = Speichern
web-setting-changed = Es wird jetzt etwas anderes gespielt.
web-away-now = weg
web-let-bot = Einen Bot spielen lassen
web-somebody-away = { $name } ist nicht da.
web-ask-bot = { $name } würde für { $absent } einen Bot spielen lassen: { $absent } ist nicht da.
web-you-watch = Du siehst zu, vom Platz von { $name } aus.
web-rules-at-hand = Regeln
web-rules-at-hand-key = Regeln (?)
