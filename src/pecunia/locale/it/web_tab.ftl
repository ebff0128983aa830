## Tables in this tab, without a server

web-tab-here = Offline
web-tab-loading = Si preparano i tavoli: { $percent }%
web-tab-offline = Niente connessione, e i tavoli non ci sono ancora tutti. Quello che hai giocato è al sicuro.
web-tab-old = Questo browser è troppo vecchio per far girare i giochi da solo. Aggiornalo, o gioca in un altro.
web-tab-broken = Non è stato possibile preparare i tavoli. Quello che hai giocato è al sicuro.
web-tab-not-kept = Questo browser non conserva nulla, forse perché la finestra è privata. Salva la partita prima di chiuderla.
web-tab-again = Riprova
web-tab-leave = Va bene
