"""Damage, stamina and body points, critical effects, bleeding, falling (ALT-GEN-010, -011, -015, -016; ALT-CRI).

All results of a segment apply, even those of somebody felled in it: wounds come in the order of the strikes, and only
then do people fall.
"""

from __future__ import annotations

from typing import Literal

from bot.catalogue.criticals import effect_in
from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.alternatif import breaking_off, critical, engagement, grasp
from bot.rulesets.alternatif.events import (
    ActionLost,
    Bled,
    CombatantOut,
    DamageDealt,
    EffectDrawn,
    EquipmentDamaged,
    ExceptionalShown,
    Term,
    WeaponChanged,
    WoundsCounted,
    term,
)
from bot.rulesets.alternatif.fatigue import malus as fatigue
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.shooting import sums
from bot.rulesets.alternatif.state import ROUND, AlternatifState, Arm, Blow, Combatant, Hand, Wound
from bot.rulesets.alternatif.surprise import sneak

D4 = dice("d4")
D6 = dice("d6")
D100 = Dice(1, 100)
IMPETUS = 2
"""What a charge adds to damage (ALT-CHG-002)."""


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


def _body(scene: Scene[AlternatifState], blow: Blow) -> Action:
    """Damage, doubled with 1d6-1 body points for an exceptional critical (ALT-CRI-004), then its effect. Of a sneak
    attack: damage, save, effect (ALT-SNK-005); the hits of two daggers are one (ALT-SNK-016)."""
    faces = yield from roll(dice(blow.arm.damage), who=blow.attacker, why=f"damage-{blow.hand}")
    shot = blow.occasion == "shot"
    author = scene.now.combatants[blow.attacker]
    terms = sums.damage_terms(blow.arm, sum(faces)) if shot else damage_terms(author, blow.arm, sum(faces))
    mates = sneak.mates(scene.now, blow)
    for mate in mates:
        more = yield from roll(dice(mate.arm.damage), who=mate.attacker, why=f"damage-{mate.hand}")
        faces, terms = (*faces, *more), (*terms, *damage_terms(author, mate.arm, sum(more)))
    if blow.sneak:
        terms = (*terms, *sneak.rank_terms(author))
    if blow.impetus:
        terms = (*terms, term("charge", IMPETUS))
    terms = (*terms, *fatigue.terms(author, scene.now.settings, "other"))
    total = max(1, sum(each.value for each in terms))
    body_die = margin = None
    if blow.sneak:
        margin = yield from sneak.save(scene, blow.attacker, blow.target, blow.arm)
    elif blow.critical:
        # A plain object costs 1d4-1 body points instead (ALT-MIS-015).
        plain = shot and blow.arm.missile is not None and blow.arm.missile.plain
        (body_die,) = yield from roll(D4 if plain else D6, who=blow.attacker, why=f"body-{blow.hand}")
    braced = blow.occasion == "reception" and "pole_weapon" in blow.arm.tags
    doubled = blow.critical or margin is not None
    times = multiplier(critical=doubled, braced=braced, stacked=scene.now.settings.stacked_doubling)
    stamina, body = losses(scene.now.combatants[blow.target], total, body_die, margin, times)
    yield from tell(
        DamageDealt(
            combatant=blow.attacker,
            blow=blow.id,
            target=blow.target,
            weapon=blow.weapon,
            faces=faces,
            total=total,
            terms=terms,
            stamina=stamina,
            body=body,
            critical=_critical(blow, margin, body),
            doubled=doubled,
            body_die=body_die,
            margin=margin,
            also=mates[0].id if mates else None,
            times=times,
        )
    )
    yield from aftermath(scene, blow.target, blow.attacker, blow.arm.hand, blow.arm.wound, body)
    for each in blow.arm.exceptional:
        if blow.face in each.faces:
            effect = dict(each.effect)
            yield from tell(ExceptionalShown(blow.attacker, blow.target, blow.weapon, blow.face, effect))


def _critical(blow: Blow, margin: int | None, body: int) -> Literal["none", "exceptional", "wear", "sneak"]:
    if margin is not None:
        return "sneak"
    return "exceptional" if blow.critical else "wear" if body else "none"


