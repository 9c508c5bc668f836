"""Damage, stamina and body points, falling and getting up again (ALT-GEN-010, -011, -015, -016).

All results of a segment apply, even those of somebody felled in it: wounds come in the order of the strikes, and only
then do people fall.
"""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.events import CombatantOut, DamageDealt, Term, WoundsCounted, term
from bot.rulesets.alternatif.state import AlternatifState, Combatant


def wounds(scene: Scene[AlternatifState]) -> Action:
    """The blows that nobody parried land, in the order of the strikes."""
    state = scene.now
    for blow in state.blows:
        if blow.parried or blow.landed:
            continue
        attacker = scene.now.combatants[blow.attacker]
        faces = yield from roll(dice(attacker.wielded.arm.damage), who=attacker.id, why=f"damage-{blow.hand}")
        terms = damage_terms(attacker, sum(faces))
        total = max(1, sum(each.value for each in terms))
        stamina, body = wear(scene.now.combatants[blow.target], total)
        yield from tell(
            DamageDealt(
                combatant=attacker.id,
                blow=blow.id,
                target=blow.target,
                weapon=blow.weapon,
                faces=faces,
                total=total,
                terms=terms,
                stamina=stamina,
                body=body,
                wear_critical=body > 0,
            )
        )
        hurt = scene.now.combatants[blow.target]
        yield from tell(WoundsCounted(hurt.id, hurt.stamina, hurt.body))


def damage_terms(who: Combatant, rolled: int) -> tuple[Term, ...]:
    """The sum of a blow's damage (ALT-GEN-010, ALT-MEL-008); weapon factors never count."""
    arm = who.wielded.arm
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
