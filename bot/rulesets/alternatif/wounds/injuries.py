"""Damage, stamina and body points, critical effects, bleeding, falling (ALT-GEN-010, -011, -015, -016; ALT-CRI).

All results of a segment apply, even those of somebody felled in it: wounds come in the order of the strikes, and only
then do people fall.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from bot.catalogue.criticals import Table, effect_in
from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.values import evolve, record
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import rolls, story
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.rolls import CHECKS, D100, Throw
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.state import (
    FIST,
    ROUND,
    AlternatifState,
    Arm,
    Blow,
    Combatant,
    Hand,
    Settings,
    Wound,
)
from bot.rulesets.alternatif.wounds.events import (
    Bled,
    DamageDealt,
    EffectDrawn,
    EquipmentDamaged,
    ExceptionalShown,
    WeaponChanged,
    WoundsCounted,
)
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Term, term, terms, total

# ---- Critical parries (table 12; ALT-CRI-013 to -016) and the tables of critical effects that an encounter carries.

_FIRST_ROW = 19
_LOWERED = ("fighter", "rogue")


def parry_score(who: Combatant, settings: Settings) -> int:
    """The lowest face with which a parry of *who* is critical; a natural 20 always is (ALT-CRI-001).

    The sheet's own score wins; monsters, who have neither class nor level, follow the table's setting (ALT-CRI-013).
    """
    if who.critical_parry is not None:
        return who.critical_parry
    if who.family:
        return score_at(who.level, lowered=who.family in _LOWERED)
    match settings.monster_critical_parry:
        case "never":
            return 20
        case "fighter_by_level":
            return score_at(who.level, lowered=True)
        case "base_by_level":
            pass
    return score_at(who.level, lowered=False)


def lowers(family: str) -> bool:
    """Whether a class of *family* lowers the score by one (ALT-CRI-015)."""
    return family in _LOWERED


def score_at(level: int, *, lowered: bool) -> int:
    """The score of table 12: 19 and one less every four levels down to 15 (ALT-CRI-014); *lowered* by one for fighters
    and rogues (ALT-CRI-015).

    >>> score_at(1, lowered=False), score_at(12, lowered=False), score_at(5, lowered=True), score_at(30, lowered=True)
    (19, 17, 17, 14)
    """
    return _FIRST_ROW - min(4, (max(1, level) - 1) // 4) - (1 if lowered else 0)


def written(table: Table) -> str:
    """*table* as an encounter carries it: one text, which costs a snapshot little."""
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=64)
def read(text: str) -> Table:
    """The table that `written` made a text of."""
    table: Table = json.loads(text)
    return table


Critical: TypeAlias = Literal["none", "exceptional", "wear", "sneak"]
D4 = dice("d4")
D6 = dice("d6")


def wounds(scene: Scene[AlternatifState]) -> Action:
    """The blows that nobody parried land, in the order of the strikes; frank ones before all others (ALT-GEN-016)."""
    falling = [each for each in scene.now.blows if not each.parried and not each.landed]
    # While frank ones fall the others may still have to be parried.
    for blow in [each for each in falling if each.occasion == "frank"] or falling:
        if blow.piece is not None:
            if not _is_gone(scene.now, blow):
                yield from _equipment(scene, blow, blow.piece)
        elif not (blow.pair and _is_gone(scene.now, blow)):
            yield from _body(scene, blow)


@record
class Harm:
    """What a blow does: its dice, their sum, the points lost. *doubled*: the wear damage counts twice, or *times* in
    all; *body_die*: of an exceptional critical; *margin*: by how much the save against a sneak attack failed."""

    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    stamina: int
    body: int
    critical: Critical
    doubled: bool
    body_die: int | None
    margin: int | None
    times: int

    def told(self) -> dict[str, Any]:
        """The fields of an event that tells of it."""
        return {name: value for name, value in self.__dict__.items() if name != "times"}

    def up_to(self, body: int) -> Harm:
        """The same, with no more than *body* points of the body lost."""
        lost = min(self.body, body)
        return evolve(self, body=lost, critical=self.critical if self.doubled else "wear" if lost else "none")


def dealt(
    scene: Scene[AlternatifState], throw: Throw, what: Dice, *, why: str, mates: Sequence[Blow] = ()
) -> Step[tuple[Throw, tuple[int, ...]]]:
    """The damage dice of *throw*, with those of its *mates*: *throw* with what they have come to, and their faces."""
    faces = yield from roll(what, who=throw.who, why=why)
    found = [(throw.arm or FIST, sum(faces))]
    for mate in mates:
        more = yield from roll(dice(mate.arm.damage), who=mate.attacker, why=f"damage-{mate.hand}")
        faces = (*faces, *more)
        found.append((mate.arm, sum(more)))
    return evolve(throw, dealt=tuple(found)), faces


def harm(
    scene: Scene[AlternatifState],
    throw: Throw,
    faces: tuple[int, ...],
    *,
    kind: str = "damage",
    body: tuple[Dice, str] | None = None,
    less: int = 1,
    braced: bool = False,
    doubles: bool = True,
) -> Step[Harm]:
    """What the damage that was *dealt* does to the target of *throw*: its sum of that *kind*, then the save against a
    sneak attack (ALT-SNK-005), or the die of an exceptional critical, *body* with why it is rolled, of which *less*
    counts less (ALT-CRI-004). *braced*: a pole weapon held against a charge; unless it *doubles*, a critical leaves
    wear damage as it is."""
    found = _at_least_one(CHECKS.terms(kind, scene.now, throw))
    points = total(found)
    yield from rolls.spend(scene, kind, throw)
    yield from giving.used_up(scene, throw.target, rolls.TAKEN, throw.who)
    body_die = margin = None
    if throw.sneak:
        margin = yield from rolls.sneak_save(scene, throw)
    if body is not None:
        (body_die,) = yield from roll(body[0], who=throw.who, why=body[1])
    doubled = doubles and (body_die is not None or margin is not None)
    times = multiplier(critical=doubled, braced=braced, stacked=scene.now.settings.stacked_doubling)
    stamina, lost = losses(scene.now.combatants[throw.target], points, body_die, margin, times, less)
    critical: Critical = "wear" if lost else "none"
    if margin is not None or body_die is not None:
        critical = "exceptional" if margin is None else "sneak"
    return Harm(faces, points, found, stamina, lost, critical, doubled, body_die, margin, times)


def _at_least_one(found: tuple[Term, ...]) -> tuple[Term, ...]:
    """*found*, which never come to less than one point (ALT-GEN-010)."""
    return (*found, *terms(("minimum", max(0, 1 - total(found)))))


def _body(scene: Scene[AlternatifState], blow: Blow) -> Action:
    """Damage, doubled with 1d6-1 body points for an exceptional critical (ALT-CRI-004), then its effect. Of a sneak
    attack: damage, save, effect (ALT-SNK-005); the hits of two daggers are one (ALT-SNK-016)."""
    arm, hand = blow.arm, blow.hand
    mates = _mates(scene.now, blow)
    # A plain object costs 1d4-1 body points instead (ALT-MIS-015).
    plain = blow.occasion == "shot" and arm.missile is not None and arm.missile.plain
    throw = Throw(blow.attacker, blow.target, arm=arm, occasion=blow.occasion, sneak=blow.sneak, impetus=blow.impetus)
    throw, faces = yield from dealt(scene, throw, dice(arm.damage), why=f"damage-{hand}", mates=mates)
    done = yield from harm(
        scene,
        throw,
        faces,
        body=(D4 if plain else D6, f"body-{hand}") if blow.critical and not blow.sneak else None,
        braced=blow.occasion == "reception" and "pole_weapon" in arm.tags,
    )
    yield from tell(
        DamageDealt(
            combatant=blow.attacker,
            blow=blow.id,
            target=blow.target,
            weapon=blow.weapon,
            **done.told(),
            also=mates[0].id if mates else None,
            times=done.times,
            shot=blow.occasion == "shot",
        )
    )
    yield from aftermath(scene, blow.target, blow.attacker, hand, arm.wound, done.body)
    for each in arm.exceptional:
        if blow.face in each.faces:
            effect = dict(each.effect)
            yield from tell(ExceptionalShown(blow.attacker, blow.target, blow.weapon, blow.face, effect))


def _mates(state: AlternatifState, blow: Blow) -> list[Blow]:
    """The other dagger's hit of one and the same sneak attack (ALT-SNK-016)."""
    if not blow.pair:
        return []
    return [
        each
        for each in state.blows
        if each.pair
        and each.id != blow.id
        and not (each.parried or each.landed)
        and (each.attacker, each.target) == (blow.attacker, blow.target)
    ]


