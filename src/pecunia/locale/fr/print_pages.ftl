### Impression : textes à coller, aides de jeu, livrets de règles.

print-as-texts = Textes à coller
print-title-texts = Textes à coller : { $sets }
print-how-texts = Coupe le long des lignes, d’abord en travers, puis de haut en bas, et colle chaque texte sur sa carte. Les textes d’une rangée ont la même hauteur.
