### The rooms of Pecunia non olet in the browser. $roman, $place, $what, $ladder, $rung, $event: names; $markers, $coins, $number, $turn, $target, $left, $discard: numbers.

web-visitor = { $roman }, { $place }, { $markers ->
        [one] ein Marker
       *[other] { $markers } Marker
    }{ $coins ->
        [0] { "" }
        [one] , eine Sesterze auf der Karte
       *[other] , { $coins } Sesterzen auf der Karte
    }
web-place-free = { $place }: frei
web-used = { $what }: in diesem Zug schon benutzt
web-fresh = { $what }: neu, wirkt ab dem nächsten Zug
web-resigned = hat aufgegeben
web-is-asked = Entscheidet gerade
web-turn = Ist am Zug
web-rung = Karriereleiter: { $ladder }, Stufe { $number }, { $rung }
web-piles = Stapel und was offen liegt
web-pile-romans = Römer
web-pile-actions = Aktionen
web-pile-discard = Ablage
web-events = Ereignisse
web-event-over = { $event }: für diesen Zug vorbei
web-upgrades = Ausbauten zur Wahl
web-favours = Gunstkarten in der Mitte
web-left-upgrade = Ausbauten: { $left } im Stapel, { $discard } in der Ablage
web-left-event = Ereignisse: { $left } im Stapel, { $discard } in der Ablage
web-shown = Aufgedeckt
web-draft = Auswahl
web-phase-1 = Natur
web-phase-2 = Kassieren
web-phase-3 = Setzen
web-phase-4 = Ziehen
web-turn-number = Zug { $turn }
web-goal = Wer zuerst { $target } hat
    .ladderOnly = Wer zuerst oben steht
    .ladderAndTarget = Oben stehen und { $target } haben
    .either = Oben stehen oder { $target } haben
web-money = Sesterzen
web-earned = In der ganzen Partie eingenommen
web-progress = Nächste Aufgabe: Stand
web-count-received = Sesterzen in diesem Zug erhalten
web-count-paid = In diesem Zug gezahlt und gegangen
web-count-played = In diesem Zug gespielte Aktionskarten
web-count-hastened = In diesem Zug entfernte Marker
web-climbed = Ist in diesem Zug aufgestiegen

## Was statt der Bilder zu hören ist. $name: ein Spieler; $count: eine Zahl

web-queue-of = Schlange von { $name }
web-piled-romans = Römer im Stapel: { $count }
web-piled-discards = Abgelegte Römer: { $count }
web-piled-actions = Aktionen im Stapel: { $count }
web-piled-action-discards = Abgelegte Aktionen: { $count }
