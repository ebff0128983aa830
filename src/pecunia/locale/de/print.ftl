# Drucken: Karten, Texte zum Aufkleben, Spielhilfen, Regelhefte.
print-as-texts = Texte zum Aufkleben
print-as-cards = Karten und Teile
print-title-cards = Zum Ausschneiden: { $sets }
print-set-2005 = Pecunia non olet, 2005
print-set-2016 = Pecunia non olet, 2016, mit allen Modulen
print-set-2016-base = Pecunia non olet, 2016, Grundspiel
print-set-olet = Pecunia Olet
print-set-actions-2005 = Aktionskarten von 2005
print-set-actions-2016 = Aktionskarten von 2016
print-set-dark-red = Dunkelrote Aktionskarten
print-set-romans = Römer
print-set-olet-cards = Karten von Pecunia Olet
print-set-olet-money = Geld von Pecunia Olet
print-set-pieces-2005 = Latrinen, Münzen und Marker von 2005
print-set-pieces-2016 = Latrinen, Münzen und Marker von 2016
print-set-olet-board = Plan von Pecunia Olet
print-set-olet-pieces = Handlanger, Sichtschirme und Umschläge von Pecunia Olet
print-how = Drucke in Originalgröße (100 %), ohne Anpassung an die Seite.
print-how-backs = Drucke in Originalgröße (100 %), ohne Anpassung an die Seite, beidseitig und über die lange Kante gewendet: Dann liegt jede Rückseite hinter ihrer Vorderseite; wo es keine gibt, ist die Seite leer.
print-how-cut = Schneide entlang der Marken am Rand; was darüber hinausreicht, ist zum Abschneiden da.
print-how-cut-lines = Schneide entlang der Marken am Rand: Die Karten liegen Kante an Kante.
print-count = { $count ->
    [one] Ein Stück.
   *[other] { $count } Stück.
}
print-values-stated = Alle Zahlen, die hier gedruckt sind, stehen in einem Regelheft oder kommen aus der Wertedatei des Besitzers.
print-values-reconstructed = Rekonstruiert, weil kein Regelheft es nennt: { $tables }. Wir haben es aus dem erschlossen, was die Regeln sagen; eine echte Schachtel kann abweichen. Hast du eine, so kannst du ihre Werte drucken: pecunia values zeigt die Datei.
print-drawings = Zeichnungen und Texte sind unsere eigene Arbeit.
print-fonts-licence = Schriften: { $fonts }, unter der SIL Open Font License.
print-no-link = Die Spiele sind von Christian Fiore und Knut Happel (Pecunia non olet) und von Olivier Bourgeois (Pecunia Olet). Diese Bögen haben mit ihren Verlagen nichts zu tun.

error-print-set = Es gibt keinen Satz „{ $value }“ zu drucken. Zur Wahl stehen: { $known }.
error-print-product = „{ $value }“ lässt sich nicht drucken. Zur Wahl stehen: { $known }.
error-print-paper = Unbekanntes Papier „{ $value }“. Zur Wahl stehen: { $known }.
error-print-size = „{ $value }“ ist keine Kartengröße. Nenne Breite und Höhe in Millimetern, hochkant, etwa 63x88, je von { $least } bis { $most }.
error-print-too-large = Eine Karte von { $width } × { $height } mm passt nicht auf dieses Papier.
error-print-languages = Eine Karte hat Platz für zwei verschiedene Sprachen, nicht für „{ $value }“.
error-print-large-two = In großer Schrift ist nur für eine Sprache Platz.
error-print-values-both = Eine Wertedatei gehört zu einem Spiel: Drucke die Sätze des anderen für sich.
error-print-typst = Drucken braucht mehr als das Spiel: Installiere es mit „pip install pecunia-games“.
error-print-fonts = Dieser Installation fehlen die Schriften: „make page“ baut sie.
cli-print = Karten, Teile, Spielhilfen und Regelhefte als PDF drucken.
cli-print-sets = Was: { $known }. Die ersten vier sind ganze Schachteln, mit allen Teilen.
cli-print-as = In welcher Form: { $known }.
cli-print-output = Wohin; ohne Angabe eine Datei hier, die nach ihrem Inhalt heißt.
cli-print-second = Eine zweite Sprache auf denselben Karten.
cli-print-paper = Das Papier.
cli-print-size = Breite und Höhe einer Karte in Millimetern.
cli-print-no-bleed = Karten Kante an Kante, nichts über den Schnitt hinaus.
cli-print-no-backs = Nur die Vorderseiten.
cli-print-grey = In Schwarz-Weiß; Zeichen und Muster unterscheiden, was Farben unterscheiden.
cli-print-large = In großer Schrift, für alle, die schlecht sehen.
cli-print-written = { $file } ({ $size } MB)
