### Ce qu’on demande au joueur, et comment les coups se lisent dans une liste. Dans .about la même question avec son objet :
### $roman : un Romain ; $place : le texte d’une place ; $upgrade : son nom ; $left : un nombre.

## Le tour

question-window = À toi. Joue une carte, ou laisse faire la nature : chacun de tes visiteurs perd un marqueur.
question-collect = Encaisse auprès de ceux qui ont fini, ou joue d’abord une carte.
question-seat = Au suivant ! Assieds le premier de ta file, joue une carte, ou finis ton tour quand personne ne peut plus s’asseoir.
question-settle = Plusieurs de tes visiteurs ont fini en même temps. Qui paie maintenant ?
question-draft = Avec quoi ouvres-tu tes latrines ?

## Les files

question-line-cutter-card = Qui joue des coudes pour passer en tête de sa file ?
question-ejection-card = Qui doit aller faire la queue ailleurs ?
question-ejection-queue = Au bout de quelle file l’envoies-tu ?
question-latrine-change-first = Deux files, un échange. Qui part en premier ?
question-latrine-change-second = Et avec qui, dans une autre file ?
question-state-visit-keep = Des invités de marque ! Qui passe en tête de ta file ?
question-state-visit-discard = Lequel des autres va d’abord à la défausse ?
question-break-card = Les jeux sont finis. Lequel de ces Romains envoies-tu maintenant ?
question-break-queue = Au bout de quelle file ?
question-regular-queue = L’habitué est de retour. Au bout de quelle file ?

## Les latrines

question-haste-marker = Alors, ça vient, là-dedans ? Qui perd un marqueur ?
question-haste-visitor = Alors, ça vient, là-dedans ? Lequel de tes visiteurs perd deux marqueurs ?
question-business-marker = Le temps, c’est de l’argent. Qui perd un marqueur ?
question-gift = Un service en vaut un autre. À qui va ton sesterce ?
question-fish-visitor = Qui a pris le poisson ? Choisis le visiteur qui reste deux tours de plus.
question-gossip-place = Quelles Romaines ont tant de choses à se dire ?
question-rats-source = Des rats ! À quel visiteur prends-tu des marqueurs ?
question-rats-marker = Qui reçoit le marqueur suivant ? Après le premier, tu t’arrêtes quand tu veux.

## Le forum et la bourse

question-assembly-player = Le devoir appelle. Qui doit laisser partir les siens ?
    .about = { $class ->
        [senator] Le Sénat siège. Qui doit laisser partir ses sénateurs ?
        [citizen] Les citoyens s’assemblent. Qui doit laisser partir ses citoyens ?
        [slave] Marché aux esclaves ! Qui doit laisser partir ses esclaves ?
        *[woman] Les Romaines vont au forum. Qui doit laisser partir ses Romaines ?
    }
question-conspiracy-visitor = Complot ! Lequel de tes visiteurs sacrifies-tu ?
question-alms-giver = Égalité parmi les plus riches. Qui donne ?
question-alms-receiver = Égalité parmi les plus pauvres. Qui reçoit ?

## Modules

question-vercingetorix = Vercingétorix amène des amis. Auprès de qui s’assied le premier de ta file ?
question-pliny-marker = Pline a toujours une histoire à raconter. Lequel de tes visiteurs reçoit un marqueur ?
question-seneca = Sénèque s’en va, et c’est sage. Chacun de tes visiteurs doit-il perdre un marqueur ?
question-agrippina = Agrippine s’en va et chuchote quelque chose. Piocher deux cartes action ?
question-octavian = Octave achète des secrets. Défausse jusqu’à trois cartes action : 1, 3 ou 5 sesterces.
question-fee-or-upgrade = L’esclave a fini. Te faire payer, ou prendre un accessoire ?
    .about = { $roman } a fini ({ $place }). Te faire payer, ou prendre un accessoire ?
question-lay-upgrade = Sur quel siège libre poses-tu l’accessoire ?
    .about = Sur quel siège libre poses-tu l’accessoire : { $upgrade } ?
question-draft-seat = Sur quel siège poses-tu l’accessoire ?
    .about = Sur quel siège poses-tu l’accessoire : { $upgrade } ?
question-take-marker = De quel événement vient le marqueur suivant ?
    .about = De quel événement vient le marqueur suivant ? Encore à prendre : { $left }.
