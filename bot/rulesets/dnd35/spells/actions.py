"""What is done with spells in one's turn (D35-BAS-020, D35-ACT-005, -006)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget, magic
from bot.rulesets.dnd35.base.distances import distance, reaches
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.spells import castable, casting
from bot.rulesets.dnd35.spells.events_upon import Woken
from bot.rulesets.dnd35.state import SQUARE, Fighter, State
from bot.rulesets.shared.actions import Blanks, Doable


def stands(at: Outlook) -> bool:
    """Whether a standard action is left to somebody whom nobody holds."""
    turn = at.turn
    ready = turn is not None and budget.has_standard(turn) and not turn.swings
    return ready and not grappling(at.state, at.who.id)


class CastSpell(Doable[Outlook]):
    """A spell: its casting time says what it costs; in a threatened square it provokes, unless it is cast on the
    defensive (D35-BAS-020)."""

    code = "cast"

    def asked(self, at: Outlook) -> Blanks | None:
        found = castable.now(at.state, at.who)
        return castable.blanks(at.state, at.who, found) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from casting.chosen(scene, who, choice)


class Deliver(Doable[Outlook]):
    """A touch that goes on holding a spell: a standard action."""

    code = "deliver"

    def asked(self, at: Outlook) -> Blanks | None:
        spell = at.who.charged
        if spell is None or not stands(at):
            return None
        near = [each for each in castable.targets(at.state, at.who, spell) if _within(at.who, each)]
        return (Field("target", tuple(each.id for each in near)),) if near else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        spell = scene.now.combatants[who].charged
        if spell is not None:
            yield from casting.begin(scene, who, spell, "charge", target=choice["target"])


def _within(who: Fighter, target: Fighter) -> bool:
    return who.id == target.id or any(reaches(who, magic.arm(each), target) for each in (who.charged,) if each)


class Wake(Doable[Outlook]):
    """Somebody who sleeps by a spell is shaken awake: a standard action."""

    code = "wake"

    def asked(self, at: Outlook) -> Blanks | None:
        found = asleep(at) if stands(at) else ()
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(Woken(who, choice["target"]))


def asleep(at: Outlook) -> tuple[str, ...]:
    """Who sleeps beside him by a spell, companions first."""
    people = (each for each in at.state.combatants.values() if each.id != at.who.id and not (each.hidden or each.out))
    found = [each for each in people if each.has("sleeping") and each.effects and distance(at.who, each) <= SQUARE]
    return tuple(each.id for each in sorted(found, key=lambda each: each.side != at.who.side))


ACTIONS = (CastSpell(), Deliver(), Wake())

__all__ = ["ACTIONS", "CastSpell", "Deliver", "Wake", "asleep", "stands"]
