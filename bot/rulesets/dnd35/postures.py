"""Being prone and standing up, what lies on the ground, acts that provoke; conditions by the game master's word
(D35-BAS-017, D35-AOO-002).
"""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve, surely
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import SQUEEZED, Outlook, moved, space
from bot.rulesets.dnd35.base.gaps import in_grasp, on_grid
from bot.rulesets.dnd35.base.needs import AFOOT, FREE, MOVE, Deed, unheld
from bot.rulesets.dnd35.base.rolls import Trial, barred
from bot.rulesets.dnd35.base.saddles import together
from bot.rulesets.dnd35.grapple.holds import SayGrapple, SayPin
from bot.rulesets.dnd35.state import Act, Fighter, Held, Lying, State, Weapon
from bot.rulesets.dnd35.state.conditions import CONDITIONS, SAID
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.conditions import Anchor, Condition, ConditionSet, Edge, has, next_turn
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of, point_of
from bot.rulesets.shared.lacking import Lack, always
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.needs import blank, must, no
from bot.rulesets.shared.options import Args, among, optional, text
from bot.rulesets.shared.people import known, unless_so
from bot.rulesets.shared.until import TURN, UNTIL, rounds

# ---- Whether somebody who is squeezed has room to widen again, and to which sides (D35-MOV-013).


def widened(who: Fighter, cell: str | None) -> Fighter:
    """*who* as wide as he is by nature, from *cell* on."""
    return evolve(who, cell=cell, conditions=tuple(each for each in who.conditions if each.kind != SQUEEZED))


def rooms(state: State, who: Fighter) -> tuple[str, ...]:
    """From which cells on *who*, squeezed, finds room for the whole of his space around the squares that he takes up:
    the corners nearest to A1, his own first."""
    if not on_grid(state):
        return ("",)
    at = point_of(who.cell or "")
    if at is None:
        return ()
    spare = widened(who, who.cell).width - who.width
    with_him = together(state, who)
    others = (each for each in state.combatants.values() if each.id not in with_him and not each.out)
    full = barred(state) | {square for each in others for square in space(each)}
    corners = ((at[0] - left, at[1] - up) for up in range(spare + 1) for left in range(spare + 1))
    found = (name_of(corner) for corner in corners if is_on_grid(corner))
    return tuple(cell for cell in found if (wanted := space(widened(who, cell))) and full.isdisjoint(wanted))


# ---- What is told of postures, and of acts that provoke.


def prone(state: State, ident: str) -> State:
    """*state* with *ident* on the ground."""
    who = state.combatants.get(ident)
    if who is None or who.has("prone"):
        return state
    return state.with_(ident, conditions=(*who.conditions, Condition("prone")))


@happens("D35-BAS-021", to=PUBLIC, changes=False)
class StatusTimed:
    """How long the *status* that the game master has put on *combatant* lasts: until the *edge* of the turn of *of* in
    *round*."""

    combatant: CombatantId
    status: str
    round: int
    edge: Edge
    of: Aside | None = None


@happens("D35-BAS-017", to=PUBLIC)
class WentProne:
    """*combatant* falls, or drops to the ground of his own will (*free*)."""

    combatant: CombatantId
    free: bool = False

    def change(self, state: State) -> State:
        state = prone(state, self.combatant)
        if not self.free or state.turn is None:
            return state
        return state.in_turn(deeds=state.turn.deeds + 1, free=state.turn.free + 1)

    def why(self) -> tuple[str, ...]:
        return ("D35-ACT-004",) if self.free else ()


