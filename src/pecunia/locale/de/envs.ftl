### Umgebungen für Programme, die lernen.

error-option-opponents = Die anderen { $expected } Plätze brauchen { $expected } Bots, nicht { $value }.
error-option-render-mode = Eine Darstellung „{ $value }“ gibt es nicht. Bekannt: { $known }.
