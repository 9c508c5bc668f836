"""Who stands behind his companions, and who bars the way to him.

Without a grid nobody can tell by the cells who may be reached (ALT-MOV-001, ALT-MEL-001): whoever stands behind, with
no adversary in contact, is out of arm's length as long as a companion on his feet stands in front. One comes upon him
all the same by charging past those who bar the way, who have their frank attack (ALT-MOV-008, ALT-CHG-009); by the game
master's word (`/gm engage`); or from hiding. Arrows and spells reach everybody. On a grid the cells say it all.
"""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.state import AlternatifState, Combatant, enemies, reaches, seen_contacts


def is_behind(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* stands behind, and nobody has come upon him yet, as far as everybody can see."""
    return who.behind and state.settings.map == "none" and not seen_contacts(state.combatants, who)


def guards(state: AlternatifState, who: Combatant, other: Combatant) -> list[str]:
    """The adversaries of *who* who bar his way to *other*, who stands behind them: in front, on their feet, with their
    hands free of any clinch, and within his own reach. Nobody bars the way of somebody whom they do not see."""
    if who.hidden or other.id in who.contacts or not is_behind(state, other):
        return []
    return [
        each.id
        for each in enemies(state, who)
        if each.side == other.side
        and each.id != other.id
        and not (each.prone or each.wrestling.locked)
        and not is_behind(state, each)
        and reaches(who, each)
    ]


def within_the_lines(state: AlternatifState, who: Combatant, foes: list[str]) -> list[str]:
    """Those of *foes* to whom nobody bars the way of *who*."""
    people = state.combatants
    if not any(people[ident].behind for ident in foes):
        return foes
    return [ident for ident in foes if not guards(state, who, people[ident])]


def check_way(state: AlternatifState, who: Combatant, target: str) -> None:
    """Raise `Refused` (`alternatif-behind`) when others bar the way of *who* to *target*."""
    other = state.combatants[target]
    if barring := guards(state, who, other):
        names = ", ".join(state.combatants[each].name for each in barring)
        raise Refused("alternatif-behind", name=who.name, target=other.name, names=names)
