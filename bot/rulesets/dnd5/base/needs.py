"""What actions of several chapters need, each said once: it lets them be offered, and is the reason where they are
not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5.base.budget import (
    CANNOT_ACT,
    DOWN,
    SPARED,
    STAYS,
    Outlook,
    goes,
    incapacitated,
    may_go,
    movement_left,
    no_reaction,
    speed,
)
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.state import Fighter, enemies, locates, steed
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.ground.geometry import point_of
from bot.rulesets.shared.lacking import Lack, Reason, Said, somebody_else, target_of
from bot.rulesets.shared.needs import Fact, Need, must, no

# ---- the budget of the turn

LEFT: Final[Point[[Outlook], str]] = Point("what is left of a turn")


SPENT: Final[dict[str, Fact]] = {"left": lambda at: LEFT(at), "metres": lambda at: metres(at.left)}


def unspent(code: str, met: Callable[[Outlook], object]) -> Need[Outlook]:
    """The need that *met* holds of what the turn gives; what is left of that is said."""
    return Need(code, met, SPENT)


def gift(feature: str) -> Need[Outlook]:
    return must("gift", lambda at: feature in at.who.features)


ACTION: Final = unspent("action", lambda at: at.acts)
BONUS: Final = unspent("bonus", lambda at: at.acts_besides)
ABLE: Final = no("incapacitated", lambda at: incapacitated(at.who), status=lambda at: CANNOT_ACT.by(at.who) or "")
OPPOSED: Final = no("disengaged", lambda at: SPARED(at.who))


def reacts(at: Outlook, said: Said) -> Lack | None:
    """That he may still react (DN5-REA-002)."""
    why = no_reaction(at.who)
    spell = at.who.under("stops_reactions")[0].spell.spell if why == "spell" else ""
    return ("no_reaction", {"spell": spell}) if why else None


# ---- movement


def mount_name(at: Outlook) -> str:
    mount = steed(at.state, at.who)
    return "" if mount is None else mount.name


def _stuck(at: Outlook, goer: Fighter) -> Lack | None:
    """What holds *goer* where he is."""
    if goes(goer):
        return None
    held = goer.condition("grappled")
    if held is not None and held.by in at.state.combatants:
        return "grappled", {"by": at.state.combatants[held.by].name}
    status = STAYS.by(goer)
    return ("slow", {}) if status is None else ("fixed", {"status": status})


def stirs(at: Outlook, said: Said) -> Lack | None:
    """That he has any speed."""
    return _stuck(at, at.who)


def is_free(at: Outlook, said: Said) -> Lack | None:
    """That nobody carries him, and he, or what he rides, has any speed."""
    return _stuck(at, at.mover) if may_go(at.state, at.who) else ("carried", {"mount": mount_name(at)})


AFOOT: Final = no("mounted", lambda at: at.who.rides, mount=mount_name)
HALF: Final = (
    must("slow", lambda at: half(at.who)),
    must(
        "half",
        lambda at: half(at.who) <= movement_left(at.state, at.who, "walk"),
        needed=lambda at: metres(half(at.who)),
        metres=lambda at: metres(movement_left(at.state, at.who, "walk")),
    ),
)
"""Half of his speed: to stand up, to mount, to dismount (DN5-MOV-009, DN5-MNT-002)."""
UPRIGHT: Final = no("prone", lambda at: DOWN(at.mover))


def half(who: Fighter) -> int:
    return speed(who) // 2


def cell(at: Outlook, said: Said) -> Lack | None:
    """That a square of the map is named, and one that can be got to."""
    named = said.get("target") or said.get("to")
    if not on_grid(at.state):
        return "no_map", {}
    if not isinstance(named, str) or point_of(named) is None:
        return "which_cell", {}
    return "cell", {"cell": named, "metres": metres(at.left)}


def square(at: Outlook, said: Said) -> Lack | None:
    """The same where there is a map, and no step leads there: a leap, a blow."""
    found = cell(at, said) if on_grid(at.state) else None
    return ("square", {"cell": found[1]["cell"]}) if found is not None and found[0] == "cell" else found


# ---- whom


def is_there(at: Outlook, said: Said) -> Lack | None:
    """That whoever is named is there, and where he is is known."""
    target = target_of(at, said)
    if target is None:
        return None
    if (found := somebody_else(at, said)) is not None:
        return found
    if target.died or target.fled:
        return "gone", {"target": target.name, "status": "dead" if target.died else "fled"}
    return None if locates(at.who, target) else ("unseen", {"target": target.name})


def within(most: Callable[[Outlook], int]) -> Reason[Outlook]:
    """That whoever is named is within *most* centimetres."""

    def reason(at: Outlook, said: Said) -> Lack | None:
        target = target_of(at, said)
        if target is None or (gap := distance(at.state, at.who, target)) <= (far := most(at)):
            return None
        return "too_far", {"target": target.name, "metres": metres(gap), "most": metres(far)}

    return reason


def nobody_within(at: Outlook, most: int, *, foes: bool = True) -> Lack | None:
    """Whether there is nobody within *most* centimetres."""
    people = enemies(at.state, at.who) if foes else [*at.state.combatants.values()]
    others = (each for each in people if each.id != at.who.id and not (each.died or each.fled))
    if any(locates(at.who, each) and distance(at.state, at.who, each) <= most for each in others):
        return None
    return ("nobody_near" if foes else "nobody_beside"), {"most": metres(most)}
