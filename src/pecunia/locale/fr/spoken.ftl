### The table in words alone, for those who hear it or would rather read it. No signs: every word can be read aloud.

## Every table

spoken-now = Maintenant
spoken-on-turn = c’est son tour

## Pecunia non olet. $turn, $phase, $duration, $fee, $markers, $coins, $rung, $top: numbers; the others are texts

spoken-turn = Tour { $turn }, { $player } : phase { $phase } sur 4, { $name }.
spoken-draft = On choisit les premiers Romains.
spoken-roman = { $name }, { $class }, { $duration ->
        [one] { $duration } tour
       *[other] { $duration } tours
    }, { $fee ->
        [one] { $fee } sesterce
       *[other] { $fee } sesterces
    }
spoken-with-coins = { $roman }, avec { $coins ->
        [one] une pièce
       *[other] des pièces valant { $coins }
    } sur la carte
spoken-visitor = { $name }, { $class }, { $markers ->
        [0] a fini
        [one] encore un marqueur
       *[other] encore { $markers } marqueurs
    }, paie { $fee ->
        [one] { $fee } sesterce
       *[other] { $fee } sesterces
    }
spoken-queue = File, à partir de la tête : { $romans }
spoken-held = { $held ->
        [one] { $held } sesterce
       *[other] { $held } sesterces
    }
spoken-money = { $held } sesterces sur { $target }
spoken-earned = { $earned } sesterces gagnés sur { $target }, dont il reste { $held }
spoken-hand = Ta main
spoken-hand-of = En main : { $cards }
spoken-discard = Cartes action défaussées, la dernière d’abord : { $cards }
spoken-favour = Faveur : { $favour }
spoken-rung = Échelon { $rung } sur { $top } : { $name }
spoken-next = Prochain échelon : { $step } ({ $done } sur { $wanted })
spoken-step = { $rung } : { $price ->
        [one] { $price } sesterce
       *[other] { $price } sesterces
    }, ou { $task }
spoken-markers = { $event }, { $count ->
        [one] encore { $count } marqueur
       *[other] encore { $count } marqueurs
    }

## Pecunia Olet. $ready, $placed, $laid, $count, $quality, $index, $last, $steps: numbers; the others are texts

spoken-henchmen = Hommes de main : { $ready } prêts, { $placed } sur le plateau, { $laid } couchés.
spoken-purse = Liquide { $cash }, à l’étranger { $offshore }, faux billets : { $fakes }.
spoken-fakes = { $count } de qualité { $quality }
spoken-cards = Cartes : { $cards }.
spoken-prints = Imprime { $fakes }.
spoken-henchman = homme de main de { $player }
spoken-empty = vide
spoken-officer = Le policier est sur la case { $index } sur { $last }.
spoken-ahead = Dans { $steps ->
        [one] un pas
       *[other] { $steps } pas
    } : { $what }
spoken-known = Le supermarché connaît les faux billets jusqu’à la qualité { $quality }.
