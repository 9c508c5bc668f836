"""A counterspell that was held ready (D35-ACT-012)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.base import magic
from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.spells.events import SpellIdentified
from bot.rulesets.dnd35.state import SQUARE, Cast, Fighter, Spell, State
from bot.rulesets.shared.check import Check, terms

IDENTIFY: Final = 15
"""What a Spellcraft check is against, before the level of the spell."""


def counters(state: State, who: Fighter, cast: Cast) -> Spell | None:
    """The same spell, with which he can undo *cast*: he has one left, and reaches whoever casts."""
    own = next((each for each in who.spells if each.spell == cast.spell.spell), None)
    caster = state.combatants[cast.who]
    if own is None or magic.slot(who, own) is None or distance(who, caster) > max(SQUARE, own.range):
        return None
    return own


def may(who: Fighter) -> bool:
    """Whether *who* has anything to undo spells with: he need not know which it will be."""
    return any(magic.slot(who, each) is not None for each in who.spells)


def counter(scene: Scene[State], ident: str, caster: str) -> Action:
    """*ident* tries to tell what *caster* casts; if he does, and has it as well, both are spent (D35-ACT-012)."""
    cast = scene.now.deed
    if not isinstance(cast, Cast) or cast.who != caster:
        return

    def made(face: int) -> Check:
        who = scene.now.combatants[ident]
        found = CHECKS.made("skill", scene.now, Trial(who, face, skill="spellcraft"), face)
        return Check(found.law, face, found.terms, terms(("difficulty", IDENTIFY + cast.spell.level)))

    (face,) = yield from roll(D20, who=ident, why="spellcraft", judge=made(10).judge())
    check = made(face)
    yield from spent(scene, "skill", Trial(scene.now.combatants[ident], face))
    able = counters(scene.now, scene.now.combatants[ident], cast) is not None
    yield from tell(
        SpellIdentified(
            ident,
            caster,
            cast.spell.spell,
            against=check.against,
            success=check.succeeds,
            able=able,
            **check.told(),
        )
    )


__all__ = ["IDENTIFY", "counter", "counters", "may"]
