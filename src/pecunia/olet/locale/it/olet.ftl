### Pecunia Olet: carte, spazi, il tavolo, le sue pagine. I nomi sono nostri.

## Carte: il nome, che cosa fa, e un nome più corto dove il primo è lungo.

olet-card-printer = Stampatrice
    .text = Ogni tua stampatrice fa due banconote false ogni volta che stampi.
olet-card-ink = Inchiostro
    .text = Uno dei tre componenti. Più ne hai di diversi, migliori sono le tue banconote false. Un secondo dello stesso tipo non serve a nulla.
olet-card-paper = Carta
    .text = Uno dei tre componenti. Più ne hai di diversi, migliori sono le tue banconote false. Un secondo dello stesso tipo non serve a nulla.
olet-card-hologram = Ologramma
    .text = Il raro terzo componente: con inchiostro e carta stampi le migliori banconote false che ci siano.
olet-card-diner = Trattoria
    .text = Alla fine di ogni round, e ancora una volta alla fine della partita, deve cambiare una tua banconota falsa, la peggiore per prima, in una vera da 50 $.
olet-card-jet = Jet privato
    .text = Puoi partire dagli spazi dei jet privati senza pagare. Nessuno può averne due.
    .short = Jet
olet-card-lottery = Biglietto della lotteria
    .text = Paga alla fine della partita, quando il Padrino non può più metterci le mani.
    .short = Lotto
olet-card-great-lawyer = Grande Avvocato
    .text = Dopo gli ultimi scagnozzi puoi riprenderne uno dei tuoi dal tabellone e piazzarlo ancora una volta, prima del Cattivo Avvocato.
    .short = Grande A.
olet-card-bad-lawyer = Cattivo Avvocato
    .text = Dopo gli ultimi scagnozzi e il Grande Avvocato puoi riprendere uno dei tuoi dal tabellone e piazzarlo ancora una volta: azzeccagarbugli, ma efficace.
    .short = Cattivo A.

## Tipi di spazi: il nome, e che cosa ci fa uno scagnozzo.

olet-space-market = Mercato nero
    .text = Compri la carta di questa posizione al prezzo della posizione. Alla fine del round le carte scorrono a destra, dove costano meno.
olet-space-print = Tipografia
    .text = Stampi due banconote false per ogni tua stampatrice. La loro qualità è il numero di componenti diversi che possiedi.
olet-space-supermarket = Supermercato
    .text = Paghi con una, due o tre banconote false di una qualità che qui non conoscono ancora, e ricevi 50 $ per ciascuna.
olet-space-receiver = Ricettatore
    .text = Consegni da una a otto banconote false di qualunque qualità. Sono pagate tutte come la peggiore: 20, 30 o 40 $.
olet-space-tax = Frode fiscale
    .text = Prendi 30 $.
olet-space-jet = Volo privato
    .text = Con un jet privato tuo: porti quanto vuoi sul conto offshore, o ne riprendi, senza pagare.
olet-space-commercial = Volo commerciale
    .text = Per 30 $: porti quanto vuoi sul conto offshore, o ne riprendi.

## Che cosa è stampato sugli spazi.

olet-sign-hat = Berretto
    .text = Chi agisce qui, poi fa avanzare il poliziotto di un passo.
olet-sign-bin = Bidone
    .text = Una carta che alla fine del round è qui esce dalla partita.
olet-sign-sunglasses = Occhiali da sole
    .text = Chi agisce qui prende il segnalino del primo giocatore e comincia il round seguente.

## Gli spazi del tracciato della polizia.

olet-track-godfather = Padrino
    .text = Tutti pagano metà dei contanti, arrotondata alla decina superiore. Conti offshore, banconote false e carte sono al sicuro.
olet-track-investigation = Indagine
    .text = Le indagini progrediscono: d’ora in poi il supermercato conosce le banconote false di questa qualità e le rifiuta.
olet-track-strike = Sciopero
    .text = Scioperano i controllori di volo: finché il poliziotto è qui nessuno vola.
olet-track-last = Ultimo spazio
    .text = Il Padrino passa un’ultima volta e il round si interrompe. Chi ha ancora uno scagnozzo può piazzarne uno, poi vengono gli avvocati, le trattorie e la lotteria.

## Il tavolo. $amount, $round, $lap, $steps, $binned: numeri; il resto sono testi.

