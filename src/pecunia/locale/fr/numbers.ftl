### Des parts, pour chaque page et chaque commande : Texts.share, et numbers.ts de la page.
### $percent: hundredths.

number-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
number-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
