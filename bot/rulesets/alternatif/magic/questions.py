"""What the game master is asked about magic: a disturbed incantation, and what a spell does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

from bot.catalogue import Catalogue, ItemId, MagicId, Sheet, SheetRefused
from bot.catalogue.sheet import ItemPlace
from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.kernel.values import fold
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.base.checks import GM, asked_in
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.magic.casting import EffectRolled, EffectSettled
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.actions import Undertaken
from bot.rulesets.alternatif.reaction.announcer import Announcer
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Effect, Task
from bot.rulesets.alternatif.wounds import injuries as wounding
from bot.rulesets.alternatif.wounds.events import DamageDealt, WoundsCounted
from bot.rulesets.shared import filling
from bot.rulesets.shared.actions import Blanks, Costs
from bot.rulesets.shared.check import term
from bot.rulesets.shared.entries import found, names_of
from bot.rulesets.shared.seeing import alike

# ---- Casting a spell, using a magic item.

State = AlternatifState


class Magical(Undertaken):
    """What is common to both. In the question somebody is named only for what harms; the form takes anybody. What is
    left of several is named by whoever means it: a scroll is not read because the wand still rests."""

    handles = True

    def has(self, at: Announcer) -> tuple[str, ...]:
        """All that he has for it: what is spent or rests may be named, too, for the refusal says why."""
        raise NotImplementedError

    def asked(self, at: Announcer) -> Blanks | None:
        found = tuple(times.things(at.state, at.who, self.code))
        several = len(self.has(at)) > 1
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            which = (Field("weapon", found, alone=several),) if several else ()
            known = not which or "weapon" in partial
            harms = known and times.harms(at.who, partial.get("weapon", found[0]))
            return (*which, Field("target", at.sought)) if harms and at.sought else which

        return fields

    def said(self, at: Announcer) -> Blanks | None:
        found = self.has(at)
        here = tuple(each.id for each in at.state.combatants.values() if not each.out and not each.hidden)
        things = Field("with", found, alone=len(found) > 1) if found else None
        return None if things is None else (things, *((Field("target", here),) if here else ()))

    def check(self, state: State, who: Combatant, thing: str | None, target: str | None, label: str) -> None:
        times.check(state, who, self.code, thing)

    def figures(self, state: State, who: Combatant, thing: str | None) -> tuple[str | None, str | None]:
        return times.figures(who, self.code, thing, state.settings)

    def thing(self, at: Announcer, given: str | None) -> str | None:
        return given if given is not None else times.only_one(at.state, at.who, self.code)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        at = Announcer(scene.now, scene.now.combatants[who])
        thing = self.thing(at, choice.get("weapon"))
        return tasks.propose(scene, who, self.code, weapon=thing, target=choice.get("target"))


class Cast(Magical):
    """A spell (ALT-MAG-001)."""

    code = times.CAST

    def has(self, at: Announcer) -> tuple[str, ...]:
        return tuple(each.id for each in at.who.magic.spells)

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        return casting.cast(scene, who.id, task)


class Use(Magical):
    """A magic item (ALT-MAG-015)."""

    code = times.USE

    def has(self, at: Announcer) -> tuple[str, ...]:
        return tuple(each.id for each in at.who.magic.items)

    def costs(self, at: Announcer, thing: str | None) -> Costs:
        """A wand that still rests says when it is ready, too (ALT-MAG-016)."""
        ready = times.earliest(at.who, self.code, thing)
        return {**super().costs(at, thing), **({"ready": ready} if ready > at.state.segment else {})}

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        return casting.use(scene, who.id, task)


def resting(state: State, who: Combatant) -> Mapping[str, Scalar]:
    """What a question tells, beside what *who* may use, of what still rests: when it may take effect again
    (ALT-MAG-016)."""
    found = alike({"weapon": each.id, "ready": each.ready} for each in times.resting(state, who))
    return {} if found is None else {f"{Use.code}.resting": found}


# ---- What a spell or a magic item does to people, as the game master applies it.


def done(scene: Scene[AlternatifState], ident: str) -> Action:
    """Nobody (more) is struck."""
    yield from tell(EffectSettled(ident, scene.now.combatants[ident].magic.effects[0].source))


def strike(scene: Scene[AlternatifState], ident: str, target: str, *, half: bool) -> Action:
    """The first effect of *ident* costs *target* wear damage, rolled once for all whom it strikes; *half* of it,
    rounded down and at least a point, for whoever saves himself."""
    effect = scene.now.combatants[ident].magic.effects[0]
    total = effect.total
    faces: tuple[int, ...] = ()
    if total is None:
        faces = yield from roll(dice(effect.dice), who=ident, why="spell")
        total = sum(faces) + effect.plus
        yield from tell(EffectRolled(ident, effect.source, effect.dice, faces, effect.plus, total))
    points = max(1, total // 2) if half else total
    victim = scene.now.combatants[target]
    stamina, body = wounding.wear(victim, points)
    yield from tell(
        DamageDealt(
            combatant=None,
            blow=None,
            target=target,
            weapon=effect.source,
            faces=faces,
            total=points,
            terms=(term("face", points),),
            stamina=stamina,
            body=body,
            critical="wear" if body else "none",
        )
    )
    yield from tell(EffectSettled(ident, effect.source, target, half))
    hurt = scene.now.combatants[target]
    yield from tell(WoundsCounted(target, hurt.stamina, hurt.body))
    yield from casting.disturb(scene, target, "wound")


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
        yield from strike(scene, sure.id, sure.magic.effects[0].target or "", half=False)
        return
    answer = yield from ask_first(pending)
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    target = choice["target"]
    if target == NOTHING:
        yield from done(scene, ident)
    else:
        half = target == HALF
        yield from strike(scene, ident, choice["halved"] if half else target, half=half)


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


# ---- Spells and magic items on a sheet's form: how they are written there, and what people type.

PLACES: tuple[ItemPlace, ...] = get_args(ItemPlace)
"""A blank each: the magic items that are there."""
MOST_TIMES = 40
"""How often one spell may be in mind."""


def spells_typed(catalogue: Catalogue, spells: Sequence[MagicId], locale: str) -> str:
    """*spells* as somebody would type them: each once, with its number where it is in mind more than once."""
    return ", ".join(
        catalogue.spells[ident].name.in_(locale) + (f" {times}" if times > 1 else "")
        for ident, times in Counter(spells).items()
    )


def spells_meant(catalogue: Catalogue, before: Sequence[str], typed: str, locale: str) -> list[str]:
    """The spells that *typed* means: names, with a number for what is in mind several times (`fireball 2`). They keep
    the order of *before* where nothing else has changed. Raises `SheetRefused`."""
    known = list(names_of(catalogue.spells, locale))
    names = {fold(each) for ident, called in known for each in (ident, *called)}
    meant: list[str] = []
    for each in filling.items("spells", typed):
        name, times = each, 1
        # A name of the catalogue may itself end in a number.
        if each[-1].isdecimal() and fold(each) not in names:
            name, times = next(filling.scores("spells", each))
            if not 1 <= times <= MOST_TIMES:
                raise SheetRefused("spells", "sheet-range", value=str(times), least=1, most=MOST_TIMES)
        meant += [found("spells", name, known)] * times
    return list(before) if Counter(before) == Counter(meant) else meant


def items_typed(catalogue: Catalogue, items: Mapping[ItemId, ItemPlace], place: str, locale: str) -> str:
    """Those of *items* that are in *place*, as somebody would type them."""
    return ", ".join(catalogue.items[ident].name.in_(locale) for ident, where in items.items() if where == place)


def items_meant(
    catalogue: Catalogue, before: Mapping[str, str], said: Mapping[str, str], locale: str
) -> dict[str, str]:
    """Where every magic item is, *before* having been changed by what was *said* of some places. One that is named
    where it was and somewhere else has moved. Raises `SheetRefused`."""
    known = list(names_of(catalogue.items, locale))
    after = {item: place for item, place in before.items() if place not in said}
    for place, typed in said.items():
        for item in (found(place, each, known) for each in filling.items(place, typed)):
            if item not in after or before.get(item) != place:
                after[item] = place
    return {item: after[item] for item in (*before, *after) if item in after}


def shown(catalogue: Catalogue, sheet: Sheet, locale: str) -> dict[str, str | None]:
    """What a sheet's card says of spells (`spells`) and of the magic items in each place (`items_<place>`)."""
    spells = ", ".join(
        catalogue.spells[ident].name.in_(locale) + (f" ×{times}" if times > 1 else "")
        for ident, times in Counter(sheet.spells).items()
    )
    places = {f"items_{place}": items_typed(catalogue, sheet.items, place, locale) or None for place in PLACES}
    return {"spells": spells or None, **places}
