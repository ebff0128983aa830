### The table in the browser, around the tables: start page, laying a table, waiting room, settings, trouble.

## The start page

web-welcome = C’è un posto libero.
web-non-olet-text = Gestisci una latrina pubblica nell’antica Roma. Gli altri ti rimescolano la coda, gli ospiti pagano all’uscita, e vince chi per primo intasca abbastanza sesterzi.
web-olet-text = Manda i tuoi scagnozzi a stampare banconote false, spacciale e porta all’estero il denaro vero prima che il Padrino venga a prendersi la metà.
web-title-text = Da { $least } a { $most } persone. Il tavolo è descritto a parole.
web-your-name = Il tuo nome
web-play-now = Gioca subito: tre bot aspettano
web-play-olet = Gioca subito: due bot aspettano
web-play-bots = Gioca subito: { $bots ->
    [one] un bot aspetta
   *[other] { $bots } bot aspettano
}
web-with-friends = Con gli amici
web-with-friends-text = Prepara un tavolo come piace a te e manda un link agli altri; i posti vuoti li prendono i bot.
web-create = Prepara un tavolo
web-join = Unisciti a un tavolo
web-join-text = Hai ricevuto un link, o riprendi il posto da un altro dispositivo con un codice? Scrivilo qui.
web-join-label = Link o codice
web-join-elsewhere = Questo link porta a un altro server: { $house }.
web-go = Vai
web-my-games = Le mie partite
web-my-over = Partite finite
web-open-tables = Tavoli aperti
web-no-tables = In questo momento non ci sono tavoli pubblici.
web-show-more = Mostra altro
web-find-game = Cerca una partita
web-find-title = Gioco
web-find-any = Tutti i giochi
web-find-with = Giocata con
web-find-from = Dal
web-find-to = Al
web-find-none = Nessuna delle tue partite corrisponde.
web-seats-taken = occupati: { $taken } su { $players }
web-your-turn = Tocca a te
web-status-open = aperto
web-status-playing = in corso
web-status-over = finito
web-turns-title = ({ $count }) Pecunia: tocca a te
web-turns-elsewhere = { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
web-skip = Vai al contenuto
web-about = Disegni e parole sono nostri; i giochi sono di Christian Fiore e Knut Happel (Pecunia non olet) e di Olivier Bourgeois (Pecunia Olet). Questo sito non ha nulla a che fare con i loro editori.

## Trouble

web-offline = Il server non risponde. C’è connessione?
web-to-start = Alla pagina iniziale
web-nothing-here = A questo indirizzo non c’è niente.
web-nothing-here-text = Forse il link è incompleto. Il link a un tavolo su invito finisce con # e una parola.
web-table-gone = Il tavolo è stato chiuso, oppure al link manca un pezzo.
web-ask-for-link = Chiedi il link intero a qualcuno che ci è seduto.
web-seat-moved = Il tuo posto è passato a un altro dispositivo.
web-full = Tutti i posti sono occupati. Puoi guardare.
web-new-version = È pronta una nuova versione di questa pagina.
web-reload = Ricarica
web-not-now = Più tardi
web-connecting = Connessione…
web-finding-out = Il server non sa ancora se è stato fatto. Stiamo verificando…

## Laying a table

web-first-game = Prima partita? Lascia tutto com’è: seconda edizione, senza moduli, quattro posti.
web-first-olet = Prima partita? Lascia tutto com’è: tre posti, il denaro dietro gli schermi.
web-first-title = Prima partita? Lascia tutto com’è: { $players } posti, bot dappertutto tranne al tuo.
web-as-recommended = Torna al nostro consiglio
web-game = Gioco
web-seats = Posti
web-players = Giocatori
web-seat-of = Posto { $letter }
web-seat-you = tu
web-seat-person = libero per una persona
web-introduced = { $name }: { $is }
web-pace = Ritmo
web-pace-text = Quando il tempo scade, un bot gioca per chi manca.
web-pace-live = dal vivo, { $limit ->
        [one] un minuto
       *[other] { $limit } minuti
    } per decisione
web-pace-days = con calma, { $limit ->
        [one] un giorno
       *[other] { $limit } giorni
    } per decisione
web-edition = Edizione
web-edition-2005 = La prima edizione: 40 carte azione, tra cui Pausa al Colosseo e Cliente abituale.
web-edition-2016 = La seconda edizione: 36 carte azione e cinque moduli in ogni combinazione.
web-modules = Moduli
web-more = Per chi conosce il gioco
web-as-usual = come al solito
web-open-money = Senza schermi
    .text = Tutti vedono tutto il denaro e tutte le banconote false.
web-tie-replay = Niente vittorie a metà
    .text = Se i primi sono alla pari, non vince nessuno: si rigioca.
web-house = Regole della casa
web-values = Valori della tua scatola
web-values-text = I numeri che nessun regolamento riporta qui sono ricostruiti.
web-who-comes = Chi può venire
web-by-invitation = Su invito: solo chi ha il link vede il tavolo.
web-public = Pubblico: il tavolo è nell’elenco, tutti possono sedersi o guardare.
web-lay = Prepara il tavolo
web-lay-play = Prepara il tavolo e comincia
web-cancel = Anzi no

## The waiting room. $name: a player's name; $count: a number

web-waiting = Il tavolo è pronto
web-seat-free = libero
web-sit = Siediti
web-stand = Alzati
web-invite = Invita
web-invite-text = Con questo link chiunque può venire al tavolo, per giocare o per guardare.
web-qr = Il link come codice QR
web-link = Link
web-copy = Copia
web-copied = Copiato
web-share = Manda
web-start = Comincia
web-host-starts = { $name } ha preparato il tavolo e dà il via.
web-host-absent = Dà il via chi ha preparato il tavolo.
web-close-table = Chiudi il tavolo
web-close-certain = Sì, chiudilo
web-guests = Ospiti
web-no-guests = Non è ancora venuto nessun altro.
web-nobody-watches = Nessun invitato sta guardando.
web-guest-watches = guarda
web-remove = Fai uscire
web-remove-name = Fai uscire { $name }
web-remove-text = Far uscire { $name } dal tavolo? Cambia anche il link, così con quello vecchio non si torna.
web-remove-certain = Sì, fai uscire
web-removed = { $name } non è più al tavolo. C’è un nuovo link.
web-new-link = Nuovo link
web-new-link-text = Il vecchio link non varrà più per chi non è ancora venuto.
web-new-link-certain = Sì, un nuovo link
web-new-link-made = C’è un nuovo link. Quello vecchio non vale più.
web-watching = Stai guardando. Siediti dove c’è un posto libero, o resta a vedere come va.
web-here = c’è
web-not-here = non c’è

## Settings. $minutes: a number; $name: a name

web-settings = Impostazioni
web-language = Lingua
web-second = Nomi delle carte in una seconda lingua
web-second-none = nessuna
web-theme = Aspetto
web-theme-auto = come il dispositivo
web-theme-light = giorno
web-theme-dark = notte
web-speed = Velocità di gioco degli altri
web-speed-slow = con calma
web-speed-normal = normale
web-speed-instant = subito
web-sounds = Suoni
web-text = Il tavolo a parole invece che a immagini
web-in-words = Il tavolo a parole
web-in-pictures = Il tavolo a immagini
web-log-notation = Mostra il registro in notazione
web-single = Gioca per me le mosse obbligate
web-rename = Cambia
web-called = Ora ti chiami { $name }.
web-other-device = Su un altro dispositivo
web-other-device-text = Portati dietro il posto: crea qui un codice e scrivilo là, nella pagina iniziale.
web-code = Crea un codice
web-code-good = Vale una volta, per { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
web-traces = Che cosa conserviamo
web-traces-text = Le partite finite conservano il tuo nome finché non lo cancelli. Il server ha anche le tue mosse e ciò che hai detto, i dispositivi qui sopra e i tuoi risultati del giorno.
web-forget = Cancella il mio nome dalle partite finite
web-forget-certain = Sì, cancellalo definitivamente
web-forgotten = Il tuo nome non è più in nessuna partita finita.
web-data = Scarica i miei dati
web-delete-all = Cancella tutto
web-delete-all-text = Così ti cancelli da qui definitivamente: il tuo nome ovunque, tutto ciò che hai detto, i tuoi risultati e i tuoi dispositivi. Abbandoni le partite in corso, e un bot le continua. Le partite giocate restano agli altri, senza di te. Nessuno può annullarlo.
web-delete-all-certain = Cancella tutto definitivamente
web-delete-all-not = Tieni tutto
web-deleted = Tutto cancellato. Qui ora non sei più nessuno.
web-devices = I miei dispositivi
web-devices-text = Se esci dal tuo unico dispositivo, nessuno può recuperare i tuoi posti e le tue partite.
web-device-browser = Un browser
web-device-program = Un programma
web-device-current = questo dispositivo
web-device-seen = visto qui il { $day }
web-device-revoke = Esci da lì: { $device }
web-sign-out-there = Esci
web-device-out = Accesso chiuso: { $device }.
web-devices-revoke = Esci da tutti gli altri
web-devices-out = Ora l’accesso è aperto solo su questo dispositivo.
web-sign-out = Esci su questo dispositivo
web-signed-out = Qui ora non sei più nessuno.
web-invalid-token = Il server non riconosce l’accesso di questo browser. Resta memorizzato e forse più tardi funzionerà di nuovo. Se ricominci da capo, qui sei una persona nuova, senza i posti e le partite di prima.
web-start-over = Ricomincia da capo
web-close = Fatto
