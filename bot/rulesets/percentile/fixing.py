"""The game master's hand on people: figures, points, statuses, and who goes.

Each word states facts, at once; the consequences are the stages' business (`encounter`). What each does while a
question stands: who leaves ends his action, and for his attackers the stage looks for another target; figures change,
and a roll that was rolled stands; a status of somebody asked makes his question anew or withdraws it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile import damage as dealing
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.figures import fields, override
from bot.rulesets.percentile.people import CombatantRecorded, known
from bot.rulesets.percentile.rounds import StatusSet, reached
from bot.rulesets.percentile.sheets import BELONGINGS
from bot.rulesets.percentile.state import Fighter, PercentileState, Term
from bot.rulesets.percentile.state.conditions import HELD, OUT, SPOILS, StatusKind
from bot.rulesets.shared import correcting, figures, following, people
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.figures import reason_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    among,
    in_range,
    number,
    optional,
    text,
)
from bot.rulesets.shared.people import unless_so
from bot.rulesets.shared.until import rounds

LATEST = 99
"""Rounds from now until which a status may be said to last."""
FATES: Mapping[str, StatusKind] = {"dead": "dead", "dying": "out_of_action", "unconscious": "knocked_out"}
STILL_UP = "up"
"""What may become of somebody at 0 hit points (PCT-DMG-010), each by its status; still up has none."""


# ---- who goes


@word(command="leave")
class Leave(people.Leave):
    def before(self, scene: Scene[PercentileState]) -> Action:
        yield from dealing.ends_of(scene, self.who)


@word(command="npc-remove")
class Remove(Leave):
    """The game master takes somebody out of the encounter."""

    reason = "removed"


# ---- figures


def _standing(scene: Scene[PercentileState], ident: str) -> Action:
    """What hit points that were set mean: without any somebody falls, with some he is back."""
    who = scene.now.fighters[ident]
    if who.hit_points <= 0 and who.soldiers is not None:
        yield from dealing.soldiers_fall(scene, ident)
    elif who.hit_points <= 0:
        yield from dealing.fall(scene, ident)
    elif who.has("out_of_action") and who.soldiers != 0:
        yield from tell(StatusSet(ident, "out_of_action", on=False, gm=True))


def _counted(scene: Scene[PercentileState], ident: str) -> Action:
    """Without soldiers a battalion is out of action, with some it is back, whoever comes forward unhurt."""
    who = scene.now.fighters[ident]
    if not who.soldiers and not who.out:
        yield from dealing.put_out(scene, ident, "out_of_action")
    elif who.soldiers and who.has("out_of_action"):
        if not who.hit_points:
            yield from override(scene, ident, "hit_points", who.soldier_hit_points)
        yield from tell(StatusSet(ident, "out_of_action", on=False, gm=True))


@word(command="fix-set")
class SetField(figures.SetField):
    """Points are never above the usual maximum, which may be set first."""

    def bounds(self, who: Fighter) -> Mapping[str, tuple[int, int]]:
        return {**fields(), "hit_points": (0, who.hit_points_max), "psy": (0, who.psy_max)}

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        if self.field == "soldiers" and who.soldiers is None:
            raise Refused("percentile-no-soldiers", name=who.name)
        super().check(state)

    def take(self, scene: Scene[PercentileState]) -> Action:
        for kept in ("hit_points", "psy"):
            if self.field == f"{kept}_max" and getattr(scene.now.fighters[self.who], kept) > self.value:
                yield from override(scene, self.who, kept, self.value, self.reason)
        yield from override(scene, self.who, self.field, self.value, self.reason)
        if self.field == "hit_points":
            yield from _standing(scene, self.who)
        elif self.field == "soldiers":
            yield from _counted(scene, self.who)


@composed(command="fix-initiative")
def fix_initiative(state: PercentileState, by: int, args: Args) -> SetField:
    return SetField(by, text(args, "who"), "initiative", number(args, "segment"), reason_of(args))


@word()
class FollowSheet(following.FollowSheet):
    record: Fighter | None = None
    recorded = CombatantRecorded
    maxima: ClassVar[Mapping[str, str]] = {"hit_points_max": "hit_points", "psy_max": "psy"}

    def bounds(self, who: Fighter) -> Mapping[str, tuple[int, int]]:
        return fields()

    def override(self, scene: Scene[PercentileState], name: str, value: int) -> Action:
        yield from override(scene, self.who, name, value)
        if name == "hit_points":
            yield from _standing(scene, self.who)

    def taken_over(self, who: Fighter) -> Fighter:
        """A new weapon is whole."""
        whole = {hand for hand in ("main", "second") if hand in self.fields}
        taken: dict[str, Any] = {BELONGINGS[each]: getattr(self.record, BELONGINGS[each]) for each in self.fields}
        return evolve(who, statuses=tuple(each for each in who.statuses if each.weapon not in whole), **taken)


# ---- points


@word(command="fix-damage")
class Damage(correcting.Points):
    """Hit points lost by the game master's word, protection aside. At least 1."""

    def take(self, scene: Scene[PercentileState]) -> Action:
        terms = (Term("gm", self.amount),)
        yield from tell(DamageRolled(None, self.who, None, (), (), terms, self.amount, reason=self.reason))
        yield from dealing.lose(scene, self.who, self.amount)


