# With others: the waiting room, who is here, who watches.
web-begin-bots = { $count ->
        [one] Begin with a bot on the free seat
       *[other] Begin with bots on the free seats
    }
web-begin-missing = { $count ->
        [one] One seat is still free. Wait for a friend, or put a bot there.
       *[other] { $count } seats are still free. Wait for friends, or put bots there.
    }
web-seat-takes = Who sits at { $letter }
web-change-setting = Change what you’re playing
web-change-save = Save
web-setting-changed = You’re playing something else now.
web-away-now = away
web-let-bot = Let a bot play
web-somebody-away = { $name } isn’t here.
web-ask-bot = { $name } suggests letting a bot play for { $absent }, who isn’t here.
web-you-watch = You’re watching, from { $name }’s seat.
web-rules-at-hand = Rules
web-rules-at-hand-key = Rules (?)
