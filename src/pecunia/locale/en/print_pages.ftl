### Print: texts to glue on, player aids, rulebooks.

print-title-texts = Texts to glue on: { $sets }
print-how-texts = Cut along the lines, first across, then down, and glue each text on its card. Texts of one row are of one height.

print-as-rules = Rulebook
print-how-rules = Two pages fit on a sheet: print them as a booklet, on both sides, fold and staple. Small raised numbers are pages.
print-how-large = Print on whole sheets. Small raised numbers are pages.
