"""A spell from its beginning to its end: who may react, whom it catches, what it does (DN5-ACT-012, -019)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import evolve
from bot.rulesets.d20 import casting as d20
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5.attack import striking
from bot.rulesets.dnd5.attack.events import AttackBegun
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.budget import Outlook, falls, incapacitated, may_react
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.rolls import Ahead
from bot.rulesets.dnd5.reactions import Kind, Occurrence, Trigger, What
from bot.rulesets.dnd5.spells import castable, lasting, upon
from bot.rulesets.dnd5.spells import judging as doing
from bot.rulesets.dnd5.spells.events import CaughtSaid, SpellAimed, SpellBegun, SpellEnded, SpellGoesOn, SpellHeld
from bot.rulesets.dnd5.state import Blow, Cast, Fighter, Offer, Spell, State, sees
from bot.rulesets.dnd5.state.deeds import How
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.odds import Odds, Sure

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


def trial(state: State, who: Fighter, choice: Choice) -> Odds | None:
    """What is rolled for a spell that he has chosen: its first attack, or the save of its target, against which it
    comes about; None: nothing, or many save, each for himself."""
    spell, target = (
        magic.spell_named(who, choice[castable.SPELL]),
        state.combatants.get(choice.get(castable.TARGET, "")),
    )
    if spell is None or spell.area or target is None:
        return None
    # Whoever casts shows himself.
    state = state.with_(who.id, hidden=False)
    if spell.attack:
        held = magic.staying(who, spell)
        slot = int(choice.get(castable.SLOT, "0")) if held is None else held.slot
        return striking.trial(state, AttackBegun(who.id, target.id, spell.spell, "spell", slot=slot))
    if not spell.save:
        return None
    if upon.is_helpless(target, spell):
        return Sure()
    return Ahead(state, "save", upon.trial_of(state, target, state.combatants[who.id], spell), fails=True)


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


# ---- Spells that are cast as a reaction: to a hit, to damage, to a spell, to a fall (DN5-ACT-012, DN5-REA-001).

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
    yield from begin(scene, offer.who, choice[castable.SPELL], slot, "reaction", target=target)


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
