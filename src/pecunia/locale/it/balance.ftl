### `pecunia balance`: quanto valgono i posti, l’inizio, le carte e i moduli. $value, $low, $high, $advantage: numeri con segno, come testo; $share, $even: quote, come testo; $games, $deals, $players, $place, $amount, $least: numeri; $bot, $seed, $file, $game: nomi.

cli-balance = Misurare quanto valgono posti, inizio, carte e moduli. Giocano bot di pari forza; gli intervalli sono al 95%.
cli-balance-players = I numeri di giocatori, separati da virgole: ognuno viene misurato.
cli-balance-bots = Quale bot gioca a tutti i posti.
cli-balance-deals = Quante distribuzioni si giocano con ogni numero di giocatori.
cli-balance-further = Quante di queste si giocano anche con i moduli, e in Pecunia Olet con i regali; di norma tutte.
cli-balance-out = Scrivere un rapporto in questa cartella: report.html, report.md e i grafici in SVG.
cli-balance-png = Scrivere i grafici anche in PNG.
cli-balance-written = Il rapporto è in { $file }.

error-balance-bots = Lo stesso bot gioca a tutti i posti: nominane uno, non «{ $value }».
error-balance-players = «{ $value }» non è un elenco di numeri di giocatori, come 2,4.
error-balance-twice = Il tavolo da { $players } è richiesto due volte.
error-balance-png = Dove vanno scritti i grafici? Dillo con --out.
error-balance-cannot-write = Il rapporto non si può scrivere in { $file }: { $detail }

balance-title = L’equilibrio di { $game }
balance-games = { $games } partite su { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    } con ogni numero di giocatori; il bot «{ $bot }» gioca a tutti i posti, seme { $seed }. Si comincia a turno.
balance-further = { $deals ->
        [one] Una delle distribuzioni è stata giocata
       *[other] { $deals } delle distribuzioni sono state giocate
    } anche con tutto ciò che viene dopo il tavolo semplice.
balance-points = Tra parentesi, l’intervallo al 95% sulle distribuzioni. I punti sono centesimi di vittoria; una vittoria condivisa si divide.
balance-reconstructed = Alcuni valori sulle carte sono ricostruiti, quindi lo sono anche queste cifre.
balance-caption = Intervalli al 95% sulle distribuzioni.
balance-players = { $players ->
        [one] Un giocatore
       *[other] { $players } giocatori
    }
balance-start = L’inizio
balance-start-says = Il primo giocatore vince { $share } delle partite; alla pari sarebbe { $even }: { $advantage } punti.
balance-place = { $place ->
        [1] Primo giocatore
       *[other] { $place }º di turno
    }
balance-seats = I posti
balance-seats-says = Si comincia a turno, quindi tutti i posti dovrebbero vincere allo stesso modo.
balance-modules = I moduli
balance-modules-says = Le stesse distribuzioni senza moduli, poi con uno solo, poi con tutti. La somma prevista cresce con i moduli, come vuole la regola.
balance-variant-plain = Senza moduli
balance-variant-all = Tutti i moduli
balance-card = Carte azione
balance-card-says = Di quanti punti vinci più spesso se peschi questa carta e non un’altra del mazzo. Quale carta arrivi è un caso, giocarla è una scelta: perciò si misura la pesca, in qualsiasi momento della partita.
balance-class = Romani
balance-class-says = Di quanti punti vinci più spesso se, quando la tua coda si riempie, arriva un romano così e non un altro del mazzo.
balance-famous = Romani famosi
balance-famous-says = Di quanti punti vinci più spesso se, quando la tua coda si riempie, arriva questo romano e non un altro del mazzo. Giocato con questo solo modulo.
balance-ladder = Scale carriera
balance-ladder-says = Di quanti punti vinci più spesso se ricevi questa scala e non un’altra. Giocato con questo solo modulo.
balance-favour = Favori
balance-favour-says = Di quanti punti vinci più spesso se cominci con questo favore e non con un altro di quelli esposti. Sorteggiato, non scelto: ciò che i bot scelgono direbbe solo chi sceglie bene. Giocato con questo solo modulo.
balance-upgrade = Ampliamenti
balance-upgrade-says = Di quanti punti vinci più spesso se cominci con questo ampliamento e non con un altro di quelli esposti. Sorteggiato, non scelto: ciò che i bot scelgono direbbe solo chi sceglie bene. Giocato con questo solo modulo.
balance-gift = Carte
balance-gift-says = Di quanti punti vinci più spesso se ricevi in regalo questa carta appena se ne possono comprare di quel tipo; il denaro, regalato all’inizio, serve da confronto. Ogni posizione nell’ordine di gioco la riceve altrettanto spesso.
balance-gift-money = { $amount } dollari
balance-few = Ciò che è arrivato meno di { $least } volte non è mostrato.
balance-column-thing = Che cosa
balance-column-place = Ordine di gioco
balance-column-seat = Posto
balance-column-share = Quota delle vittorie
balance-column-worth = Valore in punti
balance-column-came = Arrivata
balance-column-used = Giocata
balance-column-module = Modulo
balance-column-start = Vittorie del primo giocatore
balance-column-change = Variazione in punti
balance-column-turns = Turni
balance-column-longer = Variazione in turni
balance-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-interval = { $value } ({ $low } … { $high })

## Come vanno le partite

balance-course = Come vanno le partite
balance-course-says = Quanto durano le partite, e quanto spesso vince chi era in testa da solo a metà dei turni. Una partita resta indecisa se dopo mille turni non ha vinto nessuno.
balance-uses = Usato quando si poteva: { $table }
balance-uses-says = In un turno si poteva se una delle mosse permesse l’avrebbe usato.
balance-use-climb = Un gradino della scala carriera
balance-column-table = Tavolo
balance-column-rounds = Round
balance-column-leader = Chi è in testa a metà vince
balance-column-games = Partite
balance-column-undecided = Indecise
balance-column-shared = Condivise
balance-column-could = Turni in cui si poteva
balance-column-did = Usato in
balance-column-could-games = Partite in cui si poteva
balance-column-did-games = Usato in
