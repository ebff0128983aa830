### The page on which owners enter what is printed in their box.

web-box = Meine Schachtel
web-box-text = Was auf deinen eigenen Karten steht: Tipp es ein und spiel damit. Eine halbe Schachtel genügt.
web-box-open = Meine Schachtel eingeben
web-box-plays = Die Zahlen, die du eingegeben hast. Was fehlt, bleibt rekonstruiert.
web-values-which = Welche Zahlen
web-values-ours = Unsere Zahlen
web-values-file = Oder eine Datei mit dem, was aufgedruckt ist:

## Entering. $what: a card, a class, a page; $count, $total, $least, $most: numbers.

web-box-saved = gespeichert
web-box-not-saved = nicht gespeichert: Dieser Browser behält nichts
web-box-tap = Tipp an, was da steht
web-box-tap-text = Ein Tipp, eine Karte. Halt ein Feld gedrückt, um eine wegzunehmen.
web-box-one-text = Ein Tipp, und die nächste Karte kommt. Noch ein Tipp auf dasselbe nimmt es weg.
web-box-rows-text = Sag der Reihe nach, was aufgedruckt ist.
web-box-row-tap = Tipp ein Feld nach dem anderen an, vom ersten bis zum letzten.
web-box-cell = { $stays }, { $pays }: { $count }
web-box-copies = { $what }: { $count }
web-box-plain = nichts darauf
web-box-add = Hinzufügen
web-box-off = Wegnehmen: { $what }
web-box-undo = { $what } zurück
web-box-undo-nothing = Nichts zurückzunehmen
web-box-of = { $count } von { $total }
web-box-of-short = { $count }/{ $total }
web-box-rows = { $count } bisher
web-box-range = von { $least } bis { $most }
web-box-full = { $what }: Mehr als { $total } gibt es nicht. Halt ein Feld gedrückt, um eine Karte wegzunehmen.
web-box-next = { $what }: noch { $count }
web-box-usable = Vollständiges spielt mit.
web-box-unused = Noch gelten unsere Zahlen.

## Comparing. $same, $count: cards; $what: a class, a number on cards; $origin: where our numbers come from.

web-box-enter = Eingeben
web-box-compare = Vergleichen
web-box-alike = { $what }: { $same } von deinen { $count } sind wie unsere.
web-box-none = { $what }: Du hast noch keine eingegeben.
web-box-ours-are = Unsere Zahlen: { $origin }.
web-box-half = Noch nicht vollständig: Unsere gelten und heißen rekonstruiert.
web-box-more = mehr als unsere
web-box-fewer = weniger
web-box-same = gleich
web-box-mine = meine
web-box-ours = unsere
web-box-ours-count = unsere { $count }
web-box-average = { $what }, im Mittel

## Handing on, taking in. $what: what could not be read.

web-box-share = Weitergeben
web-box-share-title = Meine Schachtel weitergeben
web-box-link-text = Die Zahlen stehen im Link selbst. Bei uns wird nichts gespeichert, und niemand braucht ein Konto.
web-box-too-long = Für einen QR-Code ist diese Schachtel zu groß. Der Link funktioniert trotzdem.
web-box-file = Als Datei
web-box-file-text = Für ein anderes Gerät, die Befehlszeile oder den Druck. Auch was erst halb da ist, steht darin.
web-box-save-file = Datei speichern
web-box-take-file = Datei öffnen
web-box-taken = Datei oder Link
web-box-taken-in = Sie ist da. Mit „zurück“ kommt wieder, was vorher hier war.
web-box-other-game = Diese Datei gehört zum anderen Spiel. Wähl es oben aus und öffne die Datei dann noch einmal.
web-box-unfit = Was nicht zu lesen war, fehlt jetzt: { $what }. Vielleicht kommt es aus einer anderen Version.
web-box-link-broken = Diesem Link fehlt das Ende, oder er ist keiner von uns. Hier hat sich nichts geändert: Lass dir den Link noch einmal geben.
web-box-offered = Dieser Link bringt eine andere Schachtel mit. Deine bleibt, bis du sie nimmst, und mit „zurück“ kommt deine wieder.
web-box-take = Nehmen
web-box-keep = Meine behalten
web-box-contribute = Beitragen
web-box-contribute-text = Diese Zahlen nennt kein Regelheft. Schick uns deine: Wo zwei Besitzer übereinstimmen, gilt ein Wert als bestätigt.
web-box-printed = Sprache auf deinen Karten
web-box-by = Dein Name, wenn du magst
web-box-contribute-file = Datei machen
web-box-contributed = Die Datei ist fertig. Schick sie an das Projekt, das ist alles.
