### Die Regeln von Pecunia non olet für alle, die streiten: was an einer Stelle von docs/rules gilt, und in .why, warum es so
### ist. Der Schlüssel ist das Spiel und die Stelle: A19, oder section-2-5 für §2.5.

## Abschnitte

rule-non-olet-section-1-2 = Welche Aktionskarten im Stapel sind, bestimmt die Ausgabe. Die von 2005 hat vierzig. Die von 2016 hat dieselben ohne { card-colosseum-break } und { card-regular-guest }, dazu zwölf dunkelrote, wenn ihr das vor der Partie vereinbart habt.
    .why = Die Regel von 2016 nennt nur die Summen, 36 und 12; wie viele Karten es von jeder Art gibt, steht auf den Karten selbst. Die 36 gehen genau auf, wenn man von den vierzig die vier verschwundenen abzieht. Wie sich die zwölf dunkelroten verteilen, ist rekonstruiert.
rule-non-olet-section-2-1 = Es spielen zwei bis sechs. Jeder hat eine Latrine mit drei Sitzen, links, Mitte und rechts; einen Platz mehr bringt nur eine { card-villa-dixius }. Jeder beginnt mit fünf Römern in der Warteschlange und zwei Aktionskarten auf der Hand und zieht am Ende jedes Zuges eine nach. Gespielt werden Karten von der eigenen Hand.
    .why = So bauen alle Regeln das Spiel auf. Nur die Reihenfolge beim Austeilen haben wir festgelegt, damit sich jede Partie genau wiederholen lässt.
rule-non-olet-section-2-2 = Die Ausgabe 2016 hat fünf Module: { module-famous }, { module-upgrades }, { module-events }, { module-careers }, { module-favours }. Vor der Partie vereinbart ihr, mit welchen ihr spielt. Die anderen bleiben in der Schachtel, mitsamt ihren Karten und allem, was man mit ihnen tun kann.
    .why = Die Regel überlässt euch jede Mischung und rät Neulingen nur, nicht mehr als zwei Module auf einmal zu nehmen.
rule-non-olet-section-2-3 = Ein Zug hat vier Phasen, immer in dieser Reihenfolge: Alle deine Besucher verlieren einen Rundenmarker; wer keinen mehr hat, zahlt und geht; Römer aus deiner Warteschlange setzen sich auf freie Plätze; du ziehst eine Aktionskarte, und der Zug ist vorbei. Keine fällt aus. Bis du ziehst, darfst du dazwischen beliebig viele Karten spielen, eine nach der anderen.
    .why = So beschreiben alle Regeln den Zug. Karten erlauben sie in deinem Zug jederzeit, und mit dem Ziehen endet er: Darum kommt die frisch gezogene Karte frühestens in deinem nächsten Zug ins Spiel.
rule-non-olet-section-2-5 = Der vorderste Römer deiner Warteschlange setzt sich auf einen freien Platz deiner Wahl. Senator und Sklave sitzen nie nebeneinander; Nachbarn sind links und Mitte sowie Mitte und rechts, eine Villa hat keine. Einen Platz teilen dürfen sich nur zwei Römerinnen. Module kennen Ausnahmen. Wer vorne steht und nirgends sitzen kann, hält alle anderen auf.
    .why = Senatoren dulden keine Sklaven neben sich: Das ist der einzige Grund, aus dem die Grundregel einen Platz leer lässt. Die Reihenfolge der Schlange hebt sie nirgends auf; dafür gibt es Karten.
rule-non-olet-section-3-5 = Jeder hält die Gunst genau einer Gottheit. { favour-ceres }, { favour-diana }, { favour-juno } und { favour-minerva } nutzt du in deinem eigenen Zug, und nur, wenn sich dadurch etwas ändert. { favour-jupiter }, { favour-mars } und { favour-venus } werden nicht eigens genutzt: Sie gelten die ganze Zeit. Geht in deinem eigenen Zug ein Bürger, darfst du deine gegen eine aus der Mitte oder die eines Mitspielers tauschen.
    .why = Die vier zum Nutzen bieten eine Handlung an, einmal pro Zug; die drei anderen beschreiben, was gilt. Dass es etwas ändern muss, verlangen wir wie bei Aktionskarten.
rule-non-olet-section-3-6 = In deinem eigenen Zug darfst du auf deiner Leiter eine Stufe aufsteigen, immer die nächste: Du zahlst der Bank ihren ganzen Preis, oder du hast ihre Aufgabe erfüllt. Über die letzte Stufe geht es nicht hinaus. Wer sie zuerst erreicht, gewinnt, wenn ihr nicht vereinbart habt, dass auch das Geld zählt.
    .why = Zum Sieg verlangt die Regel alle Stufen. Wie viele es sind, ihre Preise und ihre Aufgaben stehen nur auf den Karten: Unsere sind rekonstruiert, bis auf den Namen der ersten Stufe.

## Zeit, Zug, Sieg

rule-non-olet-A1 = Nimmt eine Karte einem deiner Besucher den letzten Rundenmarker, bevor du in deinem Zug kassierst, bleibt er sitzen und zahlt in Phase 2. Mit der Hausregel „{ house-finishedTiming-immediate }“ zahlt er gleich.
    .why = Vom Zahlen ist nur in Phase 2 die Rede, und im Beispiel der Regel werden davor noch Karten gespielt: Ein fertiger Besucher sitzt also eine Weile da. Dein Geld bekommst du ohnehin im selben Zug.
rule-non-olet-A2 = Verliert in deinem eigenen Zug ein Besucher den letzten Rundenmarker erst beim Kassieren oder danach, zahlt und geht er sofort. Mit der Hausregel „{ house-finishedTiming-strictPhase2 }“ wartet, wer nach Phase 2 fertig wird, auf deinen nächsten Zug.
    .why = Karten darfst du den ganzen Zug über spielen, und wer keinen Rundenmarker hat, geht. Dass er bis zur nächsten Runde den Platz versperrt, sagt niemand. { favour-juno } sagt „sofort“ nur deshalb eigens, weil sie auch vor dem Kassieren wirkt.
rule-non-olet-A3 = Verliert dein Besucher in einem fremden Zug den letzten Rundenmarker, bleibt er sitzen und zahlt, wenn du das nächste Mal kassierst. Bis dahin ist er ein Besucher wie jeder andere: Er kann hinausfliegen oder neue Rundenmarker bekommen. Mit der Hausregel „{ house-finishedTiming-immediate }“ zahlt er gleich.
    .why = Nach der deutschen Regel kassiert nur, wer am Zug ist. So muss auch niemand mitten im Zug eines anderen entscheiden, ob er lieber Geld oder einen Ausbau nimmt. Verloren geht dir höchstens etwas Zeit.
rule-non-olet-A4 = Was ein Besucher zahlt, bekommt der, in dessen Latrine er sitzt.
    .why = Die Regeln nennen den Spieler am Zug, eine Kurzregel den Besitzer der Karte. Das ist derselbe, denn kassiert wird im eigenen Zug.
rule-non-olet-A5 = Sind mehrere deiner Besucher zugleich fertig, zahlen und gehen sie nacheinander, in der Reihenfolge, die du wählst.
    .why = Nach der deutschen Regel geht jeder gleich, nachdem er gezahlt hat, also nicht alle auf einmal. Wer zuerst geht, macht etwas aus: { famous-spartacus } zum Beispiel zählt nur die Sklaven, die noch da sind.
rule-non-olet-A6 = Auch ein Platz, der erst während des Setzens frei wird, muss noch im selben Zug besetzt werden. Ob alles besetzt ist, was besetzt werden kann, zählt in dem Augenblick, in dem du ziehen willst.
    .why = Grundsätzlich müssen alle freien Plätze besetzt werden; die Regel entschuldigt nur den Streit zwischen Senator und Sklave. Eine Ausnahme für spät frei gewordene Plätze kennt sie nicht.
rule-non-olet-A7 = Mit dem Ziehen ist dein Zug vorbei: Danach spielst du nichts mehr, und die gezogene Karte frühestens in deinem nächsten Zug.
    .why = Darin sind sich alle Regeln einig: Das Ziehen ist das Letzte im Zug.
rule-non-olet-A8 = In deinem eigenen Zug darfst du bis zum Ziehen jederzeit Karten spielen, aber nicht ineinander: Eine Karte wird ganz ausgeführt, bevor etwas anderes beginnt. Niemand antwortet mit einer eigenen Karte, und niemand spielt eine in einem fremden Zug.
    .why = Die Regel erlaubt Karten in jedem Augenblick des eigenen Zuges, und nur dort. Von Antworten auf eine Karte weiß sie nichts.
