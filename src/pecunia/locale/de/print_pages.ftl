### Drucken: Texte zum Aufkleben, Spielhilfen, Regelhefte.

print-as-texts = Texte zum Aufkleben
print-title-texts = Texte zum Aufkleben: { $sets }
print-how-texts = Schneide entlang der Linien, erst quer, dann längs, und klebe jeden Text auf seine Karte. Die Texte einer Reihe sind gleich hoch.
