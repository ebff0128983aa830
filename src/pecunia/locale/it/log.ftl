### Che cosa è successo, una riga ciascuno. $player, $to: nomi di giocatori; $roman, $second: un romano con la classe;
### $romans, $cards: elenchi; $place: il testo di un posto; $amount, $due, $count, $turn: numeri.

## Il turno

log-turn-began = Turno { $turn }: { $player }.
log-water-ran = { $player }: ogni visitatore perde un segnalino.
log-paid =
    { $amount ->
        [one] { $player } incassa { $amount } sesterzio: { $roman } se ne va ({ $place }).
       *[other] { $player } incassa { $amount } sesterzi: { $roman } se ne va ({ $place }).
    }
log-seated =
    { $count ->
        [one] { $player } fa sedere { $roman } per { $count } turno ({ $place }).
       *[other] { $player } fa sedere { $roman } per { $count } turni ({ $place }).
    }
log-drew-actions =
    { $count ->
        [0] { $player } non trova più carte azione da pescare.
        [one] { $player } pesca una carta azione.
       *[other] { $player } pesca { $count } carte azione.
    }
    .own = { $player } pesca { $cards }.
log-drafted = { $player } prende { $roman }, { $place }.

## Le carte

log-card-played = { $player } gioca { $card }.
log-villa-built = { $player } apre una Villa Dixius.
log-villa-gone = { $player }: la Villa Dixius vuota sparisce.
log-left-unpaid = { $player }: { $roman } se ne va senza pagare ({ $place }).
log-markers-laid =
    { $count ->
        [one] { $player }: { $roman } riceve { $count } segnalino in più ({ $place }).
       *[other] { $player }: { $roman } riceve { $count } segnalini in più ({ $place }).
    }
log-markers-removed =
    { $count ->
        [one] { $player }: { $roman } perde { $count } segnalino ({ $place }).
       *[other] { $player }: { $roman } perde { $count } segnalini ({ $place }).
    }

## Code e mazzi

log-queue-moved = { $roman } deve lasciare la coda di { $player } e va in fondo a quella di { $to }.
    .front = { $roman } passa in testa alla coda di { $player }.
log-queue-swapped = { $roman } dalla coda di { $player } e { $second } da quella di { $to } si scambiano di posto.
log-queue-joined = { $roman } va in fondo alla coda di { $player }.
    .front = { $roman } va in testa alla coda di { $player }.
log-queue-left = Via dalla coda di { $player }: { $romans }.
log-queue-refilled = Nuovi nella coda di { $player }: { $romans }.
log-regular-returned = { $roman } è di ritorno, in fondo alla coda di { $player }.
log-romans-shown = Carte scoperte: { $romans }.
log-roman-discarded = { $roman } va negli scarti.
log-romans-shuffled =
    { $count ->
        [one] Gli scarti dei romani diventano un nuovo mazzo di { $count } carta.
       *[other] Gli scarti dei romani diventano un nuovo mazzo di { $count } carte.
    }
log-actions-shuffled =
    { $count ->
        [one] Gli scarti delle carte azione diventano un nuovo mazzo di { $count } carta.
       *[other] Gli scarti delle carte azione diventano un nuovo mazzo di { $count } carte.
    }

## Il denaro

log-money-given =
    { $amount ->
        [one] { $player } dà { $amount } sesterzio a { $to }.
       *[other] { $player } dà { $amount } sesterzi a { $to }.
    }
log-money-paid =
    { $amount ->
        [one] { $player } paga { $amount } sesterzio alla banca.
       *[other] { $player } paga { $amount } sesterzi alla banca.
    }
    .short = { $player } deve { $due } alla banca e può pagare solo { $amount }.

## Moduli. $upgrade, $event, $favour, $old, $rung: come si chiama.

log-climbed = { $player } sale di un gradino: { $rung }.
log-queue-sorted = La coda di { $player } adesso è: { $romans }.
log-queue-filled = Nuovi in fondo alla coda di { $player }: { $romans }.
log-livia-invited = Livia invita nella coda di { $player }: { $romans }.
    .nobody = Livia non trova nessuna donna per la coda di { $player }.
log-famous-paid =
    { $amount ->
        [one] { $player } riceve { $amount } sesterzio per un ospite famoso che se ne va.
       *[other] { $player } riceve { $amount } sesterzi per un ospite famoso che se ne va.
    }
log-upgrade-laid = { $player } amplia la latrina: { $upgrade } ({ $place }).
log-slave-exchanged = { $player } prende { $upgrade } invece della tariffa: { $roman } se ne va ({ $place }).
log-coins-laid =
    { $count ->
        [one] { $player }: { $count } moneta in più su { $roman }.
       *[other] { $player }: { $count } monete in più su { $roman }.
    }
    .several =
        { $count ->
            [one] { $player }: { $count } moneta in più su ciascuno: { $romans }.
           *[other] { $player }: { $count } monete in più su ciascuno: { $romans }.
        }
log-card-discarded = { $player } scarta { $card }.
log-event-opened = Nuovo evento scoperto: { $event }.
log-marker-taken =
    { $count ->
        [one] { $player } prende { $count } segnalino da { $event }.
       *[other] { $player } prende { $count } segnalini da { $event }.
    }
log-event-runs = Comincia l’evento: { $event }.
log-tumult-swapped = { $roman } caccia { $second } dalla coda di { $player }.
log-favour-drafted = { $player } prende il favore: { $favour }.
log-favour-used = { $player } usa il favore: { $favour }.
log-favour-swapped = { $player } cambia favore: { $favour } invece di { $old }.
log-minerva-paid =
    { $amount ->
        [one] { $player } riceve { $amount } sesterzio da Minerva.
       *[other] { $player } riceve { $amount } sesterzi da Minerva.
    }

## La fine

log-game-over = La partita è finita.
    .fee = Con questo incasso { $player } raggiunge l’obiettivo e vince.
    .gift = Con questo dono { $player } raggiunge l’obiettivo e vince.
    .alms = Con questa elemosina { $player } raggiunge l’obiettivo e vince.
    .famous = Con questo ospite famoso { $player } raggiunge l’obiettivo e vince.
    .ladder = { $player } è sull’ultimo gradino e vince.
    .minerva = Con il sesterzio di Minerva { $player } raggiunge l’obiettivo e vince.
    .most-money = { $player } ha più denaro di tutti e vince.
    .shared = Pareggio in testa: { $players } condividono la vittoria.
    .replay = Pareggio in testa: nessuno vince, si rigioca.
    .round-cap = L’ultimo round è finito. Nessuno vince.
    .turn-limit = La partita è stata interrotta. Non vince nessuno.
