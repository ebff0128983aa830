### Ce qu’on demande dans Pecunia Olet, et comment les coups se lisent dans une liste. $price, $amount, $rates : de l’argent, écrit ;
### $market, $receiver : combien de faux billets ; $fakes : des faux billets ; $card : une carte ; $space : une case.

question-place = À toi. Où va ton homme de main ?
question-last-henchman = Tout est découvert ! Un dernier homme de main : où va-t-il ?
question-great-lawyer = Ton ténor du barreau fait libérer quelqu’un. Quel homme de main reprends-tu ?
question-bad-lawyer = Ton avocat marron connaît une combine. Quel homme de main reprends-tu ?
question-lawyer-place = Où va-t-il maintenant ?
question-sell = Quels faux billets écoules-tu ?
    .supermarket = À la caisse : de 1 à { $market } faux billets, { $price } pour chacun. Lesquels ?
    .receiver = Chez le receleur : de 1 à { $receiver } faux billets, { $rates } chacun selon le plus mauvais. Lesquels ?
question-fly = Palmiers et discrétion. Combien déplaces-tu ?

move-lay = Passer : coucher un homme de main
move-decline = Ne placer personne
    .lawyer = Laisser chacun où il est
move-place-market = Acheter { $card } pour { $price }
move-place-print = Imprimer { $fakes }
move-place-supermarket = Supermarché : { $market } faux au plus, { $price } chacun
move-place-receiver = Receleur : { $receiver } faux au plus, { $rates }
move-place-tax = Fraude fiscale : { $amount }
    .sunglasses = Fraude fiscale : { $amount }, et commencer la manche suivante
move-place-jet = Vol privé, gratis
move-place-commercial = Vol de ligne, pour { $price }
move-lift = Reprendre : { $space }
move-sell = { $fakes } pour { $price }
move-deposit = { $amount } offshore
move-withdraw = Rapporter { $amount }
