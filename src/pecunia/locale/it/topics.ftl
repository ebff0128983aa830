### What speaks for a move or against it, in hints, reviews and puzzles.

topic-victory = vittoria
topic-race = corsa al traguardo
topic-money = denaro
topic-fees = tariffe in arrivo
topic-tempo = ordine dei turni
topic-queue = coda
topic-seats = sedili liberi
topic-villas = ville
topic-ladder = scala della carriera
topic-hand = carte in mano
topic-upgrades = ampliamenti
topic-favours = favore degli dei
topic-safe = denaro al sicuro
topic-cash = contanti
topic-godfather = riparo dal Padrino
topic-fakes = scorta di banconote false
topic-sales = possibilità di smercio
topic-printing = stampa
topic-diners = trattorie
topic-jet = jet privato
topic-lawyers = avvocati
topic-henchmen = scagnozzi

## Di che cosa parla un rompicapo, nell’elenco dei rompicapi.

puzzle-theme-selling = Vendere
puzzle-theme-flying = Volare
puzzle-theme-buying = Comprare
puzzle-theme-printing = Stampare
puzzle-theme-taxes = Frode fiscale
puzzle-theme-lawyers = Avvocati
puzzle-theme-last-henchman = L’ultimo scagnozzo
puzzle-theme-seating = Far sedere
puzzle-theme-interrupting = Prima di incassare
puzzle-theme-collecting = Incassare
puzzle-theme-targets = Chi colpire
puzzle-theme-modules = Tutti i moduli
puzzle-theme-famous = { module-famous }
puzzle-theme-upgrades = { module-upgrades }
puzzle-theme-events = { module-events }
puzzle-theme-careers = { module-careers }
puzzle-theme-favours = { module-favours }