rule-non-olet-A9 = Das Kassieren kannst du nicht auslassen: Wer von deinen Besuchern keinen Rundenmarker mehr hat, zahlt und geht.
    .why = Nur die englische Regel klingt, als hättest du die Wahl; die deutsche, die im Zweifel gilt, lässt dir keine.
rule-non-olet-A10 = Die Partie endet sofort, auch mitten in einer Phase oder Karte, sobald jemand die Zielsumme besitzt. Keine Runde wird zu Ende gespielt.
    .why = Es gewinnt, wer sie zuerst hat; so steht es in fast allen Regeln, nur der englischen fehlt das Wort. Eine Kurzregel von 2005 sagt ausdrücklich: sofort.
rule-non-olet-A11 = Zum Sieg zählt, was du besitzt. Was du gezahlt oder verschenkt hast, ist weg. Mit der Hausregel „{ house-winBy-earned }“ zählt, was dir die Bank je ausgezahlt hat.
    .why = Manche Regeln sprechen von erwirtschaftetem Geld. Aber das Geld liegt offen auf dem Tisch, und Steuern oder bezahlte Stufen wären für den Sieg sonst ohne Bedeutung.
rule-non-olet-A12 = Bringt eine Karte mehreren Geld, bekommen sie es nacheinander, zuerst der Spieler am Zug, dann im Uhrzeigersinn. Wer dabei als Erster die Zielsumme erreicht, gewinnt allein.
    .why = Die Regel kennt nur einen, der zuerst so weit ist, und keinen geteilten Sieg. Also braucht es eine Reihenfolge.
rule-non-olet-A13 = Du kannst auch in einem fremden Zug gewinnen: durch ein Geschenk, durch { card-alms } oder durch einen berühmten Römer, der dich verlässt.
    .why = Die Partie endet, sobald jemand die Zielsumme hat, und keine Regel sagt, dass er dafür am Zug sein muss.
rule-non-olet-A14 = Jedes Modul im Spiel hebt die Zielsumme um 5. Dunkelrote Karten sind kein Modul. Die Hausregel „{ house-targetPerModule }“ ändert die Zahl; eine Zielsumme, die ihr selbst vereinbart, bleibt, wie sie ist.
    .why = Die Regel empfiehlt es für jedes verwendete Modul. Mit Karriereleitern spielt die Zielsumme meist keine Rolle, denn dort gewinnt die letzte Stufe.
rule-non-olet-A15 = Nach deinem Zug ist einfach der Nächste im Uhrzeigersinn dran. Der Startspieler wandert nicht.
    .why = Nur eine Kurzregel von 2005 spricht davon, dass der Startspieler wechselt. Ein Zeichen für ihn gibt es nicht, und die Regelhefte wissen nichts davon.
rule-non-olet-A16 = Wer beginnt, steht vor der Partie fest; danach geht es im Uhrzeigersinn.
    .why = 2016 beginnt, wer zuletzt auf der Toilette war, 2005 bestimmt ihr jemanden. Ein Programm kann das Erste nicht nachprüfen.
rule-non-olet-A17 = Sagt die Regel „Runde“, meint sie den Zug eines Spielers. Deine Besucher verlieren also einen Rundenmarker in jedem deiner Züge, nicht in jedem Zug überhaupt.
    .why = Die deutsche Regel gebraucht beide Wörter für dasselbe. Die Übersetzungen schwanken mit ihr.

## Sitzen, Römerinnen, Villa

rule-non-olet-A18 = Auf welchen deiner freien Plätze sich der vorderste Römer setzt, wählst du frei. Frei ist ein Platz, auf dem niemand sitzt.
    .why = Die Regel spricht nur von einem freien Platz, nirgends vom linken.
rule-non-olet-A19 = Solange du einen freien Platz hast und der vorderste Römer deiner Warteschlange dort sitzen darf, muss er sich setzen. Erst dann darfst du ziehen und deinen Zug beenden.
    .why = Nur ein alter französischer Text klingt milder; alle anderen Regeln sind darin eindeutig.
rule-non-olet-A20 = Kann der Vorderste nicht sitzen, überholt ihn niemand: Der Platz bleibt frei, bis eine Karte oder ein Modul etwas ändert. Eine Karte zu spielen, bist du nicht verpflichtet.
    .why = In allen Beispielen der Regeln bleibt der Platz frei, oder jemand spielt eine Karte.
rule-non-olet-A21 = Du darfst Römer so setzen, dass ein späterer keinen Platz mehr findet, auch mit Absicht.
    .why = Verpflichtet bist du immer nur für den, der gerade vorne steht. Die deutsche Regel merkt selbst an, dass ein leerer Platz von Vorteil sein kann.
rule-non-olet-A22 = Stehen zwei Römerinnen vorne in deiner Warteschlange, hast du die Wahl: jeder einen eigenen Platz, beide zusammen auf einen, oder eine nach der anderen. Ohne Modul teilt sich sonst niemand einen Platz.
    .why = Die Regel erlaubt den Römerinnen, einen Platz zu teilen, gleich zu zweit oder später dazu; sie verlangt es nicht. Anderen erlaubt sie es nicht.
rule-non-olet-A23 = Eine Römerin, die bei dir vorne steht, darf sich zu einer setzen, die allein sitzt, auch wenn du keinen freien Platz hast. Sie muss nicht: Du darfst sie woanders hinsetzen oder warten lassen, solange kein freier Platz zu füllen ist.
    .why = Die Regel nennt das Dazusetzen als eigenen Fall neben dem Füllen freier Plätze.
rule-non-olet-A24 = Die Römerin, die vorne steht, darf sich zu einer anderen setzen, obwohl noch ein Platz frei ist. Dann ist der Nächste in der Schlange an der Reihe, den freien Platz zu füllen.
    .why = Keine Regel verlangt, dass zuerst die freien Plätze gefüllt werden. Die Pflicht geht nur auf den Nächsten über.
rule-non-olet-A25 = Mehr als zwei sitzen nie auf einem Platz, wer sie auch sind und mit welchen Modulen ihr auch spielt.
    .why = Die Regel spricht überall von zweien und nirgends von mehr.
rule-non-olet-A26 = Geht eine von zweien, die sich einen Platz teilen, ist er nicht frei. Eine neue Römerin darf sich dazusetzen.
    .why = Frei ist ein Platz, auf dem niemand sitzt; füllen musst du ihn also nicht. Und wer allein sitzt, darf Gesellschaft bekommen.
rule-non-olet-A27 = Auch zum Dazusetzen muss eine Römerin vorne in der Schlange stehen.
    .why = Die Regel lässt Römerinnen einen Platz teilen, aber nicht die Schlange überspringen: Gesetzt wird von vorne.
rule-non-olet-A28 = Eine leere { card-villa-dixius } musst du füllen wie einen freien Sitz.
    .why = Es heißt zwar, dass man dort Römer hinlegen kann. Aber für die Villa gilt alles, was für die Latrine gilt, und ausgenommen ist nur der Streit zwischen Senator und Sklave.
rule-non-olet-A29 = Eine { card-villa-dixius } verschwindet mit ihrem letzten Besucher, warum auch immer er geht. Hat noch niemand in ihr gesessen, bleibt sie liegen.
    .why = Die Regel von 2016 sagt es so. Die Texte von 2005 sprechen von dem Römer, als könnte dort nur einer sitzen; mit zwei Römerinnen zählt auch da die letzte.
rule-non-olet-A30 = Eine Villa zählt überall als Teil der Latrine: bei Steuern, bei Karten, die Besucher treffen, und wo immer jemand Besucher zählt.
    .why = 2016 steht das ausdrücklich da. Die Texte von 2005 sagen es nur für die Steuern; wir halten es in beiden Ausgaben gleich.
rule-non-olet-A31 = Was Römer betrifft, reicht in die Villa: { card-latrine-gossip }, { favour-juno }, { favour-mars }, { famous-vercingetorix }. Was auf einem Sitz liegt oder den mittleren meint, nicht: Ausbauten und { famous-brutus } bleiben draußen.
    .why = Der allgemeine Satz stellt die Villa gleich, soweit es um Römer in der Latrine geht. Ein Sitz wird sie dadurch nicht.
