# Impression : cartes, textes à coller, aides de jeu, livrets de règles.
print-as-texts = Textes à coller
print-as-cards = Cartes et matériel
print-title-cards = À découper : { $sets }
print-set-2005 = Pecunia non olet, 2005
print-set-2016 = Pecunia non olet, 2016, avec tous les modules
print-set-2016-base = Pecunia non olet, 2016, jeu de base
print-set-olet = Pecunia Olet
print-set-actions-2005 = Cartes action de 2005
print-set-actions-2016 = Cartes action de 2016
print-set-dark-red = Cartes action bordeaux
print-set-romans = Romains
print-set-olet-cards = Cartes de Pecunia Olet
print-set-olet-money = Argent de Pecunia Olet
print-set-pieces-2005 = Latrines, pièces et marqueurs de 2005
print-set-pieces-2016 = Latrines, pièces et marqueurs de 2016
print-set-olet-board = Plateau de Pecunia Olet
print-set-olet-pieces = Hommes de main, paravents et enveloppes de Pecunia Olet
print-how = Imprime à la taille réelle (100 %), sans ajuster à la page.
print-how-backs = Imprime à la taille réelle (100 %), sans ajuster à la page, recto verso en retournant sur le bord long : chaque dos se trouve alors derrière sa face ; là où il n’y en a pas, la page est vide.
print-how-cut = Coupe le long des repères en marge ; ce qui les dépasse est là pour être coupé.
print-how-cut-lines = Coupe le long des repères en marge : les cartes se touchent bord à bord.
print-count = { $count ->
    [one] Une pièce.
   *[other] { $count } pièces.
}
print-values-stated = Tous les nombres imprimés ici sont donnés par un livret de règles ou viennent du fichier de valeurs du propriétaire.
print-values-reconstructed = Reconstitué, car aucun livret ne le donne : { $tables }. Nous l’avons déduit de ce que disent les règles ; une vraie boîte peut différer. Si tu en possèdes une, tu peux imprimer ses valeurs : pecunia values montre le fichier.
print-drawings = Dessins et textes sont de nous.
print-fonts-licence = Polices : { $fonts }, sous la SIL Open Font License.
print-no-link = Les jeux sont de Christian Fiore et Knut Happel (Pecunia non olet) et d’Olivier Bourgeois (Pecunia Olet). Ces feuilles n’ont aucun lien avec leurs éditeurs.

error-print-set = Il n’y a pas de jeu de cartes « { $value } » à imprimer. Au choix : { $known }.
error-print-product = « { $value } » ne s’imprime pas. Au choix : { $known }.
error-print-paper = Papier inconnu « { $value } ». Au choix : { $known }.
error-print-size = « { $value } » n’est pas une taille de carte. Indique largeur et hauteur en millimètres, debout, par exemple 63x88, chacune de { $least } à { $most }.
error-print-too-large = Une carte de { $width } × { $height } mm ne tient pas sur ce papier.
error-print-languages = Une carte a de la place pour deux langues différentes, pas pour « { $value } ».
error-print-large-two = En gros caractères, il n’y a de place que pour une langue.
error-print-values-both = Un fichier de valeurs ne vaut que pour un jeu : imprime à part les cartes de l’autre.
error-print-typst = Pour imprimer, le jeu seul ne suffit pas : installe le reste avec « pip install pecunia-games ».
error-print-fonts = Les polices manquent à cette installation : « make page » les prépare.
cli-print = Imprimer cartes, matériel, aides de jeu et règles en PDF.
cli-print-sets = Quoi : { $known }. Les quatre premiers sont des boîtes entières, matériel compris.
cli-print-as = Sous quelle forme : { $known }.
cli-print-output = Où ; sans cela, un fichier ici qui porte le nom de son contenu.
cli-print-second = Une seconde langue sur les mêmes cartes.
cli-print-paper = Le papier.
cli-print-size = Largeur et hauteur d’une carte en millimètres.
cli-print-no-bleed = Cartes bord à bord, rien au-delà de la coupe.
cli-print-no-backs = Seulement les faces.
cli-print-grey = En noir et blanc ; signes et motifs distinguent ce que distinguent les couleurs.
cli-print-large = En gros caractères, pour ceux qui voient mal.
cli-print-written = { $file } ({ $size } Mo)
