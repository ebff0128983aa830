### Il tavolo nel terminale.

# Il nome di chi non ne dà uno: così si chiamava a Roma l’appaltatore di una latrina pubblica e (.olet) un falsario.
terminal-you = Foricarius
    .olet = Falsarius

## Il tavolo. I romani scrivevano HS per sesterzi. $turn, $left, $gone, $held, $earned, $target, $count: numeri; $player: un nome.

terminal-own = tu
terminal-bot = bot
terminal-turn = Turno { $turn }
terminal-phase-1 = natura
terminal-phase-2 = incassa
terminal-phase-3 = fai sedere
terminal-phase-4 = pesca
terminal-asked = si aspetta { $player }
terminal-romans = Romani { $left }, scarti { $gone }
terminal-actions = azioni { $left }, scarti { $gone }
terminal-rich-slaves = Schiavi ricchi: tariffa doppia
terminal-shown = Scoperti:
terminal-holding = Hai:
terminal-nobody = nessuno aspetta
terminal-free = libero
terminal-money = { $held }/{ $target } HS
terminal-earned = { $earned }/{ $target } HS guadagnati, restano { $held }
terminal-cards =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
terminal-hand = La tua mano:
terminal-hand-empty = La tua mano è vuota.

## Chiedere. $most, $number: numeri delle scelte; $typed, $topic: che cosa è stato scritto; $move: una mossa come si scrive.

terminal-prompt = 1–{ $most } · ? aiuto · u annulla · l fatti · h idea · c mano · q esci
    .modules = 1–{ $most } · ? aiuto · u annulla · l fatti · h idea · c mano · m moduli · q esci
    .olet = 1–{ $most } · ? aiuto · u annulla · l fatti · h idea · c tuo · m mappa · q esci
    .olet-fly = somma · ? aiuto · u annulla · l fatti · h idea · c tuo · m mappa · q esci
    .olet-sell = 1/0/2 · ? aiuto · u annulla · l fatti · h idea · c tuo · m mappa · q esci
terminal-prompt-only = Invio · ? aiuto · u annulla · l fatti · h idea · c mano · q esci
    .modules = Invio · ? aiuto · u annulla · l fatti · h idea · c mano · m moduli · q esci
    .olet = Invio · ? aiuto · u annulla · l fatti · h idea · c tuo · m mappa · q esci
terminal-marked = I numeri sono sul tavolo.
terminal-which = Scrivi un numero da 1 a { $most }, o ? per aiuto.
    .olet-fly = Scrivi una somma in decine, per esempio 50 o -50, o ? per aiuto.
    .olet-sell = Scrivi quante di ogni qualità, per esempio 1/0/2, o ? per aiuto.
terminal-no-choice = Il numero { $number } non c’è: vanno da 1 a { $most }.
terminal-not-understood = «{ $typed }» non è né un numero né una mossa. Con ? arriva l’aiuto.
terminal-allowed = «{ $move }» è permesso: è il numero { $number }.
terminal-explained = { $what }: { $text }
terminal-rule-why = { $rule } Perché? { $why }
terminal-no-topic = «{ $topic }» non è né una cosa sul tavolo, né un numero, né una mossa.
terminal-enter = Invio: torna al tavolo
terminal-more = Invio: avanti
terminal-nothing-yet = Non è ancora successo nulla.
terminal-taken-back = Mossa annullata.
terminal-undo-none = Non c’è nulla da annullare: in questo turno non hai ancora fatto nulla.
terminal-undo-other = Non c’è nulla da annullare: l’ultima mossa non era tua.
terminal-undo-shown = La tua ultima mossa ha scoperto o pescato una carta: vale.
terminal-handover = { $player }, tocca a te. Quando nessun altro guarda lo schermo: Invio.

## Il consiglio. $bot: un livello; $chance: in percento; $count: un numero. Un tema segue + o –: che cosa è meglio o peggio dopo una mossa.

terminal-hint = Un consiglio dal livello «{ $bot }»
terminal-hint-how = Le tue probabilità di vincere con ogni mossa. Dopo + quello che ci guadagni, dopo – quello che ci perdi, rispetto alla migliore delle altre mosse.
terminal-hint-thinking = Ci penso…
terminal-hint-none = Adesso niente consigli: non tocca a te rispondere.
terminal-hint-chance = { $chance }%
terminal-hint-tried =
    { $count ->
        [one] { $count } prova
       *[other] { $count } prove
    }
terminal-hint-same = quasi nessuna differenza
terminal-hint-rest =
    { $count ->
        [one] e un’altra mossa
       *[other] e altre { $count } mosse
    }

## Inizio, uscita, fine. $file: un file; $players, $target, $score: numeri; $name, $value: testi.

terminal-motto = Il denaro non puzza.
terminal-options = { $edition } · { $players } giocatori · con { $target } sesterzi si vince
    .ladderOnly = { $edition } · { $players } giocatori · l’ultimo gradino vince
    .ladderAndTarget = { $edition } · { $players } giocatori · con l’ultimo gradino e { $target } sesterzi si vince
    .either = { $edition } · { $players } giocatori · con l’ultimo gradino o { $target } sesterzi si vince