olet-money = { $amount } $
olet-none = nessuna
olet-round = Round { $round }
olet-stage-round = passaggio { $lap } di 3
olet-stage-last-henchmen = gli ultimi scagnozzi
olet-stage-great-lawyer = il Grande Avvocato
olet-stage-bad-lawyer = il Cattivo Avvocato
olet-piles = mazzo: { $deck } · nel bidone: { $binned }
    .empty = mazzo vuoto · nel bidone: { $binned }
olet-police = Polizia
olet-godfather = { $sign } fra { $steps }
olet-known = il supermercato conosce { $stars }
olet-strike = SCIOPERO: nessun volo
olet-screen = dietro lo schermo
olet-purse = contanti { $cash } · offshore { $offshore }
olet-fakes = false: { $fakes }
olet-prints = (stampa { $fakes })
olet-pawn = round seguente: comincia { $player }

## Risposte che sono somme. $most: quanto, $stars: le tre qualità, $fakes: che cosa si ha.

olet-answer-out = Scrivi una somma in decine, per esempio 50: va offshore (fino a { $most }).
olet-answer-home = Con un meno, per esempio -50, torna a casa (fino a { $most }).
olet-answer-fakes = Scrivi quante di { $stars }, per esempio 1/0/2: al massimo { $most }. Hai { $fakes }.

## La prima pagina e l’ultima. $players, $rounds: numeri; il resto sono testi.

olet-motto = Il denaro puzza, eccome.
olet-options = { $players } giocatori · quando arriva la polizia vince chi ha più denaro
olet-open-money = Il denaro di tutti è scoperto
olet-tie-replay = Niente vittorie condivise: si rigioca
olet-round-cap = La partita finisce senza vincitore dopo il round { $rounds }
olet-reconstructed = Ricostruiti, perché nessun regolamento li riporta: { $what }. I nomi sui tabelloni sono nostri.
olet-what-board = spazi e prezzi
olet-what-track = il tracciato della polizia
olet-what-cards = quante sono le carte di ogni tipo e quanto paga la lotteria
olet-legend-quality = qualità
olet-legend-hat = fa avanzare il poliziotto
olet-legend-bin = bidone
olet-legend-sunglasses = comincia il round seguente
olet-legend-godfather = Padrino
olet-legend-investigation = indagini
olet-legend-strike = sciopero
olet-legend-last = la fine
olet-legend-ready = scagnozzo pronto
olet-legend-placed = sul tabellone
olet-legend-laid = steso
olet-score = { $score } = { $cash } in contanti + { $offshore } offshore
    .lottery = { $score } = { $cash } in contanti + { $offshore } offshore + { $lottery } dalla lotteria
olet-left = invendute: { $fakes }

## Pagine a richiesta. $cards: nomi di carte.

olet-binned = Nel bidone: { $cards }
olet-page-spaces = Gli altri spazi
olet-page-signs = Segni
olet-page-players = Giocatori
olet-help-goal = Stampi denaro falso e lo fai diventare vero. Alla fine vince chi ha più denaro, in contanti e offshore; banconote false e carte non contano.
olet-help-turn = Un turno: piazza uno dei tuoi tre scagnozzi su uno spazio libero e agisci lì, o stendine uno (passare). Quando sono tutti usati tornano, il mercato scorre e le trattorie lavorano.
olet-help-money = Le carte si comprano solo in contanti. I contanti sono in pericolo; il denaro offshore è al sicuro, ma va riportato in volo per spenderlo. Quello che hanno gli altri è dietro i loro schermi.
olet-help-police = Uno spazio con il berretto fa avanzare il poliziotto. Per strada il Padrino prende metà dei contanti di tutti, dopo le indagini il supermercato rifiuta le banconote false, con gli scioperi non si vola.
olet-help-end = Sull’ultimo spazio la partita finisce: un ultimo scagnozzo ciascuno, gli avvocati, le trattorie, la lotteria.
olet-help-answer = Rispondi con un numero, o scrivi la mossa: place SM1 o soltanto SM1 · pass · sell 0/1/2 · deposit 50 · withdraw 50 · lift SM1 · decline. Dove si chiede una somma basta la cifra: 50, o -50 per riprendere denaro; 0/1/2 per le banconote false.
olet-help-ask = ? Trattoria spiega una carta, ? SM1 uno spazio, ? Berretto un segno, ? 2 una scelta, ? place M1 dice perché una mossa non è permessa, ? O36 che cosa dice una regola.
olet-help-keys = u annulla una mossa · l che cosa è successo dal tuo ultimo turno · h che cosa farebbe un giocatore forte, e perché · c tutto quello che è tuo · m il tabellone a parole · q salva ed esce (anche Ctrl-C)
