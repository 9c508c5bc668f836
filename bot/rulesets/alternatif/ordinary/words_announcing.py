"""What people say that they do: melee and whatever else, holding and letting go; what the game master has somebody do.

While somebody is asked about a parry or a free action, he announces nothing (`free_to_speak`); while he is asked about
his own blow, anything else in its place (`free_to_announce`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, cast, get_args

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.alternatif.base import arms, distances, story
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base import times as castable
from bot.rulesets.alternatif.base.checks import (
    check_amount,
    droppable,
    free_to_speak,
    item_dropped,
    melee_target,
    prepares,
    target_meant,
)
from bot.rulesets.alternatif.base.needs import ACTS, ANNOUNCES, About, armed, unclinched, up, usable_hands
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.listed import ActionHeld
from bot.rulesets.alternatif.reaction import initiative
from bot.rulesets.alternatif.reaction.dice import StoodBy
from bot.rulesets.alternatif.state import (
    FIST,
    ROUND,
    AlternatifState,
    Combatant,
    Deed,
    clock_of,
    helpless_against,
    is_called,
    reaches,
)
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from bot.rulesets.shared.actions import passes
from bot.rulesets.shared.book import word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    from_option,
    from_optional,
    from_optional_number,
    from_text,
    number,
    optional,
)
from bot.rulesets.shared.sifting import sifted

State = AlternatifState
LONGEST = 80
"""Characters of what somebody does, in words of his own."""
FARTHEST = 99
"""Segments from now until which something may be kept ready."""


@word()
class Declare(About):
    """Melee with all that is in hand. *target* None: whom he struck at last, or the only enemy. *fist*: a free fist
    fights too (ALT-MEL-004)."""

    needs = (*ACTS, partial(free_to_speak, announces=True), unclinched)
    action: Literal["melee"] = "melee"
    target: CombatantId | None = None
    fist: bool = False

    def refuse(self, state: State, who: Combatant) -> None:
        target = melee_target(state, who, self.target)
        if not reaches(who, state.combatants[target]):
            raise Refused("alternatif-behind-the-pikes", name=who.name, target=state.combatants[target].name)
        if not state.segment and helpless_against(state, target, who.id):
            # He needs no die: a free action comes with the first segment (ALT-SUR-003).
            raise Refused("alternatif-springs-first", name=who.name, target=state.combatants[target].name)
        distances.check_reach(state, who, target)
        if not self.fist:
            armed(state, who)
        usable_hands(state, who)
        if self.fist:
            if wielding.fist_hand(who) is None:
                raise Refused("alternatif-no-free-fist", name=who.name)
        elif who.task is None and who.target == target and target in who.contacts:
            due = [each.due for each in who.hands if each.due is not None and each.counter is None]
            if len(due) == len(who.hands):
                name = state.combatants[target].name
                raise Refused("alternatif-already-declared", name=who.name, target=name, segment=min(due))

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        if self.fist and (hand := wielding.fist_hand(who)) is not None:
            yield from tell(WeaponChanged(who.id, hand, FIST.weapon, "readied"))
        yield from story.give_up_counters(scene, self.who)
        state = scene.now
        yield from initiative.declare(scene, self.who, melee_target(state, state.combatants[self.who], self.target))
        # Whatever has acted in this segment rolls when it ends, with the others (ALT-GEN-016).
        yield from initiative.react_with_free_hands(scene, self.who)


@word()
class Undertake(About):
    """Something other than melee (`ordinary.tasks.known`). *weapon*: what is drawn, sheathed, picked up, cast or used;
    *label*: what it is, in the player's own words; *target*: whom it is done for, or to."""

    needs = ANNOUNCES
    action: str
    weapon: str | None = None
    label: Typed = ""
    target: CombatantId | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        castable.check_voice(state, who, self.action, self.weapon)
        unclinched(state, who)
        if self.action not in tasks.known(state):
            known_ones = ", ".join(tasks.known(state))
            raise Refused("alternatif-unknown-action", argument="action", action=self.action[:40], known=known_ones)
        same = who.task is not None and (who.task.action, who.task.label) == (self.action, self.label)
        if same and who.task is not None and who.task.weapon in (None, self.weapon):
            raise Refused("alternatif-already-doing", name=who.name)
        tasks.undertaking(self.action).check(state, who, self.weapon, self.target, self.label)

    def take(self, scene: Scene[State]) -> Action:
        yield from tasks.propose(scene, self.who, self.action, weapon=self.weapon, label=self.label, target=self.target)