def stray_blow(scene: Scene[AlternatifState], author: str, arm: Arm, victim: str, why: str = "stray") -> Action:
    """*victim* takes the normal damage of the weapon of *author* without a strike roll: a fumble (ALT-CRI-012), or a
    natural 20 of a special action (ALT-SPE-013)."""
    throw = Throw(author, victim, arm=arm)
    throw, faces = yield from dealt(scene, throw, dice(arm.damage), why=f"{why}-{arm.hand}")
    done = yield from harm(scene, throw, faces)
    yield from tell(DamageDealt(combatant=author, blow=None, target=victim, weapon=arm.weapon, **done.told()))
    yield from aftermath(scene, victim, author, arm.hand, arm.wound, done.body)


def aftermath(scene: Scene[AlternatifState], victim: str, author: str, hand: Hand, wound: Wound, body: int) -> Action:
    """What is left of *victim*, and the critical effect if *body* points were lost (ALT-CRI-005, -006)."""
    hurt = scene.now.combatants[victim]
    yield from tell(WoundsCounted(hurt.id, hurt.stamina, hurt.body))
    if body > 0 and scene.now.criticals:
        (face,) = yield from roll(D100, who=author, why=f"effect-{hand}")
        yield from _effect(scene, victim, wound, face)
    yield from story.disturb(scene, victim, "wound")


