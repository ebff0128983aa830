### What speaks for a move or against it, in hints, reviews and puzzles.

topic-victory = victoire
topic-race = course au but
topic-money = argent
topic-fees = prix à encaisser
topic-tempo = ordre des tours
topic-queue = file d’attente
topic-seats = sièges libres
topic-villas = villas
topic-ladder = échelle de carrière
topic-hand = cartes en main
topic-upgrades = accessoires
topic-favours = faveur des dieux
topic-safe = argent en sécurité
topic-cash = argent liquide
topic-godfather = protection contre le Parrain
topic-fakes = stock de faux billets
topic-sales = débouchés
topic-printing = impression
topic-diners = bistrots
topic-jet = jet privé
topic-lawyers = avocats
topic-henchmen = hommes de main

## De quoi parle une énigme, dans la liste des énigmes.

puzzle-theme-selling = Vendre
puzzle-theme-flying = S’envoler
puzzle-theme-buying = Acheter
puzzle-theme-printing = Imprimer
puzzle-theme-taxes = Fraude fiscale
puzzle-theme-lawyers = Avocats
puzzle-theme-last-henchman = Le dernier homme de main
puzzle-theme-seating = Placer
puzzle-theme-interrupting = Avant d’encaisser
puzzle-theme-collecting = Encaisser
puzzle-theme-targets = Choisir sa cible
puzzle-theme-modules = Tous les modules
puzzle-theme-famous = { module-famous }
puzzle-theme-upgrades = { module-upgrades }
puzzle-theme-events = { module-events }
puzzle-theme-careers = { module-careers }
puzzle-theme-favours = { module-favours }
