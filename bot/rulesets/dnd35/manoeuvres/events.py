"""What is told of manoeuvres (D35-MAN)."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base.budget import swung, used_up
from bot.rulesets.dnd35.base.gaps import gone, heading, on_grid, passing, unflanked
from bot.rulesets.dnd35.base.rolls import Opposes, Strikes, stand
from bot.rulesets.dnd35.base.saddles import MOVES, moved_to, pair
from bot.rulesets.dnd35.postures import prone
from bot.rulesets.dnd35.state import SQUARE, Feat, Manoeuvre, Move, State, Turn
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted

BEGUN: Final[dict[Feat, tuple[str, ...]]] = {
    "bull_rush": ("D35-MAN-001",),
    "trip": ("D35-MAN-007", "D35-MAN-008"),
    "disarm": ("D35-MAN-013",),
    "snatch": ("D35-MAN-017",),
    "sunder": ("D35-MAN-018",),
    "smash": ("D35-MAN-020",),
    "overrun": ("D35-MAN-021",),
}
"""The rules behind the beginning of each."""
MEASURED: Final[dict[Feat, tuple[str, ...]]] = {
    "bull_rush": ("D35-MAN-003",),
    "trip": ("D35-MAN-009",),
    "disarm": ("D35-MAN-014",),
    "snatch": ("D35-MAN-014", "D35-MAN-017"),
    "sunder": ("D35-MAN-019",),
    "smash": (),
    "overrun": ("D35-MAN-023",),
}
"""Those behind the contest."""
Reason: TypeAlias = Literal["done", "unable", "no_target", "hurt", "gone", "no_room", "left"]
"""Why one is over: it is `done`; who tried it cannot any more, there is nobody within reach; the attack that it
provoked has hurt him (D35-MAN-013); the thing is gone; there is no room; whoever could have answered has `left` it."""


@happens(to=PUBLIC)
class ManoeuvreBegun:
    """*combatant* tries something of that *kind* against *target* with *weapon*, aimed at *item*. *later* and *two*:
    the number and the hand of the attack whose place it takes; *occasion*: whether that is an attack of opportunity
    (D35-AOO-003), or it was held ready. *open_to*: whom it gives one; *charging*: within a charge. *back*: from where
    he comes, *left*: the squares that he may still go."""

    combatant: CombatantId
    target: CombatantId
    kind: Feat
    weapon: str
    item: str = ""
    later: int = 0
    occasion: Literal["turn", "opportunity", "ready"] = "turn"
    open_to: Literal["", "target", "all", "others"] = "target"
    charging: bool = False
    back: str | None = None
    left: int = 0
    two: Literal["", "main", "off"] = ""

    def change(self, state: State) -> State:
        deed, turn = state.deed, state.turn
        if self.occasion == "opportunity":
            if deed is not None:
                state = state.in_deed(asked=(*deed.asked, self.combatant), struck=(*deed.struck, self.combatant))
            state = state.with_(self.combatant, **state.combatants[self.combatant].seizes())
        elif turn is not None and self.occasion == "turn":
            guarded = turn.guarded and self.kind not in ("bull_rush", "overrun")
            state = state.in_turn(**_spent(self, turn))
            who = state.combatants.get(self.combatant)
            if self.kind == "overrun" and who is not None and who.mount is not None:
                state = state.in_turn(steed=MOVES, rode=2 * SQUARE)
            if self.charging:
                state = stand(state, self.combatant, "charging")
            if guarded:
                state = stand(state, self.combatant, "defensive")
        made = Manoeuvre(
            self.combatant,
            self.target,
            self.kind,
            self.weapon,
            self.item,
            self.later,
            self.occasion,
            open_to=self.open_to,
            two=self.two,
            charging=self.charging,
            back=self.back,
            left=self.left,
        )
        return evolve(state, deeds=(*state.deeds, made))

    def why(self) -> tuple[str, ...]:
        charge = ("D35-MOV-005", "D35-MOV-003") if self.charging else ()
        return (*BEGUN[self.kind], *charge, *(("D35-AOO-003",) if self.occasion == "opportunity" else ()))


def _spent(event: ManoeuvreBegun, turn: Turn) -> dict[str, Any]:
    """What of the turn it uses up: a standard action and the way into the other's space, the move in which somebody is
    run over, or an attack."""
    deeds = {"deeds": turn.deeds + 1}
    if event.charging:
        overran = {"overran": True} if event.kind == "overrun" else {}
        return {**deeds, "standard": True, "move": True, "moved": True, "swings": 2, "closed": "charge", **overran}
    if event.kind == "bull_rush":
        return {**deeds, "standard": True, "moved": True}
    if event.kind == "overrun":
        # In the course of a move that has begun it goes on with that one.
        return {**deeds, "moved": True, "overran": True, "move": True}
    return {**deeds, **swung(turn, event.weapon)}


@happens(to=PUBLIC)
class SpaceEntered:
    """*combatant* enters the space of *target*, at *cell* (D35-MAN-002, -022); without a grid that is empty."""

    combatant: CombatantId
    target: CombatantId
    cell: str

    def change(self, state: State) -> State:
        if on_grid(state):
            return moved_to(state, self.combatant, self.cell).in_deed(at="entered")
        return _placed(state, self.combatant, self.target, 0).in_deed(at="entered")


def _placed(state: State, ident: str, other: str, gap: int) -> State:
    """*state* with *ident* so far from *other*, and from whoever is with that one, where there is no grid."""
    there = state.combatants.get(other)
    state = unflanked(state, ident)
    return state if there is None else gone(state, ident, dict.fromkeys(pair(state, there), gap))


@happens("D35-MAN-008", to=PUBLIC)
class TouchRolled(Strikes):
    """Whether *combatant* gets hold of *target* to trip him: an attack roll, mostly against the touch class.
    *veiled*: see `attack.events.AttackRolled`."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against_terms: tuple[Term, ...]
    against: int
    hit: bool
    veiled: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        state = used_up(counted(state, self.combatant), self.combatant, self.target, shot=False)
        return state.in_deed(at="touched" if self.hit else "done")


