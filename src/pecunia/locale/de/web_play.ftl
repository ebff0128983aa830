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
web-notation = in Notation
web-take-back-ask = Um Rücknahme bitten
web-take-back-asked = Du hast die anderen gefragt.
