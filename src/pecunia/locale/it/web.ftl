### The table in the browser: pages, buttons, and what screen readers say of things.

web-table = Il tavolo
web-away = In tua assenza gioca un bot.
web-back = Eccomi
web-ask-back = { $name } chiede di annullare { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }.
web-agree = D’accordo
web-decline = Rifiuta
web-over = La partita è finita.
web-waits = Tocca a { $name }…
web-take-back = Annulla la mossa
web-resign = Abbandona
web-resign-certain = Sì, abbandono
web-resign-no = No, continuo
web-log = Che cosa è successo
web-chat = Chat
web-chat-line = { $name }: { $text }
web-chat-say = Di’ qualcosa
web-send = Invia
web-clock = Tempo rimasto: { $clock }
web-clock-days = Tempo rimasto: { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }, { $clock }
web-ended-resigned = Gli altri hanno abbandonato.
web-ended-closed = Il tavolo è stato chiuso.
web-ended-expired = Per molto tempo non è venuto nessuno: il tavolo è stato chiuso.
web-ended-operator = Chi gestisce il server ha chiuso il tavolo.
web-ended-too-long = La partita è diventata troppo lunga ed è stata chiusa.
web-won = ha vinto
web-seed = Il seme della distribuzione era { $seed }.
web-rematch = Ancora una volta
web-rematch-offered = Aspettiamo gli altri
web-record = Scarica la registrazione
web-look = Guarda il tavolo
web-nobody = nessuno
web-roman = { $who }, resta { $duration }, paga { $fee }
web-coins = { $count ->
        [one] un sesterzio
       *[other] { $count } sesterzi
    } sulla carta
web-markers = { $count ->
        [one] un segnalino
       *[other] { $count } segnalini
    }
web-sesterces = { $count ->
        [one] un sesterzio
       *[other] { $count } sesterzi
    }
web-hand-size = { $count ->
        [one] una carta azione
       *[other] { $count } carte azione
    }
web-hand = La tua mano
web-behind-screen = Denaro e banconote false sono dietro lo schermo.
