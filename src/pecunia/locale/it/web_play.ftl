### The table in the browser, playing: answers, reasons, what was missed.

web-reconstructed = Ricostruito: nessun regolamento riporta questi valori.
web-dismiss = Metti via
web-rule = La regola ({ $clause })
web-rule-why = Perché è così?
web-less = meno
web-more-of-it = di più
web-answers-all = { $count ->
        [one] Elenca la risposta sul tavolo
       *[other] Elenca le { $count } risposte sul tavolo
    }
web-answers-fewer = Lasciale sul tavolo
web-missed = Mentre non c’eri
web-missed-more = { $count ->
        [one] Un’altra riga nel registro.
       *[other] Altre { $count } righe nel registro.
    }
web-missed-earlier = { $count ->
        [one] Un passo precedente è solo nel registro.
       *[other] { $count } passi precedenti sono solo nel registro.
    }
web-missed-skip = Salta
web-missed-close = Ora lo so
web-notation = in notazione
web-take-back-ask = Chiedi di ritirare la mossa
web-take-back-asked = Hai chiesto agli altri.
