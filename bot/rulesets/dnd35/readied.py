"""All that may be held ready: blows and moves, and what later chapters know (D35-ACT-008, -012)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.d20.casting import TARGET
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base.budget import LIES, NO_MAGIC, Outlook
from bot.rulesets.dnd35.manoeuvres import actions as beginning
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.readying import responses
from bot.rulesets.dnd35.readying.responses import ReadyReleased, Response, first, plain, said
from bot.rulesets.dnd35.recovery import aid
from bot.rulesets.dnd35.recovery.aid import FirstAidBegun
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.spells import castable
from bot.rulesets.dnd35.spells import events as countering
from bot.rulesets.dnd35.state import SQUARE, Cast, Fighter, Spell, State
from bot.rulesets.shared import people

BULL_RUSH: Final = "bull_rush"
CAST: Final = "cast"
FIRST_AID: Final = "first_aid"
Names: TypeAlias = tuple[str, ...]


def released(scene: Scene[State], ident: str, response: str, by: str, *, instead: bool) -> Action:
    """What *ident* waited for comes about: he does it, and is hidden no longer."""
    yield from people.come_out(scene, ident)
    yield from tell(ReadyReleased(ident, response, by, instead=instead))


# ---- manoeuvres, with what he holds then


def _found(state: State, who: Fighter, tried: beginning.Instead) -> dict[str, tuple[Names, Names]]:
    found = {each.id: tried.found(state, who, each) for each in possible.others(state, who)}
    return {ident: each for ident, each in found.items() if each[1]}


def _trying(code: Literal["trip", "disarm", "sunder"], tried: beginning.Instead) -> Response:
    """One that takes the place of an attack (D35-MAN-007, -013, -018)."""

    def fields(state: State, who: Fighter, actor: Fighter, partial: Choice) -> tuple[Field, ...]:
        found = _found(state, who, tried)
        target = Field("target", first((state.combatants[each] for each in found), actor))
        if partial.get("target") not in found:
            return (target,)
        items, arms = found[partial["target"]]
        return (target, *((Field("aimed", items),) if items else ()), Field("with", arms))

    def does(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
        yield from released(scene, ident, code, by, instead=instead)
        target, arm = choice["target"], choice["with"]
        if code == "trip":
            yield from beginning.trip(scene, ident, target, arm, occasion="ready")
        else:
            yield from beginning.aim(scene, code, ident, target, arm, choice["aimed"], occasion="ready")

    return Response(plain, lambda state, who, actor: bool(_found(state, who, tried)), fields, does)


def _pushed(state: State, who: Fighter) -> list[Fighter]:
    """Whom he can push (D35-MAN-001)."""
    return [] if who.mount is not None or LIES(who) or who.pace < SQUARE else possible.pushed(state, who)


def _pushes(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    yield from released(scene, ident, BULL_RUSH, by, instead=instead)
    yield from beginning.bull_rush(scene, ident, choice["target"], occasion="ready")


PUSHING: Final = Response(
    plain,
    lambda state, who, actor: bool(_pushed(state, who)),
    lambda state, who, actor, partial: (Field("target", first(_pushed(state, who), actor)),),
    _pushes,
)


# ---- spells of one standard action, or quicker


def _spells(state: State, who: Fighter) -> list[Spell]:
    """Those that he may hold ready; what is for falls comes by itself."""
    if NO_MAGIC(who) or who.casting is not None:
        return []
    return [
        each
        for each in who.spells
        if each.casting in ("standard", *castable.QUICK) and not each.falls_softly and magic.slot(who, each) is not None
    ]


def _which(at: Outlook, partial: Choice) -> tuple[Field, ...] | None:
    found = tuple(each.spell for each in _spells(at.state, at.who))
    return (Field(castable.SPELL, found),) if found else None


def _castable(state: State, who: Fighter) -> list[Spell]:
    """The one that he has said, or any, that has something to be cast at now."""
    named = said(who, CAST, castable.SPELL)
    meant = [each for each in _spells(state, who) if named in ("", each.spell)]
    return [each for each in meant if castable.possible(state, who, each)]


def _cast_fields(state: State, who: Fighter, actor: Fighter, partial: Choice) -> tuple[Field, ...]:
    fields = castable.blanks(state, who, _castable(state, who))(partial)
    # Whoever has set it off is offered first.
    return tuple(
        Field(TARGET, first((state.combatants[one] for one in each.options), actor), alone=each.alone)
        if each.name == TARGET
        else each
        for each in fields
    )


def _casts(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    yield from released(scene, ident, CAST, by, instead=instead)
    yield from casting.chosen(scene, ident, choice, "ready")


CASTING: Final = Response(_which, lambda state, who, actor: bool(_castable(state, who)), _cast_fields, _casts)


# ---- first aid, and a counterspell


def _treats(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    yield from released(scene, ident, FIRST_AID, by, instead=instead)
    yield from tell(FirstAidBegun(ident, choice["target"]))


TREATING: Final = Response(
    plain,
    lambda state, who, actor: bool(aid.patients(state, who)),
    lambda state, who, actor, partial: (Field("target", tuple(each.id for each in aid.patients(state, who))),),
    _treats,
)


def _counters(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    yield from released(scene, ident, responses.COUNTER, by, instead=instead)
    yield from countering.counter(scene, ident, by)


COUNTERING: Final = Response(
    lambda at, partial: () if countering.may(at.who) else None,
    lambda state, who, actor: isinstance(state.deed, Cast) and countering.may(who),
    lambda state, who, actor, partial: (),
    _counters,
)
ALL: Final[Mapping[str, Response]] = {
    responses.ATTACK: responses.ATTACKING,
    "trip": _trying("trip", beginning.Trip()),
    "disarm": _trying("disarm", beginning.Disarm()),
    "sunder": _trying("sunder", beginning.Sunder()),
    BULL_RUSH: PUSHING,
    CAST: CASTING,
    responses.COUNTER: COUNTERING,
    responses.APPROACH: responses.APPROACHING,
    responses.LEAVE: responses.LEAVING,
    responses.GO: responses.GOING,
    FIRST_AID: TREATING,
    responses.OTHER: responses.IN_WORDS,
}
responses.responses_are(ALL)
