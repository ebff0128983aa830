### The table in the browser: pages, buttons, and what screen readers say of things.

web-welcome = C’è un posto libero.
web-welcome-text = Due giochi sul denaro, che puzzi o no: subito contro i bot, o con gli amici ovunque siano.
web-your-name = Il tuo nome
web-guest = Foricarius
web-play-now = Gioca subito: tre bot aspettano
web-play-olet = Pecunia Olet contro due bot
web-create = Preparare un tavolo
web-join = Andare a un tavolo
web-join-label = Link o codice
web-go = Vai
web-my-games = Le mie partite
web-open-tables = Tavoli aperti
web-no-tables = In questo momento nessuno ha preparato un tavolo pubblico.
web-offline = Il server non risponde. C’è connessione?
web-game-non-olet = Pecunia non olet
web-game-olet = Pecunia Olet
web-seats-taken = { $taken } su { $players }
web-your-turn = Tocca a te
web-status-open = aperto
web-status-playing = in corso
web-status-over = finita
web-settings = Impostazioni
web-language = Lingua
web-theme = Luce
web-theme-auto = come il dispositivo
web-theme-light = giorno
web-theme-dark = notte
web-close = Fatto
web-connecting = Connessione …
web-seat-moved = Il tuo posto è passato a un altro dispositivo.
web-to-start = Alla pagina iniziale
web-waiting = Il tavolo è pronto
web-seat-free = libero
web-sit = Siediti
web-stand = Alzati
web-invite = Invitare
web-invite-text = Chi ha questo link può venire al tavolo.
web-qr = Il link come codice QR
web-link = Link
web-copy = Copia
web-copied = Copiato
web-start = Comincia
web-start-waiting = Ci sono ancora posti
web-host-starts = La partita la comincia chi ha preparato il tavolo.
web-table = Il tavolo
web-away = Eri assente; un bot gioca per te.
web-back = Sono tornato
web-ask-back = { $name } chiede di ritirare { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }.
web-agree = D’accordo
web-decline = Rifiuta
web-over = La partita è finita.
web-waits = Tocca a { $name } …
web-do = Esegui
web-take-back = Ritira
web-resign = Ritirati
web-resign-certain = Sì, mi ritiro
web-resign-no = No, continuo
web-log = Che cosa è successo
web-chat = Chiacchiere
web-chat-say = Di’ qualcosa
web-send = Invia
web-clock = Tempo rimasto: { $clock }
web-clock-days = Tempo rimasto: { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }, { $clock }
web-ended-resigned = Gli altri si sono ritirati.
web-ended-closed = Il tavolo è stato chiuso.
web-won = ha vinto
web-seed = Il seme della distribuzione era { $seed }.
web-rematch = Ancora una volta
web-rematch-offered = Si aspettano gli altri
web-record = Scarica la partita
web-look = Guarda il tavolo
web-bot-greedy = Bot Avara
web-bot-random = Bot Temeraria
web-nobody = nessuno
web-not-here = assente
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
web-queue = Coda
web-hand = La tua mano
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
web-turn = È il suo turno
web-rung = Carriera: { $ladder }, gradino { $number }, { $rung }
web-pile-romans = Romani
web-pile-actions = Azioni
web-pile-discard = Scarti
web-events = Eventi
web-event-over = { $event }: concluso fino alla fine del turno
web-upgrades = Ampliamenti disponibili
web-favours = Favori al centro
web-left-upgrade = Ampliamenti nel mazzo:
web-left-event = Eventi nel mazzo:
web-shown = Carte scoperte
web-draft = Scelta
web-phase-1 = Acqua
web-phase-2 = Incassare
web-phase-3 = Far sedere
web-phase-4 = Pescare
web-turn-number = Turno { $turn }
web-goal = Vince chi arriva a { $target }
    .ladderOnly = Vince chi sale in cima
    .ladderAndTarget = In cima e con { $target }
    .either = In cima o con { $target }
web-money = Sesterzi
web-earned = Guadagnati in tutta la partita
web-progress = Fatto del prossimo compito
web-behind-screen = Denaro e falsi sono dietro lo schermo.
web-first-game = Per la prima partita: 2016, senza moduli, in quattro.
web-game = Gioco
web-players = Giocatori
web-bots = di cui bot
web-bot = Tipo di bot
web-pace = Ritmo
web-pace-live = dal vivo, { $limit } s per decisione
web-pace-days = { $limit ->
        [one] un giorno
       *[other] { $limit } giorni
    } per decisione
web-edition = Edizione
web-edition-2005 = La prima edizione: 40 carte azione, tra cui la pausa al Colosseo e il cliente abituale.
web-edition-2016 = La seconda edizione: 36 carte azione e cinque moduli in ogni combinazione.
web-modules = Moduli
web-more = Inoltre
web-option-dark_red = Le dodici carte rosso scuro per chi conosce il gioco.
web-option-open_draft = Scegliere i primi Romani a carte scoperte invece di riceverli.
web-option-open_money = Senza schermi: tutti vedono tutto il denaro.
web-house = Regole della casa
web-public = Pubblico: il tavolo sta nell’elenco, tutti possono guardare.
web-lay = Prepara il tavolo
web-reconstructed = Ricostruito: nessun regolamento riporta questi valori.
