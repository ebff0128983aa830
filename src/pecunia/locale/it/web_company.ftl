# Con altri: la sala d’attesa, chi c’è, chi guarda.
web-begin-bots = { $count ->
        [one] Comincia con un bot al posto libero
       *[other] Comincia con dei bot ai posti liberi
    }
web-begin-missing = { $count ->
        [one] Un posto è ancora libero. Aspetta qualcuno, o mettici un bot.
       *[other] { $count } posti sono ancora liberi. Aspetta gli amici, o mettici dei bot.
    }
web-seat-takes = Chi siede al posto { $letter }
web-change-setting = Cambia che cosa si gioca
web-change-save = Salva
web-setting-changed = Adesso si gioca altro.
web-away-now = non c’è
web-let-bot = Fai giocare un bot
web-somebody-away = { $name } non c’è.
web-ask-bot = { $name } vorrebbe far giocare un bot per { $absent }, che non c’è.
web-you-watch = Stai guardando, dal posto di { $name }.
web-rules-at-hand = Regole
web-rules-at-hand-key = Regole (?)
