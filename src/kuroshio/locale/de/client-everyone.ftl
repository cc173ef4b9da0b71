### Tastatur, Bildschirmleser, Schriftgröße, die Seite ohne Netz.

skip = Zum Inhalt springen
moves-title = { $count ->
    [0] Züge: zurzeit keine
    [one] Ein Zug
   *[other] { $count } Züge
}
moves-show = Züge als Liste
moves-confirm = Gewählt: { $move }. Drück noch einmal, um es zu tun.
words-title = Der Tisch in Worten
words-loading = Der Tisch wird beschrieben …
words-trouble = Der Tisch lässt sich gerade nicht beschreiben.
text-size = Schriftgröße
text-size-value = { $percent } %
keys-title = Tasten
keys-about = Tab geht von einem Element zum nächsten, Eingabe oder Leertaste drückt es.
keys-single = Tasten mit einem einzelnen Buchstaben oder einer Ziffer
key-digits = ein leuchtendes Ziel oder einen Knopf wählen
key-enter = ausführen, was gewählt ist
key-escape = Auswahl aufheben, Fenster schließen
key-arrows = in der Liste der Züge auf und ab gehen
key-m = Züge als Liste ein- oder ausblenden
key-t = den Tisch in Worten ein- oder ausblenden
key-u = den letzten Zug zurücknehmen
key-h = der Rat des Kapitäns
key-l = Protokoll
key-c = Chat
key-k = diese Liste
key-name-digits = 1 … 9, 0
key-name-enter = Eingabe
key-name-escape = Esc
key-name-arrows = ↑ ↓
no-network = Keine Verbindung
no-network-text = Kuroshio ist nicht zu erreichen: Entweder hat dieses Gerät gerade kein Netz, oder der Server steht still. Keine Partie geht verloren; deine geht dort weiter, wo sie war.
no-network-again = Noch einmal versuchen
key-help = erklären, was du als Nächstes wählst
own-side = Deine Seite
