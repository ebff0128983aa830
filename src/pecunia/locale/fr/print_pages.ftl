### Impression : textes à coller, aides de jeu, livrets de règles.

print-title-texts = Textes à coller : { $sets }
print-how-texts = Coupe le long des lignes, d’abord en travers, puis de haut en bas, et colle chaque texte sur sa carte. Les textes d’une rangée ont la même hauteur.

print-as-rules = Livret de règles
print-how-rules = Deux pages tiennent sur une feuille : imprime-les en livret, recto verso, plie et agrafe. Les petits chiffres en exposant sont des numéros de page.
print-how-large = Imprime sur des feuilles entières. Les petits chiffres en exposant sont des numéros de page.

## Player aids. $targets: how many sesterces for how many players.

print-as-aid = Aide de jeu
print-title-aid = Aide de jeu : { $sets }
print-how-aid = Imprime-la une fois par joueur, recto verso s’il y a deux pages.
print-aid-turn = Ton tour
print-aid-goal = Le premier à posséder autant de sesterces gagne sur-le-champ (joueurs : sesterces) : { $targets }.
    .modules = Chaque module en jeu en demande 5 de plus.
print-aid-phase-1 = L’appel de la nature
    .text = Retire un marqueur à chacun de tes visiteurs.
print-aid-phase-2 = Encaisser
    .text = Un visiteur sans marqueur paie son prix et s’en va.
print-aid-phase-3 = Remplir les places
    .text = Depuis la tête de ta file, des Romains s’asseyent à tes places libres, l’un après l’autre, et reçoivent autant de marqueurs que le dit leur durée.
print-aid-phase-4 = Piocher
    .text = Pioche une carte action. Ton tour est fini.
print-aid-play = Avant et entre tout cela, tu peux jouer autant de cartes action que tu veux, jusqu’à ce que tu pioches.
print-aid-seats = Un sénateur et un esclave ne s’asseyent jamais côte à côte. Si le premier de la file ne peut pas s’asseoir, tous les autres attendent. Deux Romaines peuvent partager une place.
print-aid-queue = Quand une file est vide, cinq nouveaux Romains la rejoignent aussitôt.
print-aid-spaces = Cases

error-print-ladder = Sur papier, les échelles ont { $expected } échelons, celles de ce fichier { $found }. Sans sa table careers, le reste s’imprime.
error-print-name-long = « { $value } » est trop long pour une carte. Un nom tient sur une ligne, soit une vingtaine de lettres.
error-print-name-letter = « { $value } » ne s’imprime pas : la police des cartes n’a pas de « { $letter } ».
