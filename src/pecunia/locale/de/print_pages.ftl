### Drucken: Texte zum Aufkleben, Spielhilfen, Regelhefte.

print-title-texts = Texte zum Aufkleben: { $sets }
print-how-texts = Schneide entlang der Linien, erst quer, dann längs, und klebe jeden Text auf seine Karte. Die Texte einer Reihe sind gleich hoch.

print-as-rules = Regelheft
print-how-rules = Zwei Seiten passen auf ein Blatt: Drucke sie als Broschüre, beidseitig, falte und hefte. Kleine hochgestellte Zahlen sind Seitenzahlen.
print-how-large = Drucke auf ganze Blätter. Kleine hochgestellte Zahlen sind Seitenzahlen.
