### Shares, for every page and command: Texts.share, and numbers.ts of the page.
### $percent: hundredths.

number-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
number-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
