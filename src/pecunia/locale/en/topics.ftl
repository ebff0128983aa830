### What speaks for a move or against it, in hints, reviews and puzzles.

topic-victory = victory
topic-race = race to the goal
topic-money = money
topic-fees = fees to come
topic-tempo = turn order
topic-queue = queue
topic-seats = free seats
topic-villas = villas
topic-ladder = career ladder
topic-hand = cards in hand
topic-upgrades = upgrades
topic-favours = favour of the gods
topic-safe = safe money
topic-cash = cash
topic-godfather = safety from the Godfather
topic-fakes = stock of fakes
topic-sales = ways to sell
topic-printing = printing
topic-diners = diners
topic-jet = private jet
topic-lawyers = lawyers
topic-henchmen = henchmen

## What a puzzle is about, in the list of puzzles.

puzzle-theme-selling = Selling
puzzle-theme-flying = Flying
puzzle-theme-buying = Buying
puzzle-theme-printing = Printing
puzzle-theme-taxes = Tax fraud
puzzle-theme-lawyers = Lawyers
puzzle-theme-last-henchman = The last henchman
puzzle-theme-seating = Seating
puzzle-theme-interrupting = Before the fees
puzzle-theme-collecting = Fees
puzzle-theme-targets = Whom to hit
puzzle-theme-modules = All modules
puzzle-theme-famous = { module-famous }
puzzle-theme-upgrades = { module-upgrades }
puzzle-theme-events = { module-events }
puzzle-theme-careers = { module-careers }
puzzle-theme-favours = { module-favours }