@happens(to=PUBLIC)
class ResistChosen:
    """*combatant* resists by *skill* (D35-MAN-009, -012, -023)."""

    combatant: CombatantId
    skill: str

    def change(self, state: State) -> State:
        return state.in_deed(skill=self.skill, at="chosen")


@happens("D35-BAS-015", to=PUBLIC)
class ContestRolled(Opposes):
    """Both have rolled: *combatant*, who began it, by *skill*, then *target* by *other_skill*; *won*: he has. *reply*:
    it is the answer to one that has failed; *again*: how often both had to roll anew. *mount*: who makes the check of
    *combatant* in his place (D35-MAN-025)."""

    combatant: CombatantId
    target: CombatantId
    kind: Feat
    skill: str
    other_skill: str
    face: int
    terms: tuple[Term, ...]
    total: int
    other_face: int
    other_terms: tuple[Term, ...]
    other_total: int
    won: bool
    again: int = 0
    reply: bool = False
    mount: CombatantId | None = None

    def change(self, state: State) -> State:
        if self.skill == "attack":
            # An attack roll like any other: what helps one of them is gone with it.
            state = used_up(state, self.combatant, self.target, shot=False)
        return state.in_deed(at="won" if self.won else "beaten", margin=self.total - self.other_total)

    def why(self) -> tuple[str, ...]:
        counter = {"trip": ("D35-MAN-011",), "disarm": ("D35-MAN-016",), "overrun": ("D35-MAN-024",)}
        return (*MEASURED[self.kind], *(counter.get(self.kind, ()) if self.reply else ()))


@happens(to=PUBLIC)
class Toppled:
    """*target* falls prone, tripped or run over by *combatant*; *unhorsed*: out of the saddle."""

    combatant: CombatantId
    target: CombatantId
    kind: Feat
    unhorsed: bool = False

    def change(self, state: State) -> State:
        state = prone(state, self.target)
        if self.unhorsed:
            state = state.with_(self.target, mount=None)
        return state.in_deed(at="moved" if self.kind == "overrun" else "done")

    def why(self) -> tuple[str, ...]:
        rules = {"trip": ("D35-MAN-010",), "overrun": ("D35-MAN-024",)}.get(self.kind, ())
        return (*rules, "D35-BAS-017", *(("D35-MAN-012",) if self.unhorsed else ()))


