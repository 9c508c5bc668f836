"""Parries: after "hit", before damage (ALT-PAR).

A weapon parries one blow in a segment in which it has not acted. The first parry of a weapon on the offensive puts it
on the defensive and postpones its pending action; further ones are free until that action comes up. With two weapons
each is asked about, and both may be used against one blow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.kernel.dice import D20
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.alternatif import critical, forms, fumbles, grasp
from bot.rulesets.alternatif.events import (
    InitiativePostponed,
    ParryChosen,
    ParryRolled,
    StatusChanged,
    Term,
)
from bot.rulesets.alternatif.melee import natural, roll_terms
from bot.rulesets.alternatif.reaction_dice import die_of, postponement
from bot.rulesets.alternatif.shooting import defence, defending
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Hand
from bot.rulesets.alternatif.tactics import blind, circumstances, room


def parries(scene: Scene[AlternatifState]) -> Action:
    """Ask everybody who was hit and may parry; each answer is resolved at once (ALT-PAR-001, ALT-PAR-005,
    ALT-PAR-014)."""
    answer = yield from ask_first(forms.parry_questions)
    if answer is None:
        return
    key, choice = answer
    ident, chosen = forms.asked_in(key), choice["parry"]
    if chosen == forms.NOTHING:
        yield from tell(ParryChosen(ident, None, None, None))
        return
    blow, manner = forms.parry_parts(chosen)
    if manner is not None and any(defence.is_shot(each) for each in scene.now.blows if each.id == blow):
        yield from defending.defend(scene, ident, blow, manner)
        return
    weapons = forms.free_weapons(scene.now, scene.now.combatants[ident])
    hands = [each.arm.hand for each in weapons]
    if manner is None:
        yield from parry(scene, ident, blow, hands[:1])
    elif manner == "double":
        yield from parry(scene, ident, blow, hands[:2])
    else:
        yield from parry(scene, ident, blow, [hand for hand in hands if hand == manner])


def parry(scene: Scene[AlternatifState], ident: str, chosen: str, hands: Sequence[Hand]) -> Action:
    """Parry the blow *chosen* with *hands*, announced before any die falls (ALT-PAR-015); whether it succeeds or not,
    it has its price, and every announced weapon pays it (ALT-PAR-006 to -008)."""
    blow = next(each for each in scene.now.blows if each.id == chosen and each.target == ident and not each.answered)
    yield from tell(ParryChosen(ident, blow.attacker, blow.id, hands[0], len(hands) > 1))
    for hand in hands:
        state = scene.now
        who = state.combatants[ident]
        weapon = who.holds(hand)
        if weapon is None:
            continue
        arm = weapon.arm
        if (
            yield from blind.goes_astray(
                scene, ident, blow.attacker, "parry", hand=hand, weapon=arm.weapon, about=blow.id
            )
        ):
            yield from pay(scene, ident, hand)
            continue
        (face,) = yield from roll(D20, who=ident, why=f"parry-{hand}")
        terms = parry_terms(state, who, arm, face, blow.attacker)
        total = sum(each.value for each in terms)
        score = critical.parry_score(who, state.settings)
        yield from tell(
            ParryRolled(
                combatant=ident,
                attacker=blow.attacker,
                blow=blow.id,
                hand=hand,
                weapon=arm.weapon,
                face=face,
                total=total,
                terms=terms,
                against=blow.total,
                outcome=outcome(face, total, blow.total, natural_20=blow.natural, score=score),
                natural=natural(face),
                critical=face >= score,
                lost=state.settings.weapon_factors and not grasp.keeps_factor(who, arm, state.settings),
            )
        )
        yield from pay(scene, ident, hand)
        if face == 1:
            yield from fumbles.fumble(scene, ident, hand, blow.attacker)


def pay(scene: Scene[AlternatifState], ident: str, hand: Hand) -> Action:
    """The price of a parry: a weapon on the offensive goes on the defensive and acts later (ALT-PAR-007, -008). An
    armed counter-attack is armed again that much later than now (ALT-CTR-007)."""
    state = scene.now
    who = state.combatants[ident]
    weapon = who.holds(hand)
    if weapon is None or not forms.parry_cost(who, weapon, state):
        return
    by = postponement(die_of(who, weapon, state.settings))
    due = None if weapon.due is None else max(weapon.due, state.segment) + by
    yield from tell(InitiativePostponed(ident, hand, by, due, "parry"))
    yield from tell(StatusChanged(ident, hand, "defensive"))


def parry_terms(state: AlternatifState, who: Combatant, arm: Arm, face: int, attacker: str) -> tuple[Term, ...]:
    """The sum of a parry: the strike formula with the defence factor (ALT-PAR-006, ALT-FAC-003), and how the two stand
    (ALT-TAC-018)."""
    wielded = room.as_it_is_wielded(state, who, arm)
    terms = roll_terms(who, wielded, face, "defence_factor", wielded.defence, state.settings)
    other = state.combatants.get(attacker)
    return (*terms, *(() if other is None else circumstances.of(state, who, other)))


def outcome(face: int, total: int, against: int, *, natural_20: bool, score: int = 20) -> Literal["parried", "failed"]:
    """A critical parry (*score* or more on the die) cancels anything; a natural 20 yields to nothing else (ALT-CRI-002,
    ALT-CRI-016). A tie favours the parry.

    >>> outcome(15, 23, 23, natural_20=False), outcome(16, 30, 25, natural_20=True, score=18)
    ('parried', 'failed')
    >>> outcome(17, 20, 25, natural_20=True, score=17), outcome(1, 30, 20, natural_20=False)
    ('parried', 'failed')
    """
    if face >= score:
        return "parried"
    if face == 1 or natural_20:
        return "failed"
    return "parried" if total >= against else "failed"
