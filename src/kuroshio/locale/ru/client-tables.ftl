### Столы: их названия и цвета мест.

table-name = Название стола
table-name-hint = без названия
colour-of = Цвет места «{ $name }»: { $colour }
colour-yours = Ваш цвет
colour-indigo = индиго
colour-moss = зелёный
colour-gold = золотой
colour-plum = сливовый
colour-teal = бирюзовый
colour-rose = розовый
