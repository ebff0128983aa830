### Was geschehen ist, je eine Zeile. $player, $to: Namen von Spielern; $roman, $second: ein Römer mit Stand; $romans, $cards: Listen;
### $place: der Text eines Platzes; $amount, $due, $count, $turn: Zahlen.

## Der Zug

log-turn-began = Zug { $turn }: { $player }.
log-water-ran = { $player }: Die Natur ruft, jeder Besucher verliert einen Rundenmarker.
log-paid =
    { $amount ->
        [one] { $player } kassiert { $amount } Sesterze: { $roman } geht ({ $place }).
       *[other] { $player } kassiert { $amount } Sesterzen: { $roman } geht ({ $place }).
    }
log-seated =
    { $count ->
        [one] { $player } setzt { $roman } für { $count } Zug ({ $place }).
       *[other] { $player } setzt { $roman } für { $count } Züge ({ $place }).
    }
log-drew-actions =
    { $count ->
        [0] { $player } findet keine Aktionskarte mehr zum Ziehen.
        [one] { $player } zieht eine Aktionskarte.
       *[other] { $player } zieht { $count } Aktionskarten.
    }
    .own = { $player } zieht { $cards }.
log-drafted = { $player } nimmt { $roman }, { $place }.

## Karten

log-card-played = { $player } spielt { $card }.
log-villa-built = { $player } eröffnet eine Villa Dixius.
log-villa-gone = { $player }: Die Villa Dixius steht leer und schließt.
log-left-unpaid = { $player }: { $roman } verdrückt sich, ohne zu zahlen ({ $place }).
log-markers-laid =
    { $count ->
        [one] { $player }: { $roman } bekommt { $count } Rundenmarker dazu ({ $place }).
       *[other] { $player }: { $roman } bekommt { $count } Rundenmarker dazu ({ $place }).
    }
log-markers-removed =
    { $count ->
        [one] { $player }: { $roman } verliert { $count } Rundenmarker ({ $place }).
       *[other] { $player }: { $roman } verliert { $count } Rundenmarker ({ $place }).
    }

## Warteschlangen und Stapel

log-queue-moved = { $roman } fliegt aus der Schlange von { $player } und stellt sich bei { $to } hinten an.
    .front = { $roman } drängelt sich an die Spitze der Schlange von { $player }.
log-queue-swapped = { $roman } aus der Schlange von { $player } und { $second } aus der von { $to } tauschen die Plätze.
log-queue-joined = { $roman } stellt sich bei { $player } hinten an.
    .front = { $roman } kommt an die Spitze der Schlange von { $player }.
log-queue-left = Aus der Schlange von { $player } sind weg: { $romans }.
log-queue-refilled = Neu in der Schlange von { $player }: { $romans }.
log-regular-returned = { $roman } ist wieder da, wie immer, und stellt sich bei { $player } hinten an.
log-romans-shown = Aufgedeckt: { $romans }.
log-roman-discarded = { $roman } wird abgelegt.
log-romans-shuffled =
    { $count ->
        [one] Die abgelegten Römer werden neu gemischt: { $count } Karte.
       *[other] Die abgelegten Römer werden neu gemischt: { $count } Karten.
    }
log-actions-shuffled =
    { $count ->
        [one] Die abgelegten Aktionskarten werden neu gemischt: { $count } Karte.
       *[other] Die abgelegten Aktionskarten werden neu gemischt: { $count } Karten.
    }

## Geld

log-money-given =
    { $amount ->
        [one] { $player } gibt { $amount } Sesterze an { $to }.
       *[other] { $player } gibt { $amount } Sesterzen an { $to }.
    }
log-money-paid =
    { $amount ->
        [one] { $player } zahlt { $amount } Sesterze an die Bank.
       *[other] { $player } zahlt { $amount } Sesterzen an die Bank.
    }
    .short = { $player } schuldet der Bank { $due }, kehrt den Beutel um und zahlt { $amount }.

## Module. $upgrade, $event, $favour, $old, $rung: wie es heißt.

log-climbed = { $player } steigt auf der Leiter auf: { $rung }.
log-queue-sorted = Bei { $player } stehen jetzt an: { $romans }.
log-queue-filled = Neu am Ende der Schlange von { $player }: { $romans }.
log-livia-invited = Livia lädt Freundinnen in die Schlange von { $player } ein: { $romans }.
    .nobody = Livia findet keine Römerin für die Schlange von { $player }.
log-famous-paid =
    { $amount ->
        [one] { $player } bekommt { $amount } Sesterze für einen berühmten Gast, der geht.
       *[other] { $player } bekommt { $amount } Sesterzen für einen berühmten Gast, der geht.
    }
log-upgrade-laid = { $player } baut aus: { $upgrade } ({ $place }).
log-slave-exchanged = { $player } nimmt { $upgrade } statt der Gebühr: { $roman } geht ({ $place }).
log-coins-laid =
    { $count ->
        [one] { $player }: { $count } Münze mehr auf { $roman }.
       *[other] { $player }: { $count } Münzen mehr auf { $roman }.
    }
    .several =
        { $count ->
            [one] { $player }: je { $count } Münze mehr auf { $romans }.
           *[other] { $player }: je { $count } Münzen mehr auf { $romans }.
        }
log-card-discarded = { $player } legt { $card } ab.
log-event-opened = Neues Ereignis: { $event }.
log-marker-taken =
    { $count ->
        [one] { $player } nimmt { $count } Rundenmarker von { $event }.
       *[other] { $player } nimmt { $count } Rundenmarker von { $event }.
    }
log-event-runs = { $event }: Jetzt geht es los.
log-tumult-swapped = { $roman } verdrängt { $second } aus der Schlange von { $player }.
log-favour-drafted = { $player } nimmt die Gunst: { $favour }.
log-favour-used = { $player } nutzt die Gunst: { $favour }.
log-favour-swapped = { $player } tauscht die Gunst: { $favour } statt { $old }.
log-minerva-paid =
    { $amount ->
        [one] { $player } bekommt { $amount } Sesterze von Minerva.
       *[other] { $player } bekommt { $amount } Sesterzen von Minerva.
    }

## Das Ende

log-game-over = Die Partie ist zu Ende.
    .fee = Ein letzter Besucher zahlt, und { $player } hat die Zielsumme: Geld stinkt nicht. Sieg!
    .gift = Ein Geschenk zu viel: Es bringt { $player } ans Ziel und zum Sieg.
    .alms = Vom Almosen zum Vermögen: { $player } erreicht die Zielsumme und gewinnt.
    .famous = Ruhm zahlt sich aus: Ein berühmter Römer bringt { $player } ans Ziel und zum Sieg.
    .ladder = Vom Eimer zur Krone: { $player } steht auf der letzten Stufe und gewinnt.
    .minerva = Weisheit zahlt sich aus: Mit der Sesterze von Minerva erreicht { $player } die Zielsumme und gewinnt.
    .most-money = Die Polizei findet niemanden, und { $player } hat das meiste Geld: Es stinkt, aber es gewinnt.
    .shared = Gleichstand an der Spitze: { $players } teilen sich den Sieg.
    .replay = Gleichstand an der Spitze: Niemand gewinnt. Noch einmal!
    .round-cap = Die letzte Runde ist vorbei, und niemand gewinnt.
    .turn-limit = Die Partie wurde abgebrochen, und niemand gewinnt.
