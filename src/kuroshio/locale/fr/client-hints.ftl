### Les conseils à la table, et ce qui mène aux pages des parties finies.

hint = Conseil
hint-ask = Que ferait le capitaine ? (H)
hint-thinking = Il réfléchit…
hint-title = Le capitaine choisirait…
hint-result = résultat attendu : { $result }
hint-result-about = 100 % est une victoire sûre, 0 % la dernière place assurée.
hint-share = y a passé { $share } de son temps
hints-allow = Les conseils sont permis
hints-allowed = Les conseils sont permis à cette table ; chacun voit combien on en a demandé.
hints-forbidden = Les conseils ne sont pas permis à cette table.
hints-used = { $count ->
    [one] { $count } conseil
   *[other] { $count } conseils
}
log-hinted = demande un conseil
review = Analyse
statistics = Statistiques
player = Mes statistiques
