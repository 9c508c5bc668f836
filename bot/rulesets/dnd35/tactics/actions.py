"""Feinting, and helping somebody (D35-ATK-001, -006)."""

from __future__ import annotations

from typing import Final, Literal, cast

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.attack.arms import in_melee
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.contests import Side, oppose
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.base.sight import locates
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.state import Fighter, State, enemies
from bot.rulesets.dnd35.tactics.events import AidRolled, FeintRolled
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.conditions import next_turn

CLASS: Final = 10
"""What an attack that helps must reach (D35-ATK-001)."""
HOW: Final = ("attack", "defence")


def _foes(at: Outlook) -> list[Fighter]:
    """Those of the other sides whom he could attack in melee, as far as he sees them; nobody while he grapples."""
    if grappling(at.state, at.who.id):
        return []
    return [
        each
        for each in enemies(at.state, at.who)
        if locates(at.who, each)
        and not total(at.state, at.who, each)
        and any(in_melee(at.who, arm, each) for arm in at.who.arms)
    ]


class Feint(Doable[Outlook]):
    """A standard action; with the feat for it a move action. Nobody feints what has no mind (D35-ATK-008)."""

    code = "feint"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if (
            turn is None
            or turn.swings
            or not ((self.quick(at.who) and budget.has_move(turn)) or budget.has_standard(turn))
        ):
            return None
        found = tuple(each.id for each in _foes(at) if each.intelligence)
        return (Field("target", found),) if found else None

    @staticmethod
    def quick(who: Fighter) -> bool:
        return "improved_feint" in who.feats

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, scene.now.combatants[who].seen_with)
        person, target = (scene.now.combatants[each] for each in (who, choice["target"]))
        mine = Trial(person, 0, target, skill="bluff", tried="feint")
        theirs = Trial(target, 0, person, skill="sense_motive", tried="feint", defends=True)
        # Equal is not enough (D35-ATK-006).
        made = yield from oppose(scene, Side("skill", mine), Side("skill", theirs), why="feint", ties="fails")
        turn = scene.now.turn
        quick = self.quick(person) and turn is not None and budget.has_move(turn)
        until = next_turn(scene.now, who)
        # His next turn is the one after this one.
        if turn is not None and turn.who == who:
            until = type(until)(scene.now.round + 1, "end", who)
        yield from tell(FeintRolled(who, target.id, until=until, quick=quick, **made.told()))


class Aid(Doable[Outlook]):
    """A standard action: an attack against a class of 10, for a companion (D35-ATK-001)."""

    code = "aid"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or turn.swings or not budget.has_standard(turn):
            return None
        foes = tuple(each.id for each in _foes(at))
        friends = tuple(
            each.id
            for each in at.state.combatants.values()
            if each.side == at.who.side and each.id != at.who.id and not (each.out or each.hidden)
        )
        if not foes or not friends:
            return None
        return (Field("target", foes), Field("friend", friends), Field("how", HOW))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, scene.now.combatants[who].seen_with)
        person, target = (scene.now.combatants[each] for each in (who, choice["target"]))
        weapon = next((each for each in person.arms if in_melee(person, each, target)), person.arms[-1])
        trial = Trial(person, 10, target, weapon, against=CLASS, tried="aid")
        judge = CHECKS.made("aid", scene.now, trial, 10).judge()
        (face,) = yield from roll(D20, who=who, why="attack", judge=judge)
        made = CHECKS.made("aid", scene.now, Trial(person, face, target, weapon, against=CLASS, tried="aid"), face)
        how = cast(Literal["attack", "defence"], choice["how"])
        yield from spent(scene, "aid", Trial(person, face, target))
        yield from tell(
            AidRolled(
                who,
                choice["friend"],
                target.id,
                how,
                weapon.weapon,
                against=made.against,
                succeeds=made.succeeds,
                **made.told(),
            )
        )


ACTIONS = (Feint(), Aid())

__all__ = ["ACTIONS", "CLASS", "HOW", "Aid", "Feint"]
