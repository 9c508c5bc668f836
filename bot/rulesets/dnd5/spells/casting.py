"""A spell from its beginning to its end: who may react, whom it catches, what it does (DN5-ACT-012, -019)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from bot.kernel.decisions import NOTHING, Choice, Decision, Field
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base import magic
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.reactions import offering
from bot.rulesets.dnd5.reactions.offering import Occurrence
from bot.rulesets.dnd5.spells import castable, doing, lasting
from bot.rulesets.dnd5.spells.events import CaughtSaid, SpellAimed, SpellBegun, SpellEnded, SpellGoesOn, SpellHeld
from bot.rulesets.dnd5.state import Cast, Fighter, Offer, State
from bot.rulesets.dnd5.state.deeds import How
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.d20 import casting as d20
from bot.rulesets.shared.d20.casting import ALSO, CAUGHT, PERSON, TAKE

CAST: Final = "cast"


def cast_of(state: State) -> Cast | None:
    """The spell that is being cast."""
    deed = state.deed
    return deed if isinstance(deed, Cast) else None


# ---- it begins


def begin(
    scene: Scene[State],
    ident: str,
    spell: str,
    slot: int,
    how: How,
    *,
    target: str | None = None,
    aim: str | None = None,
) -> Action:
    """*ident* casts *spell*: at *target*, or at the cell or person *aim*; at nobody, at himself."""
    who = scene.now.combatants[ident]
    known = magic.spell_named(who, spell)
    if known is None:
        return
    if who.hidden and how != "held":
        yield from people.show(scene, ident, who.seen_with)
    alone = target is None and aim is None and not known.range and not known.area and how != "held"
    left = castable.most(known, slot) - 1 if target is not None and how != "held" else 0
    upon = ident if alone else target
    own: Literal["", "only", "chosen"] = "" if upon != ident else "chosen" if known.range else "only"
    yield from tell(SpellBegun(ident, spell, slot, how, upon, aim, max(0, left), own))


def chosen(scene: Scene[State], ident: str, choice: Choice, how: How | None = None) -> Action:
    """*ident* casts what he has chosen in a form (`castable.blanks`)."""
    who = scene.now.combatants[ident]
    spell = magic.spell_named(who, choice[castable.SPELL])
    if spell is None:
        return
    used: How = how or ("bonus" if spell.casting == "bonus" else "action")
    target, aim = choice.get(castable.TARGET), choice.get(castable.AIM)
    slot, held = int(choice.get(castable.SLOT, "0")), magic.staying(who, spell)
    if held is not None:
        used, slot = "again", held.slot
    yield from begin(scene, ident, spell.spell, slot, used, target=target, aim=aim)


# ---- readied spells


def hold_blanks(at: Outlook) -> Blanks | None:
    """Which spell he readies, and at what level; whom it is for he says when it is let go."""
    named = {each.spell: each for each in castable.holdable(at.state, at.who)}
    if not named:
        return None
    first = Field(castable.SPELL, tuple(named))

    def fields(partial: Choice) -> tuple[Field, ...]:
        spell = named.get(partial.get(castable.SPELL, ""))
        return (first,) if spell is None else (first, *castable.levelled(at.who, spell))

    return fields


def hold(scene: Scene[State], ident: str, choice: Choice) -> Action:
    """*ident* casts a spell as ever and holds it back (DN5-ACT-019)."""
    yield from begin(scene, ident, choice[castable.SPELL], int(choice.get(castable.SLOT, "0")), "held")


def release_fields(state: State, who: Fighter, offer: Offer, partial: Choice) -> tuple[Field, ...]:
    """The blank for whom, or where, what he holds is let go at, whoever has set it off first; none where that is
    clear."""
    spell = None if who.holding is None else magic.spell_named(who, who.holding.spell)
    found = () if spell is None else castable.aimed(state, who, spell, None if spell.teleport else partial)
    return tuple(evolve(each, options=_first(each.options, offer.target)) for each in found)


def _first(options: Sequence[str], target: str | None) -> tuple[str, ...]:
    return tuple(sorted(options, key=lambda each: each != target))


def may_release(state: State, who: Fighter, offer: Offer) -> bool:
    """Whether he still holds a spell, and it has something to be let go at."""
    spell = None if who.holding is None else magic.spell_named(who, who.holding.spell)
    return spell is not None and castable.aims(state, who, spell) != ()


def release(scene: Scene[State], ident: str, choice: Choice) -> Action:
    """What *ident* holds is let go, with his reaction."""
    held = scene.now.combatants[ident].holding
    if held is not None:
        target, aim = choice.get(castable.TARGET), choice.get(castable.AIM)
        yield from begin(scene, ident, held.spell, held.slot, "released", target=target, aim=aim)


# ---- stage by stage


def go_on(scene: Scene[State]) -> Action:
    """The next piece of the spell that is being cast."""
    cast = cast_of(scene.now)
    assert cast is not None
    who = scene.now.combatants[cast.who]
    if cast.stage == "over":
        yield from _over(scene, cast)
    elif incapacitated(who):
        yield from tell(SpellEnded(who.id, cast.spell.spell, "unable"))
    elif cast.stage == "aiming":
        yield from _aim(scene, cast)
    elif cast.stage == "called":
        yield from _called(scene, cast)
    elif cast.stage == "area":
        yield from _area(scene)
    else:
        yield from doing.go(scene, cast)


def _aim(scene: Scene[State], cast: Cast) -> Action:
    """Further targets, one after the other; missiles of which one says nothing go where the last one goes."""
    options = castable.further(scene.now, cast) if cast.left else []
    again = [each.id for each in options] == list(cast.targets[-1:])
    if not cast.left or not options or (cast.spell.each and again):
        yield from tell(d20.rest(cast, SpellAimed, each=cast.spell.each))
        return
    answer = yield from ask_first(_also)
    cast = cast_of(scene.now) or cast
    if answer is None:
        return
    said = answer[1][castable.TARGET]
    if said == NOTHING:
        yield from tell(d20.rest(cast, SpellAimed, each=cast.spell.each))
    else:
        missile = (1, said) if cast.spell.each else (0, None)
        yield from tell(SpellAimed(cast.who, (said,), cast.left - 1, *missile))


def _also(state: State) -> Iterator[Decision]:
    """Who else is to be a target."""
    return d20.also(state, castable.further, lambda cast: cast.spell.each)


def _called(scene: Scene[State], cast: Cast) -> Action:
    """Whoever may react to its being cast does; then it is held, or takes effect."""
    spell = cast.spell
    open_ = cast.how not in ("released", "again") and not spell.innate
    if open_ and not cast.asked:
        target = cast.targets[0] if cast.targets else None
        if (yield from offering.call(scene, Occurrence("cast", cast.who, target, detail=spell.spell))):
            return
    if cast.how == "held" and scene.now.combatants[cast.who].concentrates == spell.spell:
        # What it does already ends before it is held anew (DN5-ACT-020).
        yield from lasting.drop(scene, cast.who, "over")
    elif cast.how == "held":
        yield from tell(SpellHeld(cast.who, spell.spell, cast.slot, scene.now.combatants[cast.who].concentrates))
        yield from tell(SpellEnded(cast.who, spell.spell))
    elif spell.area:
        yield from _ends_former(scene, cast)
        yield from tell(SpellGoesOn(cast.who, "area", castable.caught(scene.now, cast)))
    else:
        yield from _ends_former(scene, cast)
        yield from tell(SpellGoesOn(cast.who, "going"))


def _ends_former(scene: Scene[State], cast: Cast) -> Action:
    """The same spell that he still concentrates on ends before it comes anew."""
    if cast.spell.concentration and scene.now.combatants[cast.who].concentrates == cast.spell.spell:
        yield from lasting.drop(scene, cast.who, "over")


def _area(scene: Scene[State]) -> Action:
    """Whom the area catches is read off the map; where that leaves something in doubt the game master says it
    (DN5-COV-005)."""
    certain = not castable.doubtful(scene.now)
    yield from d20.area(scene, lambda each: not (each.died or each.fled), SpellGoesOn, CaughtSaid, certain=certain)


def _over(scene: Scene[State], cast: Cast) -> Action:
    """It is done, once those have had their say whom it has hurt, or who have waited for it."""
    if not (cast.asked or cast.countered):
        first = next(iter((*cast.hurt, *cast.targets)), None)
        if (yield from offering.call(scene, Occurrence("spelled", cast.who, first, detail=cast.spell.spell))):
            return
    yield from tell(SpellEnded(cast.who, cast.spell.spell, "countered" if cast.countered else "done"))


def is_casting(state: State) -> bool:
    """Whether a spell is being cast."""
    return cast_of(state) is not None


__all__ = [
    "ALSO",
    "CAST",
    "CAUGHT",
    "PERSON",
    "TAKE",
    "begin",
    "cast_of",
    "chosen",
    "go_on",
    "hold",
    "hold_blanks",
    "is_casting",
    "may_release",
    "release",
    "release_fields",
]
