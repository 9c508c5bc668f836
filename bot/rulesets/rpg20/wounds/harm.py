"""Points off the gauges, and what follows, in the text's order: the local consequence, then the global one
(R20-WND-001 to -016).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20.attack import BlowStepped
from bot.rulesets.rpg20.base import D6, D10, Ahead, Outlook, Trial, rolled, shown
from bot.rulesets.rpg20.needs import APART, BESIDE, GONE, THERE, UPRIGHT, Needs, at_hand
from bot.rulesets.rpg20.sequences.slot import Meant, treating
from bot.rulesets.rpg20.state import Fighter, Gauge, Intention, State
from bot.rulesets.rpg20.state.conditions import BLEEDS, CANNOT_RISE, LIES
from bot.rulesets.rpg20.state.deeds import Goal
from bot.rulesets.rpg20.weapons import WeaponHeld
from bot.rulesets.rpg20.wounds.events import Bled, BodyTested, Consequence, Consequenced, Died, Wounded
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.lacking import Lack
from bot.rulesets.shared.needs import blank, must, no, of_whom
from bot.rulesets.shared.odds import Odds

# ---- Getting up, helping up, and care (R20-WND-013, -014, -017).


class Rise(Meant):
    """Getting up counts as a move (R20-WND-014)."""

    code = "rise"
    deed = "rise"
    needs = (must("up", lambda at: at.lies), no("felled", lambda at: CANNOT_RISE(at.who)))


class Help(Meant):
    """Somebody at hand who cannot get up is helped to his feet: that counts as a move, too (R20-WND-013, -014)."""

    code = "help"
    deed = "help"
    needs = UPRIGHT
    whom = (
        *THERE,
        of_whom("stands", lambda at, whom: not LIES(whom)),
        of_whom("out", lambda at, whom: whom.out),
        BESIDE,
    )

    def asks(self, at: Outlook) -> Blanks | Lack:
        there = ((each, at.state.combatants[each]) for each in at.seen)
        lying = (each for each, who in there if LIES(who) and not who.out and at_hand(at, each))
        return blank("target", lying, none="nobody_down")

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("help", targets=(choice["target"],))


_UNHURT: Final = of_whom("unhurt", lambda at, whom: not whom.ills)


class Treat(Meant):
    """Somebody's wound is treated, beside him (R20-WND-017)."""

    code = "treat"
    deed = "treat"
    moving = False
    whom: Needs = (GONE, _UNHURT, BESIDE)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = tuple(
            each.id
            for each in at.state.combatants.values()
            if each.ills
            and not each.dead
            and (not each.hidden or each.side == at.who.side)
            and at_hand(at, each.id) != self.moving
        )
        if not found:
            return "nobody_hurt", {}

        def fields(given: Choice) -> tuple[Field, ...]:
            patient = at.state.combatants.get(given.get("target", ""))
            ills = () if patient is None else tuple(dict.fromkeys(each.kind for each in patient.ills))
            target = (Field("target", found),)
            return (*target, Field("ill", ills)) if ills and (len(ills) > 1 or "ill" in given) else target

        return fields

    def rolls(self, state: State, who: Fighter, means: Intention) -> Odds | None:
        return Ahead(state, "treat", treating(who, means)) if means.target in state.combatants else None

    def means(self, at: Outlook, choice: Choice) -> Intention:
        goal: Goal = "approach" if self.moving else ""
        return Intention("treat", self.moving, goal, (choice["target"],), detail=choice.get("ill", ""))


class MoveAndTreat(Treat):
    """A move to somebody whose wound is treated: at half chances, with the game master's leave (R20-ACT-003,
    R20-SEQ-008)."""

    code = "move_treat"
    moving = True
    needs = UPRIGHT
    whom = (*THERE, _UNHURT, APART)


ACTIONS: Final = (Rise(), Help(), Treat(), MoveAndTreat())


TORSO: Final[Sequence[Consequence]] = (
    *("flesh", "flesh", "haemorrhage", "haemorrhage", "pain", "pain", "unconscious", "days", "hours", "killed"),
)
ARM: Final[Sequence[Consequence]] = (
    *("drops", "drops", "drops", "bone", "bone", "bone", "broken", "broken", "torn", "torn_dead"),
)
LEG: Final[Sequence[Consequence]] = (
    *("stands", "stands", "stands", "falls", "falls", "falls", "leg_broken", "leg_broken", "torn", "torn_dead"),
)
TABLES: Final = {"torso": TORSO, "arm": ARM, "leg": LEG}
"""What a d10 says, by the table of the gauge (R20-WND-006, -010, -013)."""


