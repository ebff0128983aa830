### La fin d’une partie dans le navigateur, en mots : places, tournant, image. $name, $names : joueurs ; $place, $turn, $count : des nombres ; $before, $after : des parts, en toutes lettres ; $seed : un texte.

web-end-place = { $place ->
        [1] Tu partages la première place.
        [2] Tu finis à la deuxième place.
        [3] Tu finis à la troisième place.
        [4] Tu finis à la quatrième place.
        [5] Tu finis à la cinquième place.
       *[other] Tu finis à la sixième place.
    }
web-end-you = toi
web-end-resigned = Tu as abandonné.
web-end-won-by-resigning = { $names } abandonne : la victoire est à toi.
web-end-left = { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
web-end-turning = Le tournant : tour { $turn }
web-end-fell = Tes chances de victoire sont tombées de { $before } à { $after } :
web-end-rose = Tes chances de victoire sont montées de { $before } à { $after } :
web-end-look = Voir ce coup
web-end-picture = Le résultat en image
web-end-seed = Montrer la graine
web-end-again-with = Ça commence dès que tout le monde est d’accord.
web-end-joining = Prendre place à la nouvelle table
web-end-next-waits = Les autres ont ouvert une nouvelle table. Ta place est libre.
web-resigned-bot = Tu as abandonné. Un bot finit la partie pour toi.
