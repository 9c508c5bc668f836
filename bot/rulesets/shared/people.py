"""Who is here, whatever the game: joining and leaving, sides and names, who is seen, who decides for whom.

A game takes what stands here as it is, or makes its own of it: a class that inherits from one of these stands in its
place (`contents`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Protocol, Self, TypeAlias, cast, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.persons import Name, Typed, UserId
from bot.kernel.values import evolve, record
from bot.rulesets.shared import joining
from bot.rulesets.shared.book import OWNER, SIDE, Word, composed, happens, word
from bot.rulesets.shared.deciding import MANNER, USUAL, orders_in
from bot.rulesets.shared.joining import FOES, LONGEST_NAME, PLAYERS, Joined, free_name, renumbered, titled
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import LONGEST_SHOWN, Args, among, from_text, number, optional, text

SIDES = (PLAYERS, FOES)
Temperament: TypeAlias = Literal["never_guard", "furious", "steady", "cautious", "desperate"]
"""How an autopilot fights."""
TEMPERAMENTS: tuple[str, ...] = get_args(Temperament)


class Encounter(Protocol):
    """What the state of any encounter has and does. *combatants*: everybody, in the order in which they joined; *left*:
    by their ids what those were called who are gone, empty for whoever was hidden."""

    @property
    def combatants(self) -> Mapping[str, Any]: ...

    @property
    def opened(self) -> bool: ...

    @property
    def left(self) -> Mapping[str, str]: ...

    def with_(self, ident: str, **changes: Any) -> Self:
        """*ident* is changed; nobody who left is missed."""
        ...

    def put(self, who: Any) -> Self:
        """*who* is here, as he is now."""
        ...


def known(state: Encounter, ident: str) -> Any:
    """The combatant *ident*. Raises `Refused` (`unknown-combatant`)."""
    who = state.combatants.get(ident)
    if who is None:
        names = ", ".join(each.name for each in state.combatants.values() if not each.hidden)
        raise Refused("unknown-combatant", who=str(ident)[:LONGEST_SHOWN], names=names or "–")
    return who


def opened(state: Encounter) -> None:
    """Raise `Refused` (`not-opened`) before the beginning."""
    if not state.opened:
        raise Refused("not-opened")


def two(state: Encounter, a: str, b: str) -> tuple[Any, Any]:
    """The combatants *a* and *b*. Raises `Refused`: `unknown-combatant`, `two-people`."""
    one, other = known(state, a), known(state, b)
    if a == b:
        raise Refused("two-people", name=one.name)
    return one, other


def unless_so(who: Joined, now: object, wanted: object) -> None:
    """Raise `Refused` (`already-so`) where it is *now* as *wanted*."""
    if now == wanted:
        raise Refused("already-so", name=who.name)


# ---- what can happen


@happens(to=SIDE)
class CombatantRecorded:
    """Somebody is in the encounter, with all his figures (for his side); `combatant_joined` tells the others."""

    combatant: CombatantId
    record: Any

    def change(self, state: Any) -> Any:
        return state.put(self.record)


@record
class CombatantJoined:
    """What everybody is told of somebody who joins; *weapon*: what is seen in his hand. A game makes its own of it."""

    combatant: CombatantId
    name: Name
    side: str
    weapon: str


@happens()
class CombatantLeft:
    """*unseen*: he was hidden, and nobody learns of it. A game says what goes with him (`change`), or its state does
    (`without`)."""

    combatant: CombatantId
    name: Name
    reason: Literal["left", "removed"]
    unseen: bool = False

    def change(self, state: Any) -> Any:
        """He is gone; what he was called is remembered, unless nobody knows of him."""
        left = {**state.left, self.combatant: "" if self.unseen else self.name}
        return evolve(state.without(self.combatant), left=left)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


@happens(to=GM_ONLY)
class CombatantHidden:
    combatant: CombatantId

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, hidden=True)


@happens(to=PUBLIC)
class CombatantRevealed:
    combatant: CombatantId
    name: Name
    side: str
    weapon: str

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, hidden=False)


@happens()
class HandedOver:
    """Somebody else decides for *combatant*: a player, the game master (both None) or an autopilot. *before*: the
    player who did."""

    combatant: CombatantId
    player: UserId | None
    temperament: Temperament | None
    before: UserId | None = None

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, player=self.player, temperament=self.temperament)

    def audience(self) -> Audience:
        return GM_ONLY if self.player is None and self.before is None else PUBLIC


@happens(to=PUBLIC)
class SideChanged:
    combatant: CombatantId
    before: str
    after: str

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, side=self.after)


@happens(to=PUBLIC)
class CombatantRenamed:
    combatant: CombatantId
    before: Name
    after: Name

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, name=self.after)


@happens(to=OWNER)
class OrderGiven:
    """A standing order of *combatant*: *order* in every *matter* of that kind; `usual`: as his manner is."""

    combatant: CombatantId
    matter: str
    order: str

    def befalls(self, state: Any, who: Any) -> Any:
        orders = {**who.orders, self.matter: self.order}
        if self.order == USUAL:
            del orders[self.matter]
        return state.put(evolve(who, orders=orders))


def show(scene: Scene[Any], ident: str, weapon: str, revealed: type[CombatantRevealed] | None = None) -> Action:
    """*ident* is hidden no more; he is seen with *weapon*. *revealed*: the event of a game that says more of it."""
    who = scene.now.combatants[ident]
    others = {each.name for each in scene.now.combatants.values() if each.id != ident}
    if who.name in others:
        # Somebody has come by that name who knew nothing of him.
        yield from tell(CombatantRenamed(ident, who.name, renumbered(who.name, {*others, *scene.now.left.values()})))
    name = scene.now.combatants[ident].name
    yield from tell((revealed or CombatantRevealed)(ident, name, who.side, weapon))


def come_out(scene: Scene[Any], ident: str, weapon: str | None = None) -> Action:
    """*ident*, if he is hidden, is so no more by what he does; he is seen with *weapon*, or what he strikes with."""
    who = scene.now.combatants[ident]
    if who.hidden:
        yield from show(scene, ident, weapon or who.seen_with)


# ---- coming and going


@record
class Join(Word):
    """Somebody joins; several at once for a band of creatures. *gift*: what that contributes to the dice, before the
    beginning; *named*: their names were typed, and are not the catalogue's.

    A game says with what event he is *recorded*, and how he is *seen* by the others; one that tells more of him than
    a `CombatantJoined` does says it itself (`joined`)."""

    stands: ClassVar[bool] = True
    records: tuple[Any, ...]
    gift: str = ""
    named: bool = False
    recorded: ClassVar[Any]
    seen: ClassVar[Any]

    def room(self, state: Any) -> int:
        """How many more may join like them."""
        return joining.room_for(state.combatants.values(), self.records)

    def joined(self, who: Any) -> Any:
        """What everybody is told of *who*."""
        return self.seen(who.id, who.name, who.side, who.seen_with)

    def check(self, state: Any) -> None:
        room = self.room(state)
        if not 1 <= len(self.records) <= room:
            raise Refused("too-many", count=len(self.records), room=max(0, room), most=joining.MOST)

    def take(self, scene: Scene[Any]) -> Action:
        called: dict[str, str] = {}
        for each in self.records:
            ident = called[each.id] = _free(scene.now, each.id)
            who = evolve(each, id=ident)
            yield from tell(self.recorded(ident, who))
            yield from tell(CombatantHidden(ident) if who.hidden else self.joined(who))
        yield from self.arrived(scene, called)

    def arrived(self, scene: Scene[Any], called: Mapping[str, str]) -> Action:
        """What comes of their joining together; *called*: the ids that they have now, by those of the records."""
        yield from ()


def _free(state: Encounter, wanted: str) -> str:
    """*wanted*, or with a number when somebody bears it already."""
    ident, at = wanted, 1
    while ident in state.combatants:
        at += 1
        ident = f"{wanted}-{at}"
    return ident


@record
class Renew(Word):
    """Before the encounter begins, somebody's sheet was changed: he is made anew of it."""

    record: Any
    recorded: ClassVar[Any]

    def check(self, state: Any) -> None:
        known(state, self.record.id)
        if state.opened:
            raise Refused("already-begun")

    def take(self, scene: Scene[Any]) -> Action:
        yield from tell(self.recorded(self.record.id, self.record))


