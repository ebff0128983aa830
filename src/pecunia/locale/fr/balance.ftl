### `pecunia balance` : ce que valent les places, le début, les cartes et les modules. $value, $low, $high, $advantage : nombres signés, en texte ; $share, $even : parts, en texte ; $games, $deals, $players, $place, $amount, $least : nombres ; $bot, $seed, $file, $game : noms.

cli-balance = Mesurer ce que valent places, début, cartes et modules. Des bots de même force jouent ; les intervalles sont à 95 %.
cli-balance-players = Les nombres de joueurs, séparés par des virgules : chacun est mesuré.
cli-balance-bots = Quel bot joue à toutes les places.
cli-balance-deals = Combien de donnes sont jouées avec chaque nombre de joueurs.
cli-balance-further = Combien de ces donnes sont jouées aussi avec des modules, et dans Pecunia Olet avec des cadeaux ; par défaut toutes.
cli-balance-out = Écrire un rapport dans ce dossier : report.html, report.md et les diagrammes en SVG.
cli-balance-png = Écrire les diagrammes aussi en PNG.
cli-balance-written = Le rapport est dans { $file }.

error-balance-bots = Le même bot joue à toutes les places : nommes-en un, pas « { $value } ».
error-balance-players = « { $value } » n’est pas une liste de nombres de joueurs, comme 2,4.
error-balance-twice = La table de { $players } est demandée deux fois.
error-balance-png = Où écrire les diagrammes ? Dis-le avec --out.
error-balance-cannot-write = Le rapport ne peut pas être écrit dans { $file } : { $detail }

balance-title = L’équilibre de { $game }
balance-games = { $games } parties sur { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    } avec chaque nombre de joueurs ; le bot « { $bot } » joue à toutes les places, graine { $seed }. Chacun commence à son tour.
balance-further = { $deals ->
        [one] Une des donnes a été jouée
       *[other] { $deals } des donnes ont été jouées
    } aussi avec tout ce qui vient après la table simple.
balance-points = Entre parenthèses, l’intervalle à 95 % sur les donnes. Les points sont des centièmes de victoire ; une victoire partagée se divise.
balance-reconstructed = Certaines valeurs des cartes sont reconstituées, ces chiffres le sont donc aussi.
balance-caption = Intervalles à 95 % sur les donnes.
balance-players = { $players ->
        [one] Un joueur
       *[other] { $players } joueurs
    }
balance-start = Le début
balance-start-says = Le premier joueur gagne { $share } des parties ; à égalité, ce serait { $even } : { $advantage } points.
balance-place = { $place ->
        [1] Premier joueur
       *[other] { $place }e dans l’ordre
    }
balance-seats = Les places
balance-seats-says = Chacun commence à son tour : toutes les places devraient gagner aussi souvent.
balance-modules = Les modules
balance-modules-says = Les mêmes donnes sans module, puis avec un seul, puis avec tous. La somme visée grandit avec les modules, comme le veut la règle.
balance-variant-plain = Sans module
balance-variant-all = Tous les modules
balance-card = Cartes action
balance-card-says = De combien de points tu gagnes plus souvent en piochant cette carte plutôt qu’une autre de la pile. La carte qui vient est affaire de hasard, la jouer est un choix : c’est donc la pioche qu’on mesure, à tout moment de la partie.
balance-class = Romains
balance-class-says = De combien de points tu gagnes plus souvent quand un tel Romain rejoint ta file au moment de la compléter, plutôt qu’un autre de la pile.
balance-famous = Romains célèbres
balance-famous-says = De combien de points tu gagnes plus souvent quand ce Romain rejoint ta file au moment de la compléter, plutôt qu’un autre de la pile. Joué avec ce module seul.
balance-ladder = Échelons de carrière
balance-ladder-says = De combien de points tu gagnes plus souvent en recevant cette échelle plutôt qu’une autre. Joué avec ce module seul.
balance-favour = Faveurs
balance-favour-says = De combien de points tu gagnes plus souvent en commençant avec cette faveur plutôt qu’avec une autre de celles exposées. Tirée au sort, pas choisie : ce que les bots choisissent dirait seulement qui choisit bien. Joué avec ce module seul.
balance-upgrade = Accessoires
balance-upgrade-says = De combien de points tu gagnes plus souvent en commençant avec cet accessoire plutôt qu’avec un autre de ceux exposés. Tiré au sort, pas choisi : ce que les bots choisissent dirait seulement qui choisit bien. Joué avec ce module seul.
balance-gift = Cartes
balance-gift-says = De combien de points tu gagnes plus souvent si l’on te donne cette carte dès qu’il s’en vend de cette sorte ; l’argent, donné au début, sert à comparer. Chaque rang dans l’ordre du jeu la reçoit aussi souvent.
balance-gift-money = { $amount } dollars
balance-few = Ce qui est venu moins de { $least } fois n’est pas montré.
balance-column-thing = Quoi
balance-column-place = Ordre du jeu
balance-column-seat = Place
balance-column-share = Part des victoires
balance-column-worth = Valeur en points
balance-column-came = Venue
balance-column-used = Jouée
balance-column-module = Module
balance-column-start = Victoires du premier joueur
balance-column-change = Changement en points
balance-column-turns = Tours
balance-column-longer = Changement en tours
balance-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-interval = { $value } ({ $low } … { $high })

## Comment vont les parties

balance-course = Le déroulement des parties
balance-course-says = La durée des parties, et combien de fois celui qui menait seul à mi-partie l’emporte. Une partie reste indécise si personne n’a gagné au bout de mille tours.
balance-uses = Utilisé quand c’était possible : { $table }
balance-uses-says = C’était possible dans un tour si l’un des coups permis l’aurait utilisé.
balance-use-climb = Un échelon de la carrière
balance-column-table = Table
balance-column-rounds = Manches
balance-column-leader = Le meneur à mi-partie gagne
balance-column-games = Parties
balance-column-undecided = Indécises
balance-column-shared = Partagées
balance-column-could = Tours où c’était possible
balance-column-did = Utilisé dans
balance-column-could-games = Parties où c’était possible
balance-column-did-games = Utilisé dans
