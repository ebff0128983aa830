### Ce qui ne va pas, en une ligne. Le programme met devant le fichier et sa ligne, s’il y en a.

error-cannot-save = La partie ne peut pas être enregistrée dans { $file } : { $detail }

## Options. $option, $name : leur nom ; $value : ce qui a été indiqué ; $known, $least, $most : ce qui est possible.

error-option-title = Il n’y a pas de jeu « { $value } ». Au choix : { $known }.
error-option-edition = Il n’y a pas d’édition { $value }. Au choix : 2005, 2016.
error-option-players = Ce jeu se joue de { $least } à { $most }, pas à { $value }.
error-option-only-2016 = « { $option } » n’existe que dans l’édition 2016.
error-option-only-2005 = « { $option } » n’existe que dans l’édition 2005.
error-option-start = Il n’y a pas à cette table de place { $value } qui puisse commencer.
error-option-target = La somme visée ne peut pas être { $value } : elle va de { $least } à { $most } sesterces.
error-option-house-rule = Il n’y a pas de règle maison « { $name } ». Au choix : { $known }.
error-option-house-value = La règle maison { $name } ne peut pas être « { $value } ». Au choix : { $known }.
error-option-house-form = « { $value } » n’est pas une règle maison : écris NOM=VALEUR, par exemple winBy=earned.
error-option-house-module = La règle maison { $name } demande l’un de ces modules : { $modules }.
error-option-module = Il n’y a pas de module « { $value } ». Au choix : { $known }.
error-option-famous = Il n’y a pas de Romain célèbre « { $value } ». Écris all, none, un nombre jusqu’à 18 ou des noms : { $known }.
error-option-famous-off = Les Romains célèbres (« { $value } ») ne jouent qu’avec le module famous : ajoute --modules famous.
error-option-tie = Une égalité ne peut pas être « { $value } ». Au choix : { $known }.
error-option-round-cap = La partie ne peut pas s’arrêter après { $value } manches : écris un nombre jusqu’à { $most }, 0 pour jamais.
error-option-not-a-number = « { $option } » demande un nombre entier, pas « { $value } ».
error-option-card = Il n’y a pas de carte « { $value } ».
error-option-not-a-switch = « { $option } » est true ou false, pas « { $value } ».
error-option-not-a-word = « { $option } » demande un mot, pas « { $value } ».
error-option-not-words = « { $option } » demande des noms, dans une liste ou dans un seul texte, pas « { $value } ».
error-option-not-values = « { $option } » demande le nom d’un fichier de valeurs de cartes, pas « { $value } ».
error-option-which-seat = Il n’y a pas de place « { $value } » à cette table : les places vont de 0 à { $most }, ou de A à { $last }. Le public est -1.
error-option-unknown = Il n’y a pas d’option « { $option } ».
error-option-not-of-game = Le jeu { $game } n’a pas d’option « { $option } ».
error-option-seed = « { $value } » ne peut pas être une graine : il faut un mot ou un nombre sans espace.
error-option-language = Il n’y a pas de langue « { $value } ». Au choix : { $known }.
error-option-bot = Il n’y a pas de bot « { $value } ». Au choix : { $known }.
error-option-name = Personne à la table ne peut s’appeler « { $value } » : c’est le nom d’un bot.
error-option-people = { $people } personnes ne tiennent pas sur { $seats } places.
error-option-bots-unseated = --bots n’assied personne : { $people } personnes occupent toutes les places.
error-option-resumed = --{ $option } ne s’applique pas à une partie enregistrée : { $file } continue comme elle a commencé.
error-option-pause = Une pause dure de 0 à { $most } secondes, pas { $value }.
error-option-seat = Il n’y a pas de place « { $value } » à cette table.
error-option-turn = Il n’y a pas de tour { $value } : la partie en a { $most }.
error-save-exists = { $file } existe déjà. Continue avec « pecunia play { $file } », ou choisis un autre nom avec --save.
error-file-not-text = Ce fichier n’est pas du texte.
error-game-finished = { $file } est une partie terminée : regarde-la avec « pecunia replay { $file } ».

## Valeurs. $table, $entry, $where : où cela se trouve ; $value : ce qui s’y trouve ; $found, $expected : des nombres de cartes.

error-values-not-toml =
    { $column ->
        [end] Le fichier s’arrête au milieu d’une entrée.
       *[other] Cette ligne est illisible à partir de la colonne { $column }.
    } Chaque entrée est un nom, « = » et une valeur ; les textes sont entre guillemets droits, les listes entre crochets, et aucun nom ne figure deux fois dans un tableau.
