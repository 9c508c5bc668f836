"""Spells that are cast as a reaction: to a hit, to damage, to a spell, to a fall (DN5-ACT-012, DN5-REA-001)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5.attack import striking
from bot.rulesets.dnd5.base import magic
from bot.rulesets.dnd5.base.budget import falls, may_react
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.reactions.offering import Kind, Occurrence, Trigger, What
from bot.rulesets.dnd5.spells import castable, casting
from bot.rulesets.dnd5.state import Blow, Cast, Fighter, Offer, Spell, State, sees

HIT, HURT, CASTING, FALL = "spell_hit", "spell_damaged", "spell_cast", "spell_falls"
_TRIGGERS: Final[Mapping[str, str]] = {HIT: "hit", HURT: "damaged", CASTING: "cast", FALL: "falls"}


def ready_for(who: Fighter, kind: str) -> list[Spell]:
    """The spells of *who* that answer to it and that he can cast."""
    wanted = _TRIGGERS[kind]
    return [
        each for each in who.spells if each.casting == "reaction" and each.trigger == wanted and magic.levels(who, each)
    ]


# ---- what gives one


def on_hit(state: State, on: Occurrence) -> Iterator[Offer]:
    """Whoever is hit, by an attack or by missiles that always hit."""
    deed = state.deed
    hit = deed.targets if isinstance(deed, Cast) else (on.target,)
    for ident in dict.fromkeys(hit):
        who = state.combatants.get(ident or "")
        if who is not None and may_react(who) and ready_for(who, HIT):
            yield Offer(who.id, HIT, on.who)


def on_cast(state: State, on: Occurrence) -> Iterator[Offer]:
    """A foe who sees somebody cast."""
    caster = state.combatants[on.who]
    for who in state.combatants.values():
        if who.side != caster.side and may_react(who) and any(_within(state, who, caster, CASTING)):
            yield Offer(who.id, CASTING, caster.id)


def on_damage(state: State, on: Occurrence) -> Iterator[Offer]:
    """Whoever has been hurt by somebody whom he sees: once the attack, or the spell, is over."""
    deed = state.deed
    if isinstance(deed, Blow):
        hurt: Iterable[str] = (deed.target,) if deed.dealt else ()
    else:
        hurt = dict.fromkeys(deed.hurt) if isinstance(deed, Cast) else ()
    by = state.combatants.get(on.who)
    for ident in hurt:
        who = state.combatants.get(ident)
        if by is None or who is None or who.id == by.id or not may_react(who):
            continue
        if any(_within(state, who, by, HURT)):
            yield Offer(who.id, HURT, by.id)


def on_fall(state: State, on: Occurrence) -> Iterator[Offer]:
    """Somebody of one's own side falls, or oneself."""
    faller = state.combatants[on.who]
    for who in state.combatants.values():
        if who.side == faller.side and may_react(who):
            near = who.id == faller.id or any(_within(state, who, faller, FALL))
            if near and ready_for(who, FALL):
                yield Offer(who.id, FALL, faller.id)


def _within(state: State, who: Fighter, other: Fighter, kind: str) -> Iterator[Spell]:
    """The spells of *who* with which he can react to *other*: seen, and within range."""
    if sees(state, who, other) and not other.hidden:
        far = distance(state, who, other)
        yield from (each for each in ready_for(who, kind) if far <= each.range)


# ---- the reaction itself


def _stands(state: State, offer: Offer) -> bool:
    who, other = state.combatants.get(offer.who), state.combatants.get(offer.target or "")
    if who is None or other is None or not ready_for(who, offer.kind):
        return False
    deed = state.deed
    if offer.kind == HIT and isinstance(deed, Blow):
        return deed.stage == "hit" and deed.target == who.id and not (deed.critical or deed.ruled)
    if offer.kind == CASTING:
        return isinstance(deed, Cast) and deed.stage == "called" and any(_within(state, who, other, CASTING))
    if offer.kind == FALL:
        return falls(other) and not other.under("softens")
    if offer.kind == HURT:
        return not (other.died or other.fled) and any(_within(state, who, other, HURT))
    return True


def _asks(state: State, offer: Offer) -> Decision:
    who = state.combatants[offer.who]
    named = {each.spell: each for each in ready_for(who, offer.kind)}
    first = Field(castable.SPELL, (*named, NOTHING))

    def fields(partial: Choice) -> tuple[Field, ...]:
        spell = named.get(partial.get(castable.SPELL, ""))
        return (first,) if spell is None else (first, *castable.levelled(who, spell))

    deed = state.deed
    about: dict[str, Scalar] = {"target": offer.target}
    if isinstance(deed, Cast):
        about["cast"] = deed.spell.spell
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{who.id}:{offer.kind}:{state.round}.{turn}.{len(state.deeds)}.{offer.target}"
    return Decision(key, offer.kind, who.id, (first,), {castable.SPELL: NOTHING}, about, fields)


def _does(scene: Scene[State], offer: Offer, choice: Choice) -> Action:
    own = offer.kind == HIT
    target = offer.who if own else offer.target
    slot = int(choice.get(castable.SLOT, "0"))
    yield from casting.begin(scene, offer.who, choice[castable.SPELL], slot, "reaction", target=target)


def helps(state: State, who: Fighter) -> bool:
    """Whether a spell that raises his armour class would turn aside what has just hit *who*."""
    deed = state.deed
    if isinstance(deed, Cast):
        return True
    if not isinstance(deed, Blow) or deed.critical or deed.ruled:
        return False
    against = deed.total - max((each.ac for each in ready_for(who, HIT)), default=0)
    trial = striking.trial_of(state, deed)
    return against < striking.held_against(state, trial)


KIND: Final = Kind(_stands, _asks, _does)
KINDS: Final[Mapping[str, Kind]] = dict.fromkeys(_TRIGGERS, KIND)
HOOKS: Final[tuple[tuple[What, Trigger], ...]] = (
    ("hit", on_hit),
    ("attacked", on_damage),
    ("spelled", on_damage),
    ("cast", on_cast),
    ("falls", on_fall),
)

__all__ = ["CASTING", "FALL", "HIT", "HOOKS", "HURT", "KINDS", "helps", "ready_for"]
