### Who plays where nobody sits: the bots, by the name that commands know, and what they are like (-is).

bot-random = Random bot
bot-random-is = plays anything, as long as it’s allowed
bot-greedy = Greedy bot
bot-greedy-is = grabs the best move in sight
bot-bucket-carrier = Bucket carrier
bot-bucket-carrier-is = carries whatever comes and spills most of it
bot-sponge-washer = Sponge washer
bot-sponge-washer-is = scrubs well where it looks, and looks every other time
bot-doorkeeper = Doorkeeper
bot-doorkeeper-is = keeps an eye on the door and nods off now and then
bot-latrine-tenant = Latrine tenant
bot-latrine-tenant-is = has a rent to earn and lets few chances slip
bot-latrine-master = Latrine master
bot-latrine-master-is = misses little, least of all a bargain
bot-latrine-king = Latrine king
bot-latrine-king-is = plays like the champion and misses nothing
bot-old-king = Old king
bot-old-king-is = searches imagined deals, as the latrine king did before there was a champion
bot-champion = Champion
bot-champion-is = taught itself everything, by playing itself

## Four of equal strength, each with a manner of its own.

bot-builder = Builder
bot-builder-is = builds up the business first and lets the money come later
bot-hasty = Hasty bot
bot-hasty-is = wants its money now and can’t wait
bot-spiteful = Spiteful bot
bot-spiteful-is = enjoys anything that hurts the others
bot-miser = Miser
bot-miser-is = spends nothing it can keep