rule-non-olet-A32 = Du darfst mehrere Villen haben. Jede steht für sich.
    .why = Keine Regel setzt eine Grenze außer den drei Karten im Stapel.
rule-non-olet-A33 = Legst du eine { card-villa-dixius } während des Setzens, steht sie sofort zur Verfügung und ist noch im selben Zug zu füllen.
    .why = Karten spielst du, wann du willst, und eine Villa ist ein freier Platz wie jeder andere.
rule-non-olet-A34 = Ob Senator und Sklave zusammenpassen, wird geprüft, wenn sich jemand setzt.
    .why = Man kann die Regel als Wunsch beim Hinsetzen lesen oder als Verbot, das immer gilt. Das kommt aufs Selbe heraus, denn keine Karte bringt zwei Sitzende nebeneinander.

## Warteschlange und Stapel

rule-non-olet-A35 = Eine Warteschlange darf länger werden als fünf, in beiden Ausgaben. In der von 2005 könnt ihr mit der Hausregel „{ house-queueCap5 }“ eine Grenze ziehen.
    .why = 2016 ist es ausdrücklich erlaubt. Ein französischer Text von 2005 verbietet es, macht damit aber zehn Karten seines eigenen Stapels fast unbrauchbar, etwa { card-ejection }: Da ist wohl eine Verneinung verrutscht.
rule-non-olet-A36 = Spielt ihr mit der Hausregel „{ house-queueCap5-true }“, kann in eine Warteschlange mit fünf Römern niemand geschickt werden. Deckt { card-colosseum-break } Römer auf und jede Schlange ist voll, werden sie abgelegt, in der Reihenfolge, in der sie aufgedeckt wurden.
    .why = Der Text, der die Grenze nennt, sagt nicht, was mit den Überzähligen geschieht. Eine volle Schlange gar nicht erst wählen zu können, braucht die wenigsten Ausnahmen.
rule-non-olet-A37 = Ist eine Warteschlange leer, wird sie sofort mit fünf Römern gefüllt, auch mitten in einer Karte und im Zug eines anderen. Was die Karte gerade tut, trifft die Neuen nicht mehr.
    .why = Alle Regeln sagen: sofort. Eine Karte meint die Römer, die da waren, als sie gespielt wurde.
rule-non-olet-A38 = Eine Warteschlange mit einem bis vier Römern wird nicht aufgefüllt.
    .why = Nachgezogen wird nur, wenn sie aufgebraucht ist.
rule-non-olet-A39 = Ein Ablagestapel wird erst gemischt, wenn eine Karte gebraucht wird und der Stapel leer ist, dann auch mitten im Ziehen.
    .why = Bis dahin bleibt oben liegen, was zuletzt abgelegt wurde; für { card-regular-guest } macht das einen Unterschied.
rule-non-olet-A40 = Ist der Römerstapel leer, wird der Ablagestapel gemischt und zum neuen Stapel. Sind beide leer, ziehst du, was da ist, vielleicht nichts. Eine leere Warteschlange wird dann gefüllt, sobald es wieder Römer gibt; bis dahin dürfen deine Plätze frei bleiben.
    .why = Die Regeln rechnen nicht damit, doch zu sechst und mit langen Schlangen kommt es vor. Niemand soll dafür bestraft werden, dass die Römer ausgegangen sind.
rule-non-olet-A41 = Werden mehrere auf einmal abgelegt, dann zuerst die Besucher von links nach rechts, dann die in den Villen, von zweien auf einem Platz zuerst, wer länger da ist, und am Ende die Schlange von vorne nach hinten.
    .why = Die Regeln schweigen. Der Ablagestapel ist offen, und manchmal zählt, wer oben liegt: Also braucht er eine feste Reihenfolge.
rule-non-olet-A42 = Ist der Stapel der Aktionskarten aufgebraucht, wird ihr Ablagestapel gemischt und zum neuen Stapel.
    .why = Der französischen Regel von 2016 fehlt das Mischen. Alle anderen haben es.

## Aktionskarten

rule-non-olet-A43 = Du darfst eine Karte nur spielen, wenn sie etwas ändert, und nur wählen, wen sie treffen kann. Sonst behältst du sie.
    .why = Die Regeln sagen dazu nichts. Du verlierst dadurch nichts, denn du darfst beliebig viele Karten auf der Hand haben.
rule-non-olet-A44 = In der Ausgabe 2016 nimmst du mit der Karte { card-great-haste } zwei Rundenmarker weg, beide von einem Besucher oder je einen von zweien. In der von 2005 kommen beide von demselben.
    .why = Die vier Regeln von 2016 sprechen von zweien insgesamt, die französischen Texte von 2005 von einer einzigen Karte. Was auf den deutschen Karten von 2005 steht, wissen wir nicht.
rule-non-olet-A45 = Sind weniger Rundenmarker da, als eine Karte wegnehmen will, nimmst du alle, die da sind. Mindestens einer muss es sein, und bevor du genommen hast, was die Karte verlangt, kannst du nicht aufhören.
    .why = Die Regeln schweigen. Tun, was geht, ist der einfachste Weg; ganz ohne Rundenmarker würde die Karte nichts ändern.
rule-non-olet-A46 = { card-good-business }: Du nimmst insgesamt drei Rundenmarker weg. Wie du sie auf deine Besucher verteilst, ist deine Sache.
    .why = Im deutschen Text fehlt das Wort „insgesamt“, die italienische Regel betont deine Wahl. Wir lesen die Karte wie { card-great-haste }, wo es dasteht.
rule-non-olet-A47 = { card-good-business } und { card-rumour-mill } kosten eine Sesterze, die an einen Mitspieler geht, nie an dich selbst. Du musst sie besitzen, wenn du die Karte spielst.
    .why = Sie ist der Preis für etwas, zu dem dich niemand zwingt. Sonst wären diese Karten am Anfang, wenn noch niemand etwas hat, umsonst.
rule-non-olet-A48 = Bei der { card-rumour-mill } ziehst du zuerst und gibst dann die Sesterze her. Ob du sie hast, wird vorher geprüft. Die gezogenen Karten darfst du noch in diesem Zug spielen.
    .why = In dieser Reihenfolge steht es da, und dein Zug ist ja noch nicht zu Ende.
rule-non-olet-A49 = { card-fish-poisoning } trifft genau einen Besucher in einer fremden Latrine oder Villa; beide Rundenmarker kommen zu ihm. Wer in einer Warteschlange steht oder bei dir sitzt, kann nicht gewählt werden. Auch { card-latrine-gossip } ist nur für fremde Besucher.
    .why = Nur ein französischer Text von 2005 spricht allgemein von einem Römer eines Gegners; alle anderen sagen: in einer gegnerischen Latrine. Die deutsche Regel hebt hervor, dass es einer ist.
rule-non-olet-A50 = { card-latrine-gossip } braucht zwei Römerinnen, die sich einen fremden Platz teilen, Sitz oder Villa, und ungleich viele Rundenmarker haben: Die mit weniger bekommt so viele wie die andere. Zwei Römerinnen auf verschiedenen Plätzen genügen nicht.
    .why = So steht es 2016. Die französischen Texte von 2005 sprechen von einer Latrine mit zwei Römerinnen; aber nur auf einem Platz ist klar, welche zwei gemeint sind, also halten wir es in beiden Ausgaben gleich.
rule-non-olet-A51 = { card-rat-infestation } nimmt einem deiner Besucher Rundenmarker weg, mindestens einen und so viele du magst, und legt sie auf andere deiner Besucher. Du brauchst also zwei. Auch wer denselben Platz teilt, darf welche bekommen, aber niemand die eigenen zurück.
    .why = Nur die italienische Regel klingt nach allen auf einmal; die anderen lassen dir die Zahl.
rule-non-olet-A52 = { card-slave-market }, { card-citizens-assembly }, { card-senate-meeting } und { card-womens-forum } treffen einen Spieler deiner Wahl, und das darfst auch du sein. In seiner Latrine oder Warteschlange muss jemand dieses Standes sein; wo { favour-venus } die Latrine schützt, zählt nur die Schlange. Wer gehen muss, zahlt nichts.
    .why = Die Regel sagt „ein Spieler“ und nimmt niemanden aus. Gezahlt wird nur von Besuchern, die fertig sind.
