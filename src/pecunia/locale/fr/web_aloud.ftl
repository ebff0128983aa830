### Ce que les lecteurs d’écran disent de la table dans le navigateur, en plus des mots que tout le monde voit. $count, $quality : nombres.

web-tablet = La tablette
web-answers = Ce que tu peux faire
web-aloud-again = Redire
web-aloud-all = Dire tout ce qui s’est passé depuis ton tour
web-aloud-nothing = Rien ne s’est passé depuis ton tour.
web-aloud-quality = qualité { $quality }
web-aloud-fakes = { $count } de qualité { $quality }
