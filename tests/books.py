"""The printed rulebooks as headings and sentences, where they lie beside the project.

They are not ours to give on, so they are no part of it: `KUROSHIO_RULEBOOKS` says where they are,
else they are looked for in `../shared/rulebooks`.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = Path(os.environ.get("KUROSHIO_RULEBOOKS") or ROOT.parent / "shared" / "rulebooks")

HEADINGS = {
    "namiji-en": """Object of the game|Game setup|Contents:|Playing the game|Double-slot stations
        |Station effects|Angling station|Net Casting station|Placement rules
        |Crustacean Trap station|Whirlpool station|Panorama station|Sacred Rock station
        |Dock station|Arriving at a Dock station|Dock cards|Resuming the journey
        |Ending the journey|Special Rules for 2-player games|Credits:""",
    "namiji-fr": """But du jeu|Mise en place|Matériel :|Déroulement de la partie
        |Emplacements doubles|Les Stations et leurs effets|Pêche à la ligne|Pêche au filet
        |Règles de placement|Nasse à crustacés|Tourbillon|Panoramas|Rocher sacré|Pontons
        |Arrivée à un Ponton|Cartes Ponton|Poursuite du Voyage|Fin du Voyage
        |Règles spéciales – parties à 2 joueurs|Crédits :""",
    "tongiaki-fr": """Contenu :|Le jeu et son déroulement|Préparation:|Déroulement de la partie
        |1. Ajout de bateaux|2. Départ en mer et Navigation|3. Débarquement|Réaction en chaîne
        |Fin du tour|Fondation d'une Ile Royale|Nouvelle colonisation|Fin de la partie
        |Situations particulières|Aucun bateau sur le plateau|Tous les bateaux sont sur le plateau
        |Pas assez de bateaux ?|Réaction en chaîne sans fin (très rare)""",
    "namazu-fr": """NAMAZU|Aperçu du jeu|Composants du jeu|Les cartes|Les jetons|Pour chaque Famille
        |Les ressources|Les dés|Mise en place|Plateau Central|Familles|Tour de jeu
        |NAMAZU, en colère, provoque un séisme.
        |Placer 2 Ashigarus sur 2 cases d'un même secteur d'Edo.
        |Activer la case d'arrivée de vos Ashigarus|Cercle des Campagnes (Extérieur)
        |Cercle des Faubourgs (Intermédiaire)|Petits Travaux.|Troc|Offrandes|Repos|Autel
        |Cercle de la Cité (Intérieur)|Équarrisseur|Boucher|Forgeron|Orfèvre|Yakuzas|Armurier
        |Bâtisseur|Marché Noir|Cercle de Jeu|Arrivée du 3ème Ashigaru|Fin de partie
        |Décompte final""",
}


def headings(book: str) -> list[str]:
    return [" ".join(one.split()) for one in HEADINGS[book].split("|")]


def there(book: str) -> bool:
    return (FOLDER / f"{book}.txt").exists()


@cache
def sections(book: str) -> dict[str, list[str]]:
    """The sentences of a book under each of its headings, which come in the order of the list."""
    wanted = headings(book)
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in map(plain, (FOLDER / f"{book}.txt").read_text("utf-8").splitlines()):
        if wanted and line == wanted[0]:
            current = found[wanted.pop(0)] = []
        else:
            current += sentences(line)
    return found


def plain(line: str) -> str:
    """A line without its signs of layout."""
    line = re.sub(r"\^\{?(\w+)\}?|<sup>(\w+)</sup>", r"\1\2", line).replace("*", "")
    line = line.replace("’", "'")
    return re.sub(r"^[\s#○•-]+", "", line).strip()


def sentences(line: str) -> list[str]:
    found = re.split(r"(?<=[.!?])\s+(?=[\w(«\"])", line)
    return [one for one in found if re.search(r"\w", one)]
