# Avec d’autres : la salle d’attente, qui est là, qui regarde.
web-begin-bots = { $count ->
        [one] Commencer avec un bot à la place libre
       *[other] Commencer avec des bots aux places libres
    }
web-begin-missing = { $count ->
        [one] Une place est encore libre. Attends quelqu’un, ou mets-y un bot.
       *[other] { $count } places sont encore libres. Attends des amis, ou mets-y des bots.
    }
web-seat-takes = Joueur de la place { $letter }
web-change-setting = Changer ce qu’on joue
web-change-save = Enregistrer
web-setting-changed = On joue maintenant autre chose.
web-away-now = pas là
web-let-bot = Laisser jouer un bot
web-somebody-away = { $name } n’est pas là.
web-ask-bot = { $name } propose qu’un bot joue pour { $absent }, qui n’est pas là.
web-you-watch = Tu regardes, depuis la place de { $name }.
web-rules-at-hand = Règles
web-rules-at-hand-key = Règles (?)
