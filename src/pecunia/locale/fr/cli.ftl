### La ligne de commande : aides et ce que les commandes affichent.

cli-pecunia = Jouer à Pecunia non olet et à Pecunia Olet, les simuler, ou trancher une querelle sur leurs règles.
cli-play = Jouer dans le terminal, ou reprendre une partie enregistrée.
cli-play-what = Un jeu à commencer, ou le fichier d’une partie enregistrée.
cli-simulate = Faire jouer beaucoup de parties à des bots et les compter.
cli-replay = Raconter une partie enregistrée, tour par tour.
cli-verify = Prouver qu’une partie a suivi les règles, pioche comprise.
cli-position = Dire ce qui est permis dans une position, et pourquoi.
cli-ledger = Les clauses, le code qui les respecte et leurs scénarios. Échoue s’il manque quelque chose.
cli-ledger-words = Un jeu, et des clauses des règles (A54) ou des sections (§2.4, ou juste 2.4). Sans rien : un résumé.
cli-ledger-all = Le registre entier.
cli-ledger-card = Dire ce qu’une carte, une classe, une case… possède et ce qui lui manque : déclaration, valeurs, dessin, mots, livret, scénarios…
cli-ledger-json = Afficher de simples valeurs pour des programmes.
cli-values-command = Afficher les valeurs des cartes, à compléter avec les tiennes. « merge » réunit les boîtes de plusieurs propriétaires.
cli-values-words = Un jeu ; ou « merge » et les fichiers apportés par des propriétaires.
cli-values-output = Écrire dans ce fichier ce que personne ne conteste.
owners-confirmed = { $what } : confirmé par { $count } propriétaires
owners-one = { $what } : un seul propriétaire le dit
owners-disputed = { $what } : les propriétaires ne sont pas d’accord, c’est donc laissé de côté
owners-sum = Boîtes : { $owners }. Indiqué : { $stated }, confirmé : { $confirmed }.
owners-written = Écrit : { $file }
cli-title = Quel jeu : { $titles }.
cli-edition = Édition : 2005 ou 2016.
cli-players = Nombre de joueurs, de 2 à 6 (olet : de 2 à 4).
cli-dark-red = Ajouter les douze cartes bordeaux (2016).
cli-open-draft = Choisir ouvertement les premiers Romains (2016).
cli-target = Sesterces pour gagner ; sinon 30, 25 ou 20 selon le nombre de joueurs, et 5 de plus par module.
cli-values = Les valeurs de ta propre boîte au lieu des valeurs reconstituées.
cli-warning = Attention : { $warning }
cli-house = Une règle maison, par exemple finishedTiming=immediate. Peut être répété.
cli-modules = Modules de l’édition 2016, séparés par des virgules : famous, upgrades, events, careers, favours.
cli-famous = Quels Romains célèbres participent : all, none, combien, ou des noms séparés par des virgules.
cli-open-money = Montrer l’argent de tous (olet).
cli-tie = Ce que vaut une égalité en tête : victoire partagée (shared) ou partie à rejouer (replay) (olet).
cli-round-cap = Arrêter chaque partie après tant de manches, sans vainqueur (olet, pour les simulations).
cli-bots = Bots par place, séparés par des virgules ; une liste courte se répète. Un programme convient aussi : "cmd:./monbot --option".
cli-bot-seconds = Combien de secondes un programme qui joue a pour un coup.
cli-trust = Lancer les programmes qu’une partie enregistrée nomme comme bots.
cli-names = Noms des personnes à ce terminal, séparés par des virgules.
cli-seed = La même graine donne la même partie.
cli-save = Où la partie est enregistrée.
cli-pause = Secondes d’attente après le coup d’un bot.
cli-language = Langue.
cli-version = Afficher la version.
cli-games = Combien de parties.
cli-jobs = Processus qui jouent en même temps.
cli-record = Écrire chaque partie dans ce dossier.
cli-json = Afficher un objet JSON.
cli-turn = Montrer la table après ce tour et s’arrêter.
cli-seat = La vue de qui : une lettre ; sans elle, celle d’un spectateur.
cli-position-move = Ne demander que ce coup, comme on le dit : "seat M", "joue Intoxication alimentaire", "Ben: play alms". Peut être répété.
cli-position-all = Passer en revue tous les coups qui existent, permis ou non.
cli-position-table = Raconter aussi la table, comme elle a été comprise.
cli-position-status = Code de retour : 0 permis, 1 pas permis, 2 pas compris.
cli-root = Le projet avec docs/rules et tests/rules ; sinon celui où l’on se trouve.
cli-progress-games = Parties
cli-simulated =
    { $games ->
        [one] { $games } partie en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
       *[other] { $games } parties en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
    }
