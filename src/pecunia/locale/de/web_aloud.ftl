### Was Screenreader vom Tisch im Browser sagen, außer den Worten, die alle sehen. $count, $quality: Zahlen.

web-tablet = Die Tafel
web-answers = Was du tun kannst
web-aloud-again = Noch einmal sagen
web-aloud-all = Alles sagen, was seit deinem Zug geschah
web-aloud-nothing = Seit deinem Zug ist nichts geschehen.
web-aloud-quality = Qualität { $quality }
web-aloud-fakes = { $count } der Qualität { $quality }
