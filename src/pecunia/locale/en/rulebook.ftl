### Words of the rulebooks that stand between the chapters, which are Markdown files in the rulebook folder of each title.

rulebook-title-non-olet = Pecunia non olet: the rules
rulebook-title-olet = Pecunia Olet: the rules
error-art-none = There are no drawings of { $game }.
error-rulebook-none = { $game } has no rulebook. There are rulebooks of: { $known }.
rulebook-example = Example.
rulebook-why = Why?
rulebook-usual = usual
rulebook-reconstructed = Reconstructed: these values are printed only on cards and board, and no rulebook states them. We chose them.
    .mark = reconstructed
rulebook-changes = Changes the rulings:
rulebook-changed-by = A house rule changes this:

## What is printed on cards. $count (number): how many; $duration, $fee, $letters, $text: texts.

rulebook-copies-2005 =
    { $count ->
        [one] { $count } card in the 2005 edition
       *[other] { $count } cards in the 2005 edition
    }
rulebook-copies-2016 =
    { $count ->
        [one] { $count } card in the 2016 edition
       *[other] { $count } cards in the 2016 edition
    }
rulebook-copies-dark-red =
    { $count ->
        [one] { $count } dark red card (2016)
       *[other] { $count } dark red cards (2016)
    }
rulebook-in-2005 = 2005 edition: { $text }
rulebook-printed = duration { $duration }, fee { $fee }
rulebook-event-markers =
    { $count ->
        [one] opens with { $count } marker
       *[other] opens with { $count } markers
    }
rulebook-olet-copies =
    { $count ->
        [one] { $count } card: { $letters }
       *[other] { $count } cards: { $letters }
    }

## Tables.

rulebook-ladder-rung = Rung
rulebook-ladder-price = Price
rulebook-ladder-task = or task
rulebook-decks-card = Card
rulebook-decks-2005 = 2005
rulebook-decks-2016 = 2016
rulebook-decks-dark-red = Dark red (reconstructed)
rulebook-romans-class = Class
rulebook-romans-duration =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }

## Tables of Pecunia Olet. $count, $hats: numbers; $players: a text.

rulebook-olet-players = { $players } players
rulebook-olet-position = Position
rulebook-olet-space = Kind of space
rulebook-olet-steps = After this many steps
rulebook-olet-deck = In the deck
rulebook-olet-spaces =
    { $hats ->
        [0] { $count } (no cap)
       *[other] { $count } ({ $hats } with a cap)
    }
