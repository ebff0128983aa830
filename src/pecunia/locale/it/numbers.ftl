### Quote, per ogni pagina e ogni comando: Texts.share, e numbers.ts della pagina.
### $percent: hundredths.

number-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
number-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
