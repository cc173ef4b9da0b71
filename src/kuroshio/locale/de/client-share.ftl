# Das Blatt, mit dem man einen Tisch teilt.
share-what = Was geteilt wird
share-picture = Diese Stellung
share-film = Der letzte Zug als Film
share-alt = { $game }: die Stellung als Bild
share-drawing = Das Bild wird gezeichnet …
share-filming = Der Film wird erstellt …
share-none = Das Bild ist gerade nicht verfügbar.
share-public = Zu sehen ist, was Zuschauer sehen: Verdecktes zeigt es nicht.
share-send = Senden …
share-link = Link kopieren
share-link-copied = Link kopiert
share-save = Bild speichern
share-embed = Code für eine Seite kopieren
share-embed-copied = Code kopiert
share-embed-about = Er zeigt die Partie auf deiner eigenen Seite, Zug für Zug.
embed-whole = Der ganze Rückblick
