"""The Attack action, and what else is an attack (DN5-ACT-005, -006, DN5-ATK-011, -019 to -022)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5.attack import arms, guessing, striking
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.state import UNARMED, State, led, locates
from bot.rulesets.shared.actions import Blanks, Doable, cell_asked


def may_attack(at: Outlook) -> bool:
    """Whether he has his Attack action, or an attack of it left."""
    turn = at.turn
    if turn is None or led(at.state, at.who) is not None:
        # A mount that is controlled does not attack (DN5-MNT-007).
        return False
    return at.acts or bool(turn.attacks and not turn.idle and not incapacitated(at.who))


class Attack(Doable[Outlook]):
    """One attack, or the next of several that the action gives; he may move between them (DN5-MOV-004)."""

    code = "attack"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(each.id for each in arms.targets(at.state, at.who)) if may_attack(at) else ()
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = at.state.combatants.get(partial.get("target", ""))
            if target is None:
                return (Field("target", found),)
            weapons = tuple(dict.fromkeys(each.weapon for each in arms.against(at.state, at.who, target)))
            return (Field("target", found), *((Field("with", weapons),) if weapons else ()))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from striking.begin(scene, who, choice["target"], choice["with"])


class Unarmed(Doable[Outlook]):
    """With fist, foot or head, although he has a weapon (DN5-ATK-019)."""

    code = "unarmed"

    def asked(self, at: Outlook) -> Blanks | None:
        if not may_attack(at):
            return None
        found = tuple(
            each.id
            for each in arms.targets(at.state, at.who)
            if distance(at.state, at.who, each) <= arms.fist(at.who).reach
            and any(arm.like != UNARMED.like for arm in arms.against(at.state, at.who, each))
        )
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from striking.begin(scene, who, choice["target"], arms.fist(scene.now.combatants[who]).weapon)


class SecondWeapon(Doable[Outlook]):
    """A bonus action, with the light weapon of the other hand (DN5-ATK-020 to -022, DN5-TUR-006)."""

    code = "second_weapon"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or not at.acts_besides:
            return None
        weapons = arms.second(at.who, turn)
        found = tuple(
            each.id
            for each in at.state.combatants.values()
            if each.side != at.who.side
            and not (each.died or each.fled)
            and locates(at.who, each)
            and any(arms.reaches(at.state, at.who, each, arm) for arm in weapons)
        )
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = at.state.combatants.get(partial.get("target", ""))
            if target is None:
                return (Field("target", found),)
            options = tuple(each.weapon for each in weapons if arms.reaches(at.state, at.who, target, each))
            return (Field("target", found), *((Field("with", options),) if options else ()))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from striking.begin(scene, who, choice["target"], choice["with"], "bonus")


class Guess(Doable[Outlook]):
    """Where he guesses somebody whom he does not see: at a square; without a grid the game master says whether anybody
    is there (DN5-ATK-011)."""

    code = "guess"

    def asked(self, at: Outlook) -> Blanks | None:
        if not may_attack(at) or (on_grid(at.state) and at.who.cell is None):
            return None
        if not on_grid(at.state):
            return (Field("whom", guessing.guessed_at(at.state, at.who)),)
        arm = guessing.arm_of(at.state, at.who)

        def fields(partial: Choice) -> tuple[Field, ...]:
            return cell_asked("to", guessing.cells(at.state, at.who, arm) or (str(at.who.cell),), partial)

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if "to" in choice:
            yield from guessing.strike(scene, who, choice["to"])
        else:
            yield from guessing.begin(scene, who, choice["whom"])


ACTIONS = (Attack(), Unarmed(), SecondWeapon(), Guess())

__all__ = ["ACTIONS", "Attack", "Guess", "SecondWeapon", "Unarmed", "may_attack"]
