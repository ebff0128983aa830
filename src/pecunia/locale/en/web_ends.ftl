### The end of a game in the browser, in words: places, how it turned, the picture. $name, $names: players; $place, $turn, $count: numbers; $before, $after: shares, written out; $seed: a text.

web-end-place = { $place ->
        [1] You share first place.
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
       *[other] You came sixth.
    }
web-end-you = you
web-end-resigned = You’ve resigned.
web-end-won-by-resigning = { $names } resigned, so the victory is yours.
web-end-left = { $count ->
        [one] { $names } has resigned.
       *[other] { $names } have resigned.
    }
web-end-turning = The turning point: turn { $turn }
web-end-fell = Your chance to win fell from { $before } to { $after }:
web-end-rose = Your chance to win rose from { $before } to { $after }:
web-end-look = Look at that move
web-end-picture = Result as a picture
web-end-seed = Show the seed
web-end-again-with = It begins as soon as everybody wants to.
web-end-joining = Find a seat at the new table
web-end-next-waits = The others have set up a new table. Your seat is free.
web-resigned-bot = You’ve resigned. A bot plays on for you.
