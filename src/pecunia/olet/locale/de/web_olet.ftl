### Der Schreibtisch von Pecunia Olet im Browser. $amount: Geld, ausgeschrieben; $count, $index, $last, $steps, $quality, $ready, $laid, $turn, $one, $two, $three: Zahlen; $what: ein Feld der Polizeileiste.

web-olet-jobs = Geschäfte
web-olet-job-print = zwei Blüten je Drucker
web-olet-job-supermarket = bis 3 Blüten, je 50 $
web-olet-job-receiver = bis 8 Blüten, die schlechteste zählt
web-olet-job-tax = nimm 30 $
web-olet-job-jet = mit eigenem Jet
web-olet-job-commercial = Ticket 30 $
web-olet-refuses = { $quality ->
        [1] nimmt Qualität 1 nicht mehr
        [2] nimmt nur noch Qualität 3
       *[3] nimmt keine Blüten mehr
    }
web-olet-strike = Streik: keine Flüge
web-olet-deck = Stapel { $count }
web-olet-binned = Müll { $count }
web-olet-file = Polizeiakte
web-olet-file-at = { $index } von { $last }
web-olet-next = { $steps ->
        [one] Nächster Schritt: { $what }
       *[other] In { $steps } Schritten: { $what }
    }
web-olet-plain = nichts
web-olet-officer = hier steht der Polizist
web-olet-around = Am Tisch
web-olet-henchmen = Handlanger: { $ready } bereit, { $laid } hingelegt
web-olet-first = Hat diese Runde begonnen
web-olet-pawn = Hat die Figur und beginnt die nächste Runde
web-olet-cash = Echtes Geld { $amount }
web-olet-fakes = Frisch gedruckt
web-olet-quality = Qualität { $quality }
web-olet-fakes-of = Blüten { $one } / { $two } / { $three }
web-olet-offshore = im Ausland
web-olet-contracts = Verträge
web-olet-turn = Zug { $turn }
web-olet-blocked = { $quality ->
        [1] Supermarkt nimmt Qualität 1 nicht mehr
        [2] Supermarkt nimmt nur noch Qualität 3
       *[3] Supermarkt nimmt keine Blüten mehr
    }
web-olet-note-real = Echter Schein
    .text = Von der Bank gedruckt, und nichts riecht: saubere Platten, NON OLET. Damit kaufst du Karten und Tickets, und am Ende zählt es.
web-olet-note-fake = Blüte
    .text = Verrutschte Platten, Sonnenbrille, drei Wellen: Die riecht. Je mehr Punkte, desto besser; sie zählt nichts, bis sie dir jemand für echt abnimmt.

## Was statt der Bilder zu hören ist. $name: ein Spieler; $letter: ein Buchstabe; $letters: die Buchstaben im Stapel

web-olet-henchman = Handlanger von { $name }
web-olet-free = frei
web-olet-step = Feld { $index }
web-olet-notes = { $count ->
        [one] ein Schein zu { $amount }
       *[other] { $count } Scheine zu { $amount }
    }
web-olet-fakes-count = { $count ->
        [one] eine Blüte der Qualität { $quality }
       *[other] { $count } Blüten der Qualität { $quality }
    }
web-olet-deck-said = Stapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }{ $letters }
web-olet-letter-said = { $count } mit dem Buchstaben { $letter }
web-olet-contracts-of = Verträge von { $name }
