"""Blows in the dark go astray (ALT-TAC-008): a d100 before every combat action against somebody who is not seen."""

from __future__ import annotations

from typing import Any, Literal

from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import NOTHING_UP, State, some_blows, wields
from bot.rulesets.alternatif.base.rolls import D100, Deed, Throw, unless
from bot.rulesets.alternatif.combatants.figures import FlagSet
from bot.rulesets.alternatif.specials.records import some
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Light,
    Occasion,
    Rank,
    Room,
    is_blind_to,
    light_key,
    light_on,
)
from bot.rulesets.alternatif.state.combatant import pair
from bot.rulesets.alternatif.surprise import sneak
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.naming import CombatantId

# ---- What is told of light, ground, numbers and ranks.


@happens("ALT-TAC-008", to=PUBLIC)
class GropedInTheDark:
    """*combatant* does something to *target*, whom he does not see: the d100 says whether it goes astray, and then it
    fails outright (ALT-TAC-008). *about*: the blow or the special action that it concerns."""

    combatant: CombatantId
    target: CombatantId
    deed: Deed
    chance: int
    face: int
    outcome: Literal["astray", "goes_on"]
    hand: Hand | None = None
    weapon: str | None = None
    occasion: Occasion = "regular"
    about: str | None = None

    def change(self, state: State) -> State:
        """What went astray is spent: the weapon has acted, the blow is answered, the special action is over."""
        if self.outcome == "goes_on":
            return state
        acted: dict[str, Any] = {"acted": state.segment}
        match self.deed:
            case "strike" if self.hand is not None:
                changes: dict[str, Any] = {}
                if self.occasion == "regular":
                    acted |= NOTHING_UP
                    changes = {"target": self.target, "intent": "melee"}
                return wields(state, self.combatant, self.hand, acted, **changes)
            case "parry":
                if self.hand is not None:
                    state = wields(state, self.combatant, self.hand, acted)
                return some_blows(state, self.about, answered=True)
            case "dodge":
                return some_blows(state, self.about, answered=True)
            case "special":
                return some(state, self.about, succeeded=False, settled=True)
            case "strike" | "shot" | "wrestle":
                pass
        return state


@happens(to=PUBLIC)
class LightSaid:
    """How *combatant* (None: everybody) sees *other* (None: everybody): *chance* in 100 to go astray, and *malus* (0 or
    less); None for both: as the rest of the scene (ALT-TAC-012). *clear*: nothing hampers."""

    combatant: CombatantId | None
    other: CombatantId | None
    chance: int | None
    malus: int | None
    clear: bool = False

    def change(self, state: State) -> State:
        key = light_key(self.combatant or "", self.other or "")
        lights = {each: value for each, value in state.ground.lights.items() if each != key}
        if self.chance is not None:
            lights[key] = Light(self.chance, self.malus or 0)
        return evolve(state, ground=evolve(state.ground, lights=lights))

    def why(self) -> tuple[str, ...]:
        if self.chance and self.chance >= 50:
            return ("ALT-TAC-008", "ALT-TAC-009")
        return ("ALT-TAC-012",)


@happens("ALT-TAC-003", to=PUBLIC)
class FacingSaid:
    """*combatant* is turned against *target* (None: whom he strikes); *bonus*: what each of the adversaries of *target*
    has by outnumbering him now (ALT-TAC-001, -003)."""

    combatant: CombatantId
    target: CombatantId | None
    bonus: int = 0

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "footing", faces=self.target)

    def why(self) -> tuple[str, ...]:
        return ("ALT-TAC-001",) if self.bonus else ()


@happens("ALT-TAC-004", to=PUBLIC)
class HeightSaid:
    """*combatant* stands higher than *other* (None: than all who do not), or no more (ALT-TAC-004)."""

    combatant: CombatantId
    other: CombatantId | None
    on: bool

    def change(self, state: State) -> State:
        if self.other is None:
            return state.amend(self.combatant, "footing", high=self.on)
        mine, theirs = pair(self.combatant, self.other), pair(self.other, self.combatant)
        higher = tuple(each for each in state.ground.higher if each not in (mine, theirs))
        return evolve(state, ground=evolve(state.ground, higher=(*higher, mine) if self.on else higher))


