### The review beside the replay of a game, and playing on from one of its moments.

web-review = Analyse
web-review-chart = Die Siegchancen aller über die Partie, in Prozent. Die Zahlen unten sind Züge.
web-review-how = Das Diagramm weiß, was die Person am Zug wusste. Jede Entscheidung wird nach demselben beurteilt.
web-review-whose = Wessen
web-review-everybody = alle
web-review-order = Reihenfolge
web-review-by-size = größte zuerst
web-review-by-time = wie sie kamen
web-review-decision = Zug { $turn }, { $name }: { $size }
web-review-asked = Gefragt
web-review-played = Gespielt
web-review-better = Besser
web-review-because = Was den Unterschied macht
web-review-knew = Beurteilt nach dem, was { $name } sehen konnte.
web-review-balances-how = In Prozentpunkten: deine Siegchance am Anfang, was eigene Entscheidungen gekostet haben, was die der anderen verändert haben, das Glück und das Ergebnis.
web-review-turn = Zug { $turn } ({ $name })
web-review-working = Die Analyse läuft. Du kannst weiter zusehen.
web-review-ahead =
    { $count ->
        [one] Eine Analyse ist vorher dran.
       *[other] { $count } Analysen sind vorher dran.
    }
web-review-progress = { $done } von { $of } Entscheidungen
web-review-stop = Abbrechen
web-review-begin = Diese Partie analysieren
web-review-again = Noch einmal versuchen
web-review-open = Wo ging es schief?
web-onward = Von hier als { $name } weiterspielen
