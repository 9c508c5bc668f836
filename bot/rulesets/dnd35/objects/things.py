"""What hands do, once all who could have struck before it have had their say (D35-AOO-002, -005)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import surely
from bot.rulesets.d20 import lying, things
from bot.rulesets.d20.gaps import metres
from bot.rulesets.d20.placing import beside
from bot.rulesets.dnd35 import postures as hands
from bot.rulesets.dnd35.base.budget import Outlook, flat_footed, unable
from bot.rulesets.dnd35.base.gaps import is_loosed, leaves_hand, on_grid
from bot.rulesets.dnd35.base.needs import FREE, STANDARD, SWIFT, TIMES, Deed, unheld
from bot.rulesets.dnd35.base.saddles import pinned_by
from bot.rulesets.dnd35.movement.events import SQUARES, DistanceSaid, PlacedAt
from bot.rulesets.dnd35.movement.ways import without_grid
from bot.rulesets.dnd35.objects.actions import (
    EXPOSING,
    Cost,
    Dropped,
    HandlingEnded,
    Kind,
    NearSaid,
    PotionGiven,
    ShotOff,
    ThrownAway,
    UnlistedBegun,
    UnlistedEnded,
    affords,
)
from bot.rulesets.dnd35.people import CombatantRecorded
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.spells import falling
from bot.rulesets.dnd35.state import SQUARE, Act, Blow, Fighter, Spell, State, Weapon
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.shared.actions import Blanks, untold
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.lacking import OTHER, Lack, Said
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, optional, text
from bot.rulesets.shared.people import known

# ---- What is told of objects that can be attacked (D35-BAS-023).


@happens("D35-BAS-023", changes=False, to=PUBLIC)
class ObjectPut:
    """An object that can be attacked is there, with its armour class, its points and its *hardness*; *near*: beside
    whom."""

    combatant: CombatantId
    name: Name
    ac: int
    points: int
    hardness: int
    near: CombatantId | None = None


DOINGS = ("draw", "sheathe", "load", "drink", *EXPOSING)


def finish(scene: Scene[State]) -> Action:
    """It is done, if it still can be."""
    act = surely(scene.now.doing(Act))
    who = scene.now.combatants[act.who]
    if act.what in EXPOSING:
        yield from tell(UnlistedEnded(who.id, act.what, "unable" if unable(who) else "done"))  # type: ignore[arg-type]
        return
    if unable(who) or not _has(who, act):
        yield from tell(HandlingEnded(who.id, act.what, act.item, "unable"))  # type: ignore[arg-type]
        return
    held = hands.hold(who, who.arm(act.item)) if act.what == "draw" else None
    if act.what == "draw" and held is None:
        yield from tell(HandlingEnded(who.id, "draw", act.item, "unable"))
        return
    yield from tell(HandlingEnded(who.id, act.what, act.item, held=held or "main"))  # type: ignore[arg-type]
    potion = next((each for each in who.potions if each.spell == act.item), None)
    if act.what == "drink" and potion is not None:
        yield from casting.drink(scene, who.id, potion)


def _has(who: Fighter, act: Act) -> bool:
    """Whether he still has it: somebody may have struck it from his hands, or broken it."""
    if act.what == "drink":
        return any(each.spell == act.item for each in who.potions)
    return any(each.weapon == act.item for each in who.weapons)


def may_interject(state: State, who: Fighter) -> bool:
    """Whether an immediate action out of his turn is left to him; to nobody hidden: it would tell of him
    (D35-ACT-006)."""
    own = state.turn is not None and state.turn.who == who.id
    return state.opened and not (own or who.out or who.hidden) and falling.hurried(state, who)


def spent(state: State) -> Blow | None:
    """The shot that has just been made with what must be loaded anew, or the throw of what is in the hand no more."""
    blow = state.deed
    if not isinstance(blow, Blow) or not blow.shot or blow.at != "done" or blow.occasion == "spell":
        return None
    return blow if is_loosed(state.combatants[blow.who], blow.weapon) else None


def empty(scene: Scene[State]) -> Action:
    """It is not loaded any more; or it lies where whom it was thrown at stands."""
    blow = surely(spent(scene.now))
    if leaves_hand(scene.now.combatants[blow.who].arm(blow.weapon)):
        cell = scene.now.combatants[blow.target].cell
        yield from tell(ThrownAway(blow.who, blow.weapon, cell, None if on_grid(scene.now) else blow.target))
    else:
        yield from tell(ShotOff(blow.who, blow.weapon))


DROPS: Final = CONDITIONS.that("drops")


def slipping(state: State) -> tuple[Fighter, Weapon] | None:
    """Who is in a condition in which one drops what one holds, and the first thing that he does hold."""
    for who in state.combatants.values():
        if who.conditions and not who.died and who.wielded and DROPS(who):
            return who, who.wielded[0]
    return None


def slip(scene: Scene[State]) -> Action:
    """It falls."""
    found = surely(slipping(scene.now))
    who, weapon = found
    yield from tell(Dropped(who.id, weapon.weapon, next(DROPS.of(who)).kind))


# ---- The game master gives somebody a potion; says, without a grid, who is near what lies on the ground.


@word()
class GivePotion(Word):
    """*who* has a *potion* by him from now on."""

    who: CombatantId
    potion: Spell

    def check(self, state: State) -> None:
        known(state, self.who)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PotionGiven(self.who, self.potion.spell, self.potion))


@word()
class Interject(Word):
    """*who* does something out of his turn that no list holds: an immediate action (D35-ACT-006)."""

    who: CombatantId

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not may_interject(state, who):
            raise Refused("dnd35-not-immediate", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(UnlistedBegun(self.who, "immediate", "immediate"))


@word()
class SayNear(lying.SayNear):
    """Without a grid."""

    who: CombatantId
    weapon: str
    source: CombatantId
    nothing = "dnd35-nothing-lies"

    def check(self, state: State) -> None:
        known(state, self.who)
        without_grid(state)
        super().check(state)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(NearSaid(self.who, self.weapon, self.source))


@composed(tool="near")
def near(state: State, by: int, args: Args) -> SayNear:
    """Of several things that lie there the *value* says which."""
    weapon, source = lying.which(state, args, "dnd35-nothing-lies")
    return SayNear(by, text(args, "who"), weapon, source)


@composed(tool="potion")
def potion(state: State, by: int, args: Args) -> GivePotion:
    """Of which spell it is, by its name alone: the game, which knows all spells, fills in the rest (`ruleset`)."""
    return GivePotion(by, text(args, "who"), Spell(text(args, "value")))


# ---- Objects that can be attacked: what the game master says that one withstands, and where it stands (D35-BAS-023).

BASE: Final = 10
PROOF: Final = ("critical", "nonlethal", "mind", "poison")
"""What nothing that never lived suffers from."""


@word()
class PutObject(things.PutObject):
    """An object is there for everybody to strike at, beside *near* if the game master says so; its armour class, points
    and hardness are kept for the scene."""

    record: Fighter
    near: CombatantId | None = None

    def told(self, near: str | None) -> tuple[Any, ...]:
        record = self.record
        put = ObjectPut(record.id, record.name, BASE + record.other, record.hit_points, record.hardness, near)
        return CombatantRecorded(record.id, record), put

    def placed(self, state: State, near: Fighter | None) -> PlacedAt | DistanceSaid | None:
        if on_grid(state):
            return PlacedAt(self.record.id, beside(SQUARES, state, self.record, near), "gm")
        return None if near is None else DistanceSaid(self.record.id, near.id, SQUARE, metres(SQUARE))


@composed(tool="object")
def put(state: State, by: int, args: Args) -> PutObject:
    """`words` names it, `value` says its armour class, points and hardness (`5/20/5`), `who` beside whom it stands."""
    ac, points, hardness = things.figures(args, 3)
    ident, name = things.called(state, args)
    record = Fighter(
        ident,
        name,
        things.SIDE,
        hit_points=points,
        hit_points_max=points,
        hardness=hardness,
        other=ac - BASE,
        speed=0,
        being=things.OBJECT,
        immune=PROOF,
    )
    return PutObject(by, record, optional(args, "who"))


# ---- What no list holds, in one's own words, for what it costs (D35-ACT-004 to -006, D35-AOO-002).

IMMEDIATE: Final[Kind] = "immediate"
COSTS: Final[Mapping[Kind, Cost]] = {
    "free": "free",
    "swift": "swift",
    "immediate": "immediate",
    "move": "move",
    "standard": "standard",
    "full": "full",
    "activate": "standard",
    "handle": "move",
    "heavy": "move",
    "light": "full",
    "scroll": "standard",
    "door": "move",
}
"""The action that each takes."""
IN_WORDS: Final[tuple[Kind, ...]] = ("standard", "move", "free", "swift", IMMEDIATE, "full")
"""What is said by its cost alone; where the table has an immediate action of one's own turn be its swift one, that is
said (D35-ACT-006)."""
STILL: Final[tuple[Kind, ...]] = ("free", "swift", IMMEDIATE)
"""What is left of it to whoever is pinned."""
NAMED: Final = tuple(each for each in COSTS if each not in IN_WORDS)
"""What the text names."""


def _takes(at: Outlook, said: Said) -> Lack | None:
    """The action that what is named takes, and hands that nobody holds (D35-GRA-010 to -023)."""
    what = next((each for each in COSTS if each == said.get("what")), None)
    if what is None:
        return None
    held = what in NAMED or (what not in STILL and pinned_by(at.state, at.who.id))
    return (unheld(at, said) if held else None) or TIMES[COSTS[what]](at, said)


def _late(at: Outlook, said: Said) -> Lack | None:
    """An immediate action, out of his turn (D35-ACT-006)."""
    if said.get("what") not in (None, IMMEDIATE):
        return "immediate_alone", {}
    if at.who.hurried:
        return "immediate", {}
    late = at.state.settings.immediate_action == "swift" and flat_footed(at.state, at.who)
    return ("flat_footed", {}) if late else unheld(at, said)


class Unlisted(Deed):
    """Whatever his player says: in his turn for what it costs, out of it as an immediate action."""

    code = "other"
    while_asked = idle = True
    costs = untold
    whom = (_takes,)

    def why_not(self, at: Outlook, said: Said) -> Lack | None:
        own = at.state.turn is not None and at.state.turn.who == at.who.id
        return super().why_not(at, said) if own else _late(at, said)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return FREE(at, said) or SWIFT(at, said) or STANDARD(at, said) or OTHER

    def asks(self, at: Outlook) -> Blanks | None:
        # Whoever is pinned moves no limb (D35-GRA-023); in a grapple hands do what that allows (D35-GRA-010 to -021).
        apart = at.state.settings.immediate_action == "apart"
        words = STILL if pinned_by(at.state, at.who.id) else IN_WORDS
        said = [each for each in words if apart or each != IMMEDIATE]
        found = tuple(each for each in (*said, *(() if at.grapples else NAMED)) if affords(at, COSTS[each]))
        return (Field("what", found, alone=True),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        what = next(each for each in COSTS if each == choice["what"])
        yield from tell(UnlistedBegun(who, what, COSTS[what]))

    def said(self, at: Outlook) -> Blanks | None:
        return (Field("what", (IMMEDIATE,)),) if may_interject(at.state, at.who) else None

    def note(self, at: Outlook, by: int, args: Args) -> Interject:
        return Interject(by, at.who.id)


ACTIONS = (Unlisted(),)
