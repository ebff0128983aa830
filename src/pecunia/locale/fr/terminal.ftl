### La table dans le terminal.

# Le nom de qui n’en donne pas : ainsi s’appelait à Rome le fermier d’une latrine publique et (.olet) un faussaire.
terminal-you = Foricarius
    .olet = Falsarius

## La table. Les Romains écrivaient HS pour sesterces. $turn, $left, $gone, $held, $earned, $target, $count : des nombres ; $player : un nom.

terminal-own = toi
terminal-bot = bot
terminal-turn = Tour { $turn }
terminal-phase-1 = nature
terminal-phase-2 = encaisser
terminal-phase-3 = asseoir
terminal-phase-4 = piocher
terminal-asked = on attend { $player }
terminal-romans = Romains { $left }, défausse { $gone }
terminal-actions = actions { $left }, défausse { $gone }
terminal-rich-slaves = Esclaves riches : prix double
terminal-shown = Dévoilés :
terminal-holding = Tu tiens :
terminal-nobody = personne n’attend
terminal-free = libre
terminal-money = { $held }/{ $target } HS
terminal-earned = { $earned }/{ $target } HS gagnés, reste { $held }
terminal-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-hand = Ta main :
terminal-hand-empty = Ta main est vide.

## Demander. $most, $number : des numéros ; $typed, $topic : ce qui a été tapé ; $move : un coup tel qu’on l’écrit.

terminal-prompt = 1–{ $most } · ? aide · u retour · l récit · h avis · c main · q fin
    .modules = 1–{ $most } · ? aide · u retour · l récit · h avis · c main · m modules · q fin
    .olet = 1–{ $most } · ? aide · u retour · l récit · h avis · c à toi · m plateau · q fin
    .olet-fly = somme · ? aide · u retour · l récit · h avis · c à toi · m plateau · q fin
    .olet-sell = 1/0/2 · ? aide · u retour · l récit · h avis · c à toi · m plateau · q fin
terminal-prompt-only = Entrée · ? aide · u retour · l récit · h avis · c main · q fin
    .modules = Entrée · ? aide · u retour · l récit · h avis · c main · m modules · q fin
    .olet = Entrée · ? aide · u retour · l récit · h avis · c à toi · m plateau · q fin
terminal-marked = Les numéros sont sur la table.
terminal-which = Tape un numéro de 1 à { $most }, ou ? pour l’aide.
    .olet-fly = Écris une somme en dizaines, par exemple 50 ou -50, ou ? pour l’aide.
    .olet-sell = Écris combien de chaque qualité, par exemple 1/0/2, ou ? pour l’aide.
terminal-no-choice = Il n’y a pas de numéro { $number } : ils vont de 1 à { $most }.
terminal-not-understood = « { $typed } » n’est ni un numéro ni un coup. Tape ? pour l’aide.
terminal-allowed = « { $move } » est permis : c’est le numéro { $number }.
terminal-explained = { $what } : { $text }
terminal-rule-why = { $rule } Pourquoi ? { $why }
terminal-no-topic = « { $topic } » n’est ni une chose sur la table, ni un numéro, ni un coup.
terminal-enter = Entrée : retour à la table
terminal-more = Entrée : la suite
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-taken-back = Coup repris.
terminal-undo-none = Il n’y a rien à reprendre : tu n’as encore rien fait ce tour-ci.
terminal-undo-other = Il n’y a rien à reprendre : le dernier coup n’était pas de toi.
terminal-undo-shown = Ton dernier coup a dévoilé ou pioché une carte : il est joué.
terminal-handover = { $player }, à toi. Quand personne d’autre ne regarde l’écran : Entrée.

## Le conseil. $bot : un niveau ; $chance : en pour cent ; $count : un nombre. Un thème suit + ou – : ce qui est meilleur ou pire après un coup.

