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
