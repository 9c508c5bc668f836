"""Turning undead, dispelling a turning, bolstering undead: a standard action each, so many times a day (D35-TUR-001,
-007, -008)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.decisions import Choice
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Judge, Scene, Step, roll, tell
from bot.rulesets.dnd35.base.budget import Outlook, distance
from bot.rulesets.dnd35.base.needs import STANDARD, Deed
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.turning import flight as reach
from bot.rulesets.dnd35.turning.flight import (
    StrengthRolled,
    TurningEnded,
    TurningRolled,
    UndeadBolstered,
    UndeadTurned,
    Use,
)
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.check import Check, terms, total
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.lacking import Lack, always
from bot.rulesets.shared.needs import Need, blank, must

ALL: Final = "all"
"""All undead of his side within reach."""
STRENGTH: Final = dice("2d6")
SUMS: Final = tuple(one + other for one in range(1, 7) for other in range(1, 7))


def _channels(energy: str) -> tuple[Need[Outlook], ...]:
    """That a turning by that *energy* is left to him, and the action that it takes."""
    return (
        must("gift", lambda at: at.who.turning > 0 and at.who.channels == energy),
        must("turns", lambda at: at.who.turns > 0),
        STANDARD,
    )


def _until(state: State, ident: str) -> Anchor:
    """A minute from now (D35-TUR-004, -008)."""
    return Anchor(state.round + reach.ROUNDS, "begin", ident)


def _check(scene: Scene[State], ident: str, judge: Judge) -> Step[Check]:
    """The turning check of *ident* (D35-TUR-002)."""
    yield from people.come_out(scene, ident)
    (face,) = yield from roll(D20, who=ident, why="turning", judge=judge)
    trial = Trial(scene.now.combatants[ident], face)
    yield from spent(scene, "turning", trial)
    return CHECKS.made("turning", scene.now, trial, face)


def _strength(
    scene: Scene[State], ident: str, near: Sequence[Fighter] = (), strongest: int = 0, *, freed: bool = False
) -> Step[int]:
    """How many hit dice it touches in all (D35-TUR-003); *near*: those who might be touched, none above *strongest*."""
    faces = yield from roll(STRENGTH, who=ident, why="turned")
    made = terms(("dice", sum(faces)), *reach.strength(scene.now.combatants[ident]))
    touched = reach.touched([*near], strongest, total(made))
    passed = tuple(each.id for each in near if each not in touched)
    yield from tell(StrengthRolled(ident, faces, made, total(made), freed, passed))
    return total(made)


def _modifier(state: State, who: Fighter) -> int:
    return CHECKS.made("turning", state, Trial(who, 0), 0).total


def _turnable(state: State, who: Fighter) -> list[Fighter]:
    """Whom he can turn: those who are not turned already, and of these as well whom he would destroy (D35-TUR-006)."""
    return [each for each in reach.within(state, who) if not each.has("turned") or reach.destroyed(who, each)]


class TurnUndead(Deed):
    """Those of the dead who are near flee, or are destroyed (D35-TUR-001 to -006)."""

    code = "turn_undead"
    needs = (*_channels("positive"), must("no_undead", lambda at: _turnable(at.state, at.who)))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        cleric = scene.now.combatants[who]
        near = _turnable(scene.now, cleric)
        added, fixed = _modifier(scene.now, cleric), sum(value for _, value in reach.strength(cleric))

        def judge(face: int) -> float:
            """How likely anybody at all is touched."""
            strongest = reach.most(cleric, face + added)
            return sum(bool(reach.touched(near, strongest, each + fixed)) for each in SUMS) / len(SUMS)

        made = yield from _check(scene, who, judge)
        strongest = reach.most(cleric, made.total)
        found = _turnable(scene.now, cleric)
        people_near = [each for each in found if reach.dice_of(each) <= strongest]
        harder = tuple(each.id for each in found if each.level <= strongest < reach.dice_of(each))
        won = bool(people_near)
        far = reach.beyond(scene.now, cleric)
        yield from tell(
            TurningRolled(who, "turn", most=strongest, won=won, resisting=harder, distant=far, **made.told())
        )
        if not people_near:
            return
        in_all = yield from _strength(scene, who, people_near, strongest)
        cleric = scene.now.combatants[who]
        for each in reach.touched(people_near, strongest, in_all):
            yield from tell(
                UndeadTurned(
                    each.id,
                    who,
                    reach.dice_of(each),
                    made.total,
                    reach.destroyed(cleric, each),
                    near=distance(cleric, each) < reach.NEAR,
                    until=_until(scene.now, who),
                )
            )


class DispelTurning(Deed):
    """An evil cleric frees undead whom a good one has turned (D35-TUR-007)."""

    code = "dispel_turning"
    needs = _channels("negative")
    wrong = (always("no_turned"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = dict.fromkeys(by for each in reach.within(at.state, at.who) if (by := _by(each)) is not None)
        people = at.state.combatants
        return blank("target", (each for each in found if each in people and not people[each].hidden), none="no_turned")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        target = choice["target"]
        against = max((each.turned for each in self._turned(scene.now, who, target)), default=0)
        added = _modifier(scene.now, scene.now.combatants[who])
        made = yield from _check(scene, who, lambda face: float(face + added > against))
        # He must have more (D35-TUR-007).
        won = made.total > against
        strongest = reach.most(scene.now.combatants[who], made.total)
        yield from tell(
            TurningRolled(who, "dispel", most=strongest, target=target, against=against, won=won, **made.told())
        )
        if not won:
            return
        in_all = yield from _strength(scene, who, freed=True)
        for each in self._turned(scene.now, who, target):
            need = reach.dice_of(each)
            if need <= in_all:
                in_all -= need
                yield from tell(TurningEnded(each.id, target, "freed"))

    @staticmethod
    def _turned(state: State, who: str, target: str) -> list[Fighter]:
        return [each for each in reach.within(state, state.combatants[who]) if _by(each) == target]


def _by(who: Fighter) -> str | None:
    """Who has turned him."""
    turned = who.condition("turned")
    return None if turned is None else turned.by


class Bolster(Deed):
    """An evil cleric makes his undead harder to turn (D35-TUR-008)."""

    code = "bolster"
    needs = _channels("negative")
    wrong = (always("no_own_undead"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        names = [each.id for each in self._mine(at.state, at.who.id)]
        return blank("target", [ALL, *names] if len(names) > 1 else names, none="no_own_undead")

    @staticmethod
    def _mine(state: State, ident: str) -> list[Fighter]:
        who = state.combatants[ident]
        return [each for each in reach.within(state, who) if each.side == who.side]

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        meant = [each for each in self._mine(scene.now, who) if choice["target"] in (ALL, each.id)]
        cleric = scene.now.combatants[who]
        added, least = _modifier(scene.now, cleric), min((reach.dice_of(each) for each in meant), default=0)
        made = yield from _check(scene, who, lambda face: float(reach.most(cleric, face + added) > least))
        virtual = reach.most(cleric, made.total)
        # Only where it is more than they have (D35-TUR-008).
        helped = [each for each in meant if virtual > reach.dice_of(each)]
        use: Use = "bolster"
        yield from tell(TurningRolled(who, use, most=virtual, won=bool(helped), **made.told()))
        for each in helped:
            yield from tell(UndeadBolstered(each.id, who, virtual, _until(scene.now, who)))


ACTIONS = (TurnUndead(), DispelTurning(), Bolster())
