### Stampa: testi da incollare, aiuti di gioco, regolamenti.

print-title-texts = Testi da incollare: { $sets }
print-how-texts = Taglia lungo le linee, prima di traverso, poi dall’alto in basso, e incolla ogni testo sulla sua carta. I testi di una riga hanno la stessa altezza.

print-as-rules = Regolamento
print-how-rules = Due pagine stanno su un foglio: stampale come opuscolo, fronte e retro, piega e spilla. I piccoli numeri in alto sono pagine.
print-how-large = Stampa su fogli interi. I piccoli numeri in alto sono pagine.

## Player aids. $targets: how many sesterces for how many players.

print-as-aid = Aiuto di gioco
print-title-aid = Aiuto di gioco: { $sets }
print-how-aid = Stampalo una volta per ogni giocatore, fronte e retro se le pagine sono due.
print-aid-turn = Il tuo turno
print-aid-goal = Il primo a tanti sesterzi vince sul colpo (giocatori: sesterzi): { $targets }.
    .modules = Ogni modulo in gioco ne chiede 5 in più.
print-aid-phase-1 = La natura chiama
    .text = Togli un segnalino a ciascuno dei tuoi visitatori.
print-aid-phase-2 = Incassa
    .text = Chi non ha più segnalini (conta-giri) paga la tariffa e se ne va.
print-aid-phase-3 = Riempi i posti
    .text = Dalla testa della tua coda i romani si siedono sui tuoi posti liberi, uno dopo l’altro, e ricevono tanti segnalini quanti ne dice la loro durata.
print-aid-phase-4 = Pesca
    .text = Pesca una carta azione. Il tuo turno è finito.
print-aid-play = Prima e fra una cosa e l’altra puoi giocare quante carte azione vuoi, finché non peschi.
print-aid-seats = Un senatore e uno schiavo non siedono mai fianco a fianco. Se il primo della coda non può sedersi, tutti gli altri aspettano. Due romane possono dividersi un posto.
print-aid-queue = Quando una coda è vuota, arrivano subito cinque nuovi romani.
print-aid-spaces = Spazi

error-print-ladder = Su carta le scale hanno { $expected } gradini, quelle di questo file { $found }. Senza la sua tabella careers il resto si può stampare.
error-print-name-long = «{ $value }» è troppo lungo per una carta. Un nome sta su una riga, cioè una ventina di lettere.
error-print-name-letter = «{ $value }» non si può stampare: il carattere delle carte non ha «{ $letter }».
