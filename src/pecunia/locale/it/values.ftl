### What players call the tables and entries of a file of values: errors about it name them so.

values-classes = Numero di romani per classe
values-targets = Somma prevista
values-deck = Carte azione
values-deck-2005 = Carte azione del 2005
values-deck-2016 = Carte azione del 2016
values-deck-dark-red = Carte rosso scuro
values-romans = Romani
values-romans-senator = Senatori
values-romans-citizen = Cittadini
values-romans-slave = Schiavi
values-romans-woman = Romane
values-names = Nomi dei romani
values-famous = Romani famosi
values-events = Eventi
values-careers = Scale carriera
values-careers-ladders = Scale carriera
values-board = Tabellone
values-board-two = Tabellone per due giocatori
values-board-many = Tabellone per tre e quattro giocatori
values-track = Tracciato della polizia
values-track-two = Tracciato della polizia per due giocatori
values-track-many = Tracciato della polizia per tre e quattro giocatori
values-cards = Carte
values-cards-S = Carte della lettera S
values-cards-A = Carte della lettera A
values-cards-B = Carte della lettera B
values-cards-C = Carte della lettera C
values-cards-D = Carte della lettera D

## Entries of tables. $number (text): how many players.

values-entry-price = prezzi
values-entry-rungs = nomi dei gradini
values-entry-start = partenza
values-entry-spaces = spazi
values-entry-players = { $number } giocatori
