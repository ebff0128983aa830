### Suivre les autres dans le navigateur : rythme, résumé avant une question, journal. $name, $cause, $player : des noms ; $count, $turn : des nombres ; $money : de l’argent, en toutes lettres ; $parts : ce qui s’est passé.

web-speed-brisk = vite
web-follow = Pendant que les autres jouent
web-follow-plays = { $name } joue
web-follow-on-you = contre toi
web-follow-for-you = en ta faveur
web-follow-happens = Ce qui arrive
web-follow-pause = Pause
web-follow-go-on = Continuer
web-follow-back = Un pas en arrière
web-follow-forth = Un pas en avant
web-follow-all = Passer le reste
web-follow-speed = Rythme : { $speed }
web-follow-step = Pas { $count } sur { $of }
web-since = Depuis ton tour
web-since-away = Pendant ton absence
web-since-again = Revoir le dernier tour de table
web-since-more = { $count ->
        [one] encore une ligne dans le journal
       *[other] encore { $count } lignes dans le journal
    }
web-since-head = { $head } :
web-since-item = { $cause } : { $parts }.
web-since-gain = { $name } encaisse { $money }.
web-since-near = { $name } est à { $money } de la victoire.
web-since-got = tu reçois { $money }
web-since-pay = tu paies { $money }
web-since-left-unpaid = { $count ->
        [one] un visiteur parti sans payer
       *[other] { $count } visiteurs partis sans payer
    }
web-since-markers-laid = { $count ->
        [one] un marqueur de plus sur tes visiteurs
       *[other] { $count } marqueurs de plus sur tes visiteurs
    }
web-since-markers-removed = { $count ->
        [one] un marqueur de moins sur tes visiteurs
       *[other] { $count } marqueurs de moins sur tes visiteurs
    }
web-since-queue-left = { $count ->
        [one] un Romain de moins dans ta file
       *[other] { $count } Romains de moins dans ta file
    }
web-since-coins-laid = { $count ->
        [one] une pièce de plus sur tes visiteurs
       *[other] { $count } pièces de plus sur tes visiteurs
    }
web-since-livia-invited = { $count ->
        [one] une Romaine de plus dans ta file
       *[other] { $count } Romaines de plus dans ta file
    }
web-since-climbed = tu gravis un échelon
web-log-turn = Tour { $turn }
web-log-begin = Avant le premier tour
web-log-who = Les lignes de qui
web-log-all = Tout le monde
web-log-touched = Seulement ce qui te touche
web-log-show = Montrer ce moment
