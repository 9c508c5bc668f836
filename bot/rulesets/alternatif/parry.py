"""Parries: after "hit", before damage (ALT-PAR).

A weapon parries one blow in a segment in which it has not acted. The first parry of a weapon on the offensive puts it
on the defensive and postpones its pending action; further ones are free until that action comes up.
"""

from __future__ import annotations

from typing import Literal

from bot.kernel.dice import D20
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.alternatif import forms
from bot.rulesets.alternatif.events import (
    InitiativePostponed,
    ParryChosen,
    ParryRolled,
    StatusChanged,
    Term,
    term,
)
from bot.rulesets.alternatif.melee import natural, roll_terms
from bot.rulesets.alternatif.reaction_dice import postponement, reaction_die
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Settings


def parries(scene: Scene[AlternatifState]) -> Action:
    """Ask everybody who was hit and may parry; each answer is resolved at once (ALT-PAR-001, ALT-PAR-005)."""
    answer = yield from ask_first(forms.parry_questions)
    if answer is None:
        return
    key, choice = answer
    ident, chosen = forms.asked_in(key), choice["parry"]
    if chosen == forms.NOTHING:
        yield from tell(ParryChosen(ident, None, None, None))
    else:
        yield from parry(scene, ident, chosen)


def parry(scene: Scene[AlternatifState], ident: str, chosen: str) -> Action:
    """Parry the blow *chosen*; whether it succeeds or not, it has its price (ALT-PAR-006 to -008)."""
    state = scene.now
    who = state.combatants[ident]
    weapon = who.wielded
    hand = weapon.arm.hand
    blow = next(each for each in state.blows if each.id == chosen and each.target == ident)
    yield from tell(ParryChosen(ident, blow.attacker, blow.id, hand))
    (face,) = yield from roll(D20, who=ident, why=f"parry-{hand}")
    terms = parry_terms(who, face, state.settings)
    total = sum(each.value for each in terms)
    yield from tell(
        ParryRolled(
            combatant=ident,
            attacker=blow.attacker,
            blow=blow.id,
            hand=hand,
            weapon=weapon.arm.weapon,
            face=face,
            total=total,
            terms=terms,
            against=blow.total,
            outcome=outcome(face, total, blow.total, natural_20=blow.natural),
            natural=natural(face),
        )
    )
    if weapon.status == "defensive":
        return
    by = postponement(reaction_die(weapon.arm, who.bm, state.settings))
    due = None if weapon.due is None else weapon.due + by
    yield from tell(InitiativePostponed(ident, hand, by, due, "parry"))
    yield from tell(StatusChanged(ident, hand, "defensive"))


def parry_terms(who: Combatant, face: int, settings: Settings) -> tuple[Term, ...]:
    """The sum of a parry: the strike formula with the defence factor (ALT-PAR-006, ALT-FAC-003)."""
    factor = term("defence_factor", who.wielded.arm.defence) if settings.weapon_factors else None
    return tuple(roll_terms(who, face, factor))


def outcome(face: int, total: int, against: int, *, natural_20: bool) -> Literal["parried", "failed"]:
    """A tie favours the parry; a natural 20 is cancelled by a natural 20 alone (ALT-CRI-002), which cancels anything.

    >>> outcome(15, 23, 23, natural_20=False), outcome(16, 30, 25, natural_20=True)
    ('parried', 'failed')
    """
    if face == 20:
        return "parried"
    if face == 1 or natural_20:
        return "failed"
    return "parried" if total >= against else "failed"