cli-column-seat = Place
cli-column-bot = Bot
cli-column-wins = Victoires
cli-column-share = Part
cli-shared = La part compte une victoire partagée, le second nombre, pour chacun de ceux qui la partagent.
cli-mean = En moyenne { $decisions } décisions et { $turns } tours par partie.
cli-column-figure = Chiffre
cli-column-mean = Moyenne
cli-column-least = Minimum
cli-column-most = Maximum
cli-column-games = Parties
cli-figure-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-figure-rounds = Manches
cli-figure-won = Victoires du n° { $what } dans l’ordre du tour
cli-figure-shown = { $what } : au marché
cli-figure-bought = { $what } : achats
cli-verified = { $file } : { $moves } coups, tous permis ; la graine correspond à son empreinte { $commitment } ; état final { $hash }
cli-verified-position = { $file } : { $moves } coups à partir d’une position, tous permis ; état final { $hash }
cli-ledger-gap = AUCUN SCÉNARIO
cli-ledger-uncited = PAS CITÉE DANS LE MOTEUR
cli-ledger-contents = { $rules } clauses et sections, { $cards } cartes ; { $editorial } clauses n’ont rien à prouver
cli-ledger-cited = { $count } sur { $total } citées dans le moteur, à { $places } endroits
cli-ledger-proved = { $count } sur { $total } prouvées, par { $scenarios } scénarios
cli-ledger-more = …et { $count } de plus
cli-ledger-complete = Il n’y a aucune lacune.
cli-ledger-incomplete = Il y a des lacunes.
cli-ledger-hint = Pour en voir plus : pecunia ledger A54 · pecunia ledger §2.4 · pecunia ledger --card alms · pecunia ledger --all
cli-ledger-thing = { $thing } ({ $kind }, { $game })
cli-ledger-missing = MANQUE
cli-ledger-nothing-missing = Il ne manque rien.
cli-ledger-missing-parts = Il manque : { $parts }
cli-ledger-part-rule = règle
cli-ledger-part-declaration = déclaration
cli-ledger-part-values = valeurs
cli-ledger-part-moves = coups
cli-ledger-part-drawing = dessin
cli-ledger-part-words = mots
cli-ledger-part-rulebook = livret
cli-ledger-part-weight = poids
cli-ledger-part-observer = observateur
cli-ledger-part-clause = clause
cli-ledger-part-code = code
cli-ledger-part-scenarios = scénarios
cli-ledger-editorial = Rien à prouver : { $clause } – { $reason }
cli-ledger-unknown = { $place } cite { $cited }, que les règles ne connaissent pas

## Comment une partie se termine.

end-fee = Un Romain a payé la somme décisive
end-gift = Un don a fait la décision
end-alms = L’aumône a fait la décision
end-famous = Un Romain célèbre a rapporté la somme décisive
end-ladder = Le dernier échelon a été atteint
end-minerva = Le sesterce de Minerve a fait la décision
end-most-money = Le plus riche l’a emporté
end-shared = Plusieurs se sont partagé la victoire
end-replay = Égalité, à rejouer
end-round-cap = Arrêtée après la dernière manche convenue, sans vainqueur
end-turn-limit = Arrêtée sans vainqueur

## Ce qui ne va pas dans une ligne de commande. $what : l’option ou l’argument.

usage-no-option = Il n’y a pas d’option « { $what } ». --help les donne toutes.
usage-option-value = « { $what } » demande une valeur, ou n’en prend pas. --help explique toutes les options.
usage-missing = Il manque quelque chose : { $what }. --help explique la commande.
usage-bad-value = « { $what } » ne peut pas avoir cette valeur. --help explique toutes les options.
usage-no-command = Il n’y a pas de commande « { $what } ». « pecunia --help » les donne toutes.
usage-extra = Il y a un mot de trop. --help explique la commande.
usage-usage = Utilisation :
usage-arguments = Arguments :
usage-options = Options :
usage-commands = Commandes :
usage-help = Afficher cette aide.
usage-default = par défaut :
usage-required = obligatoire
usage-file-missing = { $file } : ce fichier n’existe pas.
usage-file-folder = { $file } est un dossier.
usage-file-forbidden = { $file } ne peut être ni lu ni écrit, faute de droits.

