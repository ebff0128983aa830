### The table in the browser, playing: answers, reasons, what was missed.

web-reconstructed = Ricostruito: nessun regolamento riporta questi valori.
web-dismiss = Chiudi
web-rule = La regola ({ $clause })
web-rule-why = Perché?
web-less = meno
web-more-of-it = di più
web-answers-all = { $count ->
        [one] Mostra la scelta
       *[other] Mostra tutte le { $count } scelte
    }
web-answers-fewer = Nascondile
web-notation = in notazione
web-take-back-ask = Chiedi di annullare la mossa
web-take-back-asked = Hai chiesto agli altri.
