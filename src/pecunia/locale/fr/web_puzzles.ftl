### Puzzles and the deal of the day on the page. $number, $count, $solved, $stars, $tries, $chance, $place, $margin, $rounds, $points: numbers; $game, $date, $from, $to: texts.

web-puzzles = Énigmes
web-puzzles-text = Des positions de parties entre bots, chacune avec un coup nettement meilleur. Le trouves-tu ?
web-puzzles-open = Voir les énigmes
web-puzzles-how = Chaque énigme est une position d’une partie entre bots où un coup est nettement le meilleur. Tu vois ce que voyait le joueur ; le reste est redistribué chaque jour, seul compte donc ce qui se voit. Une énigme pose une seule question, et ta première réponse décide. Ensuite, tu peux continuer la partie.
web-puzzles-solved = { $solved } sur { $count } résolues
web-puzzle = Énigme { $number }
web-puzzle-stars = difficulté { $stars } sur 5
web-puzzle-ticked = résolue
web-puzzle-asks = Que jouerais-tu ?
web-puzzle-right = Exact !
web-puzzle-wrong = Pas tout à fait
web-puzzle-why = Pourquoi ?
web-puzzle-all = Toutes les énigmes
web-puzzle-chances = Tes chances de gagner avec chaque réponse, et ce qui fait la différence avec la meilleure autre :
web-puzzle-yours = ta réponse
web-puzzle-for = mieux :
web-puzzle-against = moins bien :
web-puzzle-tries = D’après { $tries } parties imaginées qui, pour toi, ressemblent à celle-ci.
web-puzzle-next = Énigme suivante
web-puzzle-again = Réessayer
web-puzzle-on = Continuer la partie

web-day = La partie du jour
web-day-text = Une partie par jour, la même pour tous, contre les mêmes bots. Jusqu’où iras-tu ?
web-day-open = Voir la partie du jour
web-day-how = Tout le monde reçoit les mêmes cartes, la même place et les mêmes bots ; à coups égaux, partie égale. Tu as un essai par jour. Le jour change à minuit UTC, partout dans le monde à la fois.
web-day-next = Prochaine partie dans
web-day-before = Le jour d’avant
web-day-after = Le jour d’après
web-day-play = Jouer
web-day-on = Continuer
web-day-look = Revoir ta partie
web-day-others = Comment les autres ont joué
web-day-missed = Ce jour est passé. Tu peux encore jouer la partie d’aujourd’hui.
web-day-share = Copier le résultat
web-day-copied = Copié. Colle-le où tu veux.
web-day-place = Place { $place } sur { $count }.
web-day-results = Les résultats
web-day-nobody = Personne ne l’a encore finie.
web-day-name = Nom
web-day-margin = Avance
web-day-rounds = Manches
web-day-days = Jours
web-day-sum = Points
web-day-week = La semaine, du { $from } au { $to }
web-day-points = Points : trois pour la victoire, et un pour chaque joueur qui finit plus pauvre que toi. En abandonnant, tu n’en as aucun. La semaine les additionne du lundi au dimanche. « Avance » : ton avance sur le meilleur des autres.
web-day-share-won = { $game }, { $date } : gagné, { $margin } d’avance, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-day-share-lost = { $game }, { $date } : pas gagné, { $margin } d’écart, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
