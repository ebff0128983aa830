### The table in words alone, for those who hear it or would rather read it. No signs: every word can be read aloud.

## Every table

spoken-now = Jetzt
spoken-on-turn = am Zug

## Pecunia non olet. $turn, $phase, $duration, $fee, $markers, $coins, $rung, $top: numbers; the others are texts

spoken-turn = Zug { $turn }, { $player }: Phase { $phase } von 4, { $name }.
spoken-draft = Die ersten Römer werden ausgewählt.
spoken-roman = { $name }, { $class }, { $duration ->
        [one] ein Zug
       *[other] { $duration } Züge
    }, { $fee ->
        [one] eine Sesterze
       *[other] { $fee } Sesterzen
    }
spoken-with-coins = { $roman }, mit { $coins ->
        [one] einer Münze
       *[other] Münzen im Wert von { $coins }
    } auf der Karte
spoken-visitor = { $name }, { $class }, { $markers ->
        [0] fertig
        [one] noch ein Marker
       *[other] noch { $markers } Marker
    }, zahlt { $fee ->
        [one] eine Sesterze
       *[other] { $fee } Sesterzen
    }
spoken-queue = Schlange, von vorn: { $romans }
spoken-held = { $held ->
        [one] eine Sesterze
       *[other] { $held } Sesterzen
    }
spoken-money = { $held } von { $target } Sesterzen
spoken-earned = { $earned } von { $target } Sesterzen verdient, { $held } übrig
spoken-hand = Deine Hand
spoken-hand-of = Auf der Hand: { $cards }
spoken-discard = Abgelegte Aktionskarten, die neueste zuerst: { $cards }
spoken-favour = Gunst: { $favour }
spoken-rung = Stufe { $rung } von { $top }: { $name }
spoken-next = Als Nächstes { $step } ({ $done } von { $wanted } geschafft)
spoken-step = { $rung }: { $price ->
        [one] eine Sesterze
       *[other] { $price } Sesterzen
    }, oder { $task }
spoken-markers = { $event }, { $count ->
        [one] noch ein Marker
       *[other] noch { $count } Marker
    }

## Pecunia Olet. $ready, $placed, $laid, $count, $quality, $index, $last, $steps: numbers; the others are texts

spoken-henchmen = Handlanger: { $ready } bereit, { $placed } auf dem Plan, { $laid } hingelegt.
spoken-purse = Bargeld { $cash }, im Ausland { $offshore }, Blüten: { $fakes }.
spoken-fakes = { $count } der Qualität { $quality }
spoken-cards = Karten: { $cards }.
spoken-prints = Druckt { $fakes }.
spoken-henchman = Handlanger von { $player }
spoken-empty = leer
spoken-officer = Der Polizist steht auf Feld { $index } von { $last }.
spoken-ahead = In { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    }: { $what }
spoken-known = Der Supermarkt kennt Blüten bis Qualität { $quality }.
