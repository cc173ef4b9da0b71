### Tische: ihre Namen und die Farben ihrer Plätze.

table-name = Name des Tisches
table-name-hint = keiner
colour-of = Farbe von { $name }: { $colour }
colour-yours = Deine Farbe
colour-indigo = Indigo
colour-moss = Moosgrün
colour-gold = Gold
colour-plum = Pflaume
colour-teal = Petrol
colour-rose = Rosa
