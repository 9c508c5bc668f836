"""What a grapple check is the sum of, and what grappling makes of attacks and of the armour class (D35-GRA-001, -008,
-011, -013, -018, -021, -025).
"""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.arms import LATER
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.rolls import ON_ATTACKS, Ahead, Trial
from bot.rulesets.dnd35.grapple.events import SpellHeld, SpellTaken
from bot.rulesets.dnd35.state import Clinch, Fighter, Spell, State
from bot.rulesets.shared.check import Point, Term, terms

# ---- A spell is cast in a grapple (D35-GRA-012).

HELD: Final = 20
"""What a Concentration check in a grapple is against, before the level of the spell."""
HURT: Final = 10
"""What one is against of somebody who is hurt while he casts, before the damage and the level (D35-BAS-020)."""


EFFECT: Final[Point[[Scene[State], str, str], Action]] = Point("how a spell takes effect that was cast in a grapple")


AIMABLE: Final[Point[[State, Fighter, Spell], bool]] = Point("whether there is whom, or where, a spell may be for")


def castable(state: State, who: Fighter) -> tuple[Spell, ...]:
    """The spells that he can cast in a grapple, and for which there is a target now (D35-GRA-012)."""
    return tuple(each for each in possible(state, who) if AIMABLE(state, who, each))


def possible(state: State, who: Fighter) -> tuple[Spell, ...]:
    """The spells that can be cast in a grapple: without gestures, by one standard action, the material components in
    hand (D35-GRA-012). Whoever is pinned casts none, kept from speaking or not (D35-GRA-022, -025)."""
    if holds.pinned_by(state, who.id) is not None:
        return ()
    return tuple(
        each
        for each in who.spells
        if each.casting == "standard"
        and magic.slot(who, each) is not None
        and "S" not in each.components
        and (who.component or "M" not in each.components)
    )


def spell_of(who: Fighter, name: str) -> Spell:
    """His spell of that name."""
    return next(each for each in who.spells if each.spell == name)


def concentrate(scene: Scene[State], clinch: Clinch) -> Action:
    """A Concentration check, first for the damage that he has taken meanwhile, then for the grapple; else the spell is
    lost."""
    check = yield from concentrating(scene.now, clinch).made(scene, why="concentration", judged=not clinch.hurt)
    spell = spell_of(scene.now.combatants[clinch.who], clinch.thing)
    told = {"against": check.against, "success": check.succeeds, "hurt": clinch.hurt, **check.told()}
    yield from tell(SpellHeld(clinch.who, spell.spell, spell.level, **told))


def concentrating(state: State, clinch: Clinch) -> Ahead:
    """What he rolls for that."""
    who = state.combatants[clinch.who]
    base, tried = (HURT + clinch.hurt, "hurt") if clinch.hurt else (HELD, "cast_held")
    trial = Trial(who, 0, skill="concentration", tried=tried)
    return Ahead(state, "skill", trial, base + spell_of(who, clinch.thing).level)


def release(scene: Scene[State], clinch: Clinch) -> Action:
    """The spell takes effect."""
    yield from tell(SpellTaken(clinch.who, clinch.thing))
    yield from EFFECT(scene, clinch.who, clinch.thing)


ADEPT: Final = 4
"""What Improved Grapple adds to grapple checks."""
LETHAL: Final = -4
"""What whoever wants to deal lethal damage with bare hands loses (D35-GRA-013)."""
PINNED_ALONG: Final = 4
"""What dragging along somebody whom one has pinned has more (D35-GRA-018)."""


def grapple(state: State, on: Trial) -> tuple[Term, ...]:
    """Base attack, Strength, the special modifier of his size (D35-GRA-001), and less for each further attempt in a
    turn (D35-GRA-002). It is like an attack in melee: what conditions take from those they take from it."""
    who = on.who
    return terms(
        ("base_attack", who.base_attack),
        ("strength", who.strength_modifier),
        ("special_size", who.figures.special),
        ("improved_grapple", ADEPT if adept(who) else 0),
        *ON_ATTACKS.terms(who),
        ("later", LATER * on.later),
    )


def added(state: State, on: Trial) -> tuple[Term, ...]:
    """What this one roll has besides."""
    return on.added


def of_clinch(state: State, clinch: Clinch) -> tuple[Term, ...]:
    """What whoever began it has more or less in it."""
    who = state.combatants[clinch.who]
    lethal = clinch.lethal and "improved_unarmed_strike" not in who.feats
    # Whoever has pinned somebody drags him along more easily, where nobody else takes part (D35-GRA-018).
    alone = clinch.aim == "drag" and len(holds.company(state, who.id)) == 2 and holds.pins(state, who.id) is not None
    return terms(("lethal", LETHAL if lethal else 0), ("pinned_along", PINNED_ALONG if alone else 0))


def within(state: State, on: Trial) -> tuple[Term, ...]:
    """An attack at an opponent in the same grapple is harder (D35-GRA-011, -021)."""
    held = on.target is not None and holds.grip(state, on.who.id, on.target.id) is not None
    return terms(("in_grapple", holds.IN_GRAPPLE if held else 0))


def adept(who: Fighter) -> bool:
    """Whether he has learnt to take hold of people: he exposes himself to nobody by it."""
    return "improved_grapple" in who.feats


def bonus(who: Fighter) -> int:
    """What *who* adds to his grapple checks."""
    return who.grapple + (ADEPT if adept(who) else 0) + ON_ATTACKS.sum(who)
