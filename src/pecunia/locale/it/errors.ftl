### Che cosa non va, in una riga. Il programma mette davanti il file e la riga, dove ci sono.

error-cannot-save = La partita non si può salvare in { $file }: { $detail }

## Opzioni. $option, $name: come si chiamano; $value: che cosa è stato indicato; $known, $least, $most: che cosa è possibile.

error-option-title = Il gioco «{ $value }» non esiste. Disponibili: { $known }.
error-option-edition = L’edizione { $value } non esiste. Disponibili: 2005, 2016.
error-option-players = Questo gioco è per { $least }–{ $most } giocatori, non per { $value }.
error-option-only-2016 = «{ $option }» esiste solo nell’edizione 2016.
error-option-only-2005 = «{ $option }» esiste solo nell’edizione 2005.
error-option-start = A questo tavolo non c’è un posto { $value } che possa cominciare.
error-option-target = La somma prevista non può essere { $value }: va da { $least } a { $most } sesterzi.
error-option-house-rule = La regola della casa «{ $name }» non esiste. Disponibili: { $known }.
error-option-house-value = La regola della casa { $name } non può essere «{ $value }». Disponibili: { $known }.
error-option-house-form = «{ $value }» non è una regola della casa: scrivi NOME=VALORE, per esempio winBy=earned.
error-option-house-module = La regola della casa { $name } richiede uno di questi moduli: { $modules }.
error-option-module = Il modulo «{ $value }» non esiste. Disponibili: { $known }.
error-option-famous = Il romano famoso «{ $value }» non esiste. Scrivi all, none, un numero fino a 18 o dei nomi: { $known }.
error-option-famous-off = I romani famosi («{ $value }») giocano solo con il modulo famous: aggiungi --modules famous.
error-option-tie = Un pareggio non può essere «{ $value }». Disponibili: { $known }.
error-option-round-cap = La partita non può fermarsi dopo { $value } round: scrivi un numero fino a { $most }, 0 per mai.
error-option-not-a-number = «{ $option }» richiede un numero intero, non «{ $value }».
error-option-card = Non c’è nessuna carta «{ $value }».
error-option-not-a-switch = «{ $option }» è true o false, non «{ $value }».
error-option-not-a-word = «{ $option }» richiede una parola, non «{ $value }».
error-option-not-words = «{ $option }» richiede dei nomi, in una lista o in un solo testo, non «{ $value }».
error-option-not-values = «{ $option }» richiede il nome di un file di valori delle carte, non «{ $value }».
error-option-which-seat = A questo tavolo non c’è il posto «{ $value }»: i posti vanno da 0 a { $most }, oppure da A a { $last }. Il pubblico è -1.
error-option-unknown = L’opzione «{ $option }» non esiste.
error-option-not-of-game = Il gioco { $game } non ha l’opzione «{ $option }».
error-option-seed = «{ $value }» non può essere un seme: serve una parola o un numero senza spazi.
error-option-language = La lingua «{ $value }» non c’è. Disponibili: { $known }.
error-option-bot = Il bot «{ $value }» non esiste. Disponibili: { $known }.
error-option-name = Nessuno al tavolo può chiamarsi «{ $value }»: è il nome di un bot.
error-option-people = { $people } persone in { $seats } posti non ci stanno.
error-option-bots-unseated = --bots non fa sedere nessuno: { $people } persone occupano tutti i posti.
error-option-resumed = --{ $option } non vale per una partita salvata: { $file } continua com’è cominciata.
error-option-pause = Una pausa dura da 0 a { $most } secondi, non { $value }.
error-option-seat = A questo tavolo non c’è un posto «{ $value }».
error-option-turn = Il turno { $value } non esiste: la partita ne ha { $most }.
error-save-exists = { $file } esiste già. Continua con «pecunia play { $file }», o scegli un altro nome con --save.
error-file-not-text = Questo file non è un testo.
error-game-finished = { $file } è una partita finita: guardala con «pecunia replay { $file }».

## Valori. $table, $entry, $where: dove si trova; $value: che cosa c’è; $found, $expected: numeri di carte.

error-values-not-toml =
    { $column ->
        [end] Il file finisce nel mezzo di una voce.
       *[other] Questa riga non si legge dalla colonna { $column } in poi.
    } Ogni voce è un nome, «=» e un valore; i testi stanno fra virgolette diritte, gli elenchi fra parentesi, e nessun nome compare due volte in una tabella.
