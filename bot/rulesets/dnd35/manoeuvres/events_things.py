"""What becomes of things: disarmed, snatched, damaged, broken (D35-MAN-015 to -020, D35-BAS-023)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base.budget import used_up
from bot.rulesets.dnd35.base.gaps import laid
from bot.rulesets.dnd35.base.rolls import Strikes
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.state import Fighter, Held, State, Thing, Weapon
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_optional_codes, from_text
from bot.rulesets.shared.overruling import counted
from bot.rulesets.shared.people import known

Sort: TypeAlias = Literal["weapon", "shield", "thing"]
"""What something is: a weapon in somebody's hand, a shield, or a thing that he wears or carries."""


def in_hand(who: Fighter, item: str) -> Weapon | None:
    """The weapon of that name in his hands."""
    return next((each for each in who.wielded if each.weapon == item), None)


@happens("D35-MAN-015", to=PUBLIC)
class Disarmed:
    """*target* loses *item* to *combatant*: it lies where he stands, or (*held*) the other has it in hand."""

    combatant: CombatantId
    target: CombatantId
    item: str
    held: Held | None = None

    def change(self, state: State) -> State:
        loser = state.combatants.get(self.target)
        arm = None if loser is None else in_hand(loser, self.item)
        if loser is None or arm is None:
            return state.in_deed(at="done")
        state = state.with_(loser.id, weapons=tuple(each for each in loser.weapons if each is not arm))
        winner = state.combatants.get(self.combatant)
        if self.held is None or winner is None:
            return laid(state, arm, loser, loser.id).in_deed(at="done")
        taken = (*winner.weapons, evolve(arm, held=self.held, to_hit=None, plus=None))
        return state.with_(winner.id, weapons=taken).in_deed(at="done")


@happens("D35-MAN-017", to=PUBLIC)
class Snatched:
    """*combatant* takes *item* from *target*."""

    combatant: CombatantId
    target: CombatantId
    item: str

    def change(self, state: State) -> State:
        loser = state.combatants.get(self.target)
        found = None if loser is None else next((each for each in loser.things if each.item == self.item), None)
        if loser is None or found is None:
            return state.in_deed(at="done")
        state = state.with_(loser.id, things=tuple(each for each in loser.things if each is not found))
        winner = state.combatants.get(self.combatant)
        if winner is not None:
            state = state.with_(winner.id, things=(*winner.things, found))
        return state.in_deed(at="done")


@happens("D35-MAN-011", to=PUBLIC)
class WeaponLetGo:
    """*combatant*, who would be tripped, lets go of *item* with which he wanted to trip, and does not fall."""

    combatant: CombatantId
    item: str

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        arm = None if who is None else in_hand(who, self.item)
        if who is not None and arm is not None:
            state = state.with_(who.id, weapons=tuple(each for each in who.weapons if each is not arm))
            state = laid(state, arm, who, who.id)
        return state.in_deed(at="done")


@happens("D35-MAN-020", to=PUBLIC)
class ThingStruck(Strikes):
    """Whether *combatant* strikes the *item* that *target* wears or carries: an attack roll against the thing's own
    class. *veiled*: see `attack.events.AttackRolled`."""

    combatant: CombatantId
    target: CombatantId
    item: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against_terms: tuple[Term, ...]
    against: int
    hit: bool
    veiled: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        state = used_up(counted(state, self.combatant), self.combatant, self.target, shot=False)
        return state.in_deed(at="won" if self.hit else "done")


@happens("D35-BAS-023", to=PUBLIC)
class ThingDamaged:
    """*combatant* strikes the *item* of *target*, of that *sort*: what its *hardness* does not stop of what was
    *rolled*, *dealt*, it loses; *left*: its points now, of *whole*; 0: it is broken."""

    combatant: CombatantId
    target: CombatantId
    sort: Sort
    item: str
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    left: int
    whole: int
    rolled: int | None = field(default=None, metadata={LATER: True})
    hardness: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        who = state.combatants.get(self.target)
        if who is not None:
            state = worn_down(state, who, self.sort, self.item, self.dealt)
        return state.in_deed(at="done")

    def why(self) -> tuple[str, ...]:
        return ("D35-MAN-020",) if self.sort == "thing" else ("D35-MAN-019",)


def worn_down(state: State, who: Fighter, sort: Sort, item: str, dealt: int) -> State:
    """*state* once so much has been dealt to a thing of his; what is broken is no more."""
    if sort == "shield" and who.buckler is not None:
        left = evolve(who.buckler, lost=who.buckler.lost + dealt)
        if left.lost < left.points:
            return state.with_(who.id, buckler=left)
        return state.with_(who.id, buckler=None, shield=0)
    if sort == "weapon":
        arm = in_hand(who, item)
        arms = tuple(evolve(each, lost=each.lost + dealt) if each is arm else each for each in who.weapons)
        return state.with_(who.id, weapons=tuple(each for each in arms if not each.points or each.lost < each.points))
    things = tuple(evolve(each, lost=each.lost + dealt) if each.item == item else each for each in who.things)
    return state.with_(who.id, things=tuple(each for each in things if each.lost < each.points))


@happens(to=PUBLIC)
class ThingGiven:
    """*combatant* wears or carries *item*, as the game master says (*gone*: no more); *thing*: what it is like."""

    combatant: CombatantId
    item: str
    thing: Thing
    gone: bool = False

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.things if each.item != self.item)
        return state.with_(who.id, things=kept if self.gone else (*kept, self.thing))


# ---- The game master says what somebody wears or carries that others could want (D35-MAN-017, -020).

THINGS: Final[Mapping[str, Thing]] = {
    each.item: each
    for each in (
        Thing("purse", "tiny", "easy", 0, 2),
        Thing("potion", "diminutive", "plain", 1, 1),
        Thing("scroll", "diminutive", "plain", 0, 1),
        Thing("wand", "tiny", "plain", 5, 5),
        Thing("ring", "fine", "secured", 10, 2),
        Thing("amulet", "diminutive", "secured", 10, 2),
        Thing("holy_symbol", "tiny", "easy", 10, 5),
        Thing("key", "diminutive", "plain", 10, 2),
        Thing("cloak", "small", "easy", 0, 4),
        Thing("lantern", "small", "easy", 10, 5),
        Thing("backpack", "small", "secured", 2, 4),
        Thing("book", "small", "plain", 0, 5),
    )
}
"""House data: what people wear and carry, of which size, how fastened, how much it stands."""
GONE: Final = "gone"
HOW: Final = ("plain", "easy", "secured", GONE)


@word(tool="thing")
class GiveThing(Word):
    """*who* wears or carries a *thing*, fastened as it mostly is, or as is said; or has it no more."""

    who: CombatantId = from_text("who")
    thing: str = from_codes("value", tuple(THINGS))
    how: str | None = from_optional_codes("words", HOW)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        has = possible.thing(who, self.thing) is not None
        if self.how == GONE and not has:
            raise Refused("dnd35-has-no-such-thing", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        thing = THINGS[self.thing]
        fastened = next((each for each in ("plain", "easy", "secured") if each == self.how), thing.fastened)
        given = evolve(thing, fastened=fastened)
        yield from tell(ThingGiven(self.who, self.thing, given, gone=self.how == GONE))
