## What a house in a tab cannot do

error-not-in-a-tab = Pour ça, il faut un serveur. Ici, les jeux tournent seulement dans ton navigateur.
error-helper-gone = Ce navigateur est à bout de souffle. Rien n’a changé ; réessaie.
error-disk-full = Ce navigateur n’a plus de place. Rien n’a changé : libère de l’espace et réessaie, ou enregistre la partie.
