### What players call the tables and entries of a file of values: errors about it name them so.

values-classes = Zahl der Römer jedes Standes
values-targets = Zielsumme
values-deck = Aktionskarten
values-deck-2005 = Aktionskarten von 2005
values-deck-2016 = Aktionskarten von 2016
values-deck-dark-red = Dunkelrote Karten
values-romans = Römer
values-romans-senator = Senatoren
values-romans-citizen = Bürger
values-romans-slave = Sklaven
values-romans-woman = Römerinnen
values-names = Namen der Römer
values-famous = Berühmte Römer
values-events = Ereignisse
values-careers = Karriereleitern
values-careers-ladders = Karriereleitern
values-board = Plan
values-board-two = Plan für zwei Spieler
values-board-many = Plan für drei und vier Spieler
values-track = Polizeileiste
values-track-two = Polizeileiste für zwei Spieler
values-track-many = Polizeileiste für drei und vier Spieler
values-cards = Karten
values-cards-S = Karten mit dem Buchstaben S
values-cards-A = Karten mit dem Buchstaben A
values-cards-B = Karten mit dem Buchstaben B
values-cards-C = Karten mit dem Buchstaben C
values-cards-D = Karten mit dem Buchstaben D

## Entries of tables. $number (text): how many players.

values-entry-price = Preise
values-entry-rungs = Namen der Stufen
values-entry-start = Start
values-entry-spaces = Felder
values-entry-players = { $number } Spieler
