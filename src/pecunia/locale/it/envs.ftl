### Ambienti per programmi che imparano.

error-option-opponents = Gli altri { $expected } posti richiedono { $expected } bot, non { $value }.
error-option-render-mode = Non c’è un disegno «{ $value }». Conosciuti: { $known }.
