### The server: its command, its settings, and what it refuses.

cli-serve = Offrire tavoli in rete.
cli-tables = Controllare i tavoli salvati ed elencare gli illeggibili.
tables-readable = { $count ->
    [0] Nessun tavolo è salvato.
    [one] L’unico tavolo salvato è leggibile.
   *[other] Tutti i { $count } tavoli salvati sono leggibili.
}
tables-unreadable = Tavoli salvati illeggibili: { $broken } su { $count }.
cli-serving = I tavoli sono aperti su { $address } (Ctrl-C per finire).
cli-port-taken = La porta { $port } è già occupata: se ne usa un’altra.
cli-no-browser = Qui non si è potuto aprire un browser. Apri tu { $address } in un browser, oppure gioca nel terminale: make terminal (pecunia play).

serve-variables = Variabili d’ambiente, con il loro valore predefinito:
serve-host = l’indirizzo su cui ascoltare; gli altri computer lo raggiungono solo se non è quello di loopback
serve-port = la porta
serve-open = aprire la pagina nel browser; se la porta abituale è occupata, se ne usa un’altra
serve-data_dir = la cartella per la base di dati; altrimenti dove il sistema tiene i dati dell’utente
serve-database_url = una base di dati PostgreSQL invece di SQLite: postgresql://nome:password@macchina/base
serve-bus_url = un server Redis o Valkey con cui più processi si comunicano le mosse: redis://macchina/0
serve-secret = la chiave che firma le identità; altrimenti ne viene creata una, tenuta nella base di dati
serve-origins = altri indirizzi di pagine che possono inviare mosse, separati da virgole
serve-proxies = indirizzi dei proxy a cui si crede su chi è il mittente
serve-bot_workers = quanti processi pensano per i bot
serve-bot_seconds = quanto a lungo un bot può pensare a una mossa, in secondi
serve-review_workers = quanti processi fanno un’analisi (0: uno per ogni core)
serve-most_tables = quanti tavoli possono stare in memoria insieme
serve-rate_percent = con che rapidità si possono inviare messaggi, in percentuale dei limiti abituali
serve-log_level = che cosa viene annotato: debug, info, warning o error

error-option-variable = { $option } dev’essere un numero intero, non «{ $value }».
error-option-log-level = Non esiste il livello di registro «{ $value }». Noti: { $known }.
error-option-address = { $option } non è un indirizzo utilizzabile.
error-serve-windows = Il server funziona su Linux e macOS, non direttamente su Windows: lì si usa il sottosistema Windows per Linux (WSL).
error-serve-extra = Il server richiede più del gioco: si installa con «pip install pecunia[server]» (manca { $module }).
error-serve-address = L’indirizzo { $address } non si può usare: { $reason }.
error-serve-newer = La base di dati viene da un pecunia più recente (forma { $found }; questo conosce { $known }). Aggiornalo.
error-serve-no-database = Qui non c’è ancora una base di dati con tavoli. La crea «pecunia serve».
error-serve-other-schema = La base di dati ha lo schema { $found }, questa versione legge { $known }. Usa la versione con cui gira il server.
error-store-unavailable = La base di dati non risponde. Non è cambiato nulla; riprova tra un momento.
error-cannot-take-back = Questo non si può ritirare: si torna indietro solo nel proprio turno, finché non si pesca o si scopre una carta.
error-table-busy = A questo tavolo succede troppo in una volta. Riprova.
error-unknown-table = Questo tavolo non esiste.
error-unreadable-table = Per ora questo tavolo non si può aprire: il server non riesce a leggere i suoi dati salvati. Il gestore trova il motivo nel registro.
error-unknown-path = A questo indirizzo non c’è nulla.
error-method = Con questo indirizzo non si può fare.
error-malformed = Questo messaggio non si capisce: { $detail }
error-too-large = Questo messaggio è troppo lungo: al massimo { $most } byte.
error-too-fast = Un po’ troppo in fretta. Aspetta { $seconds } s.
error-signed-out = Di’ prima il tuo nome.
error-not-invited = A questo tavolo si viene solo su invito.
error-not-host = Può farlo solo chi ha preparato il tavolo.
error-not-seated = Non sei seduto a questo tavolo.
error-not-started = La partita non è ancora iniziata.
error-already-started = La partita è già iniziata.
error-not-over = La partita non è ancora finita.
error-table-over = La partita è finita.
error-table-full = Tutti i posti sono occupati.
error-seat-taken = Lì è già seduto qualcuno.
error-no-such-seat = Questo posto non c’è a questo tavolo.
error-begins-by-chance = Così si apparecchiano solo tavoli la cui partita comincia a caso.
error-lesson-first = Si potrebbe fare, ma prima: { $task }
error-no-lesson = A questo tavolo non c’è nessuna lezione in corso.
error-unknown-lesson = Non c’è una lezione «{ $name }»; ci sono { $known }.
error-reviews-waiting = { $most } analisi aspettano già. Riprova tra un po’.
error-no-puzzle = Questo tavolo non è un rompicapo.
error-puzzle-unanswered = Il rompicapo non ha ancora una risposta.
error-already-seated = Sei già seduto a questo tavolo.
error-seats-free = Ci sono ancora posti liberi.
error-nobody-plays = Deve giocare anche qualcuno che non sia un bot.
error-has-resigned = Ti sei ritirato da questa partita.
error-asked-already = Qualcuno ha già chiesto di ritirare una mossa; prima bisogna rispondere.
error-nothing-asked = Nessuno te lo chiede.
error-not-printable = Contiene caratteri che non si possono mostrare.
error-code-unknown = Questo codice non è valido, o non lo è più.
error-wrong-origin = Questa richiesta viene da una pagina estranea.
error-too-many-tables = Hai preparato { $most } tavoli non ancora finiti: è il limite.
error-too-many-sockets = Da qui ci sono già { $most } connessioni a questo tavolo.
error-house-full = Tutti i tavoli della casa sono occupati. Riprova più tardi.
error-internal = Qualcosa è andato storto da parte nostra. Non è cambiato nulla.
why-allowed = Questa mossa è permessa.
