### `pecunia tournament`: ogni bot contro ogni altro. $elo, $low, $high: numeri con segno; $games, $deals: numeri.

cli-tournament = Far giocare ogni bot contro ogni altro e classificarli. Tutte le coppie giocano le stesse distribuzioni, ciascuna una volta con ogni disposizione dei posti; ai tavoli più grandi ognuno dei due ha metà dei posti.
cli-tournament-bots = Chi partecipa, separati da virgole. Anche un programma può: "cmd:./miobot --opzione".
cli-tournament-deals = Quante distribuzioni gioca ogni coppia.
cli-tournament-file = Conservare le partite finite in questo file SQLite e giocare solo ciò che lì manca.
cli-tournament-played = { $games } partite su { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }.
cli-tournament-elo = L’Elo si conta a partire dalla media dei partecipanti; tra parentesi, l’intervallo al 95% sulle distribuzioni.
cli-tournament-interval = { $elo } ({ $low } … { $high })
cli-ray = Giocare sul cluster Ray a questo indirizzo; con «local» su uno di questa sola macchina, con tanti processori quanti ne dice --jobs.
cli-column-pair = Coppia
cli-column-first = Vittorie del primo

error-tournament-alone = Un torneo richiede almeno due bot.
error-tournament-twice = «{ $bot }» è nominato due volte. Ogni bot partecipa una volta sola.
error-store-file = Questo file non contiene partite di questo tipo, o è danneggiato.
error-store-cannot-write = Le partite non si possono conservare qui: { $detail }
error-store-otherwise = Le partite in { $file } sono state giocate in altre condizioni ({ $what }: lì «{ $found }», ora «{ $asked }»). Scegli un altro file.
error-ray-missing = Manca Ray: si installa con «pip install pecunia-games[ray]» ({ $module }).
error-ray-address = A «{ $value }» non c’è un cluster Ray: { $detail }
