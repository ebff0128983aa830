### What an owner can read off the things in a box, as the page "My box" asks for it.

box-stays = stays
box-pays = pays
box-task = Task
box-class = Class
box-number = How many
box-price = Price
box-prices = Prices of the rungs
box-plain = Nothing on it
box-space = Space
box-start-two = Start of the officer for two players
box-start-many = Start of the officer for three and four players
box-card = Card
box-worth = What it pays
box-mark = Mark
box-copies = Copies

## Tasks of the ladders, without their numbers.

box-task-seated = visitors of a class in the latrine
box-task-pairs = places with two visitors
box-task-classes = visitors of different classes
box-task-markers-over = a visitor with more markers than this
box-task-markers-total = markers on all visitors
box-task-hand = action cards in hand
box-task-queue = Romans in the queue
box-task-villas = villas with visitors
box-task-received = sesterces from leaving Romans in a turn
box-task-paid = Romans who pay and leave in a turn
box-task-paid-class = Romans of a class who pay and leave in a turn
box-task-played = action cards played in a turn
box-task-hastened = markers off your visitors in a turn
