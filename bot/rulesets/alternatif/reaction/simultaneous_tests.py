"""Simultaneous tests: which of two events of one segment comes first, to the second (ALT-REA-017 to -019)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.rulesets.alternatif.reaction.events import SimultaneousTestRolled
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Settings
from bot.rulesets.shared.check import Point

D6 = dice("d6")
SIDES = 6
pairs: Final[Point[[AlternatifState], Iterator[tuple[str, str]]]] = Point("whose actions could prevent each other")
"""Those who act hand to hand, and those whose action ends now, where one could prevent the other."""
is_prevented: Final[Point[[AlternatifState, Combatant], bool]] = Point("whose blow an earlier action prevents")
is_between: Final[Point[[AlternatifState, str, str], bool]] = Point("which actions a test puts in order")
"""Whether a test says in which order what one does hand to hand and the action of another come."""
in_order: Final[Point[[Scene[AlternatifState], str, str, str | None], Action]] = Point("two actions in their order")
"""They come in their order: that of the person named last first; None: both happen."""


def simultaneous_test(scene: Scene[AlternatifState], one: str, other: str, gap: int | None = None) -> Step[str | None]:
    """Roll the seconds of *one* and of *other*; who is earlier by *gap* seconds or more (the table's setting unless
    given) prevents the other's event, None: both happen."""
    needed = scene.now.settings.simultaneous_test_gap if gap is None else gap
    (face,) = yield from roll(D6, who=one, why="second")
    (other_face,) = yield from roll(D6, who=other, why="second")
    state = scene.now
    first = second_of(state.combatants[one], face, state.settings)
    second = second_of(state.combatants[other], other_face, state.settings)
    earlier = one if second - first >= needed else other if first - second >= needed else None
    yield from tell(
        SimultaneousTestRolled(
            combatant=one,
            other=other,
            face=face,
            other_face=other_face,
            second=first,
            other_second=second,
            gap=needed,
            earlier=earlier,
        )
    )
    return earlier


def gaps(settings: Settings) -> tuple[str, ...]:
    """The gaps in seconds that the game master may ask for: the table's own, and one or two more where the effect takes
    time to arrive, as far as a segment has them (ALT-REA-019)."""
    least = settings.simultaneous_test_gap
    return tuple(str(gap) for gap in range(least, min(least + 3, SIDES)))


def second_of(who: Combatant, face: int, settings: Settings) -> int:
    """The second in which the action of *who* takes effect, 1 at the earliest (ALT-REA-018)."""
    if not settings.simultaneous_test_dex:
        return face
    dexterity = who.dex_std if settings.negative_dex_on_reaction == "applied" else max(0, who.dex_std)
    return max(1, face - dexterity)
