"""What is told of objects, and of what is improvised (DN5-TUR-008 to -011, DN5-ACT-002)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

from bot.catalogue.dnd5_terms import DAMAGE_TYPES, DamageType
from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.d20 import lying, things
from bot.rulesets.d20.gaps import metres
from bot.rulesets.d20.placing import beside
from bot.rulesets.dnd5.base.budget import may_act, spent
from bot.rulesets.dnd5.base.distances import laid, on_grid
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.movement.events import DistanceSaid, PlacedAt
from bot.rulesets.dnd5.movement.moves import SQUARES, centimetres_of
from bot.rulesets.dnd5.objects import hands
from bot.rulesets.dnd5.objects.hands import takes
from bot.rulesets.dnd5.people import CombatantRecorded
from bot.rulesets.dnd5.state import ABILITIES, SKILLS, SQUARE, Fighter, Held, Improvisation, State, Term, Weapon
from bot.rulesets.shared import giving
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.giving import ModifierGiven
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.options import Args, from_codes, from_flag, from_text, optional
from bot.rulesets.shared.people import known

Handling: TypeAlias = Literal["draw", "stow", "let_go", "pick_up", "handle", "use"]
Ward: TypeAlias = Literal["resistant", "vulnerable", "immune"]
"""As those of damage (`damage.events`), of which a later chapter speaks."""
Cost: TypeAlias = Literal["object", "action", "free"]
_RULES: Final = {"object": ("DN5-TUR-008", "DN5-TUR-012"), "action": ("DN5-TUR-009", "DN5-ACT-021"), "free": ()}


@happens(to=PUBLIC)
class ObjectHandled:
    """*combatant* draws, stows, lets go of or picks up a *weapon*, or handles something else: in passing (his one free
    object of the turn), with his action, or for nothing. *held*: how he has the weapon then; *source*: who had let go
    of it; *use*: what always needs the action (DN5-TUR-010)."""

    combatant: CombatantId
    what: Handling
    cost: Cost
    weapon: str | None = None
    held: Held = "carried"
    source: Aside | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if self.what == "pick_up":
            state = picked_up(state, self.combatant, self.weapon or "", self.source or self.combatant)
        elif self.what == "let_go":
            state = laid(state, self.combatant, (self.weapon or "",))
        elif who is not None and self.weapon is not None:
            wanted = "carried" if self.what == "draw" else ""
            at = next((at for at, each in enumerate(who.weapons) if _meant(each, self.weapon, wanted)), None)
            if at is not None:
                changed = evolve(who.weapons[at], held=self.held)
                state = state.with_(who.id, weapons=(*who.weapons[:at], changed, *who.weapons[at + 1 :]))
        changes: dict[str, Any] = {} if self.cost == "free" else {self.cost: True}
        return spent(state, **changes)

    def why(self) -> tuple[str, ...]:
        return ("DN5-TUR-010",) if self.what == "use" else _RULES[self.cost]


def _meant(weapon: Any, ident: str, wanted: str) -> bool:
    in_hand = weapon.held in ("main", "off", "both")
    return bool(weapon.weapon == ident and in_hand is not (wanted == "carried"))


def picked_up(state: State, ident: str, weapon: str, owner: str) -> State:
    """*state* once *ident* has taken up the *weapon* that *owner* had let go of: it is his now."""
    who = state.combatants.get(ident)
    found = next((each for each in state.lying if (each.weapon.weapon, each.owner) == (weapon, owner)), None)
    taken = None if who is None or found is None else takes(who, found)
    if who is None or found is None or taken is None:
        return state
    other = state.combatants.get(owner)
    if other is not None:
        state = state.with_(owner, weapons=_without(other.weapons, weapon))
    at = state.lying.index(found)
    state = evolve(state, lying=(*state.lying[:at], *state.lying[at + 1 :]))
    return state.with_(ident, weapons=(taken, *state.combatants[ident].weapons))


def _without(weapons: tuple[Weapon, ...], named: str) -> tuple[Weapon, ...]:
    at = next((at for at, each in enumerate(weapons) if each.weapon == named and each.held == "dropped"), None)
    return weapons if at is None else (*weapons[:at], *weapons[at + 1 :])


@happens("DN5-EXT-010", to=PUBLIC)
class LetFall:
    """*combatant* is unconscious: *weapon* slips out of his hand, and lies on the ground."""

    combatant: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return laid(state, self.combatant, (self.weapon,))


@happens("DN5-TUR-012", to=GM_ONLY)
class NearSaid:
    """Without a grid: the game master says that *combatant* is near the *weapon* of *source*, which lies on the
    ground."""

    combatant: CombatantId
    weapon: str
    source: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, lying=lying.brought(state.lying, self.combatant, self.weapon, self.source))


@happens("DN5-ATK-001", changes=False, to=PUBLIC)
class ObjectPut:
    """An object that can be attacked is there, with its armour class and points; *near*: beside whom."""

    combatant: CombatantId
    name: Name
    ac: int
    points: int
    near: CombatantId | None = None


@happens("DN5-DMG-010", to=PUBLIC)
class ObjectWarded:
    """*combatant*, an object, is proof against damage of a *kind* in that manner from now on, or (*on* false) no
    more."""

    combatant: CombatantId
    ward: Ward
    kind: DamageType
    on: bool = True

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.wards.get(self.ward, ()) if each != self.kind)
        return state.with_(who.id, wards={**who.wards, self.ward: (*kept, self.kind) if self.on else kept})

    def why(self) -> tuple[str, ...]:
        return ("DN5-DMG-011",) if self.ward == "vulnerable" else ()


@happens("DN5-TUR-011", to=PUBLIC)
class ActionDemanded:
    """What *combatant* has done in passing costs him his action after all; he has his free object still."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return spent(state, object=False, action=True)


