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
web-missed = Mentre non c’eri
web-missed-more = { $count ->
        [one] Un’altra riga nel registro.
       *[other] Altre { $count } righe nel registro.
    }
web-missed-earlier = { $count ->
        [one] Una mossa precedente è solo nel registro.
       *[other] { $count } mosse precedenti sono solo nel registro.
    }
web-missed-skip = Salta
web-missed-close = Ho capito
web-notation = in notazione
web-take-back-ask = Chiedi di annullare la mossa
web-take-back-asked = Hai chiesto agli altri.
