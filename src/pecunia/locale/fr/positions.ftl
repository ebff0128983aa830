### Ce qu’aucune table ne peut montrer. Le programme met le fichier et la ligne devant et ajoute le point de règle.

## Lignes. $text : ce qui y est écrit ; $zone : la ligne dont il s’agit ; $player : une lettre.

error-position-too-much = « { $zone } » est seul sur sa ligne ; « { $text } » est de trop.
error-position-dash = Dans « { $zone } », un - dit qu’il n’y a rien : rien d’autre ne peut l’accompagner.
error-position-name = « { $text } » ne peut pas être ici un nom de joueur : un autre le porte, c’est une seule lettre ou un mot de la notation.
error-position-rest-place = « { $text } » ne peut pas être ici : ce qui reste va dans une main, une file, une pile, une défausse ou « out ».
error-position-rest-last = « { $text } » se met à la fin de la ligne, après les cartes nommées.
error-position-rest-twice = Ce qui reste est déjà dans « { $zone } » : il ne peut pas être à deux endroits.

## La table

error-position-markers = « { $text } » : il n’y a de marqueurs que sur des Romains assis à une place.
error-position-coins-there = « { $text } » : il n’y a de pièces que sur des Romains dans des latrines ou dans une file.
error-position-brutus = Brutus s’assied au milieu et nulle part ailleurs, pas même dans une villa.
error-position-queue-empty = La file du joueur { $player } ne peut pas être vide : tant qu’il y a des Romains dans la pile ou la défausse, cinq arrivent aussitôt.
error-position-finished-seating = Le joueur { $player } est en train d’asseoir des Romains et a un visiteur qui a fini : celui-ci aurait déjà payé et serait parti.
error-position-finished-waiting = Le joueur { $player } a un visiteur qui a fini ; à cette table il aurait payé et serait parti aussitôt.
error-position-finished-off-turn = Le joueur { $player } a un visiteur qui a fini pendant le tour d’un autre ; sans événements ni Sénèque, personne n’y perd son dernier marqueur.
error-position-due = « due » nomme des visiteurs qui ont fini chez le joueur dont c’est le tour, de la phase 1 jusqu’à ce que tous aient payé, et seulement avec finishedTiming=immediate.
error-position-shown = Une carte dévoile { $most } Romains au plus.
error-position-only-in-effect = Il n’y a quelque chose dans « { $text } » que pendant qu’un effet s’exécute, et aucun n’est en cours.
error-position-display = { $most } accessoires sont visibles, pas plus, et moins seulement s’il n’en reste pas d’autres.
error-position-earned = Tous ensemble possèdent { $held } sesterces, mais n’en ont reçu que { $earned } de la banque.

## Avant et après la partie

error-position-no-draft = À cette table, on ne choisit rien avant la partie : ni open-draft ni un module qui en comporte un n’est en jeu.
error-position-in-draft = « { $text } » doit être vide : avant la partie, il n’y a que les cartes à choisir.
error-position-only-draft = « { $text } » n’existe que pendant le choix avant la partie.
error-position-draft-seats = Lors du choix, le premier Romain va en L et le second en R ; personne ne partage encore une place.
error-position-draft-picks = Le compte n’y est pas : après { $picks } cartes prises, les joueurs en ont autant, et les autres Romains à choisir sont visibles.
error-position-no-such-end = À cette table, une partie ne peut pas finir par « { $text } ».
error-position-one-winner = Un joueur gagne, et un seul.
error-position-not-won = La partie n’a pas fini ainsi : { $player } n’a pas gagné.

## Pecunia Olet

error-position-start-cards = Le joueur { $player } doit avoir une imprimante et un ingrédient de la lettre S : personne ne les perd.
error-position-fake-quality = Le joueur { $player } n’a pas pu imprimer d’aussi bons faux billets : { $most } ingrédients différents n’en font pas de meilleurs.
error-position-deck-letters = { $text } ne peut pas encore être sortie de la pioche : il y reste des cartes d’une lettre antérieure.
error-position-round = Il n’y a pas de manche { $text } à cette table.
error-position-pawn = Le joueur { $player } doit avoir le pion : il est chez celui qui a utilisé les lunettes de soleil dans cette manche, sinon chez le premier joueur de la partie.
error-position-bought = Un homme de main est sur { $text } : la carte y est donc achetée et l’emplacement vide.
error-position-market-hole = L’emplacement { $text } ne peut pas être vide : personne n’y a acheté dans cette manche, et le marché se remplit par la droite tant qu’il y a des cartes.
error-position-no-jet = Le joueur { $player } est sur { $text } sans posséder de jet privé.
error-position-strike = Pendant une grève, personne ne prend l’avion.