@happens("DN5-ACT-002", to=PUBLIC)
class ImprovisedBegun:
    """*combatant* does something that no rule speaks of; the game master says what it is."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(spent(state), deeds=(*state.deeds, Improvisation(self.combatant, "improvisation")))


Price: TypeAlias = Literal["action", "bonus", "object", "move", "free", "reaction"]
"""What something costs that no rule speaks of: an action, a bonus action, the free object of the turn, so much of the
movement, nothing (a few words), a reaction."""
_BY_PRICE: Final[Mapping[Price, tuple[str, ...]]] = {
    "action": ("DN5-TUR-003",),
    "bonus": ("DN5-TUR-004",),
    "object": ("DN5-TUR-008",),
    "move": ("DN5-MOV-001",),
    "free": ("DN5-TUR-007",),
    "reaction": ("DN5-REA-001", "DN5-REA-002"),
}


@happens("DN5-ACT-002", to=PUBLIC)
class ImprovisedDone:
    """*combatant* does something that no rule speaks of, said in words, for that *price*; of the movement so many
    *metres*, as they are read. The game master tells what comes of it."""

    combatant: CombatantId
    price: Price
    metres: str = ""

    def change(self, state: State) -> State:
        if self.price == "reaction":
            return state.with_(self.combatant, reacted=True)
        if self.price == "move":
            moved = 0 if state.turn is None else state.turn.moved + centimetres_of(self.metres)
            return spent(state, moved=moved)
        return spent(state, **({} if self.price == "free" else {self.price: True}))

    def why(self) -> tuple[str, ...]:
        return _BY_PRICE[self.price]


@happens("DN5-ACT-002", to=PUBLIC)
class ImprovisedJudged:
    """What the game master makes of it: it is *impossible*, it *succeeds*, or a check of *skill* (or of an ability)
    has decided; *cost*: what it costs. Without a roll *faces* are empty."""

    combatant: CombatantId
    outcome: Literal["impossible", "success", "failure"]
    cost: Cost = "free"
    skill: str | None = None
    faces: tuple[int, ...] = ()
    terms: tuple[Term, ...] = ()
    total: int | None = None
    against: int | None = None
    up: tuple[Name, ...] = ()
    down: tuple[Name, ...] = ()

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {} if self.cost == "free" else {self.cost: True}
        return evolve(spent(state, **changes), deeds=state.deeds[:-1])

    def why(self) -> tuple[str, ...]:
        return () if self.skill is None else ("DN5-EXT-003",)


# ---- Objects that can be attacked: what the game master says that one withstands, and where it stands (DN5-ATK-001,
# DN5-DMG-010).

WARDS: Final[tuple[Ward, ...]] = get_args(Ward)
NEVER: Final = ("poison", "psychic")
"""Damage that no object takes."""


@word()
class PutObject(things.PutObject):
    """An object is there for everybody to strike at, beside *near* if the game master says so; its armour class and
    points are kept for the scene."""

    record: Fighter
    near: CombatantId | None = None

    def told(self, near: str | None) -> tuple[Any, ...]:
        record = self.record
        put = ObjectPut(record.id, record.name, record.ac, record.hit_points, near)
        return CombatantRecorded(record.id, record), put

    def placed(self, state: State, near: Fighter | None) -> PlacedAt | DistanceSaid | None:
        if on_grid(state):
            return PlacedAt(self.record.id, beside(SQUARES, state, self.record, near), "gm")
        return None if near is None else DistanceSaid(self.record.id, near.id, SQUARE, metres(SQUARE))


@composed(tool="object")
def put(state: State, by: int, args: Args) -> PutObject:
    """`words` names it, `value` says its armour class and points (`15/18`), `who` beside whom it stands."""
    ac, points = things.figures(args, 2)
    ident, name = things.called(state, args)
    record = Fighter(
        ident,
        name,
        things.SIDE,
        ac=ac,
        hit_points=points,
        hit_points_max=points,
        being=things.OBJECT,
        mortal=True,
        wards={"immune": NEVER},
    )
    return PutObject(by, record, optional(args, "who"))


@word(tool="object_ward")
class WardObject(Word):
    """An object resists damage of a *kind*, is vulnerable or immune to it, or is so no more."""

    who: CombatantId = from_text("who")
    kind: DamageType = from_codes("value", DAMAGE_TYPES)
    ward: Ward = from_codes("words", WARDS, "resistant")
    on: bool = from_flag("target", "on", "off", "on")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.thing:
            raise Refused("no-object", name=who.name)
        if (self.kind in who.wards.get(self.ward, ())) is self.on:
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ObjectWarded(self.who, self.ward, self.kind, self.on))


# ---- What no rule speaks of: the game master is asked (DN5-ACT-002).

RULINGS: Final = ("check", *giving.LEANS, "success", "impossible")
"""A check; one with advantage, or with disadvantage; it succeeds; it is not possible."""
DIFFICULTIES: Final = ("5", "8", "10", "12", "13", "15", "18", "20", "25", "30")


def improvised(state: State) -> Improvisation | None:
    """What the game master has still to say of."""
    deed = state.deed
    return deed if isinstance(deed, Improvisation) else None


def questions(state: State) -> Iterator[Decision]:
    deed = improvised(state)
    if deed is None:
        return
    who = state.combatants[deed.who]
    ruling = Field("ruling", RULINGS)
    cost = Field("cost", ("action", "free") if may_act(state, who) else ("free",))

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("ruling") in (None, "impossible"):
            return (ruling,)
        if partial["ruling"] == "success":
            return (ruling, cost)
        return (ruling, cost, Field("skill", (*SKILLS, *ABILITIES)), Field("dc", DIFFICULTIES))

    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{GM}:improvised:{state.round}.{turn}"
    yield Decision(key, "improvised", GM, (ruling,), {"ruling": "impossible"}, {"author": who.id}, form)


def judge(scene: Scene[State]) -> Action:
    """What the game master says decides, by a check if he asks for one."""
    answer = yield from ask_first(questions)
    deed = improvised(scene.now)
    if answer is None or deed is None:
        return
    choice = answer[1]
    if choice["ruling"] == "impossible":
        yield from tell(ImprovisedJudged(deed.who, "impossible"))
        return
    cost: Cost = "action" if choice["cost"] == "action" else "free"
    if choice["ruling"] == "success":
        yield from tell(ImprovisedJudged(deed.who, "success", cost))
        return
    used = choice["skill"]
    if choice["ruling"] in giving.LEANS:
        # It is his hand on a roll like any other, and told as that.
        yield from tell(ModifierGiven(deed.who, "check", lean=choice["ruling"], once=True))
    trial = Trial(scene.now.combatants[deed.who], skill=used, dc=int(choice["dc"]), why="improvised")
    made = yield from d20(scene, "check", trial, why="check")
    check = made.check
    yield from tell(
        ImprovisedJudged(
            deed.who,
            "success" if check.succeeds else "failure",
            cost,
            used,
            made.faces,
            check.terms,
            check.total,
            check.against,
            made.up,
            made.down,
        )
    )


# ---- What somebody holds slips out of his hands once he is unconscious (DN5-EXT-010).


def clutching(state: State) -> Fighter | None:
    """Who is unconscious and still holds something. A shield is strapped on: it stays where it is."""
    people = state.combatants.values()
    return next((each for each in people if each.unconscious and not each.fled and hands.clutched(each)), None)


def let_fall(scene: Scene[State]) -> Action:
    """He holds it no more."""
    who = clutching(scene.now)
    assert who is not None
    for each in hands.clutched(who):
        yield from tell(LetFall(who.id, each.weapon))
