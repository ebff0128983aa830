### L’arbitro: che cosa dicono le regole di una posizione e di una mossa.

## La risposta. $player: un nome; $letter: un posto; $move: la mossa, com’è stata detta; $text: una frase.

judge-player = Giocatore { $letter }
judge-asked = { $player } ({ $letter }): { $question }
judge-forced = Qui { $player } non ha nulla da scegliere. Questo accade da sé:
judge-before = Prima questo è accaduto da sé:
judge-legal = { $move }: permessa. { $text }
judge-refused = { $move }: non permessa. { $text }
judge-rule = Regola { $clause }: { $text }
judge-unprinted = { $romans }: non fra i romani ricostruiti. Vale ciò che hai indicato.
judge-over = Questa partita è finita: nulla è permesso.

## Nomi. $text: ciò che è stato detto; $near: ciò che più gli si avvicina.

error-name-unknown = Qui nessuno conosce «{ $text }». Il nome più vicino: { $near }.
error-name-ambiguous = «{ $text }» può voler dire più cose: { $near }.
error-name-strange = Qui niente si chiama «{ $text }».
error-name-no-player = A questo tavolo non c’è un giocatore «{ $text }». Ci sono: { $near }.

## Che cosa si dice per le parole delle mosse e dei posti, separato da virgole. La prima viene proposta se una parola non è conosciuta.

say-done = fatto, finito, fine turno
say-play = gioca, giocare, gioco
say-discard = scarta, scartare
say-upgrade = ampliamento, prendi l’ampliamento, miglioria
say-event = evento
say-favour = favore
say-use = usa, usare
say-seat = siedi, sedere, metti
say-join = unisci, aggiungi
say-collect = incassa, incassare
say-visitor = visitatore
say-queue = coda, fila
say-player = giocatore
say-card = carta
say-yes = sì
say-pay = paga, pagare
say-pass = passa, passare
say-climb = sali, salire
say-place = piazza, piazzare, metti
say-lift = riprendi, riprendere
say-sell = vendi, vendere
say-deposit = deposita, depositare
say-withdraw = preleva, prelevare
say-decline = rinuncia, rinunciare
say-L = sinistra, a sinistra, posto a sinistra
say-M = centro, al centro, posto al centro
say-R = destra, a destra, posto a destra
say-V1 = villa 1, villa
say-V2 = villa 2
say-V3 = villa 3
say-pair = coppia, insieme, entrambi
say-second = secondo, il secondo
say-third = terzo, il terzo
say-paying = pagando
