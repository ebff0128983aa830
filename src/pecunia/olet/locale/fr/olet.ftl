### Pecunia Olet : cartes, cases, la table, ses pages. Les noms sont les nôtres.

## Cartes : le nom, ce qu’elle fait, et un nom plus court quand le premier est long.

olet-card-printer = Imprimante
    .text = Chacune de tes imprimantes sort deux faux billets à chaque impression.
olet-card-ink = Encre
    .text = L’un des trois ingrédients. Plus tu en as de différents, meilleurs sont tes faux billets. Un second du même genre ne sert à rien.
olet-card-paper = Papier
    .text = L’un des trois ingrédients. Plus tu en as de différents, meilleurs sont tes faux billets. Un second du même genre ne sert à rien.
olet-card-hologram = Hologramme
    .text = Le rare troisième ingrédient : avec l’encre et le papier, tu imprimes les plus beaux faux billets qui soient.
olet-card-diner = Bistrot
    .text = À la fin de chaque manche, et encore une fois à la fin de la partie, il doit changer un de tes faux billets, le plus mauvais d’abord, contre un vrai billet de 50 $.
olet-card-jet = Jet privé
    .text = Tu peux partir des cases de jet privé, sans rien payer. Personne ne peut en avoir deux.
    .short = Jet
olet-card-lottery = Billet de loterie
    .text = Il paie à la fin de la partie, quand le Parrain ne peut plus mettre la main dessus.
    .short = Loto
olet-card-great-lawyer = Ténor du barreau
    .text = Après les derniers hommes de main, tu peux en reprendre un des tiens sur le plateau et le placer encore une fois, avant l’avocat marron.
    .short = Ténor
olet-card-bad-lawyer = Avocat marron
    .text = Après les derniers hommes de main et le ténor du barreau, tu peux reprendre un des tiens sur le plateau et le placer encore une fois.
    .short = Marron

## Genres de cases : le nom, et ce qu’un homme de main y fait.

olet-space-market = Marché noir
    .text = Tu achètes la carte de cet emplacement au prix de l’emplacement. À la fin de la manche, les cartes glissent vers la droite, où elles sont moins chères.
olet-space-print = Imprimerie
    .text = Tu imprimes deux faux billets par imprimante. Leur qualité est le nombre d’ingrédients différents que tu possèdes.
olet-space-supermarket = Supermarché
    .text = Tu paies avec un à trois faux billets d’une qualité qu’on n’y connaît pas encore, et tu reçois 50 $ pour chacun.
olet-space-receiver = Receleur
    .text = Tu donnes un à huit faux billets de n’importe quelle qualité. Tous sont payés comme le plus mauvais : 20, 30 ou 40 $.
olet-space-tax = Fraude fiscale
    .text = Tu prends 30 $.
olet-space-jet = Vol privé
    .text = Avec ton propre jet privé : tu mets la somme que tu veux sur ton compte offshore ou tu en rapportes, sans rien payer.
olet-space-commercial = Vol de ligne
    .text = Pour 30 $ : tu mets la somme que tu veux sur ton compte offshore ou tu en rapportes.

## Ce qui est imprimé sur les cases.

olet-sign-hat = Képi
    .text = Celui qui agit ici fait ensuite avancer le policier d’un pas.
olet-sign-bin = Poubelle
    .text = Une carte qui se trouve ici à la fin de la manche quitte la partie.
olet-sign-sunglasses = Lunettes de soleil
    .text = Celui qui agit ici prend le pion et commence la manche suivante.

## Les cases de la piste de la police.

olet-track-godfather = Parrain
    .text = Tous paient la moitié de leur liquide, arrondie à la dizaine supérieure. Les comptes offshore, les faux billets et les cartes ne risquent rien.
olet-track-investigation = Enquête
    .text = L’enquête avance : désormais le supermarché connaît les faux billets de cette qualité et les refuse.
olet-track-strike = Grève
    .text = Les contrôleurs aériens sont en grève : tant que le policier est ici, aucun avion ne décolle.
olet-track-last = Dernière case
    .text = Le Parrain passe une dernière fois et la manche s’arrête. Ceux qui ont encore un homme de main peuvent en placer un, puis viennent les avocats, les bistrots et la loterie.

## La table. $amount, $round, $lap, $steps, $binned : des nombres ; le reste, des textes.