## L’échelle des niveaux. $share, $low, $high, $goal : pour cent ; $slips, $iterations, $milliseconds, $games, $players : nombres ; $level : un nom.

cli-levels = Mesurer les six niveaux des bots. Chacun joue contre celui du dessous, le plus haut contre greedy ; les niveaux lents prennent des heures (voir --pair et --json).
cli-levels-game = Ce jeu seulement : { $titles }. Sinon tous.
cli-levels-pair = Ce duel seulement, par exemple 4-5 ou 6-greedy-4. Peut être répété.
cli-levels-games = Parties par duel ; sinon 1000 pour les niveaux rapides et 300 pour les lents. Avec 0, rien n’est joué, les résultats sont seulement montrés.
cli-levels-json = Garder ici ce qui a été joué, et ne jouer que ce qui manque ici.
cli-levels-merge = Reprendre ce qu’une autre machine a joué. Peut être répété.
cli-levels-markdown = Écrire les tableaux dans ce fichier Markdown, entre ses commentaires « levels ».
cli-levels-table =
    { $title }, { $players ->
        [2] à deux
        [4] à quatre
       *[other] à { $players }
    }
    .special =
        { $title }, { $players ->
            [2] à deux
            [4] à quatre
           *[other] à { $players }
        }, { $special }
cli-levels-modules = tous les modules
cli-column-level = Niveau
cli-column-thinks = Par coup, au plus
cli-column-below = Victoires contre le niveau du dessous (à 95 %)
cli-column-elo = Elo
cli-column-time = Durée (p99)
cli-levels-looks =
    { $slips ->
        [0] un coup d’avance, { $milliseconds } ms
       *[other] un coup d’avance, { $slips } % au hasard, { $milliseconds } ms
    }
cli-levels-champion = joue comme le champion
cli-levels-network = le réseau du champion : { $overlooked } % de coups non vus, { $near } % à courte vue, température { NUMBER($temperature, minimumFractionDigits: 1) }
cli-levels-searches = { $iterations } parties imaginées, { $milliseconds } ms
cli-levels-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-levels-time = { $milliseconds } ms
cli-levels-rival =
    { $players ->
        [2] { $level } contre un bot avide : { $share } de { $games } parties.
       *[other] { $level } à une table de { $players }, avec des bots avides : { $share } de { $games } parties.
    }
cli-levels-missed = { $pair } reste en dessous : { $share }, et le but est de { $goal } %.
cli-levels-unproved = { $pair } n’est pas prouvé : { $share }, et tout l’intervalle devrait dépasser { $goal } %.
cli-levels-hurried = { $level } n’a eu le processeur que { $share } % de son temps : la machine était occupée, le niveau est peut-être plus fort.

## Reviews

cli-review = Dire où une partie s’est perdue. Chances, erreurs, hasard et savoir-faire, d’après un enregistrement.
cli-review-json = afficher l’analyse en JSON
cli-review-seat = seulement les erreurs de cette place
cli-review-all = toutes les erreurs, pas seulement les plus grandes
cli-review-again = analyser de nouveau, même si c’est déjà fait
cli-progress-decisions = décisions
cli-review-stopped = L’analyse a été interrompue ; rien n’a été gardé.
cli-playthrough = Montrer une partie au hasard, vue de chaque place. Coup par coup, toujours en anglais.
cli-playthrough-steps = Combien des premiers coups montrer, en plus du dernier. 0 les montre tous.
cli-puzzles = Trouver des énigmes dans des parties entre bots. Un coup y est nettement le meilleur.
cli-puzzles-count = Combien en trouver.
cli-puzzles-out = Le dossier où va le fichier.
cli-puzzles-resume = Continuer le fichier déjà là, si cette commande l’a commencé.
cli-puzzles-progress = Énigmes
cli-puzzles-written = Les énigmes sont dans { $file }.
cli-puzzle = Résoudre une énigme. Un coup y est nettement le meilleur.
cli-puzzle-number = Laquelle, de la plus facile à la plus difficile ; sinon une qui change chaque jour.
cli-day = Jouer la partie du jour. C’est la même pour tous, selon la date (UTC).
cli-day-date = Un autre jour, par exemple 2026-11-16.
cli-day-name = Ton nom.
