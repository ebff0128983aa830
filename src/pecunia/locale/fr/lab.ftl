### `pecunia lab` : apprendre de nombreuses parties.

cli-lab = Faire jouer des bots, et apprendre de leurs parties.
cli-fit = Apprendre de parties entre bots ce que vaut une position.
cli-fit-games = Combien de parties à chaque tour.
cli-fit-rounds = Combien de fois jouer et apprendre : chaque tour joue avec ce que le précédent a appris.
cli-fit-bots = Les joueurs, séparés par des virgules : greedy apprend, les autres jouent tels qu’ils sont.
cli-fit-out = Le fichier où vont les poids ; par défaut celui de la copie de travail où tu te trouves.
cli-fit-kind = Genre de partie « { $kind } » : { $positions } positions
cli-fit-column-judged = D’après
cli-fit-column-loss = Perte log
cli-fit-column-right = Juste
cli-fit-column-chance = Chances
cli-fit-column-seats = Places
cli-fit-column-won = Gagné
cli-fit-column-feature = Critère
cli-fit-column-early = Début
cli-fit-column-late = Fin
cli-fit-by-even = le seul nombre de joueurs
cli-fit-by-before = les poids actuels
cli-fit-by-new = les nouveaux poids
cli-fit-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-fit-held-out = Tout, sauf les poids, vient de parties qui n’ont pas servi à apprendre.
cli-fit-written = Les poids sont dans { $file }.

error-lab-extra = Apprendre demande plus que le jeu : installe-le par « pip install pecunia-games[lab] » (il manque { $module }).
error-fit-few-games = { $games ->
        [one] Une partie, c’est
       *[other] { $games } parties, c’est
    } trop peu pour apprendre : il n’y en a pas assez du genre « { $kind } ».
error-fit-cannot-write = Impossible d’écrire les poids dans { $file } : { $detail }
error-weights-no-table = Il manque la table { $table }.
error-weights-missing = « { $entry } » manque dans la table { $table }.
error-weights-pair = « { $entry } » dans la table { $table } demande deux nombres, début et fin, et non « { $value } ».
