### Bot: che cosa non va e come viene detto.
### $bot: il suo nome o il programma; $package: che cosa è stato installato; $detail: che cosa dice il programma o il sistema.

error-bot-broken = Il bot { $bot } non si può usare: il suo pacchetto { $package } è difettoso. { $detail }
error-bot-twice = Il bot { $bot } viene da più pacchetti: { $packages }. Tienine uno solo.
error-bot-no-choose = Il bot { $bot } non si può usare: ciò che produce il suo pacchetto { $package } non ha choose(view).
error-bot-raised = { $bot } è andato in errore; al suo posto è stata sorteggiata una mossa. { $detail }
error-bot-illegal = { $bot } ha scelto «{ $move }», che ora non è permesso; al suo posto è stata sorteggiata una mossa.
error-bot-given-up = { $bot } è escluso per il resto della partita (errori: { $faults }); le sue mosse sono sorteggiate.
cli-fault =
    { $count ->
        [one] { $fault }
       *[other] { $fault } ({ $count } volte)
    }

## Programmi. $words: le ultime righe del loro standard error; $text: che cosa hanno scritto; $value: che cosa è stato indicato.

error-option-bot-command = «{ $value }» non può essere un bot: dopo cmd: vengono un programma e i suoi argomenti, con le virgolette chiuse, spazi singoli e senza #.
error-option-bot-python = «{ $value }» non è un bot: dopo py: vengono un modulo, due punti e un nome di quel modulo (py:my_bots:Prudent), poi le parole per il bot.
error-option-bot-program = Non c’è un programma «{ $value }» da avviare come bot.
error-option-bot-seconds = Un bot ha più di 0 e al massimo { $most } secondi per una mossa, non { $value }.
error-option-trust = In { $file } «{ $value }» è un bot. Se ti fidi di questo file, permettigli di avviare programmi con --trust.
error-bot-start = Non si riesce ad avviare { $bot }. { $detail }
error-bot-hello = { $bot } non parla la versione { $protocol } del protocollo: ha cominciato con «{ $text }».
error-bot-late = { $bot } non ha risposto entro { $seconds } s; al suo posto è stata sorteggiata una mossa. Le sue ultime parole: { $words }
error-bot-garbage = { $bot } ha scritto «{ $text }», che non è una risposta; al suo posto è stata sorteggiata una mossa.
error-bot-flood = { $bot } scriveva senza fine ed è stato fermato; al suo posto è stata sorteggiata una mossa.
error-bot-ended = { $bot } è terminato con stato { $status }; al suo posto è stata sorteggiata una mossa. Le sue ultime parole: { $words }
error-bot-closed = { $bot } ha chiuso la linea ed è stato fermato; al suo posto è stata sorteggiata una mossa. Le sue ultime parole: { $words }

## La prova del contratto (bot-check). $same su $of erano uguali; tempi in millisecondi.

cli-bot-check = Verificare se un bot sta ai patti, a tavoli di ogni tipo. Fallisce dove non ci sta.
cli-bot-check-what = Un programma con i suoi argomenti, tra virgolette, o il nome di un bot.
cli-bot-check-games = Giocare solo questo numero di partite, dalla prima in poi.
cli-check-is-passed = sì
cli-check-is-failed = NO
cli-check-is-told = –
cli-check-starts = Si avvia e si presenta; si chiama: { $name }
cli-check-games = Gioca partite intere dei due giochi, con ogni numero di giocatori, in entrambe le edizioni e con tutti i moduli: { $played } su { $of } senza errori, { $decisions } decisioni
cli-check-some-games = Gioca partite intere ai primi { $of } tipi di tavoli, non a tutti: { $played } su { $of } senza errori, { $decisions } decisioni
cli-check-again = Gioca una partita dopo l’altra in un solo processo (avvii: { $starts })
cli-check-strange = Ignora messaggi e campi che non conosce
cli-check-leaves = Termina quando il suo input viene chiuso
cli-check-told = Non viene a sapere nulla che il suo posto non possa vedere: ridistribuito il resto, { $same } domande su { $of } erano le stesse, byte per byte
cli-check-fair = Sceglie senza ciò che il suo posto non può vedere: ridistribuito il resto, { $same } scelte su { $of } erano le stesse
cli-check-repeats = Stesso seme, stessa scelta: { $same } su { $of } (utile da sapere, non richiesto)
cli-check-time = Tempo per una mossa: la metà entro { NUMBER($p50, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, 99 su 100 entro { NUMBER($p99, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, la più lunga { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms; il limite è { $limit } ms
cli-check-fits = Questo bot può sedersi al tavolo.
cli-check-fits-not = Questo bot non può ancora sedersi al tavolo.
