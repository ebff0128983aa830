### Che cosa si chiede al giocatore, e come si leggono le mosse in un elenco. In .about la stessa domanda con il suo oggetto:
### $roman: un romano; $place: il testo di un posto; $upgrade: come si chiama; $left: un numero.

## Il turno

question-window = Tocca a te. Gioca una carta, o lascia fare alla natura: ciascuno dei tuoi visitatori perde un segnalino.
question-collect = Incassa da chi ha finito, o prima gioca una carta.
question-seat = Avanti il prossimo! Fai sedere il primo della coda, gioca una carta, o finisci il turno quando nessuno può più sedersi.
question-settle = Più visitatori hanno finito insieme. Chi paga adesso?
question-draft = Con che cosa inauguri la tua latrina?

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
question-fish-visitor = Chi ha preso il pesce? Scegli il visitatore che resta due turni in più.
question-gossip-place = Quali sono le due romane che hanno tanto da raccontarsi?
question-rats-source = Topi! A quale visitatore togli dei segnalini?
question-rats-marker = Chi riceve il prossimo segnalino? Dopo il primo puoi fermarti quando vuoi.

## Il foro e la borsa

question-assembly-player = Il dovere chiama. Chi deve lasciar andare i suoi?
    .about = { $class ->
        [senator] Il Senato si riunisce. Chi deve lasciar andare i suoi senatori?
        [citizen] I cittadini si riuniscono. Chi deve lasciar andare i suoi cittadini?
        [slave] Mercato degli schiavi! Chi deve lasciar andare i suoi schiavi?
        *[woman] Le romane si riuniscono al foro. Chi deve lasciar andare le sue?
    }
question-conspiracy-visitor = Congiura! Quale dei tuoi visitatori sacrifichi?
question-alms-giver = Parità fra i più ricchi. Chi dà?
question-alms-receiver = Parità fra i più poveri. Chi riceve?

## Moduli

question-vercingetorix = Vercingetorige porta degli amici. Con chi si siede il primo della tua coda?
question-pliny-marker = Plinio ha sempre una storia da raccontare. Quale dei tuoi visitatori riceve un segnalino?
question-seneca = Seneca se ne va, saggiamente. Ogni tuo visitatore deve perdere un segnalino?
question-agrippina = Agrippina se ne va e sussurra qualcosa. Peschi due carte azione?
question-octavian = Ottaviano compra segreti. Scarta fino a tre carte azione: 1, 3 o 5 sesterzi.
question-fee-or-upgrade = Lo schiavo ha finito. Prendi i soldi o un ampliamento?
    .about = { $roman } ha finito ({ $place }). Prendi i soldi o un ampliamento?
question-lay-upgrade = Su quale sedile libero va l’ampliamento?
    .about = Su quale sedile libero va l’ampliamento: { $upgrade }?
question-draft-seat = Su quale sedile va l’ampliamento?
    .about = Su quale sedile va l’ampliamento: { $upgrade }?
question-take-marker = Da quale evento viene il prossimo segnalino?
    .about = Da quale evento viene il prossimo segnalino? Ancora da prendere: { $left }.
question-event-order = Più eventi sono rimasti senza segnalini. Quale viene prima?
question-bread-and-games = Panem et circenses! Quale schiavo della tua coda va nell’arena?
question-coliseum = Il Colosseo si svuota. Quale di questi romani tieni? Gli altri passano a sinistra.
question-tumult-card = Tumulto! Quale di questi romani fai entrare nella tua coda?
question-tumult-position = E chi gli cede il posto?
    .about = E chi cede il posto a { $roman }?
question-campaign-citizen = Alle armi! Quale dei tuoi cittadini è chiamato per primo?
question-campaign-pay = Il cittadino è chiamato. Paghi per lui, o se ne va?
    .about = { $roman } è chiamato ({ $place }). Paghi per lui, o se ne va?
question-senate-schemes = Intrighi in Senato. Quali carte scarti? Ne peschi altrettante.
question-favour-swap = Un cittadino offre un sacrificio al tempio. Quale favore vuoi?
question-ceres = Cerere apparecchia un banchetto. Quale dei tuoi visitatori riceve un segnalino?
question-juno-source = Giunone mette ordine. Quale dei tuoi visitatori cede segnalini?
question-juno-marker = Chi riceve il prossimo segnalino? Dopo il primo puoi fermarti quando vuoi.
    .about = Chi riceve il prossimo segnalino di { $roman }? Dopo il primo puoi fermarti quando vuoi.
question-minerva-card = Minerva premia chi rinuncia. Quale carta azione scarti?
question-minerva-marker = Chi perde un segnalino?

## Le mosse. $roman, $second, $partner: un romano; $place: il testo di un posto; $player: il nome di un giocatore; $card: il nome di una carta;
## $fee, $markers, $position: numeri.

move-done-window = Avanti: togli un segnalino a ogni visitatore
move-done-collect = Avanti: si passa alla coda
move-done-seat = Pesca una carta azione e finisci il turno
move-done-rats = Basta così
move-play = Gioca { $card }
move-collect =
    { $fee ->
        [one] Incassa { $fee } sesterzio da { $roman } ({ $place })
       *[other] Incassa { $fee } sesterzi da { $roman } ({ $place })
    }
move-seat = Fai sedere { $roman } ({ $place })
move-seat-pair = Fai sedere { $roman } e { $second } insieme ({ $place })
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

## Le mosse dei moduli. $upgrade, $event, $favour, $rung: come si chiama; $price, $markers: numeri.

move-done-vercingetorix = Nessun altro
move-done-seneca = No, lasciali seduti
move-done-agrippina = No, non pescare
move-done-octavian = Non scartare altro
move-done-tumult = Non scambiare altro
move-done-senate = Non scartare altro
move-done-favour = Tieni il tuo favore
move-done-juno = Basta così
move-yes-seneca = Sì, togli un segnalino a ciascuno
move-yes-agrippina = Sì, pesca due carte azione
move-yes-campaign = Il cittadino se ne va senza pagare
move-pay-campaign = Paga un sesterzio, e lui resta
move-pay-fee =
    { $fee ->
        [one] Prendi i soldi: { $fee } sesterzio
       *[other] Prendi i soldi: { $fee } sesterzi
    }
move-pass = Manda { $roman } in fondo alla coda di { $player }
move-climb = Sali: { $rung } (compito svolto)
move-climb-paying =
    { $price ->
        [one] Sali: { $rung }, per { $price } sesterzio
       *[other] Sali: { $rung }, per { $price } sesterzi
    }
move-upgrade = Prendi l’ampliamento: { $upgrade }
move-lay-upgrade = Mettilo qui: { $place }
    .over = Mettilo qui: { $place }, al posto di { $upgrade }
move-take-marker =
    { $markers ->
        [one] { $event } (resta { $markers } segnalino)
       *[other] { $event } (restano { $markers } segnalini)
    }
move-event = { $event }
move-favour = Prendi il favore: { $favour }
    .middle = { $favour }, dal centro
    .player = { $favour }, da { $player }
move-use = Usa il favore: { $favour }
move-sign = { $upgrade }: fai sedere { $roman } ({ $place })
move-discard = Scarta { $card }
move-seat-mars = Marte: fai sedere { $roman } ({ $place })
