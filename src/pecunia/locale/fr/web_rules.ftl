### Les règles en pages. $count (nombre) : combien ; $name : le nom d’une carte.

web-rules-book = Règles de { $game }
web-rules-none = Il n’y a pas de livret de règles de { $game } ici.
web-rules-contents = Sommaire et recherche
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [0] Rien trouvé
        [one] Trouvé à un endroit
       *[other] Trouvé à { $count } endroits
    }
web-rules-back = Retour à la table
web-rules-print = Imprimer
web-rules-here = Dans les règles
web-rules-of = { $name } dans les règles
web-rules-usual = habituel
web-rules-reconstructed = reconstitué
web-rules-changes = Change les décisions :
web-rules-changed-by = Une règle maison change cela :
web-rules-brief = { $game } en trois minutes
web-rules-whole = Toutes les règles
