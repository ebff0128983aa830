### Ce que les messageries montrent d’un lien vers une page, et les mots des images que l’on partage. $date : un jour.

preview-start = Deux jeux de société, ici dans ton navigateur : contre des bots ou entre amis.
preview-table = Quelqu’un t’attend à une table.
preview-waiting = Une table est libre : assieds-toi et joue.
preview-playing = Une partie est en cours. Viens regarder !
preview-over = La partie est finie. Vois qui a gagné, et revois-la coup par coup.
preview-replay = Revois une partie coup par coup, et vois où elle a été perdue.
preview-day = La partie du jour : les mêmes cartes pour tout le monde. Et toi, que ferais-tu ?
preview-puzzles = Dans chaque position, un coup est nettement le meilleur. Le trouves-tu ?
preview-box = Les valeurs imprimées d’une boîte, carte par carte. Joue avec, ou saisis celles de la tienne.
preview-rules = Toutes les règles, avec chaque carte et chaque interprétation.
preview-day-of = La partie du jour, { $date }
