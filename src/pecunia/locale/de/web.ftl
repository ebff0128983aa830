### The table in the browser: pages, buttons, and what screen readers say of things.

web-welcome = Ein Platz ist frei.
web-welcome-text = Zwei Spiele um Geld, das stinkt oder nicht: sofort gegen Bots oder mit Freunden von überall.
web-your-name = Dein Name
web-guest = Foricarius
web-play-now = Jetzt spielen: drei Bots warten
web-play-olet = Pecunia Olet gegen zwei Bots
web-create = Einen Tisch aufstellen
web-join = An einen Tisch kommen
web-join-label = Link oder Code
web-go = Los
web-my-games = Meine Spiele
web-open-tables = Offene Tische
web-no-tables = Gerade hat niemand einen öffentlichen Tisch aufgestellt.
web-offline = Der Server antwortet nicht. Besteht eine Verbindung?
web-game-non-olet = Pecunia non olet
web-game-olet = Pecunia Olet
web-seats-taken = { $taken } von { $players }
web-your-turn = Du bist dran
web-status-open = offen
web-status-playing = läuft
web-status-over = beendet
web-settings = Einstellungen
web-language = Sprache
web-theme = Licht
web-theme-auto = wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-close = Fertig
web-connecting = Verbinde …
web-seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen.
web-to-start = Zur Startseite
web-waiting = Der Tisch steht bereit
web-seat-free = frei
web-sit = Hinsetzen
web-stand = Aufstehen
web-invite = Einladen
web-invite-text = Wer diesen Link hat, darf an den Tisch.
web-qr = Der Link als QR-Code
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-start = Anfangen
web-start-waiting = Noch sind Plätze frei
web-host-starts = Wer den Tisch aufgestellt hat, beginnt das Spiel.
web-table = Der Tisch
web-away = Du warst weg; ein Bot spielt für dich.
web-back = Ich bin wieder da
web-ask-back = { $name } möchte { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurücknehmen.
web-agree = Einverstanden
web-decline = Ablehnen
web-over = Das Spiel ist zu Ende.
web-waits = { $name } ist dran …
web-do = Ausführen
web-take-back = Zurücknehmen
web-resign = Aufgeben
web-resign-certain = Ja, ich gebe auf
web-resign-no = Nein, weiterspielen
web-log = Was geschah
web-chat = Plaudern
web-chat-say = Etwas sagen
web-send = Senden
web-clock = Noch { $clock }
web-clock-days = Noch { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }, { $clock }
web-ended-resigned = Die anderen haben aufgegeben.
web-ended-closed = Der Tisch wurde geschlossen.
web-won = gewonnen
web-seed = Der Startwert der Karten war { $seed }.
web-rematch = Noch einmal
web-rematch-offered = Warte auf die anderen
web-record = Aufzeichnung herunterladen
web-look = Den Tisch ansehen
web-bot-greedy = Bot Avara
web-bot-random = Bot Temeraria
web-nobody = niemand
web-not-here = nicht da
web-roman = { $who }, bleibt { $duration }, zahlt { $fee }
web-coins = { $count ->
        [one] ein Sesterz
       *[other] { $count } Sesterzen
    } auf der Karte
web-markers = { $count ->
        [one] ein Marker
       *[other] { $count } Marker
    }
web-sesterces = { $count ->
        [one] ein Sesterz
       *[other] { $count } Sesterzen
    }
web-hand-size = { $count ->
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
    }
web-queue = Schlange
web-hand = Deine Hand
web-visitor = { $roman }, { $place }, { $markers ->
        [one] ein Marker
       *[other] { $markers } Marker
    }{ $coins ->
        [0] { "" }
        [one] , ein Sesterz auf der Karte
       *[other] , { $coins } Sesterzen auf der Karte
    }
web-place-free = { $place }: frei
web-used = { $what }: in diesem Zug benutzt
web-fresh = { $what }: neu, wirkt ab dem nächsten Zug
web-turn = Ist am Zug
web-rung = Karriereleiter: { $ladder }, Stufe { $number }, { $rung }
web-pile-romans = Römer
web-pile-actions = Aktionen
web-pile-discard = Ablage
web-events = Ereignisse
web-event-over = { $event }: bis zum Ende des Zuges vorbei
web-upgrades = Ausbauten zur Wahl
web-favours = Gunstkarten in der Mitte
web-left-upgrade = Ausbauten im Stapel:
web-left-event = Ereignisse im Stapel:
web-shown = Offen ausgelegt
web-draft = Auswahl
web-phase-1 = Wasser
web-phase-2 = Kassieren
web-phase-3 = Platz nehmen
web-phase-4 = Ziehen
web-turn-number = Zug { $turn }
web-goal = Wer zuerst { $target } hat
    .ladderOnly = Wer zuerst oben steht
    .ladderAndTarget = Oben stehen und { $target } haben
    .either = Oben stehen oder { $target } haben
web-money = Sesterzen
web-earned = Im ganzen Spiel eingenommen
web-progress = Von der nächsten Aufgabe geschafft
web-behind-screen = Geld und Blüten liegen hinter dem Sichtschirm.
web-first-game = Fürs erste Spiel: 2016, ohne Module, zu viert.
web-game = Spiel
web-players = Spieler
web-bots = davon Bots
web-bot = Art der Bots
web-pace = Tempo
web-pace-live = live, { $limit } s je Entscheidung
web-pace-days = { $limit ->
        [one] ein Tag
       *[other] { $limit } Tage
    } je Entscheidung
web-edition = Ausgabe
web-edition-2005 = Die erste Ausgabe: 40 Aktionskarten, darunter Pause im Colosseum und Stammgast.
web-edition-2016 = Die zweite Ausgabe: 36 Aktionskarten und fünf Module in jeder Mischung.
web-modules = Module
web-more = Außerdem
web-option-dark_red = Die zwölf dunkelroten Karten für alle, die das Spiel kennen.
web-option-open_draft = Die ersten Römer offen auswählen, statt sie auszuteilen.
web-option-open_money = Ohne Sichtschirme: alle sehen alles Geld.
web-house = Hausregeln
web-public = Öffentlich: Der Tisch steht in der Liste, alle dürfen zusehen.
web-lay = Tisch aufstellen
web-reconstructed = Rekonstruiert: Diese Werte stehen in keiner Regel.
