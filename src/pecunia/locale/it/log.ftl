### Che cosa è successo, una riga ciascuno. $player, $to: nomi di giocatori; $roman, $second: un romano con la classe;
### $romans, $cards: elenchi; $place: il testo di un posto; $amount, $due, $count, $turn: numeri.

## Il turno

log-turn-began = Turno { $turn }: { $player }.
log-water-ran = { $player }: la natura chiama, ogni visitatore perde un segnalino.
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
log-villa-gone = { $player }: la Villa Dixius, ormai vuota, chiude.
log-left-unpaid = { $player }: { $roman } se la svigna senza pagare ({ $place }).
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

log-queue-moved = { $roman } viene cacciato dalla coda di { $player } e finisce in fondo a quella di { $to }.
    .front = { $roman } sgomita fino in testa alla coda di { $player }.
log-queue-swapped = { $roman } dalla coda di { $player } e { $second } da quella di { $to } si scambiano di posto.
log-queue-joined = { $roman } si mette in fondo alla coda di { $player }.
    .front = { $roman } passa in testa alla coda di { $player }.
log-queue-left = Via dalla coda di { $player }: { $romans }.
log-queue-refilled = Nuovi nella coda di { $player }: { $romans }.
log-regular-returned = { $roman } è di ritorno, come sempre, in fondo alla coda di { $player }.
log-romans-shown = Carte scoperte: { $romans }.
log-roman-discarded = { $roman } va negli scarti.
log-romans-shuffled =
    { $count ->
        [one] Gli scarti dei romani, rimescolati, fanno un nuovo mazzo: { $count } carta.
       *[other] Gli scarti dei romani, rimescolati, fanno un nuovo mazzo: { $count } carte.
    }
log-actions-shuffled =
    { $count ->
        [one] Gli scarti delle carte azione, rimescolati, fanno un nuovo mazzo: { $count } carta.
       *[other] Gli scarti delle carte azione, rimescolati, fanno un nuovo mazzo: { $count } carte.
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
    .short = { $player } deve { $due } alla banca, rovescia la borsa e paga { $amount }.

## Moduli. $upgrade, $event, $favour, $old, $rung: come si chiama.

log-climbed = { $player } sale di un gradino: { $rung }.
log-queue-sorted = Ora in coda da { $player }: { $romans }.
log-queue-filled = Nuovi in fondo alla coda di { $player }: { $romans }.
log-livia-invited = Livia invita le amiche nella coda di { $player }: { $romans }.
    .nobody = Livia non trova nessuna romana per la coda di { $player }.
log-famous-paid =
    { $amount ->
        [one] { $player } riceve { $amount } sesterzio per un ospite famoso che se ne va.
       *[other] { $player } riceve { $amount } sesterzi per un ospite famoso che se ne va.
    }
log-upgrade-laid = { $player } amplia la latrina: { $upgrade } ({ $place }).
log-slave-exchanged = { $player } prende { $upgrade } al posto dei soldi: { $roman } se ne va ({ $place }).
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
log-event-opened = Nuovo evento: { $event }.
log-marker-taken =
    { $count ->
        [one] { $player } prende { $count } segnalino da { $event }.
       *[other] { $player } prende { $count } segnalini da { $event }.
    }
log-event-runs = { $event }: si comincia.
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
    .fee = Un ultimo visitatore paga, e { $player } raggiunge l’obiettivo: il denaro non puzza. Vittoria!
    .gift = Un regalo di troppo: porta { $player } all’obiettivo, e alla vittoria.
    .alms = Dall’elemosina alla ricchezza: { $player } raggiunge l’obiettivo e vince.
    .famous = La fama rende: un romano famoso porta { $player } all’obiettivo, e alla vittoria.
    .ladder = Dal secchio alla corona: { $player } è sull’ultimo gradino e vince.
    .minerva = La saggezza rende: con il sesterzio di Minerva { $player } raggiunge l’obiettivo e vince.
    .most-money = La polizia non trova nessuno, e { $player } ha più denaro di tutti: puzza, ma fa vincere.
    .shared = Pareggio in testa: { $players } condividono la vittoria.
    .replay = Pareggio in testa: non vince nessuno. Si rigioca!
    .round-cap = L’ultimo round è finito, e non vince nessuno.
    .turn-limit = La partita è stata interrotta, e non vince nessuno.
