### I cinque moduli dell’edizione 2016. I nomi sono quelli ufficiali; che cosa fa ciascuno è detto con parole nostre.
### In .short un nome che resta chiaro anche tagliato.

module-famous = Romani famosi
    .text = I grandi nomi si mescolano alla folla. Fanno il loro effetto quando si siedono da te, o quando se ne vanno.
module-upgrades = Ampliamenti delle latrine
    .text = Un po’ di lusso: gli ampliamenti stanno sui sedili e valgono per chi ci si siede. Uno schiavo che ha finito può portartene uno invece di pagare.
module-events = Eventi
    .text = I nuovi segnalini vengono dalle carte evento scoperte. Chi prende l’ultimo scatena l’evento, e per tutti.
module-careers = Scale carriera
    .text = Da portatore di secchi a re delle latrine: ognuno sale la sua scala, un gradino per turno al massimo, per il prezzo o per il compito. Vince chi arriva in cima.
module-favours = Favore degli Dei
    .text = Ognuno ha una divinità dalla sua parte. Quando nel tuo turno un cittadino se ne va, puoi cambiarla: con gli dei non ci si sposa.

## Romani famosi

famous-pompey = Pompeo
    .text = Quando si siede, tutti i cittadini della tua coda passano in testa e mantengono il loro ordine.
famous-vergil = Virgilio
    .text = Quando si siede, peschi romani finché la tua coda ne ha sette.
famous-livia = Livia
    .text = Quando si siede, scopri cinque romani: le romane vanno in fondo alla tua coda, gli altri negli scarti.
famous-caesar = Cesare
    .text = Si siede solo se nella latrina non c’è nessun senatore. Altrimenti resta in testa e nessuno lo supera.
famous-vercingetorix = Vercingetorige
    .text = Quando si siede, puoi far sedere fino a due altri uomini dalla testa della coda, ciascuno con un uomo che sta da solo su un altro posto.
famous-brutus = Bruto
    .text = Siede solo al centro. Se un posto è libero ma al centro non può stare, va in fondo alla coda del giocatore successivo.
famous-marc-antony = Marco Antonio
    .text = Può sedersi con un cittadino o un senatore che sta da solo, anche quando nessun posto è libero.
famous-ovid = Ovidio
    .text = Quando si siede, ogni altro tuo visitatore si ritrova con tre segnalini esatti, né più né meno.
famous-pliny = Plinio
    .text = Quando si siede, ciascuno degli altri giocatori mette due segnalini sui propri visitatori.
famous-crassus = Crasso
    .text = Quando si siede, tutti gli altri tuoi visitatori che pagherebbero uno o due sesterzi, monete comprese, se ne vanno senza pagare.
famous-seneca = Seneca
    .text = Quando se ne va, puoi togliere un segnalino a ogni altro tuo visitatore.
famous-spartacus = Spartaco
    .text = Quando se ne va, ricevi un sesterzio per ogni schiavo ancora seduto nella tua latrina.
famous-maecenas = Mecenate
    .text = Quando se ne va, ricevi un sesterzio per ogni cittadino ancora seduto nella tua latrina.
famous-cicero = Cicerone
    .text = Quando se ne va, ricevi un sesterzio per ogni senatore ancora seduto nella tua latrina.
famous-cleopatra = Cleopatra
    .text = Quando se ne va, ricevi un sesterzio per ogni romana ancora seduta nella tua latrina.
famous-flamma = Flamma
    .text = Quando se ne va, ricevi un sesterzio per ogni romano nella tua coda.
famous-octavian = Ottaviano
    .text = Quando se ne va, puoi scartare fino a tre carte azione: una porta 1 sesterzio, due ne portano 3, tre ne portano 5.
famous-agrippina = Agrippina
    .text = Quando se ne va, puoi pescare due carte azione.

## Ampliamenti delle latrine

