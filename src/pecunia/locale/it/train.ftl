### `pecunia lab train` e `pecunia lab measure`: reti che imparano giocando contro sé stesse.

cli-train = Addestrare una rete che gioca contro sé stessa. Senza opzioni del tavolo gioca a ogni tipo di tavolo.
cli-train-out = Dove va tutto: una cartella.
cli-train-minutes = Fermarsi dopo tanti minuti.
cli-train-decisions = Fermarsi dopo tante decisioni in tutto, comprese quelle prima di --resume.
cli-train-resume = Continuare dalla cartella di un addestramento precedente, o partire dal file di una rete.
cli-train-seed = Lo stesso seme e lo stesso numero di decisioni ridanno la stessa rete sulla stessa macchina.
cli-train-tables = Quanti tavoli giocano in ciascuno dei due gruppi che si alternano.
cli-train-steps = Quante decisioni gioca un tavolo prima che la rete ne impari.
cli-train-minibatch = Da quante decisioni impara alla volta.
cli-train-rate = Il tasso di apprendimento all’inizio; alla fine ne resta un dodicesimo.
cli-train-workers = Quanti processi giocano; 0: tanti quanti i processori liberi.
cli-train-measured = Durante l’addestramento, giocare di continuo tante partite contro greedy; 0 per nessuna.
cli-train-progress = { NUMBER($seconds, maximumFractionDigits: 0) } s: { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } milioni di decisioni, { $thousands } mila al secondo; mosse { NUMBER($policy, minimumFractionDigits: 4, maximumFractionDigits: 4) }, valore { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }, previsto { NUMBER($foreseen, minimumFractionDigits: 3, maximumFractionDigits: 3) }, entropia { NUMBER($entropy, minimumFractionDigits: 3, maximumFractionDigits: 3) }, divergenza { NUMBER($divergence, minimumFractionDigits: 4, maximumFractionDigits: 4) }
cli-train-written = Rete, stato e curve sono in { $folder }.
cli-measure = Misurare quanto una rete vince contro i bot. Gioca da ogni posto e, senza opzioni del tavolo, a molti tipi di tavolo.
cli-measure-file = Il file di una rete, come lo scrive `pecunia lab train`.
cli-measure-bots = Contro chi, separati da virgole: bot, o file di reti.
cli-measure-games = Almeno tante partite per ogni tavolo e avversario.
cli-measured = { $table } contro { $bot }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) di { $games } partite

error-train-extra = Per addestrare serve più del gioco: si installa con «pip install pecunia-games[train]» (manca { $module }).
error-train-limit = Quando finisce l’addestramento? Dillo con --minutes o --decisions.
error-train-worker = Un processo che giocava è terminato: { $detail }
error-train-not-found = In { $file } non c’è nessuna rete.
error-train-damaged = { $file } non è il file di una rete, o è danneggiato.
error-train-title = La rete in { $file } gioca a { $found }, non a { $title }.
error-train-layout = La rete in { $file } è stata addestrata per osservazioni della versione { $found }; qui vale la versione { $layout }.