terminal-hint = Un conseil du niveau « { $bot } »
terminal-hint-how = Tes chances de gagner avec chaque coup. Après + ce qu’il rapporte, après – ce qu’il coûte, par rapport au meilleur autre coup.
terminal-hint-thinking = Je réfléchis…
terminal-hint-none = Pas de conseil pour l’instant : ce n’est pas à toi de répondre.
terminal-hint-chance = { $chance } %
terminal-hint-tried =
    { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
terminal-hint-same = presque aucune différence
terminal-hint-rest =
    { $count ->
        [one] et { $count } autre coup
       *[other] et { $count } autres coups
    }

## Début, départ, fin. $file : un fichier ; $players, $target, $score : des nombres ; $name, $value : des textes.

terminal-motto = L’argent n’a pas d’odeur.
terminal-options = { $edition } · { $players } joueurs · { $target } sesterces pour gagner
    .ladderOnly = { $edition } · { $players } joueurs · le dernier échelon gagne
    .ladderAndTarget = { $edition } · { $players } joueurs · dernier échelon et { $target } sesterces pour gagner
    .either = { $edition } · { $players } joueurs · dernier échelon ou { $target } sesterces pour gagner
terminal-house = Règle maison : { $name } : { $value }
terminal-reconstructed = Durées et prix des Romains sont reconstitués : aucune règle ne les donne. Les noms des Romains sont de nous.
terminal-dark-red = Le nombre de chaque carte bordeaux est reconstitué, lui aussi.
terminal-sealed = La donne est scellée. À la fin, la graine est montrée et doit correspondre à cette empreinte :
terminal-saving = La partie est enregistrée après chaque coup : { $file }
terminal-lintel = { $lintel } est un sénateur qui reste 3 tours, puis paie 4 sesterces.
terminal-begin = Entrée : commencer
terminal-continue = Entrée : reprendre au tour { $turn }
terminal-saved = La partie est enregistrée. Pour la reprendre : pecunia { $command }
terminal-score =
    { $score ->
        [one] { $player } : { $score } sesterce
       *[other] { $player } : { $score } sesterces
    }
terminal-record = La partie enregistrée : { $file }
terminal-seed = La graine était { $seed } ; elle correspond à l’empreinte { $commitment }

## Modules. $rung, $task, $modules, $what : des textes ; $price, $count, $held : des nombres.

terminal-held = { $held } HS
terminal-row-event = Événements :
terminal-row-upgrade = Accessoires :
terminal-row-favour = Faveurs :
terminal-used = utilisée
terminal-fresh = nouvelle
terminal-climbed = échelon gravi pendant ce tour
terminal-step = { $rung } : { $price } HS, ou { $task }
terminal-modules = Modules : { $modules }
terminal-reconstructed-modules = Reconstitués aussi : { $what }.
terminal-what-famous = valeurs des Romains célèbres
terminal-what-events = marqueurs des événements
terminal-what-careers = échelles, missions et prix
terminal-page-display = À prendre :
terminal-page-middle = Au milieu :
terminal-page-executed = Déjà survenus ce tour-ci : { $events }
terminal-page-pile = Dans la pioche : { $count }
terminal-no-modules = Vous jouez sans modules.

## Aide. Les touches elles-mêmes sont les mêmes dans toutes les langues.

terminal-help-goal =
    { $target ->
        [one] Tu tiens des latrines à Rome. Le premier à { $target } sesterce gagne sur-le-champ.
       *[other] Tu tiens des latrines à Rome. Le premier à { $target } sesterces gagne sur-le-champ.
    }
    .ladderOnly = Tu tiens des latrines à Rome. Le premier sur le dernier échelon gagne sur-le-champ.
    .ladderAndTarget = Tu tiens des latrines à Rome. Le premier à être sur le dernier échelon avec { $target } sesterces gagne sur-le-champ.
    .either = Tu tiens des latrines à Rome. Le premier sur le dernier échelon ou à { $target } sesterces gagne sur-le-champ.
terminal-help-turn = Un tour : (1) chacun de tes visiteurs perd un marqueur ; (2) ceux qui n’en ont plus paient et s’en vont ; (3) les premiers de ta file s’asseyent aux places libres ; (4) tu pioches une carte. Avant et entre ces phases, tu peux jouer autant de cartes que tu veux.
terminal-help-seats = L, M, R sont les sièges (gauche, milieu, droite), V1 à V3 des villas. Un sénateur et un esclave ne s’asseyent jamais côte à côte. Deux Romaines peuvent partager une place. Une file commence à gauche, à { $front }.
terminal-help-signs = { $drop } est un marqueur, { $spent } un marqueur passé, { $finished } veut dire fini.
terminal-help-answer = Réponds par un numéro, ou écris le coup : seat M · seat M pair · join L · collect L+ · visitor B L · queue B 3 · player B · card 2 · play line-cutter · done. L+ est la seconde Romaine sur L ; queue B 3 est le troisième de la file de B.
terminal-help-ask = ? Voleur de tour explique une carte, ? 2 un numéro, ? seat M dit pourquoi un coup n’est pas permis, ? A19 ce que dit une règle.
terminal-help-keys = u reprend un coup · l ce qui s’est passé depuis ton dernier tour · h ce que ferait un bon joueur, et pourquoi · c ta main en détail · q enregistre et quitte (Ctrl-C aussi)
terminal-help-pointing = Les flèches et la souris choisissent aussi ; Entrée ou un second clic joue.
terminal-help-modules = { $star } est un Romain célèbre ; +2 sont des pièces sur une carte, payées avec le prix. m montre les modules en détail, ? César ou ? Fontaine explique une carte.
terminal-help-module-moves = Autres coups : climb · climb paying · use ceres · use reserved-women · upgrade fountain · event tumult · favour venus · discard alms · seat M second · yes · pay · pass.
terminal-help-moves = Tu peux maintenant :

## Puzzles and the deal of the day. $number, $count, $most, $margin, $rounds, $points: numbers; $date: a date.

terminal-puzzle = Énigme { $number } sur { $count } : que jouerais-tu ?
terminal-puzzle-prompt = 1–{ $most } ou le coup · ? une carte · q partir
terminal-puzzle-right = Exact : c’est le meilleur coup.
terminal-puzzle-wrong = Pas tout à fait : il y a un meilleur coup.
terminal-puzzle-next = Entrée : énigme suivante · q partir
terminal-puzzle-card = Carte en jeu : { $card }. { $text }
terminal-day-won = Pecunia, partie du { $date } : gagnée de { $margin }, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terminal-day-lost = Pecunia, partie du { $date } : pas gagnée, { $margin } d’écart, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## A recorded game, step by step. $number, $count: numbers of moves.

terminal-replay = Coup { $number } sur { $count }
terminal-replay-prompt = ← → un coup · ↑ ↓ un tour · un numéro : ce tour · l récit · q partir