olet-money = { $amount } $
olet-none = aucun
olet-round = Manche { $round }
olet-stage-round = passage { $lap } sur 3
olet-stage-last-henchmen = les derniers hommes de main
olet-stage-great-lawyer = le ténor du barreau
olet-stage-bad-lawyer = l’avocat marron
olet-piles = pioche : { $deck } · à la poubelle : { $binned }
    .empty = pioche vide · à la poubelle : { $binned }
olet-police = Police
olet-godfather = { $sign } dans { $steps }
olet-known = le supermarché connaît { $stars }
olet-strike = GRÈVE : aucun vol
olet-screen = derrière le paravent
olet-purse = liquide { $cash } · offshore { $offshore }
olet-fakes = faux : { $fakes }
olet-prints = (imprime { $fakes })
olet-pawn = manche suivante : { $player } commence

## Réponses qui sont des sommes. $most : combien, $stars : les trois qualités, $fakes : ce qu’on a.

olet-answer-out = Écris une somme en dizaines, par exemple 50 : elle part offshore (jusqu’à { $most }).
olet-answer-home = Avec un moins, par exemple -50, elle en revient (jusqu’à { $most }).
olet-answer-fakes = Écris combien de { $stars }, par exemple 1/0/2 : { $most } au plus. Tu as { $fakes }.

## La première page et la dernière. $players, $rounds : des nombres ; le reste, des textes.

olet-motto = L’argent a bien une odeur.
olet-options = { $players } joueurs · quand la police arrive, le plus riche gagne
olet-open-money = L’argent de tous est visible
olet-tie-replay = Pas de victoire partagée : on rejoue
olet-round-cap = La partie finit sans vainqueur après la manche { $rounds }
olet-reconstructed = Reconstitués, car aucune règle ne les donne : { $what }. Les noms des plateaux sont les nôtres.
olet-what-board = les cases et les prix
olet-what-track = la piste de la police
olet-what-cards = le nombre de chaque carte et ce que paient les billets de loterie
olet-legend-quality = qualité
olet-legend-hat = fait avancer le policier
olet-legend-bin = poubelle
olet-legend-sunglasses = commence la manche suivante
olet-legend-godfather = Parrain
olet-legend-investigation = enquêtes
olet-legend-strike = grève
olet-legend-last = la fin
olet-legend-ready = homme de main prêt
olet-legend-placed = sur le plateau
olet-legend-laid = couché
olet-score = { $score } = { $cash } en liquide + { $offshore } offshore
    .lottery = { $score } = { $cash } en liquide + { $offshore } offshore + { $lottery } de loterie
olet-left = invendus : { $fakes }

## Pages sur demande. $cards : des noms de cartes.

olet-binned = À la poubelle : { $cards }
olet-page-spaces = Les autres cases
olet-page-signs = Signes
olet-page-players = Joueurs
olet-help-goal = Tu imprimes de la fausse monnaie et tu en fais de la vraie. À la fin, le plus riche gagne, en liquide et offshore ; les faux billets et les cartes ne comptent pas.
olet-help-turn = Un tour : place un de tes trois hommes de main sur une case libre et agis-y, ou couches-en un (passer). Quand tous ont servi, ils reviennent, le marché avance et les bistrots travaillent.
olet-help-money = Les cartes s’achètent en liquide seulement. Le liquide est en danger ; l’argent offshore est à l’abri, mais il faut le rapporter en avion pour le dépenser. Ce qu’ont les autres est derrière leurs paravents.
olet-help-police = Une case à képi fait avancer le policier. En chemin, le Parrain prend la moitié du liquide de chacun, les enquêtes font refuser les faux billets au supermarché, les grèves arrêtent les vols.
olet-help-end = Sur la dernière case, la partie finit : un dernier homme de main chacun, les avocats, les bistrots, la loterie.
olet-help-answer = Réponds par un numéro, ou écris le coup : place SM1 ou SM1 tout court · pass · sell 0/1/2 · deposit 50 · withdraw 50 · lift SM1 · decline. Quand on demande une somme, le nombre suffit : 50, ou -50 pour rapporter de l’argent ; 0/1/2 pour des faux billets.
olet-help-ask = ? Bistrot explique une carte, ? SM1 une case, ? Képi un signe, ? 2 un numéro, ? place M1 dit pourquoi un coup n’est pas permis, ? O36 ce que dit une règle.
olet-help-keys = u reprend un coup · l ce qui s’est passé depuis ton dernier tour · h ce que ferait un bon joueur, et pourquoi · c tout ce qui est à toi · m le plateau en mots · q enregistre et quitte (Ctrl-C aussi)
