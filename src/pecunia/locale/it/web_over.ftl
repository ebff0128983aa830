### La fine di una partita nel browser. $names: nomi; $count: quanti; $target: una somma; $one, $two, $three: numeri di banconote false.

web-over-you = { $count ->
        [one] Hai vinto!
       *[other] La vittoria è anche tua!
    }
web-over-wins = { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
web-over-player = Chi
web-over-money-non-olet = Sesterzi
web-over-money-olet = Denaro in $
web-over-score = Punti
web-over-unit-turn = turno
web-over-unit-round = round
web-over-chart = Il denaro, turno per turno
web-over-numbers = I numeri
web-over-target = obiettivo { $target }
web-over-unsold = false rimaste { $one } / { $two } / { $three }
web-over-wanting = { $names } { $count ->
        [one] vuole
       *[other] vogliono
    } giocare ancora.
web-over-again = Risultato
web-over-picture = Salva come immagine
