### Spiegazioni quando qualcosa capita per la prima volta in una prima partita.

web-tip = In breve: { $what }
web-tip-this = questa domanda
web-tip-show = Spiega
web-tip-ok = Ho capito
web-tip-off = Basta spiegazioni
web-tips = Spiega ciò che capita per la prima volta

web-tip-on-window = Prima della natura, le carte agiscono su tutti i segnalini ancora presenti. Poi ogni tuo visitatore ne perde uno.
web-tip-on-collect = Chi non ha più segnalini paga e se ne va. L’ordine lo scegli tu, e in mezzo puoi giocare carte.
web-tip-on-seat = Solo il primo della coda può sedersi, e nessuno schiavo accanto a un senatore. Se non ha posto, aspetta, e con lui tutti gli altri.
web-tip-on-settle = Hanno finito tutti. L’ordine conta quando uno di loro, andandosene, fa qualcosa.
web-tip-on-draft = A turno ognuno prende ciò con cui apre la sua latrina. Chi resta a lungo di solito paga di più.
web-tip-on-gift = Il tuo sesterzio può far vincere qualcuno. Prima fai i conti.
web-tip-on-upgrade = Uno schiavo che ha finito può portarti un ampliamento invece di pagare. Agisce quando qualcuno si siede lì.
web-tip-on-draft-seat = L’ampliamento resta su quel sedile e agisce ogni volta che qualcuno si siede lì.
web-tip-on-take-marker = I nuovi segnalini vengono dagli eventi aperti. Chi prende l’ultimo da una carta scatena l’evento.
web-tip-on-event-order = Ognuno di questi eventi succede adesso, e a tutti. Tu scegli solo quale viene prima.
web-tip-on-favour-swap = Quando un cittadino se ne va nel tuo turno, puoi tenere il tuo favore o scambiarlo con uno al centro.
web-tip-on-place = Ogni spazio vale una sola volta per round. Un berretto sullo spazio fa avanzare il poliziotto di un passo.
web-tip-on-last-henchman = Il poliziotto è arrivato. Ognuno piazza un ultimo scagnozzo, poi conta solo il denaro vero.
web-tip-on-sell = Il supermercato paga secondo la qualità, il ricettatore li paga tutti come il peggiore. Solo lui prende ciò che la polizia conosce.
web-tip-on-fly = Il denaro all’estero sfugge al Padrino. Però non ci puoi pagare nulla.
