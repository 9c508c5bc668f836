"""What is done hand to hand without an attack roll (DN5-CTS-002 to -011)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack.actions import may_attack
from bot.rulesets.dnd5.base.budget import held_by
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.contests import contesting, holding
from bot.rulesets.dnd5.state import Fighter, State, locates
from bot.rulesets.shared.actions import Blanks, Doable


def set_upon(at: Outlook) -> Sequence[Fighter]:
    """Whom he could set upon: within his reach, and at most one size category larger; his foes first."""
    found = [
        each
        for each in at.state.combatants.values()
        if each.id != at.who.id
        and not (each.died or each.fled or each.thing)
        and locates(at.who, each)
        and contesting.near(at.state, at.who, each)
        and contesting.small_enough(at.who, each)
    ]
    return sorted(found, key=lambda each: (each.side == at.who.side, each.out))


class Grapple(Doable[Outlook]):
    """In the place of an attack (DN5-CTS-002): with a free hand (DN5-CTS-003)."""

    code = "grapple"

    def asked(self, at: Outlook) -> Blanks | None:
        if not may_attack(at) or arms.free_hands(at.state, at.who) < 1:
            return None
        held = {each.id for each in held_by(at.state, at.who)}
        found = tuple(each.id for each in set_upon(at) if each.id not in held)
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from contesting.begin(scene, who, choice["target"], "grapple")


class Shove(Doable[Outlook]):
    """In the place of an attack (DN5-CTS-009); no hand need be free (DN5-CTS-010)."""

    code = "shove"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(each.id for each in set_upon(at)) if may_attack(at) else ()
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from contesting.begin(scene, who, choice["target"], "shove")


class Escape(Doable[Outlook]):
    """Out of a grapple, with the action (DN5-CTS-007)."""

    code = "escape"

    def asked(self, at: Outlook) -> Blanks | None:
        held = at.who.condition("grappled")
        if not at.acts or held is None or held.by not in at.state.combatants:
            return None
        return (Field("skill", tuple(contesting.best(at.who))),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        held = scene.now.combatants[who].condition("grappled")
        if held is not None and held.by is not None:
            yield from contesting.begin(scene, who, held.by, "escape", choice["skill"])


class Release(Doable[Outlook]):
    """Costs nothing (DN5-CTS-006)."""

    code = "release"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.turn is not None and held_by(at.state, at.who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from holding.release(scene, who)


ACTIONS = (Grapple(), Shove(), Escape(), Release())

__all__ = ["ACTIONS", "Escape", "Grapple", "Release", "Shove", "set_upon"]
