"""How long somebody can run (D35-MOV-009, -010)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.base.budget import Outlook
from bot.rulesets.dnd35.base.gaps import heading, on_grid
from bot.rulesets.dnd35.base.needs import AFOOT, CARRIED, DASHES, FULL, ROOMY, UNROOTED, Deed, unheld
from bot.rulesets.dnd35.base.rolls import Ahead, Trial, stand
from bot.rulesets.dnd35.charging.actions import UNTOUCHED
from bot.rulesets.dnd35.movement.steps import goal_of
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.running import straight
from bot.rulesets.dnd35.state import SQUARE, Fighter, Move, State
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.lacking import Lack, always
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import blank

# ---- What is told of those who run (D35-MOV-007 to -010).

WINDED: str = "winded"
REST = 10
"""Rounds of rest after a run that was too long (D35-MOV-010)."""


def run(state: State, ident: str) -> State:
    """*state* once *ident* runs in this round: his Dexterity does not help him until his next turn (D35-MOV-008), and
    it counts as a round of running (D35-MOV-009)."""
    who = state.combatants.get(ident)
    if who is None:
        return state
    return stand(state.with_(ident, ran=tired(state, ident) + 1, ran_at=state.round), ident, "running")


def tired(state: State, ident: str) -> int:
    """In how many rounds *ident* has run; a minute without running wipes them out."""
    who = state.combatants[ident]
    return 0 if state.round - who.ran_at > REST else who.ran


@happens("D35-MOV-007", "D35-MOV-008", to=PUBLIC)
class RunBegun:
    """*combatant* runs straight to *cell*, so many *metres*: the whole of his turn. Without a grid *cell* is empty, and
    he runs *towards* somebody or away from all. *via*: the first square of his way, which decides who may strike."""

    combatant: CombatantId
    way: tuple[str, ...]
    metres: str
    cell: str
    towards: CombatantId | None = None
    via: str | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            state = state.in_turn(standard=True, move=True, moved=True, deeds=turn.deeds + 1)
        state = run(state, self.combatant)
        leads = heading(state, self.combatant, self.towards)
        return evolve(state, deeds=(*state.deeds, Move(self.combatant, self.way, **leads)))


@happens("D35-MOV-009", to=PUBLIC)
class EnduranceRolled:
    """A check of Constitution for a further round of running; who fails it is out of breath until *until* (D35-MOV-010)
    and does not run. *rider*: who rides whoever runs."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    until: Anchor | None = None
    rider: CombatantId | None = None

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.combatant)
        if who is None or self.success:
            return state
        kept = tuple(each for each in who.conditions if each.kind != WINDED)
        return state.put(evolve(who, ran=0, conditions=(*kept, Condition(WINDED, self.until))))

    def why(self) -> tuple[str, ...]:
        return () if self.success else ("D35-MOV-010",)


DIFFICULTY: Final = 10


def difficulty(state: State, who: Fighter) -> int | None:
    """What the check is against with which *who* runs in this round, one more for each that he has made; None: he runs
    without one, in as many rounds as he has points of Constitution. What has no Constitution never tires."""
    free = who.score("constitution")
    over = tired(state, who.id) - free
    return DIFFICULTY + over if who.constitution and over >= 0 else None


def enduring(state: State, ident: str) -> Ahead | None:
    """The check with which *ident* runs in this round; None: without one."""
    who = state.combatants[ident]
    against = difficulty(state, who)
    return None if against is None else Ahead(state, "skill", Trial(who, 0, skill="constitution"), against)


def holds_out(scene: Scene[State], ident: str, rider: str | None = None) -> Step[bool]:
    """Whether *ident* can run in this round; who cannot is out of breath for ten rounds, this one among them."""
    rolls = enduring(scene.now, ident)
    if rolls is None:
        return True
    made = yield from rolls.made(scene, why="endurance")
    until = None if made.succeeds else Anchor(scene.now.round + REST - 1)
    yield from tell(
        EnduranceRolled(ident, against=made.against, success=made.succeeds, until=until, rider=rider, **made.told())
    )
    return made.succeeds


# ---- To run: the whole of a turn, straight ahead (D35-MOV-007).


def by_heading(found: Mapping[str, Mapping[str, Way]]) -> Blanks | Lack:
    """The blanks for a direction, and for a cell that lies in it."""
    if not found:
        return "no_line", {}

    def fields(partial: Choice) -> tuple[Field, ...]:
        heading = Field("heading", tuple(found))
        cells = found.get(partial.get("heading", ""))
        return (heading,) if cells is None else (heading, Field("to", tuple(cells)))

    return fields


def stride(state: State, who: Fighter) -> int:
    """How many times his speed *who* runs: four times, in heavy armour as well, unless the table has it three times
    there (D35-MOV-007)."""
    return max(who.run, state.settings.heavy_run)


def runs(state: State, who: Fighter) -> dict[str, dict[str, Way]]:
    """Where *who* can run to on his own legs: farther than a double move brings him, which costs him no more."""
    pace = who.pace // SQUARE
    return straight.ways(state, who, 2 * pace, stride(state, who) * pace)


def bolts(state: State, who: Fighter) -> dict[str, Way]:
    """The same where there is no grid: by whom he runs to, or `AWAY`."""
    pace = who.pace // SQUARE
    return straight.bolts(state, who, 2 * pace, stride(state, who) * pace)


class Run(Deed):
    """Up to four times his speed, or three times in heavy armour where the table has it so."""

    code = "run"
    aimed = away = timid = True
    needs = (unheld, AFOOT, UNROOTED, FULL, UNTOUCHED, DASHES, CARRIED, ROOMY)
    wrong = (always("no_line"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        if not on_grid(at.state):
            return blank("target", bolts(at.state, at.who), none="no_line")
        return by_heading(runs(at.state, at.who))

    def trial(self, at: Outlook, choice: Choice) -> Ahead | None:
        return enduring(at.state, at.who.id)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        able = yield from holds_out(scene, who)
        if able and not on_grid(scene.now):
            way = bolts(scene.now, scene.now.combatants[who])[choice["target"]]
            yield from tell(RunBegun(who, way.cells, metres(way.cost * SQUARE), "", goal_of(choice)))
        elif able:
            way = runs(scene.now, scene.now.combatants[who])[choice["heading"]][choice["to"]]
            yield from tell(RunBegun(who, way.cells, metres(way.cost * SQUARE), way.cells[-1], via=way.cells[0]))


ACTIONS = (Run(),)
