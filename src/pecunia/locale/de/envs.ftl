### Umgebungen für Programme, die lernen.

error-option-opponents = Die anderen { $expected } Plätze brauchen { $expected } Bots, nicht { $value }.
error-option-render-mode = Eine Darstellung „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-option-player = „{ $value }“ kann nicht spielen: Nenne einen Bot, oder gib ein Objekt mit choose(view), eine solche Funktion oder eine Klasse von Bots an.
error-pickle-program = { $bot } ist ein Programm, das auf diesem Rechner läuft. Darum lässt es sich nicht mit seiner Umgebung kopieren oder als Pickle speichern.
error-option-no-pillow = Bilder als Felder von Punkten brauchen Pillow: pip install pillow.
