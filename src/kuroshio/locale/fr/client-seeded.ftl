### Tables dont la graine a été choisie.

table-seeded = La graine de cette table a été choisie par la personne qui l’a ouverte, qui pourrait connaître ce qui est caché : la partie ne compte ni dans les classements ni dans les statistiques.
