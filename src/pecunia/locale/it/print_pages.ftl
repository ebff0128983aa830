### Stampa: testi da incollare, aiuti di gioco, regolamenti.

print-title-texts = Testi da incollare: { $sets }
print-how-texts = Taglia lungo le linee, prima di traverso, poi dall’alto in basso, e incolla ogni testo sulla sua carta. I testi di una riga hanno la stessa altezza.

print-as-rules = Regolamento
print-how-rules = Due pagine stanno su un foglio: stampale come opuscolo, fronte e retro, piega e spilla. I piccoli numeri in alto sono pagine.
print-how-large = Stampa su fogli interi. I piccoli numeri in alto sono pagine.
