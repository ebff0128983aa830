### Wer spielt, wo niemand sitzt: die Bots, unter dem Namen, den die Befehle kennen, und wie sie sind (-is).

bot-random = Zufallsbot
bot-random-is = spielt irgendwas, Hauptsache erlaubt
bot-greedy = Gieriger Bot
bot-greedy-is = schnappt sich den besten Zug in Sicht
bot-bucket-carrier = Eimerträger
bot-bucket-carrier-is = trägt, was kommt, und verschüttet das meiste
bot-sponge-washer = Schwammwäscher
bot-sponge-washer-is = wischt gründlich, wo er hinsieht, und sieht jedes zweite Mal hin
bot-doorkeeper = Türhüter
bot-doorkeeper-is = hat die Tür im Blick und nickt manchmal ein
bot-latrine-tenant = Latrinenpächter
bot-latrine-tenant-is = muss die Pacht verdienen und lässt sich wenig entgehen
bot-latrine-master = Latrinenmeister
bot-latrine-master-is = übersieht wenig und selten ein gutes Geschäft
bot-latrine-king = Latrinenkönig
bot-latrine-king-is = spielt wie der Champion und lässt sich nichts entgehen
bot-old-king = Alter König
bot-old-king-is = durchdenkt erfundene Verteilungen, wie der Latrinenkönig, als es noch keinen Champion gab
bot-champion = Champion
bot-champion-is = hat im Spiel gegen sich selbst gelernt

## Vier von gleicher Stärke, jeder mit seiner Art.

bot-builder = Baumeister
bot-builder-is = baut erst seinen Betrieb aus und lässt das Geld später kommen
bot-hasty = Hitzkopf
bot-hasty-is = will sein Geld sofort und kann nicht warten
bot-spiteful = Giftzwerg
bot-spiteful-is = freut sich über alles, was den anderen schadet
bot-miser = Geizhals
bot-miser-is = gibt nichts aus, was sich behalten lässt
