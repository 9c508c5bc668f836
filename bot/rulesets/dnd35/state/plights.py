"""What conditions do to whoever is in them, in one table: each consequence with the conditions that have it.

Rolls, what may be done, movement, what is seen and what is said read it from here alone; nobody asks for a condition by
its name where a consequence will do. Whoever adds a condition enters it in the rows of what it does, gives it its words
(`word-dnd35-status-CODE`, `term-CODE` where it counts in rolls), and may name it in the catalogue (`Condition35`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, get_args

from bot.catalogue.dnd35_terms import Condition35

Consequence: TypeAlias = Literal[
    "idle",
    "helpless",
    "open",
    "blind",
    "unseen",
    "deaf",
    "rooted",
    "slow",
    "no_dash",
    "one_move",
    "move_alone",
    "no_attack",
    "no_magic",
    "strained",
    "flees",
    "drops",
    "attacks",
    "melee",
    "damage",
    "saves",
    "checks",
    "limbs",
    "eyes",
    "initiative",
    "armour",
    "set_upon",
    "struck",
    "shot_at",
    "strength",
    "dexterity",
]


def _all(*kinds: str) -> Mapping[str, int]:
    """A row of what simply holds."""
    return MappingProxyType(dict.fromkeys(kinds, 1))


def _by(**amounts: int) -> Mapping[str, int]:
    """A row of what is added, or taken."""
    return MappingProxyType(amounts)


PLIGHTS: Final[Mapping[Consequence, Mapping[str, int]]] = MappingProxyType(
    {
        # He can do nothing; he lies at anybody's mercy (D35-ATK-010); his Dexterity does not help his armour class.
        "idle": _all("paralysed", "sleeping", "dazed", "stunned", "cowering"),
        "helpless": _all("paralysed", "sleeping"),
        "open": _all("stunned", "blinded"),
        # He sees nobody; nobody sees him; he hears nothing.
        "blind": _all("blinded"),
        "unseen": _all("invisible"),
        "deaf": _all("deafened"),
        # His legs carry him nowhere; half as far; neither runs nor charges; one move alone in a turn.
        "rooted": _all("prone", "entangled"),
        "slow": _all("blinded", "exhausted"),
        # Whoever is exhausted is worse off than whoever is fatigued: what the one cannot do, the other cannot.
        "no_dash": _all("entangled", "winded", "fatigued", "exhausted", "blinded"),
        "one_move": _all("winded"),
        # A move action is all that his turn has; he strikes at nobody; casts nothing; casts if he concentrates.
        "move_alone": _all("nauseated"),
        "no_attack": _all("turned", "cowering", "panicked", "nauseated"),
        "no_magic": _all("nauseated"),
        "strained": _all("entangled"),
        # He runs from what he fears; what he holds falls.
        "flees": _all("turned", "frightened", "panicked"),
        "drops": _all("stunned", "panicked"),
        # What his rolls lose: attacks and grapple checks, blows in melee, damage of weapons, saves; checks of skills
        # and abilities, those of Strength and Dexterity skills, those of the eyes.
        "attacks": _by(entangled=-2, shaken=-2, frightened=-2, sickened=-2, dazzled=-1),
        "melee": _by(prone=-4),
        "damage": _by(sickened=-2),
        "saves": _by(shaken=-2, frightened=-2, panicked=-2, sickened=-2),
        "checks": _by(shaken=-2, frightened=-2, panicked=-2, sickened=-2),
        "limbs": _by(blinded=-4),
        "eyes": _by(dazzled=-1),
        "initiative": _by(deafened=-4),
        # What his armour class loses, and what others gain who strike at him, or shoot.
        "armour": _by(stunned=-2, blinded=-2),
        "set_upon": _by(cowering=2),
        "struck": _by(prone=-4),
        "shot_at": _by(prone=4),
        # By how much scores have sunk.
        "strength": _by(fatigued=-2, exhausted=-6),
        "dexterity": _by(entangled=-4, fatigued=-2, exhausted=-6),
    }
)
"""Each consequence with the conditions that have it; the number is what it adds to a roll, 1 where it simply holds."""
DEGREES: Final[tuple[tuple[str, ...], ...]] = (("shaken", "frightened", "panicked"), ("fatigued", "exhausted"))
"""Degrees of one thing, the lightest first: of these the worst alone counts, and one upon another makes it worse."""
PROOF: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "paralysed": ("paralysis",),
        "sleeping": ("sleep",),
        "stunned": ("stunning",),
        **dict.fromkeys(DEGREES[0], ("mind",)),
    }
)
"""What of somebody's nature keeps a condition from him."""
OF_THE_LIVING: Final = (*DEGREES[1], "nauseated", "sickened")
"""What never touches those that never lived."""
KINDS: Final = frozenset(kind for row in PLIGHTS.values() for kind in row)
"""Every condition that does anything."""


