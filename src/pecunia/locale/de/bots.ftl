### Wer spielt, wo niemand sitzt: die Bots, unter dem Namen, den die Befehle kennen, und wie sie sind (-is).

bot-random = Zufallsbot
bot-random-is = spielt irgendetwas Erlaubtes
bot-greedy = Gieriger Bot
bot-greedy-is = nimmt den besten Zug, den er sieht
bot-bucket-carrier = Eimerträger
bot-bucket-carrier-is = trägt, was kommt, und verschüttet die Hälfte
bot-sponge-washer = Schwammwäscher
bot-sponge-washer-is = sieht den Zug vor seiner Nase und nichts dahinter
bot-doorkeeper = Türhüter
bot-doorkeeper-is = lässt kein schlechtes Geschäft zur Tür herein
bot-latrine-tenant = Latrinenpächter
bot-latrine-tenant-is = muss die Pacht verdienen und denkt darum voraus
bot-latrine-master = Latrinenmeister
bot-latrine-master-is = wägt alles ab, was du verbergen könntest
bot-latrine-king = Latrinenkönig
bot-latrine-king-is = kennt deinen nächsten Zug, bevor du ihn kennst
