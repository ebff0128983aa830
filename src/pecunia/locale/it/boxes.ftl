### What an owner can read off the things in a box, as the page "My box" asks for it.

box-stays = resta
box-pays = paga
box-task = Compito
box-class = Classe
box-number = Quanti
box-price = Prezzo
box-prices = Prezzi dei gradini
box-plain = Niente sopra
box-space = Spazio
box-start-two = Partenza del poliziotto per due giocatori
box-start-many = Partenza del poliziotto per tre e quattro giocatori
box-card = Carta
box-worth = Quanto rende
box-mark = Simbolo
box-copies = Copie

## Tasks of the ladders, without their numbers.

box-task-seated = visitatori di una classe nella latrina
box-task-pairs = posti con due visitatori
box-task-classes = visitatori di classi diverse
box-task-markers-over = un visitatore con più segnalini di così
box-task-markers-total = segnalini su tutti i visitatori
box-task-hand = carte azione in mano
box-task-queue = romani in coda
box-task-villas = ville con visitatori
box-task-received = sesterzi dai romani che escono in un turno
box-task-paid = romani che pagano ed escono in un turno
box-task-paid-class = romani di una classe che pagano ed escono in un turno
box-task-played = carte azione giocate in un turno
box-task-hastened = segnalini tolti ai tuoi visitatori in un turno
