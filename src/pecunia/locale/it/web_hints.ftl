### Consigli al tavolo nel browser. $names: nomi; $chance: una quota, per esteso; $rank: un numero; $move: una mossa a parole.

web-hints = Consigli
web-hints-show = Mostra le mosse migliori
web-hints-hide = Nascondi i consigli
web-hints-wait = Ci penso…
web-hints-later = Il prossimo consiglio arriva con la tua prossima decisione.
web-hints-how = La probabilità di vincere, vista dal tuo posto dal bot più forte.
web-hints-for = A favore
web-hints-against = Contro
web-hints-same = niente che le distingua
web-hints-compare = Perché è meglio della mia?
web-hints-mine = Scegli la tua mossa…
web-hints-yours = La tua mossa
web-hints-best = È la mossa migliore.
web-hints-agree = Accetta i consigli
web-hints-agreed = Per te va bene. Ora gli altri.
web-hints-ask = A questo tavolo i consigli sono per tutti o per nessuno: dovete accettare tutti.
web-hints-wants = { $names } vorrebbe i consigli per tutti.
