### La fin d’une partie dans le navigateur. $names : des noms ; $count : combien ; $target : une somme ; $one, $two, $three : des nombres de faux.

web-over-you = { $count ->
        [one] Tu gagnes !
       *[other] Tu partages la victoire !
    }
web-over-wins = { $names } { $count ->
        [one] gagne
       *[other] gagnent
    }
web-over-player = Qui
web-over-money-non-olet = Sesterces
web-over-money-olet = Argent en $
web-over-score = Points
web-over-unit-turn = tour
web-over-unit-round = manche
web-over-chart = L’argent au fil de la partie
web-over-numbers = Les chiffres
web-over-target = objectif { $target }
web-over-unsold = faux restants { $one } / { $two } / { $three }
web-over-wanting = { $names } { $count ->
        [one] veut
       *[other] veulent
    } rejouer.
web-over-again = Résultat
web-over-picture = Enregistrer en image
