### Spiegazioni quando qualcosa capita per la prima volta in una prima partita.

web-tip = In breve: { $what }
web-tip-this = questa domanda
web-tip-show = Spiega
web-tip-ok = Ho capito
web-tip-off = Basta spiegazioni
web-tips = Spiega ciò che capita per la prima volta

tip-window = Prima della natura, le carte agiscono su tutti i segnalini ancora presenti. Poi ogni tuo visitatore ne perde uno.
tip-collect = Chi non ha più segnalini paga e se ne va. L’ordine lo scegli tu, e in mezzo puoi giocare carte.
tip-seat = Solo il primo della coda può sedersi, e nessuno schiavo accanto a un senatore. Se non ha posto, aspetta, e con lui tutti gli altri.
tip-settle = Hanno finito tutti. L’ordine conta quando uno di loro, andandosene, fa qualcosa.
tip-draft = A turno ognuno prende ciò con cui apre la sua latrina. Chi resta a lungo di solito paga di più.
tip-gift = Il tuo sesterzio può far vincere qualcuno. Prima fai i conti.
tip-upgrade = Uno schiavo che ha finito può portarti un ampliamento invece di pagare. Agisce quando qualcuno si siede lì.
tip-draft-seat = L’ampliamento resta su quel sedile e agisce ogni volta che qualcuno si siede lì.
tip-take-marker = I nuovi segnalini vengono dagli eventi aperti. Chi prende l’ultimo da una carta scatena l’evento.
tip-event-order = Ognuno di questi eventi succede adesso, e a tutti. Tu scegli solo quale viene prima.
tip-favour-swap = Quando un cittadino se ne va nel tuo turno, puoi tenere il tuo favore o scambiarlo con uno al centro.
tip-place = Ogni spazio vale una sola volta per round. Un berretto sullo spazio fa avanzare il poliziotto di un passo.
tip-last-henchman = Il poliziotto è arrivato. Ognuno piazza un ultimo scagnozzo, poi conta solo il denaro vero.
tip-sell = Il supermercato paga secondo la qualità, il ricettatore li paga tutti come il peggiore. Solo lui prende ciò che la polizia conosce.
tip-fly = Il denaro all’estero sfugge al Padrino. Però non ci puoi pagare nulla.