def _effect(scene: Scene[AlternatifState], victim: str, wound: Wound, face: int) -> Action:
    state = scene.now
    found = effect_in(read(state.criticals), wound, state.combatants[victim].body, face)
    yield from tell(
        EffectDrawn(
            combatant=victim,
            table=wound,
            effect_column=found.column,
            face=face,
            place=found.place,
            malus=found.malus,
            bleeding=found.bleeding,
            drops=found.drops,
            interrupts=found.interrupts,
            lame=found.lames,
            text=dict(found.text),
        )
    )
    who = scene.now.combatants[victim]
    if found.interrupts:
        for weapon in who.hands:
            if weapon.pending:
                yield from tell(ActionLost(victim, weapon.arm.hand, "interrupted", state.segment))
        yield from story.interrupt(scene, victim, 0)
    if found.drops:
        for weapon in who.hands:
            if weapon.arm.hand in (found.hand, "both") and not weapon.arm.is_natural:
                yield from tell(WeaponChanged(victim, weapon.arm.hand, weapon.arm.weapon, "dropped"))


def _is_gone(state: AlternatifState, blow: Blow) -> bool:
    """Whether what *blow* was aimed at is not there any more: another blow has just broken it."""
    return any(each.id == blow.id and each.landed for each in state.blows)


def _equipment(scene: Scene[AlternatifState], blow: Blow, piece: Hand) -> Action:
    """Damage comes off the structure points of what was aimed at; a natural 20 doubles it (ALT-MEL-011)."""
    throw = Throw(blow.attacker, blow.target, arm=blow.arm)
    throw, faces = yield from dealt(scene, throw, dice(blow.arm.damage), why=f"damage-{blow.hand}")
    state = scene.now
    found = _at_least_one(CHECKS.terms("damage_to_equipment", state, throw))
    points = total(found)
    held = state.combatants[blow.target].holds(piece)
    assert held is not None
    weapon = held.arm.weapon
    taken = points * 2 if blow.natural else points
    left = max(0, wielding.structure_left(held) - taken)
    yield from tell(
        EquipmentDamaged(
            combatant=blow.attacker,
            blow=blow.id,
            target=blow.target,
            hand=piece,
            weapon=weapon,
            faces=faces,
            total=taken,
            terms=found,
            doubled=blow.natural,
            left=left,
        )
    )
    if left == 0:
        yield from tell(WeaponChanged(blow.target, piece, weapon, "broken"))


