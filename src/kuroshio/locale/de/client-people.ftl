### Mit allen spielen, die kommen, und welche Tische die Lobby zeigt.

people-play = Mit Menschen spielen
people-lead = Wer dasselbe spielen möchte, kommt an deinen Tisch. Ist die Spielerzahl beliebig, geht es los, wenige Sekunden nachdem die zweite Person da ist.
people-games = Spiele
people-pace = Bedenkzeit
people-any = beliebig
people-bots = Nach { $seconds } Sekunden freie Plätze mit Bots besetzen ({ $level })
people-find = Mitspieler suchen
people-waiting = Mitspieler werden gesucht
people-others = { $count ->
    [0] Noch wartet sonst niemand darauf.
    [one] Noch eine Person wartet.
   *[other] { $count } andere warten.
}
people-soon = In wenigen Sekunden geht es los.
people-fill = Nach { $seconds } Sekunden Wartezeit besetzen Bots die freien Plätze.
people-stay = Lass diese Seite offen.
people-may-go = Du kannst die Seite schließen: Der Tisch steht dann bei deinen Partien.
people-stop = Nicht weiter suchen
people-crowd = { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
pace-none = unbegrenzt
pace-move = { $time } pro Zug
pace-bank = { $time } + { $seconds } s
filters = Welche Tische gezeigt werden
filter-games = Alle Spiele
filter-paces = Jede Bedenkzeit
filter-live = Am Stück gespielt
filter-days = Über Tage
filter-free = Nur mit freiem Platz
filter-none = Solche Tische gibt es gerade nicht.

## Was andere von einem sehen, und wer vorn liegt

leaders = Bestenliste
leaders-people = Menschen
leaders-about = Nach gewerteten Partien unter Menschen. Ab { $needed } solchen Partien steht man hier, außer man möchte nicht gezeigt werden.
leaders-bots-about = Die Stufen der Bots, nach ihren Partien mit Menschen.
leaders-none = Hier steht noch niemand.
leaders-mine = Du hast { $value } nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
leaders-setting = Was andere von dir sehen
leaders-rating = Wertung
leaders-between = Sicher zwischen
leaders-games = Partien
leaders-people-rating = Wertung unter Menschen
leaders-bots-rating = Wertung gegen Bots
face-shown = Was andere von dir sehen
face-nothing = Nur deinen Namen
face-rating = Deine Wertung
face-page = Eine Seite
face-nothing-about = Du stehst auf keiner Bestenliste, und niemand sieht deine Wertung.
face-rating-about = Dein Name steht auf der Bestenliste, und an offenen Tischen steht deine Wertung daneben.
face-page-about = Wer auf der Bestenliste deinem Namen folgt oder den Link hat, sieht deine Partien, Wertungen und besten Tage. Schließt du die Seite, gilt der Link nicht mehr.
face-look = Meine Seite ansehen
face-closed = Diese Seite gibt es nicht, oder sie wurde geschlossen.
face-yours = Das sehen andere von dir.
face-change = Ändern
face-no-games = Noch ist keine Partie zu Ende gespielt.
face-spread = ({ $low } bis { $high })
face-days = Beste Tagespartien
face-day = Rang { $place }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
face-latest = Letzte Partien
leaders-programs = Programme
leaders-programs-about = Programme, die über das Netz spielen, mit ⚙ gekennzeichnet: untereinander und gegen Bots, nie auf der Bestenliste der Menschen.
leaders-programs-rating = Wertung unter Programmen
bot-program = Programm
face-puzzles = Aufgaben
face-puzzle = Wertung { $rating }, { $solved } von { $tried } gelöst
