### Des explications quand quelque chose se présente pour la première fois, dans une première partie.

web-tip = En bref : { $what }
web-tip-this = cette question
web-tip-show = Expliquer
web-tip-ok = Compris
web-tip-off = Ne plus rien expliquer
web-tips = Expliquer ce qui se présente pour la première fois

web-tip-on-window = Avant que la nature agisse, les cartes jouent sur tous les marqueurs encore là. Ensuite, chacun de tes visiteurs en perd un.
web-tip-on-collect = Ceux qui n’ont plus de marqueur paient et s’en vont. Tu choisis l’ordre, et tu peux jouer des cartes entre-temps.
web-tip-on-seat = Seul le premier de la file peut s’asseoir, et aucun esclave à côté d’un sénateur. S’il n’a sa place nulle part, il attend, et tous les autres derrière lui.
web-tip-on-settle = Ils ont tous fini. L’ordre compte quand l’un d’eux fait quelque chose en partant.
web-tip-on-draft = Chacun à son tour prend de quoi ouvrir ses latrines. Les visiteurs qui restent longtemps paient souvent mieux.
web-tip-on-gift = Ton sesterce peut faire gagner quelqu’un. Compte d’abord.
web-tip-on-upgrade = Un esclave qui a fini peut apporter un accessoire au lieu de payer. Il agit dès que quelqu’un s’assied là.
web-tip-on-draft-seat = L’accessoire reste sur ce siège et agit chaque fois que quelqu’un s’y assied.
web-tip-on-take-marker = Les nouveaux marqueurs viennent des événements ouverts. En prenant le dernier d’une carte, on déclenche l’événement.
web-tip-on-event-order = Chacun de ces événements arrive maintenant, et à tout le monde. Tu choisis seulement lequel passe d’abord.
web-tip-on-favour-swap = Quand un citoyen part pendant ton tour, tu peux garder ta faveur ou l’échanger contre une autre, au milieu.
web-tip-on-place = Chaque case ne sert qu’une fois par manche. Un képi sur la case fait avancer le policier d’un pas.
web-tip-on-last-henchman = Le policier est arrivé. Chacun place un dernier homme de main, puis seul compte l’argent véritable.
web-tip-on-sell = Le supermarché paie selon la qualité, le receleur les paie tous comme le plus mauvais. Lui seul prend ce que la police connaît.
web-tip-on-fly = L’argent à l’étranger échappe au Parrain. Mais il ne sert à rien payer.
