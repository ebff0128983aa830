### The review of a game that is over: chances, mistakes, luck and skill, income.

review-title = { $game } : l’analyse
review-how = Chaque décision comparée à ce qu’aurait fait le niveau « { $bot } » en ne sachant que ce que savait le joueur. Les pourcentages sont des chances de gagner.
review-won = Victoire : { $names }.
review-reconstructed = Certaines valeurs des cartes sont reconstituées, et ces chances avec elles.
review-chart = Les chances au fil des tours
review-balances = Chance et savoir-faire
review-balances-how = En points de pourcentage : au départ, puis ce que ses propres décisions ont coûté, ce que celles des autres ont changé, et la chance ; le tout donne le résultat.
review-column-player = joueur
review-column-start = départ
review-column-own = soi
review-column-others = autres
review-column-luck = chance
review-column-result = résultat
review-column-loss = perte par décision
review-mistakes = Où la partie s’est perdue
review-no-mistakes = Aucune décision n’a coûté deux pour cent d’une victoire ou plus.
review-left-out =
    { $count ->
        [one] Une erreur plus petite n’est pas montrée ; --all la montre.
       *[other] { $count } erreurs plus petites ne sont pas montrées ; --all les montre.
    }
review-size-slip = imprécision
review-size-mistake = erreur
review-size-blunder = gaffe
review-sizes = ?? gaffe : au moins 10 % d’une victoire gâchés. ? erreur : au moins 5 %. ?! imprécision : au moins 2 %.
review-decision = Tour { $turn }, { $name } : { $size }, { $loss }
review-played = Joué : { $move } ({ $chance })
review-better = Mieux : { $move } ({ $chance })
review-asked = Question : { $question }
review-for = Mieux pour : { $topics }.
review-against = Moins bien pour : { $topics }.
review-later = D’abord moins bien pour : { $topics }. Ça paie plus tard.
review-fortunes = La chance au fil des tours
review-fortune = Tour { $turn } ({ $name }) : { $luck }
review-income = D’où est venu l’argent
review-income-how = × : combien de fois. + et – : combien d’argent est venu ou parti.
review-column-thing = quoi
review-thing-famous = Romains célèbres, en plus
review-thing-godfather = Parrain
review-thing-rung = échelons
review-thing-bank = la banque
