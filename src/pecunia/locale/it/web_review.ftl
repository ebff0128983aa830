### The review beside the replay of a game, and playing on from one of its moments.

web-review = Analisi
web-review-chart = Le probabilità di ciascuno durante la partita, in percentuale. I numeri in basso sono i turni.
web-review-how = Il grafico sa quel che sapeva chi doveva decidere. Anche ogni decisione è giudicata così.
web-review-whose = Di chi
web-review-everybody = tutti
web-review-order = Ordine
web-review-by-size = prima le più grandi
web-review-by-time = come sono venute
web-review-decision = Turno { $turn }, { $name }: { $size }
web-review-asked = Domanda
web-review-played = Giocato
web-review-better = Meglio
web-review-because = Che cosa fa la differenza
web-review-knew = Giudicato per ciò che { $name } poteva vedere.
web-review-balances-how = In punti percentuali: la tua probabilità all’inizio, quanto sono costate le tue decisioni, quanto hanno cambiato quelle degli altri, la fortuna e il risultato.
web-review-turn = Turno { $turn } ({ $name })
web-review-working = L’analisi è in corso. Puoi continuare a guardare.
web-review-ahead =
    { $count ->
        [one] Prima di questa c’è un’altra analisi.
       *[other] Prima di questa ci sono { $count } analisi.
    }
web-review-progress = { $done } decisioni su { $of }
web-review-stop = Ferma
web-review-begin = Analizza questa partita
web-review-again = Riprova
web-review-open = Dove si è messa male?
web-onward = Gioca da qui come { $name }
