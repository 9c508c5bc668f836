"""Who grapples with whom, and what is being tried hand to hand (D35-GRA)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.values import record
from bot.rulesets.shared.naming import CombatantId

Aim: TypeAlias = Literal[
    "start",
    "join",
    "crush",
    "turn_weapon",
    "pin",
    "escape",
    "break_free",
    "free_ally",
    "drag",
    "draw_light",
    "snatch",
    "cast_held",
    "use_item",
    "fetch",
]
"""What somebody wants: to take hold of somebody, or to mix in a grapple; then what can be done in one, against an
opponent; at last what is done in one and against nobody."""
Skill: TypeAlias = Literal["grapple", "escape_artist", "disarm"]
"""What he measures himself with: a grapple check, Escape Artist, or opposed attack rolls."""


@record
class Grip:
    """*one* and *other* grapple with each other: each holds the other, whoever began it. *pinner*: which of the two has
    pinned the other (D35-GRA-017), until his turn in the round *until* is over. *silenced*: whoever is pinned is kept
    from speaking (D35-GRA-022)."""

    one: CombatantId
    other: CombatantId
    pinner: CombatantId | None = None
    until: int = 0
    silenced: bool = False

    @property
    def both(self) -> tuple[str, str]:
        return self.one, self.other

    def against(self, ident: str) -> str:
        """The other one of the two than *ident*."""
        return self.other if ident == self.one else self.one

    @property
    def pinned(self) -> str | None:
        """Which of the two is pinned; None: neither."""
        return None if self.pinner is None else self.against(self.pinner)


@record
class Clinch:
    """What *who* tries hand to hand against *target*. *later*: the number of the attack whose place it takes, from 0
    (D35-GRA-002). *skill*: what he rolls. *lethal*: he wants to deal lethal damage (D35-GRA-013). *thing*: the weapon,
    the spell or the object that it is about; *ally*: whom he frees; *way*: where he drags all to. *at*: how far it is:
    `touched` where the grab has succeeded, `won` where the check has, `held` from then on, `entering` the other's
    space, `free` for somebody who has got out of all grips. *hurt*: the damage that he has taken meanwhile
    (D35-GRA-003). *readied*, *asked*, *struck*: see `Move`. *towards*: to whom he drags all where there is no grid,
    None: away."""

    who: CombatantId
    target: CombatantId | None
    aim: Aim
    later: int = 0
    skill: Skill = "grapple"
    lethal: bool = False
    thing: str = ""
    ally: CombatantId | None = None
    way: tuple[str, ...] = ()
    at: Literal["aimed", "touched", "won", "held", "entering", "free", "done"] = "aimed"
    hurt: int = 0
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    towards: CombatantId | None = None
    deed: Literal["clinch"] = "clinch"


__all__ = ["Aim", "Clinch", "Grip", "Skill"]
