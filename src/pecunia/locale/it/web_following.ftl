### Seguire gli altri nel browser: ritmo, riassunto prima di una domanda, registro. $name, $cause, $player: nomi; $count, $turn: numeri; $money: denaro, per esteso; $parts: che cosa è successo.

web-speed-brisk = svelta
web-follow = Mentre giocano gli altri
web-follow-plays = { $name } gioca
web-follow-on-you = contro di te
web-follow-for-you = a tuo favore
web-follow-happens = Ecco che succede
web-follow-pause = Pausa
web-follow-go-on = Avanti
web-follow-back = Un passo indietro
web-follow-forth = Un passo avanti
web-follow-all = Salta il resto
web-follow-speed = Ritmo: { $speed }
web-follow-step = Passo { $count } di { $of }
web-since = Dal tuo turno
web-since-away = In tua assenza
web-since-again = Rivedi l’ultimo giro
web-since-more = { $count ->
        [one] ancora una riga nel registro
       *[other] ancora { $count } righe nel registro
    }
web-since-head = { $head }:
web-since-item = { $cause }: { $parts }.
web-since-gain = { $name } incassa { $money }.
web-since-near = { $name } è a { $money } dalla vittoria.
web-since-got = ricevi { $money }
web-since-pay = paghi { $money }
web-since-left-unpaid = { $count ->
        [one] un visitatore va via senza pagare
       *[other] { $count } visitatori vanno via senza pagare
    }
web-since-markers-laid = { $count ->
        [one] un segnalino in più sui tuoi visitatori
       *[other] { $count } segnalini in più sui tuoi visitatori
    }
web-since-markers-removed = { $count ->
        [one] un segnalino in meno sui tuoi visitatori
       *[other] { $count } segnalini in meno sui tuoi visitatori
    }
web-since-queue-left = { $count ->
        [one] un romano in meno nella tua coda
       *[other] { $count } romani in meno nella tua coda
    }
web-since-coins-laid = { $count ->
        [one] una moneta in più sui tuoi visitatori
       *[other] { $count } monete in più sui tuoi visitatori
    }
web-since-livia-invited = { $count ->
        [one] una romana in più nella tua coda
       *[other] { $count } romane in più nella tua coda
    }
web-since-climbed = sali di un gradino
web-log-turn = Turno { $turn }
web-log-begin = Prima del primo turno
web-log-who = Le righe di chi
web-log-all = Tutti
web-log-touched = Solo quello che ti riguarda
web-log-show = Mostra questo momento
