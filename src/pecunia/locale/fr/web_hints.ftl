### Conseils à la table dans le navigateur. $names : des noms ; $chance : une part, en toutes lettres ; $rank : un nombre ; $move : un coup en mots.

web-hints = Conseils
web-hints-show = Montrer les meilleurs coups
web-hints-hide = Cacher les conseils
web-hints-wait = Je réfléchis…
web-hints-later = Le prochain conseil viendra avec ta prochaine décision.
web-hints-how = Les chances de victoire, vues de ta place par le bot le plus fort.
web-hints-for = Pour
web-hints-against = Contre
web-hints-same = rien ne les distingue
web-hints-compare = Pourquoi est-ce mieux que le mien ?
web-hints-mine = Choisis ton coup…
web-hints-yours = Ton coup
web-hints-best = C’est le meilleur coup.
web-hints-agree = Accepter les conseils
web-hints-agreed = C’est oui pour toi. Aux autres, maintenant.
web-hints-ask = À cette table, les conseils sont pour tout le monde ou pour personne : il faut que tous acceptent.
web-hints-wants = { $names } voudrait des conseils pour tout le monde.
