"""Being shown and being taken out, for games in which nothing else comes of it (see `people`)."""

from __future__ import annotations

from bot.rulesets.shared import people
from bot.rulesets.shared.book import word


@word(command="npc-reveal")
class Reveal(people.Reveal):
    pass


@word(command="npc-remove")
class Remove(people.Leave):
    """The game master takes somebody out of the encounter."""

    reason = "removed"


__all__ = ["Remove", "Reveal"]