error-values-too-deep = Questo nome ha troppe parti: al massimo { $most }, separate da punti.
error-values-not-plain = I valori possono essere solo testi, numeri interi, true, false, ed elenchi o tabelle di questi.
error-values-too-long = Questi valori sono troppi: al massimo { $most } caratteri, senza commenti né spazi.
error-values-unknown-table = Non esiste una tabella «{ $table }»: «pecunia values» le elenca tutte.
error-values-not-a-table = { $where }: qui ci vuole una tabella con le sue voci, non un valore solo.
error-values-unknown-entry = { $where }: «{ $entry }» qui è fuori posto.
error-values-not-a-number = { $where }: qui ci vuole un numero intero da { $least } a { $most }, non «{ $value }».
error-values-not-a-card = { $where }: «{ $value }» non è un romano. Scrivi durata/tariffa, per esempio "3/2"; una durata va da { $shortest } a { $longest }, una tariffa da { $least } a { $most }.
error-values-class-total = { $where }: le carte devono essere { $expected }, non { $found }.
error-values-class-size = { $where }: secondo il regolamento sono { $expected }, e non si può cambiare.
error-values-deck-total = { $where }: in tutto le carte devono essere { $expected }, non { $found }. Ciò che il tuo file non dice resta come da noi.
error-values-villas = { $where }: i mazzi in uso ne hanno insieme { $most } al massimo.
error-values-names = { $where }: i nomi devono essere esattamente { $expected }.
error-values-name = { $where }: «{ $value }» non può essere un nome. Un nome ha da 1 a { $most } lettere su una riga sola, spazi singoli e nessuno dei segni # @ $.
error-values-names-twice = { $where }: due romani si chiamano «{ $value }».
error-values-prices = { $where }: scrivi un elenco che comincia con 0 per la partenza e dà un prezzo a ogni gradino seguente, non «{ $value }».
error-values-ladder = { $where }: a ogni prezzo dopo il primo serve un compito, { $expected } in tutto.
error-values-task = { $where }: «{ $value }» non è un compito. Scrivi per esempio "seated senator 2" o "received 3".
error-values-task-number = { $where }: «{ $value }» non si può fare. Il numero deve stare fra { $least } e { $most }, di più la scatola non permette.
error-values-rungs = { $where }: i nomi devono essere { $expected }, uno per ogni prezzo.
error-values-provenance = { $where }: provenance dev’essere "rulebook", "reconstruction", "owner" o "confirmed", non «{ $value }».

## Valori di Pecunia Olet: il tabellone, il tracciato della polizia, le carte. $least, $most: quanti possono essere.

error-values-spaces = { $where }: qui ci vuole un elenco da { $least } a { $most } spazi.
error-values-price = { $where }: «{ $value }» non è una posizione del mercato. Comincia con un prezzo in decine da { $least } a { $most }, per esempio "60" o "20 bin hat".
error-values-space = { $where }: «{ $value }» qui non può esserci. Uno spazio è vuoto (plain) o ha un berretto (hat); solo il mercato ha i bidoni (bin), solo la frode fiscale gli occhiali da sole (sunglasses).
error-values-sunglasses = { $where }: uno spazio solo ha gli occhiali da sole, non { $found }.
error-values-no-bin = { $where }: almeno una posizione deve avere un bidone.
error-values-no-hat = { $table }: né una tipografia né una frode fiscale ha un berretto. Così una partita potrebbe non finire mai.
warning-values-few-spaces = { $table }: ci sono { $found } spazi, meno di tre per giocatore ({ $expected }). Forse dovrete passare spesso.
error-values-track = { $where }: qui ci vuole un elenco di queste parole: { $known }.
error-values-track-last = { $table }: il tracciato deve finire con «last», che non compare altrove.
error-values-track-investigations = { $table }: le indagini devono essere { $expected }, una per ogni qualità. Con livelli stampati (investigation-1…), ognuno dei { $expected } deve comparire almeno una volta, da sinistra a destra.
error-values-track-start = { $where }: qui va detto dove comincia il poliziotto in { $players } giocatori: il numero, contato da 0, di uno spazio che non sia l’ultimo.
error-values-card = { $where }: «{ $value }» non descrive carte. Ci vogliono card e copies, per esempio card = "ink", copies = 2, e a volte mark = "3+" o "4" (ma non in S).
error-values-lottery = { $where }: «{ $value }» non può essere. Un biglietto della lotteria ha un valore in decine da { $least } a { $most }, e nessun’altra carta ne ha uno.
error-values-start-cards = { $where }: ci vogliono almeno { $expected } stampatrici e { $expected } carte di inchiostro o carta, e nient’altro.
error-values-rare-cards = Fra le carte ci deve essere almeno un ologramma, e al massimo un Grande Avvocato e un Cattivo Avvocato.

