### House rules and options of a table: the name, and in .text what it means.

## House rules

house-finishedTiming = When finished visitors pay
    .text = Decide when a visitor pays after losing the last marker to a card.
house-finishedTiming-phase2ThenOpen = When you collect; after that, at once
    .text = A finished visitor waits for you to collect in phase 2 of your turn; from then until you draw, anyone who finishes pays at once.
house-finishedTiming-strictPhase2 = Only when you collect
    .text = Visitors pay in phase 2 of your turn and at no other time, unless Juno takes their last marker; anyone who finishes later stays until your next turn.
house-finishedTiming-immediate = Always at once
    .text = A visitor who loses the last marker to a card pays at once, on anybody’s turn; those who finish by themselves in phase 1 still pay in phase 2.
house-queueCap5 = Queues of five at most
    .text = Decide whether cards may make a queue longer than five (2005 edition only).
house-queueCap5-false = No limit
    .text = Queues may grow as long as the cards make them.
house-queueCap5-true = Five at most
    .text = No card may send a Roman to a queue of five; Romans from Break at the Coliseum who find no queue are discarded.
house-winBy = What counts for victory
    .text = Decide whether you win by what you own or by what you’ve ever earned.
house-winBy-held = Money you own
    .text = You win as soon as you own the target; what you pay or give away is gone.
house-winBy-earned = Money you have earned
    .text = You win as soon as the bank has paid you the target in all; taxes, gifts and alms don’t change that.
house-targetPerModule = Extra sesterces per module
    .text = Each module in play raises the target by this many sesterces, 5 by default; a target you agree on yourselves stays as it is.
house-leaveTriggers = Which departures count
    .text = Decide whether famous Romans and citizens still have their effect when they leave without paying.
house-leaveTriggers-any = Every departure
    .text = Famous Romans do what they do, and citizens let you swap your favour, whether they pay or not.
house-leaveTriggers-paidOnly = Only if they pay
    .text = Famous Romans who leave without paying do nothing, and citizens who leave without paying let you swap nothing.
house-upgradeOncePerTurn = How often upgrades work
    .text = Decide whether an upgrade works for one new Roman a turn or for every one.
house-upgradeOncePerTurn-true = Once a turn
    .text = An upgrade works for the first Roman it suits in a turn.
house-upgradeOncePerTurn-false = Every new Roman
    .text = An upgrade works for every new Roman it suits; signs and the Dustpan still work once a turn.
house-ladderWin = How to win with career ladders
    .text = Decide whether the last rung, the target or both win the game.
house-ladderWin-ladderOnly = The last rung
    .text = You win as soon as you stand on the last rung; money alone won’t do.
house-ladderWin-ladderAndTarget = The last rung and the target
    .text = You win as soon as you stand on the last rung and own the target, in whichever order.
house-ladderWin-either = The last rung or the target
    .text = You win as soon as you stand on the last rung or own the target.

## Options

setting-dark-red = Dark red cards
    .text = Adds the twelve dark red action cards (2016 edition only); how many there are of each kind is reconstructed.
setting-open-draft = Open draft
    .text = The first Romans of each latrine aren’t dealt but laid out face up and chosen one by one, round the table and back (2016 edition only).
setting-target = Target
    .text = The number of sesterces that wins the game: 30 with two players, 25 with three, 20 with four to six, 5 more for each module, or whatever you agree on.
setting-famous = How many famous Romans
    .text = How many of the eighteen famous Romans take part, drawn at random (module of famous Romans only).
setting-famous-all = all of them
