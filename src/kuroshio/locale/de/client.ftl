### Was nur der Browser sagt.

## Überall

language = Sprache
theme = Design
theme-light = Hell
theme-dark = Dunkel
theme-auto = Wie das System
close = Schließen
yes = Ja
no = Nein
menu = Menü
lobby = Lobby
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}

## Der Tisch

status-yours = Du bist dran:
status-theirs = ist am Zug
status-absent = ist am Zug, aber nicht da
nudge = Anstupsen
nudge-about = Freundlich daran erinnern, wer am Zug ist: auf der Seite dieses Tisches, einmal pro Zug
nudge-shown = { $name } sieht die Erinnerung auf der Seite dieses Tisches.
nudge-waits = { $name } ist nicht da. Die Erinnerung erscheint, sobald { $name } diesen Tisch wieder öffnet; woandershin wird nichts geschickt.
nudge-got = { $name } erinnert dich: Du bist am Zug.
log-nudged = stupst an
log-lost = Die Datenbank ist ausgefallen und hat die letzten Einträge dieses Tisches verloren. Von hier geht es weiter.
board = Spielplan
watching = Du schaust zu
undo = Zurücknehmen
undo-key = Den letzten Zug zurücknehmen (U)
undo-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
undo-waiting = Die anderen müssen der Rücknahme noch zustimmen.
undo-refused = Die Rücknahme wurde abgelehnt.
replay = Rückblick
replay-since = Noch einmal zeigen, was seit deinem letzten Zug passiert ist
rules = Regeln
log = Protokoll
log-all = Alle
log-filter = Nur ein Platz
log-empty = Es ist noch nichts passiert.
chat = Chat
chat-write = Schreib etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas geschrieben.
watchers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
invite = Einladen
leave = Tisch verlassen
stay = Bleiben
speed = Tempo
speed-none = Ohne Bewegung
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
sound = Töne
notices = Sag mir Bescheid, wenn ich dran bin
notice-turn = { $game }: Du bist dran
tap-a-target = Tippe auf ein leuchtendes Ziel.
do-it = Ausführen
offline = Die Verbindung ist unterbrochen. Neuer Versuch …
plate-moving = am Zug
plate-moving-away = am Zug, nicht da
plate-bot = Bot, { $level }
plate-stand-in = ein Bot springt ein
plate-here = da
plate-away = nicht da
seat-open = frei
curtain-title = { $name } ist dran
curtain-text = Gib das Gerät weiter. Vorher ist nichts zu sehen.
curtain-open = Ich bin { $name }

## Das Ende

end-title = { $winners ->
    [one] { $you ->
        [yes] Du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[no] { $name } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
   *[other] Geteilter Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: { $name }
}
end-you = { $behind ->
    [0] Dein Rang: { $place }, nach Punkten gleichauf.
    [one] Dein Rang: { $place }, einen Punkt dahinter.
   *[other] Dein Rang: { $place }, { $behind } Punkte dahinter.
}
end-sources = Woher die Punkte kamen
end-course = Punkte im Lauf der Partie
end-points = Punkte
end-table = Tisch ansehen
end-show = Schlusswertung zeigen
play-again = Noch eine Partie
end-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
moment-best = Der beste Zug: +{ $points }
moment-best-text = { $name }: { $told }
moment-lead = In Führung
moment-lead-text = Am längsten vorn: { $name }. { $changes ->
    [0] Die Führung wechselte nie.
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $changes }-mal.
}
moment-run = Der stärkste Endspurt
moment-run-text = { $name }: { points } im letzten Viertel.

## Bots

bot-deckhand = Schiffs­junge
bot-cook = Smutje
bot-fisher = Fischer
bot-sailor = Matrose
bot-boatswain = Bootsmann
bot-helmsman = Steuermann
bot-navigator = Navigator
bot-captain = Kapitän
bot-admiral = Admiral
bot-deckhand-about = spielt auf gut Glück
bot-cook-about = spielt nach Geschmack, übersieht viel
bot-fisher-about = sieht nur das Nächstliegende
bot-sailor-about = nimmt, was am besten aussieht
bot-boatswain-about = blickt ein wenig weiter
bot-helmsman-about = rechnet mit deiner Antwort
bot-navigator-about = plant voraus, und das schnell
bot-captain-about = denkt voraus, irrt sich selten
bot-admiral-about = denkt zehnmal so lange nach

## Die Lobby

