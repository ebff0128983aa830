### Die Regeln als Seiten. $count (Zahl): wie viele; $name: wie eine Karte heißt.

web-rules-book = Regeln von { $game }
web-rules-none = Von { $game } gibt es hier kein Regelheft.
web-rules-contents = Inhalt und Suche
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] Eine Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
web-rules-back = Zurück zum Tisch
web-rules-print = Drucken
web-rules-here = In den Regeln
web-rules-of = { $name } in den Regeln
web-rules-usual = üblich
web-rules-reconstructed = rekonstruiert
web-rules-changes = Ändert die Entscheidungen:
web-rules-changed-by = Eine Hausregel ändert das:
web-rules-brief = { $game } in drei Minuten
web-rules-whole = Die ganzen Regeln
