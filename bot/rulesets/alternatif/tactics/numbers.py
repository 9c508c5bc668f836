"""Who is turned against whom, and what outnumbering is worth (ALT-TAC-001 to -003)."""

from __future__ import annotations

from bot.rulesets.alternatif.state import AlternatifState, Combatant, guard_is_down, rank_of, within_reach

EACH = 2
"""What every adversary beyond the first adds."""


def facing(state: AlternatifState, who: Combatant) -> str | None:
    """The enemy in contact whom *who* is turned against: the one named, else whom he strikes, else whom he met first
    (ALT-TAC-003). Somebody clinched faces whom he is locked with."""
    near = within_reach(state, who)
    locked = [each for each in near if each in who.wrestling.locked]
    if locked:
        near = locked
    for each in (who.footing.faces, who.target):
        if each in near:
            return each
    return near[0] if near else None


def counts(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* is one of the adversaries that *target* must keep an eye on (ALT-TAC-002): in contact, not hidden,
    turned against him or locked with him, his guard not down, not surprised; from the second rank of pikes only if the
    table says so (ALT-TAC-017)."""
    if who.side == target.side or who.out or who.hidden or who.surprised or target.id not in who.contacts:
        return False
    if rank_of(who) == 2 and not state.settings.second_rank_outnumbers:
        return False
    if target.id in who.wrestling.locked:
        return True
    return not guard_is_down(who, state.segment) and facing(state, who) == target.id


def bonus(state: AlternatifState, who: Combatant, target: Combatant) -> int:
    """What *who* gains on every combat action of melee or wrestling against *target*, whom he is turned against as he
    acts (ALT-TAC-001)."""
    if who.side == target.side or target.id not in who.contacts:
        return 0
    if rank_of(who) == 2 and not state.settings.second_rank_outnumbers:
        return 0
    if guard_is_down(who, state.segment) and target.id not in who.wrestling.locked:
        return 0
    combatants = state.combatants
    others = [each for each in target.contacts if each != who.id and counts(state, combatants[each], target)]
    return EACH * len(others)
