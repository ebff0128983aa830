### Drucken: was auf Spielplänen und auf der letzten Seite eines Satzes steht.

print-board-left = links
print-board-middle = Mitte
print-board-right = rechts
print-board-front = Spitze der Schlange
    .text = setzt sich als Nächstes

print-contents = Was darin ist
    .count = Anzahl
    .what = Teil
    .pages = Seiten
print-how-one-side = Drucke in Originalgröße (100 %), ohne Anpassung an die Seite, auf nur eine Seite des Papiers.
print-how-lines = Kleine Teile haben eine eigene Linie: Schneide an ihr entlang.
print-how-fold = Falte an den gestrichelten Linien. Sichtschirme: Falte die lange Linie, klebe die Hälften aufeinander und knicke dann die Flügel nach hinten. Umschläge: Falte die schraffierten Laschen nach hinten, gib Klebstoff darauf und klappe den unteren Teil hoch.
print-how-board = Die Stücke des Plans werden Kante an Kante auf Karton geklebt.
print-how-ruler = Stimmt die Größe, ist diese Linie 100 mm lang:

## The parts of a box.

print-part-latrines = Latrinen, eine für jeden am Tisch
print-part-coins-10 = Münzen zu 10 Sesterzen
print-part-coins-5 = Münzen zu 5 Sesterzen
print-part-coins-1 = Münzen zu 1 Sesterze
print-part-markers = Rundenmarker
print-part-career-markers = Marker für die Karriereleitern
print-part-notes-real-10 = Echte Scheine zu 10 $
print-part-notes-real-50 = Echte Scheine zu 50 $
print-part-notes-fake-1 = Blüten der Qualität 1
print-part-notes-fake-2 = Blüten der Qualität 2
print-part-notes-fake-3 = Blüten der Qualität 3
print-part-board-sides = Seiten des Plans, in Stücken
print-part-screens = Sichtschirme
print-part-envelopes = Umschläge
print-part-henchmen = Handlanger
print-part-pawn = Startfigur
print-part-officer = Polizist

## Values that no rulebook states. $part: which part of them, or "all".

print-value-deck = wie oft es jede dunkelrote Aktionskarte gibt
print-value-romans = { $part ->
    [senator] Dauer und Gebühr der Senatoren
    [citizen] Dauer und Gebühr der Bürger
    [slave] Dauer und Gebühr der Sklaven
    [woman] Dauer und Gebühr der Römerinnen
   *[all] Dauer und Gebühr der Römer
}
print-value-names = die Namen der Römer
print-value-famous = Dauer und Gebühr der berühmten Römer
print-value-events = die Zahl der Rundenmarker auf jedem Ereignis
print-value-careers = Preise und Aufgaben der Karriereleitern
print-value-board = { $part ->
    [two] die Felder des Plans für zwei
    [many] die Felder des Plans für drei oder vier
   *[all] die Felder des Plans
}
print-value-track = { $part ->
    [two] die Polizeileiste für zwei
    [many] die Polizeileiste für drei oder vier
   *[all] die Polizeileiste
}
print-value-cards = { $part ->
    [all] die Karten von Pecunia Olet, ihre Buchstaben und ihre Anzahl
   *[other] die Karten mit dem Buchstaben { $part }
}
