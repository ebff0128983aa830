### Trained networks: their files, and the bot that plays by them. $found: what the file was made for.

error-option-bot-title = { $value } can’t play { $title }: this game has no trained network.
error-option-bot-network = “{ $value }” isn’t a network: after net: comes a file (or champion) and, to make it think, a number of questions or seconds (400, 1.5s).
error-network-missing = { $title } has no trained network.
error-network-not-found = There’s no file { $file }.
error-network-format = { $file } isn’t a network this version can read (format { $format }).
error-network-damaged = { $file } is damaged: make it or download it again.
error-network-title = The network in { $file } plays { $found }, not { $title }.
error-network-layout = The network in { $file } was trained for the layout { $found }, but observations have the layout { $layout }. Train it again.

## `pecunia lab ship`

cli-ship = Make a trained network the one its game is shipped with.
cli-ship-file = The trained network (.npz).
cli-ship-rows = How many positions of self-play to measure it on.
cli-ship-out = The folder for champion.bin and champion.toml; by default the game’s folder in the checkout you’re in.
cli-ship-same = Same move as the trained network: { $share } of { $rows } positions
cli-ship-error = Mean error: { NUMBER($score, minimumFractionDigits: 4, maximumFractionDigits: 4) } in scores (logits), { NUMBER($chance, minimumFractionDigits: 4, maximumFractionDigits: 4) } in chances to win
cli-ship-written = { $file }: { $bytes } bytes

error-network-large = The network takes { $bytes } bytes; at most { $most } are allowed.
