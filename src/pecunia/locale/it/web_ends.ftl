### La fine di una partita nel browser, a parole: posti, svolta, immagine. $name, $names: giocatori; $place, $turn, $count: numeri; $before, $after: quote, per esteso; $seed: un testo.

web-end-place = { $place ->
        [1] Il primo posto è anche tuo.
        [2] Secondo posto per te.
        [3] Terzo posto per te.
        [4] Quarto posto per te.
        [5] Quinto posto per te.
       *[other] Sesto posto per te.
    }
web-end-you = tu
web-end-resigned = Hai abbandonato.
web-end-won-by-resigning = { $names } abbandona: la vittoria è tua.
web-end-left = { $count ->
        [one] { $names } ha abbandonato.
       *[other] { $names } hanno abbandonato.
    }
web-end-turning = La svolta: turno { $turn }
web-end-fell = La tua probabilità di vincere è scesa da { $before } a { $after }:
web-end-rose = La tua probabilità di vincere è salita da { $before } a { $after }:
web-end-look = Guarda quella mossa
web-end-picture = Il risultato come immagine
web-end-seed = Mostra il seme
web-end-again-with = Si comincia appena siete tutti d’accordo.
web-end-joining = Siediti al nuovo tavolo
web-end-next-waits = Gli altri hanno aperto un nuovo tavolo. Il tuo posto è libero.
web-resigned-bot = Hai abbandonato. Un bot finisce la partita per te.