def losses(
    who: Combatant, total: int, body_die: int | None, margin: int | None, times: int, less: int = 1
) -> tuple[int, int]:
    """The stamina and body points that damage of *total*, counted *times*, costs *who*. *body_die*: of an exceptional
    critical, *margin*: of a failed save against a sneak attack. Overflow and that die less 1 (*less*), or the margin,
    never add up, the larger counts (ALT-CRI-004, -008, ALT-SNK-006, -008)."""
    stamina, over = wear(who, total * times)
    return stamina, max(over, margin or 0, 0 if body_die is None else body_die - less)


def multiplier(*, critical: bool, braced: bool, stacked: Literal["multiply", "add", "once"]) -> int:
    """How often wear damage counts: twice for an exceptional critical (ALT-CRI-004), twice for a pole weapon braced
    against a charge, both together as the table has it (ALT-CHG-007).

    >>> [multiplier(critical=c, braced=b, stacked="multiply") for c in (False, True) for b in (False, True)]
    [1, 2, 2, 4]
    >>> multiplier(critical=True, braced=True, stacked="add"), multiplier(critical=True, braced=True, stacked="once")
    (3, 2)
    """
    if critical and braced:
        return {"multiply": 4, "add": 3, "once": 2}[stacked]
    return 2 if critical or braced else 1


def damage_terms(who: Combatant | None, arm: Arm, rolled: int) -> tuple[Term, ...]:
    """The sum of a blow's damage (ALT-GEN-010, ALT-MEL-008); weapon factors never count. *who* None: of a shot, without
    Strength (ALT-MIS-012)."""
    strength = 0 if who is None else who.str_damage
    given = terms(("str_damage", strength), ("mastery", arm.damage_bonus), ("magic", arm.magic))
    return (term("face", rolled), *given)


def of_weapons(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What each weapon that strikes has come to."""
    who = None if throw.occasion == "shot" else state.combatants[throw.who]
    return tuple(each for arm, rolled in throw.dealt for each in damage_terms(who, arm, rolled))


def of_dice(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What the damage dice alone have come to."""
    return (term("face", sum(rolled for _, rolled in throw.dealt)),)


def wear(who: Combatant, points: int) -> tuple[int, int]:
    """How many points of wear damage are taken from stamina, and how many are left for the body (ALT-GEN-011)."""
    stamina = min(points, max(0, who.stamina))
    return stamina, points - stamina


def bleeders(state: AlternatifState) -> list[str]:
    """Those whose wounds bleed at the end of this segment: it ends a round, and they have not bled yet."""
    if state.segment % ROUND or not state.segment or state.bled >= state.segment:
        return []
    return [each.id for each in state.combatants.values() if each.bleeding != "none" and not each.out]


def bleed(scene: Scene[AlternatifState]) -> Action:
    """A minor bleeding costs a point of stamina, of the body when none is left; a serious one a body point."""
    for ident in bleeders(scene.now):
        who = scene.now.combatants[ident]
        stamina, body = wear(who, 1) if who.bleeding == "minor" else (0, 1)
        yield from tell(Bled(ident, stamina, body, scene.now.segment))
        hurt = scene.now.combatants[ident]
        yield from tell(WoundsCounted(ident, hurt.stamina, hurt.body))


def fallen(state: AlternatifState) -> list[str]:
    """Those at 0 body points or below who are not out yet."""
    return [each.id for each in state.combatants.values() if each.body <= 0 and not each.out]


def falls(scene: Scene[AlternatifState]) -> Action:
    """Who is at 0 body points or below is out; what becomes of him is the game master's word (ALT-GEN-015)."""
    down = fallen(scene.now)
    for ident in down:
        yield from tell(CombatantOut(ident, spent=True))
    pairs = list(
        dict.fromkeys((min(pair), max(pair)) for ident in down for pair in engagement.contacts_of(scene.now, ident))
    )
    if pairs:
        yield from engagement.end_contacts(scene, pairs, "out")
