### The page on which owners enter what is printed in their box.

web-box = Ma boîte
web-box-text = Ce qui est imprimé sur tes propres cartes : tape-le, et joue avec. Une demi-boîte suffit.
web-box-open = Saisir ma boîte
web-box-plays = Les nombres que tu as saisis. Le reste demeure reconstitué.
web-values-which = Quels nombres
web-values-ours = Nos nombres
web-values-file = Ou un fichier avec ce qui est imprimé :

## Entering. $what: a card, a class, a page; $count, $total, $least, $most: numbers.

web-box-saved = enregistré
web-box-not-saved = pas enregistré : ce navigateur ne garde rien
web-box-tap = Touche ce qu’elle dit
web-box-tap-text = Un toucher, une carte. Appuie longtemps sur une case pour en retirer une.
web-box-one-text = Un toucher, et la carte suivante arrive. Le même toucher encore la retire.
web-box-rows-text = Dis ce qui est imprimé, dans l’ordre.
web-box-row-tap = Touche une case après l’autre, de la première à la dernière.
web-box-cell = { $stays }, { $pays } : { $count }
web-box-copies = { $what } : { $count }
web-box-plain = rien dessus
web-box-add = Ajouter
web-box-off = Retirer : { $what }
web-box-undo = Annuler { $what }
web-box-undo-nothing = Rien à annuler
web-box-of = { $count } sur { $total }
web-box-of-short = { $count }/{ $total }
web-box-rows = { $count } jusqu’ici
web-box-range = de { $least } à { $most }
web-box-full = { $what } : il n’y en a que { $total }. Appuie longtemps sur une case pour retirer une carte.
web-box-next = { $what } : encore { $count }
web-box-usable = Ce qui est complet se joue.
web-box-unused = Nos nombres jouent encore.

## Comparing. $same, $count: cards; $what: a class, a number on cards; $origin: where our numbers come from.

web-box-enter = Saisir
web-box-compare = Comparer
web-box-alike = { $what } : { $same } sur { $count } sont comme chez nous.
web-box-none = { $what } : tu n’as encore rien saisi.
web-box-ours-are = Nos nombres : { $origin }.
web-box-half = Pas encore complet : les nôtres jouent, et s’appellent reconstitués.
web-box-more = plus que chez nous
web-box-fewer = moins
web-box-same = pareil
web-box-mine = chez moi
web-box-ours = chez nous
web-box-ours-count = nous { $count }
web-box-average = { $what }, en moyenne

## Handing on, taking in. $what: what could not be read.

web-box-share = Partager
web-box-share-title = Partager ma boîte
web-box-link-text = Le lien contient les nombres eux-mêmes. Rien n’est enregistré chez nous, et personne n’a besoin de compte.
web-box-too-long = Cette boîte est trop grande pour un code QR. Le lien marche quand même.
web-box-file = En fichier
web-box-file-text = Pour un autre appareil, la ligne de commande ou l’impression. Ce qui n’est saisi qu’à moitié y est aussi.
web-box-save-file = Enregistrer un fichier
web-box-take-file = Ouvrir un fichier
web-box-taken = le fichier ou le lien
web-box-taken-in = C’est là. Annuler ramène ce qu’il y avait avant.
web-box-other-game = Ce fichier appartient à l’autre jeu. Choisis-le en haut, puis ouvre le fichier de nouveau.
web-box-unfit = Ce qui était illisible a été laissé de côté : { $what }. Cela vient peut-être d’une autre version.
web-box-link-broken = Ce lien a perdu sa fin, ou n’est pas de chez nous. Rien n’a changé ici : redemande le lien.
web-box-offered = Ce lien apporte une autre boîte. La tienne reste tant que tu ne la prends pas, et Annuler ramène la tienne.
web-box-take = La prendre
web-box-keep = Garder la mienne
web-box-contribute = Contribuer
web-box-contribute-text = Aucun livret ne donne ces nombres. Envoie-nous les tiens : quand deux propriétaires sont d’accord, une valeur est confirmée.
web-box-printed = Langue de tes cartes
web-box-by = Ton nom, si tu veux
web-box-contribute-file = Faire le fichier
web-box-contributed = Le fichier est prêt. Envoie-le au projet, c’est tout.