## Posizioni. $text: che cosa vi si legge.

error-position-head = Una posizione comincia con la riga «{ $expected }».
error-position-game = Questa non è una posizione di questo gioco: «{ $text }».
error-position-unknown = «{ $text }» non ha posto in una posizione.
error-position-incomplete = Questa riga non dice nulla di «{ $text }»: scrivi che cosa c’è, oppure - per niente.
error-position-twice = «{ $text }» è indicato due volte.
error-position-values = I valori di questa posizione non si leggono: { $detail }
error-position-seed = «{ $text }» non è un seme.
error-position-turn = «{ $text }» non è un turno: servono un numero, un giocatore e uno fra { $stages }.
error-position-player = A questo tavolo non c’è un giocatore «{ $text }».
error-position-not-a-number = Qui serve un numero intero, non «{ $text }».
error-position-won = Il giocatore { $player } ha almeno { $target } sesterzi: questa partita è finita.
error-position-not-a-roman = «{ $text }» non è un romano: scrivi per esempio SEN4/5 o WOM2/3:parfumia@1.
error-position-no-such-roman = La scatola non ha un { $text } che non sia già altrove.
error-position-villa-order = Le ville sono numerate da V1 senza salti: { $text } qui non può stare.
error-position-unknown-card = La carta «{ $text }» non esiste.
error-position-no-such-card = Non resta nessun { $text }: è già altrove.
error-position-unknown-step = «{ $text }» non è un passo dell’ordine del giorno.
error-position-agenda = L’ordine del giorno non si adatta al tavolo.
error-position-outcome = «{ $text }» non è una fine di partita: è uno fra { $known }, e la lettera del vincitore (A+B per due, - per nessuno).
error-position-no-module = «{ $text }» fa parte del modulo { $module }, che non è in gioco.
error-position-event = «{ $text }» è impossibile: questo evento si apre con { $most } segnalini, che possono solo diminuire.
error-position-upgrades = Gli ampliamenti di un giocatore sono tre parole, per L, M e R: un nome, o - per nessuno.
error-position-ladder = «{ $text }» non è un posto su una scala: scrivi il suo nome e un gradino da 0 a { $most }.
error-position-climbed = Il giocatore { $player } è sull’ultimo gradino: questa partita è finita.
error-position-favour = Un giocatore ha esattamente un favore.
error-position-events = Con così tanti giocatori sono in gioco al massimo { $most } eventi alla volta.
error-position-one-card = Qui può stare una sola carta.
error-position-counts = «{ $text }» è impossibile: prima 0 o 1, poi per classe tanti romani quanti hanno pagato.
error-position-coins = Sui romani ci sono monete solo con uno di questi moduli: { $modules }.
error-position-famous = Una posizione nomina i romani famosi che partecipano, oppure dice all o none; non li estrae a sorte.

## Posizioni di Pecunia Olet.

error-position-trigger = Di chi è il berretto che ha portato il poliziotto sull’ultimo spazio (trigger A) si indica quando il round è interrotto, e solo allora.
error-position-officer = Qui il poliziotto sta fra { $least } e { $most }: sull’ultimo spazio quando il round è interrotto, e solo allora.
error-position-market = Il mercato ha { $expected } posizioni, e ne sono indicate { $found }: scrivi una parola per ciascuna, - per un buco.
error-position-cards-missing = { $text } non sta da nessuna parte: con una riga «deck» ogni carta deve essere da qualche parte.
error-position-deck-order = Nel mazzo le carte A stanno sopra, poi B, C e D.
error-position-known = «{ $text }» non può essere ciò che si sa dei contanti di questo giocatore: scrivi il minimo e il massimo, in decine.
error-position-fakes = «{ $text }» non sono banconote false: scrivi quante di ★, ★★ e ★★★, per esempio 0/2/4.
error-position-money = { $text } $ non è possibile: tutto il denaro va a decine.
error-position-too-rich = { $text } $ sono più di quanto una posizione possa indicare: al massimo { $most } $.
error-position-henchmen = Gli scagnozzi del giocatore { $player } non tornano: sono tre, pronti, piazzati o stesi, e chi è di turno ne ha uno pronto.
error-position-turn-order = Il giocatore { $player } non può aver usato tanti scagnozzi: ognuno ne usa uno per turno, in ordine.
error-position-no-lawyer = Il giocatore { $player } non ha questo avvocato.

