### The rooms of Pecunia non olet in the browser. $roman, $place, $what, $ladder, $rung, $event: names; $markers, $coins, $number, $turn, $target, $left, $discard: numbers.

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
web-resigned = a abandonné
web-is-asked = En train de choisir
web-turn = C’est son tour
web-rung = Carrière : { $ladder }, échelon { $number }, { $rung }
web-piles = Pioches et cartes ouvertes
web-pile-romans = Romains
web-pile-actions = Actions
web-pile-discard = Défausse
web-events = Événements
web-event-over = { $event } : fini pour ce tour
web-upgrades = Accessoires à prendre
web-favours = Faveurs au milieu
web-left-upgrade = Accessoires : { $left } dans la pioche, { $discard } dans la défausse
web-left-event = Événements : { $left } dans la pioche, { $discard } dans la défausse
web-shown = Cartes dévoilées
web-draft = Choix
web-phase-1 = Nature
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
web-progress = Prochaine mission : avancement
web-count-received = Sesterces reçus pendant ce tour
web-count-paid = Ont payé et sont partis pendant ce tour
web-count-played = Cartes action jouées pendant ce tour
web-count-hastened = Marqueurs retirés pendant ce tour
web-climbed = Un échelon gravi pendant ce tour

## Ce qu’on entend à la place des images. $name : un joueur ; $count : un nombre

web-queue-of = File de { $name }
web-piled-romans = Romains dans la pioche : { $count }
web-piled-discards = Romains défaussés : { $count }
web-piled-actions = Actions dans la pioche : { $count }
web-piled-action-discards = Actions défaussées : { $count }
