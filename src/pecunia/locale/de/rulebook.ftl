### Wörter der Regelhefte, die zwischen den Kapiteln stehen; die Kapitel sind Markdown-Dateien im Ordner rulebook jedes Spiels.

rulebook-title-non-olet = Pecunia non olet: die Regeln
rulebook-title-olet = Pecunia Olet: die Regeln
error-art-none = Von { $game } gibt es keine Zeichnungen.
error-rulebook-none = { $game } hat kein Regelheft. Regelhefte gibt es von: { $known }.
rulebook-example = Beispiel.
rulebook-why = Warum?
rulebook-usual = üblich
rulebook-reconstructed = Rekonstruiert: Diese Werte stehen nur auf Karten und Plan, kein Regelheft nennt sie. Wir haben sie gewählt.
    .mark = rekonstruiert
rulebook-changes = Ändert die Entscheidungen:
rulebook-changed-by = Eine Hausregel ändert das:

## Was auf Karten steht. $count (Zahl): wie viele; $duration, $fee, $letters, $text: Texte.

rulebook-copies-2005 =
    { $count ->
        [one] { $count } Karte in der Ausgabe von 2005
       *[other] { $count } Karten in der Ausgabe von 2005
    }
rulebook-copies-2016 =
    { $count ->
        [one] { $count } Karte in der Ausgabe von 2016
       *[other] { $count } Karten in der Ausgabe von 2016
    }
rulebook-copies-dark-red =
    { $count ->
        [one] { $count } dunkelrote Karte (2016)
       *[other] { $count } dunkelrote Karten (2016)
    }
rulebook-in-2005 = Ausgabe von 2005: { $text }
rulebook-printed = Dauer { $duration }, Gebühr { $fee }
rulebook-event-markers =
    { $count ->
        [one] liegt mit { $count } Marker aus
       *[other] liegt mit { $count } Markern aus
    }
rulebook-olet-copies =
    { $count ->
        [one] { $count } Karte: { $letters }
       *[other] { $count } Karten: { $letters }
    }

## Tabellen.

rulebook-ladder-rung = Stufe
rulebook-ladder-price = Preis
rulebook-ladder-task = oder Aufgabe
rulebook-decks-card = Karte
rulebook-decks-2005 = 2005
rulebook-decks-2016 = 2016
rulebook-decks-dark-red = Dunkelrot (rekonstruiert)
rulebook-romans-class = Stand
rulebook-romans-duration =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }

## Tabellen von Pecunia Olet. $count, $hats: Zahlen; $players: ein Text.

rulebook-olet-players = { $players } Spieler
rulebook-olet-position = Platz
rulebook-olet-space = Art von Feld
rulebook-olet-steps = Nach so vielen Schritten
rulebook-olet-deck = Im Stapel
rulebook-olet-spaces =
    { $hats ->
        [0] { $count } (ohne Mütze)
       *[other] { $count } ({ $hats } mit Mütze)
    }
