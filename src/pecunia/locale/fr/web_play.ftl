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
web-missed = Pendant ton absence
web-missed-more = { $count ->
        [one] Une ligne de plus dans le journal.
       *[other] { $count } lignes de plus dans le journal.
    }
web-missed-earlier = { $count ->
        [one] Un coup antérieur n’est que dans le journal.
       *[other] { $count } coups antérieurs ne sont que dans le journal.
    }
web-missed-skip = Passer
web-missed-close = Compris
web-notation = en notation
web-take-back-ask = Demander à reprendre le coup
web-take-back-asked = Tu as demandé aux autres.
