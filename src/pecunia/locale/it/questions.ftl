### Che cosa si chiede al giocatore, e come si leggono le mosse in un elenco.

## Il turno

question-window = Tocca a te. Gioca una carta, o lascia fare alla natura: ciascuno dei tuoi visitatori perde un segnalino.
question-collect = Incassa da chi ha finito, o prima gioca una carta.
question-seat = Avanti il prossimo! Fai sedere il primo della coda, gioca una carta, o finisci il turno quando nessuno può più sedersi.
question-settle = Più visitatori hanno finito insieme. Chi paga adesso?
question-draft = Quale romano inaugura la tua latrina?

## Le code

question-line-cutter-card = Chi sgomita fino in testa alla sua coda?
question-ejection-card = Chi deve andare a mettersi in coda altrove?
question-ejection-queue = In fondo a quale coda lo mandi?
question-latrine-change-first = Due code, uno scambio. Chi cambia per primo?
question-latrine-change-second = E con chi, in un’altra coda?
question-state-visit-keep = Ospiti illustri! Chi va in testa alla tua coda?
question-state-visit-discard = Chi degli altri va per primo negli scarti?
question-break-card = I giochi sono finiti. Quale di questi romani mandi adesso?
question-break-queue = In fondo a quale coda?
question-regular-queue = Il cliente abituale è tornato. In fondo a quale coda?

## Le latrine

question-haste-marker = Sbrigarsi là dentro! Chi perde un segnalino?
question-haste-visitor = Sbrigarsi là dentro! Quale dei tuoi visitatori perde due segnalini?
question-business-marker = Il tempo è denaro. Chi perde un segnalino?
question-gift = Una mano lava l’altra. A chi dai il tuo sesterzio?
question-fish-visitor = Chi ha preso il pesce? Scegli il visitatore che riceve due segnalini.
question-gossip-place = Quali sono le due donne che hanno tanto da raccontarsi?
question-rats-source = Topi! A quale visitatore togli dei segnalini?
question-rats-marker = Chi riceve il prossimo segnalino? Dopo il primo puoi fermarti quando vuoi.

## Il foro e la borsa

question-assembly-player = Il dovere chiama. Chi deve lasciar andare i suoi?
question-conspiracy-visitor = Congiura! Quale dei tuoi visitatori sacrifichi?
question-alms-giver = Parità fra i più ricchi. Chi dà?
question-alms-receiver = Parità fra i più poveri. Chi riceve?

## Le mosse. $roman, $second, $partner: un romano; $place: il testo di un posto; $player: il nome di un giocatore; $card: il nome di una carta;
## $fee, $markers, $position: numeri.

move-done-window = Avanti: togliere un segnalino a ogni visitatore
move-done-collect = Avanti: alla coda
move-done-seat = Pescare una carta azione e finire il turno
move-done-rats = Basta così
move-play = Giocare { $card }
move-collect =
    { $fee ->
        [one] Incassare { $fee } sesterzio da { $roman } ({ $place })
       *[other] Incassare { $fee } sesterzi da { $roman } ({ $place })
    }
move-seat = Far sedere { $roman } ({ $place })
move-seat-pair = Far sedere { $roman } e { $second } insieme ({ $place })
move-join = { $roman } si siede con { $partner } ({ $place })
move-visitor =
    { $markers ->
        [0] { $roman } ({ $place }, nessun segnalino)
        [one] { $roman } ({ $place }, { $markers } segnalino)
       *[other] { $roman } ({ $place }, { $markers } segnalini)
    }
move-visitor-of =
    { $markers ->
        [0] { $player }: { $roman } ({ $place }, nessun segnalino)
        [one] { $player }: { $roman } ({ $place }, { $markers } segnalino)
       *[other] { $player }: { $roman } ({ $place }, { $markers } segnalini)
    }
move-pair-of = { $player }: { $roman } e { $second } ({ $place })
move-queue = { $player }, numero { $position } in coda: { $roman }
move-player = { $player }
move-card = { $roman }
