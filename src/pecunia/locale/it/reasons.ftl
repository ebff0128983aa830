### Perché una mossa non è permessa: una frase per il giocatore. Il programma aggiunge il riferimento alla regola.

## Il momento. $asked: la domanda posta.

reason-not-a-move = Questa mossa non esiste, nemmeno a Roma.
reason-not-your-question = Adesso non tocca a te: un po’ di pazienza.
reason-game-over = La partita è finita: cala il sipario.
reason-not-now = Non adesso. La domanda è: «{ $asked }»
reason-no-such-player = A questo tavolo nessuno si chiama così.

## Far sedere e incassare

reason-no-such-place = Nella tua latrina questo posto non c’è.
reason-place-taken = Occupato! Lì c’è già qualcuno.
reason-place-free = Lì non c’è nessuno con cui sedersi.
reason-place-full = Lì sono già in due, e in tre non ci si sta.
reason-not-two-women = Questi due non dividono il posto: se nessun modulo lo permette, possono farlo solo due romane.
reason-senator-beside-slave = Un senatore accanto a uno schiavo? Non in questa Roma.
reason-queue-empty = La tua coda è vuota: non aspetta nessuno.
reason-must-seat = Un momento: c’è un posto libero, e il primo della coda non ce la fa più. Il tuo turno non è finito.
reason-must-collect = Prima i soldi: qualcuno ha finito, incassa e poi vai avanti.
reason-not-finished = Pazienza: questo visitatore ha ancora segnalini, non ha finito.
reason-no-visitor-there = Lì non c’è seduto nessuno.

## Giocare una carta

reason-card-not-in-hand = Questa carta non ce l’hai in mano, purtroppo.
reason-card-not-in-game = Questa carta non fa parte della vostra partita.
reason-no-other-card-in-play = Una cosa alla volta: prima finisci l’altra carta.
reason-nothing-to-do = La carta adesso non cambierebbe nulla: tienila per dopo.
reason-no-money-to-give = Non hai nulla da dare: serve un sesterzio, e la tua borsa è vuota.
reason-no-markers = Lì non c’è nessun segnalino da togliere.
reason-must-take-marker = Non ancora: la carta vuole altri segnalini, e ce ne sono.
reason-no-romans-left = Non ci sono più romani da pescare: Roma è vuota.
reason-no-cards-to-draw = Non ci sono più carte azione da pescare: Roma è a corto di idee.
reason-discard-empty = Gli scarti sono vuoti: nessun romano da richiamare.

## Scegliere un bersaglio

reason-no-card-there = Lì non c’è nessun romano da scegliere.
reason-no-queue-to-cut = Nessuna coda ha due romani: non c’è nessuno da scavalcare.
reason-already-in-front = Questo romano è già in testa: non c’è più nessuno da spingere.
reason-same-queue = Ci vuole un’altra coda: questo romano è già in questa.
reason-queue-full = Questa coda è piena: al vostro tavolo il limite è cinque.
reason-own-visitor = Questo è uno dei tuoi: scegli un visitatore altrui.
reason-no-unequal-pair = Niente pettegolezzi: servono due romane su un posto altrui, con un numero diverso di segnalini.
reason-not-a-pair = Su quel posto non ci sono due romane.
reason-needs-two-visitors = Ti servono almeno due visitatori: i topi devono pur andare da qualche parte.
reason-same-visitor = Non lo stesso visitatore: i segnalini vanno a un altro dei tuoi.
reason-no-such-class = Di questa classe lì non c’è nessuno, né in latrina né in coda.
reason-nobody-pays = Nessuno dovrebbe pagare: questa tassa non frutterebbe nulla.
reason-all-equal = Avete tutti lo stesso: né ricchi né poveri, quindi niente elemosina.
reason-not-richest = C’è chi è più ricco: scegli fra i più ricchi.
reason-not-poorest = C’è chi è più povero: scegli fra i più poveri.
reason-already-rich = Gli schiavi sono già ricchi: pagano il doppio, non il quadruplo.
reason-yourself = Niente regali a sé stessi: scegli qualcun altro.

