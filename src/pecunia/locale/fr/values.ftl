### What players call the tables and entries of a file of values: errors about it name them so.

values-classes = Nombre de Romains par classe
values-targets = Somme visée
values-deck = Cartes action
values-deck-2005 = Cartes action de 2005
values-deck-2016 = Cartes action de 2016
values-deck-dark-red = Cartes bordeaux
values-romans = Romains
values-romans-senator = Sénateurs
values-romans-citizen = Citoyens
values-romans-slave = Esclaves
values-romans-woman = Romaines
values-names = Noms des Romains
values-famous = Romains célèbres
values-events = Événements
values-careers = Échelles de carrière
values-careers-ladders = Échelles de carrière
values-board = Plateau
values-board-two = Plateau à deux joueurs
values-board-many = Plateau à trois et quatre joueurs
values-track = Piste de la police
values-track-two = Piste de la police à deux joueurs
values-track-many = Piste de la police à trois et quatre joueurs
values-cards = Cartes
values-cards-S = Cartes de la lettre S
values-cards-A = Cartes de la lettre A
values-cards-B = Cartes de la lettre B
values-cards-C = Cartes de la lettre C
values-cards-D = Cartes de la lettre D

## Entries of tables. $number (text): how many players.

values-entry-price = prix
values-entry-rungs = noms des échelons
values-entry-start = départ
values-entry-spaces = cases
values-entry-players = { $number } joueurs