error-values-too-deep = Ce nom a trop de parties : { $most } au plus, séparées par des points.
error-values-not-plain = Les valeurs ne peuvent être que des textes, des nombres entiers, true, false, et des listes ou tables de ceux-ci.
error-values-too-long = Ces valeurs sont trop nombreuses : { $most } caractères au plus, sans les commentaires ni les espaces.
error-values-unknown-table = Il n’y a pas de tableau « { $table } » : « pecunia values » les affiche tous.
error-values-not-a-table = { $where } : il faut ici un tableau avec ses propres entrées, pas une seule valeur.
error-values-unknown-entry = { $where } : « { $entry } » n’a pas sa place ici.
error-values-not-a-number = { $where } : il faut ici un nombre entier de { $least } à { $most }, pas « { $value } ».
error-values-not-a-card = { $where } : « { $value } » n’est pas un Romain. Écris durée/prix, par exemple "3/2" ; une durée va de { $shortest } à { $longest }, un prix de { $least } à { $most }.
error-values-class-total = { $where } : il faut { $expected } cartes, pas { $found }.
error-values-class-size = { $where } : la règle en donne { $expected }, et cela ne se change pas.
error-values-deck-total = { $where } : il faut { $expected } cartes en tout, pas { $found }. Ce que ton fichier ne dit pas reste comme chez nous.
error-values-villas = { $where } : les paquets joués ensemble en ont { $most } au plus.
error-values-names = { $where } : il faut exactement { $expected } noms.
error-values-name = { $where } : « { $value } » ne peut pas être un nom. Un nom a de 1 à { $most } lettres sur une seule ligne, des espaces simples, et aucun des signes # @ $.
error-values-names-twice = { $where } : deux Romains s’appellent « { $value } ».
error-values-prices = { $where } : écris une liste qui commence par 0 pour le départ et donne un prix à chaque échelon suivant, pas « { $value } ».
error-values-ladder = { $where } : chaque prix après le premier demande une mission, { $expected } en tout.
error-values-task = { $where } : « { $value } » n’est pas une mission. Écris par exemple "seated senator 2" ou "received 3".
error-values-task-number = { $where } : « { $value } » est irréalisable. Le nombre doit être compris entre { $least } et { $most }, la boîte n’en permet pas plus.
error-values-rungs = { $where } : il faut { $expected } noms, un pour chaque prix.
error-values-provenance = { $where } : provenance doit être "rulebook", "reconstruction", "owner" ou "confirmed", pas « { $value } ».

## Valeurs de Pecunia Olet : le plateau, la piste de la police, les cartes. $least, $most : combien il peut y en avoir.

error-values-spaces = { $where } : il faut ici une liste de { $least } à { $most } cases.
error-values-price = { $where } : « { $value } » n’est pas un emplacement du marché. Il commence par un prix en dizaines, de { $least } à { $most }, par exemple "60" ou "20 bin hat".
error-values-space = { $where } : « { $value } » ne peut pas être imprimé ici. Une case est vide (plain) ou porte un képi (hat) ; seul le marché a des poubelles (bin), seule la fraude fiscale a les lunettes de soleil (sunglasses).
error-values-sunglasses = { $where } : une seule case a les lunettes de soleil, pas { $found }.
error-values-no-bin = { $where } : au moins un emplacement doit avoir une poubelle.
error-values-no-hat = { $table } : ni une imprimerie ni une fraude fiscale n’a de képi. Une partie pourrait alors ne jamais finir.
warning-values-few-spaces = { $table } : il y a { $found } cases, moins de trois par joueur ({ $expected }). Il faudra peut-être souvent passer.
error-values-track = { $where } : il faut ici une liste de ces mots : { $known }.
error-values-track-last = { $table } : la piste doit finir par « last », qui ne figure nulle part ailleurs.
error-values-track-investigations = { $table } : il faut { $expected } enquêtes, une par qualité. Si des niveaux sont imprimés (investigation-1…), chacun des { $expected } doit figurer au moins une fois, de gauche à droite.
error-values-track-start = { $where } : il faut dire ici où le policier commence à { $players } joueurs : le numéro, compté à partir de 0, d’une case autre que la dernière.
error-values-card = { $where } : « { $value } » ne décrit pas de cartes. Il faut card et copies, par exemple card = "ink", copies = 2, et parfois mark = "3+" ou "4" (mais pas dans S).
error-values-lottery = { $where } : « { $value } » est impossible. Un billet de loterie a une valeur en dizaines, de { $least } à { $most }, et aucune autre carte n’en a.
error-values-start-cards = { $where } : il faut au moins { $expected } imprimantes et { $expected } cartes d’encre ou de papier, et rien d’autre.
error-values-rare-cards = Les cartes doivent compter au moins un hologramme, et au plus un ténor du barreau et un avocat marron.

