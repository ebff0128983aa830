### The table in the browser, playing: answers, reasons, what was missed.

web-reconstructed = Rekonstruiert: Diese Werte stehen in keiner Regel.
web-dismiss = Weglegen
web-rule = Die Regel ({ $clause })
web-rule-why = Warum ist das so?
web-less = weniger
web-more-of-it = mehr
web-answers-all = { $count ->
        [one] Die Antwort auf dem Tisch auflisten
       *[other] Die { $count } Antworten auf dem Tisch auflisten
    }
web-answers-fewer = Auf dem Tisch lassen
web-missed = Während du weg warst
web-missed-more = { $count ->
        [one] Eine weitere Zeile im Protokoll.
       *[other] { $count } weitere Zeilen im Protokoll.
    }
web-missed-earlier = { $count ->
        [one] Ein früherer Schritt steht nur im Protokoll.
       *[other] { $count } frühere Schritte stehen nur im Protokoll.
    }
web-missed-skip = Überspringen
web-missed-close = Jetzt weiß ich’s
web-notation = in Notation
web-take-back-ask = Um Rücknahme bitten
web-take-back-asked = Du hast die anderen gefragt.
