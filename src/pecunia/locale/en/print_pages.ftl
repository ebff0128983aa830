### Print: texts to glue on, player aids, rulebooks.

print-as-texts = Texts to glue on
print-title-texts = Texts to glue on: { $sets }
print-how-texts = Cut along the lines, first across, then down, and glue each text on its card. Texts of one row are of one height.
