### La riga di comando: testi di aiuto e ciò che i comandi stampano.

cli-pecunia = Giocare a Pecunia non olet e a Pecunia Olet, simularli o risolvere una lite sulle regole.
cli-play = Giocare nel terminale, o riprendere una partita salvata.
cli-play-what = Un gioco da iniziare, o il file di una partita salvata.
cli-simulate = Far giocare molte partite ai bot e riassumerne i risultati.
cli-replay = Raccontare una partita registrata, turno per turno.
cli-verify = Dimostrare che una partita segue le regole, mazzo compreso.
cli-position = Dire che cosa è permesso in una posizione, e perché.
cli-ledger = Le clausole, il codice che le rispetta e i loro scenari. Fallisce se manca qualcosa.
cli-ledger-words = Un gioco, e clausole delle regole (A54) o sezioni (§2.4, o solo 2.4). Senza nulla: un riassunto.
cli-ledger-all = Il registro intero.
cli-ledger-card = Dire che cosa ha una carta, una classe, uno spazio… e che cosa le manca: dichiarazione, valori, disegno, parole, regolamento, scenari…
cli-ledger-json = Stampare semplici valori per i programmi.
cli-values-command = Stampare i valori delle carte, base per un file proprio. «merge» unisce le scatole di più proprietari.
cli-values-words = Un gioco; oppure «merge» e i file dei proprietari.
cli-values-output = Scrivi in questo file ciò che nessuno contesta.
owners-confirmed = { $what }: confermato da { $count } proprietari
owners-one = { $what }: lo dice un proprietario solo
owners-disputed = { $what }: i proprietari non sono d’accordo, quindi resta fuori
owners-sum = Scatole: { $owners }. Indicati: { $stated }, confermati: { $confirmed }.
owners-written = Scritto: { $file }
cli-title = Quale gioco: { $titles }.
cli-edition = Edizione: 2005 o 2016.
cli-players = Numero di giocatori, da 2 a 6 (olet: da 2 a 4).
cli-dark-red = Aggiungere le dodici carte rosso scuro (2016).
cli-open-draft = Scegliere apertamente i primi romani (2016).
cli-target = Sesterzi per vincere; altrimenti 30, 25 o 20 secondo il numero di giocatori, e 5 in più per ogni modulo.
cli-values = I valori della propria scatola invece di quelli ricostruiti.
cli-warning = Attenzione: { $warning }
cli-house = Una regola della casa, per esempio finishedTiming=immediate. Si può ripetere.
cli-modules = Moduli dell’edizione 2016, separati da virgole: famous, upgrades, events, careers, favours.
cli-famous = Quali romani famosi partecipano: all, none, quanti, o nomi separati da virgole.
cli-open-money = Mostrare il denaro di tutti (olet).
cli-tie = Che cosa vale un pareggio in testa: vittoria condivisa (shared) o partita da rigiocare (replay) (olet).
cli-round-cap = Chiudere ogni partita dopo tanti round, senza vincitore (olet, per le simulazioni).
cli-bots = Bot per posto, separati da virgole; un elenco breve si ripete. Va bene anche un programma: "cmd:./miobot --opzione".
cli-bot-seconds = Quanti secondi ha un programma che gioca per una mossa.
cli-trust = Avviare i programmi che una partita salvata indica come bot.
cli-names = Nomi delle persone a questo terminale, separati da virgole.
cli-seed = Lo stesso seme dà la stessa partita.
cli-save = Dove si salva la partita.
cli-pause = Secondi di attesa dopo la mossa di un bot.
cli-language = Lingua.
cli-version = Mostrare la versione.
cli-games = Quante partite.
cli-jobs = Processi che giocano insieme.
cli-record = Scrivere ogni partita in questa cartella.
cli-json = Stampare un oggetto JSON.
cli-turn = Mostrare il tavolo dopo questo turno e fermarsi.
cli-seat = La vista di chi: una lettera; senza, quella di uno spettatore.
cli-position-move = Chiedere solo di questa mossa, come la si dice: "seat M", "gioca Avvelenamento di pesci", "Ben: play alms". Si può ripetere.
cli-position-all = Passare in rassegna tutte le mosse che esistono, permesse o no.
cli-position-table = Raccontare anche il tavolo, com’è stato capito.
cli-position-status = Codice di uscita: 0 permesso, 1 non permesso, 2 non capito.
cli-root = Il progetto con docs/rules e tests/rules; altrimenti quello in cui ci si trova.
cli-progress-games = Partite
cli-simulated =
    { $games ->
        [one] Una partita in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
       *[other] { $games } partite in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
    }