@word(command="fix-heal")
class Heal(correcting.Points):
    """Never above the usual maximum."""

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        if who.hit_points >= who.hit_points_max:
            raise Refused("percentile-not-hurt", name=who.name)

    def take(self, scene: Scene[PercentileState]) -> Action:
        who = scene.now.fighters[self.who]
        yield from override(
            scene, who.id, "hit_points", min(who.hit_points + self.amount, who.hit_points_max), self.reason
        )
        yield from _standing(scene, who.id)


@composed(command="fix-back")
def fix_back(state: PercentileState, by: int, args: Args) -> Heal:
    """Somebody who was out fights again, with a hit point."""
    return Heal(by, text(args, "who"), 1, reason_of(args))


# ---- statuses


@word()
class SetStatus(Word):
    """Put a status on somebody or take it off; *until*: the last round in which it lasts, None for the time being;
    *other*: who holds or strangles him."""

    who: CombatantId
    status: StatusKind
    on: bool = True
    until: int | None = None
    other: CombatantId | None = None

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        # What holds already may be given another end.
        if not (self.on and self.until is not None):
            unless_so(who, who.has(self.status), self.on)
        if self.until is not None:
            in_range("until", self.until, state.round, state.round + LATEST)

    def take(self, scene: Scene[PercentileState]) -> Action:
        held = scene.now.fighters[self.who].main.weapon if self.status in SPOILS.figures else None
        hurt = StatusSet(self.who, self.status, self.on, self.until, self.other, item=held, gm=True)
        if self.on and self.status == "disengaged":
            hurt = evolve(hurt, reached=reached(scene.now))
        yield from tell(evolve(hurt, weapon="main") if held else hurt)
        if self.on and self.status in OUT.figures:
            yield from dealing.ends_of(scene, self.who)


UNTIL: Final = ("1", "2", "3", "5", "10")


@composed(command="fix-status", codes={"status": get_args(StatusKind), "until": UNTIL})
def fix_status(state: PercentileState, by: int, args: Args) -> SetStatus:
    """`/fix status`: *status* of *who*, for *until* rounds; who is held or strangled, by the *other* one."""
    who, status = text(args, "who"), cast(StatusKind, among(args, "status", get_args(StatusKind)))
    on, other = among(args, "state", ("on", "off"), "on") == "on", optional(args, "other")
    if on and status in HELD.figures and (other is None or other == who):
        raise Refused("percentile-held-by-whom", name=known(state, who).name, argument="other", status=status)
    last = None
    if optional(args, "until") is not None:
        # A round that is half over is none of them.
        last = state.round + rounds(args) - (1 if state.phase in ("initiative", "declaring") else 0)
    return SetStatus(by, who, status, on, last if on else None, other)


@composed(command="fix-fate", codes={"fate": (*FATES, STILL_UP)})
def fix_fate(state: PercentileState, by: int, args: Args) -> SetStatus:
    """What becomes of somebody at 0 hit points (PCT-DMG-010)."""
    fate = among(args, "fate", (*FATES, STILL_UP))
    if fate == STILL_UP:
        return SetStatus(by, text(args, "who"), "out_of_action", on=False)
    return SetStatus(by, text(args, "who"), FATES[fate])
