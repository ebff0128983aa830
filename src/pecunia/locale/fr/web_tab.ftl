## Tables in this tab, without a server

web-tab-here = Hors ligne
web-tab-there = En ligne
web-tab-loading = On installe les tables : { $percent } %
web-tab-offline = Pas de réseau, et les tables ne sont pas encore toutes là. Ce que tu as joué est à l’abri.
web-tab-old = Ce navigateur est trop ancien pour faire tourner les jeux lui-même. Mets-le à jour, ou joue dans un autre.
web-tab-full = Ce navigateur n’a pas de place pour les jeux. Libère de l’espace et réessaie.
web-tab-broken = Impossible d’installer les tables. Ce que tu as joué est à l’abri.
web-tab-not-kept = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Enregistre ta partie avant de la fermer.
web-tab-again = Réessayer
web-tab-leave = D’accord
web-offline-title = Sans réseau
web-offline-text = Garde les jeux dans ce navigateur ({ $size } Mo) : les bots, les leçons, les énigmes et les règles seront là même sans connexion.
web-offline-keep = Garder les jeux
web-offline-kept = Les jeux sont dans ce navigateur. Si la connexion lâche, continue contre les bots ; tes tables avec d’autres t’attendent.
web-offline-remove = Les retirer
