"""Drawing, sheathing, letting fall, loading, drinking (D35-ACT-004, D35-AOO-002)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.objects.events import Cost, HandlingBegun, LetFall
from bot.rulesets.dnd35.postures import hands
from bot.rulesets.dnd35.state import Fighter, State, Turn, Weapon
from bot.rulesets.shared.actions import Blanks, Doable


def may_be_free(at: Outlook) -> bool:
    """Whether another free action is left: as many as the table allows, 0: any number (D35-ACT-004)."""
    most = at.state.settings.free_actions
    return at.turn is not None and (not most or at.turn.free < most)


def affords(at: Outlook, cost: Cost) -> bool:
    """Whether that is left in his turn."""
    return not grappling(at.state, at.who.id) and is_left(at, cost)


def is_left(at: Outlook, cost: Cost) -> bool:
    """Whether that is left in his turn, whoever holds him."""
    turn = at.turn
    if turn is None:
        return False
    match cost:
        case "free":
            return may_be_free(at)
        case "immediate" if at.state.settings.immediate_action == "apart":
            return not at.who.hurried
        case "swift" | "immediate":
            return not turn.swift
        case "move":
            return budget.has_move(turn) and turn.swings < 2
        case "standard":
            return budget.has_standard(turn) and not turn.swings
        case "full":
            return budget.has_full(turn)
        case _:
            return True


def drawing(who: Fighter, turn: Turn | None) -> Cost:
    """What drawing costs: a move action, nothing for whoever has learnt it (Quick Draw); with a base attack of at least
    1 it goes with a move that is made."""
    if "quick_draw" in who.feats:
        return "free"
    return "none" if turn is not None and turn.moved and not turn.stepped and who.base_attack else "move"


def loading(who: Fighter, weapon: Weapon) -> Cost:
    """What loading costs; with Rapid Reload a step less."""
    quick = "rapid_reload" in who.feats
    return ("move" if quick else "full") if weapon.reload == "full" else ("free" if quick else "move")


class Draw(Doable[Outlook]):
    """Something that is carried comes to hand; it provokes nobody."""

    code = "draw"

    def asked(self, at: Outlook) -> Blanks | None:
        if not affords(at, drawing(at.who, at.turn)):
            return None
        found = tuple(
            each.weapon for each in at.who.weapons if each.held == "carried" and hands.hold(at.who, each) is not None
        )
        return (Field("with", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        cost = drawing(scene.now.combatants[who], scene.now.turn)
        yield from tell(HandlingBegun(who, "draw", choice["with"], cost))


class Sheathe(Doable[Outlook]):
    """A move action that provokes."""

    code = "sheathe"

    def asked(self, at: Outlook) -> Blanks | None:
        found = held(at.who) if affords(at, "move") else ()
        return (Field("with", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(HandlingBegun(who, "sheathe", choice["with"], "move"))


def held(who: Fighter) -> tuple[str, ...]:
    """The weapons in his hands."""
    return tuple(each.weapon for each in who.weapons if each.held in ("main", "off", "both"))


class Let(Doable[Outlook]):
    """What he holds falls where he stands: a free action."""

    code = "let_fall"

    def asked(self, at: Outlook) -> Blanks | None:
        found = held(at.who) if affords(at, "free") else ()
        return (Field("with", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(LetFall(who, choice["with"]))


class Load(Doable[Outlook]):
    """A crossbow is loaded: it provokes."""

    code = "load"

    def asked(self, at: Outlook) -> Blanks | None:
        empty = (each for each in at.who.weapons if each.in_hand and not each.loaded)
        found = tuple(each.weapon for each in empty if affords(at, loading(at.who, each)))
        return (Field("with", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        yield from tell(HandlingBegun(who, "load", choice["with"], loading(person, person.arm(choice["with"]))))


class Drink(Doable[Outlook]):
    """A potion that he has by him: a standard action that provokes."""

    code = "drink"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(dict.fromkeys(each.spell for each in at.who.potions)) if affords(at, "standard") else ()
        return (Field("spell", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(HandlingBegun(who, "drink", choice["spell"], "standard"))


ACTIONS = (Draw(), Sheathe(), Let(), Load(), Drink())

__all__ = [
    "ACTIONS",
    "Draw",
    "Drink",
    "Let",
    "Load",
    "Sheathe",
    "affords",
    "drawing",
    "held",
    "is_left",
    "loading",
    "may_be_free",
]
