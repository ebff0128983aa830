### `pecunia lab`: imparare da molte partite.

cli-lab = Imparare da molte partite tra bot.
cli-fit = Imparare da partite tra bot quanto vale una posizione.
cli-fit-games = Quante partite in ogni tornata.
cli-fit-rounds = Quante volte giocare e imparare: ogni tornata gioca con ciò che ha imparato la precedente.
cli-fit-bots = Chi gioca, separati da virgole: greedy impara, gli altri giocano così come sono.
cli-fit-out = Il file in cui vanno i pesi; altrimenti quello della copia di lavoro in cui ti trovi.
cli-fit-kind = Tipo di partita «{ $kind }»: { $positions } posizioni
cli-fit-column-judged = Secondo
cli-fit-column-loss = Perdita log
cli-fit-column-right = Giusto
cli-fit-column-chance = Probabilità
cli-fit-column-seats = Posti
cli-fit-column-won = Vinto
cli-fit-column-feature = Caratteristica
cli-fit-column-early = Inizio
cli-fit-column-late = Fine
cli-fit-by-even = il solo numero di giocatori
cli-fit-by-before = i pesi attuali
cli-fit-by-new = i nuovi pesi
cli-fit-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-fit-held-out = Tutto, tranne i pesi, viene da partite da cui non si è imparato.
cli-fit-written = I pesi sono in { $file }.

error-lab-extra = Per imparare serve più del gioco: si installa con «pip install pecunia-games[lab]» (manca { $module }).
error-fit-few-games = { $games ->
        [one] Una partita è troppo poca
       *[other] { $games } partite sono troppo poche
    } per imparare: non ce ne sono abbastanza del tipo «{ $kind }».
error-fit-cannot-write = Non è possibile scrivere i pesi in { $file }: { $detail }
error-weights-no-table = Manca la tabella { $table }.
error-weights-missing = «{ $entry }» manca nella tabella { $table }.
error-weights-pair = «{ $entry }» nella tabella { $table } richiede due numeri, inizio e fine, non «{ $value }».
