### Réseaux entraînés : leurs fichiers, et le bot qui joue d’après eux. $found : pour quoi le fichier a été fait.

error-option-bot-title = { $value } ne peut pas jouer à { $title } : aucun réseau entraîné n’accompagne ce jeu.
error-option-bot-network = « { $value } » n’est pas un réseau : après net: viennent un fichier (ou champion) et, s’il doit réfléchir, un nombre de questions ou de secondes (400, 1.5s).
error-network-missing = Aucun réseau entraîné n’accompagne { $title }.
error-network-not-found = Le fichier { $file } n’existe pas.
error-network-format = { $file } n’est pas un réseau que cette version sache lire (format { $format }).
error-network-damaged = { $file } est endommagé : refais-le ou télécharge-le de nouveau.
error-network-title = Le réseau de { $file } joue à { $found }, pas à { $title }.
error-network-layout = Le réseau de { $file } a été entraîné pour la disposition { $found }, mais les observations ont la disposition { $layout }. Entraîne-le de nouveau.

## `pecunia lab ship`

cli-ship = Faire d’un réseau entraîné celui de son jeu.
cli-ship-file = Le réseau entraîné (.npz).
cli-ship-rows = Sur combien de positions de ses propres parties il est mesuré.
cli-ship-out = Le dossier de champion.bin et champion.toml ; par défaut celui du jeu dans la copie de travail où tu es.
cli-ship-same = Même coup que le réseau entraîné : { $share } de { $rows } positions
cli-ship-error = Erreur moyenne : { NUMBER($score, minimumFractionDigits: 4, maximumFractionDigits: 4) } pour les scores (logits), { NUMBER($chance, minimumFractionDigits: 4, maximumFractionDigits: 4) } pour les chances de gagner
cli-ship-written = { $file } : { $bytes } octets

error-network-large = Le réseau prend { $bytes } octets ; { $most } au plus sont permis.
