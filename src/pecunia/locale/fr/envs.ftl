### Environnements pour des programmes qui apprennent.

error-option-opponents = Les { $expected } autres places demandent { $expected } robots, pas { $value }.
error-option-render-mode = Il n’y a pas de dessin « { $value } ». Connus : { $known }.