rule-non-olet-A53 = Bei einer { card-conspiracy } geben alle einen eigenen Besucher her, offen und der Reihe nach; wer die Karte spielt, beginnt. Wer keinen Besucher hat oder die Gunst der { favour-venus } hält, verliert nichts. Würde niemand jemanden verlieren, kann die Karte nicht gespielt werden.
    .why = Überall heißt es: jeder Spieler, also auch du. Von Geheimhaltung ist keine Rede, und die Reihenfolge ist die, die sonst auch gilt.
rule-non-olet-A54 = Eine Sondersteuer kostet eine Sesterze für jeden Besucher ihres Standes. Wer weniger hat, zahlt, was da ist; niemand macht Schulden, und niemand muss dafür gehen. Würde niemand etwas zahlen, kann die Karte nicht gespielt werden.
    .why = Die Regeln kennen weder Schulden noch Besucher als Pfand. Wozu dich ein anderer zwingt, dafür kannst du nicht mehr geben, als du hast.
rule-non-olet-A55 = { card-alms }: Wer am meisten besitzt, gibt zwei Sesterzen an den, der am wenigsten besitzt, oder alles, wenn es weniger ist. Bei Gleichstand wählst du, aber nur unter denen, die gleichauf liegen. Besitzen alle gleich viel, kann die Karte nicht gespielt werden.
    .why = Die Regeln lassen den Gleichstand offen. Wer eine Karte spielt, entscheidet auch sonst, was sie offen lässt; und wenn alle gleich viel haben, ist niemand reich oder arm.
rule-non-olet-A56 = Die Karte { card-rich-slaves } verdoppelt von jetzt an bis zum Ende des Zuges, was Sklaven zahlen, und zwar in jeder Latrine. Eine zweite solche Karte würde nichts ändern. Münzen, die auf einem Sklaven liegen, werden nicht verdoppelt.
    .why = Doppelt ist die Zahlung der Sklaven, die in diesem Zug gehen; die Münzen auf der Karte kommen zur Zahlung hinzu. Und doppelt heißt einmal doppelt.
rule-non-olet-A58 = Für den { card-state-visit } ziehst du vom verdeckten Römerstapel.
    .why = Die deutsche Regel hat hier für den Stapel ein anderes Wort als sonst. Einen zweiten Stapel Römer gibt es nicht.
rule-non-olet-A59 = Beim { card-latrine-change } tauschen zwei Römer genau ihre Stellen. Beide Schlangen bleiben so lang, wie sie waren.
    .why = Nur ein französischer Text von 2005 könnte auch bedeuten, dass einer hinübergeht; alle anderen sprechen vom Tauschen.
rule-non-olet-A60 = { card-ejection } schickt einen Römer in eine andere Warteschlange, ganz ans Ende, und { card-latrine-change } tauscht zwei Römer aus zwei verschiedenen Schlangen. Innerhalb einer Schlange geht beides nicht.
    .why = Die Regel spricht beide Male von einer anderen Schlange.
rule-non-olet-A61 = Ein { card-line-cutter } bringt einen Römer an die Spitze der Warteschlange, in der er schon steht. Der Vorderste darf es also nicht sein, und die Schlange braucht mindestens zwei.
    .why = Dass es dieselbe Schlange bleibt, sagen alle Regeln bis auf einen alten französischen Text.
rule-non-olet-A62 = Beim { card-spring-cleaning } verliert jeder deiner Besucher einen Rundenmarker. Du kannst niemanden auslassen.
    .why = Die Karte lässt keine Wahl.
rule-non-olet-A63 = Unsere zwölf dunkelroten Karten: je zwei von { card-state-visit }, { card-good-business }, { card-rat-infestation } und { card-rumour-mill }, je eine von den vier anderen Arten. Das ist rekonstruiert.
    .why = Die Regel nennt die Summe und acht Arten, die Zahlen stehen nur auf den Karten. Wer die Schachtel besitzt, kann die eigenen eintragen.
rule-non-olet-A64 = { card-regular-guest } bringt den Römer zurück, der oben auf dem Ablagestapel liegt. Liegt dort niemand, kann die Karte nicht gespielt werden.
    .why = Die Texte von 2005 sprechen vom letzten Römer der Ablage. Das ist der zuletzt abgelegte, und der liegt oben.
rule-non-olet-A65 = Bei der { card-colosseum-break } bestimmst du, in welche Warteschlangen die drei Römer kommen und in welcher Reihenfolge.
    .why = Ein Text von 2005 erlaubt, sie zu verteilen, der andere nennt eine oder mehrere Schlangen. Sonst schränkt dich nichts ein.

## Module und berühmte Römer

rule-non-olet-A66 = Wo es darum geht, was jemand zahlen würde, zählen die Münzen auf der Karte mit, etwa bei { famous-crassus }. Wo es darum geht, was auf der Karte steht, zählt nur die gedruckte Zahl.
    .why = Die Regel von 2016 rechnet bei Rundenmarkern und Sesterzen alle Module mit, wenn nichts anderes dasteht. „Auf der Karte angegeben“ ist so etwas anderes.
rule-non-olet-A67 = Widerspricht ein Modul der Grundregel, gilt das Modul.
    .why = Das sagen die Regeln in allen vier Sprachen.
rule-non-olet-A68 = Welche und wie viele berühmte Römer mitspielen, bestimmt ihr. Sie werden erst nach dem Aufbau unter die anderen gemischt: Zu Beginn sitzt und wartet keiner von ihnen.
    .why = Die Regel erlaubt jede Zahl und mischt sie danach ein. Nur die französische lässt das „danach“ weg.
rule-non-olet-A69 = Berühmte Römer tun beim Gehen, was sie tun, und Bürger lassen dich die Gunst tauschen, ob sie zahlen oder nicht. Mit der Hausregel „{ house-leaveTriggers-paidOnly }“ müssen sie zahlen, und ein Sklave, für den du einen Ausbau nimmst, hat nicht gezahlt; das { upgrade-dustpan } lässt dich auch dann bei jedem Abgang ziehen.
    .why = Gehen und Zahlen sind in der deutschen Regel zweierlei: Bei der { card-conspiracy } geht jemand, ohne zu zahlen, und für Münzen muss er gehen und zahlen.
rule-non-olet-A70 = Wer sich gesetzt hat, tut, was er dann tut, auch wenn ihn ein Ereignis gleich wieder fortschickt.
    .why = Die Bedingung heißt nur, dass er sich gesetzt hat. Das hat er.
rule-non-olet-A71 = Setzt sich { famous-pompey }, kommen alle Bürger deiner Warteschlange ganz nach vorne und behalten ihre Reihenfolge. Verzichten kannst du darauf nicht.
    .why = Die Übersetzungen gehen auseinander, und die deutsche Regel sagt nicht, wie weit nach vorne. Wir lesen es wie die { event-slave-revolt }.
rule-non-olet-A72 = Setzt sich { famous-vergil }, wird deine Warteschlange auf sieben aufgefüllt. Hat sie schon sieben oder mehr, geschieht nichts.
    .why = Nur die italienische Regel gibt sieben Römer dazu; die anderen füllen auf sieben auf.
rule-non-olet-A73 = Die Römerinnen, die { famous-livia } aufdeckt, stellen sich in der Schlange dessen an, bei dem sie sitzt.
    .why = Die englische Regel sagt nur „die Schlange“. Die anderen meinen klar die eigene.
rule-non-olet-A74 = { famous-caesar } setzt sich bei dir nur, solange in deiner Latrine und deinen Villen kein Senator sitzt. Bis dahin bleibt er vorne stehen, und niemand kommt an ihm vorbei. Sitzt er, dürfen andere Senatoren dazukommen. { famous-brutus } sitzt nur in der Mitte.
    .why = Die Regel stellt nur eine Bedingung für das Hinsetzen. Dass er deshalb abgelegt oder überholt wird, sagt sie nicht, und ewig dauert es nicht: Jeder Senator ist irgendwann fertig.
rule-non-olet-A75 = Setzt sich { famous-vercingetorix }, darfst du bis zu zwei Männer von der Spitze deiner Schlange dazusetzen, jeden zu einem Mann, der auf einem anderen Platz allein sitzt. Kein Senator kommt neben oder zu einem Sklaven. Aufhören darfst du jederzeit.
    .why = Deutsch und italienisch ist es einer auf jedem der beiden anderen Sitze, englisch nur einer. Ein zweiter Mann setzt einen ersten voraus, also taugt weder ein leerer Platz noch eine Römerin.
