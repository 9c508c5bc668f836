"""Step 1 of a round: initiative, its places and ties (PCT-INI)."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.percentile.people import known
from bot.rulesets.percentile.rounds import PhaseReached
from bot.rulesets.percentile.state import SURPRISE, Fighter, PercentileState, takes_part
from bot.rulesets.shared import initiative as order
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.initiative import Ordering
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_option, from_text, number
from bot.rulesets.shared.people import two, unless_so

# ---- Dice, ties, places and surprises (PCT-INI).


def placed_at(state: PercentileState, ident: str, initiative: int | None) -> PercentileState:
    """*ident* has this total now; the players who had it before roll off with him again (PCT-INI-010), unless nobody
    sees him."""
    who = state.fighters.get(ident)
    if who is not None and who.hidden:
        return state.with_(ident, initiative=initiative, tie=())
    fighters = {
        each.id: evolve(each, tie=()) if each.initiative == initiative and each.tie else each
        for each in state.fighters.values()
    }
    return evolve(state, fighters=fighters).with_(ident, initiative=initiative, tie=())


@happens(to=PUBLIC)
class InitiativeRolled:
    """*face* None: a surprise, 7 without a die (PCT-INI-007)."""

    combatant: CombatantId
    face: int | None
    initiative: int

    def change(self, state: PercentileState) -> PercentileState:
        state = placed_at(state, self.combatant, self.initiative)
        # Where it is rolled every round, a surprise is worth one (PCT-INI-007).
        return state if self.face is None else state.with_(self.combatant, surprise=False)

    def why(self) -> tuple[str, ...]:
        return ("PCT-INI-007",) if self.face is None else ("PCT-INI-001",)


@happens("PCT-INI-003", "PCT-INI-004")
class TieRolled(order.TieRolled):
    pass


@happens("PCT-INI-002", "PCT-INI-005", "PCT-INI-006")
class OrderSet(order.OrderSet):
    decides = True


@happens("PCT-INI-006", to=PUBLIC)
class PlacesSwapped:
    """Two of the game master's people on one total act in each other's place from now on."""

    combatant: CombatantId
    other: CombatantId

    def change(self, state: PercentileState) -> PercentileState:
        one, other = state.fighters.get(self.combatant), state.fighters.get(self.other)
        if one is None or other is None:
            return state
        state = state.with_(one.id, seat=other.seat, tie=other.tie).with_(other.id, seat=one.seat, tie=one.tie)
        places = {one.id: other.id, other.id: one.id}
        return evolve(state, order=tuple(places.get(ident, ident) for ident in state.order))


@happens("PCT-INI-007", to=PUBLIC)
class SurpriseSaid:
    """*on*: initiative 7 without a die. Before the roll it is a 7 to come, after it the total is 7; taken back, the
    die is still to be rolled."""

    combatant: CombatantId
    on: bool

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        state = state.with_(who.id, surprise=self.on)
        if self.on:
            return state if who.initiative is None else placed_at(state, who.id, SURPRISE)
        return state.with_(who.id, initiative=None, tie=()) if who.initiative == SURPRISE else state


# ---- What the game master says of initiative: surprises, and who changes places (PCT-INI-006, -007).


@word(tool="surprise")
class SaySurprise(Word):
    """Initiative 7 (PCT-INI-007); `value` 0 takes it back."""

    who: CombatantId = from_text("who")
    on: bool = from_option("value", lambda args: number(args, "value", 1) != 0, default=True)
    tells = SurpriseSaid

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        unless_so(who, who.surprise, self.on)


@word(tool="swap")
class SwapPlaces(Word):
    """Two of the game master's people on one total change places (PCT-INI-006)."""

    a: CombatantId = from_text("who")
    b: CombatantId = from_text("target")
    tells = PlacesSwapped

    def check(self, state: PercentileState) -> None:
        one, other = two(state, self.a, self.b)
        if one.pc or other.pc or one.initiative is None or one.initiative != other.initiative:
            raise Refused("percentile-no-swap", a=one.name, b=other.name)


# ---- Who acts in which place: one die each, ties, surprises, newcomers (PCT-INI).

D6 = dice("d6")


def initiative(scene: Scene[PercentileState]) -> Action:
    """Step 1 of a round: whoever has no initiative rolls, ties are settled, the order is set (PCT-INI-001, -009,
    -010)."""
    if scene.now.settings.initiative_roll == "round":
        for ident in contenders(scene.now):
            yield from _rolled(scene, ident)
    for ident in contenders(scene.now):
        if scene.now.fighters[ident].initiative is None:
            yield from _rolled(scene, ident)
    yield from _ordering(scene.now).settle(scene, contenders(scene.now))
    yield from tell(PhaseReached("declaring"))


def again(scene: Scene[PercentileState]) -> Action:
    """A total that the game master has changed puts the order right, as long as nothing is resolved (PCT-INI-007);
    newcomers wait for the next round (PCT-INI-010)."""
    for ident in scene.now.order:
        if scene.now.fighters[ident].initiative is None:
            yield from _rolled(scene, ident)
    yield from _ordering(scene.now).settle(scene, placed(scene.now))


def stale(state: PercentileState) -> bool:
    """Whether the order is not what the totals say any more."""
    return _ordering(state).stale(state, placed(state))


def placed(state: PercentileState) -> tuple[str, ...]:
    """Those in the order, and whoever is back in the fight since it was set: his total stands (PCT-INI-009)."""
    return order.placed(state, contenders(state))


def _rolled(scene: Scene[PercentileState], ident: str) -> Action:
    """A surprise is 7 without a die; with initiative rolled each round it lasts the first one only (PCT-INI-007)."""
    who = scene.now.fighters[ident]
    if who.surprise and who.initiative is None:
        yield from tell(InitiativeRolled(ident, None, SURPRISE))
        return
    (face,) = yield from roll(D6, who=ident, why="initiative")
    yield from tell(InitiativeRolled(ident, face, face))


def contenders(state: PercentileState) -> list[str]:
    """Those who take part, in the order of the roster."""
    return [each.id for each in state.fighters.values() if not each.out and takes_part(state, each.id)]


def _rank(who: Fighter) -> tuple[int, bool, list[int], int]:
    """Highest total first, players before others on equal totals, then by their ties, the rest as they joined unless
    the game master has swapped them (PCT-INI-006); a surprise is a total like any other (PCT-INI-008)."""
    return (-(who.initiative or 0), not who.pc, [-face for face in who.tie], who.seat)


def _players(who: Fighter) -> tuple[int, bool, tuple[int, ...]] | None:
    """Players who are equal roll off; the game master's people act as they joined (PCT-INI-003 to -006). Nobody rolls
    against somebody whom nobody sees: that would tell that he is there."""
    return (who.initiative, who.pc, who.tie) if who.initiative is not None and who.pc and not who.hidden else None


def _everybody(who: Fighter) -> tuple[int, bool, tuple[int, ...]] | None:
    """The table has the game master's people roll as well."""
    return None if who.initiative is None or who.hidden else (who.initiative, who.pc, who.tie)


_ORDERINGS = {
    "roster": Ordering(_rank, _players, D6, TieRolled, OrderSet),
    "roll": Ordering(_rank, _everybody, D6, TieRolled, OrderSet),
}
"""By the setting `npc_tie`."""


def _ordering(state: PercentileState) -> Ordering:
    return _ORDERINGS[state.settings.npc_tie]
