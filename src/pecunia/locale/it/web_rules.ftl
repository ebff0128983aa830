### Le regole in pagine. $count (numero): quanti; $name: il nome di una carta.

web-rules-book = Regole di { $game }
web-rules-none = Di { $game } qui non c’è un regolamento.
web-rules-contents = Indice e ricerca
web-rules-search = Cerca nelle regole
web-rules-found =
    { $count ->
        [0] Nessun risultato
        [one] Un risultato
       *[other] { $count } risultati
    }
web-rules-back = Torna al tavolo
web-rules-print = Stampa
web-rules-here = Nelle regole
web-rules-of = { $name } nelle regole
web-rules-usual = abituale
web-rules-reconstructed = ricostruito
web-rules-changes = Cambia le decisioni:
web-rules-changed-by = Una regola della casa lo cambia:
web-rules-brief = { $game } in tre minuti
web-rules-whole = Tutte le regole