upgrade-wooden-urinal = Orinatoio in legno
    .text = Due schiavi possono dividersi questo sedile.
    .short = Legno (orinatoio)
upgrade-marble-urinal = Orinatoio in marmo
    .text = Due cittadini possono dividersi questo sedile.
    .short = Marmo (orinatoio)
upgrade-golden-urinal = Orinatoio d’oro
    .text = Due senatori possono dividersi questo sedile.
    .short = Dorato (orinatoio)
upgrade-reserved-citizens = Riservato per cittadini
    .text = Una volta per turno, se questo sedile è libero, puoi farci sedere il primo cittadino della coda prima di tutti.
    .short = Cittadini (cartello)
upgrade-reserved-senators = Riservato per senatori
    .text = Una volta per turno, se questo sedile è libero, puoi farci sedere il primo senatore della coda prima di tutti.
    .short = Senatori (cartello)
upgrade-reserved-women = Riservato per romane
    .text = Una volta per turno, se questo sedile è libero, puoi farci sedere la prima romana della coda prima di tutti.
    .short = Romane (cartello)
upgrade-partition = Parete divisoria
    .text = Fra questo sedile e i suoi vicini, senatori e schiavi si sopportano.
upgrade-wood-splinter = Scheggia di legno
    .text = Il primo romano che in un turno si siede qui riceve un segnalino in meno, ma almeno uno.
upgrade-hourglass = Clessidra
    .text = Il primo romano che in un turno si siede qui riceve tre segnalini, qualunque cosa dica la carta.
upgrade-latrine-scrubber = Spazzola pulisci-latrina
    .text = Il primo romano di durata 4 o 5 che in un turno si siede qui riceve due segnalini in meno.
upgrade-towel-rails = Porta asciugamani
    .text = Il primo schiavo che in un turno si siede qui riceve due monete sulla carta.
upgrade-sprig-of-lavender = Rametto di lavanda
    .text = La prima romana che in un turno si siede qui riceve due monete sulla carta.
upgrade-fountain = Fontana
    .text = Il primo cittadino che in un turno si siede qui riceve due monete sulla carta.
upgrade-newspaper = Giornale
    .text = Il primo romano che in un turno si siede qui riceve una moneta sulla carta.
upgrade-bag-of-silver = Sacchetto d’argento
    .text = Il primo romano di durata 2 o 3 che in un turno si siede qui riceve una moneta sulla carta.
    .short = Argento (sacchetto)
upgrade-bag-of-gold = Sacchetto d’oro
    .text = Il primo romano di durata 4 o 5 che in un turno si siede qui riceve due monete sulla carta.
    .short = Oro (sacchetto)
upgrade-mop-bucket = Secchio di pulizia
    .text = Quando il primo romano di un turno si siede qui, peschi una carta azione.
upgrade-dustpan = Paletta
    .text = Quando il primo romano di un turno lascia questo sedile, per qualunque motivo, peschi una carta azione.

## Eventi

event-slave-revolt = Rivolta di schiavi
    .text = In ogni coda tutti gli schiavi passano in testa e mantengono il loro ordine.
event-bread-and-games = Pane e giochi circensi
    .text = Ognuno scarta dalla propria coda uno schiavo a scelta, se ce n’è uno.
event-coliseum = Colosseo
    .text = Ognuno riceve tre romani, ne tiene uno e passa gli altri a sinistra, così fino all’ultimo. I romani tenuti vanno in fondo alla coda.
event-tumult = Tumulto
    .text = Ognuno pesca tre romani e può scambiarne quanti vuole con romani della propria coda, posto per posto. Il resto va negli scarti.
event-flower-market = Mercato dei fiori
    .text = Ogni romana in ogni latrina perde un segnalino.
event-campaign = Campagna militare
    .text = Per ogni cittadino nella propria latrina ognuno paga un sesterzio, oppure il cittadino se ne va senza pagare.