## Positions. $text : ce qu’on y a lu.

error-position-head = Une position commence par la ligne « { $expected } ».
error-position-game = Ce n’est pas une position de ce jeu : « { $text } ».
error-position-unknown = « { $text } » n’a pas sa place dans une position.
error-position-incomplete = Cette ligne ne dit rien de « { $text } » : écris ce qu’il y a, ou - pour rien.
error-position-twice = « { $text } » est indiqué deux fois.
error-position-values = Les valeurs de cette position sont illisibles : { $detail }
error-position-seed = « { $text } » n’est pas une graine.
error-position-turn = « { $text } » n’est pas un tour : il faut un numéro, un joueur et l’un de { $stages }.
error-position-player = Il n’y a pas de joueur « { $text } » à cette table.
error-position-not-a-number = Il faut ici un nombre entier, pas « { $text } ».
error-position-won = Le joueur { $player } a au moins { $target } sesterces : cette partie est terminée.
error-position-not-a-roman = « { $text } » n’est pas un Romain : écris par exemple SEN4/5 ou WOM2/3:parfumia@1.
error-position-no-such-roman = La boîte n’a pas de { $text } qui ne soit déjà ailleurs.
error-position-villa-order = Les villas sont numérotées sans trou à partir de V1 : { $text } ne peut pas être ici.
error-position-unknown-card = Il n’y a pas de carte « { $text } ».
error-position-no-such-card = Il ne reste pas de { $text } : c’est déjà ailleurs.
error-position-unknown-step = « { $text } » n’est pas une étape de l’ordre du jour.
error-position-agenda = L’ordre du jour ne convient pas à la table.
error-position-outcome = « { $text } » n’est pas une fin de partie : c’est l’un de { $known }, et la lettre du vainqueur (A+B pour deux, - pour aucun).
error-position-no-module = « { $text } » appartient au module { $module }, qui n’est pas en jeu.
error-position-event = « { $text } » est impossible : cet événement s’ouvre avec { $most } marqueurs, et leur nombre ne fait que baisser.
error-position-upgrades = Les accessoires d’un joueur sont trois mots, pour L, M et R : un nom, ou - pour aucun.
error-position-ladder = « { $text } » n’est pas une place sur une échelle : écris son nom et un échelon de 0 à { $most }.
error-position-climbed = Le joueur { $player } est sur le dernier échelon : cette partie est terminée.
error-position-favour = Un joueur tient exactement une faveur.
error-position-events = À ce nombre de joueurs, { $most } événements au plus sont en jeu à la fois.
error-position-one-card = Une seule carte peut se trouver ici.
error-position-counts = « { $text } » est impossible : d’abord 0 ou 1, puis autant de Romains par classe qu’il y en a qui ont payé.
error-position-coins = Des pièces ne reposent sur des Romains qu’avec un de ces modules : { $modules }.
error-position-famous = Une position nomme les Romains célèbres qui jouent, ou dit all ou none ; elle ne les tire pas au sort.

## Positions de Pecunia Olet.

error-position-trigger = Celui dont le képi a mené le policier à la dernière case (trigger A) s’indique quand la manche est interrompue, et alors seulement.
error-position-officer = Le policier se trouve ici entre { $least } et { $most } : sur la dernière case quand la manche est interrompue, et alors seulement.
error-position-market = Le marché a { $expected } emplacements, et { $found } sont indiqués : écris un mot pour chacun, - pour un trou.
error-position-cards-missing = { $text } n’est nulle part : avec une ligne « deck », chaque carte doit être quelque part.
error-position-deck-order = Dans la pioche, les cartes A sont au-dessus, puis B, C et D.
error-position-known = « { $text } » ne peut pas être ce qu’on sait du liquide de ce joueur : écris le moins et le plus qu’il puisse avoir, en dizaines.
error-position-fakes = « { $text } » ne sont pas de faux billets : écris combien de ★, ★★ et ★★★, par exemple 0/2/4.
error-position-money = { $text } $, cela ne se peut pas : tout l’argent va par dizaines.
error-position-too-rich = { $text } $, c’est plus d’argent qu’une position ne peut en indiquer : { $most } $ au plus.
error-position-henchmen = Les hommes de main du joueur { $player } ne conviennent pas : ils sont trois, prêts, placés ou couchés, et celui dont c’est le tour en a un de prêt.
error-position-turn-order = Le joueur { $player } ne peut pas avoir utilisé autant d’hommes de main : chacun en utilise un par tour, dans l’ordre.
error-position-no-lawyer = Le joueur { $player } n’a pas cet avocat.

