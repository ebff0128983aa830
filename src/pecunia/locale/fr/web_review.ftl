### The review beside the replay of a game, and playing on from one of its moments.

web-review = Analyse
web-review-chart = Les chances de chacun au fil de la partie, en pourcentage. Les nombres du bas sont les tours.
web-review-how = Le graphique sait ce que savait celui dont c’était le tour. Chaque décision est jugée de même.
web-review-whose = De qui
web-review-everybody = tout le monde
web-review-order = Ordre
web-review-by-size = les plus grandes d’abord
web-review-by-time = dans l’ordre du jeu
web-review-decision = Tour { $turn }, { $name } : { $size }
web-review-asked = Question
web-review-played = Joué
web-review-better = Mieux
web-review-because = Ce qui fait la différence
web-review-knew = Jugé d’après ce que { $name } pouvait voir.
web-review-balances-how = En points de pourcentage : tes chances au départ, ce que tes décisions ont coûté, ce que celles des autres ont changé, la chance et le résultat.
web-review-turn = Tour { $turn } ({ $name })
web-review-working = L’analyse est en cours. Tu peux continuer à regarder.
web-review-ahead =
    { $count ->
        [one] Une analyse passe avant celle-ci.
       *[other] { $count } analyses passent avant celle-ci.
    }
web-review-progress = { $done } décisions sur { $of }
web-review-stop = Arrêter
web-review-begin = Analyser cette partie
web-review-again = Réessayer
web-review-open = Où la partie a-t-elle basculé ?
web-onward = Rejouer d’ici comme { $name }
