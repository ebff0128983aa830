### `pecunia lab train` et `pecunia lab measure` : des réseaux qui apprennent en jouant contre eux-mêmes.

cli-train = Entraîner un réseau qui joue contre lui-même. Sans options de table, il joue à toutes sortes de tables.
cli-train-out = Où tout est rangé : un dossier.
cli-train-minutes = S’arrêter après tant de minutes.
cli-train-decisions = S’arrêter après tant de décisions en tout, celles d’avant --resume comprises.
cli-train-resume = Reprendre le dossier d’un entraînement précédent, ou partir du fichier d’un réseau.
cli-train-seed = La même graine et le même nombre de décisions redonnent le même réseau sur la même machine.
cli-train-tables = Combien de tables jouent dans chacun des deux groupes qui alternent.
cli-train-steps = Combien de décisions une table joue avant que le réseau n’en apprenne.
cli-train-minibatch = De combien de décisions il apprend à la fois.
cli-train-rate = Le taux d’apprentissage au début ; à la fin, il en reste un douzième.
cli-train-workers = Combien de processus jouent ; 0 : autant que de processeurs libres.
cli-train-measured = Pendant l’entraînement, jouer sans cesse tant de parties contre greedy ; 0 pour aucune.
cli-train-progress = { NUMBER($seconds, maximumFractionDigits: 0) } s : { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } millions de décisions, { $thousands } mille par seconde ; coups { NUMBER($policy, minimumFractionDigits: 4, maximumFractionDigits: 4) }, valeur { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }, prévu { NUMBER($foreseen, minimumFractionDigits: 3, maximumFractionDigits: 3) }, entropie { NUMBER($entropy, minimumFractionDigits: 3, maximumFractionDigits: 3) }, divergence { NUMBER($divergence, minimumFractionDigits: 4, maximumFractionDigits: 4) }
cli-train-written = Le réseau, l’état et les courbes sont dans { $folder }.
cli-measure = Mesurer combien un réseau gagne contre des bots. Il joue de chaque place et, sans options de table, à de nombreuses sortes de tables.
cli-measure-file = Le fichier d’un réseau, tel que `pecunia lab train` l’écrit.
cli-measure-bots = Contre qui, séparés par des virgules : des bots, ou des fichiers de réseaux.
cli-measure-games = Au moins tant de parties pour chaque table et chaque adversaire.
cli-measured = { $table } contre { $bot } : { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) de { $games } parties

error-train-extra = Entraîner demande plus que le jeu : installe-le par « pip install pecunia-games[train] » (il manque { $module }).
error-train-limit = Quand l’entraînement finit-il ? Dis-le avec --minutes ou --decisions.
error-train-worker = Un processus qui jouait s’est arrêté : { $detail }
error-train-not-found = Il n’y a pas de réseau à { $file }.
error-train-damaged = { $file } n’est pas le fichier d’un réseau, ou il est abîmé.
error-train-title = Le réseau de { $file } joue à { $found }, pas à { $title }.
error-train-layout = Le réseau de { $file } a été entraîné pour des observations de version { $found } ; ici, c’est la version { $layout }.
