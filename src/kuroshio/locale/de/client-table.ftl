### Der Rahmen des Tisches, das Ende einer Partie und wer man ist.

## Andere Adressen

no-page = Diese Seite gibt es nicht
no-page-text = Vielleicht ist die Adresse falsch geschrieben, oder was hier war, ist nicht mehr da.

## Dieselbe Person an einem anderen Gerät

link = Link
device-title = Ein anderes Gerät
device-about = Erstelle einen geheimen Link und öffne ihn auf deinem Handy oder einem anderen Rechner: Dort behältst du deinen Namen und deine Partien.
device-make = Link erstellen
device-secret = Dieser Link ist der Schlüssel zu deinen Partien: Zeig ihn niemandem. Ein neuer Link macht die älteren ungültig.
device-ask = Dieser Link bringt einen Namen und seine Partien auf dieses Gerät.
device-claim = Hier unter diesem Namen spielen
device-done = Auf diesem Gerät bist du jetzt { $name }.
device-once = Er gilt einmal, einen Tag lang.
signout-title = Anderswo angemeldet?
signout-about = Melde deinen Namen auf allen anderen Geräten und in allen anderen Browsern ab, etwa wenn ein Link in falsche Hände geraten ist. Hier bleibst du angemeldet.
signout-do = Überall sonst abmelden
signout-done = Alle anderen Geräte sind abgemeldet.
kept-result = Wie es ausging
kept-none = Von diesem Tisch ist kein Ergebnis aufbewahrt.
kept-log = Protokoll herunterladen
device-how = Erstelle den Link auf dem Gerät, auf dem du gespielt hast: Drück in der Lobby auf deinen Namen.

## Was einen Gleichstand entschieden hat

tie-shared = In allem gleichauf, was zählt: Der Sieg wird geteilt.
tie-tongiaki-islands = Gleichstand nach Punkten; die Inseln entscheiden: { $ahead } gegen { $behind }.
tie-tongiaki-boats = Gleichstand nach Punkten und Inseln; weniger Schiffe entscheiden: { $ahead } gegen { $behind }.
tie-namazu-belongings = Gleichstand nach Punkten: Güter und Koban entscheiden, { $ahead } gegen { $behind }.

## Das Protokoll

log-who = { $you ->
    [yes] { $name } (du)
   *[no] { $name }
}
log-more = Früher
log-show = Auf dem Spielplan zeigen

## Plätze

## Teilen

share = Teilen
