### The table in the browser, playing: answers, reasons, what was missed.

web-reconstructed = Reconstitué : aucune règle ne donne ces valeurs.
web-dismiss = Fermer
web-rule = La règle ({ $clause })
web-rule-why = Pourquoi ?
web-less = moins
web-more-of-it = plus
web-answers-all = { $count ->
        [one] Afficher le choix
       *[other] Afficher les { $count } choix
    }
web-answers-fewer = Masquer
web-notation = en notation
web-take-back-ask = Demander à reprendre le coup
web-take-back-asked = Tu as demandé aux autres.
