### The rooms of Pecunia non olet in the browser. $roman, $place, $what, $ladder, $rung, $event: names; $markers, $coins, $number, $turn, $target, $left, $discard: numbers.

web-visitor = { $roman }, { $place }, { $markers ->
        [one] un segnalino
       *[other] { $markers } segnalini
    }{ $coins ->
        [0] { "" }
        [one] , un sesterzio sulla carta
       *[other] , { $coins } sesterzi sulla carta
    }
web-place-free = { $place }: libero
web-used = { $what }: già usato in questo turno
web-fresh = { $what }: appena ottenuto, vale dal prossimo turno
web-resigned = ha abbandonato
web-is-asked = Sta decidendo
web-turn = È il suo turno
web-rung = Carriera: { $ladder }, gradino { $number }, { $rung }
web-piles = Mazzi e carte scoperte
web-pile-romans = Romani
web-pile-actions = Azioni
web-pile-discard = Scarti
web-events = Eventi
web-event-over = { $event }: finito per questo turno
web-upgrades = Ampliamenti disponibili
web-favours = Favori al centro
web-left-upgrade = Ampliamenti: { $left } nel mazzo, { $discard } negli scarti
web-left-event = Eventi: { $left } nel mazzo, { $discard } negli scarti
web-shown = Carte scoperte
web-draft = Scelta
web-phase-1 = Natura
web-phase-2 = Incasso
web-phase-3 = Posti
web-phase-4 = Pesca
web-turn-number = Turno { $turn }
web-goal = Vince chi arriva a { $target }
    .ladderOnly = Vince chi sale in cima
    .ladderAndTarget = In cima e con { $target }
    .either = In cima o con { $target }
web-money = Sesterzi
web-earned = Guadagnati in tutta la partita
web-progress = Prossimo compito: a che punto sei
web-count-received = Sesterzi ricevuti in questo turno
web-count-paid = Hanno pagato e se ne sono andati in questo turno
web-count-played = Carte azione giocate in questo turno
web-count-hastened = Segnalini tolti in questo turno
web-climbed = Ha salito un gradino in questo turno

## Ciò che si sente al posto delle immagini. $name: un giocatore; $count: un numero

web-queue-of = Coda di { $name }
web-piled-romans = Romani nel mazzo: { $count }
web-piled-discards = Romani scartati: { $count }
web-piled-actions = Azioni nel mazzo: { $count }
web-piled-action-discards = Azioni scartate: { $count }
