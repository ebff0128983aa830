### Le partite registrate nel browser: aprirne una, muoversi al suo interno, passarla ad altri.

web-replay = Rivedi una partita registrata
web-replay-text = Rivedi qualunque partita, mossa per mossa, con gli occhi di ciascun giocatore. Niente di ciò che apri qui viene conservato, tranne un’analisi che chiedi.
web-replay-open = Apri una registrazione
web-replay-paste = La registrazione, come testo
web-replay-file = Scegli un file
web-replay-drop = …oppure trascina qui un file .pecunia.
web-replay-show = Guarda
web-replay-other = Un’altra registrazione
web-replay-again = Rivedi la partita
web-replay-loading = La partita si sta preparando…
web-replay-broken-link = Questo link non contiene una registrazione intera: forse è stato tagliato per strada.

## Muoversi. $at di $last: le mosse.

web-replay-move = Mossa { $at } di { $last }
web-replay-beginning = Prima della prima mossa
web-replay-turn = Turno { $turn }
web-replay-turns = Svolgimento
web-replay-slider = Mosse della partita
web-replay-first = All’inizio
web-replay-last = Alla fine
web-replay-back = Una mossa indietro
web-replay-forth = Una mossa avanti
web-replay-turn-back = Un turno indietro
web-replay-turn-forth = Un turno avanti
web-replay-swing-back = Svolta precedente
web-replay-swing-forth = Svolta successiva
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-key = { $what } ({ $key })
web-replay-key-space = barra spaziatrice
web-replay-does = { $player }: { $move }
web-replay-secret = { $player } sceglie in segreto.
web-replay-panels = Accanto al tavolo

## Con gli occhi di chi.

web-replay-eyes = Visto da
web-replay-everybody = Tutte le carte
web-replay-spectator = Il pubblico

## Passare ad altri.

web-replay-share = Condividi da qui
web-replay-shared = Link copiato
web-replay-download = Scarica come pagina
web-replay-downloading = La pagina si sta creando…
web-replay-hands = Mano di { $player }
