/** The signs on the buttons, as paths in a square of 24. */
export const signs = {
  back: "M6 5v14M18 5 9 12l9 7z",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l10 7-10 7z",
  forth: "M18 5v14M6 5l9 7-9 7z",
  all: "M5 5l7 7-7 7zM13 5l7 7-7 7z",
  again: "M5 12a7 7 0 1 0 2.2-5.1M7 3v4.5h4.5",
};