rule-non-olet-A76 = { famous-brutus } sitzt nur in der Mitte. Steht er vorne, hast du einen freien Platz und kann er nicht in die Mitte, geht er noch in deinem Zug ans Ende der Warteschlange des nächsten Spielers, auch wenn ein anderer Platz für ihn passen würde. Ohne freien Platz wartet er.
    .why = Weitergereicht wird er, wenn er sich setzen soll und die Mitte nicht geht. Ein Sitz am Rand kommt in der Regel für ihn gar nicht vor, und ohne freien Platz soll er sich noch nicht setzen.
rule-non-olet-A77 = { famous-marc-antony } darf sich zu einem Bürger oder Senator setzen, der allein sitzt, auch wenn du keinen freien Platz hast.
    .why = Sich dazuzusetzen ist eine Art, sich zu setzen, wie bei den Römerinnen.
rule-non-olet-A78 = { famous-ovid } bringt alle anderen Besucher der Latrine, in die er sich setzt, auf genau drei Rundenmarker, nach oben wie nach unten. Andere Latrinen berührt er nicht.
    .why = Nur die englische Regel klingt nach allen Karten überhaupt.
rule-non-olet-A79 = Setzt sich { famous-pliny }, legt jeder Mitspieler im Uhrzeigersinn zwei Rundenmarker auf eigene Besucher, auf einen oder auf zwei. Wer keinen Besucher hat, legt nichts.
    .why = Die Regel spricht von beliebigen Römern der eigenen Latrine. Wo niemand sitzt, kann nichts liegen.
rule-non-olet-A80 = Bei { famous-crassus } zählt, was ein Besucher samt seinen Münzen zahlen würde. Er selbst bleibt, und die Warteschlange berührt er nicht.
    .why = Die Regel trifft Besucher, die nur eine oder zwei Sesterzen zahlen, und beim Zahlen zählen die Münzen mit.
rule-non-olet-A81 = Geht { famous-seneca }, nimmst du jedem deiner anderen Besucher einen Rundenmarker weg, oder keinem.
    .why = Du darfst es bei allen anderen tun; von einer Auswahl steht da nichts.
rule-non-olet-A82 = Wer zahlt, geht einzeln: Dann zählt { famous-spartacus } die Sklaven, die noch da sind. Werden mehrere auf einmal abgelegt, sind sie alle schon fort: { famous-cicero } findet nach einer { card-senate-meeting } keinen Senator mehr.
    .why = Gezahlt wird nacheinander; eine Karte, die alle eines Standes wegschickt, schickt sie zusammen weg.
rule-non-olet-A83 = { famous-flamma } zählt jede Karte deiner Warteschlange. Er ist ein Sklave und ein Mann.
    .why = Die englische Regel sagt „jeder andere“, obwohl er dort gar nicht steht; die italienische macht aus ihm eine Sklavin. Beides sind Versehen.
rule-non-olet-A84 = Verlässt dich { famous-octavian } in einem fremden Zug, darfst du auch dann Karten ablegen und das Geld nehmen.
    .why = Er wirkt, wenn er geht, gleich wann. Karten abzulegen heißt nicht, sie zu spielen.
rule-non-olet-A85 = Geht { famous-agrippina }, ziehst du zwei Aktionskarten oder keine. Eine allein gibt es nur, wenn nicht mehr da ist.
    .why = Die Regel erlaubt dir, zwei zu ziehen, nicht bis zu zwei.

## Ausbauten

rule-non-olet-A87 = Vor der Partie wählen alle zwei Römer, den ersten für den linken Sitz, den zweiten für den rechten. Mit dem Modul „{ module-upgrades }“ kommt ein Ausbau dazu, den du sofort auf einen deiner Sitze legst, mit „{ module-favours }“ eine Gunst. Mehr als diesen Anteil nimmt niemand.
    .why = Die Regel nennt, was am Ende jeder haben soll: einen Römer links, einen rechts und einen Ausbau auf einem beliebigen Sitz. Nähme jemand mehr, würde es nicht für alle reichen.
rule-non-olet-A88 = Spielt ihr mit „{ module-upgrades }“ und „{ module-favours }“ zusammen, wählt jeder zwei Römer, einen Ausbau und eine Gunst, in vier Runden: im Uhrzeigersinn, zurück, im Uhrzeigersinn, zurück.
    .why = Die Regel beschreibt die Auswahl nur für jedes Modul allein, in drei Runden mit wechselnder Richtung. Ein viertes Ding, eine vierte Runde.
rule-non-olet-A89 = Mit „{ module-upgrades }“ oder „{ module-favours }“ wird vor der Partie gewählt, nicht verteilt.
    .why = Die Auswahl ist der Aufbau dieser Module; eine andere Art steht in keiner Regel.
rule-non-olet-A90 = Nimmst du für einen Sklaven einen Ausbau, bekommst du weder seine Zahlung noch die Münzen auf der Karte; auch die Karte { card-rich-slaves } bringt dann nichts. Mit der Hausregel „{ house-finishedTiming-immediate }“ kann diese Wahl in einem fremden Zug kommen.
    .why = Der Ausbau kommt statt des Betrags, und Münzen bekommst du nur von einem, der geht und zahlt. Dieser zahlt nicht.
rule-non-olet-A91 = Ein Ausbau kommt nur auf einen freien Sitz. Der, von dem der Sklave gerade geht, zählt mit, eine Villa nicht. Ist kein Sitz frei, zahlt der Sklave.
    .why = Die Regel lässt Ausbauten nur auf freien Sitzen zu. Auf einem geteilten Sitz, wo noch jemand sitzt, geht es also nicht.
rule-non-olet-A92 = Ein ersetzter Ausbau kommt auf einen Ablagestapel. Ist der Stapel der Ausbauten leer, wird dieser gemischt; sind beide leer, liegen eben weniger aus.
    .why = Die Regeln schweigen. Wir halten es wie bei den anderen Stapeln.
rule-non-olet-A93 = Du kannst einen Ausbau nur entfernen, um einen neuen an seine Stelle zu legen.
    .why = Nur dafür erlaubt es die Regel.
rule-non-olet-A94 = Jeder Ausbau wirkt einmal pro Zug, verschiedene auch im selben Zug. Mit der Hausregel „{ house-upgradeOncePerTurn-false }“ wirken sie öfter; Schilder und { upgrade-dustpan } bleiben bei einem Mal.
    .why = Manche Karten sprechen von jedem neuen Römer, doch der allgemeine Satz geht vor. Nur bei { favour-jupiter } sagt die Regel ausdrücklich, dass er mehrmals wirkt; das wäre sonst überflüssig.
rule-non-olet-A95 = Was ein Ausbau dem Römer gibt oder nimmt, der sich setzt, geschieht von selbst. Deine Wahl sind nur die Pissoirs und die Schilder.
    .why = Allgemein heißt es, dass man Ausbauten nutzen kann. Aber die Karten selbst befehlen, die { upgrade-hourglass } sogar „immer“; nur Pissoirs und Schilder erlauben bloß.
rule-non-olet-A96 = Das { upgrade-dustpan } lässt dich auch in einem fremden Zug ziehen, einmal in jedem Zug.
    .why = Sonst wirken Ausbauten im eigenen Zug. Aber diese Karte sagt: aus welchem Grund auch immer, und meist ist der Grund eben die Karte eines anderen.
rule-non-olet-A97 = { upgrade-wooden-urinal }: zwei Sklaven. { upgrade-marble-urinal }: zwei Bürger. { upgrade-golden-urinal }: zwei Senatoren. Das gilt immer, nicht nur einmal pro Zug.
    .why = Die Regel nennt die drei in einem Atem, und so passt die Reihenfolge der Wörter zusammen. Sie erlauben etwas, und eine Erlaubnis verbraucht sich nicht.
rule-non-olet-A98 = Wann immer du in deinem eigenen Zug eine Karte spielen darfst, kannst du mit einem Schild den vordersten Römer seines Standes auf den Sitz mit dem Schild setzen, an allen anderen vorbei. Der Sitz muss frei sein, und genau dieser Römer muss dort sitzen dürfen. Setzt du ihn vor Phase 1, verliert er gleich seinen ersten Rundenmarker.
    .why = Deutsch heißt es „darf“, in den Übersetzungen wird er einfach gesetzt. Und es heißt nur: im eigenen Zug, solange der Sitz frei ist, nicht erst beim Setzen.
rule-non-olet-A99 = Die { upgrade-partition } trennt ihren Sitz von seinen Nachbarn, in beide Richtungen. In der Mitte bleibt damit kein Streit übrig, am Rand nur der zwischen den beiden anderen Sitzen. Denselben Platz teilen sich Senator und Sklave trotzdem nie.
    .why = Für den Sitz mit der Wand gilt die Regel nicht, für die anderen weiterhin, sagt die deutsche Regel. Nachbar ist man immer zu zweit.
