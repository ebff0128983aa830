## Tables in this tab, without a server

web-tab-here = Hors ligne
web-tab-loading = On installe les tables : { $percent } %
web-tab-offline = Pas de réseau, et les tables ne sont pas encore toutes là. Ce que tu as joué est à l’abri.
web-tab-old = Ce navigateur est trop ancien pour faire tourner les jeux lui-même. Mets-le à jour, ou joue dans un autre.
web-tab-broken = Impossible d’installer les tables. Ce que tu as joué est à l’abri.
web-tab-not-kept = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Enregistre ta partie avant de la fermer.
web-tab-again = Réessayer
web-tab-leave = D’accord