question-event-order = Plusieurs événements n’ont plus de marqueurs. Lequel vient d’abord ?
question-bread-and-games = Du pain et des jeux ! Quel esclave de ta file part pour l’arène ?
question-coliseum = Le Colisée se vide. Lequel de ces Romains gardes-tu ? Les autres passent à gauche.
question-tumult-card = Tumulte ! Lequel de ces Romains fais-tu entrer dans ta file ?
question-tumult-position = Et qui lui cède sa place ?
    .about = Et qui cède sa place à { $roman } ?
question-campaign-citizen = Aux armes, citoyens ! Lequel des tiens est appelé en premier ?
question-campaign-pay = Le citoyen est appelé. Paies-tu pour lui, ou s’en va-t-il ?
    .about = { $roman } est appelé ({ $place }). Paies-tu pour lui, ou s’en va-t-il ?
question-senate-schemes = Intrigues au Sénat. Quelles cartes défausses-tu ? Tu en pioches autant.
question-favour-swap = Un citoyen fait une offrande au temple. Quelle faveur veux-tu ?
question-ceres = Cérès met les petits plats dans les grands. Lequel de tes visiteurs reçoit un marqueur ?
question-juno-source = Junon fait le ménage. Lequel de tes visiteurs cède des marqueurs ?
question-juno-marker = Qui reçoit le marqueur suivant ? Après le premier, tu t’arrêtes quand tu veux.
    .about = Qui reçoit le marqueur suivant de { $roman } ? Après le premier, tu t’arrêtes quand tu veux.
question-minerva-card = Minerve récompense le renoncement. Quelle carte action défausses-tu ?
question-minerva-marker = Qui perd un marqueur ?

## Les coups. $roman, $second, $partner : un Romain ; $place : le texte d’une place ; $player : le nom d’un joueur ; $card : le nom d’une carte ;
## $fee, $markers, $position : des nombres.

move-done-window = Continuer : retirer un marqueur à chaque visiteur
move-done-collect = Continuer : passer à la file
move-done-seat = Piocher une carte action et finir le tour
move-done-rats = Ça suffit
move-play = Jouer { $card }
move-collect =
    { $fee ->
        [one] Encaisser { $fee } sesterce : { $roman } ({ $place })
       *[other] Encaisser { $fee } sesterces : { $roman } ({ $place })
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
        [0] { $player } : { $roman } ({ $place }, aucun marqueur)
        [one] { $player } : { $roman } ({ $place }, { $markers } marqueur)
       *[other] { $player } : { $roman } ({ $place }, { $markers } marqueurs)
    }
move-pair-of = { $player } : { $roman } et { $second } ({ $place })
move-queue = { $player }, numéro { $position } dans la file : { $roman }
move-player = { $player }
move-card = { $roman }

## Les coups des modules. $upgrade, $event, $favour, $rung : leur nom ; $price, $markers : des nombres.

move-done-vercingetorix = Personne d’autre
move-done-seneca = Non, les laisser assis
move-done-agrippina = Non, ne rien piocher
move-done-octavian = Ne plus rien défausser
move-done-tumult = Ne plus rien échanger
move-done-senate = Ne plus rien défausser
move-done-favour = Garder ta faveur
move-done-juno = Ça suffit
move-yes-seneca = Oui, retirer un marqueur à chacun
move-yes-agrippina = Oui, piocher deux cartes action
move-yes-campaign = Le citoyen s’en va sans rien payer
move-pay-campaign = Payer un sesterce, et il reste
move-pay-fee =
    { $fee ->
        [one] Se faire payer : { $fee } sesterce
       *[other] Se faire payer : { $fee } sesterces
    }
move-pass = Envoyer { $roman } au bout de la file chez { $player }
move-climb = Monter : { $rung } (mission accomplie)
move-climb-paying =
    { $price ->
        [one] Monter : { $rung }, pour { $price } sesterce
       *[other] Monter : { $rung }, pour { $price } sesterces
    }
move-upgrade = Prendre l’accessoire : { $upgrade }
move-lay-upgrade = Poser ici : { $place }
    .over = Poser ici : { $place }, à la place de : { $upgrade }
move-take-marker =
    { $markers ->
        [one] { $event } (reste { $markers } marqueur)
       *[other] { $event } (restent { $markers } marqueurs)
    }
move-event = { $event }
move-favour = Prendre la faveur : { $favour }
    .middle = { $favour }, au milieu
    .player = { $favour }, chez { $player }
move-use = Utiliser la faveur : { $favour }
move-sign = { $upgrade } : asseoir { $roman } ({ $place })
move-discard = Défausser { $card }
move-seat-mars = Mars : asseoir { $roman } ({ $place })