cli-column-seat = Posto
cli-column-bot = Bot
cli-column-wins = Vittorie
cli-column-share = Quota
cli-shared = La quota conta una vittoria condivisa, il secondo numero, per ciascuno di quelli che la condividono.
cli-mean = In media { $decisions } decisioni e { $turns } turni a partita.
cli-column-figure = Dato
cli-column-mean = Media
cli-column-least = Minimo
cli-column-most = Massimo
cli-column-games = Partite
cli-figure-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-figure-rounds = Round
cli-figure-won = Vittorie del n. { $what } in ordine di turno
cli-figure-shown = { $what }: al mercato
cli-figure-bought = { $what }: acquisti
cli-verified = { $file }: { $moves } mosse, tutte permesse; il seme corrisponde alla sua impronta { $commitment }; stato finale { $hash }
cli-verified-position = { $file }: { $moves } mosse da una posizione, tutte permesse; stato finale { $hash }
cli-ledger-gap = NESSUNO SCENARIO
cli-ledger-uncited = NON CITATA NEL MOTORE
cli-ledger-contents = { $rules } clausole e sezioni, { $cards } carte; { $editorial } clausole non hanno nulla da dimostrare
cli-ledger-cited = { $count } su { $total } citate nel motore, in { $places } punti
cli-ledger-proved = { $count } su { $total } dimostrate, da { $scenarios } scenari
cli-ledger-more = …e altri { $count }
cli-ledger-complete = Non ci sono lacune.
cli-ledger-incomplete = Ci sono lacune.
cli-ledger-hint = Di più: pecunia ledger A54 · pecunia ledger §2.4 · pecunia ledger --card alms · pecunia ledger --all
cli-ledger-thing = { $thing } ({ $kind }, { $game })
cli-ledger-missing = MANCA
cli-ledger-nothing-missing = Non manca nulla.
cli-ledger-missing-parts = Manca: { $parts }
cli-ledger-part-rule = regola
cli-ledger-part-declaration = dichiarazione
cli-ledger-part-values = valori
cli-ledger-part-moves = mosse
cli-ledger-part-drawing = disegno
cli-ledger-part-words = parole
cli-ledger-part-rulebook = regolamento
cli-ledger-part-weight = peso
cli-ledger-part-observer = osservatore
cli-ledger-part-clause = clausola
cli-ledger-part-code = codice
cli-ledger-part-scenarios = scenari
cli-ledger-editorial = Niente da dimostrare: { $clause } – { $reason }
cli-ledger-unknown = { $place } cita { $cited }, che le regole non conoscono

## Come finisce una partita.

end-fee = Un romano ha pagato la somma decisiva
end-gift = Un dono è stato decisivo
end-alms = L’elemosina è stata decisiva
end-famous = Un romano famoso ha portato la somma decisiva
end-ladder = Qualcuno ha raggiunto l’ultimo gradino
end-minerva = Il sesterzio di Minerva è stato decisivo
end-most-money = Ha vinto chi aveva più denaro
end-shared = Vittoria condivisa fra più giocatori
end-replay = Parità, da rigiocare
end-round-cap = Interrotta dopo l’ultimo round concordato, senza vincitore
end-turn-limit = Interrotta senza vincitore

## Che cosa non va in una riga di comando. $what: l’opzione o l’argomento.

usage-no-option = L’opzione «{ $what }» non esiste. --help le elenca tutte.
usage-option-value = «{ $what }» richiede un valore, o non ne prende. --help spiega tutte le opzioni.
usage-missing = Manca qualcosa: { $what }. --help spiega il comando.
usage-bad-value = «{ $what }» non può avere questo valore. --help spiega tutte le opzioni.
usage-no-command = Il comando «{ $what }» non esiste. «pecunia --help» li elenca tutti.
usage-extra = C’è una parola di troppo. --help spiega il comando.
usage-usage = Uso:
usage-arguments = Argomenti:
usage-options = Opzioni:
usage-commands = Comandi:
usage-help = Mostrare questo aiuto.
usage-default = predefinito:
usage-required = obbligatorio
usage-file-missing = { $file }: questo file non esiste.
usage-file-folder = { $file } è una cartella.
usage-file-forbidden = { $file } non si può leggere né scrivere, mancano i permessi.