## Parties enregistrées.

error-record-head = Une partie enregistrée commence par la ligne « { $expected } ».
error-record-seats = L’enregistrement nomme { $found } joueurs, et { $expected } sont à cette table.
error-record-unknown = « { $text } » n’a pas sa place dans une partie enregistrée.
error-record-truncated = La partie enregistrée s’interrompt : sa dernière ligne doit être « end ».
error-record-after-end = Avec « end », la partie enregistrée est finie ; « { $text } » ne peut pas suivre.
error-record-missing = La partie enregistrée n’indique pas « { $text } ».
error-record-turn = Une ligne de coups a un numéro de tour, un joueur et ses coups, pas « { $text } ».
error-record-rules-version = La partie suit la version { $found } des règles, ce programme joue la version { $known }.
error-undo-nothing = Il n’y a rien à reprendre : aucun coup n’a encore été joué.
error-undo-no-start = Il n’y a rien à reprendre ici : cette partie est imaginée à partir d’une vue, et personne ne sait comment elle a commencé. Copie-la avant de jouer.
error-pickle-form = Ce pickle vient d’une autre version de pecunia (forme { $found }, celle-ci lit la forme { $known }). Les parties enregistrées et les positions restent lisibles.
error-pickle-rules = Cette partie de { $game } a été mise en pickle avec la version { $found } des règles ; ce programme joue la version { $known }.
error-record-commitment = L’empreinte ne correspond pas à la graine : l’une des deux a été modifiée.
error-record-not-asked = Au tour { $turn }, c’est à { $asked } de choisir : « { $move } » ne convient pas ici.
error-record-result = Le résultat indiqué est « { $stated } », mais les coups mènent à « { $found } ».

## Le registre des règles.

error-ledger-no-checkout = Il n’y a ni règles ni scénarios dans { $folder } ou au-dessus : lance la commande dans une copie de travail du projet, ou indiques-en une avec --root.
error-ledger-no-rules = { $file } manque : cette copie de travail n’a pas de règles pour ce jeu.
error-ledger-no-clause = Les règles ne connaissent pas de clause « { $value } ». Les plus proches sont { $similar }.
error-ledger-no-card = Rien ne s’appelle « { $thing } ». Les plus proches sont { $similar }.
error-ledger-no-things = { $game } ne dit pas ce qu’il y a sur sa table : { $file } n’existe pas.

## L’échelle des niveaux.

error-option-pair = Il n’y a pas de duel « { $value } ». Au choix : { $known }.
error-levels-file = Ce fichier n’a pas été écrit par « pecunia levels --json ».
error-levels-otherwise = Le duel { $pair } a été mesuré dans d’autres conditions ({ $bot }). Choisis un autre fichier, ou supprime celui-ci.
error-levels-markers = Le tableau va entre les commentaires { $begin } et { $end }, et ce fichier n’a pas les deux.
error-review-unfinished = Cette partie n’est pas finie. On n’analyse que les parties terminées.

## Puzzles and the deal of the day. $value: what was said; $most: a number.

error-puzzle-unknown = Il n’y a pas d’énigme { $value } : elles vont de 1 à { $most }.
error-option-date = « { $value } » n’est pas une date : écris-la comme 2026-11-16.
error-day-not-yet = La partie du { $value } n’existe pas encore : les jours commencent à minuit UTC.

## Boxes of several owners. $file: the file; $sentence: what is wrong with it.

error-owners-impossible = { $file } ne peut pas être juste. { $sentence }
error-owners-games = { $file } appartient à un autre jeu que les fichiers précédents.
error-owners-editions = { $file } est une boîte d’une autre édition que les fichiers précédents.
error-owners-none = Indique les fichiers d’au moins un propriétaire.
