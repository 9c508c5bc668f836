"""How one fights in a turn: on the defensive, with two weapons, in total defence (D35-ATK-002 to -004, D35-BAS-018)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.rulesets.dnd35.attack.arms import second
from bot.rulesets.dnd35.base.needs import FULL, SINGLE, STANDARD, Deed, unheld
from bot.rulesets.dnd35.base.rolls import stand
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import must, no

# ---- What is told of stances.

Way: TypeAlias = Literal["guarded", "both", "total"]


@happens(to=PUBLIC)
class StanceTaken:
    """*how* he fights in this turn: `guarded`, on the defensive, with `both` weapons, or not at all, in `total`
    defence, which is his standard action."""

    combatant: CombatantId
    how: Way

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is None:
            return state
        state = state.in_turn(deeds=turn.deeds + 1)
        if self.how == "guarded":
            return state.in_turn(guarded=True)
        if self.how == "both":
            return state.in_turn(both=True)
        return stand(state.in_turn(standard=True), self.combatant, "total")

    def why(self) -> tuple[str, ...]:
        return RULES[self.how]


RULES: dict[str, tuple[str, ...]] = {
    "guarded": ("D35-ATK-002",),
    "both": ("D35-BAS-018",),
    "total": ("D35-ATK-003", "D35-ATK-004"),
}


# ---- To fight on the defensive or with two weapons, said before the first attack; total defence (D35-ATK-002 to -004,
# D35-BAS-018).


class Stance(Deed):
    """Said by the way; it holds for the attacks of this turn."""

    how: Way

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(StanceTaken(who, self.how))


class Guard(Stance):
    """All attacks lose 4, the armour class gains 2 from the first of them until his next turn (D35-ATK-002)."""

    code = "guard"
    idle = True
    how = "guarded"
    needs = (unheld, STANDARD, no("guarded", lambda at: at.turn.guarded))


class TwoWeapons(Stance):
    """One attack more with the other hand, in a full attack alone (D35-BAS-018)."""

    code = "two_weapons"
    idle = True
    how = "both"
    needs = (
        *(unheld, FULL, SINGLE, no("both", lambda at: at.turn.both)),
        must("no_second", lambda at: second(at.who) is not None),
    )


class Defend(Stance):
    """The standard action, and no attacks of opportunity: 4 to the armour class (D35-ATK-003, -004). Who has said that
    he fights on the defensive does that."""

    code = "defend"
    how = "total"
    needs = (unheld, STANDARD, no("stance", lambda at: at.turn.guarded or at.turn.both))


ACTIONS = (Guard(), TwoWeapons(), Defend())
