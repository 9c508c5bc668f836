"""What somebody composes step by step is composed in private: the channel reads as if nothing had been chosen yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse

BEGUN = """
MJ> /combat ouvrir regles:{game}
Alice> /fiche creer modele:{hero}
Alice> /combat rejoindre
MJ> /pnj ajouter creature:{foe} nom:Grok
MJ> /mj des resultats:{dice}
MJ> [Commencer]
"""
D20 = "initiative {0} 20; initiative Grok 1"
CHOSEN = "Déjà choisi"


@pytest.mark.parametrize(
    ("game", "hero", "foe", "dice", "half"),
    [
        ("dnd5", "Berthe", "orc", D20, "Se tenir prêt"),
        ("dnd35", "Brunehilde", "orc", D20, "Préparer une action"),
        ("percentile", "Ambre", "garde", "initiative Ambre 6; initiative Grok 2", "Attaque particulière…"),
    ],
)
async def test_half_an_answer_shows_nowhere_but_to_who_makes_it(
    game: str, hero: str, foe: str, dice: str, half: str, tmp_path: Path
) -> None:
    async with LocalTable(tmp_path / "half.db", locale="fr", seed="5eed", start=1_790_000_000.0) as table:
        play = Player(table).play
        await play(parse(BEGUN.format(game=game, hero=hero, foe=foe, dice=dice.format(hero))))
        await table.settled()

        def channel() -> list[str]:
            return [text for _, text in table.person("Bob").messages()]

        before = channel()
        # By a press, after a restart, and typed: what is left to choose comes as buttons, to who chooses alone.
        await play(parse(f'Alice> {{Choisir une action…}} {half}\nexpect Alice "{CHOSEN} : {half}"\n'))
        await table.settled()
        assert channel() == before
        await play(parse(f'restart\nexpect not MJ "{CHOSEN}"\nAlice> /repondre choix:recommencer\n'))
        await play(parse(f'Alice> /repondre choix:{half}\nexpect not MJ "{CHOSEN}"\n'))
        await table.settled()
        assert channel() == before
        assert sum(CHOSEN in text for _, text in table.person("Alice").messages()) == 2