rule-non-olet-A100 = Zuerst wirkt der Ausbau, dann legt { favour-jupiter } einen Rundenmarker dazu. Mit der { upgrade-hourglass } sind es also vier.
    .why = Die { upgrade-hourglass } sagt immer drei, { favour-jupiter } sagt zusätzlich. So behalten beide recht.
rule-non-olet-A101 = { upgrade-latrine-scrubber }, { upgrade-bag-of-silver } und { upgrade-bag-of-gold } richten sich nach der Dauer, die auf der Karte gedruckt ist.
    .why = Die Regel spricht von der auf der Römerkarte angegebenen Zahl. Das geht dem Satz vor, nach dem sonst alle Module mitzählen.
rule-non-olet-A102 = Münzen auf einer Karte bekommst du erst, wenn dieser Römer zahlt und geht.
    .why = Deutsch und englisch steht es klar da. Der französischen Regel ist die Bedingung abhandengekommen, die italienische ist entstellt.
rule-non-olet-A103 = Der { upgrade-sprig-of-lavender } wirkt nur für Römerinnen, der { upgrade-fountain } nur für Bürger.
    .why = Französisch klingt es, als kämen sie zu den Sklaven hinzu; die anderen Regeln sagen: stattdessen.
rule-non-olet-A104 = Ausbauten wirken nur für den, der sich neu auf ihren Sitz setzt, nicht für den, der schon dasitzt, und nicht beim Aufbau.
    .why = Der französischen Regel fehlt das Wort „neu“ dreimal. Die anderen haben es.
rule-non-olet-A105 = Ein Ausbau, den du in diesem Zug bekommst, wirkt noch im selben.
    .why = Warten muss man nur auf eine neue Gunst; von Ausbauten sagt das niemand.

## Ereignisse

rule-non-olet-A106 = Alle neuen Rundenmarker kommen von den offenen Ereigniskarten: beim Hinsetzen, bei { card-fish-poisoning } und { card-latrine-gossip }, bei { famous-pliny }, { favour-ceres }, { favour-jupiter } und was { famous-ovid } dazulegt. Verschobene nicht, und nicht die vom Aufbau.
    .why = Die Regel nennt das Hinsetzen und die { card-fish-poisoning } als Beispiele dafür, dass jemand Rundenmarker auf Römer legen muss. Wer nur verschiebt, legt keine neuen.
rule-non-olet-A107 = Ein Ereignis tritt ein, sobald alle Rundenmarker dieser Karte oder dieses Römers liegen, und vor allem anderen. Mitten hinein kommt es nicht.
    .why = Es heißt: sofort. Aber angefangenes Hinlegen wird zu Ende gebracht, sonst säße der Römer mit der Hälfte da.
rule-non-olet-A108 = Werden mehrere Ereignisse auf einmal leer, bestimmt der Spieler am Zug, in welcher Reihenfolge sie eintreten.
    .why = So steht es für mehrere in einer „Runde“. Gemeint sind die, die zusammen fällig sind, denn frühere sind schon vorbei.
rule-non-olet-A109 = Liegen auf den Ereigniskarten zu wenige Rundenmarker oder gar keine, kommt der Rest aus dem Vorrat.
    .why = Die Regeln sagen es für den Fall, dass alle Ereignisse eingetreten sind. Für zu wenige gilt dasselbe.
rule-non-olet-A110 = Ist der Stapel der Ereignisse leer, werden die eingetretenen gemischt und zum neuen.
    .why = Die Regeln schweigen. So ist es bei den anderen Stapeln.
rule-non-olet-A111 = Rundenmarker gehen nie aus. Fehlen welche, nimmt man etwas anderes.
    .why = Das rät die Regel von 2016 selbst. Die Texte von 2005 sagen nichts; wir halten es in beiden Ausgaben gleich.
rule-non-olet-A112 = Bei { famous-pliny } bestimmt jeder, der Rundenmarker legt, selbst, von welchen Ereigniskarten sie kommen.
    .why = Nach der deutschen Regel nimmt sie der Spieler, der sie legen muss.
rule-non-olet-A113 = Bei der { event-slave-revolt } behalten die Sklaven untereinander ihre Reihenfolge, die anderen hinter ihnen auch.
    .why = Es heißt nur: ganz nach vorne. Etwas anderes durcheinanderzubringen, verlangt niemand.
rule-non-olet-A114 = Bei { event-bread-and-games } legt jeder genau einen Sklaven aus der eigenen Schlange ab, einen eigener Wahl. Wer keinen hat, legt nichts ab.
    .why = Nur die englische Regel klingt nach beliebig vielen.
rule-non-olet-A115 = Im { event-coliseum } wählen alle geheim und gleichzeitig. Reichen die Römer nicht, wird verteilt, was da ist. Zu zweit kommt zuletzt eine Karte zurück, die du selbst weitergegeben hast.
    .why = Die Regeln sagen nur, was behalten und was weitergegeben wird. Niemand soll wissen, was der andere behält, bevor er selbst gewählt hat.
rule-non-olet-A116 = Beim { event-tumult } tritt ein neuer Römer genau an die Stelle dessen, den er ersetzt.
    .why = Es ist ein Tausch, und beim Tauschen bleibt der Platz derselbe.
rule-non-olet-A117 = Einer Römerin ohne Rundenmarker nimmt der { event-flower-market } nichts. Sie bleibt sitzen, bis sie zahlt.
    .why = Wo nichts liegt, ist nichts zu nehmen.
rule-non-olet-A118 = Beim { event-campaign } entscheidest du für jeden Bürger einzeln: eine Sesterze, oder er geht und zahlt nichts. Wer nicht zahlen kann, muss ihn gehen lassen.
    .why = Französisch klingt es nach allen oder keinem; die anderen Regeln sagen: für jeden. Fertig ist er nicht, also zahlt er nicht.
rule-non-olet-A119 = Die { event-feeding-the-poor } hilft jedem, der samt seinen Münzen genau eine Sesterze zahlen würde. Die Karte { card-rich-slaves } zählt dabei nicht.
    .why = Die Regel fragt, was er zahlen würde, und dazu gehören die Münzen. Das Doppelte gilt nur für einen, der in diesem Zug wirklich geht.
rule-non-olet-A120 = Münzen auf einer Karte wandern mit ihr, von Schlange zu Schlange und auf den Sitz. Wird sie abgelegt, gehen sie an die Bank.
    .why = Die Regeln sagen nichts dazu. Die Münzen liegen auf dem Römer, nicht auf seinem Platz.
rule-non-olet-A121 = Bei den { event-senate-schemes } legen zuerst alle ab, dann ziehen alle.
    .why = Gewählt wird geheim und gleichzeitig: Niemand soll schon sehen, was ein anderer abgelegt hat.
rule-non-olet-A122 = Reichen die Aktionskarten nicht für alle, wird im Uhrzeigersinn gezogen, vom Spieler am Zug an, bis keine mehr da ist.
    .why = Die Regeln sagen nichts dazu. Dies ist die Reihenfolge, die sonst auch gilt.
rule-non-olet-A123 = Von welchen Ereigniskarten du Rundenmarker nimmst, steht dir frei, auch von mehreren.
    .why = Die deutsche Regel sagt es ausdrücklich. Darin liegt ja der Reiz: Du bestimmst mit, was bald geschieht.
rule-non-olet-A124 = Ein eingetretenes Ereignis wird erst ersetzt, wenn der Zug ganz zu Ende ist, also nach dem Ziehen.
    .why = Nicht vor dem Ende des Zuges, sagen die Regeln, und das Ziehen gehört noch dazu.
rule-non-olet-A125 = Weggenommene Rundenmarker kommen in den Vorrat, nie zurück auf eine Ereigniskarte.
    .why = Keine Regel legt je welche auf ein Ereignis zurück.

## Karriereleitern

rule-non-olet-A126 = Mit Karriereleitern gewinnt, wer zuerst auf der letzten Stufe steht; Geld allein reicht nicht. Mit der Hausregel „{ house-ladderWin }“ könnt ihr auch die Zielsumme verlangen oder gelten lassen.
    .why = Zum Sieg muss man alle Stufen erklimmen, sagen die Regeln; das schließt einen Sieg nur durch Geld aus. Beides zu verlangen, hieße für Stufen zu zahlen und trotzdem die ganze Summe zu horten. Es ist unsere unsicherste Entscheidung, denn die gedruckten Preise kennen wir nicht.
