"""Who may parry or dodge a shot, and with what (ALT-DEF-001, -002, -009, -011)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.kernel.decisions import Scalar
from bot.kernel.values import record
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.arms import band, cover_of
from bot.rulesets.alternatif.reaction.dice import die_of, postponement
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Blow,
    Combatant,
    Wielded,
    engaged_by,
    helpless_against,
    open_blows,
)
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.shared.seeing import alike

DODGE = "dodge"
SEVERAL = 50
"""The cover in percent from which one defence may meet several projectiles (ALT-DEF-015)."""


@record
class Way:
    """One way to answer a shot. *weapon*: what parries, None for a dodge; *only_critical*: nothing but a critical parry
    helps (ALT-DEF-009)."""

    blow: str
    weapon: Wielded | None = None
    only_critical: bool = False

    @property
    def option(self) -> str:
        """Its name in a question."""
        return f"{self.blow}/{DODGE if self.weapon is None else self.weapon.arm.hand}"

    @property
    def kind(self) -> Literal["dodge", "parry", "critical"]:
        if self.weapon is None:
            return "dodge"
        return "critical" if self.only_critical else "parry"


def is_shot(blow: Blow) -> bool:
    """Whether *blow* came from afar."""
    return blow.occasion == "shot"


def may_defend(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* can do anything at all about a shot that he sees coming: not surprised, no wrestler, and this
    segment not spent on something else or on a full move (ALT-DEF-011)."""
    segment = state.segment
    if who.wrestling.locked or any(each.acted == segment for each in who.wrestling.grips):
        return False
    return not (DEFENCELESS(who) or who.busy == segment or who.shooting.full_move == segment)


def is_surprise(state: AlternatifState, target: str, shooter: str, arm: Arm) -> bool:
    """Whether a shot of *shooter* with *arm* takes *target* by surprise: within medium range (ALT-SUR-005, -010)."""
    if not helpless_against(state, target, shooter):
        return False
    return band(state, shooter, target, arm) in ("point_blank", "short", "medium")


def may_dodge(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* has not used his action of the segment yet (ALT-DEF-011)."""
    if state.settings.dodge_after_acting:
        return True
    return who.spent != state.segment and all(each.acted != state.segment for each in who.hands)


def parrying(state: AlternatifState, who: Combatant) -> list[Wielded]:
    """The weapons of *who* that have not acted in this segment and can stop something, shields first."""
    free = [each for each in who.hands if each.acted != state.segment and not each.up and each.arm.parries]
    free = [each for each in free if wielding.usable(who, each.arm)]
    return sorted(wielding.guards(who, free), key=lambda each: not each.arm.is_shield)


def ways(state: AlternatifState, who: Combatant, blow: Blow) -> list[Way]:
    """How *who* may answer the shot *blow*: with a shield, by a dodge, with another weapon for its critical parry alone
    (ALT-DEF-002, -008, -009, ALT-CRI-017); a natural 20 yields to nothing but a critical parry."""
    if blow.unseen or not may_defend(state, who) or is_surprise(state, who.id, blow.attacker, blow.arm):
        return []
    weapons = parrying(state, who)
    found = [Way(blow.id, each, blow.natural) for each in weapons if each.arm.is_shield]
    if may_dodge(state, who) and (not blow.natural or state.settings.nat20_shot_dodge):
        found.append(Way(blow.id))
    return [*found, *(Way(blow.id, each, True) for each in weapons if not each.arm.is_shield)]


def answerable(state: AlternatifState, who: Combatant) -> list[Blow]:
    """The shots that have hit *who* and that he may still do something about."""
    return [blow for blow in open_blows(state, who.id) if is_shot(blow) and ways(state, who, blow)]


def interrupts(state: AlternatifState, who: Combatant) -> bool:
    """Whether a parry breaks off what *who* is doing: he is not in melee, or does something else in it
    (ALT-DEF-004)."""
    return not engaged_by(state, who) or who.task is not None


def stops_several(weapon: Wielded | None) -> bool:
    """Whether *weapon* is a pavise (ALT-DEF-006)."""
    return weapon is not None and "blocks_several" in weapon.arm.tags


def met_by(state: AlternatifState, who: Combatant, chosen: Blow, weapon: Wielded | None) -> list[Blow]:
    """The other shots that the same roll meets: with a pavise all of them, else those that half the body or more is
    covered against, as far as the table's limit goes (ALT-DEF-006, ALT-DEF-015)."""
    several = stops_several(weapon)
    found = []
    for blow in open_blows(state, who.id):
        if blow.id == chosen.id or not is_shot(blow) or blow.unseen:
            continue
        covered = min(cover_of(who, blow.attacker), cover_of(who, chosen.attacker)) >= SEVERAL
        if several or covered:
            found.append(blow)
    limit = state.settings.pavise_limit
    return found[: limit - 1] if limit else found


def manners(state: AlternatifState, who: Combatant, blows: Sequence[Blow]) -> list[tuple[Way, tuple[Blow, ...]]]:
    """Each way in which *who* may answer the shots *blows*, with those that its roll meets: one for all the shots that
    the same roll meets (ALT-DEF-006, ALT-DEF-015), against the one that he is covered best from (ALT-DEF-014), of
    several the hardest to stop that can be stopped so."""
    found: dict[tuple[str, frozenset[str]], tuple[Way, tuple[Blow, ...]]] = {}
    for blow in sorted(blows, key=lambda each: (-cover_of(who, each.attacker), each.natural, -each.total)):
        for way in ways(state, who, blow):
            others = {each.id for each in met_by(state, who, blow, way.weapon)}
            met = tuple(each for each in blows if each.id == blow.id or each.id in others)
            manner = way.option.removeprefix(blow.id)
            found.setdefault((manner, frozenset(each.id for each in met)), (way, met))
    order = [each.id for each in blows]
    return sorted(found.values(), key=lambda each: order.index(each[0].blow))


def postpones(who: Combatant, weapon: Wielded) -> bool:
    """Whether a parry with *weapon* postpones its action (ALT-DEF-005)."""
    return weapon.status != "defensive" and not wielding.is_guard(who, weapon)


def facts_of(state: AlternatifState, who: Combatant, way: Way, met: Sequence[Blow]) -> dict[str, Scalar]:
    """What the words of an option need: the weapon, the segments by which it would postpone its action, the shots that
    it meets if those are several."""
    weapon = way.weapon
    if weapon is None and not state.settings.nat20_shot_dodge:
        # Of what fell on a natural 20 a dodge stops nothing.
        met = [each for each in met if not each.natural]
    cost = 0
    if weapon is not None and not interrupts(state, who) and postpones(who, weapon):
        cost = postponement(die_of(who, weapon, state.settings))
    return {
        "way": way.kind,
        "weapon": None if weapon is None else weapon.arm.weapon,
        "cost": cost,
        "pending": weapon is not None and weapon.pending,
        "double": False,
        "meets": alike({"attacker": each.attacker, "total": each.total} for each in met) if len(met) > 1 else None,
    }
