### Anteile, für jede Seite und jeden Befehl: Texts.share, und numbers.ts der Seite.
### $percent: hundredths.

number-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
number-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
