"""Drawing, sheathing, letting fall, loading, drinking (D35-ACT-004, D35-AOO-002)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.d20 import lying
from bot.rulesets.dnd35 import postures as hands
from bot.rulesets.dnd35.base.budget import Outlook, moved
from bot.rulesets.dnd35.base.gaps import laid, loosed
from bot.rulesets.dnd35.base.needs import FREE, MOVE, STANDARD, TIMES, Deed, Needs, of_weapon, unheld
from bot.rulesets.dnd35.state import Act, Fighter, Held, Spell, State, Turn, Weapon
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.lacking import OTHER, Lack, Said, always
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.needs import UNNAMED, because, blank, must

# ---- What is told of what hands do.

Doing: TypeAlias = Literal["draw", "sheathe", "load", "drink"]
Cost: TypeAlias = Literal["free", "swift", "immediate", "move", "standard", "full", "none"]


def spent(state: State, cost: Cost) -> State:
    """*state* once that was done in the turn under way; `none`: it goes with a move that is made anyway."""
    turn = state.turn
    if turn is None:
        return state
    costs: dict[Cost, dict[str, Any]] = {
        "free": {"free": turn.free + 1},
        "swift": {"swift": True},
        "immediate": {"swift": True},
        "move": moved(turn),
        "standard": {"standard": True},
        "full": {"standard": True, "move": True},
        "none": {},
    }
    return state.in_turn(deeds=turn.deeds + 1, **costs[cost])


@happens(to=PUBLIC)
class HandlingBegun:
    """*combatant* sets about *what* with an *item*; *cost*: the action that it takes."""

    combatant: CombatantId
    what: Doing
    item: str
    cost: Cost

    def change(self, state: State) -> State:
        state = spent(state, self.cost)
        return evolve(state, deeds=(*state.deeds, Act(self.combatant, self.what, self.item)))

    def why(self) -> tuple[str, ...]:
        free = ("D35-ACT-004",) if self.cost == "free" else ()
        return (*free, *(() if self.what == "draw" else ("D35-AOO-002",)))


@happens(to=PUBLIC)
class HandlingEnded:
    """It is done: *combatant* has drawn the *item* (*held*: how he has it), has put it away, has loaded it, or has
    drunk it; or he is `unable` to."""

    combatant: CombatantId
    what: Doing
    item: str
    outcome: Literal["done", "unable"] = "done"
    held: Held = "main"

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        who = state.combatants.get(self.combatant)
        if who is None or self.outcome != "done" or self.what == "drink":
            return state
        changes: Any = {
            "draw": {"held": self.held},
            "sheathe": {"held": "carried"},
            "load": {"loaded": True},
        }[self.what]
        arms = tuple(evolve(each, **changes) if each.weapon == self.item else each for each in who.weapons)
        if self.what != "load":
            # What is at hand first is what others see.
            arms = tuple(sorted(arms, key=lambda each: not each.in_hand or each.held == "natural"))
        return state.with_(who.id, weapons=arms)


@happens("D35-ACT-004", to=PUBLIC)
class LetFall:
    """*combatant* lets a *weapon* fall where he stands: a free action, which provokes nobody."""

    combatant: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return let_go(spent(state, "free"), self.combatant, self.weapon)


def let_go(state: State, ident: str, weapon: str) -> State:
    """*state* with that *weapon* of *ident* on the ground where he stands."""
    who = state.combatants.get(ident)
    found = None if who is None else next((each for each in who.weapons if each.weapon == weapon), None)
    if who is None or found is None:
        return state
    state = state.with_(who.id, weapons=tuple(each for each in who.weapons if each is not found))
    return laid(state, evolve(found, held="dropped"), who, who.id)


@happens(to=PUBLIC)
class Dropped:
    """A *weapon* falls from the hand of *combatant*, as a condition that he is in will have it (*status*)."""

    combatant: CombatantId
    weapon: str
    status: str

    def change(self, state: State) -> State:
        return let_go(state, self.combatant, self.weapon)


@happens(to=PUBLIC)
class ShotOff:
    """The *weapon* of *combatant* is not loaded any more."""

    combatant: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return loosed(state, self.combatant, self.weapon, None)


@happens("D35-BAS-013", to=PUBLIC)
class ThrownAway:
    """The *weapon* that *combatant* has thrown lies on *cell*, or, without a grid, *beside* somebody."""

    combatant: CombatantId
    weapon: str
    cell: str | None
    beside: Aside | None = None

    def change(self, state: State) -> State:
        return loosed(state, self.combatant, self.weapon, self.cell, self.beside)


@happens(to=PUBLIC)
class NearSaid:
    """Without a grid: the game master says that *combatant* is near the *weapon* of *source*, which lies on the
    ground."""

    combatant: CombatantId
    weapon: str
    source: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, lying=lying.brought(state.lying, self.combatant, self.weapon, self.source))


@happens(to=PUBLIC)
class PotionGiven:
    """*combatant* has a potion by him, of that *spell*."""

    combatant: CombatantId
    spell: str
    potion: Spell

    def befalls(self, state: State, who: Fighter) -> State:
        return state.with_(who.id, potions=(*who.potions, self.potion))


# ---- What is told of what no list holds (D35-ACT-004 to -006, D35-AOO-002).

Kind: TypeAlias = Literal[
    "free", "swift", "immediate", "move", "standard", "full", "activate", "handle", "heavy", "light", "scroll", "door"
]
"""What it is: something in words, by what it costs; or what the text names, with its own cost: a thing is activated or
handled, something heavy is moved, a torch is lit, a scroll read, a door opened."""
EXPOSING: Final = ("handle", "heavy", "light", "scroll")
"""What of it provokes (D35-AOO-002)."""
RULES: Final[Mapping[Cost, tuple[str, ...]]] = {
    "free": ("D35-ACT-004",),
    "swift": ("D35-ACT-005",),
    "immediate": ("D35-ACT-006",),
    "move": ("D35-ACT-001",),
    "standard": ("D35-ACT-001",),
    "full": ("D35-ACT-002",),
    "none": (),
}


@happens(to=PUBLIC)
class UnlistedBegun:
    """*combatant* does something that no list holds, said in words; *cost*: the action that it takes. The game master
    tells what comes of it. What exposes him is not done yet; an immediate action is his one of the round
    (D35-ACT-006)."""

    combatant: CombatantId
    what: Kind
    cost: Cost

    def change(self, state: State) -> State:
        own = state.turn is not None and state.turn.who == self.combatant
        apart = state.settings.immediate_action == "apart"
        if self.cost == "immediate" and (apart or not own):
            state = state.with_(self.combatant, hurried=True)
        if own:
            state = spent(state, "none" if self.cost == "immediate" and apart else self.cost)
        if self.what not in EXPOSING:
            return state
        return evolve(state, deeds=(*state.deeds, Act(self.combatant, self.what)))

    def why(self) -> tuple[str, ...]:
        exposed = ("D35-AOO-002",) if self.what in EXPOSING else ()
        return (*RULES[self.cost], *exposed)


@happens(to=PUBLIC)
class UnlistedEnded:
    """What exposed *combatant* is done; or he is `unable` to."""

    combatant: CombatantId
    what: Kind
    outcome: Literal["done", "unable"] = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


def affords(at: Outlook, cost: Cost) -> bool:
    """Whether that is left in his turn."""
    return cost == "none" or bool(TIMES[cost].met(at))


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


def _carried(at: Outlook) -> list[Weapon]:
    return [each for each in at.who.weapons if each.held == "carried"]


class Draw(Deed):
    """Something that is carried comes to hand; it provokes nobody."""

    code = "draw"
    needs = (
        *(unheld, must("nothing_carried", _carried)),
        because(
            lambda at: affords(at, drawing(at.who, at.turn)),
            lambda at: TIMES[drawing(at.who, at.turn)](at, UNNAMED) or OTHER,
        ),
    )
    whom = (of_weapon("drawn_already", lambda at, arms: arms[0].in_hand),)
    wrong = (always("no_hand"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = (each.weapon for each in _carried(at) if hands.hold(at.who, each) is not None)
        return blank("with", found, none="no_hand")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        cost = drawing(scene.now.combatants[who], scene.now.turn)
        yield from tell(HandlingBegun(who, "draw", choice["with"], cost))


class Sheathe(Deed):
    """A move action that provokes."""

    code = "sheathe"
    needs: Needs = (unheld, MOVE)
    wrong = (always("empty_hands"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("with", (each.weapon for each in at.who.wielded), none="empty_hands")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(HandlingBegun(who, "sheathe", choice["with"], "move"))


class Let(Sheathe):
    """What he holds falls where he stands: a free action."""

    code = "let_fall"
    free = True
    needs = (unheld, FREE)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(LetFall(who, choice["with"]))


def _empty(at: Outlook) -> list[Weapon]:
    return [each for each in at.who.weapons if each.in_hand and not each.loaded]


class Load(Deed):
    """A crossbow is loaded: it provokes."""

    code = "load"
    needs = (unheld, must("loaded", _empty))

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return TIMES[loading(at.who, _empty(at)[0])](at, said) or OTHER

    def asks(self, at: Outlook) -> Blanks | None:
        found = tuple(each.weapon for each in _empty(at) if affords(at, loading(at.who, each)))
        return (Field("with", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        yield from tell(HandlingBegun(who, "load", choice["with"], loading(person, person.arm(choice["with"]))))


class Drink(Deed):
    """A potion that he has by him: a standard action that provokes."""

    code = "drink"
    needs = (must("no_potion", lambda at: at.who.potions), unheld, STANDARD)

    def asks(self, at: Outlook) -> Blanks:
        return (Field("spell", tuple(dict.fromkeys(each.spell for each in at.who.potions))),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(HandlingBegun(who, "drink", choice["spell"], "standard"))


ACTIONS = (Draw(), Sheathe(), Let(), Load(), Drink())
