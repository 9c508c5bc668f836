"""To handle an object, and to improvise (DN5-TUR-008 to -012, DN5-ACT-002, -021)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.d20 import lying
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5.base.budget import Outlook, is_up, may_react, movement_left
from bot.rulesets.dnd5.base.distances import on_grid
from bot.rulesets.dnd5.base.needs import ABLE, ACTION, BONUS, reacts, unspent
from bot.rulesets.dnd5.movement.moves import MOVES
from bot.rulesets.dnd5.objects import hands
from bot.rulesets.dnd5.objects.events import (
    ActionDemanded,
    Cost,
    Handling,
    ImprovisedBegun,
    ImprovisedDone,
    NearSaid,
    ObjectHandled,
    Price,
)
from bot.rulesets.dnd5.state import SQUARE, Fighter, Held, State
from bot.rulesets.shared.actions import Blanks, untold
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.lacking import Lack, Reason, Said
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import Needing, no
from bot.rulesets.shared.options import Args, text
from bot.rulesets.shared.people import known

# ---- What the game master says of objects: that what was done in passing costs the action (DN5-TUR-011), that
# somebody is near what lies on the ground (DN5-TUR-012).


@word(tool="needs_action")
class DemandAction(Word):
    """What whoever is up has handled in passing takes special care: it costs his action."""

    def check(self, state: State) -> None:
        turn = state.turn
        if turn is None or not turn.object or turn.action:
            raise Refused("dnd5-nothing-in-passing")

    def take(self, scene: Scene[State]) -> Action:
        turn = scene.now.turn
        if turn is not None:
            yield from tell(ActionDemanded(turn.who))


def may_interject(state: State, who: Fighter) -> bool:
    """Whether *who* may do something out of his turn with his reaction that no rule speaks of; nobody hidden: it would
    tell of him (DN5-REA-001, -002)."""
    own = state.turn is not None and state.turn.who == who.id
    return state.opened and not (own or who.hidden) and may_react(who)


@word()
class Interject(Word):
    """*who* does something out of his turn that no rule speaks of: his reaction (DN5-REA-001)."""

    who: CombatantId

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not may_interject(state, who):
            raise Refused("dnd5-no-reaction", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ImprovisedDone(self.who, "reaction"))


@word()
class SayNear(lying.SayNear):
    """Without a grid."""

    who: CombatantId
    weapon: str
    source: CombatantId
    nothing = "dnd5-nothing-lies"

    def check(self, state: State) -> None:
        known(state, self.who)
        if on_grid(state):
            raise Refused("dnd5-has-map")
        super().check(state)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(NearSaid(self.who, self.weapon, self.source))


@composed(tool="near")
def near(state: State, by: int, args: Args) -> SayNear:
    """Of several things that lie there the *value* says which."""
    weapon, source = lying.which(state, args, "dnd5-nothing-lies")
    return SayNear(by, text(args, "who"), weapon, source)


JUDGED: Final = "judged"
"""The game master says what it costs."""
REACTION: Final = "reaction"
PRICES: Final = (JUDGED, *get_args(Price))
MOST_LENGTHS: Final = 24


def _unhandled(at: Outlook) -> bool:
    return at.turn is not None and not at.turn.object


IN_PASSING: Final = unspent("object", lambda at: at.acts or _unhandled(at))


def _drops(at: Outlook) -> bool:
    return at.state.settings.dropping == "for_nothing"


def _drawn(at: Outlook, said: Said) -> Lack | None:
    """That what is named is not drawn already, and a hand is free for it."""
    found = next((each for each in at.who.weapons if each.weapon == said.get("with")), None)
    if found is None:
        return None
    if found.in_hand:
        return "drawn_already", {"weapon": found.weapon}
    return None if found in hands.drawable(at.who) else ("no_hand", {})


class HandleObject(Needing[Outlook]):
    """One object in passing; a second one with the action (DN5-TUR-008, -009). To let go of one costs nothing, of
    which the text says nothing, or is one of them, as the table has it (`dropping`)."""

    code = "object"
    free = True
    needs = (ABLE, unspent("object", lambda at: IN_PASSING.met(at) or (_drops(at) and hands.held(at.who))))
    wrong = (IN_PASSING, _drawn)

    def asks(self, at: Outlook) -> Blanks | Lack:
        in_passing = IN_PASSING.met(at)
        held = tuple(dict.fromkeys(each.weapon for each in hands.held(at.who)))
        drawable = tuple(dict.fromkeys(each.weapon for each in hands.drawable(at.who)))
        found: dict[Handling, tuple[str, ...]] = {}
        if in_passing and drawable:
            found["draw"] = drawable
        lying = tuple(hands.within_reach(at.state, at.who))
        if in_passing and lying:
            found["pick_up"] = lying
        if in_passing and held:
            found["stow"] = held
        if held and (in_passing or _drops(at)):
            found["let_go"] = held
        if in_passing:
            found["handle"] = ()
        if at.acts:
            found["use"] = ()

        def fields(partial: Choice) -> tuple[Field, ...]:
            weapons = next((each for code, each in found.items() if code == partial.get("do")), ())
            # What is let go of by mistake lies there: it is chosen even where nothing else is left.
            return (Field("do", tuple(found), alone=True), *((Field("weapon", weapons),) if weapons else ()))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        state = scene.now
        turn, fighter = state.turn, state.combatants[who]
        what: Handling = next(each for each in _HANDLINGS if each == choice["do"])
        cost: Cost = "object"
        if what == "let_go" and state.settings.dropping == "for_nothing":
            cost = "free"
        elif what == "use" or (turn is not None and turn.object):
            cost = "action"
        weapon = choice.get("weapon")
        drawn = next((each for each in hands.drawable(fighter) if each.weapon == weapon), None)
        held: Held = "carried" if drawn is None or what != "draw" else hands.drawn(fighter, drawn) or "carried"
        lying = hands.within_reach(state, fighter).get(weapon or "") if what == "pick_up" else None
        taken = None if lying is None else hands.takes(fighter, lying)
        if lying is not None and taken is not None:
            owner = None if lying.owner == who else lying.owner
            yield from tell(ObjectHandled(who, what, cost, weapon, taken.held, owner))
        else:
            yield from tell(ObjectHandled(who, what, cost, weapon, "dropped" if what == "let_go" else held))


_HANDLINGS: tuple[Handling, ...] = ("draw", "stow", "let_go", "pick_up", "handle", "use")


def _interjects(at: Outlook, said: Said) -> Lack | None:
    """Out of his turn, that it is done with the reaction (DN5-REA-001)."""
    if is_up(at.state, at.who.id):
        return None
    return reacts(at, said) if said.get("price") in (None, REACTION) else ("reaction_alone", {})


_PRICED: Final[Mapping[str, tuple[Reason[Outlook], ...]]] = {
    "free": (),
    "action": (ACTION,),
    "bonus": (BONUS,),
    "object": (unspent("in_passing", _unhandled),),
    "move": (no("on_foot_alone", lambda at: at.who.rides is not None), MOVES),
    REACTION: (reacts,),
}


def _priced(at: Outlook, said: Said) -> Lack | None:
    """That he still has what it is said to cost (DN5-ACT-002)."""
    needs = _PRICED.get(str(said.get("price")), ())
    return next((found for each in needs if (found := each(at, said)) is not None), None)


class Improvise(Needing[Outlook]):
    """Something that no rule speaks of, said in words (DN5-ACT-002): for a price that is said with it, or the game
    master says whether it is possible, by which roll and for what; out of one's turn with the reaction."""

    code = "improvise"
    free = True
    while_asked = True
    costs = untold
    needs = (_interjects, ABLE)
    whom = (_priced,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        most = movement_left(at.state, at.who)
        left = {
            "action": at.acts,
            "object": _unhandled(at),
            "move": most >= SQUARE and at.who.rides is None,
            "free": True,
            "bonus": at.acts_besides,
            REACTION: may_react(at.who),
        }
        price = Field("price", (JUDGED, *(each for each, able in left.items() if able)))
        lengths = tuple(map(metres, (SQUARE, *range(2 * SQUARE, most + 1, SQUARE))))[:MOST_LENGTHS]

        def fields(partial: Choice) -> tuple[Field, ...]:
            if partial.get("price") != "move":
                return (price,)
            return (price, Field("spend", lengths, figures=(1, most, 1)))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if choice["price"] == JUDGED:
            yield from tell(ImprovisedBegun(who))
            return
        price: Price = next(each for each in get_args(Price) if each == choice["price"])
        yield from tell(ImprovisedDone(who, price, choice.get("spend", "")))

    def said(self, at: Outlook) -> Blanks | None:
        return (Field("price", (REACTION,)),) if may_interject(at.state, at.who) else None

    def note(self, at: Outlook, by: int, args: Args) -> Interject:
        return Interject(by, at.who.id)


ACTIONS = (HandleObject(), Improvise())
