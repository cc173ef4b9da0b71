### Tipps am Tisch, und was zu den Seiten gespielter Partien führt.

hint = Tipp
hint-ask = Was würde der Kapitän tun? (H)
hint-thinking = Denkt nach …
hint-title = Der Kapitän würde …
hint-result = erwartetes Ergebnis: { $result }
hint-result-about = 100 % ist ein sicherer Sieg, 0 % ein sicherer letzter Rang.
hint-share = hat { $share } der Zeit darauf verwendet
hints-allow = Tipps sind erlaubt
hints-allowed = An diesem Tisch sind Tipps erlaubt; alle sehen, wie viele erbeten wurden.
hints-forbidden = An diesem Tisch sind keine Tipps erlaubt.
hints-used = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
log-hinted = bittet um einen Tipp
review = Analyse
statistics = Statistik
player = Meine Statistik