def unplayed(codes: Sequence[str], kinds: frozenset[str] = KINDS) -> tuple[str, ...]:
    """Those of *codes* that no row names: nothing would come of them.

    >>> unplayed(("shaken", "bewitched"))
    ('bewitched',)
    """
    return tuple(each for each in codes if each not in kinds)


if unplayed(get_args(Condition35)):
    raise TypeError(f"conditions of the catalogue of which nothing comes: {unplayed(get_args(Condition35))}")


def suffers(who: Any, what: Consequence) -> bool:
    """Whether *who* is in a condition that has that consequence."""
    row = PLIGHTS[what]
    return any(each.kind in row for each in who.conditions)


def by_what(who: Any, what: Consequence) -> str:
    """The condition that has that consequence for *who*; none: ''."""
    row = PLIGHTS[what]
    return next((each.kind for each in who.conditions if each.kind in row), "")


def penalties(who: Any, what: Consequence) -> tuple[tuple[str, int], ...]:
    """What the conditions of *who* add to such a roll, by their names: of degrees of one thing the worst alone.

    >>> from types import SimpleNamespace as Some
    >>> penalties(Some(conditions=[Some(kind="shaken"), Some(kind="frightened"), Some(kind="sickened")]), "attacks")
    (('frightened', -2), ('sickened', -2))
    """
    if not who.conditions:
        return ()
    row, held = PLIGHTS[what], {each.kind for each in who.conditions}
    lighter = {each for grades in DEGREES for at, each in enumerate(grades) if held & set(grades[at + 1 :])}
    return tuple((kind, row[kind]) for kind in row if kind in held - lighter)


def penalty(who: Any, what: Consequence) -> int:
    """The same in one number."""
    return sum(value for _, value in penalties(who, what)) if who.conditions else 0


def worsened(who: Any, kind: str, by: str) -> str:
    """What *kind*, brought *by* somebody ('': a spell of its own), comes to for *who*: upon another degree of the same
    thing, from elsewhere, a worse one.

    >>> from types import SimpleNamespace as Some
    >>> afraid = Some(conditions=[Some(kind="shaken", by="ogre")])
    >>> [worsened(afraid, each, "witch") for each in ("shaken", "frightened", "fatigued")]
    ['frightened', 'panicked', 'fatigued']
    >>> worsened(afraid, "shaken", "ogre")
    'shaken'
    """
    grades = next((each for each in DEGREES if kind in each), ())
    found = [grades.index(each.kind) for each in who.conditions if each.kind in grades and each.by != by]
    return grades[min(len(grades) - 1, max(found) + grades.index(kind) + 1)] if found else kind


def proof(immune: Sequence[str], lifeless: bool, kind: str) -> bool:
    """Whether somebody of such a nature is never in that condition."""
    return (lifeless and kind in OF_THE_LIVING) or any(each in immune for each in PROOF.get(kind, ()))


__all__ = [
    "DEGREES",
    "KINDS",
    "PLIGHTS",
    "PROOF",
    "Consequence",
    "by_what",
    "penalties",
    "penalty",
    "proof",
    "suffers",
    "unplayed",
    "worsened",
]
