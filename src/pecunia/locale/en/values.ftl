### What players call the tables and entries of a file of values: errors about it name them so.

values-classes = Number of Romans of each class
values-targets = Target
values-deck = Action cards
values-deck-2005 = Action cards of 2005
values-deck-2016 = Action cards of 2016
values-deck-dark-red = Dark red cards
values-romans = Romans
values-romans-senator = Senators
values-romans-citizen = Citizens
values-romans-slave = Slaves
values-romans-woman = Women
values-names = Names of the Romans
values-famous = Famous Romans
values-events = Events
values-careers = Career ladders
values-careers-ladders = Career ladders
values-board = Board
values-board-two = Board for two players
values-board-many = Board for three and four players
values-track = Police track
values-track-two = Police track for two players
values-track-many = Police track for three and four players
values-cards = Cards
values-cards-S = Cards of the letter S
values-cards-A = Cards of the letter A
values-cards-B = Cards of the letter B
values-cards-C = Cards of the letter C
values-cards-D = Cards of the letter D

## Entries of tables. $number (text): how many players.

values-entry-price = prices
values-entry-rungs = names of the rungs
values-entry-start = start
values-entry-spaces = spaces
values-entry-players = { $number } players
