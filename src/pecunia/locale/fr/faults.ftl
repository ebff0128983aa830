### Bots : ce qui ne va pas et comment c’est dit.
### $bot : son nom ou le programme ; $package : ce qui a été installé ; $detail : ce que dit le programme ou le système.

error-bot-broken = Le bot { $bot } est inutilisable : son paquet { $package } est défectueux. { $detail }
error-bot-twice = Le bot { $bot } vient de plusieurs paquets : { $packages }. N’en garde qu’un.
error-bot-no-choose = Le bot { $bot } est inutilisable : ce que fabrique son paquet { $package } n’a pas de choose(view).
error-bot-raised = { $bot } a échoué ; un coup a été tiré au sort à sa place. { $detail }
error-bot-illegal = { $bot } a choisi « { $move } », ce qui n’est pas permis maintenant ; un coup a été tiré au sort à la place.
error-bot-given-up = { $bot } est écarté pour le reste de la partie (fautes : { $faults }) ; ses coups sont tirés au sort.
cli-fault =
    { $count ->
        [one] { $fault }
       *[other] { $fault } ({ $count } fois)
    }

## Programmes. $words : la fin de leur sortie d’erreur ; $text : ce qu’ils ont écrit ; $value : ce qui a été indiqué.

error-option-bot-command = « { $value } » ne peut pas être un bot : après cmd: viennent un programme et ses arguments, guillemets fermés, espaces simples et sans #.
error-option-bot-python = « { $value } » n’est pas un bot : après py: viennent un module, un deux-points et un nom de ce module (py:my_bots:Prudent), puis des mots pour le bot.
error-option-bot-program = Il n’y a pas de programme « { $value } » qui puisse être lancé comme bot.
error-option-bot-seconds = Un bot a plus de 0 et au plus { $most } secondes pour un coup, pas { $value }.
error-option-trust = Dans { $file }, « { $value } » est un bot. Si tu fais confiance à ce fichier, permets-lui de lancer des programmes avec --trust.
error-bot-start = Impossible de lancer { $bot }. { $detail }
error-bot-hello = { $bot } ne parle pas la version { $protocol } du protocole : il a commencé par « { $text } ».
error-bot-late = { $bot } n’a pas répondu en { $seconds } s ; un coup a été tiré au sort à la place. Ses derniers mots : { $words }
error-bot-garbage = { $bot } a écrit « { $text } », ce qui n’est pas une réponse ; un coup a été tiré au sort à la place.
error-bot-flood = { $bot } écrivait sans fin et a été arrêté ; un coup a été tiré au sort à la place.
error-bot-ended = { $bot } s’est terminé avec le statut { $status } ; un coup a été tiré au sort à la place. Ses derniers mots : { $words }
error-bot-closed = { $bot } a coupé la ligne et a été arrêté ; un coup a été tiré au sort à la place. Ses derniers mots : { $words }

## Le test du contrat (bot-check). $same sur $of étaient identiques ; temps en millisecondes.

cli-bot-check = Vérifier qu’un bot tient ses engagements à toute table. Échoue là où il ne les tient pas.
cli-bot-check-what = Un programme et ses arguments, entre guillemets, ou le nom d’un bot.
cli-bot-check-games = Ne jouer que ce nombre de parties, à partir de la première.
cli-check-is-passed = oui
cli-check-is-failed = NON
cli-check-is-told = –
cli-check-starts = Démarre et se présente ; il s’appelle : { $name }
cli-check-games = Joue des parties entières des deux jeux, à tout nombre de joueurs, dans les deux éditions et avec tous les modules : { $played } sur { $of } sans faute, { $decisions } décisions
cli-check-some-games = Joue des parties entières aux { $of } premières sortes de tables, pas à toutes : { $played } sur { $of } sans faute, { $decisions } décisions
cli-check-again = Joue partie après partie dans un seul processus (démarrages : { $starts })
cli-check-strange = Ignore les messages et les champs qu’il ne connaît pas
cli-check-leaves = S’arrête quand son entrée est fermée
cli-check-told = N’apprend rien que sa place ne puisse voir : une fois le reste redistribué, { $same } questions sur { $of } étaient les mêmes, octet pour octet
cli-check-fair = Choisit sans ce que sa place ne peut pas voir : une fois le reste redistribué, { $same } choix sur { $of } étaient les mêmes
cli-check-repeats = Même graine, même choix : { $same } sur { $of } (bon à savoir, pas exigé)
cli-check-time = Temps par coup : la moitié en { NUMBER($p50, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, 99 sur 100 en { NUMBER($p99, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, le plus long { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms ; la limite est de { $limit } ms
cli-check-fits = Ce bot peut s’asseoir à la table.
cli-check-fits-not = Ce bot ne peut pas encore s’asseoir à la table.