## Partite registrate.

error-record-head = Una partita registrata comincia con la riga «{ $expected }».
error-record-seats = La registrazione nomina { $found } giocatori, e a questo tavolo ne siedono { $expected }.
error-record-unknown = «{ $text }» non ha posto in una partita registrata.
error-record-truncated = La partita registrata si interrompe: l’ultima riga deve essere «end».
error-record-after-end = Con «end» la partita registrata è finita; «{ $text }» non può seguire.
error-record-missing = La partita registrata non indica «{ $text }».
error-record-turn = Una riga di mosse ha un numero di turno, un giocatore e le sue mosse, non «{ $text }».
error-record-rules-version = La partita segue la versione { $found } delle regole, questo programma gioca la versione { $known }.
error-undo-nothing = Non c’è niente da annullare: nessuna mossa è ancora stata giocata.
error-undo-no-start = Qui non c’è niente da annullare: questa partita è stata immaginata da una vista, e nessuno sa com’è cominciata. Copiala prima di giocare.
error-pickle-form = Questo pickle viene da un’altra versione di pecunia (forma { $found }; questa legge la forma { $known }). Le partite registrate e le posizioni si leggono ancora.
error-pickle-rules = Questa partita di { $game } è stata salvata con la versione { $found } delle regole; questo programma gioca la versione { $known }.
error-record-commitment = L’impronta non corrisponde al seme: uno dei due è stato modificato.
error-record-not-asked = Nel turno { $turn } tocca a { $asked } scegliere: «{ $move }» qui non va.
error-record-result = Il risultato indicato è «{ $stated }», ma le mosse portano a «{ $found }».

## Il registro delle regole.

error-ledger-no-checkout = Né in { $folder } né sopra ci sono regole e scenari: avvia il comando in una copia di lavoro del progetto, o indicane una con --root.
error-ledger-no-rules = Manca { $file }: questa copia di lavoro non ha regole per questo gioco.
error-ledger-no-clause = Le regole non conoscono nessuna clausola «{ $value }». Le più vicine sono { $similar }.
error-ledger-no-card = Niente si chiama «{ $thing }». I nomi più vicini sono { $similar }.
error-ledger-no-things = { $game } non dice che cosa c’è sul suo tavolo: non ha { $file }.

## La scala dei livelli.

error-option-pair = Non c’è un incontro «{ $value }». Disponibili: { $known }.
error-levels-file = Questo file non è stato scritto da «pecunia levels --json».
error-levels-otherwise = L’incontro { $pair } è stato misurato in altre condizioni ({ $bot }). Scegli un altro file o cancella questo.
error-levels-markers = La tabella va tra i commenti { $begin } e { $end }, e questo file non li ha entrambi.
error-review-unfinished = Questa partita non è finita. Si analizzano solo partite concluse.

## Puzzles and the deal of the day. $value: what was said; $most: a number.

error-puzzle-unknown = Non c’è un rompicapo { $value }: vanno da 1 a { $most }.
error-option-date = «{ $value }» non è una data: scrivila come 2026-11-16.
error-day-not-yet = La partita del { $value } non c’è ancora: i giorni cominciano a mezzanotte UTC.

## Boxes of several owners. $file: the file; $sentence: what is wrong with it.

error-owners-impossible = { $file } non può essere giusto. { $sentence }
error-owners-games = { $file } è di un gioco diverso dai file che lo precedono.
error-owners-editions = { $file } è una scatola di un’altra edizione rispetto ai file che lo precedono.
error-owners-none = Indica i file di almeno un proprietario.
