### La scrivania di Pecunia Olet nel browser. $amount: una somma, per esteso; $count, $index, $last, $steps, $quality, $ready, $laid, $turn, $one, $two, $three: numeri; $what: una casella della polizia.

web-olet-jobs = Affari
web-olet-job-print = due false per stampatrice
web-olet-job-supermarket = fino a 3 false, 50 $ l’una
web-olet-job-receiver = fino a 8 false, vale la peggiore
web-olet-job-tax = prendi 30 $
web-olet-job-jet = con un jet tutto tuo
web-olet-job-commercial = biglietto 30 $
web-olet-refuses = { $quality ->
        [1] rifiuta la qualità 1
        [2] rifiuta le qualità 1 e 2
       *[3] rifiuta ogni falsa
    }
web-olet-strike = sciopero: nessun volo
web-olet-deck = Mazzo { $count }
web-olet-binned = Bidone { $count }
web-olet-file = Dossier della polizia
web-olet-file-at = { $index } di { $last }
web-olet-next = { $steps ->
        [one] Al prossimo passo: { $what }
       *[other] Tra { $steps } passi: { $what }
    }
web-olet-plain = niente
web-olet-officer = qui c’è il poliziotto
web-olet-around = Intorno al tavolo
web-olet-henchmen = Scagnozzi: { $ready } pronti, { $laid } stesi
web-olet-first = Ha cominciato questo round
web-olet-pawn = Ha il segnalino e comincia il prossimo round
web-olet-cash = Denaro vero { $amount }
web-olet-fakes = Fresche di stampa
web-olet-quality = qualità { $quality }
web-olet-fakes-of = false { $one } / { $two } / { $three }
web-olet-offshore = offshore
web-olet-contracts = Contratti
web-olet-turn = turno { $turn }
web-olet-blocked = { $quality ->
        [1] Il supermercato rifiuta la qualità 1
        [2] Il supermercato rifiuta le qualità 1 e 2
       *[3] Il supermercato rifiuta ogni falsa
    }
web-olet-note-real = Banconota vera
    .text = Stampata dalla banca, e non puzza per niente: lastre a registro, NON OLET. Compra carte, paga i voli e conta alla fine.
web-olet-note-fake = Banconota falsa
    .text = Lastre fuori registro, occhiali da sole, tre onde: puzza eccome. Più punti ha, meglio è; non vale niente finché qualcuno non ci casca.

## Ciò che si sente al posto delle immagini. $name: un giocatore; $letter: una lettera; $letters: le lettere del mazzo

web-olet-henchman = scagnozzo di { $name }
web-olet-free = libero
web-olet-step = spazio { $index }
web-olet-notes = { $count ->
        [one] una banconota da { $amount }
       *[other] { $count } banconote da { $amount }
    }
web-olet-fakes-count = { $count ->
        [one] una banconota falsa di qualità { $quality }
       *[other] { $count } banconote false di qualità { $quality }
    }
web-olet-deck-said = Mazzo: { $count ->
        [one] una carta
       *[other] { $count } carte
    }{ $letters }
web-olet-letter-said = { $count } con la lettera { $letter }
web-olet-contracts-of = Contratti di { $name }
