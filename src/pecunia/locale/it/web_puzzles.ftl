### Puzzles and the deal of the day on the page. $number, $count, $solved, $stars, $tries, $chance, $place, $margin, $rounds, $points: numbers; $game, $date, $from, $to: texts.

web-puzzles = Rompicapi
web-puzzles-text = Posizioni di partite fra bot, ognuna con una mossa nettamente migliore. La trovi?
web-puzzles-open = Guarda i rompicapi
web-puzzles-how = Ogni rompicapo è una posizione di una partita fra bot in cui una mossa è nettamente la migliore. Vedi quello che vedeva chi giocava; il resto viene ridistribuito ogni giorno, quindi conta solo ciò che si vede. Un rompicapo pone una sola domanda e decide la tua prima risposta. Poi puoi continuare la partita.
web-puzzles-solved = { $solved } di { $count } risolti
web-puzzle = Rompicapo { $number }
web-puzzle-stars = difficoltà { $stars } di 5
web-puzzle-ticked = risolto
web-puzzle-asks = Che cosa giocheresti?
web-puzzle-right = Giusto!
web-puzzle-wrong = Non proprio
web-puzzle-why = Perché?
web-puzzle-all = Tutti i rompicapi
web-puzzle-chances = La tua probabilità di vincere con ogni risposta, e che cosa fa la differenza rispetto alla migliore delle altre:
web-puzzle-yours = la tua risposta
web-puzzle-for = meglio:
web-puzzle-against = peggio:
web-puzzle-tries = Da { $tries } partite immaginate che a te sembrano uguali a questa.
web-puzzle-next = Prossimo rompicapo
web-puzzle-again = Riprova
web-puzzle-on = Continua la partita

web-day = La partita del giorno
web-day-text = Una partita al giorno, la stessa per tutti, contro gli stessi bot. Fin dove arrivi?
web-day-open = Gioca la partita di oggi
web-day-how = Tutti ricevono le stesse carte, lo stesso posto e gli stessi bot; chi fa le stesse mosse vede la stessa partita. Hai un tentativo al giorno. Il giorno cambia a mezzanotte UTC, in tutto il mondo insieme.
web-day-next = Prossima partita fra
web-day-before = Il giorno prima
web-day-after = Il giorno dopo
web-day-play = Gioca
web-day-on = Continua
web-day-look = Rivedi la tua partita
web-day-others = Com’è andata agli altri
web-day-missed = Quel giorno è passato. Puoi ancora giocare la partita di oggi.
web-day-share = Copia il risultato
web-day-copied = Copiato. Incollalo dove vuoi.
web-day-place = Posto { $place } di { $count }.
web-day-results = Com’è andata
web-day-nobody = Nessuno l’ha ancora finita.
web-day-name = Nome
web-day-margin = Vantaggio
web-day-rounds = Round
web-day-days = Giorni
web-day-sum = Punti
web-day-week = La settimana, dal { $from } al { $to }
web-day-points = Punti: tre per la vittoria, e uno per ogni giocatore che finisce più povero di te. Se abbandoni, niente. La settimana li somma da lunedì a domenica. «Vantaggio» è il distacco sul migliore degli altri.
web-day-share-won = { $game }, { $date }: vinta, { $margin } di vantaggio, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-day-share-lost = { $game }, { $date }: non vinta, { $margin } di distacco, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