@happens(to=PUBLIC)
class RoomSaid:
    """The room that *combatant* (None: everybody) has to wield weapons: *width* or *ceiling* in centimetres, None for
    enough; *inverted*: what that makes of weapon factors at a metre or less (ALT-TAC-013, -014). *metres*: as people
    read it."""

    combatant: CombatantId | None
    what: Literal["width", "ceiling"]
    centimetres: int | None
    metres: str | None
    inverted: bool | None = None

    def change(self, state: State) -> State:
        rooms = dict(state.ground.rooms)
        key = self.combatant or ""
        found = rooms.get(key, Room())
        if self.what == "width":
            found = evolve(found, width=self.centimetres, inverted=self.inverted)
        else:
            found = evolve(found, ceiling=self.centimetres)
        rooms[key] = found
        if found == Room() and not key:
            del rooms[key]
        return evolve(state, ground=evolve(state.ground, rooms=rooms))

    def why(self) -> tuple[str, ...]:
        return ("ALT-TAC-013" if self.what == "width" else "ALT-TAC-014", "ALT-TAC-015")


@happens("ALT-TAC-011", to=SIDE)
class PinnedDown:
    """*combatant* knows by his blind-sense where *target* is, or has lost him (ALT-TAC-011)."""

    combatant: CombatantId
    target: CombatantId
    on: bool

    def befalls(self, state: State, who: Combatant) -> State:
        others = tuple(each for each in who.footing.pinned if each != self.target)
        return state.amend(who.id, "footing", pinned=(*others, self.target) if self.on else others)


@happens("ALT-TAC-016", to=PUBLIC)
class RankTaken:
    """*combatant* stands in the first or the second rank of pikes, or (0) in none (ALT-TAC-016, -017)."""

    combatant: CombatantId
    rank: Rank

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "footing", rank=self.rank)

    def why(self) -> tuple[str, ...]:
        return ("ALT-TAC-017",) if self.rank == 2 else ()


def chance_of(state: AlternatifState, who: str, other: str) -> int:
    """The chance in 100 that an action of *who* against *other* goes astray: none once blind-sense has pinned him down
    (ALT-TAC-011), or with him in one's arms."""
    author = state.combatants[who]
    if other in author.footing.pinned or other in author.wrestling.locked:
        return 0
    return light_on(state, who, other).chance


def goes_astray(scene: Scene[AlternatifState], throw: Throw) -> Step[bool]:
    """Whether *throw* fails outright; nothing is rolled for who sees well enough."""
    chance = chance_of(scene.now, throw.who, throw.target)
    if not chance:
        return False
    (face,) = yield from roll(D100, who=throw.who, why="astray", judge=unless(chance), first=True)
    astray = face <= chance
    yield from tell(
        GropedInTheDark(
            combatant=throw.who,
            target=throw.target,
            deed=throw.deed,
            chance=chance,
            face=face,
            outcome="astray" if astray else "goes_on",
            hand=throw.hand,
            weapon=None if throw.arm is None else throw.arm.weapon,
            occasion=throw.occasion,
            about=throw.about,
        )
    )
    return astray


def is_sneak_attack(state: AlternatifState, throw: Throw) -> bool:
    """Whether *throw* is one: by surprise, or out of such a darkness, for a shot from short range (ALT-SNK-010)."""
    if sneak.unaware(state, throw):
        return True
    if throw.deed == "wrestle" or not is_sneak(state, throw.who, throw.target):
        return False
    return throw.deed != "shot" or sneak.is_near(state, throw)


def is_sneak(state: AlternatifState, who: str, target: str) -> bool:
    """Whether an action of *who* against *target* comes out of a darkness in which that one did not know of him: it
    counts as a sneak attack, even from the front (ALT-TAC-007)."""
    other = state.combatants[target]
    unknown = who in other.unaware or state.combatants[who].hidden
    return unknown and is_blind_to(state, target, who)


def gives_himself_away(scene: Scene[AlternatifState], throw: Throw) -> Action:
    """After his first blow out of the dark his target knows roughly where he is (ALT-TAC-007)."""
    who, target = throw.who, throw.target
    other = scene.now.combatants.get(target)
    if other is not None and who in other.unaware and is_blind_to(scene.now, target, who):
        yield from tell(FlagSet(target, "unaware", on=False, other=who))
