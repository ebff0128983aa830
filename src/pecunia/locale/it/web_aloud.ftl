### Ciò che gli screen reader dicono del tavolo nel browser, oltre alle parole che tutti vedono. $count, $quality: numeri.

web-tablet = La tavoletta
web-answers = Che cosa puoi fare
web-aloud-again = Ripeti
web-aloud-all = Di’ tutto ciò che è successo dal tuo turno
web-aloud-nothing = Dal tuo turno non è successo niente.
web-aloud-quality = qualità { $quality }
web-aloud-fakes = { $count } di qualità { $quality }
