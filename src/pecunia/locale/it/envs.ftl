### Ambienti per programmi che imparano.

error-option-opponents = Gli altri { $expected } posti richiedono { $expected } bot, non { $value }.
error-option-render-mode = Non c’è un modo di disegnare «{ $value }». Disponibili: { $known }.
error-option-player = «{ $value }» non può giocare: indica un bot, oppure un oggetto con choose(view), una funzione di questo tipo o una classe di bot.
error-pickle-program = { $bot } è un programma che gira su questa macchina: non si può copiare con il suo ambiente né salvare come pickle.
error-option-no-pillow = Le immagini come matrici di punti richiedono Pillow: pip install pillow.
