### Impression : ce qui est écrit sur les plateaux et sur la dernière page d’un jeu de feuilles.

print-board-left = gauche
print-board-middle = milieu
print-board-right = droite
print-board-front = Tête de la file
    .text = sera le prochain à s’asseoir

print-contents = Contenu
    .count = Nombre
    .what = Élément
    .pages = Pages
print-how-one-side = Imprime à la taille réelle (100 %), sans ajuster à la page, sur un seul côté du papier.
print-how-lines = Les petits éléments ont leur propre ligne : coupe en la suivant.
print-how-fold = Plie le long des lignes en tirets. Paravents : plie la longue ligne, colle les deux moitiés l’une sur l’autre, puis rabats les ailes vers l’arrière. Enveloppes : plie les languettes hachurées vers l’arrière, encolle-les et relève la partie du bas.
print-how-board = Les morceaux du plateau se collent bord à bord sur du carton.
print-how-ruler = Si la taille est bonne, cette ligne mesure 100 mm :

## The parts of a box.

print-part-latrines = Latrines, une par joueur
print-part-coins-10 = Pièces de 10 sesterces
print-part-coins-5 = Pièces de 5 sesterces
print-part-coins-1 = Pièces de 1 sesterce
print-part-markers = Marqueurs
print-part-career-markers = Marqueurs pour les échelons de carrière
print-part-notes-real-10 = Vrais billets de 10 $
print-part-notes-real-50 = Vrais billets de 50 $
print-part-notes-fake-1 = Faux billets de qualité 1
print-part-notes-fake-2 = Faux billets de qualité 2
print-part-notes-fake-3 = Faux billets de qualité 3
print-part-board-sides = Faces du plateau, en morceaux
print-part-screens = Paravents
print-part-envelopes = Enveloppes
print-part-henchmen = Hommes de main
print-part-pawn = Pion du premier joueur
print-part-officer = Policier

## Values that no rulebook states. $part: which part of them, or "all".

print-value-deck = combien il y a de chaque carte action bordeaux
print-value-romans = { $part ->
    [senator] durées et prix des sénateurs
    [citizen] durées et prix des citoyens
    [slave] durées et prix des esclaves
    [woman] durées et prix des Romaines
   *[all] durées et prix des Romains
}
print-value-names = les noms des Romains
print-value-famous = durées et prix des Romains célèbres
print-value-events = le nombre de marqueurs sur chaque événement
print-value-careers = prix et missions des échelons de carrière
print-value-board = { $part ->
    [two] les cases du plateau pour deux joueurs
    [many] les cases du plateau pour trois ou quatre joueurs
   *[all] les cases du plateau
}
print-value-track = { $part ->
    [two] la piste de la police pour deux joueurs
    [many] la piste de la police pour trois ou quatre joueurs
   *[all] la piste de la police
}
print-value-cards = { $part ->
    [all] les cartes de Pecunia Olet, leurs lettres et leur nombre
   *[other] les cartes de la lettre { $part }
}
