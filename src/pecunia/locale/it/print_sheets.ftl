### Stampa: ciò che è scritto sui tabelloni e sull’ultima pagina di una serie.

print-board-left = sinistra
print-board-middle = centro
print-board-right = destra
print-board-front = Testa della coda
    .text = il prossimo a sedersi

print-contents = Che cosa contiene
    .count = Numero
    .what = Parte
    .pages = Pagine
print-how-one-side = Stampa a grandezza naturale (100%), senza adattare alla pagina, su un solo lato del foglio.
print-how-lines = Le parti piccole hanno una linea propria: taglia lungo quella.
print-how-fold = Piega lungo le linee tratteggiate. Schermi: piega la linea lunga, incolla le due metà l’una sull’altra, poi piega le ali all’indietro. Buste: piega all’indietro le linguette a righe oblique, mettici la colla e ripiega in su la parte inferiore.
print-how-board = I pezzi del tabellone si incollano bordo a bordo su un cartone.
print-how-ruler = Se la grandezza è giusta, questa linea è lunga 100 mm:

## The parts of a box.

print-part-latrines = Latrine, una per giocatore
print-part-coins-10 = Monete da 10 sesterzi
print-part-coins-5 = Monete da 5 sesterzi
print-part-coins-1 = Monete da 1 sesterzio
print-part-markers = Segnalini
print-part-career-markers = Segnalini per le scale carriera
print-part-notes-real-10 = Banconote vere da 10 $
print-part-notes-real-50 = Banconote vere da 50 $
print-part-notes-fake-1 = Banconote false di qualità 1
print-part-notes-fake-2 = Banconote false di qualità 2
print-part-notes-fake-3 = Banconote false di qualità 3
print-part-board-sides = Lati del tabellone, in pezzi
print-part-screens = Schermi
print-part-envelopes = Buste
print-part-henchmen = Scagnozzi
print-part-pawn = Segnalino del primo giocatore
print-part-officer = Poliziotto

## Values that no rulebook states. $part: which part of them, or "all".

print-value-deck = quante copie ci sono di ogni carta azione rosso scuro
print-value-romans = { $part ->
    [senator] durate e tariffe dei senatori
    [citizen] durate e tariffe dei cittadini
    [slave] durate e tariffe degli schiavi
    [woman] durate e tariffe delle romane
   *[all] durate e tariffe dei romani
}
print-value-names = i nomi dei romani
print-value-famous = durate e tariffe dei romani famosi
print-value-events = il numero di segnalini su ogni evento
print-value-careers = prezzi e compiti delle scale carriera
print-value-board = { $part ->
    [two] gli spazi del tabellone per due giocatori
    [many] gli spazi del tabellone per tre o quattro giocatori
   *[all] gli spazi del tabellone
}
print-value-track = { $part ->
    [two] il tracciato della polizia per due giocatori
    [many] il tracciato della polizia per tre o quattro giocatori
   *[all] il tracciato della polizia
}
print-value-cards = { $part ->
    [all] le carte di Pecunia Olet, le loro lettere e il loro numero
   *[other] le carte con la lettera { $part }
}
