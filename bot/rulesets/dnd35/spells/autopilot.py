"""What spell an autopilot casts: the one that helps most now.

What a spell deals on average is weighed against what its weapons would; companions within an area count twice against
it. Whoever is down is healed first. Beside a foe it casts on the defensive where it is likely to succeed, and else not
at all, unless it has nothing better. Further rays go on to the same target until it should be down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.kernel.dice import dice
from bot.rulesets.d20.casting import ALSO, TARGET
from bot.rulesets.dnd35.base.rolls import ON_ATTACKS, Bonus, Trial, stacked
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.spells import areas, castable, falling, upon
from bot.rulesets.dnd35.state import Cast, Fighter, Spell, State, enemies
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.shared.check import Term, terms

# ---- What spells, and what drains people, make of rolls (D35-BAS-014, -016, -020).

TRAINED: Final = 4
"""What Combat Casting adds to Concentration on the defensive and in a grapple."""
CALM: Final = ("defensive", "cast_held")


ON_SAVES: Final = CONDITIONS.that("saves")


def _added(who: Fighter, what: str) -> tuple[Term, ...]:
    """What spells add to his rolls, or take from them: of the bonuses of one kind the highest (D35-BAS-016)."""
    return stacked(Bonus("spell", getattr(each.spell, what), each.spell.kind) for each in who.under(what))


def striking(state: State, on: Trial) -> tuple[Term, ...]:
    """What they do to attacks, and what conditions do."""
    return (*_added(on.who, "hits"), *terms(*ON_ATTACKS.terms(on.who)))


def saving(state: State, on: Trial) -> tuple[Term, ...]:
    """His save, and what they do to it."""
    return (*terms((on.skill, on.who.save(on.skill) + _altered(on))), *saved(state, on))  # type: ignore[arg-type]


def saved(state: State, on: Trial) -> tuple[Term, ...]:
    """What they, and conditions, do to any save of his, against whatever it is."""
    return (*_added(on.who, "saves"), *terms(*ON_SAVES.terms(on.who)))


def _altered(on: Trial) -> int:
    """By how much the ability of that save is not that of his sheet."""
    ability = {"fortitude": "constitution", "reflex": "dexterity", "will": "wisdom"}[on.skill]
    return on.who.altered(ability)  # type: ignore[arg-type]


def levels(state: State, on: Trial) -> tuple[Term, ...]:
    """Each negative level takes 1 from everything that is rolled with a d20."""
    return terms(("negative_levels", -on.who.negative))


def caster(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("caster_level", on.who.caster))


def calm(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever has learnt to cast in a fight concentrates better."""
    trained = on.skill == "concentration" and on.tried in CALM and "combat_casting" in on.who.feats
    return terms(("combat_casting", TRAINED if trained else 0))


HOLDS: Final = CONDITIONS.that("worth")
"""What taking a foe out of the fight for a while is worth, in hit points."""
LEAST: Final = 3
WARDS: Final = 5
"""What a spell that guards or strengthens somebody is worth."""


def average(text: str) -> int:
    """What the dice come to on average, rounded down."""
    return dice(text).count * (dice(text).sides + 1) // 2 if text else 0


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What it answers to a question about a spell; None: it is about something else."""
    match decision.kind:
        case falling.IMMEDIATE:
            return {falling.IMMEDIATE: decision.fields[0].options[0]}
        case casting.POINT:
            cast = state.doing(Cast)
            return decision.default if cast is None else _pointed(state, who, cast, decision)
        case kind if kind == ALSO:
            return {TARGET: NOTHING}
        case _:
            return None


def _pointed(state: State, who: Fighter, cast: Cast, decision: Decision) -> Choice:
    name = decision.fields[0].name
    found = max(
        ({name: each} for each in decision.fields[0].options[:12]),
        key=lambda choice: worth(state, who, cast.spell, choice),
    )
    return decision.filled(found)


def best(state: State, who: Fighter, decision: Decision, beside: int) -> Choice | None:
    """The spell that it casts, chosen wholly; None: it does something else, which deals *beside* on average."""
    if not enemies(state, who) and not any(each.dying for each in state.combatants.values()):
        return None
    found = [
        (worth(state, who, spell, choice) * _likely(state, who, spell) // 100, choice)
        for spell in castable.now(state, who)
        for choice in _ways(state, who, spell)
    ]
    for value, choice in sorted(found, key=lambda each: -each[0]):
        full = {"action": "cast", **choice}
        if value > max(beside, LEAST) and decision.legal(full) == ():
            return full
    return None


def _likely(state: State, who: Fighter, spell: Spell) -> int:
    """How likely it comes about, of 100: beside a foe it is cast on the defensive."""
    if not castable.threatened(state, who) or spell.casting in castable.QUICK:
        return 100
    added = who.skill("concentration") + (TRAINED if "combat_casting" in who.feats else 0)
    return max(0, min(100, 5 * (21 + added - casting.STRAINED - spell.level)))


def _ways(state: State, who: Fighter, spell: Spell) -> list[dict[str, str]]:
    near = castable.threatened(state, who) and spell.casting not in castable.QUICK
    first = {castable.SPELL: spell.spell, **({castable.MANNER: castable.DEFENSIVE} if near else {})}
    fields = castable.aimed(state, who, spell)
    return [{**first, fields[0].name: value} for value in fields[0].options[:12]] if fields else [first]


def worth(state: State, who: Fighter, spell: Spell, choice: Mapping[str, str]) -> int:
    """What it comes to, in hit points."""
    if spell.area:
        hit = areas.caught(state, Cast(who.id, spell, aim=choice.get(castable.AIM)))
        people = (state.combatants[each] for each in hit if not state.combatants[each].hidden)
        return sum(_upon(who, spell, each) * (1 if each.side != who.side or not spell.harms else -2) for each in people)
    target = state.combatants.get(choice.get(TARGET, who.id))
    return 0 if target is None else _upon(who, spell, target)


def _upon(who: Fighter, spell: Spell, target: Fighter) -> int:
    """What it does to *target*, for good where he is a friend, for ill where he is none."""
    friend = target.side == who.side
    dealt = average(spell.damage or spell.heals) + spell.plus
    if spell.damage or spell.cures:
        if upon.heals(spell, target):
            return _healing(target, dealt) if friend else 0
        if target.out or (friend and not spell.area):
            return 0
        dealt *= max(1, spell.missiles)
        return min(dealt * (3 if spell.missiles else 2) // 3, max(1, target.hit_points) + 4)
    if spell.harms:
        new = not (target.out or target.has(spell.condition) or upon.proof(target, spell))
        strong = not spell.pool or target.level <= spell.pool
        return (HOLDS.figures.get(spell.condition, WARDS) if spell.condition else WARDS) // 2 if new and strong else 0
    helps = friend and not target.out and not any(each.spell.spell == spell.spell for each in target.effects)
    bonus = spell.armour or spell.shield or spell.deflection or spell.hits > 0 or spell.raises
    return WARDS if helps and bonus and not spell.once else 0


def _healing(target: Fighter, given: int) -> int:
    lost = target.hit_points_max - target.hit_points
    if target.dying:
        return 40
    return min(lost, given) + 4 if target.hit_points * 2 <= target.hit_points_max and not target.died else 0
