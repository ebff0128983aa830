### Reti addestrate: i loro file, e il bot che gioca seguendole. $found: per che cosa è stato fatto il file.

error-option-bot-title = { $value } non può giocare a { $title }: con questo gioco non c’è una rete addestrata.
error-option-bot-network = «{ $value }» non è una rete: dopo net: vengono un file (o champion) e, se deve pensare, un numero di domande o di secondi (400, 1.5s).
error-network-missing = Con { $title } non c’è una rete addestrata.
error-network-not-found = Il file { $file } non esiste.
error-network-format = { $file } non è una rete che questa versione sappia leggere (formato { $format }).
error-network-damaged = { $file } è danneggiato: rifallo o scaricalo di nuovo.
error-network-title = La rete in { $file } gioca a { $found }, non a { $title }.
error-network-layout = La rete in { $file } è stata addestrata per la disposizione { $found }, ma le osservazioni hanno la disposizione { $layout }. Addestrala di nuovo.

## `pecunia lab ship`

cli-ship = Fare di una rete addestrata quella del suo gioco.
cli-ship-file = La rete addestrata (.npz).
cli-ship-rows = Su quante posizioni di partite proprie viene misurata.
cli-ship-out = La cartella per champion.bin e champion.toml; altrimenti quella del gioco nella copia di lavoro in cui sei.
cli-ship-same = Stessa mossa della rete addestrata: { $share } di { $rows } posizioni
cli-ship-error = Errore medio: { NUMBER($score, minimumFractionDigits: 4, maximumFractionDigits: 4) } nei punteggi (logit), { NUMBER($chance, minimumFractionDigits: 4, maximumFractionDigits: 4) } nelle probabilità di vincere
cli-ship-written = { $file }: { $bytes } byte

error-network-large = La rete occupa { $bytes } byte; al massimo ne sono permessi { $most }.
