### Puzzles and the deal of the day on the page. $number, $count, $solved, $stars, $tries, $chance, $place, $margin, $rounds, $points: numbers; $game, $date, $from, $to: texts.

web-puzzles = Rätsel
web-puzzles-text = Stellungen aus Partien unter Bots, jede mit einem klar besten Zug. Findest du ihn?
web-puzzles-open = Zu den Rätseln
web-puzzles-how = Jedes Rätsel ist eine Stellung aus einer Partie unter Bots, in der ein Zug klar der beste ist. Du siehst, was die Person am Zug sah; alles andere wird jeden Tag neu ausgeteilt, es zählt also nur, was zu sehen ist. Ein Rätsel stellt eine Frage, und deine erste Antwort entscheidet. Danach kannst du weiterspielen.
web-puzzles-solved = { $solved } von { $count } gelöst
web-puzzle = Rätsel { $number }
web-puzzle-stars = Schwierigkeit { $stars } von 5
web-puzzle-ticked = gelöst
web-puzzle-asks = Was würdest du spielen?
web-puzzle-right = Richtig!
web-puzzle-wrong = Nicht ganz
web-puzzle-why = Warum?
web-puzzle-all = Alle Rätsel
web-puzzle-chances = Deine Siegchance mit jeder Antwort, und was den Unterschied zur besten anderen macht:
web-puzzle-yours = deine Antwort
web-puzzle-for = besser:
web-puzzle-against = schlechter:
web-puzzle-tries = Aus { $tries } gedachten Partien, die für dich aussehen wie diese.
web-puzzle-next = Nächstes Rätsel
web-puzzle-again = Noch einmal
web-puzzle-on = Weiterspielen

web-day = Das Spiel des Tages
web-day-text = Jeden Tag ein Spiel, für alle dasselbe, gegen dieselben Bots. Wie weit kommst du?
web-day-open = Zum Spiel des Tages
web-day-how = Alle bekommen dieselben Karten, denselben Platz und dieselben Bots; wer dieselben Züge macht, erlebt dasselbe Spiel. Du hast einen Versuch am Tag. Der Tag wechselt um Mitternacht UTC, überall auf der Welt zugleich.
web-day-next = Nächstes Spiel in
web-day-before = Der Tag davor
web-day-after = Der Tag danach
web-day-play = Spielen
web-day-on = Weiter
web-day-look = Dein Spiel ansehen
web-day-others = Wie es anderen ging
web-day-missed = Dieser Tag ist vorbei. Das Spiel von heute kannst du noch beginnen.
web-day-share = Ergebnis kopieren
web-day-copied = Kopiert. Füge es ein, wo du magst.
web-day-place = Platz { $place } von { $count }.
web-day-results = So ist es ausgegangen
web-day-nobody = Noch ist niemand fertig.
web-day-name = Name
web-day-margin = Vorsprung
web-day-rounds = Runden
web-day-days = Tage
web-day-sum = Punkte
web-day-week = Die Woche, { $from } bis { $to }
web-day-points = Punkte: drei für einen Sieg und einen für alle, die am Ende ärmer sind als du. Wer aufgibt, bekommt keine. Die Woche zählt sie von Montag bis Sonntag zusammen. „Vorsprung“ ist dein Vorsprung vor dem Nächstbesten.
web-day-share-won = { $game }, { $date }: gewonnen mit { $margin } Vorsprung, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
web-day-share-lost = { $game }, { $date }: nicht gewonnen, { $margin } Abstand, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
