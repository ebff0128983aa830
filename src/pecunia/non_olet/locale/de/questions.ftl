### Was ein Spieler gefragt wird, und wie die Züge in einer Liste lauten. In .about dieselbe Frage mit dem, worum es geht:
### $roman: ein Römer; $place: der Text eines Platzes; $upgrade: wie er heißt; $left: eine Zahl.

## Der Zug

question-window = Du bist am Zug. Spiel eine Karte, oder lass der Natur ihren Lauf: ein Rundenmarker weg von jedem deiner Besucher.
question-collect = Kassiere bei allen, die fertig sind, oder spiel vorher noch eine Karte.
question-seat = Der Nächste bitte! Setz deinen vordersten Römer, spiel eine Karte, oder beende den Zug, wenn sich niemand mehr setzen kann.
question-settle = Mehrere deiner Besucher sind zugleich fertig. Wer zahlt als Nächster?
question-draft = Womit eröffnest du deine Latrine?

## Warteschlangen

question-line-cutter-card = Wer drängelt sich in seiner Schlange nach vorne?
question-ejection-card = Wer muss sich woanders anstellen?
question-ejection-queue = In wessen Schlange geht es, ganz ans Ende?
question-latrine-change-first = Zwei Schlangen, ein Tausch. Wer wechselt als Erster?
question-latrine-change-second = Und mit wem wird getauscht, in einer anderen Schlange?
question-state-visit-keep = Hoher Besuch! Wer kommt an die Spitze deiner Schlange?
question-state-visit-discard = Wen von den anderen legst du zuerst ab?
question-break-card = Die Spiele sind aus. Welchen dieser Römer schickst du als Nächsten los?
question-break-queue = Ans Ende welcher Schlange?
question-regular-queue = Der Stammgast ist wieder da. Ans Ende welcher Schlange?

## Latrinen

question-haste-marker = Beeilung da drin! Wer verliert einen Rundenmarker?
question-haste-visitor = Beeilung da drin! Welcher deiner Besucher verliert zwei Rundenmarker?
question-business-marker = Zeit ist Geld. Wer verliert einen Rundenmarker?
question-gift = Eine Hand wäscht die andere. Wer bekommt deine Sesterze?
question-fish-visitor = Wer hatte den Fisch? Wähle den Besucher, der zwei Züge länger bleibt.
question-gossip-place = Welche zwei Römerinnen haben sich so viel zu erzählen?
question-rats-source = Ratten! Welchem deiner Besucher nimmst du Rundenmarker weg?
question-rats-marker = Wer bekommt den nächsten Rundenmarker? Nach dem ersten darfst du jederzeit aufhören.

## Forum und Geldbeutel

question-assembly-player = Die Pflicht ruft. Wessen Römer müssen gehen?
    .about = { $class ->
        [senator] Der Senat tagt. Wessen Senatoren müssen gehen?
        [citizen] Die Bürger versammeln sich. Wessen Bürger müssen gehen?
        [slave] Sklavenmarkt! Wessen Sklaven müssen gehen?
        *[woman] Die Römerinnen treffen sich auf dem Forum. Wessen Römerinnen müssen gehen?
    }
question-conspiracy-visitor = Verschwörung! Welchen deiner Besucher gibst du her?
question-alms-giver = Gleichstand unter den Reichsten. Wer gibt?
question-alms-receiver = Gleichstand unter den Ärmsten. Wer bekommt es?

## Module

question-vercingetorix = Vercingetorix bringt Freunde mit. Zu wem setzt sich dein vorderster Römer?
question-pliny-marker = Plinius hat Zeit für Geschichten. Welcher deiner Besucher bekommt einen Rundenmarker?
question-seneca = Seneca geht, und zwar weise. Sollen alle deine Besucher einen Rundenmarker verlieren?
question-agrippina = Agrippina geht und flüstert etwas. Zwei Aktionskarten ziehen?
question-octavian = Octavian kauft Geheimnisse. Leg bis zu drei Aktionskarten ab: 1, 3 oder 5 Sesterzen.
question-fee-or-upgrade = Der Sklave ist fertig. Nimmst du die Gebühr oder einen Ausbau?
    .about = { $roman } ist fertig ({ $place }). Nimmst du die Gebühr oder einen Ausbau?
question-lay-upgrade = Auf welchen freien Sitz kommt der Ausbau?
    .about = Auf welchen freien Sitz kommt der Ausbau: { $upgrade }?
question-draft-seat = Auf welchen Sitz kommt der Ausbau?
    .about = Auf welchen Sitz kommt der Ausbau: { $upgrade }?
question-take-marker = Von welchem Ereignis kommt der nächste Rundenmarker?
    .about = Von welchem Ereignis kommt der nächste Rundenmarker? Noch zu nehmen: { $left }.
question-event-order = Mehrere Ereignisse haben keine Rundenmarker mehr. Welches kommt zuerst?
question-bread-and-games = Brot und Spiele! Welcher Sklave deiner Schlange geht in die Arena?
question-coliseum = Das Colosseum leert sich. Welchen dieser Römer behältst du? Die anderen gehen nach links weiter.
question-tumult-card = Tumult! Welchen dieser Römer tauschst du in deine Schlange?
question-tumult-position = Und wer macht ihm Platz?
    .about = Und wer macht { $roman } Platz?
