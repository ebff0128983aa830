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
