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

## Worum es in einem Rätsel geht, in der Liste der Rätsel.

puzzle-theme-selling = Verkaufen
puzzle-theme-flying = Fliegen
puzzle-theme-buying = Kaufen
puzzle-theme-printing = Drucken
puzzle-theme-taxes = Steuerbetrug
puzzle-theme-lawyers = Anwälte
puzzle-theme-last-henchman = Der letzte Handlanger
puzzle-theme-seating = Platz nehmen
puzzle-theme-interrupting = Vor dem Kassieren
puzzle-theme-collecting = Kassieren
puzzle-theme-targets = Wen es trifft
puzzle-theme-modules = Alle Module
puzzle-theme-famous = { module-famous }
puzzle-theme-upgrades = { module-upgrades }
puzzle-theme-events = { module-events }
puzzle-theme-careers = { module-careers }
puzzle-theme-favours = { module-favours }