def is_crossed(state: State, gauge: Gauge, left: int) -> bool:
    """Whether *gauge*, of which *left* remain now, has passed its limit: an arm at zero, all others below it
    (R20-WND-002), and only in passing it (R20-WND-016)."""
    if gauge.table == "none":
        return False
    settings = state.settings
    zero = (gauge.table == "arm" and settings.arm_threshold == "zero") or (
        gauge.table == "head" and settings.head_threshold == "zero"
    )
    limit = 0 if zero else -1
    return left <= limit and (gauge.left > limit or settings.wound_rolls == "every_wound")


def falls_below(state: State, who: Fighter, left: int) -> bool:
    """Whether the global total has gone below zero, so that the body is tested (R20-WND-003)."""
    return left < 0 and (who.points >= 0 or (state.settings.coma_retest == "each_loss" and left < who.points))


def wound(scene: Scene[State]) -> Action:
    """What has passed the protection comes off the gauge of the place and off the total (R20-WND-001)."""
    state, blow = scene.now, scene.now.falling
    who = state.combatants[blow.target]
    gauge = who.gauge(who.line(blow.face).gauge)
    left, points = gauge.left - blow.harm, who.points - blow.harm
    yield from tell(
        Wounded(
            *(blow.who, who.id, blow.harm, gauge.gauge, left, points),
            crossed=is_crossed(state, gauge, left),
            below=falls_below(state, who, points),
        )
    )


def consequences(scene: Scene[State]) -> Action:
    """The local one, then, of somebody still alive, the global one (R20-WND-015)."""
    blow = scene.now.falling
    if blow.crossed:
        yield from local(scene, blow.target, blow.crossed)
    if blow.below:
        yield from body_test(scene, blow.target)
    yield from tell(BlowStepped(blow.who, "special"))


def local(scene: Scene[State], ident: str, name: str) -> Action:
    """The consequence of a gauge that has been crossed."""
    who = scene.now.combatants[ident]
    gauge = who.gauge(name)
    if who.dead or gauge.table == "none":
        return
    if gauge.table == "head":
        yield from tell(Died(ident, "head"))
        return
    (face,) = yield from roll(D10, who=ident, why=f"wound/{name}")
    result = TABLES[gauge.table][face - 1]
    delay = 0
    if result in ("days", "hours"):
        (delay,) = yield from roll(D6, who=ident, why="delay")
    yield from tell(Consequenced(ident, name, gauge.table, face, result, delay))
    if gauge.table == "arm":
        yield from drop(scene, ident, name)


def drop(scene: Scene[State], ident: str, name: str) -> Action:
    """What that arm held falls, and what both hands held (R20-WND-011)."""
    who = scene.now.combatants[ident]
    side = who.gauge(name).side
    dominant = side is None or side == who.hand
    for each in who.weapons:
        if each.held == "both" or each.held == ("main" if dominant else "second"):
            yield from tell(WeaponHeld(ident, each.weapon, "dropped", "dropped"))


def body_test(scene: Scene[State], ident: str) -> Action:
    """The body alone is tested: a coma, or death (R20-WND-003)."""
    who = scene.now.combatants[ident]
    if who.dead:
        return
    check = yield from rolled(scene, "endure", Trial(who))
    yield from tell(BodyTested(ident, **shown(check)))


def bleed(scene: Scene[State]) -> Action:
    """At the end of the sequence each running haemorrhage takes its point, in joining order (R20-SEQ-015,
    R20-WND-007)."""
    first = 0 if scene.now.settings.haemorrhage_first == "same_sequence" else 1
    for ident in list(scene.now.combatants):
        who = scene.now.combatants[ident]
        running = sum(each.since + first <= scene.now.round for each in BLEEDS.of(who))
        if not running or who.dead:
            continue
        left = who.points - running
        below = falls_below(scene.now, who, left)
        yield from tell(Bled(ident, running, left))
        if below:
            yield from body_test(scene, ident)
