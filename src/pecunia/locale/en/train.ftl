### `pecunia lab train` and `pecunia lab measure`: networks that learn by self-play.

cli-train = Train a network by self-play. Without options of the table it plays all kinds of tables.
cli-train-out = The folder everything goes into.
cli-train-minutes = Stop after this many minutes.
cli-train-decisions = Stop after this many decisions in all, those before --resume included.
cli-train-resume = Carry on from the folder of an earlier training, or start from the file of a network.
cli-train-seed = The same seed and number of decisions give the same network again on the same machine.
cli-train-tables = How many tables play in each of the two groups that take turns.
cli-train-steps = How many decisions a table plays before the network learns from them.
cli-train-minibatch = How many decisions it learns from at once.
cli-train-rate = The learning rate at the beginning; at the end it’s a twelfth of this.
cli-train-workers = How many processes play; 0 for as many as there are processors to spare.
cli-train-measured = While it trains, keep playing this many games against greedy; 0 for none.
cli-train-progress = { NUMBER($seconds, maximumFractionDigits: 0) } s: { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } million decisions, { $thousands } thousand a second; policy { NUMBER($policy, minimumFractionDigits: 4, maximumFractionDigits: 4) }, value { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }, foreseen { NUMBER($foreseen, minimumFractionDigits: 3, maximumFractionDigits: 3) }, entropy { NUMBER($entropy, minimumFractionDigits: 3, maximumFractionDigits: 3) }, divergence { NUMBER($divergence, minimumFractionDigits: 4, maximumFractionDigits: 4) }
cli-train-written = Network, checkpoint and curves are in { $folder }.
cli-measure = Measure how often a trained network beats bots. It plays from every seat, and without options of the table at many kinds of tables.
cli-measure-file = The file of a network, as `pecunia lab train` writes it.
cli-measure-bots = Against whom, separated by commas: bots, or files of networks.
cli-measure-games = At least this many games for each table and opponent.
cli-measured = { $table } against { $bot }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) of { $games } games

error-train-extra = Training needs more than the game: install it with “pip install pecunia-games[train]” ({ $module } is missing).
error-train-limit = When should the training end? Give --minutes or --decisions.
error-train-worker = One of the processes that play has ended: { $detail }
error-train-not-found = There’s no network at { $file }.
error-train-damaged = { $file } isn’t the file of a network, or it’s damaged.
error-train-title = The network in { $file } plays { $found }, not { $title }.
error-train-layout = The network in { $file } was trained for observations of version { $found }; this is version { $layout }.