lobby-title = Wähle ein Spiel
lobby-lead = Drei Brettspiele von Meer und Erde, in deinem Browser.
lobby-facts = { $first }–{ $last } Spieler
lobby-namiji = Eine Fangfahrt auf dem Südmeer des alten Japan. Wer hinten liegt, zieht und entscheidet, wie weit.
lobby-tongiaki = Tonga ist überfüllt: Die Schiffe voller Strände stechen in See, egal, wem sie gehören. Viele Farben meistern mehr Strömungen.
lobby-namazu = Der Wels Namazu lässt Edo beben. Die Opfergaben aller besänftigen ihn und beenden das Spiel; dann zählen die Punkte.
players = Spieler
bots = Bots
play-now = Gleich gegen Bots spielen
starting = Es geht los …
compiling = Die Spiel-Engine wird für diesen Rechner kompiliert; das dauert eine Minute, nur dieses eine Mal.
provisional = Die Spiel-Engine wird noch für diesen Rechner kompiliert: Bis dahin brauchen die Bots länger, Tipps und Analysen müssen warten.
new-table = Neuer Tisch
my-games = Meine Partien
seat-waiting = wartet auf Mitspieler
go-on = Weiterspielen
open-tables = Offene Tische
no-open-tables = Gerade wartet kein Tisch auf Mitspieler.
watch = Zuschauen
sit = Mitspielen
puzzles = Aufgaben
history = Gespielte Partien
analyses = Analysebretter
history-place = Rang { $place } von { $of }, { points }
look = Ansehen
your-name = Dein Name
save = Speichern
guest-name = Gast
guest-number = Gast { $number }

## Vor dem Start

loading = Wird geladen …
no-table = Diesen Tisch gibt es nicht.
room-free = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
# An den Gastgeber.
room-fill = { $free ->
    [one] Lade jemanden ein oder setz einen Bot dorthin.
   *[other] Lade Leute ein oder setz Bots dorthin.
}
start = Partie starten
seat-bot = Bot hinsetzen
seat-free = Wegschicken
seat-unkeep = Nicht mehr freihalten
seat-rise = Aufstehen
seat-invite = frei für alle, die den Link haben
seat-guest = eine Person an diesem Gerät
seat-bot-level = Bot: { $level }
invite-copy = Link kopieren
invite-copied = Kopiert
invite-about = Wer den Link öffnet, kann einen freien Platz nehmen oder zuschauen.
game = Spiel
clock = Bedenkzeit
clock-none = Unbegrenzt
clock-minute = Eine Minute pro Zug
clock-bank = 10 Minuten + 5 s
clock-day = Ein Tag pro Zug
clock-days = Drei Tage pro Zug
clock-week = Eine Woche pro Zug
listed = In der Liste der offenen Tische zeigen
create = Tisch eröffnen
option-namiji-direction = Fahrtrichtung
option-namiji-direction-drawn = wird ausgelost
option-namiji-direction-clockwise = im Uhrzeigersinn
option-namiji-direction-counter-clockwise = gegen den Uhrzeigersinn
option-namiji-early_birds = Ankunftsplättchen
option-namiji-early_birds-three = eines für jedes Boot, auch das neutrale (7 / 5 / 3)
option-namiji-early_birds-two = eines für jeden Spieler, wie in der Anleitung (7 / 5)
option-tongiaki-colours = Farben
option-tongiaki-colours-two-each = zwei pro Spieler, abwechselnd: Gruppen meistern mehr Strömungen
option-tongiaki-colours-one-each = eine pro Spieler, wie in der Anleitung: Starke Strömungen bleiben gesperrt
option-tongiaki-tiles = Weitere Plättchen einer Fahrt
option-tongiaki-tiles-printed = rote Markierung zu den Schiffen
option-tongiaki-tiles-rody = frei gedreht (Variante von Rody)
option-namazu-tournament_block = Wenn das Los das Turnier sperrt
option-namazu-tournament_block-stays = fehlt es in dieser Partie, wie in der Anleitung
option-namazu-tournament_block-redrawn = wird ein anderes Feld gezogen
option-namazu-win_limit = Siege, die zählen
option-namazu-win_limit-as-printed = höchstens fünf Turniere (unsere Wahl)
option-namazu-win_limit-none = jedes Turnier, wie in der Anleitung
option-namazu-box = Mit welchen Zahlen gespielt wird
option-namazu-box-namazu-4 = die heutigen: Namazu verlangt viele Opfergaben
option-namazu-box-namazu-3 = die dritten: wenige Opfergaben genügen, die Partien sind kurz
option-namazu-box-namazu-2 = die zweiten: Werkstätten sind billig, Gebäude teuer
option-namazu-box-namazu-1 = die ersten: längere Partien, höchstens fünf Siege zählen

## Was am Tisch noch passiert

log-undone = nimmt einen Zug zurück
log-timed-out = hat keine Zeit mehr; ein Bot spielt weiter
log-returned = ist wieder da
log-rose = verlässt den Tisch
log-sat = nimmt Platz
away-text = Du warst weg oder hattest keine Zeit mehr, und ein Bot spielt für dich.
away-return = Selbst weiterspielen
free-seat = Ein Platz ist leer, und die Partie wartet darauf.
