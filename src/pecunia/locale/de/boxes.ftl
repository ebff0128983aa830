### What an owner can read off the things in a box, as the page "My box" asks for it.

box-stays = bleibt
box-pays = zahlt
box-task = Aufgabe
box-class = Stand
box-number = Wie viele
box-price = Preis
box-prices = Preise der Stufen
box-plain = Nichts darauf
box-space = Feld
box-start-two = Start des Polizisten für zwei Spieler
box-start-many = Start des Polizisten für drei und vier Spieler
box-card = Karte
box-worth = Was es einbringt
box-mark = Zeichen
box-copies = Stück

## Tasks of the ladders, without their numbers.

box-task-seated = Besucher eines Standes in der Latrine
box-task-pairs = Plätze mit zwei Besuchern
box-task-classes = Besucher verschiedener Stände
box-task-markers-over = ein Besucher mit mehr Markern als so vielen
box-task-markers-total = Marker auf allen Besuchern
box-task-hand = Aktionskarten auf der Hand
box-task-queue = Römer in der Warteschlange
box-task-villas = Villen mit Besuchern
box-task-received = Sesterzen von Römern, die in einem Zug gehen
box-task-paid = Römer, die in einem Zug zahlen und gehen
box-task-paid-class = Römer eines Standes, die in einem Zug zahlen und gehen
box-task-played = in einem Zug gespielte Aktionskarten
box-task-hastened = Marker, die in einem Zug von deinen Besuchern kommen
