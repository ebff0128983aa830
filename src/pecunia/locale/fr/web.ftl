### The table in the browser: pages, buttons, and what screen readers say of things.

web-table = La table
web-away = Pendant ton absence, un bot joue pour toi.
web-back = Me revoilà
web-ask-back = { $name } demande à reprendre { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }.
web-agree = D’accord
web-decline = Refuser
web-over = La partie est finie.
web-waits = C’est à { $name }…
web-take-back = Reprendre le coup
web-resign = Abandonner
web-resign-certain = Oui, j’abandonne
web-resign-no = Non, je continue
web-log = Ce qui s’est passé
web-chat = Discussion
web-chat-line = { $name } : { $text }
web-chat-say = Dire quelque chose
web-send = Envoyer
web-clock = Temps restant : { $clock }
web-clock-days = Temps restant : { $days ->
        [one] un jour
       *[other] { $days } jours
    }, { $clock }
web-ended-resigned = Les autres ont abandonné.
web-ended-closed = La table a été fermée.
web-ended-expired = Personne n’est venu pendant longtemps : la table a été fermée.
web-ended-operator = La table a été fermée par ceux qui tiennent le serveur.
web-ended-too-long = La partie est devenue trop longue et a été arrêtée.
web-won = a gagné
web-seed = La graine de la donne était { $seed }.
web-rematch = Rejouer
web-rematch-offered = On attend les autres
web-record = Télécharger l’enregistrement
web-look = Regarder la table
web-nobody = personne
web-roman = { $who }, reste { $duration }, paie { $fee }
web-coins = { $count ->
        [one] un sesterce
       *[other] { $count } sesterces
    } sur la carte
web-markers = { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    }
web-sesterces = { $count ->
        [one] un sesterce
       *[other] { $count } sesterces
    }
web-hand-size = { $count ->
        [one] une carte action
       *[other] { $count } cartes action
    }
web-hand = Ta main
web-behind-screen = L’argent et les faux billets sont derrière le paravent.
