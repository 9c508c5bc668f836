"""Wrestlers for tests, and clinches that begin where a rule begins."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.state import FIST, Arm, Combatant, Part, Wrestler
from bot.rulesets.alternatif.wrestling.actions import Clinch, Wrestle
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, Fed, fighter

KNIFE = Arm("dagger", "right", attack=1, defence=1, damage="1d4", wound="puncture", tags=("light",))


def wrestler(name: str, side: str = "heroes", arm: Arm = FIST, *, rank: int = 0, **figures: Any) -> Combatant:
    """Somebody bare-handed of martial bonus 3, so of score 1, class 10 and a d8, but for *figures*."""
    own = {each: figures.pop(each) for each in ("dice", "die", "closed", "own", "keys", "locked") if each in figures}
    figures.setdefault("stamina", 40)
    made = fighter(name, side, arm, **figures)
    return evolve(made, wrestling=Wrestler(rank=rank, **own))


def clinched(*people: Combatant, at: int = 1, **settings: Any) -> Exchange:
    """Ana and Bor (unless given) are locked with each other, the others wait; the first one's action has come in
    segment *at*, the other's comes in 60."""
    one, other, *others = people or (wrestler("Ana"), wrestler("Bor", "others"))
    fight = Exchange(one, other, *others, **settings)
    for each in others:
        fight.stands_by(each.id)
    fight.dice(Fed(1, who=one.id, why="wrestle-reaction"), Fed(2, who=other.id, why="wrestle-reaction"))
    fight.notes(Clinch(GM, one.id, other.id))
    fight.notes(SetInitiative(GM, other.id, 60))
    if at > 1:
        fight.notes(SetInitiative(GM, one.id, at))
    return fight


def does(fight: Exchange, who: str, action: str, *faces: int, **said: str) -> None:
    """*who*, whose action has come, does *action*."""
    fight.answers(who, *faces, action=action, **said)


def due(fight: Exchange, who: str) -> int | None:
    """When the wrestling action of *who* comes."""
    grips = fight.who(who).wrestling.grips
    return grips[0].due if grips else None


def keys(fight: Exchange, holder: str) -> list[tuple[str, Part]]:
    """The keys that *holder* has."""
    return [(each.victim, each.part) for each in fight.who(holder).wrestling.keys]


def announces(fight: Exchange, who: str, target: str, *faces: int) -> None:
    """*who* means to wrestle with *target*."""
    if (who, "declare") in fight.asked:
        several = sum(each.side != fight.who(who).side for each in fight.state.combatants.values()) > 1
        fight.answers(who, *faces, action="wrestle", **({"target": target} if several else {}))
    else:
        fight.notes(Wrestle(GM, who, target), *faces)


__all__ = ["KNIFE", "SWORD", "announces", "clinched", "does", "due", "keys", "wrestler"]
