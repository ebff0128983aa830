### Ce qu’on demande au joueur, et comment les coups se lisent dans une liste.

## Le tour

question-window = À toi. Joue une carte, ou laisse faire la nature : chacun de tes visiteurs perd un marqueur.
question-collect = Encaisse auprès de ceux qui ont fini, ou joue d’abord une carte.
question-seat = Au suivant ! Assieds le premier de ta file, joue une carte, ou finis ton tour quand personne ne peut plus s’asseoir.
question-settle = Plusieurs de tes visiteurs ont fini en même temps. Qui paie maintenant ?
question-draft = Quel Romain inaugure tes latrines ?

## Les files

question-line-cutter-card = Qui joue des coudes pour passer en tête de sa file ?
question-ejection-card = Qui doit aller faire la queue ailleurs ?
question-ejection-queue = Au bout de quelle file l’envoies-tu ?
question-latrine-change-first = Deux files, un échange. Qui change en premier ?
question-latrine-change-second = Et avec qui, dans une autre file ?
question-state-visit-keep = Des invités de marque ! Qui passe en tête de ta file ?
question-state-visit-discard = Lequel des autres va d’abord à la défausse ?
question-break-card = Les jeux sont finis. Lequel de ces Romains envoies-tu maintenant ?
question-break-queue = Au bout de quelle file ?
question-regular-queue = L’habitué est de retour. Au bout de quelle file ?

## Les latrines

question-haste-marker = On se dépêche ! Qui perd un marqueur ?
question-haste-visitor = On se dépêche ! Lequel de tes visiteurs perd deux marqueurs ?
question-business-marker = Le temps, c’est de l’argent. Qui perd un marqueur ?
question-gift = Un service en vaut un autre. À qui donnes-tu ton sesterce ?
question-fish-visitor = Qui a pris le poisson ? Choisis le visiteur qui reçoit deux marqueurs.
question-gossip-place = Quelles sont les deux Romaines qui ont tant à se dire ?
question-rats-source = Des rats ! À quel visiteur prends-tu des marqueurs ?
question-rats-marker = Qui reçoit le marqueur suivant ? Après le premier, tu t’arrêtes quand tu veux.

## Le forum et la bourse

question-assembly-player = Le devoir appelle. Qui doit laisser partir les siens ?
question-conspiracy-visitor = Complot ! Lequel de tes visiteurs sacrifies-tu ?
question-alms-giver = Égalité parmi les plus riches. Qui donne ?
question-alms-receiver = Égalité parmi les plus pauvres. Qui reçoit ?

## Les coups. $roman, $second, $partner : un Romain ; $place : le texte d’une place ; $player : le nom d’un joueur ; $card : le nom d’une carte ;
## $fee, $markers, $position : des nombres.

move-done-window = Continuer : retirer un marqueur à chaque visiteur
move-done-collect = Continuer : passer à la file
move-done-seat = Piocher une carte action et finir le tour
move-done-rats = Cela suffit
move-play = Jouer { $card }
move-collect =
    { $fee ->
        [one] Encaisser { $fee } sesterce : { $roman } ({ $place })
       *[other] Encaisser { $fee } sesterces : { $roman } ({ $place })
    }
move-seat = Asseoir { $roman } ({ $place })
move-seat-pair = Asseoir { $roman } et { $second } ensemble ({ $place })
move-join = { $roman } rejoint { $partner } ({ $place })
move-visitor =
    { $markers ->
        [0] { $roman } ({ $place }, aucun marqueur)
        [one] { $roman } ({ $place }, { $markers } marqueur)
       *[other] { $roman } ({ $place }, { $markers } marqueurs)
    }
move-visitor-of =
    { $markers ->
        [0] { $player } : { $roman } ({ $place }, aucun marqueur)
        [one] { $player } : { $roman } ({ $place }, { $markers } marqueur)
       *[other] { $player } : { $roman } ({ $place }, { $markers } marqueurs)
    }
move-pair-of = { $player } : { $roman } et { $second } ({ $place })
move-queue = { $player }, numéro { $position } dans la file : { $roman }
move-player = { $player }
move-card = { $roman }