## Moduli

reason-module-off-famous = Il modulo «{ module-famous }» (famous) non è in gioco.
reason-module-off-upgrades = Il modulo «{ module-upgrades }» (upgrades) non è in gioco.
reason-module-off-events = Il modulo «{ module-events }» (events) non è in gioco.
reason-module-off-careers = Il modulo «{ module-careers }» (careers) non è in gioco.
reason-module-off-favours = Il modulo «{ module-favours }» (favours) non è in gioco.
reason-modules-off = Nessuno dei moduli con questa mossa è in gioco.
reason-not-his-place = Cesare non si siede finché c’è un senatore, e Bruto vuole stare al centro.
reason-not-two-men = Gli amici di Vercingetorige si siedono solo con un uomo che sta da solo, mai con una romana.
reason-vercingetorix-elsewhere = Gli amici di Vercingetorige non vanno al suo posto, e uno solo per posto.
reason-not-passed-on = Bruto non si può passare ad altri: deve essere in testa, con un posto libero e il centro fuori portata.
reason-draft-share = Hai già i tuoi due romani: lascia qualcosa agli altri e prendi altro.
reason-no-sign = Questo cartello non è su nessuno dei tuoi sedili.
reason-sign-used = Questo cartello è già servito in questo turno.
reason-seat-not-free = Il sedile con il cartello è occupato: non può sedersi nessuno.
reason-signs-roman-cannot-sit = Nella tua coda non c’è nessuno per questo cartello, o il primo non può sedersi lì.
reason-top-rung = Sei già sull’ultimo gradino: più in alto ci sono solo gli dei.
reason-already-climbed = Un gradino per turno: hai già fatto carriera.
reason-no-money-to-climb = Il prossimo gradino non te lo puoi permettere: la carriera costa.
reason-task-not-done = Il compito del prossimo gradino non è svolto: in questo turno niente promozione.
reason-favour-not-held = Non hai questo favore: gli dei si scelgono gli amici.
reason-favour-standing = Questo favore non va usato: agisce da sé.
reason-favour-fresh = Questo favore è appena arrivato: vale dal tuo prossimo turno.
reason-favour-used = Questo favore è già servito in questo turno: gli dei aiutano una volta sola.
reason-favour-idle = Adesso questo favore non ti servirebbe a nulla: non disturbare gli dei.
reason-mars-cannot = Non tocca a lui: solo il favore di Marte fa sedere il secondo o il terzo, e solo dove può stare.
reason-venus-protects = Venere protegge quella latrina: giù le mani, le tue carte non la toccano.

## Pecunia Olet

reason-no-henchman = Lì non c’è nessuno dei tuoi scagnozzi.
reason-no-such-space = Su questo tabellone quello spazio non c’è.
reason-space-occupied = Lì c’è già qualcuno all’opera.
reason-strike = Non si vola: i controllori scioperano finché il poliziotto non va avanti.
reason-no-jet = Da qui si parte solo con un jet privato tutto tuo.
reason-no-market-card = Lì non c’è nulla da comprare: anche il mercato nero ha i suoi buchi.
reason-second-jet = Hai già un jet privato, e due danno nell’occhio.
reason-no-cash = Ti mancano i contanti, e il denaro offshore qui non paga nulla.
reason-bad-count = Non puoi smerciarne tante: almeno una, al massimo tre al supermercato, otto dal ricettatore.
reason-no-fakes = Per questo ti mancano le banconote false.
reason-blocked-quality = Il supermercato ormai conosce queste banconote: non ci casca più nessuno.
reason-bad-transfer = I conti non tornano: in un senso o nell’altro, a decine, e solo quello che hai.
reason-no-passing-now = Adesso non puoi passare: piazza uno scagnozzo o rinuncia.
reason-no-declining-now = Qui non puoi rinunciare: piazza uno scagnozzo, o passa nel tuo turno.
reason-nothing-after-lifting = Questo scagnozzo poi non avrebbe nulla da fare, quindi resta dov’è.
