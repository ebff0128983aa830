### Le bureau de Pecunia Olet dans le navigateur. $amount : une somme, en toutes lettres ; $count, $index, $last, $steps, $quality, $ready, $laid, $turn, $one, $two, $three : des nombres ; $what : une case de la piste de police.

web-olet-jobs = Affaires
web-olet-job-print = deux faux par imprimante
web-olet-job-supermarket = jusqu’à 3 faux, 50 $ pièce
web-olet-job-receiver = jusqu’à 8 faux, au prix du pire
web-olet-job-tax = prends 30 $
web-olet-job-jet = avec ton propre jet
web-olet-job-commercial = billet 30 $
web-olet-refuses = { $quality ->
        [1] refuse la qualité 1
        [2] refuse les qualités 1 et 2
       *[3] refuse tous les faux
    }
web-olet-strike = grève : aucun vol
web-olet-deck = Pioche { $count }
web-olet-binned = Poubelle { $count }
web-olet-file = Dossier de police
web-olet-file-at = { $index } sur { $last }
web-olet-next = { $steps ->
        [one] Au prochain pas : { $what }
       *[other] Dans { $steps } pas : { $what }
    }
web-olet-plain = rien
web-olet-officer = le policier est ici
web-olet-around = Autour de la table
web-olet-henchmen = Hommes de main : { $ready } à placer, { $laid } couchés
web-olet-first = A commencé cette manche
web-olet-pawn = A le pion et commence la prochaine manche
web-olet-cash = Vrai argent { $amount }
web-olet-fakes = Sortis de presse
web-olet-quality = qualité { $quality }
web-olet-fakes-of = faux { $one } / { $two } / { $three }
web-olet-offshore = offshore
web-olet-contracts = Contrats
web-olet-turn = tour { $turn }
web-olet-blocked = { $quality ->
        [1] Le supermarché refuse la qualité 1
        [2] Le supermarché refuse les qualités 1 et 2
       *[3] Le supermarché refuse tous les faux
    }
web-olet-note-real = Vrai billet
    .text = Imprimé par la banque, sans la moindre odeur : plaques bien calées, NON OLET. Il achète des cartes, paie les vols et compte à la fin.
web-olet-note-fake = Faux billet
    .text = Plaques décalées, lunettes de soleil, trois vagues : ça sent. Plus il a de points, meilleur il est ; il ne vaut rien tant que personne n’est tombé dans le panneau.

## Ce qu’on entend à la place des images. $name : un joueur ; $letter : une lettre ; $letters : les lettres de la pioche

web-olet-henchman = homme de main de { $name }
web-olet-free = libre
web-olet-step = case { $index }
web-olet-notes = { $count ->
        [one] un billet de { $amount }
       *[other] { $count } billets de { $amount }
    }
web-olet-fakes-count = { $count ->
        [one] un faux de qualité { $quality }
       *[other] { $count } faux de qualité { $quality }
    }
web-olet-deck-said = Pioche : { $count ->
        [one] une carte
       *[other] { $count } cartes
    }{ $letters }
web-olet-letter-said = { $count } avec la lettre { $letter }
web-olet-contracts-of = Contrats de { $name }
