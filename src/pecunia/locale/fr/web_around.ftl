### The table in the browser, around the tables: start page, laying a table, waiting room, settings, trouble.

## The start page

web-welcome = Une place est libre.
web-non-olet-text = Tiens des latrines publiques dans la Rome antique. Les autres bousculent ta file, tes clients paient en partant, et le premier à empocher assez de sesterces gagne.
web-olet-text = Envoie tes hommes de main imprimer de faux billets, écoule-les et mets le vrai argent à l’abri à l’étranger avant que le Parrain ne vienne réclamer sa moitié.
web-title-text = De { $least } à { $most } personnes. La table est décrite en mots.
web-your-name = Ton nom
web-play-now = Jouer tout de suite : trois bots attendent
web-play-olet = Jouer tout de suite : deux bots attendent
web-play-bots = Jouer tout de suite : { $bots ->
    [one] un bot attend
   *[other] { $bots } bots attendent
}
web-with-friends = Avec des amis
web-with-friends-text = Ouvre une table à ton goût et envoie un lien aux autres ; des bots prennent les places vides.
web-create = Ouvrir une table
web-join = Rejoindre une table
web-join-text = On t’a envoyé un lien, ou tu reprends ta place depuis un autre appareil avec un code ? C’est ici.
web-join-label = Lien ou code
web-join-elsewhere = Ce lien mène à un autre serveur : { $house }.
web-go = Y aller
web-my-games = Mes parties
web-my-over = Parties terminées
web-open-tables = Tables ouvertes
web-no-tables = Pas de table publique pour l’instant.
web-show-more = Afficher la suite
web-find-game = Chercher une partie
web-find-title = Jeu
web-find-any = Tous les jeux
web-find-with = Jouée avec
web-find-from = Du
web-find-to = Au
web-find-none = Aucune de tes parties ne correspond.
web-seats-taken = occupées : { $taken } sur { $players }
web-your-turn = À toi de jouer
web-status-open = ouverte
web-status-playing = en cours
web-status-over = terminée
web-turns-title = ({ $count }) Pecunia : à toi de jouer
web-turns-elsewhere = { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
web-skip = Aller au contenu
web-about = Les dessins et les mots sont les nôtres ; les jeux sont de Christian Fiore et Knut Happel (Pecunia non olet) et d’Olivier Bourgeois (Pecunia Olet). Ce site n’a aucun lien avec leurs éditeurs.

## Trouble

web-offline = Le serveur ne répond pas. Es-tu en ligne ?
web-to-start = Retour à l’accueil
web-nothing-here = Il n’y a rien à cette adresse.
web-nothing-here-text = Le lien a peut-être été coupé. Un lien vers une table sur invitation finit par # et un mot.
web-table-gone = La table a été fermée, ou il manque un bout du lien.
web-ask-for-link = Demande le lien entier à quelqu’un qui y est assis.
web-seat-moved = Ta place est passée sur un autre appareil.
web-full = Toutes les places sont prises. Tu peux regarder.
web-new-version = Une nouvelle version de cette page est prête.
web-reload = Recharger
web-not-now = Plus tard
web-connecting = Connexion…
web-finding-out = Le serveur ne sait pas encore si c’est fait. On se renseigne…

## Laying a table

web-first-game = Première partie ? Garde tout tel quel : seconde édition, sans modules, quatre places.
web-first-olet = Première partie ? Garde tout tel quel : trois places, l’argent derrière les paravents.
web-first-title = Première partie ? Garde tout tel quel : { $players } places, des bots partout sauf à la tienne.
web-as-recommended = Revenir à notre conseil
web-game = Jeu
web-seats = Places
web-players = Joueurs
web-seat-of = Place { $letter }
web-seat-you = toi
web-seat-person = libre pour une personne
web-introduced = { $name } : { $is }
web-pace = Rythme
web-pace-text = Quand le temps est écoulé, un bot prend le relais des absents.
web-pace-live = en direct, { $limit ->
        [one] une minute
       *[other] { $limit } minutes
    } par décision
web-pace-days = à ton rythme, { $limit ->
        [one] un jour
       *[other] { $limit } jours
    } par décision
web-edition = Édition
web-edition-2005 = La première édition : 40 cartes action, dont Pause au Colisée et Habitué.
web-edition-2016 = La seconde édition : 36 cartes action et cinq modules à combiner librement.
web-modules = Modules
web-more = Si tu connais le jeu
web-as-usual = comme d’habitude
web-open-money = Sans paravents
    .text = Tout le monde voit tout l’argent et tous les faux billets.
web-tie-replay = Pas de victoire partagée
    .text = Si les premiers sont à égalité, personne ne gagne : on rejoue.
web-house = Règles maison
web-values = Valeurs de ta boîte
web-values-text = Les nombres qu’aucun livret ne donne sont reconstitués ici.
web-who-comes = Qui peut venir ?
web-by-invitation = Sur invitation : seuls ceux qui ont le lien voient la table.
web-public = Publique : la table figure dans la liste, tout le monde peut s’asseoir ou regarder.
web-lay = Ouvrir la table
web-lay-play = Ouvrir la table et commencer
web-cancel = Laisser tomber

## The waiting room. $name: a player's name; $count: a number

web-waiting = La table est prête
web-seat-free = libre
web-sit = S’asseoir
web-stand = Se lever
web-invite = Inviter
web-invite-text = Avec ce lien, on peut venir à la table, pour jouer ou pour regarder.
web-qr = Le lien en code QR
web-link = Lien
web-copy = Copier
web-copied = Copié
web-share = Envoyer
web-start = Commencer
web-host-starts = { $name } a ouvert la table et lance la partie.
web-host-absent = C’est la personne qui a ouvert la table qui lance la partie.
web-close-table = Fermer la table
web-close-certain = Oui, la fermer
web-guests = Invités
web-no-guests = Personne d’autre n’est encore venu.
web-nobody-watches = Aucun invité ne regarde.
web-guest-watches = regarde
web-remove = Faire sortir
web-remove-name = Faire sortir { $name }
web-remove-text = Faire sortir { $name } de la table ? Le lien changera aussi, pour que l’ancien ne permette pas de revenir.
web-remove-certain = Oui, faire sortir
web-removed = { $name } n’est plus à la table. Il y a un nouveau lien.
web-new-link = Nouveau lien
web-new-link-text = L’ancien lien ne servira plus à celles et ceux qui ne sont pas encore venus.
web-new-link-certain = Oui, un nouveau lien
web-new-link-made = Il y a un nouveau lien. L’ancien ne sert plus.
web-watching = Tu regardes. Assieds-toi où une place est libre, ou reste voir la suite.
web-here = là
web-not-here = pas là

## Settings. $minutes: a number; $name: a name

web-settings = Réglages
web-language = Langue
web-second = Noms des cartes dans une seconde langue
web-second-none = aucune
web-theme = Apparence
web-theme-auto = comme l’appareil
web-theme-light = jour
web-theme-dark = nuit
web-speed = Vitesse de jeu des autres
web-speed-slow = lentement
web-speed-normal = normalement
web-speed-instant = d’un coup
web-sounds = Sons
web-text = La table en mots plutôt qu’en images
web-in-words = La table en mots
web-in-pictures = La table en images
web-log-notation = Afficher le journal en notation
web-single = Jouer pour moi les coups forcés
web-rename = Changer
web-called = Tu t’appelles maintenant { $name }.
web-other-device = Sur un autre appareil
web-other-device-text = Emporte ta place : crée un code ici et saisis-le là-bas, sur la page d’accueil.
web-code = Créer un code
web-code-good = Valable une fois, pendant { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
web-traces = Ce que nous gardons
web-traces-text = Les parties terminées gardent ton nom jusqu’à ce que tu l’effaces. Le serveur a aussi tes coups et ce que tu as dit, les appareils ci-dessus et tes résultats du jour.
web-forget = Effacer mon nom des parties terminées
web-forget-certain = Oui, l’effacer pour de bon
web-forgotten = Ton nom ne figure plus dans aucune partie terminée.
web-data = Télécharger mes données
web-delete-all = Tout effacer
web-delete-all-text = Cela t’efface ici pour de bon : ton nom partout, tout ce que tu as dit, tes résultats et tes appareils. Tu abandonnes les parties en cours, et un bot continue. Les parties jouées restent aux autres, sans toi. Personne ne peut revenir en arrière.
web-delete-all-certain = Tout effacer pour de bon
web-delete-all-not = Tout garder
web-deleted = Tout est effacé. Tu n’es plus personne ici.
web-devices = Mes appareils
web-devices-text = Si tu te déconnectes de ton seul appareil, personne ne peut récupérer tes places et tes parties.
web-device-browser = Un navigateur
web-device-program = Un programme
web-device-current = cet appareil
web-device-seen = vu ici le { $day }
web-device-revoke = Se déconnecter là-bas : { $device }
web-sign-out-there = Déconnecter
web-device-out = Déconnecté : { $device }.
web-devices-revoke = Déconnecter tous les autres
web-devices-out = Tu n’as plus accès que depuis cet appareil.
web-sign-out = Se déconnecter de cet appareil
web-signed-out = Tu n’es plus personne ici.
web-invalid-token = Le serveur ne reconnaît pas la connexion de ce navigateur. Elle reste enregistrée et fonctionnera peut-être plus tard. Si tu repars de zéro, tu es ici une nouvelle personne, sans tes places ni tes parties d’avant.
web-start-over = Repartir de zéro
web-close = Terminé
