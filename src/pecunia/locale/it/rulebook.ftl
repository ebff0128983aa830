### Le parole dei regolamenti che stanno fra i capitoli; i capitoli sono file Markdown nella cartella rulebook di ogni gioco.

rulebook-title-non-olet = Pecunia non olet: le regole
rulebook-title-olet = Pecunia Olet: le regole
error-art-none = Non ci sono disegni di { $game }.
error-rulebook-none = { $game } non ha un libretto delle regole. Ce n’è uno per: { $known }.
rulebook-example = Esempio.
rulebook-why = Perché?
rulebook-usual = abituale
rulebook-reconstructed = Ricostruito: questi valori stanno solo sulle carte e sul tabellone, nessun regolamento li indica. Li abbiamo scelti noi.
    .mark = ricostruito
rulebook-changes = Cambia le decisioni:
rulebook-changed-by = Una regola della casa lo cambia:

## Che cosa è stampato sulle carte. $count (numero): quante; $duration, $fee, $letters, $text: testi.

rulebook-copies-2005 =
    { $count ->
        [one] { $count } carta nell’edizione del 2005
       *[other] { $count } carte nell’edizione del 2005
    }
rulebook-copies-2016 =
    { $count ->
        [one] { $count } carta nell’edizione del 2016
       *[other] { $count } carte nell’edizione del 2016
    }
rulebook-copies-dark-red =
    { $count ->
        [one] { $count } carta rosso scuro (2016)
       *[other] { $count } carte rosso scuro (2016)
    }
rulebook-in-2005 = Edizione del 2005: { $text }
rulebook-printed = durata { $duration }, tariffa { $fee }
rulebook-event-markers =
    { $count ->
        [one] si apre con { $count } segnalino
       *[other] si apre con { $count } segnalini
    }
rulebook-olet-copies =
    { $count ->
        [one] { $count } carta: { $letters }
       *[other] { $count } carte: { $letters }
    }

## Tabelle.

rulebook-ladder-rung = Gradino
rulebook-ladder-price = Prezzo
rulebook-ladder-task = o compito
rulebook-decks-card = Carta
rulebook-decks-2005 = 2005
rulebook-decks-2016 = 2016
rulebook-decks-dark-red = Rosso scuro (ricostruito)
rulebook-romans-class = Classe
rulebook-romans-duration =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }

## Tabelle di Pecunia Olet. $count, $hats: numeri; $players: un testo.

rulebook-olet-players = { $players } giocatori
rulebook-olet-position = Posizione
rulebook-olet-space = Tipo di spazio
rulebook-olet-steps = Dopo quanti passi
rulebook-olet-deck = Nel mazzo
rulebook-olet-spaces =
    { $hats ->
        [0] { $count } (senza berretto)
       *[other] { $count } ({ $hats } con berretto)
    }
