"""Turning undead, dispelling a turning, bolstering undead: a standard action each, so many times a day (D35-TUR-001,
-007, -008)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from bot.kernel.decisions import Choice
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.rulesets.dnd35.base.budget import Outlook, distance
from bot.rulesets.dnd35.base.needs import STANDARD, Deed
from bot.rulesets.dnd35.base.rolls import Ahead, Trial
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


class Channelling(Deed):
    """What takes a turning check (D35-TUR-002)."""

    def worth(self, at: Outlook, choice: Choice) -> Callable[[int], float]:
        """How likely a check of that sum comes to anything at all."""
        raise NotImplementedError

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        return Ahead(at.state, "turning", Trial(at.who, 0), odds=self.worth(at, choice))

    def check(self, scene: Scene[State], ident: str, choice: Choice) -> Step[Check]:
        """It is rolled."""
        yield from people.come_out(scene, ident)
        rolls = self.trial(Outlook(scene.now, scene.now.combatants[ident]), choice)
        return (yield from rolls.made(scene, why="turning"))


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


def _turnable(state: State, who: Fighter) -> list[Fighter]:
    """Whom he can turn: those who are not turned already, and of these as well whom he would destroy (D35-TUR-006)."""
    return [each for each in reach.within(state, who) if not each.has("turned") or reach.destroyed(who, each)]


class TurnUndead(Channelling):
    """Those of the dead who are near flee, or are destroyed (D35-TUR-001 to -006)."""

    code = "turn_undead"
    needs = (*_channels("positive"), must("no_undead", lambda at: _turnable(at.state, at.who)))

    def worth(self, at: Outlook, choice: Choice) -> Callable[[int], float]:
        near, fixed = _turnable(at.state, at.who), sum(value for _, value in reach.strength(at.who))

        @cache
        def touches(strongest: int) -> float:
            return sum(bool(reach.touched(near, strongest, each + fixed)) for each in SUMS) / len(SUMS)

        return lambda total: touches(reach.most(at.who, total))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        cleric = scene.now.combatants[who]
        made = yield from self.check(scene, who, choice)
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


class DispelTurning(Channelling):
    """An evil cleric frees undead whom a good one has turned (D35-TUR-007)."""

    code = "dispel_turning"
    needs = _channels("negative")
    wrong = (always("no_turned"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = dict.fromkeys(by for each in reach.within(at.state, at.who) if (by := _by(each)) is not None)
        people = at.state.combatants
        return blank("target", (each for each in found if each in people and not people[each].hidden), none="no_turned")

    def worth(self, at: Outlook, choice: Choice) -> Callable[[int], float]:
        against = self._against(at.state, at.who.id, choice["target"])
        # He must have more (D35-TUR-007).
        return lambda total: float(total > against)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        target = choice["target"]
        against = self._against(scene.now, who, target)
        made = yield from self.check(scene, who, choice)
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

    def _against(self, state: State, who: str, target: str) -> int:
        return max((each.turned for each in self._turned(state, who, target)), default=0)

    @staticmethod
    def _turned(state: State, who: str, target: str) -> list[Fighter]:
        return [each for each in reach.within(state, state.combatants[who]) if _by(each) == target]


def _by(who: Fighter) -> str | None:
    """Who has turned him."""
    turned = who.condition("turned")
    return None if turned is None else turned.by


class Bolster(Channelling):
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

    def _meant(self, state: State, ident: str, choice: Choice) -> list[Fighter]:
        return [each for each in self._mine(state, ident) if choice["target"] in (ALL, each.id)]

    def worth(self, at: Outlook, choice: Choice) -> Callable[[int], float]:
        least = min((reach.dice_of(each) for each in self._meant(at.state, at.who.id, choice)), default=0)
        return lambda total: float(reach.most(at.who, total) > least)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        meant = self._meant(scene.now, who, choice)
        cleric = scene.now.combatants[who]
        made = yield from self.check(scene, who, choice)
        virtual = reach.most(cleric, made.total)
        # Only where it is more than they have (D35-TUR-008).
        helped = [each for each in meant if virtual > reach.dice_of(each)]
        use: Use = "bolster"
        yield from tell(TurningRolled(who, use, most=virtual, won=bool(helped), **made.told()))
        for each in helped:
            yield from tell(UndeadBolstered(each.id, who, virtual, _until(scene.now, who)))


ACTIONS = (TurnUndead(), DispelTurning(), Bolster())
