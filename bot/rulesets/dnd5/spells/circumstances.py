"""What spells make of rolls and of damage (DN5-EXT-001)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rulesets.dnd5.base.rolls import Rolls, Sway, Trial, better, worse
from bot.rulesets.dnd5.spells.castable import spell_armour
from bot.rulesets.dnd5.state import Extra, Fighter, State, Weapon
from bot.rulesets.shared.check import Term, terms


def shielded(state: State, trial: Trial) -> Iterable[Term]:
    """What spells add to the armour class."""
    target = trial.target
    if target is None:
        return ()
    base = max((spell_armour(target, each.spell) for each in target.under("ac_base")), default=0)
    added = {each.spell.spell: each.spell.ac for each in target.under("ac")}
    return terms(("mage_armour", base), *added.items())


def swayed(state: State, trial: Trial) -> Iterable[Sway]:
    """What spells on the target, or on the attacker, make of an attack."""
    yield from worse("hampered", trial.who.under("hampers"))
    if trial.target is not None:
        yield from better("glowing", trial.target.under("gives_advantage"))
        yield from better("marked", trial.target.under("marks"))
        yield from worse("blurred", trial.target.under("blurs"))


def resisted(state: State, trial: Trial) -> Iterable[Sway]:
    """Some creatures resist magic."""
    return better("magic_resistance", trial.spell and "magic_resistance" in trial.who.features)


def added(state: State, kind: Rolls, trial: Trial) -> Iterable[tuple[str, str, int]]:
    """Dice that spells add to attacks and saves, or take from them; the same spell counts once."""
    if kind == "check":
        return
    for name, sign in (("adds", 1), ("takes", -1)):
        found = {each.spell.spell: getattr(each.spell, name) for each in trial.who.under(name)}
        for spell, text in found.items():
            yield spell, text, sign


def extras(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> tuple[Extra, ...]:
    """Damage that spells add to hits with a weapon: on whomever he hits, or on the target that is marked."""
    if not any(each.weapon == weapon.weapon for each in who.weapons):
        return ()
    own = [each for each in who.under("hurts_more") if each.by == who.id and not each.spell.range]
    marked = [each for each in target.under("hurts_more") if each.by == who.id and each.spell.range]
    return tuple(Extra(each.spell.hurts_more, each.spell.hurts_type or weapon.type) for each in (*own, *marked))


__all__ = ["added", "extras", "resisted", "shielded", "swayed"]