@happens(to=PUBLIC)
class Retorted:
    """*combatant*, against whom it has failed, answers with the same against *target*: a trip, a disarm aimed at *item*
    with his *weapon*, or the second check of an overrun (D35-MAN-011, -016, -024). *whole*: with its touch, and
    *open_to* an attack of that one."""

    combatant: CombatantId
    target: CombatantId
    kind: Feat
    weapon: str
    item: str = ""
    whole: bool = field(default=False, metadata={LATER: True})
    open_to: Literal["", "target"] = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        at = "begun" if self.whole else {"disarm": "chosen"}.get(self.kind, "touched")
        if self.whole:
            state = state.in_deed(asked=(), struck=(), readied=(), hurt=0)
        return state.in_deed(
            kind=self.kind,
            who=self.combatant,
            target=self.target,
            weapon=self.weapon,
            item=self.item,
            reply=True,
            at=at,
            skill="",
            charging=False,
            later=0,
            two="",
            open_to=self.open_to,
        )

    def why(self) -> tuple[str, ...]:
        return {"trip": ("D35-MAN-011",), "disarm": ("D35-MAN-016",), "overrun": ("D35-MAN-024",)}.get(self.kind, ())


@happens(to=PUBLIC)
class ManoeuvreEnded:
    """What *combatant* tried is over; *reason*: see `Reason`."""

    combatant: CombatantId
    kind: Feat
    reason: Reason = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])

    def why(self) -> tuple[str, ...]:
        return ("D35-MAN-013",) if self.reason == "hurt" else ()


# ---- pushed, and thrown back


@happens("D35-MAN-004", "D35-MAN-005", to=PUBLIC)
class Pushed:
    """*combatant* pushes *target* through the cells of *way*; *metres*: how far, as it is read."""

    combatant: CombatantId
    target: CombatantId
    way: tuple[str, ...]
    metres: str

    def change(self, state: State) -> State:
        return state.in_deed(at="moved")


@happens(to=PUBLIC)
class GoesAlong:
    """*combatant* goes through the cells of *way*: he is pushed by whoever is *beside* him, or goes along with whom he
    pushes; or he crosses the space of somebody (*through*), which takes *cost* squares of what he has left. *cell*:
    where that ends, where it is told; without a grid he goes *towards* somebody, where he is not pushed nor crosses a
    space, or away from all."""

    combatant: CombatantId
    way: tuple[str, ...]
    beside: CombatantId | None = None
    through: CombatantId | None = None
    cost: int = 0
    cell: str | None = None
    towards: CombatantId | None = None

    def change(self, state: State) -> State:
        deed = state.deed
        struck = () if deed is None else deed.struck
        if isinstance(deed, Manoeuvre) and self.cost:
            state = state.in_deed(at="done", left=max(0, deed.left - self.cost))
        if self.through is not None or (self.beside is not None and self.towards is None):
            leads = passing(state, self.combatant, self.through)
        else:
            leads = heading(state, self.combatant, self.towards)
        move = Move(self.combatant, self.way, beside=self.beside, through=self.through, struck=struck, **leads)
        return evolve(state, deeds=(*state.deeds, move))

    def why(self) -> tuple[str, ...]:
        return ("D35-MAN-004", "D35-MAN-005") if self.beside is not None else ("D35-MAN-024",)


@happens(to=PUBLIC)
class ThrownBack:
    """*combatant*, who has failed, is back on *cell*, from where he came; *fallen*: he is prone there."""

    combatant: CombatantId
    kind: Feat
    cell: str
    fallen: bool = False

    def change(self, state: State) -> State:
        deed = state.deed
        if on_grid(state):
            state = moved_to(state, self.combatant, self.cell)
        elif isinstance(deed, Manoeuvre):
            other = deed.target if self.combatant == deed.who else deed.who
            state = _placed(state, self.combatant, other, SQUARE)
        return (prone(state, self.combatant) if self.fallen else state).in_deed(at="done")

    def why(self) -> tuple[str, ...]:
        return ("D35-MAN-006",) if self.kind == "bull_rush" else ("D35-MAN-024",)


@happens("D35-MAN-022", to=PUBLIC)
class WayGiven:
    """*combatant* gives way to *target*, who runs at him (*blocks* False), or stands in his way, which takes that one's
    standard action."""

    combatant: CombatantId
    target: CombatantId
    blocks: bool

    def change(self, state: State) -> State:
        if not self.blocks:
            return state.in_deed(at="moved", skill="avoid")
        return state.in_turn(standard=True).in_deed(skill="")
