"""What the game master says of cover, of the ground, and against what somebody saves (D35-COV-002, -005, -009)."""

from __future__ import annotations

from typing import Final, Literal

from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.base.grounds import BARRED, GROUNDS
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.cover.circumstances import evades
from bot.rulesets.dnd35.cover.degrees import DEGREES
from bot.rulesets.dnd35.cover.events import CoverSaid, GroundSaid, ReflexRolled
from bot.rulesets.dnd35.movement.words import PLAIN, with_grid
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.ground.cells import listed, regrounded
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    among,
    from_codes,
    from_flag,
    from_number,
    from_optional,
    from_text,
    optional,
    text,
)
from bot.rulesets.shared.people import known, two
from bot.rulesets.shared.sheltering import AS_SEEN

MOST_CELLS: Final = 200
BURST, SPREAD = "burst", "spread"
"""What comes straight from its origin, and what goes round corners."""


@word(tool="cover")
class SayCover(sheltering.SayCover):
    who: CombatantId = from_text("who")
    degree: str = from_codes("words", (*DEGREES, AS_SEEN))
    attacker: CombatantId | None = from_optional("target")
    saying = CoverSaid


def cells_typed(typed: str) -> tuple[str, ...]:
    """The cells that somebody typed (`D4 E5-F7`). Raises `Refused`."""
    found = listed(typed, _cell)
    if len(found) > MOST_CELLS:
        raise Refused("dnd35-too-many-cells", count=len(found), most=MOST_CELLS)
    return found


def _cell(typed: str) -> str:
    name = "".join(typed.upper().split())
    if point_of(name) is None:
        raise Refused("dnd35-no-such-cell", value=typed[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return name


@word()
class SayGround(Word):
    """The game master says what *cells* are; without a *ground*, plain. Nobody stands in a wall."""

    cells: tuple[str, ...]
    ground: str | None = None
    on: bool = True

    def check(self, state: State) -> None:
        with_grid(state)
        for who in state.combatants.values():
            taken = [each for each in self.cells if each in {*map(name_of, space(who))}]
            if self.ground in BARRED and self.on and taken:
                raise Refused("dnd35-somebody-there", cell=taken[0], name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        for kinds, cells in regrounded(scene.now.grounds, self.cells, self.ground, on=self.on).items():
            yield from tell(GroundSaid(tuple(cells), kinds))


@composed(command="fix-terrain", codes={"ground": (*GROUNDS, PLAIN)})
def ground(state: State, by: int, args: Args) -> SayGround:
    """`/fix terrain`: *ground* (a kind, or `plain`) of *cells*; *state* `off` takes it away."""
    with_grid(state)
    kind = among(args, "ground", (*GROUNDS, PLAIN))
    found = cells_typed(text(args, "cells"))
    on = optional(args, "state") != "off"
    return SayGround(by, found, None if kind == PLAIN else kind, on)


@word(tool="reflex")
class RollReflex(Word):
    """*who* makes a Reflex save against so great a difficulty: against what comes from *attacker*, or from nobody; it
    bursts from there, or spreads round corners (D35-COV-005)."""

    who: CombatantId = from_text("who")
    against: int = from_number("value", 1, 60)
    spreads: bool = from_flag("words", SPREAD, BURST, BURST)
    attacker: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.attacker is not None:
            two(state, self.who, self.attacker)
        if who.died:
            raise Refused("dnd35-dead", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        origin = scene.now.combatants.get(self.attacker or "")
        trial = Trial(scene.now.combatants[self.who], 0, origin, against=self.against, spread=self.spreads)
        (face,) = yield from roll(D20, who=self.who, why="reflex")
        now = Trial(trial.who, face, origin, against=self.against, spread=self.spreads)
        made = CHECKS.made("reflex", scene.now, now, face)
        yield from spent(scene, "reflex", now)
        suffers = _suffers(saved=made.succeeds, evading=evades(scene.now, now))
        told = made.told()
        yield from tell(
            ReflexRolled(
                self.who, against=made.against, success=made.succeeds, suffers=suffers, attacker=self.attacker, **told
            )
        )


def _suffers(*, saved: bool, evading: bool) -> Literal["nothing", "half", "all"]:
    if evading:
        return "nothing" if saved else "half"
    return "half" if saved else "all"


__all__ = ["BURST", "MOST_CELLS", "PLAIN", "SPREAD", "RollReflex", "SayCover", "SayGround", "cells_typed"]
