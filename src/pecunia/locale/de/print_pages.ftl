### Drucken: Texte zum Aufkleben, Spielhilfen, Regelhefte.

print-title-texts = Texte zum Aufkleben: { $sets }
print-how-texts = Schneide entlang der Linien, erst quer, dann längs, und klebe jeden Text auf seine Karte. Die Texte einer Reihe sind gleich hoch.

print-as-rules = Regelheft
print-how-rules = Zwei Seiten passen auf ein Blatt: Drucke sie als Broschüre, beidseitig, falte und hefte. Kleine hochgestellte Zahlen sind Seitenzahlen.
print-how-large = Drucke auf ganze Blätter. Kleine hochgestellte Zahlen sind Seitenzahlen.

## Player aids. $targets: how many sesterces for how many players.

print-as-aid = Spielhilfe
print-title-aid = Spielhilfe: { $sets }
print-how-aid = Drucke sie einmal für jeden am Tisch, beidseitig, wo es zwei Seiten sind.
print-aid-turn = Dein Zug
print-aid-goal = Wer als Erster so viele Sesterzen besitzt, gewinnt sofort (Spieler: Sesterzen): { $targets }.
    .modules = Jedes Modul im Spiel verlangt 5 mehr.
print-aid-phase-1 = Die Natur ruft
    .text = Nimm jedem deiner Besucher einen Rundenmarker weg.
print-aid-phase-2 = Kassieren
    .text = Wer keinen Rundenmarker mehr hat, zahlt die Gebühr und geht.
print-aid-phase-3 = Nachsetzen
    .text = Von der Spitze deiner Warteschlange setzen sich Römer auf deine freien Plätze, einer nach dem anderen, und bekommen so viele Rundenmarker, wie ihre Dauer sagt.
print-aid-phase-4 = Ziehen
    .text = Zieh eine Aktionskarte. Dein Zug ist vorbei.
print-aid-play = Davor und dazwischen darfst du beliebig viele Aktionskarten spielen, bis du ziehst.
print-aid-seats = Ein Senator und ein Sklave sitzen nie nebeneinander. Kann sich der vorderste Römer nicht setzen, warten alle anderen. Zwei Römerinnen dürfen sich einen Platz teilen.
print-aid-queue = Ist eine Warteschlange leer, stellen sich sofort fünf neue Römer an.
print-aid-spaces = Felder

error-print-ladder = Leitern auf Papier haben { $expected } Stufen, die dieser Datei { $found }. Ohne ihre Tabelle careers lässt sich der Rest drucken.
error-print-name-long = „{ $value }“ ist für eine Karte zu lang. Ein Name hat auf einer Zeile Platz, das sind etwa 20 Buchstaben.
error-print-name-letter = „{ $value }“ lässt sich nicht drucken: Der Schrift der Karten fehlt „{ $letter }“.
