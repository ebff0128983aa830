### Trained networks: their files, and the bot that plays by them. $found: what the file was made for.

error-option-bot-title = { $value } can’t play { $title }: no trained network comes with this game.
error-option-bot-network = “{ $value }” is no network: after net: stand a file (or champion) and, if it should think, a number of questions or of seconds (400, 1.5s).
error-network-missing = No trained network comes with { $title }.
error-network-not-found = There’s no file { $file }.
error-network-format = { $file } is no network that this version can read (format { $format }).
error-network-damaged = { $file } is damaged: make it or download it again.
error-network-title = The network in { $file } plays { $found }, not { $title }.
error-network-layout = The network in { $file } was trained for the layout { $found }, but observations have the layout { $layout }. Train it again.

## `pecunia lab ship`

cli-ship = Make a trained network the one of its game.
cli-ship-file = The trained network (.npz).
cli-ship-rows = How many positions of self-play measure it.
cli-ship-out = The folder for champion.bin and champion.toml; by default the game’s folder in the checkout you’re in.
cli-ship-same = Same move as the trained network: { $share } of { $rows } positions
cli-ship-error = Mean error: { NUMBER($score, minimumFractionDigits: 4, maximumFractionDigits: 4) } in scores (logits), { NUMBER($chance, minimumFractionDigits: 4, maximumFractionDigits: 4) } in chances to win
cli-ship-written = { $file }: { $bytes } bytes

error-network-large = The network takes { $bytes } bytes; at most { $most } are allowed.
