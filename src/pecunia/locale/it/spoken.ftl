### The table in words alone, for those who hear it or would rather read it. No signs: every word can be read aloud.

## Every table

spoken-now = Adesso
spoken-on-turn = di turno

## Pecunia non olet. $turn, $phase, $duration, $fee, $markers, $coins, $rung, $top: numbers; the others are texts

spoken-turn = Turno { $turn }, { $player }: fase { $phase } di 4, { $name }.
spoken-draft = Si scelgono i primi romani.
spoken-roman = { $name }, { $class }, { $duration ->
        [one] un turno
       *[other] { $duration } turni
    }, { $fee ->
        [one] un sesterzio
       *[other] { $fee } sesterzi
    }
spoken-with-coins = { $roman }, con { $coins ->
        [one] una moneta
       *[other] monete per { $coins }
    } sulla carta
spoken-visitor = { $name }, { $class }, { $markers ->
        [0] ha finito
        [one] ancora un segnalino
       *[other] ancora { $markers } segnalini
    }, paga { $fee ->
        [one] un sesterzio
       *[other] { $fee } sesterzi
    }
spoken-queue = Coda, dalla testa: { $romans }
spoken-held = { $held ->
        [one] un sesterzio
       *[other] { $held } sesterzi
    }
spoken-money = { $held } sesterzi su { $target }
spoken-earned = { $earned } sesterzi guadagnati su { $target }, ne restano { $held }
spoken-hand = La tua mano
spoken-hand-of = In mano: { $cards }
spoken-discard = Carte azione scartate, l’ultima per prima: { $cards }
spoken-favour = Favore: { $favour }
spoken-rung = Gradino { $rung } di { $top }: { $name }
spoken-next = Poi { $step } (fatti { $done } su { $wanted })
spoken-step = { $rung }: { $price ->
        [one] un sesterzio
       *[other] { $price } sesterzi
    }, o { $task }
spoken-markers = { $event }, { $count ->
        [one] ancora un segnalino
       *[other] ancora { $count } segnalini
    }

## Pecunia Olet. $ready, $placed, $laid, $count, $quality, $index, $last, $steps: numbers; the others are texts

spoken-henchmen = Scagnozzi: { $ready } pronti, { $placed } sul tabellone, { $laid } stesi.
spoken-purse = Contanti { $cash }, all’estero { $offshore }, banconote false: { $fakes }.
spoken-fakes = { $count } di qualità { $quality }
spoken-cards = Carte: { $cards }.
spoken-prints = Stampa { $fakes }.
spoken-henchman = scagnozzo di { $player }
spoken-empty = vuoto
spoken-officer = Il poliziotto è sullo spazio { $index } di { $last }.
spoken-ahead = Tra { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }: { $what }
spoken-known = Il supermercato conosce le banconote false fino alla qualità { $quality }.
