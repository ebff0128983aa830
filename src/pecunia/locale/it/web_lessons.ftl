### La pagina in una prima partita guidata.

web-lesson = La tua prima partita
web-lesson-step = { $number } di { $count }
web-lesson-read = Avanti
web-lesson-show = Fammi vedere
web-lesson-skip = Salta la lezione
web-lesson-learn = Impara giocando
web-lesson-resume = Riprendi la tua prima partita
web-lesson-play-on = Continua liberamente
web-lesson-you = Tu
web-next = E adesso?
web-next-lesson = Impara giocando: { $game }
web-next-game = Una partita contro i bot più facili
web-next-rules = Le regole in tre minuti
