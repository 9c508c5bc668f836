"""What is meant in a sequence: the intention that an answer makes; moves, words of one's own, the defensive posture
(R20-SEQ-010, R20-ACT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, cast

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.rpg20.base.outlook import Outlook
from bot.rulesets.rpg20.sequences.aiming import aimed_at
from bot.rulesets.rpg20.sequences.events import IntentionDeclared
from bot.rulesets.rpg20.state import Intention, State
from bot.rulesets.rpg20.state.deeds import Deed, Goal
from bot.rulesets.rpg20.state.people import line_called, places
from bot.rulesets.shared.actions import Blanks, Doable

AIM: Final = "aim"
TYPED: Final = "words"
"""Stands in a form for words of one's own."""


class Meant(Doable[Outlook]):
    """Something that is meant: *deed*, and what an answer makes of it."""

    deed: ClassVar[Deed]

    def means(self, at: Outlook, choice: Choice) -> Intention:
        """The intention that *choice* makes."""
        return Intention(self.deed)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        at = Outlook(scene.now, scene.now.combatants[who])
        means = self.means(at, choice)
        secret = scene.now.settings.intentions == "secret"
        yield from tell(IntentionDeclared(who, means, secret, aimed_at(scene.now, means)))


def with_(arms: Sequence[Any], given: Choice) -> tuple[Field, ...]:
    """With which of *arms*, where there are several, or one was named."""
    names = tuple(dict.fromkeys(each.weapon for each in arms))
    return (Field("with", names),) if len(names) > 1 or "with" in given else ()


def chosen(arms: Sequence[Any], choice: Choice) -> Any:
    """The one of *arms* that is named, else the first."""
    return next((each for each in arms if each.weapon == choice.get("with")), arms[0])


def places_of(at: Outlook, given: Choice) -> tuple[Field, ...]:
    """The place that is aimed at, by the lines of the target's body (R20-SPE-013)."""
    if AIM not in given.get("how", "").split("+"):
        return ()
    target = at.state.combatants.get(given.get("target", ""))
    return (Field("place", ("anywhere",) if target is None else places(target)),)


def aim_of(at: Outlook, choice: Choice) -> int:
    """The line that *choice* aims at, 0 for none."""
    target = at.state.combatants.get(choice.get("target", ""))
    return 0 if target is None else line_called(target, choice.get("place", ""))


class Move(Meant):
    """A move, which is all that he does (R20-ACT-001)."""

    code = "move"
    deed = "move"

    def asked(self, at: Outlook) -> Blanks | None:
        if at.who.down:
            return None
        near = tuple(each for each in at.seen if not at.state.engaged(at.who.id, each))
        goals = (*(("approach",) if near else ()), "away", *(() if at.who.cover else ("cover",)))

        def fields(given: Choice) -> tuple[Field, ...]:
            goal = (Field("goal", goals),)
            return (*goal, Field("target", near)) if given.get("goal") == "approach" and near else goal

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        target = (choice["target"],) if "target" in choice else ()
        return Intention("move", goal=cast(Goal, choice["goal"]), targets=target)


class Other(Meant):
    """Something that the table does not know, in words of one's own: the game master says what it adds to the
    initiative, and what comes of it (R20-SEQ-008)."""

    code = "other"
    deed = "other"
    in_words = True

    def asked(self, at: Outlook) -> Blanks | None:
        return ()


class Defend(Meant):
    """The defensive posture: two defences, no blow (R20-MEL-005, R20-ACT-010)."""

    code = "defend"
    deed = "defend"

    def asked(self, at: Outlook) -> Blanks | None:
        return ()

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("defend", posture="defensive")


class Pass(Meant):
    """Nothing is done in this sequence (R20-ACT-010)."""

    code = "pass"
    deed = "pass"

    def asked(self, at: Outlook) -> Blanks | None:
        return ()


ACTIONS: Final = (Move(), Other(), Defend(), Pass())

__all__ = [
    "ACTIONS",
    "AIM",
    "TYPED",
    "Defend",
    "Meant",
    "Move",
    "Other",
    "Pass",
    "aim_of",
    "chosen",
    "places_of",
    "with_",
]
