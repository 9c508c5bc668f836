"""Dodges and parries: what a target can do, what it costs, what it is the sum of, and the test (R20-EVD, R20-MEL-006,
-010 to -016)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.attack import BlowEnded, BlowLanded, Lack
from bot.rulesets.rpg20.base import Ahead, ByTest, Test, Trial, rolled, shown, value
from bot.rulesets.rpg20.state import Blow, Fighter, State, Weapon
from bot.rulesets.rpg20.state.conditions import CONDITIONS, DEFENCELESS
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.naming import CombatantId

_DIM = {"": 0, "reduced": -2, "dark": -5}
_DIM_MELEE = {"": 0, "reduced": -1, "dark": -1}


def nimble(state: State, on: Trial) -> tuple[Term, ...]:
    """Habilité and the domain of movements, less what armour costs (R20-ARM-005)."""
    worn = on.who.penalty if state.settings.armour_dodge_penalty else 0
    return terms(("skill", on.who.skill), ("movement", on.who.domain("movement")), ("armour", worn))


HAMPERS_FLIGHT: Final = CONDITIONS.that("hampers_flight")
HAMPERS_MELEE: Final = CONDITIONS.that("hampers_melee")


def missile(state: State, on: Trial) -> tuple[Term, ...]:
    """The table of what flies (R20-EVD-004)."""
    blow = on.blow
    burst = blow is not None and blow.mode in ("short", "long")
    return terms(
        *HAMPERS_FLIGHT.terms(on.who),
        ("light", _DIM[state.light]),
        ("burst", -3 if burst else 0),
        ("precision", -2 if blow is not None and blow.mode == "precision" else 0),
        ("confined", -5 if state.confined else 0),
    )


def close(state: State, on: Trial) -> tuple[Term, ...]:
    """The table of melee: smaller, and darkness counts as reduced visibility (R20-MEL-012)."""
    return terms(
        *HAMPERS_MELEE.terms(on.who),
        ("light", _DIM_MELEE[state.light]),
        ("confined", -2 if state.confined else 0),
    )


def margin(state: State, on: Trial) -> tuple[Term, ...]:
    """The attacker's margin of success makes it harder (R20-EVD-005)."""
    return terms(("margin", 0 if on.blow is None else -on.blow.margin))


def beaten(state: State, on: Trial) -> tuple[Term, ...]:
    """A parry in melee must beat the attacker's margin, not equal it (R20-MEL-015)."""
    return (*margin(state, on), Term("beaten", -1))


# ---- What is told of defences.


@happens("R20-MEL-011", to=PUBLIC)
class DefenceRolled(ByTest):
    """*combatant* dodges or parries the blow of *attacker*: *total* is the value, lowered by the attacker's margin,
    that *face* must not be above. *melee*: it uses one of the defences of his posture (R20-MEL-004, -005)."""

    combatant: CombatantId
    attacker: CombatantId
    how: Literal["dodge", "parry"]
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    melee: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is not None:
            counts = self.melee or state.settings.missile_defence_counts
            state = state.put(
                evolve(who, defended=who.defended + counts, attempts=(*who.attempts, self.attacker), modifier=0)
            )
        return state

    def why(self) -> tuple[str, ...]:
        halved = ("R20-SPE-010", *super().why()) if any(each.name == "halved" for each in self.terms) else ()
        if self.melee:
            return ("R20-MEL-012" if self.how == "dodge" else "R20-MEL-015", *halved)
        return ("R20-EVD-004" if self.how == "dodge" else "R20-EVD-006", *halved)


