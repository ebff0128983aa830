### Stampa: testi da incollare, aiuti di gioco, regolamenti.

print-as-texts = Testi da incollare
print-title-texts = Testi da incollare: { $sets }
print-how-texts = Taglia lungo le linee, prima di traverso, poi dall’alto in basso, e incolla ogni testo sulla sua carta. I testi di una riga hanno la stessa altezza.
