### Che cosa mostrano le app di messaggi di un link a una pagina, e le parole sulle immagini da condividere. $date: un giorno.

preview-start = Due giochi da tavolo, qui nel tuo browser: contro i bot o con gli amici.
preview-table = Qualcuno ti aspetta a un tavolo.
preview-waiting = C’è un tavolo libero: siediti e gioca.
preview-playing = Si sta giocando. Vieni a guardare!
preview-over = La partita è finita. Guarda chi ha vinto e rivedila mossa per mossa.
preview-replay = Rivedi una partita mossa per mossa, e scopri dove è stata persa.
preview-day = La partita del giorno: le stesse carte per tutti. E tu, come te la caveresti?
preview-puzzles = In ogni posizione c’è una mossa nettamente migliore. La trovi?
preview-box = I valori stampati in una scatola, carta per carta. Giocaci, oppure inserisci i tuoi.
preview-rules = Tutte le regole, con ogni carta e ogni interpretazione.
preview-day-of = La partita del giorno, { $date }
