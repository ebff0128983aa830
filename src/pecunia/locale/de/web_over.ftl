### Das Ende eines Spiels im Browser. $names: Namen; $count: wie viele; $target: ein Betrag; $one, $two, $three: Anzahlen von Blüten.

web-over-you = { $count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg!
    }
web-over-wins = { $names } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }
web-over-player = Wer
web-over-money-non-olet = Sesterzen
web-over-money-olet = Geld in $
web-over-score = Punkte
web-over-unit-turn = Zug
web-over-unit-round = Runde
web-over-chart = Der Weg des Geldes
web-over-numbers = Die Zahlen
web-over-target = Ziel { $target }
web-over-unsold = übrige Blüten { $one } / { $two } / { $three }
web-over-wanting = { $names } { $count ->
        [one] möchte
       *[other] möchten
    } noch einmal spielen.
web-over-again = Ergebnis
web-over-picture = Als Bild speichern
