### What speaks for a move or against it, in hints, reviews and puzzles.

topic-victory = Sieg
topic-race = Wettlauf zum Ziel
topic-money = Geld
topic-fees = Gebühren in Aussicht
topic-tempo = Zugfolge
topic-queue = Warteschlange
topic-seats = freie Sitze
topic-villas = Villen
topic-ladder = Karriereleiter
topic-hand = Handkarten
topic-upgrades = Ausbauten
topic-favours = Gunst der Götter
topic-safe = sicheres Geld
topic-cash = Bargeld
topic-godfather = Schutz vor dem Paten
topic-fakes = Vorrat an Blüten
topic-sales = Absatz
topic-printing = Drucken
topic-diners = Imbisse
topic-jet = Privatjet
topic-lawyers = Anwälte
topic-henchmen = Handlanger
