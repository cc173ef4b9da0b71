### Tables: their names, and the colours of their seats.

table-name = Name of the table
table-name-hint = none
colour-of = Colour of { $name }: { $colour }
colour-yours = Your colour
colour-indigo = indigo
colour-moss = moss
colour-gold = gold
colour-plum = plum
colour-teal = teal
colour-rose = rose
