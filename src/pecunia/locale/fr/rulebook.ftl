### Les mots des livrets de règles qui se trouvent entre les chapitres ; ceux-ci sont des fichiers Markdown dans le dossier rulebook de chaque jeu.

rulebook-title-non-olet = Pecunia non olet : les règles
rulebook-title-olet = Pecunia Olet : les règles
error-art-none = Il n’y a pas de dessins de { $game }.
error-rulebook-none = { $game } n’a pas de livret de règles. Il y en a pour : { $known }.
rulebook-example = Exemple.
rulebook-why = Pourquoi ?
rulebook-usual = habituel
rulebook-reconstructed = Reconstitué : ces valeurs ne figurent que sur les cartes et le plateau, aucun livret ne les donne. Nous les avons choisies.
    .mark = reconstitué
rulebook-changes = Change les décisions :
rulebook-changed-by = Une règle maison change cela :

## Ce qui est imprimé sur les cartes. $count (nombre) : combien ; $duration, $fee, $letters, $text : des textes.

rulebook-copies-2005 =
    { $count ->
        [one] { $count } carte dans l’édition de 2005
       *[other] { $count } cartes dans l’édition de 2005
    }
rulebook-copies-2016 =
    { $count ->
        [one] { $count } carte dans l’édition de 2016
       *[other] { $count } cartes dans l’édition de 2016
    }
rulebook-copies-dark-red =
    { $count ->
        [one] { $count } carte bordeaux (2016)
       *[other] { $count } cartes bordeaux (2016)
    }
rulebook-in-2005 = Édition de 2005 : { $text }
rulebook-printed = durée { $duration }, prix { $fee }
rulebook-event-markers =
    { $count ->
        [one] s’ouvre avec { $count } marqueur
       *[other] s’ouvre avec { $count } marqueurs
    }
rulebook-olet-copies =
    { $count ->
        [one] { $count } carte : { $letters }
       *[other] { $count } cartes : { $letters }
    }

## Tableaux.

rulebook-ladder-rung = Échelon
rulebook-ladder-price = Prix
rulebook-ladder-task = ou mission
rulebook-decks-card = Carte
rulebook-decks-2005 = 2005
rulebook-decks-2016 = 2016
rulebook-decks-dark-red = Bordeaux (reconstitué)
rulebook-romans-class = Classe
rulebook-romans-duration =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }

## Tableaux de Pecunia Olet. $count, $hats : des nombres ; $players : un texte.

rulebook-olet-players = { $players } joueurs
rulebook-olet-position = Emplacement
rulebook-olet-space = Genre de case
rulebook-olet-steps = Après combien de pas
rulebook-olet-deck = Dans la pioche
rulebook-olet-spaces =
    { $hats ->
        [0] { $count } (sans képi)
       *[other] { $count } (dont { $hats } à képi)
    }
