### Le partite registrate che si rivedono: perché a volte non si può, e la pagina in un file.

error-record-too-long = La registrazione ha più di { $most } mosse: è troppo lunga per essere mostrata.
error-record-hidden = Questa registrazione tace ciò che è ancora segreto, perché la sua partita non era finita. Prendila di nuovo quando lo sarà.
error-no-such-moment = La registrazione ha { $most } mosse: il momento { $at } non esiste, oppure lì non siede nessuno.
error-page-missing = Questa installazione non ha una pagina per il browser: «make page» la costruisce.
error-html-extra = Per la pagina il solo gioco non basta: installa il resto con «pip install pecunia-games» (manca { $module }).
error-html-itself = { $file } è la registrazione stessa: scegli un altro nome per la pagina.

cli-html = Scrivere la partita in un solo file HTML che la mostra senza alcuna connessione.
cli-html-written = { $file } mostra la partita in qualsiasi browser, anche senza connessione.
