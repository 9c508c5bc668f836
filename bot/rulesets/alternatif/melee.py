"""Melee: the strike (ALT-MEL), with weapon factors (ALT-FAC) and natural results (ALT-CRI-001, -010).

What a word of the game master does to a blow in the air is decided here and in `wounds`: a strike that was rolled
stands, whatever happens to its author's figures or contacts; it is void only when its author or its target leaves the
encounter (`history`).
"""

from __future__ import annotations

from typing import Literal

from bot.kernel.dice import D20
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.alternatif import engagement, forms
from bot.rulesets.alternatif.events import (
    ActionLost,
    CombatantRevealed,
    StrikeChosen,
    StrikeRolled,
    Term,
    term,
)
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Settings


def strikes(scene: Scene[AlternatifState]) -> Action:
    """Everybody whose action is up strikes, gives it up, or loses it (ALT-MEL-005, ALT-MEL-009, ALT-MEL-014)."""
    state = scene.now
    moved = False
    for who in forms.strikers(state):
        aim = forms.aim_of(state, who)
        if aim is not None:
            moved = True
            yield from strike(scene, who.id, aim)
        elif not forms.targets_of(state, who):
            moved = True
            yield from tell(ActionLost(who.id, who.wielded.arm.hand, "no_target", state.segment))
    if moved:
        return
    answer = yield from ask_first(forms.strike_questions)
    if answer is None:
        return
    key, choice = answer
    ident, target = forms.asked_in(key), choice["target"]
    hand = scene.now.combatants[ident].wielded.arm.hand
    if target == forms.NOTHING:
        yield from tell(StrikeChosen(ident, hand, None))
        yield from tell(ActionLost(ident, hand, "given_up", scene.now.segment))
    else:
        yield from tell(StrikeChosen(ident, hand, target))
        yield from strike(scene, ident, target)


def strike(scene: Scene[AlternatifState], ident: str, target_id: str) -> Action:
    """Roll the strike of *ident* at *target_id* (ALT-MEL-006, ALT-MEL-007)."""
    state = scene.now
    who = state.combatants[ident]
    unseen = who.hidden
    if unseen:
        # Whoever strikes shows himself; the blow itself came out of nowhere.
        yield from tell(CombatantRevealed(ident, who.name, who.side, who.wielded.arm.weapon))
    if target_id not in who.contacts:
        yield from engagement.make_contact(scene, ident, target_id, "strike")
    arm = who.wielded.arm
    (face,) = yield from roll(D20, who=ident, why=f"strike-{arm.hand}")
    settings = state.settings
    terms = strike_terms(who, face, settings)
    against_terms = armour_class(state.combatants[target_id], settings, unseen=unseen)
    total = sum(each.value for each in terms)
    against = sum(each.value for each in against_terms)
    yield from tell(
        StrikeRolled(
            combatant=ident,
            action="attack",
            target=target_id,
            hand=arm.hand,
            weapon=arm.weapon,
            face=face,
            total=total,
            terms=terms,
            against=against,
            against_terms=against_terms,
            outcome="hit" if succeeds(face, total, against) else "miss",
            natural=natural(face),
            unseen=unseen,
        )
    )


def natural(face: int) -> Literal[1, 20] | None:
    """The natural result that decides by itself, if *face* is one (ALT-CRI-001, ALT-CRI-010)."""
    return 20 if face == 20 else 1 if face == 1 else None


def succeeds(face: int, total: int, against: int) -> bool:
    """At least the difficulty (ALT-GEN-009); a natural 20 always, a natural 1 never.

    >>> succeeds(12, 21, 21), succeeds(12, 20, 21), succeeds(20, 22, 27), succeeds(1, 30, 10)
    (True, False, True, False)
    """
    return face != 1 and (face == 20 or total >= against)


def roll_terms(who: Combatant, face: int, factor: Term | None) -> list[Term]:
    """The melee formula (ALT-MEL-006), common to strikes and parries, with the weapon's *factor*."""
    arm = who.wielded.arm
    terms = [term("face", face), term("martial_bonus", who.bm)]
    if who.str_hit:
        terms.append(term("str_hit", who.str_hit))
    if arm.hit_bonus:
        terms.append(term("mastery", arm.hit_bonus))
    if arm.magic:
        terms.append(term("magic", arm.magic))
    if factor is not None and factor.value:
        terms.append(factor)
    return terms


def strike_terms(who: Combatant, face: int, settings: Settings) -> tuple[Term, ...]:
    """The sum of a strike: attacks use the attack factor (ALT-FAC-002)."""
    factor = term("attack_factor", who.wielded.arm.attack) if settings.weapon_factors else None
    terms = roll_terms(who, face, factor)
    if who.next_strike:
        terms.append(term("gm", who.next_strike))
    return tuple(terms)


def armour_class(who: Combatant, settings: Settings, *, unseen: bool = False) -> tuple[Term, ...]:
    """The melee armour class of *who* (ALT-FAC-005): the defence factor counts against blows that he could parry.

    Without that addition, but with weapon factors, everybody's basic armour class is 12 (ALT-FAC-007).
    """
    base = term("armour_class", who.ac)
    if not settings.weapon_factors:
        return (base,)
    if not settings.defence_factor_in_ac:
        return (base, term("base_12", 2))
    defence = who.wielded.arm.defence
    return (base,) if unseen or not defence else (base, term("defence_factor", defence))