@word(command="gm-action")
class Grant(About):
    """The game master has *who* do something of his own words: *reaction* and *duration* are numbers or dice. With
    duration 0 it takes effect as soon as its reaction has run out (ALT-REA-007)."""

    needs = (*ANNOUNCES, unclinched)
    label: Typed = from_text("label", LONGEST)
    reaction: str = from_option("reaction", lambda args: (optional(args, "reaction") or "0").strip())
    duration: str = from_option("duration", lambda args: (optional(args, "duration") or "1").strip())

    def refuse(self, state: State, who: Combatant) -> None:
        check_amount("reaction", self.reaction)
        check_amount("duration", self.duration)

    def take(self, scene: Scene[State]) -> Action:
        figures = (self.reaction, self.duration)
        yield from tasks.propose(scene, self.who, tasks.OTHER, label=self.label, figures=figures)


@word()
class Drop(About):
    """Letting go of what a hand holds: not an action (ALT-MEL-013). The weapon's question is withdrawn with it; a blow
    that it has struck stays. A magic item is let go of likewise (ALT-MAG-016)."""

    needs = (up,)
    weapon: str | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        if droppable(who, self.weapon) is None and item_dropped(who, self.weapon) is None:
            raise Refused("alternatif-nothing-to-drop", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        held, item = droppable(who, self.weapon), item_dropped(who, self.weapon)
        if item is not None:
            yield from tell(story.stowed(self.who, item, "ground"))
        elif held is not None:
            yield from tell(WeaponChanged(self.who, held.arm.hand, held.arm.weapon, "dropped", willing=True))


@word(command="hold")
class KeepReady(About):
    """Keep ready what is being prepared (ALT-REA-020), at the latest until segment *until*."""

    needs = ACTS
    until: int | None = from_optional_number("until")

    def refuse(self, state: State, who: Combatant) -> None:
        task = who.task
        if task is None:
            if prepares(who):
                raise Refused("alternatif-melee-not-held", name=who.name)
            raise Refused("alternatif-nothing-pending", name=who.name)
        if task.prepared <= task.stamp or state.segment >= task.first:
            raise Refused("alternatif-too-late-to-hold", name=who.name)
        castable.check_hold(state, who)
        if (task.waits or task.asks_hold) and task.until == self.until:
            raise Refused("alternatif-already-held", name=who.name)
        last = state.segment + FARTHEST
        if self.until is not None and not task.prepared < self.until <= last:
            raise Refused("alternatif-segment-range", segment=self.until, now=task.prepared, last=last)

    def take(self, scene: Scene[State]) -> Action:
        task = scene.now.combatants[self.who].task
        if task is not None and castable.asks_to_hold(scene.now, scene.now.combatants[self.who]):
            yield from tell(story.hold_asked(self.who, task.weapon, self.until))
        elif task is not None:
            yield from tell(ActionHeld(self.who, task.action, self.until, task.label))


@word(command="release")
class LetGo(About):
    """Let go what is held, a shot at *target* if that is another one than announced."""

    needs = ACTS
    target: CombatantId | None = from_optional("target")

    def refuse(self, state: State, who: Combatant) -> None:
        if who.task is None or not who.task.waits:
            raise Refused("alternatif-nothing-held", name=who.name)
        if state.segment < who.task.prepared:
            raise Refused("alternatif-not-ready", name=who.name, segment=who.task.prepared)
        if self.target is not None and arms.is_shot(who.task):
            target = target_meant(state, who, self.target)
            arm = arms.arm_of(who, who.task.weapon or "")
            if arm is not None and target not in arms.targets(state, who, arm):
                raise Refused("alternatif-cannot-reach", name=who.name, target=state.combatants[target].name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        if self.target is not None and arms.is_shot(who.task):
            target = target_meant(scene.now, who, self.target)
            if who.task is not None and who.task.target != target:
                yield from tell(story.shot_turned(who, target))
        yield from tasks.release(scene, self.who)


def holdable(state: State, who: Combatant, check: Callable[[Choice], object]) -> Decision | None:
    """Until when *who* may keep ready what he prepares (ALT-REA-020), as `/hold` offers it while it is typed; *check*
    raises `Refused` for what a choice says."""
    if who.task is None:
        return None
    until = Field("until", tuple(str(state.segment + more) for more in range(1, FARTHEST + 1)))
    form = Decision(f"{who.id}:holds", "hold", who.id, (until,), {"until": until.options[0]})
    return sifted(form, lambda choice: passes(check, choice))


def releasable(state: State, who: Combatant, check: Callable[[Choice], object]) -> Decision | None:
    """Whom *who* may let a held shot go at, as `/release` offers it."""
    arm = arms.arm_of(who, who.task.weapon or "") if who.task is not None and arms.is_shot(who.task) else None
    targets = () if arm is None else tuple(arms.targets(state, who, arm))
    if not targets:
        return None
    form = Decision(f"{who.id}:releases", "release", who.id, (Field("target", targets),), {"target": targets[0]})
    return sifted(form, lambda choice: passes(check, choice))


_LISTED = 25
"""So many choices stand in one list."""


def awaitable(state: State, who: Combatant, check: Callable[[Choice], object]) -> Decision | None:
    """Until what *who* may stand by: a deed of somebody whom he sees, his enemies first, or a segment."""
    others = [each for each in state.combatants.values() if each.id != who.id and not each.hidden and not each.out]
    others.sort(key=lambda each: each.side == who.side)
    seen = [f"{deed}:{each.id}" for each in others for deed in get_args(Deed)]
    about: dict[str, Scalar] = {}
    for each in seen:
        about[f"{each}.deed"], _, about[f"{each}.whom"] = each.partition(":")
    now = clock_of(state, who)
    # Two rounds, or as much of them as one list still holds; later ones may be typed.
    last = min(2 * ROUND, max(ROUND, _LISTED - len(seen)))
    later = [str(now + more) for more in range(1, last + 1)]
    until = Field("until", (*seen, *later), free=True)
    form = Decision(f"{who.id}:waits", "standby", who.id, (until,), {"until": later[0]}, about)
    return sifted(form, lambda choice: passes(check, choice))


def _until(args: Args) -> tuple[int | None, Deed | None, str | None]:
    """Until what somebody stands by: a segment, or a deed of somebody (`acts:orc`)."""
    said = optional(args, "until")
    if said is None:
        return None, None, None
    deed, _, whom = said.partition(":")
    if whom and deed in get_args(Deed):
        return None, cast(Deed, deed), whom
    return number(args, "until"), None, None


@word(command="standby")
class Standby(About):
    """*who* does nothing, and drops what he had in preparation (ALT-REA-011); he is asked again in segment *until*, a
    later one than now, once *whom* has done *deed*, or at the latest a round from now."""

    needs = ANNOUNCES
    until: int | None = from_option("until", lambda args: _until(args)[0], default=None)
    deed: Deed | None = from_option("until", lambda args: _until(args)[1], default=None)
    whom: CombatantId | None = from_option("until", lambda args: _until(args)[2], default=None)

    def refuse(self, state: State, who: Combatant) -> None:
        if self.until is not None:
            now = clock_of(state, who)
            if not now < self.until <= now + FARTHEST:
                raise Refused("alternatif-segment-range", segment=self.until, now=now, last=now + FARTHEST)
        elif self.whom is not None:
            watched = state.combatants.get(self.whom)
            if watched is None or watched.id == who.id or watched.hidden or watched.out:
                seen = watched is not None and not watched.hidden
                why = "unseen" if not seen else "oneself" if watched == who else "out"
                target = watched.name if seen and watched is not None else ""
                raise Refused("alternatif-nothing-to-watch", name=who.name, why=why, target=target)
        elif who.intent == "standby" and not is_called(state, who):
            raise Refused("alternatif-already-standby", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tasks.drop(scene, self.who)
        yield from tell(StoodBy(self.who, scene.now.segment, False, self.until, self.deed, self.whom))
