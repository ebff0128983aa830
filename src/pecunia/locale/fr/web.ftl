### The table in the browser: pages, buttons, and what screen readers say of things.

web-welcome = Une place est libre.
web-welcome-text = Deux jeux d’argent, avec ou sans odeur : tout de suite contre des robots, ou avec des amis où qu’ils soient.
web-your-name = Ton nom
web-guest = Foricarius
web-play-now = Jouer tout de suite : trois robots attendent
web-play-olet = Pecunia Olet contre deux robots
web-create = Ouvrir une table
web-join = Rejoindre une table
web-join-label = Lien ou code
web-go = Y aller
web-my-games = Mes parties
web-open-tables = Tables ouvertes
web-no-tables = Personne n’a ouvert de table publique pour l’instant.
web-offline = Le serveur ne répond pas. La connexion marche-t-elle ?
web-game-non-olet = Pecunia non olet
web-game-olet = Pecunia Olet
web-seats-taken = { $taken } sur { $players }
web-your-turn = À toi de jouer
web-status-open = ouverte
web-status-playing = en cours
web-status-over = terminée
web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = comme l’appareil
web-theme-light = jour
web-theme-dark = nuit
web-close = Terminé
web-connecting = Connexion …
web-seat-moved = Ta place est passée sur un autre appareil.
web-to-start = Vers l’accueil
web-waiting = La table est prête
web-seat-free = libre
web-sit = S’asseoir
web-stand = Se lever
web-invite = Inviter
web-invite-text = Qui a ce lien peut venir à la table.
web-qr = Le lien en code QR
web-link = Lien
web-copy = Copier
web-copied = Copié
web-start = Commencer
web-start-waiting = Il reste des places
web-host-starts = C’est à qui a ouvert la table de lancer la partie.
web-table = La table
web-away = Tu étais absent ; un robot joue pour toi.
web-back = Je suis de retour
web-ask-back = { $name } demande à reprendre { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
web-agree = D’accord
web-decline = Refuser
web-over = La partie est terminée.
web-waits = C’est à { $name } …
web-do = Jouer
web-take-back = Reprendre
web-resign = Abandonner
web-resign-certain = Oui, j’abandonne
web-resign-no = Non, je continue
web-log = Ce qui s’est passé
web-chat = Discuter
web-chat-say = Dire quelque chose
web-send = Envoyer
web-clock = Temps restant : { $clock }
web-clock-days = Temps restant : { $days ->
        [one] un jour
       *[other] { $days } jours
    }, { $clock }
web-ended-resigned = Les autres ont abandonné.
web-ended-closed = La table a été fermée.
web-won = a gagné
web-seed = La graine de la donne était { $seed }.
web-rematch = Rejouer
web-rematch-offered = On attend les autres
web-record = Télécharger la partie
web-look = Regarder la table
web-bot-greedy = Robot Avara
web-bot-random = Robot Temeraria
web-nobody = personne
web-not-here = absent
web-roman = { $who }, reste { $duration }, paie { $fee }
web-coins = { $count ->
        [one] un sesterce
       *[other] { $count } sesterces
    } sur la carte
web-markers = { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    }
web-sesterces = { $count ->
        [one] un sesterce
       *[other] { $count } sesterces
    }
web-hand-size = { $count ->
        [one] une carte action
       *[other] { $count } cartes action
    }
web-queue = File
web-hand = Ta main
web-visitor = { $roman }, { $place }, { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }{ $coins ->
        [0] { "" }
        [one] , un sesterce sur la carte
       *[other] , { $coins } sesterces sur la carte
    }
web-place-free = { $place } : libre
web-used = { $what } : déjà utilisé pendant ce tour
web-fresh = { $what } : tout juste obtenu, agit dès le prochain tour
web-turn = C’est son tour
web-rung = Carrière : { $ladder }, échelon { $number }, { $rung }
web-pile-romans = Romains
web-pile-actions = Actions
web-pile-discard = Défausse
web-events = Événements
web-event-over = { $event } : terminé jusqu’à la fin du tour
web-upgrades = Accessoires à prendre
web-favours = Faveurs au milieu
web-left-upgrade = Accessoires dans la pioche :
web-left-event = Événements dans la pioche :
web-shown = Cartes visibles
web-draft = Choix
web-phase-1 = Eau
web-phase-2 = Encaisser
web-phase-3 = Asseoir
web-phase-4 = Piocher
web-turn-number = Tour { $turn }
web-goal = Le premier à { $target }
    .ladderOnly = Le premier en haut de l’échelle
    .ladderAndTarget = Haut de l’échelle et { $target }
    .either = Haut de l’échelle ou { $target }
web-money = Sesterces
web-earned = Gagnés pendant toute la partie
web-progress = Fait de la prochaine tâche
web-behind-screen = L’argent et les faux billets sont derrière le paravent.
web-first-game = Pour une première partie : 2016, sans modules, à quatre.
web-game = Jeu
web-players = Joueurs
web-bots = dont robots
web-bot = Sorte de robot
web-pace = Rythme
web-pace-live = en direct, { $limit } s par décision
web-pace-days = { $limit ->
        [one] un jour
       *[other] { $limit } jours
    } par décision
web-edition = Édition
web-edition-2005 = La première édition : 40 cartes action, dont la pause au Colisée et l’habitué.
web-edition-2016 = La seconde édition : 36 cartes action et cinq modules à combiner librement.
web-modules = Modules
web-more = En plus
web-option-dark_red = Les douze cartes rouge foncé pour qui connaît le jeu.
web-option-open_draft = Choisir ses premiers Romains à découvert au lieu de les recevoir.
web-option-open_money = Sans paravents : tout le monde voit tout l’argent.
web-house = Règles maison
web-public = Publique : la table figure dans la liste, tout le monde peut regarder.
web-lay = Ouvrir la table
web-reconstructed = Reconstitué : aucune règle ne donne ces valeurs.
