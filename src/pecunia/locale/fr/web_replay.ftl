### Les parties enregistrées dans le navigateur : en ouvrir une, s’y déplacer, la transmettre.

web-replay = Revoir une partie enregistrée
web-replay-text = Revois n’importe quelle partie, coup par coup, avec les yeux de chaque joueur. Rien de ce que tu ouvres ici n’est conservé, sauf une analyse que tu demandes.
web-replay-open = Ouvrir un enregistrement
web-replay-paste = L’enregistrement, en texte
web-replay-file = Choisir un fichier
web-replay-drop = …ou dépose ici un fichier .pecunia.
web-replay-show = Regarder
web-replay-other = Un autre enregistrement
web-replay-again = Revoir la partie
web-replay-loading = La partie se met en place…
web-replay-broken-link = Ce lien ne contient pas un enregistrement entier : il a peut-être été coupé en chemin.

## Se déplacer. $at sur $last : les coups.

web-replay-move = Coup { $at } sur { $last }
web-replay-beginning = Avant le premier coup
web-replay-turn = Tour { $turn }
web-replay-turns = Déroulement
web-replay-slider = Coups de la partie
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Un coup en arrière
web-replay-forth = Un coup en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-forth = Un tour en avant
web-replay-swing-back = Tournant précédent
web-replay-swing-forth = Tournant suivant
web-replay-play = Lire
web-replay-pause = Pause
web-replay-key = { $what } ({ $key })
web-replay-key-space = barre d’espace
web-replay-does = { $player } : { $move }
web-replay-secret = { $player } choisit en secret.
web-replay-panels = À côté de la table

## Avec les yeux de qui.

web-replay-eyes = Vu par
web-replay-everybody = Toutes les cartes
web-replay-spectator = Le public

## Transmettre.

web-replay-share = Partager d’ici
web-replay-shared = Lien copié
web-replay-download = Télécharger comme page
web-replay-downloading = La page se prépare…
web-replay-hands = Main de { $player }
