"""Somebody falls from high up: who has a spell against it casts it at once, by an immediate action (D35-ACT-006)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.kernel.decisions import NOTHING, Decision, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.values import surely
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base.budget import distance, flat_footed, unable
from bot.rulesets.dnd35.base.saddles import grappling
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.spells import upon
from bot.rulesets.dnd35.spells.areas import EffectEnded, FallBegun, FallEnded, FallLeft, TriedAnew
from bot.rulesets.dnd35.state import SQUARE, Blow, Cast, Clinch, Effect, Fall, Fighter, Manoeuvre, Spell, State
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_number, from_text
from bot.rulesets.shared.people import known, opened

# ---- How long spells hold: their time, what breaks them, saves that are made anew (D35-BAS-014, -021).


class Lapse(NamedTuple):
    """What ends now: an *effect* on *who*, and why."""

    who: str
    effect: Effect
    reason: str


def lapsed(state: State) -> Lapse | None:
    """The first thing that holds no more."""
    return next(_lapses(state), None)


def _lapses(state: State) -> Iterator[Lapse]:
    for who in state.combatants.values():
        for each in who.effects:
            reason = _reason(state, who, each)
            if reason:
                yield Lapse(who.id, each, reason)


ENDS_BY_ATTACKS: Final = CONDITIONS.that("ends_by_attacks")
"""A spell that brings it is over when whoever has it attacks somebody."""


def _reason(state: State, who: Fighter, effect: Effect) -> str:
    if effect.until is not None and is_past(state, effect.until):
        return "over"
    if who.died or effect.broken:
        return "broken"
    if effect.spell.condition in ENDS_BY_ATTACKS.figures and any(
        _attacked(state, each, who.id) for each in state.deeds
    ):
        return "broken"
    # Somebody else, the game master perhaps, has taken away what it brought.
    gone = effect.spell.condition and not who.has(effect.spell.condition)
    return "broken" if gone else ""


def is_past(state: State, until: Anchor) -> bool:
    """Whether that moment is past."""
    if state.round != until.round:
        return state.round > until.round
    who = state.combatants.get(until.who or "")
    if who is None:
        return False
    begun = state.turn is not None and state.turn.who == who.id
    return who.acted or (until.edge == "begin" and begun)


def _attacked(state: State, deed: object, ident: str) -> bool:
    """Whether *deed* is an attack that *ident* has made by now: from then on he is seen."""
    match deed:
        case Blow():
            return deed.who == ident and deed.at != "aimed"
        case Manoeuvre():
            return deed.who == ident and deed.at != "begun"
        case Clinch():
            return deed.who == ident and deed.aim in ("start", "join") and deed.at != "aimed"
        case Cast():
            return deed.who == ident and deed.stage in ("going", "over") and deed.spell.harms
        case _:
            return False


def lapse(scene: Scene[State]) -> Action:
    """It ends."""
    found = surely(lapsed(scene.now))
    yield from end(scene, found.who, found.effect, found.reason)


def end(scene: Scene[State], ident: str, effect: Effect, reason: str) -> Action:
    """*effect* holds on *ident* no more, nor the condition that it brought."""
    spell = effect.spell
    yield from tell(EffectEnded(ident, spell.spell, reason, spell.condition))  # type: ignore[arg-type]


# ---- saves that are made anew


def resists(state: State) -> bool:
    """Whether it is the turn of somebody who may save anew, and has not yet."""
    turn = state.turn
    if turn is None or not turn.began or turn.closed or turn.deeds:
        return False
    return bool(state.combatants[turn.who].under("repeats"))


def resist(scene: Scene[State]) -> Action:
    """He tries to shake it off: that is the whole of his turn."""
    turn = surely(scene.now.turn)
    effect = scene.now.combatants[turn.who].under("repeats")[0]
    saved = yield from upon.save(scene, turn.who, effect.by, effect.spell, dc=effect.dc)
    yield from tell(TriedAnew(turn.who, effect.spell.spell))
    if saved:
        yield from end(scene, turn.who, effect, "saved")


# ---- What the game master says of spells and of falls (D35-ACT-006).


@word(tool="fall")
class Falling(Word):
    """*who* falls so many *metres*."""

    who: CombatantId = from_text("who")
    metres: int = from_number("value", 1, 100)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        opened(state)
        if who.died or any(each.deed == "fall" for each in state.deeds):
            raise Refused("dnd35-cannot-fall", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(FallBegun(self.who, self.metres))


@word(tool="end_spells")
class EndSpells(Word):
    """All spells that hold on *who* end: somebody dispels them, or they end for another reason."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.effects:
            raise Refused("dnd35-no-spells", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        for each in scene.now.combatants[self.who].effects:
            yield from end(scene, self.who, each, "gm")


IMMEDIATE: Final = "immediate"
"""The question whether somebody casts a spell at once."""
EACH: Final = 3
"""Metres for which there is a die of damage."""
MOST: Final = 20


def hurried(state: State, who: Fighter) -> bool:
    """Whether an immediate action is left to him: one a round. Where the table has it as the reference rules do, none
    for whoever is flat-footed, and in his own turn it is his swift action (D35-ACT-006)."""
    if unable(who) or grappling(state, who.id):
        return False
    if state.settings.immediate_action == "apart":
        return not who.hurried
    own = state.turn is not None and state.turn.who == who.id
    spent = state.turn.swift if own and state.turn is not None else who.hurried
    return not (spent or flat_footed(state, who))


def against(state: State, who: Fighter, fall: Fall) -> Spell | None:
    """With what *who* can soften it."""
    target = state.combatants[fall.who]
    if who.hidden or who.side != target.side or not hurried(state, who):
        return None
    return next(
        (
            each
            for each in who.spells
            if each.falls_softly
            and each.casting == "immediate"
            and magic.slot(who, each) is not None
            and (who.id == target.id or distance(who, target) <= max(SQUARE, each.range))
        ),
        None,
    )


def waiting(state: State) -> list[Fighter]:
    """Those who may soften the fall that is under way, and have not said whether they do."""
    fall = state.doing(Fall)
    if fall is None or state.combatants[fall.who].under("falls_softly"):
        return []
    found = [
        each
        for each in state.combatants.values()
        if each.id not in fall.refused and against(state, each, fall) is not None
    ]
    places = {ident: at for at, ident in enumerate(state.order)}
    return sorted(found, key=lambda each: (each.id != fall.who, places.get(each.id, len(places))))


def questions(state: State) -> Iterator[Decision]:
    found, fall = waiting(state), state.doing(Fall)
    if not found or fall is None:
        return
    who = found[0]
    spell = against(state, who, fall)
    if spell is not None:
        turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
        key = f"{who.id}:{IMMEDIATE}:{state.round}.{turn}.{fall.who}.{len(state.deeds)}"
        about: dict[str, Scalar] = {"target": fall.who, "spell": spell.spell, "metres": fall.metres}
        yield one_of(key, IMMEDIATE, who.id, (spell.spell, NOTHING), about, usual=NOTHING)


def hurries(scene: Scene[State], who: Fighter, fall: Fall) -> Action:
    """*who* casts at once what he has against it."""
    yield from casting.begin(scene, who.id, surely(against(scene.now, who, fall)), "immediate", target=fall.who)


def go_on(scene: Scene[State]) -> Action:
    """Whoever has something against it says so; then 1d6 for each 3 m in full, 20d6 at most, and he lies there."""
    if waiting(scene.now):
        answer = yield from ask_first(questions)
        fall, found = scene.now.doing(Fall), waiting(scene.now)
        if answer is None or fall is None or not found:
            return
        if answer[1][IMMEDIATE] == NOTHING:
            yield from tell(FallLeft(found[0].id))
        else:
            yield from hurries(scene, found[0], fall)
        return
    fall = surely(scene.now.doing(Fall))
    softly = bool(scene.now.combatants[fall.who].under("falls_softly"))
    count = 0 if softly else min(MOST, fall.metres // EACH)
    faces: tuple[int, ...] = ()
    if count:
        faces = yield from roll(dice(f"{count}d6"), who=fall.who, why="fall")
    yield from tell(FallEnded(fall.who, fall.metres, faces, sum(faces), softly))
