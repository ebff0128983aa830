### `pecunia tournament`: every bot against every other. $elo, $low, $high: signed numbers; $games, $deals: numbers.

cli-tournament = Let every bot play against every other and rate them. All pairs play the same deals, each deal once in every arrangement of the seats; at larger tables each of the two has half the seats.
cli-tournament-bots = Who takes part, separated by commas. Programs can too: "cmd:./mybot --flag".
cli-tournament-deals = How many deals every pair plays.
cli-tournament-file = Keep the finished games in this SQLite file, and play only what is missing there.
cli-tournament-played = { $games } games on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }.
cli-tournament-elo = Elo is counted from the mean of the field; in brackets, the 95% interval over deals.
cli-tournament-interval = { $elo } ({ $low } … { $high })
cli-ray = Play on the Ray cluster at this address; “local” starts one on this machine alone, with as many processors as --jobs says.
cli-column-pair = Pair
cli-column-first = The first wins

error-tournament-alone = A tournament needs at least two bots.
error-tournament-twice = “{ $bot }” was named twice. Each bot takes part once.
error-store-file = This file doesn’t hold games of this kind, or it’s damaged.
error-store-cannot-write = The games can’t be kept here: { $detail }
error-store-otherwise = The games in { $file } were played under different conditions ({ $what }: “{ $found }” there, “{ $asked }” now). Choose another file.
error-ray-missing = Ray is missing: install it with “pip install pecunia-games[ray]” ({ $module }).
error-ray-address = There’s no Ray cluster at “{ $value }”: { $detail }