## La scala dei livelli. $share, $low, $high, $goal: per cento; $slips, $iterations, $milliseconds, $games, $players: numeri; $level: un nome.

cli-levels = Misurare i sei livelli dei bot. Ciascuno gioca contro quello sotto, il più alto contro greedy; i livelli lenti richiedono ore (vedi --pair e --json).
cli-levels-game = Solo questo gioco: { $titles }. Altrimenti tutti.
cli-levels-pair = Solo questo incontro, per esempio 4-5 o 6-greedy-4. Si può ripetere.
cli-levels-games = Partite per incontro; altrimenti 1000 per i livelli veloci e 300 per quelli lenti. Con 0 non si gioca nulla, si mostrano solo i risultati.
cli-levels-json = Conservare qui ciò che è stato giocato e giocare solo ciò che qui manca.
cli-levels-merge = Riprendere ciò che ha giocato un’altra macchina. Si può ripetere.
cli-levels-markdown = Scrivere le tabelle in questo file Markdown, tra i suoi commenti «levels».
cli-levels-table =
    { $title }, { $players ->
        [2] in due
        [4] in quattro
       *[other] in { $players }
    }
    .special =
        { $title }, { $players ->
            [2] in due
            [4] in quattro
           *[other] in { $players }
        }, { $special }
cli-levels-modules = tutti i moduli
cli-column-level = Livello
cli-column-thinks = Per mossa, al massimo
cli-column-below = Vittorie contro il livello sotto (al 95%)
cli-column-elo = Elo
cli-column-time = Durata (p99)
cli-levels-looks =
    { $slips ->
        [0] una mossa avanti, { $milliseconds } ms
       *[other] una mossa avanti, { $slips }% a caso, { $milliseconds } ms
    }
cli-levels-champion = gioca come il campione
cli-levels-network = la rete del campione: { $overlooked }% di mosse sfuggite, { $near }% a vista corta, temperatura { NUMBER($temperature, minimumFractionDigits: 1) }
cli-levels-searches = { $iterations } partite immaginate, { $milliseconds } ms
cli-levels-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-levels-time = { $milliseconds } ms
cli-levels-rival =
    { $players ->
        [2] { $level } contro un bot avido: { $share } di { $games } partite.
       *[other] { $level } a un tavolo da { $players }, con bot avidi: { $share } di { $games } partite.
    }
cli-levels-missed = { $pair } resta sotto: { $share }, e l’obiettivo è il { $goal }%.
cli-levels-unproved = { $pair } non è dimostrato: { $share }, e tutto l’intervallo dovrebbe superare il { $goal }%.
cli-levels-hurried = { $level } ha avuto il processore solo per il { $share }% del suo tempo: la macchina era occupata, forse il livello è più forte.

## Reviews

cli-review = Dire dove si è persa una partita. Probabilità, errori, fortuna e bravura, da una registrazione.
cli-review-json = stampare l’analisi come JSON
cli-review-seat = solo gli errori di questo posto
cli-review-all = tutti gli errori, non solo i più grandi
cli-review-again = analizzare di nuovo, qualunque cosa sia conservata
cli-progress-decisions = decisioni
cli-review-stopped = L’analisi è stata interrotta; non si è conservato nulla.
cli-playthrough = Mostrare una partita a caso, vista da ogni posto. Mossa per mossa, sempre in inglese.
cli-playthrough-steps = Quante delle prime mosse mostrare, oltre all’ultima. 0 le mostra tutte.
cli-puzzles = Trovare rompicapi in partite fra bot. Una mossa è nettamente la migliore.
cli-puzzles-count = Quanti trovarne.
cli-puzzles-out = La cartella in cui va il file.
cli-puzzles-resume = Continuare il file che c’è già, se l’ha iniziato questo comando.
cli-puzzles-progress = Rompicapi
cli-puzzles-written = I rompicapi sono in { $file }.
cli-puzzle = Risolvere un rompicapo. Una mossa è nettamente la migliore.
cli-puzzle-number = Quale, dal più facile al più difficile; altrimenti uno che cambia ogni giorno.
cli-day = Giocare la partita del giorno. È la stessa per tutti, secondo la data (UTC).
cli-day-date = Un altro giorno, per esempio 2026-11-16.
cli-day-name = Il tuo nome.
