### Ce qui s’est passé, une ligne chacun. $player, $to : noms de joueurs ; $roman, $second : un Romain avec sa classe ;
### $romans, $cards : des listes ; $place : le texte d’une place ; $amount, $due, $count, $turn : des nombres.

## Le tour

log-turn-began = Tour { $turn } : { $player }.
log-water-ran = { $player } : la nature appelle, chaque visiteur perd un marqueur.
log-paid =
    { $amount ->
        [one] { $player } encaisse { $amount } sesterce : { $roman } s’en va ({ $place }).
       *[other] { $player } encaisse { $amount } sesterces : { $roman } s’en va ({ $place }).
    }
log-seated =
    { $count ->
        [one] { $player } assied { $roman } pour { $count } tour ({ $place }).
       *[other] { $player } assied { $roman } pour { $count } tours ({ $place }).
    }
log-drew-actions =
    { $count ->
        [0] { $player } ne trouve plus de carte action à piocher.
        [one] { $player } pioche une carte action.
       *[other] { $player } pioche { $count } cartes action.
    }
    .own = { $player } pioche { $cards }.
log-drafted = { $player } prend { $roman }, { $place }.

## Les cartes

log-card-played = { $player } joue { $card }.
log-villa-built = { $player } ouvre une Villa Dixius.
log-villa-gone = { $player } : la Villa Dixius, vide, ferme ses portes.
log-left-unpaid = { $player } : { $roman } file sans payer ({ $place }).
log-markers-laid =
    { $count ->
        [one] { $player } : { $roman } reçoit { $count } marqueur de plus ({ $place }).
       *[other] { $player } : { $roman } reçoit { $count } marqueurs de plus ({ $place }).
    }
log-markers-removed =
    { $count ->
        [one] { $player } : { $roman } perd { $count } marqueur ({ $place }).
       *[other] { $player } : { $roman } perd { $count } marqueurs ({ $place }).
    }

## Les files et les pioches

log-queue-moved = { $roman } se fait renvoyer de la file chez { $player } et repart au bout de celle chez { $to }.
    .front = { $roman } joue des coudes jusqu’en tête de la file chez { $player }.
log-queue-swapped = { $roman } (file chez { $player }) et { $second } (file chez { $to }) échangent leurs places.
log-queue-joined = { $roman } prend son tour au bout de la file chez { $player }.
    .front = { $roman } passe en tête de la file chez { $player }.
log-queue-left = Partis de la file chez { $player } : { $romans }.
log-queue-refilled = Nouveaux dans la file chez { $player } : { $romans }.
log-regular-returned = { $roman } est de retour, fidèle au poste, au bout de la file chez { $player }.
log-romans-shown = Cartes dévoilées : { $romans }.
log-roman-discarded = { $roman } va à la défausse.
log-romans-shuffled =
    { $count ->
        [one] La défausse des Romains est mélangée : nouvelle pioche de { $count } carte.
       *[other] La défausse des Romains est mélangée : nouvelle pioche de { $count } cartes.
    }
log-actions-shuffled =
    { $count ->
        [one] La défausse des cartes action est mélangée : nouvelle pioche de { $count } carte.
       *[other] La défausse des cartes action est mélangée : nouvelle pioche de { $count } cartes.
    }

## L’argent

log-money-given =
    { $amount ->
        [one] { $player } donne { $amount } sesterce à { $to }.
       *[other] { $player } donne { $amount } sesterces à { $to }.
    }
log-money-paid =
    { $amount ->
        [one] { $player } paie { $amount } sesterce à la banque.
       *[other] { $player } paie { $amount } sesterces à la banque.
    }
    .short = { $player } doit { $due } à la banque, vide sa bourse et paie { $amount }.

## Modules. $upgrade, $event, $favour, $old, $rung : leur nom .

log-climbed = { $player } gravit un échelon : { $rung }.
log-queue-sorted = Attendent maintenant chez { $player } : { $romans }.
log-queue-filled = Nouveaux au bout de la file chez { $player } : { $romans }.
log-livia-invited = Livia invite ses amies dans la file chez { $player } : { $romans }.
    .nobody = Livia ne trouve aucune Romaine pour la file chez { $player }.
log-famous-paid =
    { $amount ->
        [one] { $player } reçoit { $amount } sesterce pour un client célèbre qui s’en va.
       *[other] { $player } reçoit { $amount } sesterces pour un client célèbre qui s’en va.
    }
log-upgrade-laid = { $player } pose un accessoire : { $upgrade } ({ $place }).
log-slave-exchanged = { $player } prend { $upgrade } au lieu de l’argent : { $roman } s’en va ({ $place }).
log-coins-laid =
    { $count ->
        [one] { $player } : { $count } pièce de plus sur { $roman }.
       *[other] { $player } : { $count } pièces de plus sur { $roman }.
    }
    .several =
        { $count ->
            [one] { $player } : { $count } pièce de plus sur chacun : { $romans }.
           *[other] { $player } : { $count } pièces de plus sur chacun : { $romans }.
        }
log-card-discarded = { $player } défausse { $card }.
log-event-opened = Nouvel événement : { $event }.
log-marker-taken =
    { $count ->
        [one] { $player } prend { $count } marqueur sur { $event }.
       *[other] { $player } prend { $count } marqueurs sur { $event }.
    }
log-event-runs = { $event } : c’est parti.
log-tumult-swapped = { $roman } chasse { $second } de la file chez { $player }.
log-favour-drafted = { $player } prend la faveur : { $favour }.
log-favour-used = { $player } utilise la faveur : { $favour }.
log-favour-swapped = { $player } change de faveur : { $favour } au lieu de { $old }.
log-minerva-paid =
    { $amount ->
        [one] { $player } reçoit { $amount } sesterce de Minerve.
       *[other] { $player } reçoit { $amount } sesterces de Minerve.
    }

## La fin

log-game-over = La partie est finie.
    .fee = Un dernier visiteur paie, et { $player } atteint la somme visée : l’argent n’a pas d’odeur. Victoire !
    .gift = Le cadeau de trop : il porte { $player } à l’objectif, et à la victoire.
    .alms = De l’aumône à la fortune : { $player } atteint la somme visée et gagne.
    .famous = La gloire rapporte : un Romain célèbre porte { $player } à l’objectif, et à la victoire.
    .ladder = Du seau à la couronne : { $player } est sur le dernier échelon et gagne.
    .minerva = La sagesse paie : avec le sesterce de Minerve, { $player } atteint l’objectif et gagne.
    .most-money = La police ne trouve personne, et { $player } a le plus d’argent : ça sent, mais c’est gagné.
    .shared = Égalité en tête : { $players } se partagent la victoire.
    .replay = Égalité en tête : personne ne gagne. On remet ça !
    .round-cap = La dernière manche est finie, et personne ne gagne.
    .turn-limit = La partie a été arrêtée, et personne ne gagne.
