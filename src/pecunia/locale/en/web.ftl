### The table in the browser: pages, buttons, and what screen readers say of things.

web-table = The table
web-away = You were away, so a bot is playing for you.
web-back = I’m back
web-ask-back = { $name } asks to take back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
web-agree = Agree
web-decline = Decline
web-over = The game is over.
web-waits = Waiting for { $name }…
web-take-back = Undo
web-resign = Resign
web-resign-certain = Yes, I resign
web-resign-no = No, play on
web-log = What happened
web-chat = Chat
web-chat-line = { $name }: { $text }
web-chat-say = Say something
web-send = Send
web-clock = Time left: { $clock }
web-clock-days = Time left: { $days ->
        [one] one day
       *[other] { $days } days
    }, { $clock }
web-ended-resigned = The others have resigned.
web-ended-closed = The table was closed.
web-ended-expired = Nobody came for a long time, so the table was closed.
web-ended-operator = The operator of the server has closed the table.
web-ended-too-long = The game became too long and was ended.
web-won = won
web-seed = The seed of the deal was { $seed }.
web-rematch = Play again
web-rematch-offered = Waiting for the others
web-record = Download the record
web-look = Look at the table
web-nobody = nobody
web-roman = { $who }, stays { $duration }, pays { $fee }
web-coins = { $count ->
        [one] one sesterce
       *[other] { $count } sesterces
    } on the card
web-markers = { $count ->
        [one] one marker
       *[other] { $count } markers
    }
web-sesterces = { $count ->
        [one] one sesterce
       *[other] { $count } sesterces
    }
web-hand-size = { $count ->
        [one] one action card
       *[other] { $count } action cards
    }
web-hand = Your hand
web-behind-screen = Money and fakes are behind the screen.
