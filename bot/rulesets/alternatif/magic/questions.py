"""What the game master is asked about magic: a disturbed incantation, and what a spell does."""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first
from bot.rulesets.alternatif.base.asking import GM, asked_in
from bot.rulesets.alternatif.magic import casting, effects
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Effect

OUTCOMES = ("goes_on", "kept", "lost")
HALF = "half"
"""Somebody has only half of it."""


def incantations(scene: Scene[AlternatifState]) -> Action:
    """The game master says what becomes of incantations that were disturbed (ALT-MAG-010)."""
    answer = yield from ask_first(disturbed)
    if answer is not None:
        key, choice = answer
        yield from casting.settle(scene, asked_in(key), choice["incantation"])


def disturbed(state: AlternatifState) -> list[Decision]:
    """One question for each incantation that something has disturbed."""
    return [_disturbed(state, who) for who in state.combatants.values() if is_disturbed(who)]


def is_disturbed(who: Combatant) -> bool:
    """Whether the game master has to say what becomes of an incantation of *who*."""
    return who.task is not None and who.task.disturbed is not None


def _disturbed(state: AlternatifState, who: Combatant) -> Decision:
    task = who.task
    assert task is not None
    about: dict[str, Scalar] = {"author": who.id, "weapon": task.weapon, "cause": task.disturbed, "last": task.last}
    key = f"{who.id}:incantation:{state.segment}"
    field = Field("incantation", OUTCOMES)
    return Decision(key, "incantation", GM, (field,), {"incantation": "lost"}, about)


def effects_settled(scene: Scene[AlternatifState]) -> Action:
    """What spells and items have set free is applied: as the game master says, where anything of it is open; to whom
    it was meant for, where nothing is."""
    sure = next((who for who in scene.now.combatants.values() if _is_sure(scene.now, who)), None)
    if sure is not None:
        yield from effects.strike(scene, sure.id, sure.magic.effects[0].target or "", half=False)
        return
    answer = yield from ask_first(pending)
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    target = choice["target"]
    if target == NOTHING:
        yield from effects.done(scene, ident)
    else:
        half = target == HALF
        yield from effects.strike(scene, ident, choice["halved"] if half else target, half=half)


def _is_sure(state: AlternatifState, who: Combatant) -> bool:
    """Whether nothing is open of what *who* has set free."""
    return bool(who.magic.effects) and who.magic.effects[0].sure and _named(state, who)


def _named(state: AlternatifState, who: Combatant) -> bool:
    """Whether he for whom the first effect of *who* was meant is still there."""
    target = state.combatants.get(who.magic.effects[0].target or "")
    return target is not None and not target.out


def pending(state: AlternatifState) -> list[Decision]:
    """One question for each of those whose spell or item waits for its effect."""
    return [_effect(state, who, who.magic.effects[0]) for who in state.combatants.values() if who.magic.effects]


def _effect(state: AlternatifState, who: Combatant, effect: Effect) -> Decision:
    """Upon whom: all of it by one press, or half; an area may strike several, one after the other. Without an answer
    whoever was named is struck in full, once."""
    here = [each for each in state.combatants.values() if not each.out and each.id not in effect.struck]
    here.sort(key=lambda each: (each.id != effect.target, each.side == who.side))
    people = tuple(each.id for each in here)
    target = Field("target", (*people, *((HALF,) if people else ()), NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        return (target, Field("halved", people)) if partial.get("target") == HALF else (target,)

    usual = effect.target if _named(state, who) and not effect.struck else None

    about: dict[str, Scalar] = {
        "author": who.id,
        "weapon": effect.source,
        "dice": effect.dice,
        "plus": effect.plus,
        "total": effect.total,
        "area": effect.area,
        "aimed": effect.target,
        # Those whom everybody has seen struck: of the hidden nobody is to learn that there was one.
        "count": sum(not state.combatants[ident].hidden for ident in effect.struck if ident in state.combatants),
    }
    key = f"{who.id}:effect:{state.segment}:{len(who.magic.effects)}:{len(effect.struck)}"
    return Decision(key, "effect", GM, (target,), {"target": usual or NOTHING}, about, form)
