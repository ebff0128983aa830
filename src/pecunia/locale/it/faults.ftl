### Bot: che cosa non va e come viene detto.
### $bot: il suo nome o il programma; $package: che cosa è stato installato; $detail: che cosa dice il programma o il sistema.

error-bot-broken = Il bot { $bot } non si può usare: il suo pacchetto { $package } è difettoso. { $detail }
error-bot-twice = Il bot { $bot } viene da più pacchetti: { $packages }. Tienine uno solo.
error-bot-no-choose = Il bot { $bot } non si può usare: ciò che produce il suo pacchetto { $package } non ha choose(view).
error-bot-raised = { $bot } è andato in errore; al suo posto è stata sorteggiata una mossa. { $detail }
error-bot-illegal = { $bot } ha scelto «{ $move }», che ora non è permesso; al suo posto è stata sorteggiata una mossa.
error-bot-given-up = Dopo { $faults } errori { $bot } è escluso per il resto della partita; le sue mosse sono sorteggiate.
cli-fault =
    { $count ->
        [one] { $fault }
       *[other] { $fault } ({ $count } volte)
    }
