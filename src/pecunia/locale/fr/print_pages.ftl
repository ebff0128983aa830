### Impression : textes à coller, aides de jeu, livrets de règles.

print-title-texts = Textes à coller : { $sets }
print-how-texts = Coupe le long des lignes, d’abord en travers, puis de haut en bas, et colle chaque texte sur sa carte. Les textes d’une rangée ont la même hauteur.

print-as-rules = Livret de règles
print-how-rules = Deux pages tiennent sur une feuille : imprime-les en livret, recto verso, plie et agrafe. Les petits chiffres en exposant sont des numéros de page.
print-how-large = Imprime sur des feuilles entières. Les petits chiffres en exposant sont des numéros de page.
