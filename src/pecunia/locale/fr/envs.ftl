### Environnements pour des programmes qui apprennent.

error-option-opponents = Les { $expected } autres places demandent { $expected } bots, pas { $value }.
error-option-render-mode = Il n’y a pas de mode d’affichage « { $value } ». Au choix : { $known }.
error-option-player = « { $value } » ne peut pas jouer : nomme un bot, ou donne un objet avec choose(view), une telle fonction ou une classe de bots.
error-pickle-program = { $bot } est un programme qui tourne sur cette machine : il ne peut être ni copié avec son environnement, ni mis en pickle.
error-option-no-pillow = Les images en tableaux de points demandent Pillow : pip install pillow.
