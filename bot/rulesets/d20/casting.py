"""What casting has in common in games with rounds and turns: further targets and missiles, chosen one after the other,
and whom an area catches, which the game master confirms without anybody else's reading it.

A spell that is being cast is a deed of the game's own (`shared.turns.Doing`) with *targets*, *left* (so many he still
chooses), *stage* and *sayings* (how often the game master has changed whom it catches).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from bot.kernel.decisions import NOTHING, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.naming import Aside, CombatantId

ALSO: Final = "also"
"""The question whom else a spell is for."""
CAUGHT: Final = "caught"
"""The question whom an area catches."""
TARGET: Final = "target"
PERSON: Final = "person"
TAKE: Final = "take"
"""It catches those who are named."""


@happens(to=PUBLIC)
class SpellAimed:
    """*combatant* has chosen further *targets*; *left*: so many he may still choose. *missiles*: so many of them are
    one and the same, *target*."""

    combatant: CombatantId
    targets: tuple[Aside, ...] = ()
    left: int = 0
    missiles: int = 0
    target: Aside | None = None

    def change(self, state: Any) -> Any:
        deed = state.deed
        if getattr(deed, "deed", "") != "cast":
            return state
        stage = deed.stage if self.left else self.aimed()
        return state.in_deed(targets=(*deed.targets, *self.targets), left=self.left, stage=stage, **self.also())

    def aimed(self) -> str:
        """The stage at which a spell is once nobody is left to be chosen."""
        raise NotImplementedError

    def also(self) -> dict[str, Any]:
        """What else of the deed changes with it."""
        return {}


@happens(to=PUBLIC, changes=False)
class HarmRolled:
    """The damage of *spell*, cast *by* somebody, is rolled once for all whom it reaches: *terms* come to *total*."""

    spell: str
    by: Aside | None
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int


def is_told_once(reached: Iterable[Any], *, area: bool) -> bool:
    """Whether that is told before who takes what of it: of an *area*, or where several are *reached*. Whoever is hidden
    makes no difference: nobody can tell that he is there."""
    return sum(not each.hidden for each in reached) > (0 if area else 1)


@happens(to=GM_ONLY)
class CaughtSaid:
    """The game master says whether the spell of *combatant* catches *target*, too."""

    combatant: CombatantId
    target: CombatantId
    on: bool

    def change(self, state: Any) -> Any:
        deed = state.deed
        if getattr(deed, "deed", "") != "cast":
            return state
        others = tuple(each for each in deed.targets if each != self.target)
        return state.in_deed(targets=(*others, self.target) if self.on else others, sayings=deed.sayings + 1)


def key_of(state: Any, spell: str) -> str:
    """What tells the questions about a spell that is being cast from others."""
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    return f"{state.round}.{turn}.{spell}.{len(state.deeds)}"


def further(state: Any, cast: Any, options: Sequence[str], *, each: bool) -> Decision:
    """Whom else the spell is for, of *options*; *each*: they are missiles, of which the last one takes all that is
    left where nothing more is said."""
    about: dict[str, Scalar] = {
        "spell": cast.spell.spell,
        "left": cast.left,
        "each": each,
        "last": cast.targets[-1] if cast.targets else None,
        "upon": ", ".join(f"{state.combatants[who].name} × {count}" for who, count in Counter(cast.targets).items()),
    }
    key = f"{cast.who}:{ALSO}:{key_of(state, cast.spell.spell)}.{len(cast.targets)}"
    field = Field(TARGET, (*options, NOTHING))
    return Decision(key, ALSO, cast.who, (field,), {TARGET: NOTHING}, about)


def rest(cast: Any, made: Any, *, each: bool) -> Any:
    """All targets are chosen: an event of the kind *made*; missiles that are left go where the last one goes."""
    if not (each and cast.left and cast.targets):
        return made(cast.who)
    return made(cast.who, cast.targets[-1:] * cast.left, 0, cast.left, cast.targets[-1])


def catches(state: Any, cast: Any, among: Iterable[Any]) -> Decision:
    """Whom of *among* the area catches: asked anew with each word of the game master's. Whom it names, and how many, is
    nobody else's business."""
    people = list(among)
    within = [each for each in people if each.id in cast.targets]
    about: dict[str, Scalar] = {
        "caster": cast.who,
        "spell": cast.spell.spell,
        "names": ", ".join(each.name for each in within),
        "count": len(within),
        **{f"{each.id}.within": each.id in cast.targets for each in people},
    }
    key = f"{GM}:{CAUGHT}:{key_of(state, cast.spell.spell)}.{cast.sayings}"
    options = (TAKE, *(each.id for each in people))
    return Decision(key, CAUGHT, GM, (Field(PERSON, options),), {PERSON: TAKE}, about)


def also(state: Any, options: Callable[[Any, Any], Sequence[Any]], each: Callable[[Any], bool]) -> Iterator[Decision]:
    """Whom else the spell under way is for, while its caster still chooses; *options*: who could be, by state and
    spell; *each*: whether they are missiles."""
    cast = state.deed
    if getattr(cast, "deed", "") != "cast" or cast.stage != "aiming" or not cast.left:
        return
    found = tuple(one.id for one in options(state, cast))
    if found:
        yield further(state, cast, found, each=each(cast))


def area(
    scene: Scene[Any], among: Callable[[Any], bool], goes_on: Any, caught: Any, *, certain: bool = False
) -> Action:
    """The game master says whom the area of the spell under way catches, of those who are *among*: the events *caught*
    for each, and *goes_on* once it is all of them. Where the map alone makes it *certain*, nobody is asked."""
    if certain:
        yield from tell(goes_on(scene.now.deed.who, "going"))
        return

    def questions(state: Any) -> Iterator[Decision]:
        cast = state.deed
        if getattr(cast, "deed", "") == "cast" and cast.stage == "area":
            yield catches(state, cast, filter(among, state.combatants.values()))

    answer = yield from ask_first(questions)
    cast = scene.now.deed
    if answer is None or getattr(cast, "deed", "") != "cast":
        return
    said = answer[1][PERSON]
    if said == TAKE:
        yield from tell(goes_on(cast.who, "going"))
    else:
        yield from tell(caught(cast.who, said, said not in cast.targets))
