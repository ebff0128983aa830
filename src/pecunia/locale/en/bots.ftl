### Who plays where nobody sits: the bots, by the name that commands know, and what they are like (-is).

bot-random = Random bot
bot-random-is = plays anything that is allowed
bot-greedy = Greedy bot
bot-greedy-is = takes the best move it sees
bot-bucket-carrier = Bucket carrier
bot-bucket-carrier-is = carries whatever comes and spills half of it
bot-sponge-washer = Sponge washer
bot-sponge-washer-is = sees the move at hand and nothing beyond
bot-doorkeeper = Doorkeeper
bot-doorkeeper-is = lets no bad bargain through the door
bot-latrine-tenant = Latrine tenant
bot-latrine-tenant-is = has a rent to earn and therefore plans ahead
bot-latrine-master = Latrine master
bot-latrine-master-is = weighs everything you might be hiding
bot-latrine-king = Latrine king
bot-latrine-king-is = knows your next move before you do
