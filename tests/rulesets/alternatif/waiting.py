"""Scenes in which everybody waits, and moments of the clock that an orc's action brings about."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.ordinary.words_announcing import Grant
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.state import Combatant
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter


def waiting(*people: Combatant, engaged: bool = False, **settings: Any) -> Exchange:
    """*people* (Teluard if none) and an orc, who all stand by at the opening; *engaged*: the first is in contact with
    the orc."""
    who = people or (fighter("Teluard"),)
    fight = Exchange(*who, fighter("Orc", "orcs", ac=40), **settings)
    if engaged:
        fight.notes(Engage(GM, who[0].id, "orc"))
    for each in (*who, fighter("Orc", "orcs")):
        fight.stands_by(each.id)
    return fight


def comes_to(fight: Exchange, segment: int) -> None:
    """The clock stops at *segment*, where the orc's action comes up and waits for its word."""
    fight.notes(SetInitiative(GM, "orc", segment))
    assert fight.segment == segment, fight.segment
    assert ("orc", "strike") in fight.asked


def goes_on(fight: Exchange, *faces: int) -> None:
    """The orc lets its action pass; the dice of what was announced meanwhile fall. It is asked what it does next."""
    fight.answers("orc", *faces, target="-")
    assert ("orc", "declare") in fight.asked


def starts(fight: Exchange, who: str, label: str, reaction: str, duration: str, *faces: int) -> None:
    """*who* begins something that the game master gives a reaction and a duration to."""
    fight.notes(Grant(GM, who, label, reaction, duration), *faces)


__all__ = ["comes_to", "goes_on", "starts", "waiting"]