question-campaign-citizen = Zu den Waffen! Welcher deiner Bürger wird zuerst einberufen?
question-campaign-pay = Der Bürger wird einberufen. Zahlst du für ihn, oder geht er?
    .about = { $roman } wird einberufen ({ $place }). Zahlst du für ihn, oder geht er?
question-senate-schemes = Intrigen im Senat. Welche Karten legst du ab? Du ziehst ebenso viele.
question-favour-swap = Ein Bürger opfert im Tempel. Wessen Gunst möchtest du?
question-ceres = Ceres tischt auf. Welcher deiner Besucher bekommt einen Rundenmarker?
question-juno-source = Juno räumt auf. Welcher deiner Besucher gibt Rundenmarker ab?
question-juno-marker = Wer bekommt den nächsten Rundenmarker? Nach dem ersten darfst du aufhören.
    .about = Wer bekommt den nächsten Rundenmarker von { $roman }? Nach dem ersten darfst du aufhören.
question-minerva-card = Minerva belohnt Verzicht. Welche Aktionskarte legst du ab?
question-minerva-marker = Wer verliert einen Rundenmarker?

## Die Züge. $roman, $second, $partner: ein Römer; $place: der Text eines Platzes; $player: der Name eines Spielers; $card: der Name einer Karte;
## $fee, $markers, $position: Zahlen.

move-done-window = Weiter: jedem Besucher einen Rundenmarker wegnehmen
move-done-collect = Weiter: zur Warteschlange
move-done-seat = Eine Aktionskarte ziehen und den Zug beenden
move-done-rats = Das reicht
move-play = { $card } spielen
move-collect =
    { $fee ->
        [one] { $fee } Sesterze von { $roman } kassieren ({ $place })
       *[other] { $fee } Sesterzen von { $roman } kassieren ({ $place })
    }
move-seat = { $roman } hinsetzen ({ $place })
move-seat-pair = { $roman } und { $second } zusammen hinsetzen ({ $place })
move-join = { $roman } setzt sich zu { $partner } ({ $place })
move-visitor =
    { $markers ->
        [0] { $roman } ({ $place }, kein Rundenmarker)
        [one] { $roman } ({ $place }, { $markers } Rundenmarker)
       *[other] { $roman } ({ $place }, { $markers } Rundenmarker)
    }
move-visitor-of =
    { $markers ->
        [0] { $player }: { $roman } ({ $place }, kein Rundenmarker)
        [one] { $player }: { $roman } ({ $place }, { $markers } Rundenmarker)
       *[other] { $player }: { $roman } ({ $place }, { $markers } Rundenmarker)
    }
move-pair-of = { $player }: { $roman } und { $second } ({ $place })
move-queue = { $player }, Nummer { $position } in der Schlange: { $roman }
move-player = { $player }
move-card = { $roman }

## Die Züge der Module. $upgrade, $event, $favour, $rung: wie es heißt; $price, $markers: Zahlen.

move-done-vercingetorix = Niemand mehr
move-done-seneca = Nein, lass sie sitzen
move-done-agrippina = Nein, nichts ziehen
move-done-octavian = Nichts mehr ablegen
move-done-tumult = Nichts mehr tauschen
move-done-senate = Nichts mehr ablegen
move-done-favour = Deine Gunst behalten
move-done-juno = Das reicht
move-yes-seneca = Ja, jedem einen Rundenmarker wegnehmen
move-yes-agrippina = Ja, zwei Aktionskarten ziehen
move-yes-campaign = Der Bürger geht und zahlt nichts
move-pay-campaign = Eine Sesterze zahlen, und er bleibt
move-pay-fee =
    { $fee ->
        [one] Die Gebühr nehmen: { $fee } Sesterze
       *[other] Die Gebühr nehmen: { $fee } Sesterzen
    }
move-pass = { $roman } weiterschicken: bei { $player } hinten anstellen
move-climb = Aufsteigen zum { $rung }: Die Aufgabe ist erfüllt
move-climb-paying =
    { $price ->
        [one] Aufsteigen zum { $rung } für { $price } Sesterze
       *[other] Aufsteigen zum { $rung } für { $price } Sesterzen
    }
move-upgrade = Den Ausbau nehmen: { $upgrade }
move-lay-upgrade = Hierher: { $place }
    .over = Hierher: { $place }, statt { $upgrade }
move-take-marker =
    { $markers ->
        [one] { $event } (noch { $markers } Rundenmarker)
       *[other] { $event } (noch { $markers } Rundenmarker)
    }
move-event = { $event }
move-favour = Die Gunst nehmen: { $favour }
    .middle = { $favour }, aus der Mitte
    .player = { $favour }, von { $player }
move-use = Die Gunst nutzen: { $favour }
move-sign = { $upgrade }: { $roman } hinsetzen ({ $place })
move-discard = { $card } ablegen
move-seat-mars = Mars: { $roman } hinsetzen ({ $place })
