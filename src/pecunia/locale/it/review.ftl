### The review of a game that is over: chances, mistakes, luck and skill, income.

review-title = { $game }: l’analisi
review-how = Ogni decisione confrontata con ciò che avrebbe fatto il livello «{ $bot }» sapendo solo ciò che sapeva il giocatore. Le percentuali sono probabilità di vincere.
review-won = Vittoria: { $names }.
review-reconstructed = Alcuni valori delle carte sono ricostruiti, e così anche queste probabilità.
review-chart = Le probabilità turno per turno
review-balances = Fortuna e bravura
review-balances-how = In punti percentuali: all’inizio, poi quanto sono costate le proprie decisioni, quanto hanno cambiato quelle degli altri, e la fortuna; insieme danno il risultato.
review-column-player = giocatore
review-column-start = inizio
review-column-own = proprie
review-column-others = altri
review-column-luck = fortuna
review-column-result = risultato
review-column-loss = perdita per decisione
review-mistakes = Dove si è persa la partita
review-no-mistakes = Nessuna decisione è costata il due per cento di una vittoria o più.
review-left-out =
    { $count ->
        [one] Un errore più piccolo non è mostrato; --all lo mostra.
       *[other] { $count } errori più piccoli non sono mostrati; --all li mostra.
    }
review-size-slip = imprecisione
review-size-mistake = errore
review-size-blunder = errore grave
review-sizes = ?? errore grave: sprecato almeno il 10% di una vittoria. ? errore: almeno il 5%. ?! imprecisione: almeno il 2%.
review-decision = Turno { $turn }, { $name }: { $size }, { $loss }
review-played = Giocato: { $move } ({ $chance })
review-better = Meglio: { $move } ({ $chance })
review-asked = Domanda: { $question }
review-for = Meglio per: { $topics }.
review-against = Peggio per: { $topics }.
review-later = All’inizio peggio per: { $topics }. Rende più tardi.
review-fortunes = La fortuna turno per turno
review-fortune = Turno { $turn } ({ $name }): { $luck }
review-income = Da dove sono venuti i soldi
review-income-how = ×: quante volte. + e –: quanto denaro è entrato o uscito.
review-column-thing = da che cosa
review-thing-famous = Romani famosi, in più
review-thing-godfather = Padrino
review-thing-rung = gradini della carriera
review-thing-bank = la banca