terminal-house = Regola della casa: { $name }: { $value }
terminal-reconstructed = Durate e tariffe dei romani sono ricostruite: nessun regolamento le riporta. I nomi dei romani sono nostri.
terminal-dark-red = È ricostruito anche il numero di carte rosso scuro di ogni tipo.
terminal-sealed = Il mazzo è sigillato. Alla fine si mostra il seme, che deve corrispondere a questa impronta:
terminal-saving = La partita si salva dopo ogni mossa: { $file }
terminal-lintel = { $lintel } è un senatore che resta 3 turni e poi paga 4 sesterzi.
terminal-begin = Invio: si comincia
terminal-continue = Invio: si riprende dal turno { $turn }
terminal-saved = La partita è salvata. Per riprenderla: pecunia { $command }
terminal-score =
    { $score ->
        [one] { $player }: { $score } sesterzio
       *[other] { $player }: { $score } sesterzi
    }
terminal-record = La partita registrata: { $file }
terminal-seed = Il seme era { $seed }; corrisponde all’impronta { $commitment }

## Moduli. $rung, $task, $modules, $what: testi; $price, $count, $held: numeri.

terminal-held = { $held } HS
terminal-row-event = Eventi:
terminal-row-upgrade = Ampliamenti:
terminal-row-favour = Favori:
terminal-used = usato
terminal-fresh = nuovo
terminal-climbed = salito in questo turno
terminal-step = { $rung }: { $price } HS, o { $task }
terminal-modules = Moduli: { $modules }
terminal-reconstructed-modules = Ricostruiti anche: { $what }.
terminal-what-famous = valori dei romani famosi
terminal-what-events = segnalini sugli eventi
terminal-what-careers = scale, compiti e prezzi
terminal-page-display = Disponibili:
terminal-page-middle = Al centro:
terminal-page-executed = Già accaduti in questo turno: { $events }
terminal-page-pile = Nel mazzo: { $count }
terminal-no-modules = Giocate senza moduli.

## Aiuto. I tasti sono gli stessi in ogni lingua.

terminal-help-goal =
    { $target ->
        [one] Gestisci una latrina a Roma. Il primo a { $target } sesterzio vince sul colpo.
       *[other] Gestisci una latrina a Roma. Il primo a { $target } sesterzi vince sul colpo.
    }
    .ladderOnly = Gestisci una latrina a Roma. Il primo sull’ultimo gradino vince sul colpo.
    .ladderAndTarget = Gestisci una latrina a Roma. Il primo sull’ultimo gradino con { $target } sesterzi vince sul colpo.
    .either = Gestisci una latrina a Roma. Il primo sull’ultimo gradino o a { $target } sesterzi vince sul colpo.
terminal-help-turn = Un turno: (1) ogni tuo visitatore perde un segnalino; (2) chi non ne ha più paga e se ne va; (3) i primi della coda si siedono sui posti liberi; (4) peschi una carta. Prima e fra queste fasi puoi giocare quante carte vuoi.
terminal-help-seats = L, M, R sono i sedili (sinistra, centro, destra), V1–V3 le ville. Un senatore e uno schiavo non siedono mai fianco a fianco. Due romane possono dividersi un posto. La coda comincia a sinistra, da { $front }.
terminal-help-signs = { $drop } è un segnalino (sulla scatola: conta-giri), { $spent } uno tolto, { $finished } significa finito.
terminal-help-answer = Rispondi con un numero, o scrivi la mossa: seat M · seat M pair · join L · collect L+ · visitor B L · queue B 3 · player B · card 2 · play line-cutter · done. L+ è la seconda romana su L; queue B 3 è il terzo nella coda di B.
terminal-help-ask = ? Saltare la coda spiega una carta, ? 2 una scelta, ? seat M dice perché una mossa non è permessa, ? A19 che cosa dice una regola.
terminal-help-keys = u annulla una mossa · l che cosa è successo dal tuo ultimo turno · h che cosa farebbe un giocatore forte, e perché · c la tua mano per intero · q salva ed esce (anche Ctrl-C)
terminal-help-pointing = Anche le frecce e il mouse scelgono; Invio o un secondo clic gioca.
terminal-help-modules = { $star } è un romano famoso; +2 sono monete su una carta, pagate insieme alla tariffa. m mostra i moduli per intero, ? Cesare o ? Fontana spiega una carta.
terminal-help-module-moves = Altre mosse: climb · climb paying · use ceres · use reserved-women · upgrade fountain · event tumult · favour venus · discard alms · seat M second · yes · pay · pass.
terminal-help-moves = Adesso puoi:

## Puzzles and the deal of the day. $number, $count, $most, $margin, $rounds, $points: numbers; $date: a date.

terminal-puzzle = Rompicapo { $number } di { $count }: che cosa giocheresti?
terminal-puzzle-prompt = 1–{ $most } o la mossa · ? una carta · q esci
terminal-puzzle-right = Giusto: è la mossa migliore.
terminal-puzzle-wrong = Non proprio: c’è una mossa migliore.
terminal-puzzle-next = Invio: prossimo rompicapo · q esci
terminal-puzzle-card = Carta in gioco: { $card }. { $text }
terminal-day-won = Pecunia, partita del { $date }: vinta con { $margin } di vantaggio, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
terminal-day-lost = Pecunia, partita del { $date }: non vinta, { $margin } di distacco, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.

## A recorded game, step by step. $number, $count: numbers of moves.

terminal-replay = Mossa { $number } di { $count }
terminal-replay-prompt = ← → una mossa · ↑ ↓ un turno · un numero: quel turno · l log · q esci