@happens("R20-EVD-003", to=PUBLIC)
class ActionGivenUp:
    """Whoever dodges what flies gives up the action that is still to come."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, gave_up=True, acted=True, held=False)


@happens("R20-EVD-008", to=PUBLIC)
class DodgeChosen:
    """What a target of a burst has said of it: it *dodges* the whole of it, or not."""

    combatant: CombatantId
    attacker: CombatantId
    dodges: bool

    def change(self, state: State) -> State:
        state = state.in_blow(dodges=self.dodges).in_turn(dodges=self.dodges)
        burst = state.burst
        if burst is not None and self.combatant in burst.targets:
            state = evolve(state, burst=evolve(burst, asked=(*burst.asked, self.combatant)))
        return state


ALLOWED: Final[Mapping[str | None, int]] = {"offensive": 0, "normal": 1, "defensive": 2, None: 0}
"""Melee defences of each posture (R20-MEL-002, -004, -005, -006)."""
DODGE, PARRY, NONE = "dodge", "parry", "none"


def aware(state: State, who: Fighter, attacker: str) -> bool:
    """Whether he can do anything against an attack of *attacker*: aware of it, and able (R20-EVD-001, R20-MEL-013)."""
    if DEFENCELESS(who) or who.surprised == state.round:
        return False
    return attacker not in who.unseen_by and not state.combatants[attacker].hidden


def posture_of(who: Fighter) -> str | None:
    """The posture in which he fights in this sequence; None: none (R20-MEL-001, -006). A charge has none."""
    means = who.means
    if means is None or not means.in_melee or means.purpose == "charge":
        return None
    return means.posture


def has_action(who: Fighter) -> bool:
    """Whether his action is still to come, so that a dodge costs it (R20-EVD-003)."""
    means = who.means
    if means is None or who.acted or who.gave_up:
        return False
    return means.slotted or means.deed == "load"


def parrying(who: Fighter, blow: Blow) -> Weapon | None:
    """With what he parries *blow*: a melee weapon in hand or, against a strike, bare hands (R20-MEL-016,
    R20-EVD-007)."""
    held = [each for each in who.arms if each.strikes]
    if who.guard is not None and who.guard not in held:
        # What is made for shooting parries where it was announced as a club (R20-ACT-009, R20-MEL-010).
        held = [who.guard, *held]
    arms = [each for each in held if not each.bare]
    if not arms and (blow.way == "strike" or who.catches):
        arms = [each for each in held if each.kind == "unarmed"] or held
    return max(arms, key=lambda each: who.attribute(each.attribute) + who.domain(each.domain), default=None)


def options(state: State, blow: Blow) -> tuple[str, ...]:
    """What the target of *blow* can do about it; empty: nothing."""
    who = state.combatants[blow.target]
    if blow.sure or blow.burst or not aware(state, who, blow.who):
        return ()
    if blow.way != "strike":
        return (DODGE, PARRY) if blow.way == "throw" and parrying(who, blow) is not None else (DODGE,)
    left = ALLOWED[posture_of(who)] - who.defended
    if left <= 0:
        free = state.settings.defence_without_posture == "give_up_action" and posture_of(who) is None
        return (DODGE,) if free and has_action(who) else ()
    return (DODGE,) if blow.purpose == "charge" or parrying(who, blow) is None else (DODGE, PARRY)


def lack(state: State, blow: Blow) -> Lack:
    """Why the target of *blow*, who can do nothing about it, cannot; empty where the blow needed no test, or where he
    would not. That he was not aware of it is told last: what stands against a defence besides betrays nobody
    (R20-MEL-006, -013, R20-EVD-001)."""
    who = state.combatants[blow.target]
    if blow.sure or blow.dodges is False:
        return ""
    if DEFENCELESS(who):
        return "helpless"
    if who.surprised == state.round:
        return "surprised"
    posture = posture_of(who)
    if blow.way == "strike" and ALLOWED[posture] <= who.defended:
        if posture is None:
            return "charging" if who.means is not None and who.means.purpose == "charge" else "posture"
        return "spent" if ALLOWED[posture] else "offensive"
    return "unaware"


def test_of(blow: Blow, how: str) -> Test:
    if blow.way == "strike":
        return "dodge" if how == DODGE else "parry"
    return "avoid" if how == DODGE else "stop"


def trial(state: State, blow: Blow, how: str) -> Trial:
    """What the defence is rolled for; against several assailants it is halved at each attempt (R20-SPE-010)."""
    who = state.combatants[blow.target]
    halved = 0
    if state.settings.multiple_assailants == "halve" and len({*who.attempts, blow.who}) > 1:
        halved = len(who.attempts)
    weapon = parrying(who, blow) if how == PARRY else None
    return Trial(who, blow, weapon, state.combatants[blow.who], halved=halved)


def tried(state: State, ident: str, how: str) -> Ahead | None:
    """What *ident* rolls to defend himself so, against the blow under way or all of a burst."""
    blow, burst = state.blow, state.burst
    if blow is None and burst is not None:
        blow = Blow(burst.who, ident, burst.weapon, "shot", "long", margin=burst.margin)
    return None if blow is None or how == NONE else Ahead(state, test_of(blow, how), trial(state, blow, how))


def worth(state: State, blow: Blow, how: str) -> int:
    """The value of a defence: what the die must not be above."""
    return value(test_of(blow, how), state, trial(state, blow, how))


def question(state: State) -> list[Decision]:
    """Whoever may defend himself says whether, and how (R20-MEL-011)."""
    blow = state.blow
    if blow is None or blow.at != "on_target" or blow.dodges is not None:
        return []
    found = options(state, blow)
    if not found:
        return []
    who = state.combatants[blow.target]
    costs = blow.way != "strike" and has_action(who)
    about: dict[str, Scalar] = {"attacker": blow.who, "weapon": blow.weapon, "costs": costs, "way": blow.way}
    about |= {f"{each}.value": worth(state, blow, each) for each in found}
    left = ALLOWED[posture_of(who)] - who.defended
    about["left"] = left if blow.way == "strike" and left > 0 else None
    # Whoever says nothing loses nothing that he has not given up: a dodge that costs his action is his own to choose.
    free = [
        each for each in found if not (each == DODGE and (costs or (blow.way == "strike" and posture_of(who) is None)))
    ]
    usual = max(free, key=lambda each: worth(state, blow, each), default=NONE)
    key = f"{who.id}:defend:{state.round}.{state.turn.made if state.turn else 0}"
    return [one_of(key, "defend", who.id, (*found, NONE), about, usual=usual)]


def defend(scene: Scene[State]) -> Action:
    """The target is asked; the attempt is rolled; what stops it ends the attack (R20-GEN-011)."""
    blow = scene.now.falling
    found = options(scene.now, blow)
    how: str = NONE
    if blow.dodges is not None and found:
        how = DODGE if blow.dodges else NONE
    elif found:
        answer = yield from answered(question)
        if answer is None:
            return
        how = answer["defend"]
        if blow.mode == "short":
            # The choice holds for the whole burst (R20-EVD-008).
            yield from tell(DodgeChosen(blow.target, blow.who, how != NONE))
    if how == NONE:
        # Of a short burst it has been said once for all of its shots.
        said = "declined" if found and blow.mode != "short" else "none"
        lacks = "" if found else lack(scene.now, blow)
        yield from tell(BlowLanded(blow.who, blow.target, said, lacks))  # type: ignore[arg-type]
        return
    stopped = yield from attempt(scene, how)
    if stopped:
        yield from tell(BlowEnded(blow.who, blow.target, "avoided"))
    else:
        yield from tell(BlowLanded(blow.who, blow.target, "failed"))


def attempt(scene: Scene[State], how: str) -> Step[bool]:
    """One attempt against the blow under way: whether it stops it. Its price is paid first (R20-EVD-003)."""
    blow = scene.now.falling
    who = scene.now.combatants[blow.target]
    priced = blow.way != "strike" or posture_of(who) is None
    if how == DODGE and priced and has_action(who):
        yield from tell(ActionGivenUp(who.id))
    on = trial(scene.now, blow, how)
    test = test_of(blow, how)
    check = yield from rolled(scene, test, on, f"{test}/{blow.number}" if blow.number > 1 else "", judged=True)
    said: Literal["dodge", "parry"] = "dodge" if how == DODGE else "parry"
    weapon = "" if on.weapon is None else on.weapon.weapon
    yield from tell(DefenceRolled(who.id, blow.who, said, weapon, **shown(check), melee=blow.way == "strike"))
    return check.succeeds


def dodges_burst(scene: Scene[State], ident: str, attacker: str, weapon: str, margin: int) -> Step[bool]:
    """One test against all projectiles of a long burst (R20-EVD-008); whether it succeeds."""
    blow = Blow(attacker, ident, weapon, "shot", "long", margin=margin)
    if has_action(scene.now.combatants[ident]):
        yield from tell(ActionGivenUp(ident))
    check = yield from rolled(scene, "avoid", trial(scene.now, blow, DODGE), judged=True)
    yield from tell(DefenceRolled(ident, attacker, "dodge", "", **shown(check), melee=False))
    return check.succeeds
