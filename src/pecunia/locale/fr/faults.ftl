### Robots : ce qui ne va pas et comment c’est dit.
### $bot : son nom ou le programme ; $package : ce qui a été installé ; $detail : ce que dit le programme ou le système.

error-bot-broken = Le robot { $bot } est inutilisable : son paquet { $package } est défectueux. { $detail }
error-bot-twice = Le robot { $bot } vient de plusieurs paquets : { $packages }. N’en garde qu’un.
error-bot-no-choose = Le robot { $bot } est inutilisable : ce que fabrique son paquet { $package } n’a pas de choose(view).
error-bot-raised = { $bot } a échoué ; un coup a été tiré au sort à sa place. { $detail }
error-bot-illegal = { $bot } a choisi « { $move } », ce qui n’est pas permis maintenant ; un coup a été tiré au sort à la place.
error-bot-given-up = Après { $faults } fautes, { $bot } est écarté pour le reste de la partie ; ses coups sont tirés au sort.
cli-fault =
    { $count ->
        [one] { $fault }
       *[other] { $fault } ({ $count } fois)
    }
