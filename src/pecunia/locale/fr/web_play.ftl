### The table in the browser, playing: answers, reasons, what was missed.

web-reconstructed = Reconstitué : aucune règle ne donne ces valeurs.
web-dismiss = Ranger
web-rule = La règle ({ $clause })
web-rule-why = Pourquoi en est-il ainsi ?
web-less = moins
web-more-of-it = plus
web-answers-all = { $count ->
        [one] Afficher la réponse qui est sur la table
       *[other] Afficher les { $count } réponses qui sont sur la table
    }
web-answers-fewer = Les laisser sur la table
web-missed = Pendant ton absence
web-missed-more = { $count ->
        [one] Une ligne de plus dans le journal.
       *[other] { $count } lignes de plus dans le journal.
    }
web-missed-earlier = { $count ->
        [one] Une étape antérieure ne figure que dans le journal.
       *[other] { $count } étapes antérieures ne figurent que dans le journal.
    }
web-missed-skip = Passer
web-missed-close = Me voilà au courant
web-notation = en notation
web-take-back-ask = Demander à reprendre le coup
web-take-back-asked = Tu as posé la question aux autres.