@happens("D35-MOV-013", to=PUBLIC)
class Widened:
    """*combatant* is squeezed no more: he takes up the whole of his space, from *cell* on. *gm*: the game master has
    said so."""

    combatant: CombatantId
    cell: str | None = None
    gm: bool = field(default=False, metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        return state.put(widened(who, self.cell or who.cell))


@happens("D35-AOO-002", to=PUBLIC)
class ActBegun:
    """*combatant* sets about *what*, a move action that provokes: standing up, or taking up an *item*."""

    combatant: CombatantId
    what: Literal["stand", "pick_up"]
    item: str = ""

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(deeds=state.turn.deeds + 1, **moved(state.turn))
        return evolve(state, deeds=(*state.deeds, Act(self.combatant, self.what, self.item)))

    def why(self) -> tuple[str, ...]:
        return ("D35-BAS-017",) if self.what == "stand" else ()


@happens(to=PUBLIC)
class ActEnded:
    """It is done; or nothing comes of it: he is `unable` to, or it is `gone`. *held*: how he has what he took up."""

    combatant: CombatantId
    what: Literal["stand", "pick_up"]
    item: str = ""
    outcome: Literal["done", "unable", "gone"] = "done"
    held: Held = "main"

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        who = state.combatants.get(self.combatant)
        if who is None or self.outcome != "done":
            return state
        if self.what == "stand":
            kept = tuple(each for each in who.conditions if each.kind != "prone")
            return state.put(evolve(who, conditions=kept))
        return taken_up(state, who, self.item, self.held)

    def why(self) -> tuple[str, ...]:
        return ("D35-BAS-017",) if self.what == "stand" else ()


def taken_up(state: State, who: Fighter, item: str, held: Held) -> State:
    """*state* once *who* has taken *item* from the ground of where he stands."""
    found = next((each for each in state.lying if each.weapon.weapon == item and in_grasp(who, each)), None)
    if found is None:
        return state
    left = list(state.lying)
    left.remove(found)
    # What a profile says of a weapon holds in the hands of its owner alone.
    own = {} if found.owner == who.id else {"to_hit": None, "plus": None}
    arms = (*who.weapons, evolve(found.weapon, held=held, **own))
    return evolve(state.with_(who.id, weapons=arms), lying=tuple(left))


# ---- The game master puts conditions on people, and takes them off (`/fix status`).

GRAPPLED, PINNED = "grappled", "pinned"
BETWEEN: Final = (GRAPPLED, PINNED)
"""What holds between two: it is said with the other one, from whom one can then get free (D35-GRA-005, -017)."""


@word()
class SetCondition(Word):
    """The game master puts a condition on *who*, or takes it off; *until*: when it ends by itself."""

    who: CombatantId
    status: str
    on: bool = True
    until: Anchor | None = None

    def check(self, state: State) -> None:
        who = known(state, self.who)
        # What holds already may be given another end.
        if not (self.on and self.until is not None):
            unless_so(who, has(who, self.status), self.on)
        if self.status == SQUEEZED and not self.on and who.cell and not rooms(state, who):
            raise Refused("dnd35-no-room", cell=who.cell or "", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        if self.status == SQUEEZED and not self.on:
            who = scene.now.combatants[self.who]
            yield from tell(Widened(who.id, next(iter(rooms(scene.now, who)), None) or None, gm=True))
            return
        yield from tell(ConditionSet(self.who, self.status, self.on, self.until, gm=True))
        if self.until is not None:
            yield from tell(StatusTimed(self.who, self.status, self.until.round, self.until.edge, self.until.who))


@composed(command="fix-status", codes={"status": (*SAID, *BETWEEN), "state": ("on", "off"), "until": UNTIL})
def status(state: State, by: int, args: Args) -> SetCondition | SayGrapple | SayPin:
    """`/fix status`: *status* of *who*; *until* when (a number: so many rounds; of *other*, who is he himself unless
    given); a grapple or a pin with the *other* one."""
    who, found = known(state, text(args, "who")), among(args, "status", (*SAID, *BETWEEN))
    on = among(args, "state", ("on", "off"), "on") == "on"
    if found in BETWEEN:
        other = _holder(state, who.id, found, optional(args, "other"), on=on)
        if other is None or other == who.id:
            raise Refused("dnd35-held-by-whom", name=who.name, argument="other", status=found)
        return SayGrapple(by, who.id, other, on) if found == GRAPPLED else SayPin(by, other, who.id, on)
    return SetCondition(by, who.id, found, on, _until(state, who.id, args) if on else None)


def _holder(state: State, ident: str, found: str, said: str | None, *, on: bool) -> str | None:
    """Who holds him: whoever is named; where it ends, the only one who does."""
    if said is not None or on:
        return said
    if found == PINNED:
        return holds.pinned_by(state, ident)
    there = holds.opponents(state, ident)
    return there[0] if len(there) == 1 else None


def _until(state: State, ident: str, args: Args) -> Anchor | None:
    """When it ends. So many rounds last until just before the same place in the order, so many rounds later
    (D35-BAS-021): that of whoever is up, as far as everybody sees him."""
    said = optional(args, "until")
    if said is None:
        return None
    up = None if state.turn is None else state.combatants[state.turn.who]
    if said == TURN:
        if up is None:
            raise Refused("dnd35-no-turn")
        return Anchor(state.round, "end", up.id)
    other = optional(args, "other") or ident
    if said in ("end", "begin"):
        known(state, other)
        # The turn under way is not his next one.
        more = 1 if up is not None and up.id == other and not up.acted else 0
        at = next_turn(state, other, "end" if said == "end" else "begin")
        return Anchor(at.round + more, at.edge, other)
    here = up.id if up is not None and not up.hidden else other
    return Anchor((state.round if state.opened else 1) + rounds(args), "begin", here)


# ---- What hands hold, and what they could take up.

HANDS: Final = 2


def free(who: Fighter) -> int:
    """How many hands of his hold nothing."""
    taken = sum(2 if each.held == "both" else 1 for each in who.wielded)
    # A buckler leaves its hand free.
    return max(0, HANDS - taken - (who.buckler is not None and who.buckler.item != "buckler"))


def hold(who: Fighter, weapon: Weapon) -> Held | None:
    """How he would hold *weapon*, if he took it now; None: no hand is left for it.

    >>> ana = Fighter("ana", "Ana", "players")
    >>> hold(ana, Weapon("greataxe", hands=2)), hold(ana, Weapon("mace")), hold(ana, Weapon("dagger", light=True))
    ('both', 'both', 'main')
    """
    hands = free(who)
    if hands < max(1, weapon.hands):
        return None
    if weapon.hands == HANDS or (hands == HANDS and not weapon.ranged and not (weapon.light or weapon.finesse)):
        return "both"
    return "off" if any(each.held in ("main", "both") for each in who.weapons) else "main"


def within_grasp(state: State, who: Fighter) -> list[Lying]:
    """What lies where he stands, and he has a hand for."""
    here = [each for each in state.lying if in_grasp(who, each)]
    return [each for each in here if hold(who, each.weapon) is not None]


# ---- Standing up, dropping to the ground, taking something up (D35-BAS-017, D35-AOO-002).


class Stand(Deed):
    """A move action that provokes; he is prone until it is done."""

    code = "stand"
    timid = True
    needs = (must("standing", lambda at: at.who.has("prone")), unheld, MOVE)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActBegun(who, "stand"))


class Drop(Deed):
    """A free action; nobody lies down twice."""

    code = "drop_prone"
    free = True
    needs = (no("lying", lambda at: at.who.has("prone")), unheld, AFOOT, FREE)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(WentProne(who, free=True))


class PickUp(Deed):
    """A move action that provokes: a weapon that lies where he stands."""

    code = "pick_up"
    needs = (AFOOT, unheld, MOVE, must("nothing_here", lambda at: any(in_grasp(at.who, it) for it in at.state.lying)))
    wrong = (always("nothing_here"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = dict.fromkeys(each.weapon.weapon for each in within_grasp(at.state, at.who))
        return blank("with", found, none="no_hand")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActBegun(who, "pick_up", choice["with"]))


class Squeeze(Deed):
    """Somebody large makes himself small, for a place half as wide as he is (D35-MOV-013): it takes nothing, every
    square costs double as long as he is so."""

    code = "squeeze"
    free = True
    needs = (
        *(unheld, no("small_already", lambda at: at.who.has(SQUEEZED)), AFOOT),
        *(must("slim", lambda at: at.who.width > 1), no("ridden", lambda at: at.who.ridden)),
    )

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ConditionSet(who, SQUEEZED, on=True))


class Unsqueeze(Deed):
    """He takes up the whole of his space again, to the sides where there is room."""

    code = "unsqueeze"
    aimed = free = True
    needs = (must("at_ease", lambda at: at.who.has(SQUEEZED)),)
    wrong = (always("no_room"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = rooms(at.state, at.who)
        return () if found and not on_grid(at.state) else blank("to", found, none="no_room")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(Widened(who, choice.get("to")))


ACTIONS = (Stand(), Drop(), PickUp(), Squeeze(), Unsqueeze())


# ---- Acts that provoke, once all who could have struck before them have had their say (D35-AOO-002, -005).


def finish(scene: Scene[State]) -> Action:
    """He stands, or has what he took up, if he still can."""
    act = surely(scene.now.doing(Act))
    who = scene.now.combatants[act.who]
    if act.what == "stand":
        yield from tell(ActEnded(who.id, "stand", outcome="unable" if who.out else "done"))
        return
    found = next((each for each in within_grasp(scene.now, who) if each.weapon.weapon == act.item), None)
    held = None if found is None else hold(who, found.weapon)
    if who.out:
        yield from tell(ActEnded(who.id, "pick_up", act.item, "unable"))
    elif held is None:
        yield from tell(ActEnded(who.id, "pick_up", act.item, "gone"))
    else:
        yield from tell(ActEnded(who.id, "pick_up", act.item, held=held))


# ---- What being prone makes of attacks (D35-BAS-017).

IN_MELEE: Final = CONDITIONS.that("melee")
STRUCK: Final = CONDITIONS.that("struck")
SHOT_AT: Final = CONDITIONS.that("shot_at")


def own(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is prone strikes worse in melee."""
    return () if on.shot else terms(*IN_MELEE.terms(on.who))


def theirs(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is prone is struck more easily, and shot at with more difficulty."""
    target = on.target
    if target is None:
        return ()
    found = (SHOT_AT if on.shot else STRUCK).terms(target)
    return terms(*((f"target_{name}", value) for name, value in found))
