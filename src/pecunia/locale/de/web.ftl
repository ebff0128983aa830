### The table in the browser: pages, buttons, and what screen readers say of things.

web-table = Der Tisch
web-away = Du warst weg, also spielt ein Bot für dich.
web-back = Ich bin wieder da
web-ask-back = { $name } möchte { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } zurücknehmen.
web-agree = Einverstanden
web-decline = Ablehnen
web-over = Die Partie ist zu Ende.
web-waits = { $name } ist dran …
web-take-back = Zug zurücknehmen
web-resign = Aufgeben
web-resign-certain = Ja, ich gebe auf
web-resign-no = Nein, weiterspielen
web-log = Was geschah
web-chat = Plaudern
web-chat-line = { $name }: { $text }
web-chat-say = Etwas sagen
web-send = Senden
web-clock = Noch { $clock }
web-clock-days = Noch { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }, { $clock }
web-ended-resigned = Die anderen haben aufgegeben.
web-ended-closed = Der Tisch wurde geschlossen.
web-ended-expired = Es kam lange niemand, deshalb wurde der Tisch geschlossen.
web-ended-operator = Der Betreiber des Servers hat den Tisch geschlossen.
web-ended-too-long = Die Partie wurde zu lang und ist beendet.
web-won = gewonnen
web-seed = Der Startwert der Karten war { $seed }.
web-rematch = Noch einmal
web-rematch-offered = Warte auf die anderen
web-record = Aufzeichnung herunterladen
web-look = Den Tisch ansehen
web-nobody = niemand
web-roman = { $who }, bleibt { $duration }, zahlt { $fee }
web-coins = { $count ->
        [one] eine Sesterze
       *[other] { $count } Sesterzen
    } auf der Karte
web-markers = { $count ->
        [one] ein Marker
       *[other] { $count } Marker
    }
web-sesterces = { $count ->
        [one] eine Sesterze
       *[other] { $count } Sesterzen
    }
web-hand-size = { $count ->
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
    }
web-hand = Deine Hand
web-behind-screen = Geld und Blüten liegen hinter dem Sichtschirm.
