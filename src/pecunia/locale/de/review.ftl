### The review of a game that is over: chances, mistakes, luck and skill, income.

review-title = { $game }: die Analyse
review-how = Jede Entscheidung verglichen mit dem, was die Stufe „{ $bot }“ getan hätte, wenn sie nur wüsste, was der Spieler wusste. Prozente sind Siegchancen.
review-won = Gewonnen: { $names }.
review-reconstructed = Manche Werte auf den Karten sind rekonstruiert, und damit auch diese Chancen.
review-chart = Die Chancen über die Züge
review-balances = Glück und Können
review-balances-how = In Prozentpunkten: am Anfang, dann was eigene Entscheidungen gekostet und die der anderen verändert haben, und das Glück; zusammen macht das das Ergebnis.
review-column-player = Spieler
review-column-start = Anfang
review-column-own = eigene
review-column-others = andere
review-column-luck = Glück
review-column-result = Ergebnis
review-column-loss = Verlust je Entscheidung
review-mistakes = Wo die Partie verloren ging
review-no-mistakes = Keine Entscheidung hat zwei Prozent eines Siegs oder mehr verschenkt.
review-left-out =
    { $count ->
        [one] Ein kleinerer Fehler steht hier nicht; --all zeigt ihn.
       *[other] { $count } kleinere Fehler stehen hier nicht; --all zeigt sie.
    }
review-size-slip = Ungenauigkeit
review-size-mistake = Fehler
review-size-blunder = Patzer
review-sizes = ?? Patzer: verschenkt mindestens 10 % eines Siegs. ? Fehler: mindestens 5 %. ?! Ungenauigkeit: mindestens 2 %.
review-decision = Zug { $turn }, { $name }: { $size }, { $loss }
review-played = Gespielt: { $move } ({ $chance })
review-better = Besser: { $move } ({ $chance })
review-asked = Gefragt: { $question }
review-for = Besser für: { $topics }.
review-against = Schlechter für: { $topics }.
review-later = Zunächst schlechter für: { $topics }. Es zahlt sich später aus.
review-fortunes = Das Glück nach Zügen
review-fortune = Zug { $turn } ({ $name }): { $luck }
review-income = Woher das Geld kam
review-income-how = ×: wie oft. + und –: wie viel Geld kam oder ging.
review-column-thing = wovon
review-thing-famous = berühmte Römer, zusätzlich
review-thing-godfather = Pate
review-thing-rung = Stufen der Leiter
review-thing-bank = die Bank
