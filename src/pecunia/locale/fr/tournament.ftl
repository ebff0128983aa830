### `pecunia tournament` : chaque bot contre chaque autre. $elo, $low, $high : nombres signés ; $games, $deals : nombres.

cli-tournament = Faire jouer chaque bot contre chaque autre et les classer. Tous les duels jouent les mêmes donnes, chacune une fois dans chaque répartition des places ; aux plus grandes tables, chacun des deux a la moitié des places.
cli-tournament-bots = Les participants, séparés par des virgules. Un programme aussi : "cmd:./monbot --option".
cli-tournament-deals = Combien de donnes joue chaque duel.
cli-tournament-file = Garder les parties finies dans ce fichier SQLite, et ne jouer que ce qui y manque.
cli-tournament-played = { $games } parties sur { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }.
cli-tournament-elo = L’Elo se compte à partir de la moyenne des participants ; entre parenthèses, l’intervalle à 95 % sur les donnes.
cli-tournament-interval = { $elo } ({ $low } … { $high })
cli-ray = Jouer sur la grappe Ray à cette adresse ; avec « local » sur une grappe de cette seule machine, avec autant de processeurs que le dit --jobs.
cli-column-pair = Duel
cli-column-first = Victoires du premier

error-tournament-alone = Un tournoi demande au moins deux bots.
error-tournament-twice = « { $bot } » est nommé deux fois. Chaque bot ne participe qu’une fois.
error-store-file = Ce fichier ne contient pas de parties de cette sorte, ou il est abîmé.
error-store-cannot-write = Les parties ne peuvent pas être gardées ici : { $detail }
error-store-otherwise = Les parties de { $file } ont été jouées dans d’autres conditions ({ $what } : « { $found } » là-bas, « { $asked } » maintenant). Choisis un autre fichier.
error-ray-missing = Ray manque : installe-le par « pip install pecunia-games[ray] » ({ $module }).
error-ray-address = Il n’y a pas de grappe Ray à « { $value } » : { $detail }
