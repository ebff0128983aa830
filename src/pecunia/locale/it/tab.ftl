## What a house in a tab cannot do

error-not-in-a-tab = Per questo serve un server. Qui i giochi girano solo nel tuo browser.
error-helper-gone = Questo browser è rimasto senza fiato. Non è cambiato nulla; riprova.
error-disk-full = Questo browser non ha più spazio. Non è cambiato nulla: libera spazio e riprova, oppure salva la partita.