event-feeding-the-poor = Cucina dei poveri
    .text = Ogni romano, in latrina o in coda, che pagherebbe esattamente un sesterzio riceve una moneta sulla carta.
event-freeing-the-slaves = Liberazione di schiavi
    .text = Ogni schiavo, in latrina o in coda, riceve una moneta sulla carta.
    .short = Liberazione
event-senate-schemes = Intrighi del Senato
    .text = Ognuno sceglie in segreto quante carte azione vuole, le scarta e ne pesca altrettante.
event-temple-service = Servizio al Tempio
    .text = Ognuno pesca due carte azione.

## Favori

favour-ceres = Cerere
    .text = Una volta nel tuo turno: metti un segnalino su un tuo visitatore e pesca una carta azione.
favour-diana = Diana
    .text = Una volta nel tuo turno: pesca romani finché la tua coda ne ha cinque.
favour-juno = Giunone
    .text = Una volta nel tuo turno: sposta uno o due segnalini da un tuo visitatore a visitatori su altri tuoi posti. Chi non ne ha più paga e se ne va subito.
favour-jupiter = Giove
    .text = Ogni romano che si siede da te nel tuo turno riceve un segnalino in più e due monete sulla carta.
favour-mars = Marte
    .text = Nel tuo turno puoi riempire un posto libero con uno dei primi tre della coda invece che con il primo.
favour-minerva = Minerva
    .text = Una volta nel tuo turno: scarta una carta azione, ricevi un sesterzio e togli un segnalino a un tuo visitatore.
favour-venus = Venere
    .text = Finché hai questo favore, nessuna carta azione, nemmeno tua, tocca visitatori e segnalini nella tua latrina.

## Scale carriera. Il primo gradino ha il suo nome ufficiale; gli altri nomi, i compiti e i prezzi sono ricostruiti.

ladder-patron = Patrono
ladder-people = Amico del popolo
ladder-matron = Matrona
ladder-master = Padrone di schiavi
ladder-schemer = Intrigante
ladder-builder = Costruttore

rung-0 = portatore di secchi
rung-1 = lavaspugne
rung-2 = portinaio
rung-3 = appaltatore
rung-4 = mastro latrinaio
rung-5 = re delle latrine
# Un gradino di una scala più lunga della nostra. $number: quale.
rung-more = gradino { $number }

# Compiti. $count (numero): quanti; $class: la classe al singolare o al plurale.
task-seated = { $count } { $class } nella latrina
task-pairs =
    { $count ->
        [one] { $count } posto con due visitatori
       *[other] { $count } posti con due visitatori ciascuno
    }
task-classes = visitatori di { $count } classi
task-markers-over = un visitatore con più di { $count } segnalini
task-markers-total = { $count } segnalini in tutto sui visitatori
task-hand =
    { $count ->
        [one] { $count } carta azione in mano
       *[other] { $count } carte azione in mano
    }
task-queue =
    { $count ->
        [one] { $count } romano nella coda
       *[other] { $count } romani nella coda
    }
task-villas =
    { $count ->
        [one] { $count } villa occupata
       *[other] { $count } ville occupate
    }
task-received =
    { $count ->
        [one] { $count } sesterzio in un turno da romani che se ne vanno
       *[other] { $count } sesterzi in un turno da romani che se ne vanno
    }
task-paid =
    { $count ->
        [one] { $count } romano paga e se ne va in un turno
       *[other] { $count } romani pagano e se ne vanno in un turno
    }
task-paid-class =
    { $count ->
        [one] { $count } { $class } paga e se ne va in un turno
       *[other] { $count } { $class } pagano e se ne vanno in un turno
    }
task-played =
    { $count ->
        [one] { $count } carta azione giocata in un turno
       *[other] { $count } carte azione giocate in un turno
    }
task-hastened =
    { $count ->
        [one] { $count } segnalino in meno da te in un turno, salvo fase 1
       *[other] { $count } segnalini in meno da te in un turno, salvo fase 1
    }
