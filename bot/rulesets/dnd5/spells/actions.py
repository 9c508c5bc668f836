"""What is done with spells, and against them, in one's turn (DN5-ACT-012, DN5-EXT-012)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.spells import castable, casting, lasting
from bot.rulesets.dnd5.spells.events import Struggled, Woken
from bot.rulesets.dnd5.state import SQUARE, Effect, Fighter, State
from bot.rulesets.shared.actions import Blanks, Doable


class Cast(Doable[Outlook]):
    """A spell: its casting time says what it costs (DN5-ACT-012)."""

    code = "cast"

    def asked(self, at: Outlook) -> Blanks | None:
        found = castable.now(at.state, at.who)
        return castable.blanks(at.state, at.who, found) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from casting.chosen(scene, who, choice)


class LetGo(Doable[Outlook]):
    """Concentration ends at will, and costs nothing (DN5-EXT-012)."""

    code = "let_go"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.turn is not None and at.who.concentrates is not None else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from lasting.drop(scene, who, "at_will")


def bonds(who: Fighter) -> tuple[Effect, ...]:
    """What holds him fast and can be torn."""
    return tuple(each for each in who.effects if each.spell.condition == "restrained" and each.dc)


class Struggle(Doable[Outlook]):
    """Against what a spell, or a web, holds one with: a check of Strength against its difficulty."""

    code = "struggle"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.acts and bonds(at.who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        fighter = scene.now.combatants[who]
        effect = bonds(fighter)[0]
        trial = Trial(fighter, ability="strength", dc=effect.dc, why="struggle", spell=effect.spell.spell)
        made = yield from d20(scene, "check", trial, why="check")
        success = made.check.succeeds
        yield from tell(Struggled(who, effect.spell.spell, success=success, **made.told()))
        if success:
            yield from lasting.end(scene, who, effect, "freed")


def asleep(at: Outlook) -> tuple[str, ...]:
    """Who sleeps beside him by a spell."""
    people = at.state.combatants.values()
    near = (each for each in people if each.id != at.who.id and not each.hidden and not each.out and each.under("pool"))
    found = [each for each in near if distance(at.state, at.who, each) <= SQUARE]
    return tuple(each.id for each in sorted(found, key=lambda each: each.side != at.who.side))


class Wake(Doable[Outlook]):
    """Somebody who sleeps by a spell is shaken awake."""

    code = "wake"

    def asked(self, at: Outlook) -> Blanks | None:
        found = asleep(at) if at.acts else ()
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        target = choice["target"]
        yield from tell(Woken(who, target))
        for each in scene.now.combatants[target].under("pool"):
            yield from lasting.end(scene, target, each, "broken")


ACTIONS = (Cast(), LetGo(), Struggle(), Wake())

__all__ = ["ACTIONS", "Cast", "LetGo", "Struggle", "Wake"]
