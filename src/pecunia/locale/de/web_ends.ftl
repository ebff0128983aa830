### Das Ende einer Partie im Browser, in Worten: Plätze, Wendepunkt, das Bild. $name, $names: Spieler; $place, $turn, $count: Zahlen; $before, $after: Anteile, ausgeschrieben; $seed: ein Text.

web-end-place = { $place ->
        [1] Du teilst dir den ersten Platz.
        [2] Zweiter Platz für dich.
        [3] Dritter Platz für dich.
        [4] Vierter Platz für dich.
        [5] Fünfter Platz für dich.
       *[other] Sechster Platz für dich.
    }
web-end-you = du
web-end-resigned = Du hast aufgegeben.
web-end-won-by-resigning = { $names } gibt auf, also gehört der Sieg dir.
web-end-left = { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
web-end-turning = Der Wendepunkt: Zug { $turn }
web-end-fell = Deine Siegchance fiel von { $before } auf { $after }:
web-end-rose = Deine Siegchance stieg von { $before } auf { $after }:
web-end-look = Diesen Zug ansehen
web-end-picture = Ergebnis als Bild
web-end-seed = Startwert zeigen
web-end-again-with = Es geht los, sobald alle wollen.
web-end-joining = Platz am neuen Tisch nehmen
web-end-next-waits = Die anderen haben einen neuen Tisch eröffnet. Dein Platz ist frei.
web-resigned-bot = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
