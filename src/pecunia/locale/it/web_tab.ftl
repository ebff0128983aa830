## Tables in this tab, without a server

web-tab-here = Offline
web-tab-there = Online
web-tab-loading = Si preparano i tavoli: { $percent }%
web-tab-offline = Niente connessione, e i tavoli non ci sono ancora tutti. Quello che hai giocato è al sicuro.
web-tab-old = Questo browser è troppo vecchio per far girare i giochi da solo. Aggiornalo, o gioca in un altro.
web-tab-full = Questo browser non ha posto per i giochi. Libera spazio e riprova.
web-tab-broken = Non è stato possibile preparare i tavoli. Quello che hai giocato è al sicuro.
web-tab-not-kept = Questo browser non conserva nulla, forse perché la finestra è privata. Salva la partita prima di chiuderla.
web-tab-again = Riprova
web-tab-leave = Va bene
web-offline-title = Senza rete
web-offline-text = Tieni i giochi in questo browser ({ $size } MB): bot, lezioni, problemi e regole ci saranno anche senza connessione.
web-offline-keep = Tieni i giochi
web-offline-kept = I giochi sono in questo browser. Se la connessione cade, continua contro i bot; i tuoi tavoli con gli altri aspettano.
web-offline-remove = Toglili