rule-non-olet-A127 = Alle beginnen auf der Stufe „{ rung-0 }“, und die nächste ist die, die darunter gedruckt ist.
    .why = Die Regel lässt euch auf der obersten beginnen und dann höher steigen. Das geht nur auf, wenn die Leiter von oben nach unten gedruckt ist; französisch heißt es einfach: die erste.
rule-non-olet-A128 = Mehr als eine Stufe pro Zug steigst du nicht auf. Du zahlst ihren ganzen Preis, oder du hast ihre Aufgabe erfüllt; einen Teil davon zu zahlen, geht nicht.
    .why = Alle Regeln sagen: eine Stufe, bezahlt oder verdient. Eine Mischung aus beidem kennen sie nicht.
rule-non-olet-A129 = Eine Aufgabe zählt nur in deinem eigenen Zug, und zwar in dem, der gerade läuft. Was du in früheren Zügen getan hast oder was in einem fremden Zug geschehen ist, wird nicht angerechnet. Was du für eine Aufgabe haben musst, wird in dem Augenblick geprüft, in dem du aufsteigst.
    .why = Aufsteigen darfst du nach der deutschen Regel jederzeit in deinem Zug. Wer Taten aufheben dürfte, müsste über die ganze Partie Buch führen.
rule-non-olet-A131 = Für eine Aufgabe zählt, was wirklich auf den Römern liegt oder von ihnen genommen wurde, gleich durch welche Karte und welches Modul.
    .why = Die Regel rechnet Rundenmarker und Münzen aus Karten und Modulen ausdrücklich mit.
rule-non-olet-A132 = Ob und wann du aufsteigst, entscheidest du. Von selbst geschieht nichts.
    .why = Keine Regel zwingt dich. Wer sein Geld noch braucht, darf warten.
rule-non-olet-A133 = Du darfst eine Stufe auch dann bezahlen, wenn du dadurch arm wirst, etwa kurz vor { card-alms }. Was andere besitzen, spielt für deine Leiter keine Rolle.
    .why = Die Regeln verbinden das eine nicht mit dem anderen.

## Gunst

rule-non-olet-A134 = Tauschen darfst du in dem Augenblick, in dem in deinem eigenen Zug ein Bürger deine Latrine verlässt, ob er zahlt oder nicht. Nimmst du die Gunst eines Mitspielers, bekommt er deine; ablehnen kann er nicht. Mit der Hausregel „{ house-leaveTriggers-paidOnly }“ muss der Bürger gezahlt haben.
    .why = Die Regel sagt: immer wenn ein Bürger geht, und fragt nicht nach dem Grund. Um Erlaubnis zu bitten, verlangt sie nicht.
rule-non-olet-A135 = Eine Gunst, die du in diesem Zug bekommst, wirkt ab deinem nächsten, auch { favour-jupiter } und { favour-mars }. Nur { favour-venus } schützt dich sofort.
    .why = Eingesetzt wird eine neue Gunst erst im nächsten Zug. { favour-venus } setzt man nicht ein: Sie wirkt, solange man sie besitzt.
rule-non-olet-A136 = Nimmt dir jemand deine Gunst und lässt dir seine, kannst du diese schon in deinem nächsten eigenen Zug nutzen.
    .why = Warten muss man nur in dem Zug, in dem man sie bekommt, und das war nicht deiner.
rule-non-olet-A137 = Gehen mehrere Bürger, darfst du mehrmals tauschen. Eine Gunst, die du weggibst und zurückbekommst, gilt als neu.
    .why = Die deutsche Regel sagt: immer wenn. Wer etwas zurückbekommt, hat es in diesem Zug bekommen.
rule-non-olet-A138 = Eine Gunst, die du selbst nutzt, kannst du einmal pro Zug nutzen.
    .why = Die französische Regel spricht nur von deinem Zug; alle anderen sagen: einmal.
rule-non-olet-A139 = Bei { favour-ceres } legst du zuerst den Rundenmarker und ziehst dann. Ohne Besucher kannst du sie nicht nutzen.
    .why = Der Rundenmarker ist der Preis der Karte. Ohne Besucher gäbe es sie umsonst.
rule-non-olet-A140 = { favour-diana } füllt deine Warteschlange auf fünf auf. Stehen dort schon fünf oder mehr, kannst du diese Gunst nicht nutzen.
    .why = Italienisch kommen fünf hinzu, englisch ist es unklar. Deutsch und französisch wird auf fünf aufgefüllt.
rule-non-olet-A141 = { favour-juno } nimmt einen oder zwei Rundenmarker von einem einzigen Besucher und legt sie auf Besucher anderer Plätze, auf einen oder auf zwei; wer denselben Platz teilt, bekommt keinen. Wer dadurch leer wird, zahlt und geht sofort, in welcher Phase auch immer.
    .why = Französisch ist nur ein Ziel genannt, deutsch sind es beliebige auf den anderen Sitzen. Die Regel lässt dabei einen Sitz frei werden: Der Römer ist also fertig, und wer fertig ist, zahlt.
rule-non-olet-A142 = Hältst du { favour-jupiter }, bekommt in deinem Zug jeder, der sich neu zu dir setzt, einen Rundenmarker mehr und zwei Münzen. Verzichten kannst du darauf nicht.
    .why = Nur französisch ist es erlaubt statt befohlen.
rule-non-olet-A143 = Mit der Gunst des { favour-mars } darfst du in deinem eigenen Zug beliebig oft einen freien Platz mit einem der ersten drei deiner Warteschlange füllen statt mit dem vordersten. Wen du wählst, der muss dort sitzen dürfen. Um sich zu jemandem dazuzusetzen, hilft { favour-mars } nicht, und du musst ihn nicht bemühen.
    .why = Er hilft, wenn ein Platz frei wird; wo schon jemand sitzt, ist keiner frei. Eine neue Pflicht macht die Regel daraus nicht: Es genügt, wenn der Vorderste nicht sitzen kann.
rule-non-olet-A144 = { favour-minerva } nimmt einem deiner eigenen Besucher einen Rundenmarker. Die Sesterze bekommst du auch, wenn bei dir keiner liegt.
    .why = Woher der Rundenmarker kommt, sagen die Regeln nicht. Eine Gunst hilft dir aber sonst überall bei dir zu Hause.
rule-non-olet-A145 = Solange jemand die Gunst der { favour-venus } hält, rührt keine Aktionskarte Besucher und Rundenmarker in dieser Latrine und ihren Villen an, auch keine eigene. Warteschlange und Geldbeutel sind nicht geschützt, und eine { card-villa-dixius } darf man legen. Ereignisse und berühmte Römer hält { favour-venus } nicht auf.
    .why = Keine Aktionskarte auf deine Latrine, wer sie auch spielt, sagt die Regel: also keine fremde und keine eigene, aber auch nur die Latrine und nur Aktionskarten. Eine Sondersteuer trifft den Beutel, und die Villa liegt daneben.
rule-non-olet-A147 = Auch ein berühmter Bürger, der geht, lässt dich die Gunst tauschen.
    .why = Vor seinem Namen steht sein Stand. Berühmte Römer gehören in allem zu ihrem Stand.

## Karten, Geld, Geheimnisse

rule-non-olet-A148 = Karten mit ähnlichen Namen sind verschiedene Karten: { card-colosseum-break } ist eine Aktionskarte von 2005, { event-coliseum } ein Ereignis von 2016.
    .why = Nur die Namen klingen gleich. Italienisch heißen sogar { card-latrine-gossip } und { card-rumour-mill } fast gleich.
rule-non-olet-A149 = Bürger sind ein einziger Stand, wie immer eine Ausgabe sie nennt.
    .why = Zwei französische Texte übersetzen dasselbe Wort verschieden.
rule-non-olet-A150 = In beiden Ausgaben gibt es siebzig gewöhnliche Römer: 15 Senatoren, 20 Bürger, 20 Sklaven und 15 Römerinnen.
    .why = Die Regel von 2016 nennt nur die Summe. Wie sie sich verteilt, steht in einem Text von 2005.
rule-non-olet-A151 = Die Bank kann immer zahlen und immer wechseln.
    .why = Die Regeln sagen nichts von einer leeren Bank. Gezählt wird das Geld; die Münzen zeigen es nur.