@word(command="leave")
class Leave(Word):
    stands: ClassVar[bool] = True
    who: CombatantId = from_text("who")
    reason: ClassVar[Literal["left", "removed"]] = "left"
    left: ClassVar[Any] = CombatantLeft

    def check(self, state: Any) -> None:
        known(state, self.who)

    def before(self, scene: Scene[Any]) -> Action:
        """What ends because he goes."""
        yield from ()

    def take(self, scene: Scene[Any]) -> Action:
        who = scene.now.combatants[self.who]
        yield from self.before(scene)
        yield from tell(self.left(who.id, who.name, self.reason, who.hidden))


# ---- sides, names, who is seen, who decides


@word(command="npc-side")
class ChangeSide(Word):
    """*who* fights on *side* from now on: nobody plays on both sides."""

    stands: ClassVar[bool] = True
    who: CombatantId = from_text("who")
    side: str = from_text("side")

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        if self.side not in SIDES:
            raise Refused("unknown-side", typed=self.side[:LONGEST_SHOWN])
        if who.side == self.side:
            raise Refused("already-on-side", name=who.name, side=self.side)
        _check_one_side(state, who, who.player, self.side)

    def take(self, scene: Scene[Any]) -> Action:
        who = scene.now.combatants[self.who]
        yield from tell(SideChanged(who.id, who.side, self.side))