def stray_blow(scene: Scene[AlternatifState], author: str, arm: Arm, victim: str, why: str = "stray") -> Action:
    """*victim* takes the normal damage of the weapon of *author* without a strike roll: a fumble (ALT-CRI-012), or a
    natural 20 of a special action (ALT-SPE-013)."""
    faces = yield from roll(dice(arm.damage), who=author, why=f"{why}-{arm.hand}")
    who = scene.now.combatants[author]
    terms = (*damage_terms(who, arm, sum(faces)), *fatigue.terms(who, scene.now.settings, "other"))
    total = max(1, sum(each.value for each in terms))
    stamina, body = wear(scene.now.combatants[victim], total)
    yield from tell(
        DamageDealt(
            combatant=author,
            blow=None,
            target=victim,
            weapon=arm.weapon,
            faces=faces,
            total=total,
            terms=terms,
            stamina=stamina,
            body=body,
            critical="wear" if body else "none",
        )
    )
    yield from aftermath(scene, victim, author, arm.hand, arm.wound, body)


def aftermath(scene: Scene[AlternatifState], victim: str, author: str, hand: Hand, wound: Wound, body: int) -> Action:
    """What is left of *victim*, and the critical effect if *body* points were lost (ALT-CRI-005, -006)."""
    hurt = scene.now.combatants[victim]
    yield from tell(WoundsCounted(hurt.id, hurt.stamina, hurt.body))
    if body > 0 and scene.now.criticals:
        (face,) = yield from roll(D100, who=author, why=f"effect-{hand}")
        yield from _effect(scene, victim, wound, face)
    yield from casting.disturb(scene, victim, "wound")


def _effect(scene: Scene[AlternatifState], victim: str, wound: Wound, face: int) -> Action:
    state = scene.now
    found = effect_in(critical.read(state.criticals), wound, state.combatants[victim].body, face)
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
        yield from breaking_off.interrupt(scene, victim)
    if found.drops:
        for weapon in who.hands:
            if weapon.arm.hand in (found.hand, "both") and not weapon.arm.is_natural:
                yield from tell(WeaponChanged(victim, weapon.arm.hand, weapon.arm.weapon, "dropped"))


def _is_gone(state: AlternatifState, blow: Blow) -> bool:
    """Whether what *blow* was aimed at is not there any more: another blow has just broken it."""
    return any(each.id == blow.id and each.landed for each in state.blows)


def _equipment(scene: Scene[AlternatifState], blow: Blow, piece: Hand) -> Action:
    """Damage comes off the structure points of what was aimed at; a natural 20 doubles it (ALT-MEL-011)."""
    faces = yield from roll(dice(blow.arm.damage), who=blow.attacker, why=f"damage-{blow.hand}")
    state = scene.now
    terms = damage_terms(state.combatants[blow.attacker], blow.arm, sum(faces))
    total = max(1, sum(each.value for each in terms))
    held = state.combatants[blow.target].holds(piece)
    assert held is not None
    weapon = held.arm.weapon
    taken = total * 2 if blow.natural else total
    left = max(0, grasp.structure_left(held) - taken)
    yield from tell(
        EquipmentDamaged(
            combatant=blow.attacker,
            blow=blow.id,
            target=blow.target,
            hand=piece,
            weapon=weapon,
            faces=faces,
            total=taken,
            terms=terms,
            doubled=blow.natural,
            left=left,
        )
    )
    if left == 0:
        yield from tell(WeaponChanged(blow.target, piece, weapon, "broken"))


def losses(
    who: Combatant, total: int, body_die: int | None, margin: int | None = None, times: int | None = None
) -> tuple[int, int]:
    """The stamina and body points that damage of *total* costs *who*. *body_die*: the d6 of an exceptional critical,
    *margin*: of a failed save against a sneak attack; either doubles the wear damage, unless *times* says how often it
    counts. Overflow and 1d6-1, or the margin, never add up, the larger counts (ALT-CRI-004, -008, ALT-SNK-006, -008).
    """
    if times is None:
        times = 1 if body_die is None and margin is None else 2
    stamina, over = wear(who, total * times)
    return stamina, max(over, margin or 0, 0 if body_die is None else body_die - 1)


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


def damage_terms(who: Combatant, arm: Arm, rolled: int) -> tuple[Term, ...]:
    """The sum of a blow's damage (ALT-GEN-010, ALT-MEL-008); weapon factors never count."""
    terms = [term("face", rolled)]
    if who.str_damage:
        terms.append(term("str_damage", who.str_damage))
    if arm.damage_bonus:
        terms.append(term("mastery", arm.damage_bonus))
    if arm.magic:
        terms.append(term("magic", arm.magic))
    return tuple(terms)


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
        yield from tell(CombatantOut(ident))
    pairs = list(
        dict.fromkeys((min(pair), max(pair)) for ident in down for pair in engagement.contacts_of(scene.now, ident))
    )
    if pairs:
        yield from engagement.end_contacts(scene, pairs, "out")
