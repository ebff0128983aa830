### Ciò che nessun tavolo può mostrare. Il programma mette davanti il file e la riga e aggiunge il punto delle regole.

## Righe. $text: ciò che vi si legge; $zone: la riga di cui si tratta; $player: una lettera.

error-position-too-much = «{ $zone }» sta da solo nella riga; «{ $text }» è di troppo.
error-position-dash = In «{ $zone }» un - dice che lì non c’è nulla: accanto non può esserci altro.
error-position-name = «{ $text }» qui non può essere il nome di un giocatore: lo ha già un altro, è una sola lettera oppure una parola della notazione.
error-position-rest-place = «{ $text }» non può stare qui: ciò che resta va in una mano, in una coda, in un mazzo, negli scarti o in «out».
error-position-rest-last = «{ $text }» sta alla fine della riga, dopo le carte nominate.
error-position-rest-twice = Ciò che resta è già in «{ $zone }»: non può stare in due posti.

## Il tavolo

error-position-markers = «{ $text }»: i segnalini stanno solo sui romani seduti a un posto.
error-position-coins-there = «{ $text }»: le monete stanno solo sui romani in una latrina o in una coda.
error-position-brutus = Bruto siede al centro e in nessun altro posto, nemmeno in una villa.
error-position-queue-empty = La coda del giocatore { $player } non può essere vuota: finché ci sono romani nel mazzo o negli scarti, ne arrivano subito cinque.
error-position-finished-seating = Il giocatore { $player } sta facendo sedere i romani e ha un visitatore che ha finito: quello avrebbe già pagato e se ne sarebbe andato.
error-position-finished-waiting = Il giocatore { $player } ha un visitatore che ha finito; a questo tavolo avrebbe pagato e se ne sarebbe andato subito.
error-position-finished-off-turn = Il giocatore { $player } ha un visitatore che ha finito nel turno di un altro; senza eventi né Seneca lì nessuno perde l’ultimo segnalino.
error-position-due = «due» nomina visitatori che hanno finito presso il giocatore di turno, dalla fase 1 finché tutti hanno pagato, e solo con finishedTiming=immediate.
error-position-shown = Una carta scopre al massimo { $most } romani.
error-position-only-in-effect = In «{ $text }» c’è qualcosa solo mentre si esegue un effetto, e ora non ce n’è nessuno in corso.
error-position-display = Sono scoperti { $most } ampliamenti, non di più, e meno solo se non ne restano altri.
error-position-earned = Tutti insieme possiedono { $held } sesterzi, ma dalla banca ne hanno ricevuti solo { $earned }.

## Prima e dopo la partita

error-position-no-draft = A questo tavolo non c’è scelta prima della partita: non sono in gioco né open-draft né un modulo che la prevede.
error-position-in-draft = «{ $text }» deve essere vuoto: prima della partita ci sono solo le carte da scegliere.
error-position-only-draft = «{ $text }» esiste solo durante la scelta prima della partita.
error-position-draft-seats = Nella scelta il primo romano va in L e il secondo in R; nessuno divide ancora un posto.
error-position-draft-picks = La scelta non torna: dopo { $picks } carte prese i giocatori ne hanno altrettante, e gli altri romani da scegliere sono scoperti.
error-position-no-such-end = A questo tavolo una partita non può finire per «{ $text }».
error-position-one-winner = Vince un giocatore, uno solo.
error-position-not-won = La partita non è finita così: { $player } non ha vinto.

## Pecunia Olet

error-position-start-cards = Il giocatore { $player } deve avere una stampatrice e un componente con la lettera S: non li perde nessuno.
error-position-fake-quality = Il giocatore { $player } non può avere stampato banconote false così buone: { $most } componenti diversi non ne fanno di migliori.
error-position-deck-letters = { $text } non può essere già fuori dal mazzo: ci sono ancora carte di una lettera precedente.
error-position-round = A questo tavolo non c’è un round { $text }.
error-position-pawn = Il giocatore { $player } deve avere il segnalino del primo giocatore: sta da chi ha usato gli occhiali da sole in questo round, altrimenti dal primo giocatore della partita.
error-position-bought = Su { $text } c’è uno scagnozzo: la carta è stata comprata e la posizione è vuota.
error-position-market-hole = La posizione { $text } non può essere vuota: in questo round nessuno vi ha comprato, e il mercato si riempie da destra finché ci sono carte.
error-position-no-jet = Il giocatore { $player } sta su { $text } senza possedere un jet privato.
error-position-strike = Durante uno sciopero nessuno vola.