def _check_one_side(state: Encounter, who: Joined, player: int | None, side: str) -> None:
    for each in state.combatants.values():
        if player is not None and each.id != who.id and each.player == player and each.side != side:
            raise Refused("two-sides", name=who.name, other=each.name)


@word()
class Rename(Word):
    """Each of *names*, by combatant, is called so from now on."""

    stands: ClassVar[bool] = True
    names: dict[CombatantId, Typed]

    def check(self, state: Any) -> None:
        for ident in self.names:
            known(state, ident)
        kept = {each.name for each in state.combatants.values() if each.id not in self.names}
        for new in self.names.values():
            if not new.strip() or len(new) > LONGEST_NAME + 4:
                raise Refused("bad-name", typed=new[:LONGEST_NAME])
            if new in kept:
                raise Refused("name-taken", name=new)
            kept.add(new)

    def take(self, scene: Scene[Any]) -> Action:
        for ident, name in self.names.items():
            if (before := scene.now.combatants[ident].name) != name:
                yield from tell(CombatantRenamed(ident, before, name))


@composed(command="npc-group")
def renamed(state: Any, by: int, args: Args) -> Rename:
    """`who` names combatants, parted by commas; they are called `name`, numbered when there are several."""
    wanted = [each for each in str(args["who"]).split(",") if each]
    base = titled(str(args.get("name") or "").strip())
    taken = {each.name for each in state.combatants.values() if each.id not in wanted} | {*state.left.values()}
    names: dict[str, str] = {}
    for ident in wanted:
        names[ident] = free_name(base, {*taken, *names.values()}, numbered=True) if len(wanted) > 1 else base
    return Rename(by, names)


@word(command="npc-hide")
class Hide(Word):
    who: CombatantId = from_text("who")
    tells = CombatantHidden

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        if who.hidden:
            raise Refused("already-hidden", name=who.name)


@record
class Reveal(Word):
    """*who* is seen by everybody, with what he has in hand (`seen_with`), unless a game knows better."""

    who: CombatantId = from_text("who")

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        if not who.hidden:
            raise Refused("not-hidden", name=who.name)

    def take(self, scene: Scene[Any]) -> Action:
        yield from show(scene, self.who, scene.now.combatants[self.who].seen_with)


@word()
class HandOver(Word):
    """Give *who* to a player, to the game master (both None) or to an autopilot."""

    stands: ClassVar[bool] = True
    who: CombatantId
    player: UserId | None = None
    temperament: Temperament | None = None

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        if self.player is not None and self.temperament is not None:
            raise Refused("one-decider", name=who.name)
        if (who.player, who.temperament) == (self.player, self.temperament):
            raise Refused("already-led", name=who.name)
        _check_one_side(state, who, self.player, who.side)

    def take(self, scene: Scene[Any]) -> Action:
        before = scene.now.combatants[self.who].player
        yield from tell(HandedOver(self.who, self.player, self.temperament, before))


@composed(command="npc-give", codes={"temperament": TEMPERAMENTS})
def give(state: Encounter, by: int, args: Args) -> HandOver:
    """`player`, or an autopilot's `temperament`; neither: to the game master."""
    temperament = None
    if optional(args, "temperament") is not None:
        temperament = cast(Temperament, among(args, "temperament", TEMPERAMENTS))
    player = None if optional(args, "player") is None else number(args, "player")
    return HandOver(by, text(args, "who"), player, temperament)


@composed(command="npc-autopilot", codes={"temperament": TEMPERAMENTS})
def autopilot(state: Encounter, by: int, args: Args) -> HandOver:
    """`temperament`: unless it is said, what his sheet says, or `steady`."""
    who = text(args, "who")
    own = None if (found := state.combatants.get(who)) is None else getattr(found, "nature", None)
    temperament = cast(Temperament, among(args, "temperament", TEMPERAMENTS, own or "steady"))
    return HandOver(by, who, None, temperament)


@record
class Order(Word):
    """A standing order: *order* whenever it is asked about *matter*; a game says which there are (`matters`)."""

    stands: ClassVar[bool] = True
    who: CombatantId = from_text("who")
    matter: str = from_text("matter")
    order: str = from_text("order")
    tells = OrderGiven

    def matters(self, state: Any) -> Mapping[str, tuple[str, ...]]:
        """The single matters in which he may give orders, each with those that there are."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        known(state, self.who)
        matters = self.matters(state)
        among({"matter": self.matter}, "matter", (MANNER, *matters))
        among({"order": self.order}, "order", orders_in(matters, self.matter))
