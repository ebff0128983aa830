### Perché una mossa non è permessa: una frase per il giocatore. Il programma aggiunge il riferimento alla regola.

## Il momento. $asked: la domanda posta.

reason-not-a-move = Questo non somiglia a nessuna mossa.
reason-not-your-question = Adesso non tocca a te scegliere.
reason-game-over = La partita è finita.
reason-not-now = Adesso non puoi farlo. La domanda è: «{ $asked }»
reason-no-such-player = A questo tavolo non c’è questo giocatore.

## Far sedere e incassare

reason-no-such-place = Non hai un posto del genere.
reason-place-taken = Lì è già seduto qualcuno.
reason-place-free = Lì non è seduto nessuno a cui possa unirsi.
reason-place-full = Lì sono già in due, e in tre non ci si sta mai.
reason-not-two-women = Non puoi metterli sullo stesso posto: se nessun modulo lo permette, lo dividono solo due donne.
reason-senator-beside-slave = Un senatore e uno schiavo non siedono mai fianco a fianco.
reason-queue-empty = Nella tua coda non c’è nessuno.
reason-must-seat = Hai un posto libero e il primo della tua coda può sedersi: non puoi ancora finire il turno.
reason-must-collect = Uno dei tuoi visitatori ha finito: prima devi incassare.
reason-not-finished = Questo visitatore ha ancora segnalini: non ha finito.
reason-no-visitor-there = Lì non è seduto nessuno.

## Giocare una carta

reason-card-not-in-hand = Non hai questa carta in mano.
reason-card-not-in-game = Questa carta non fa parte della vostra partita.
reason-no-other-card-in-play = Un’altra carta è ancora in corso: prima concludi quella.
reason-nothing-to-do = Adesso la carta non cambierebbe nulla, quindi la tieni.
reason-no-money-to-give = Ti serve un sesterzio da dare, e non ne hai.
reason-no-markers = Lì non c’è nessun segnalino che tu possa togliere.
reason-must-take-marker = Prima devi prendere ciò che la carta richiede, finché ci sono segnalini.
reason-no-romans-left = Non c’è più nessuna carta romano che tu possa pescare.
reason-no-cards-to-draw = Non c’è più nessuna carta azione che tu possa pescare.
reason-discard-empty = Negli scarti non c’è nessun romano che tu possa richiamare.

## Scegliere un bersaglio

reason-no-card-there = Lì non c’è nessun romano che tu possa scegliere.
reason-no-queue-to-cut = In nessuna coda c’è un secondo romano: non puoi far passare avanti nessuno.
reason-already-in-front = Il romano che hai scelto è già in testa.
reason-same-queue = Devi scegliere un’altra coda.
reason-queue-full = Al vostro tavolo una coda di cinque non accetta più nessuno.
reason-own-visitor = Devi scegliere il visitatore di un altro giocatore, non uno dei tuoi.
reason-no-unequal-pair = Ti servono due donne sullo stesso posto di un altro giocatore, con un numero diverso di segnalini.
reason-not-a-pair = Sul posto che hai scelto non ci sono due donne.
reason-needs-two-visitors = Ti servono almeno due visitatori tuoi.
reason-same-visitor = Devi mettere i segnalini su un altro dei tuoi visitatori.
reason-no-such-class = Lì non trovi nessuno di questa classe, né nella latrina né in coda.
reason-nobody-pays = Nessuno al vostro tavolo dovrebbe pagare.
reason-all-equal = Possedete tutti lo stesso: nessuno è ricco o povero.
reason-not-richest = Devi scegliere uno dei più ricchi.
reason-not-poorest = Devi scegliere uno dei più poveri.
reason-already-rich = Hai già reso ricchi gli schiavi: non si raddoppia due volte.
reason-yourself = Non puoi farti un regalo da solo: scegli un altro giocatore.

## Moduli

reason-module-off-famous = Giochi senza il modulo «{ module-famous }» (famous).
reason-module-off-upgrades = Giochi senza il modulo «{ module-upgrades }» (upgrades).
reason-module-off-events = Giochi senza il modulo «{ module-events }» (events).
reason-module-off-careers = Giochi senza il modulo «{ module-careers }» (careers).
reason-module-off-favours = Giochi senza il modulo «{ module-favours }» (favours).
reason-modules-off = Giochi senza i moduli a cui appartiene questa mossa.
reason-not-his-place = Cesare si siede solo se non hai nessun senatore, e Bruto solo al centro.
reason-not-two-men = I compagni di Vercingetorige dividono il posto solo con un uomo, mai con una donna.
reason-vercingetorix-elsewhere = I compagni di Vercingetorige si siedono in posti diversi dal suo, e uno solo per posto.
reason-not-passed-on = Puoi mandare avanti Bruto solo se è in testa, hai un posto libero e lui non può sedersi al centro.
reason-draft-share = Hai già i tuoi due romani: prendi qualcos’altro.
reason-no-sign = Non hai questo cartello su nessuno dei tuoi sedili.
reason-sign-used = Hai già usato questo cartello in questo turno.
reason-seat-not-free = Il sedile con il cartello non è libero: non puoi farci sedere nessuno.
reason-signs-roman-cannot-sit = Nella tua coda non c’è nessuno per questo cartello, o il primo lì non può sedersi.
reason-top-rung = Sei già sull’ultimo gradino.
reason-already-climbed = In questo turno sei già salito di un gradino.
reason-no-money-to-climb = Non puoi pagare il gradino successivo.
reason-task-not-done = In questo turno non hai svolto il compito del gradino successivo.
reason-favour-not-held = Non hai questo favore.
reason-favour-standing = Non devi usare questo favore: agisce da sé.
reason-favour-fresh = Hai ricevuto questo favore solo in questo turno; ti serve dal prossimo in poi.
reason-favour-used = Hai già usato questo favore in questo turno.
reason-favour-idle = Adesso il favore non cambierebbe nulla per te.
reason-mars-cannot = Solo con il favore di Marte puoi far sedere il secondo o il terzo della tua coda, e solo dove può stare.
reason-venus-protects = Venere protegge quella latrina: le tue carte non la toccano.

## Pecunia Olet

reason-no-henchman = Lì non c’è nessuno dei tuoi scagnozzi.
reason-no-such-space = Questo tabellone non ha uno spazio del genere.
reason-space-occupied = Lì c’è già uno scagnozzo.
reason-strike = C’è sciopero: non puoi volare finché il poliziotto non va avanti.
reason-no-jet = Per partire da lì ti serve un jet privato tuo.
reason-no-market-card = Lì non c’è nessuna carta che tu possa comprare.
reason-second-jet = Hai già un jet privato, e nessuno può averne due.
reason-no-cash = Non hai abbastanza contanti; il denaro offshore qui non paga nulla.
reason-bad-count = Non puoi consegnarne così: almeno una, al massimo tre al supermercato, otto dal ricettatore.
reason-no-fakes = Per questo ti mancano le banconote false.
reason-blocked-quality = Ormai il supermercato conosce queste banconote false: lì non puoi più smerciarle.
reason-bad-transfer = Puoi portare denaro offshore o riprenderlo, a decine, ma solo quello che hai.
reason-no-passing-now = Adesso non puoi passare: piazza uno scagnozzo o rinuncia.
reason-no-declining-now = Qui non puoi rinunciare: piazza uno scagnozzo, o passa nel tuo turno.
reason-nothing-after-lifting = Di questo scagnozzo poi non sapresti che fare, quindi resta dov’è.