rule-non-olet-A152 = Geld liegt offen. Die Karten auf der Hand sind geheim, nur ihre Zahl ist allen bekannt.
    .why = Alle Regeln legen das Geld offen aus. Handkarten hält man verdeckt, aber zählen kann sie am Tisch jeder.
rule-non-olet-A153 = Es gibt 18 verschiedene Ausbauten, darunter drei Schilder: für Bürger, für Senatoren, für Römerinnen.
    .why = Die Regel zählt das Schild dreifach auf, je eines für einen Stand. Damit stimmt die Summe.
rule-non-olet-A156 = Ablagestapel sind offen. Jeder darf sie durchsehen, auch die Reihenfolge.
    .why = Sie liegen offen da. Nur { card-regular-guest } macht überhaupt etwas mit ihnen.
rule-non-olet-A157 = Liegt auf dem Sitz, auf den der neue Ausbau kommt, das { upgrade-dustpan }, ziehst du erst seine Karte; dann darf es ersetzt werden.
    .why = Zuerst geht der Römer, dann kommt der Ausbau, den er bringt.
rule-non-olet-A158 = Die Männer, die { famous-vercingetorix } mitbringt, setzen sich gleich nach ihm. Plätze, die noch frei sind, werden erst danach gefüllt und kommen für sie nicht in Frage.
    .why = Er wirkt, wenn er sich setzt, nicht später. Und wo noch niemand sitzt, wäre man kein Zweiter.

## Reihenfolge im Einzelnen, Länge der Partie

rule-non-olet-A159 = „Sofort“ heißt ab dem Kassieren: sobald die Karte ganz ausgeführt ist oder der Römer sich fertig gesetzt hat, mehrere in der Reihenfolge, die du wählst. Zwei, die sich zusammen setzen, zahlen, wenn beide getan haben, was sie beim Setzen tun, in der Reihenfolge, die du wählst. Eine Römerin, der der { event-flower-market } den letzten Rundenmarker genommen hat, bekommt also von { famous-ovid }, der sich gerade setzt, noch drei Rundenmarker.
    .why = So wird niemand mitten aus etwas herausgerissen, was noch läuft.
rule-non-olet-A160 = Eine gespielte Karte kommt auf den Ablagestapel, wenn alles getan ist, was sie bewirkt, auch die Ereignisse, aber bevor fertige Besucher zahlen. Die { card-rumour-mill } kann sich also nicht selbst ziehen.
    .why = Die Regeln sagen nur, wohin gespielte Karten kommen, nicht wann. Läge sie schon dort, könnte sie mitten im Ziehen mit eingemischt werden.
rule-non-olet-A161 = Leert ein { card-slave-market } oder eine { card-citizens-assembly } deine Schlange, wird erst aufgefüllt, dann tun die Besucher, die gehen mussten, was sie tun: { famous-flamma } zählt die fünf Neuen.
    .why = Eine leere Schlange wird sofort gefüllt, und alle Getroffenen gehen zusammen.
rule-non-olet-A162 = Steht { famous-brutus } vorne und ist ein Platz frei, musst du dich um ihn kümmern, bevor du ziehst, aber nicht als Erstes: Mit { favour-mars } oder einem Schild darfst du zuvor andere setzen, und ist dann kein Platz mehr frei, wartet er. Weitergereicht wird er dadurch nie, und auch so sitzt er nur in der Mitte.
    .why = Die Regeln sagen nichts dazu. Die Pflicht gilt wie jede beim Setzen erst dann, wenn du fertig sein willst.
rule-non-olet-A163 = Beim { event-campaign } gehen deine Bürger einzeln, in der Reihenfolge, die du wählst, und jeder ganz, bevor du über den nächsten entscheidest. Was dir { famous-maecenas } beim Gehen bringt, darf für den nächsten bezahlen.
    .why = Entschieden wird für jeden Bürger für sich, also auch eins nach dem anderen.
rule-non-olet-A164 = Wo alle geheim wählen, wird erst gezeigt, wenn alle gewählt haben: im { event-coliseum } und bei den { event-senate-schemes }. { event-tumult } und { card-conspiracy } gehen offen reihum, vom Spieler am Zug an im Uhrzeigersinn.
    .why = Am Tisch wählt man gleichzeitig. Hier wird einer nach dem anderen gefragt, ohne zu sehen, was die anderen gewählt haben; das kommt aufs Selbe heraus.
rule-non-olet-A165 = Keine Regel begrenzt, wie lange ein Zug oder eine Partie dauert. Im Kreis drehen kann sich ein Zug aber nicht.
    .why = Nichts, was geschehen muss, wiederholt sich endlos: Jeder neue Besucher bekommt mindestens einen Rundenmarker, und ein Ereignis tritt höchstens einmal pro Zug ein. Nur eilig haben muss es niemand, auch nicht auf der Leiter.
rule-non-olet-A166 = Auf unseren Leitern zählt als Geld von Römern, die gehen: ihre Zahlung, ihre Münzen und was berühmte dabei bringen, kein Geschenk. Gezahlt hat, wer fertig war; ein Sklave, für den du einen Ausbau nimmst, hat nicht gezahlt. Weggenommene Rundenmarker zählen ohne Phase 1, ohne verschobene und ohne die von Besuchern, die gehen; gespielt ist nur, was gespielt und nicht bloß abgelegt wurde.
    .why = Die Aufgaben sind von uns rekonstruiert, also müssen wir auch sagen, wie sie gezählt werden. Villen zählen überall mit.
rule-non-olet-A167 = Steht { famous-brutus } vorne, hast du keinen freien Platz und sitzt in der Mitte auf dem Ausbau „{ upgrade-golden-urinal }“ ein Senator allein, darf er sich dazusetzen. Er muss nicht, und weitergereicht wird er nicht.
    .why = Sich dazuzusetzen ist immer freiwillig, solange kein freier Platz wartet.
rule-non-olet-A168 = Nach dem { event-tumult } legt ein Spieler nach dem anderen ab: erst die ausgetauschten Römer, in der Reihenfolge des Tauschens, dann die unbenutzten, wie sie gezogen wurden.
    .why = Die Regeln schweigen. Ein offener Stapel braucht eine feste Reihenfolge.
rule-non-olet-A169 = Bei { event-senate-schemes } und { event-temple-service } zieht einer nach dem anderen, jeder gleich alle seine Karten.
    .why = Die Regeln schweigen. Es macht nur dann etwas aus, wenn die Karten nicht für alle reichen.
rule-non-olet-A170 = Finden { upgrade-dustpan } oder { upgrade-mop-bucket } keine Karte zu ziehen, sind sie für diesen Zug nicht verbraucht.
    .why = Gewirkt haben sie ja noch nicht.
rule-non-olet-A171 = Eine Karte, die du spielst, ist sofort aus deiner Hand. Solange sie wirkt, kannst du sie weder ablegen noch mitzählen noch wieder ziehen.
    .why = Am Tisch liegt sie in der Mitte, vor aller Augen. Auf den Ablagestapel kommt sie erst danach.
rule-non-olet-A172 = Was begonnen hat, wird zu Ende geführt, auch wenn der, der es auslöst, inzwischen fort ist. Vertreibt ein Ereignis { famous-pliny }, legen die Übrigen trotzdem ihre Rundenmarker.
    .why = Die Regeln sagen nichts dazu. Sonst hinge, wen es trifft, davon ab, wer zufällig zuerst an der Reihe war.
rule-non-olet-A173 = Mit der Hausregel „{ house-finishedTiming-immediate }“ zahlt, wer fertig wird, sobald der laufende Teil zu Ende ist, zum Beispiel was ein Spieler für sich zu tun hat. Spielst du „{ card-good-business }“, kommt erst das Geschenk, dann die Zahlung.
    .why = Das Geschenk gehört zur Karte. Die Sesterze dafür kann also nicht von einem kommen, der erst durch sie fertig wird.
rule-non-olet-A174 = { favour-minerva } bringt erst die Sesterze, mit der du schon gewinnen kannst, und nimmt dann den Rundenmarker. Für die { card-rumour-mill } muss mindestens eine Aktionskarte zu ziehen sein, vom Stapel oder vom Ablagestapel, der nötigenfalls gemischt wird.
    .why = Bei { favour-minerva } steht es in dieser Reihenfolge. Bei der { card-rumour-mill } würdest du sonst eine Sesterze für nichts zahlen, und eine Karte, die nichts bringt, wird nicht gespielt.
