### The table in the browser, playing: answers, reasons, what was missed.

web-reconstructed = Rekonstruiert: Diese Werte stehen in keinem Regelheft.
web-dismiss = Schließen
web-rule = Die Regel ({ $clause })
web-rule-why = Warum?
web-less = weniger
web-more-of-it = mehr
web-answers-all = { $count ->
        [one] Die Möglichkeit zeigen
       *[other] Alle { $count } Möglichkeiten zeigen
    }
web-answers-fewer = Ausblenden
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
web-missed-close = Alles klar
web-notation = in Notation
web-take-back-ask = Um Rücknahme bitten
web-take-back-asked = Du hast die anderen gefragt.
