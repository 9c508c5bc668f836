"""What is told of spells as they are cast, and of what they do at once (DN5-ACT-012, -019, -020, DN5-EXT-003)."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.d20 import casting
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.budget import spent
from bot.rulesets.dnd5.base.distances import left_behind
from bot.rulesets.dnd5.base.rolls import D20Tried
from bot.rulesets.dnd5.dying.mending import received
from bot.rulesets.dnd5.movement.events import apart, put_elsewhere
from bot.rulesets.dnd5.reactions import reacted
from bot.rulesets.dnd5.state import Cast, Fighter, Holding, Spell, State
from bot.rulesets.dnd5.state.deeds import How
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import Aside, CombatantId

# ---- casting


@happens("DN5-ACT-012", to=PUBLIC)
class SpellBegun:
    """*combatant* casts *spell* at the level of *slot* (0: without one): with his action, his bonus action or his
    reaction; *how* `held`: he readies it, `released`: he lets go what he held, `again`: what stays of it strikes once
    more. *target*: whom it is for, *aim*: the cell, or the person, that it is aimed at; *left*: so many targets he
    still chooses. *own*: it is for himself, as it always is (`only`), or because he has chosen himself (`chosen`)."""

    combatant: CombatantId
    spell: str
    slot: int = 0
    how: How = "action"
    target: Aside | None = None
    aim: str | None = None
    left: int = 0
    own: Literal["", "only", "chosen"] = ""

    def befalls(self, state: State, who: Fighter) -> State:
        spell = magic.spell_named(who, self.spell)
        if spell is None:
            return state
        if self.how == "reaction":
            state = reacted(state, who.id)
        # Ready has spent the action already, and its release the reaction.
        elif self.how == "held" and state.turn is not None:
            state = spent(state, casts=(*state.turn.casts, "spell" if spell.level else "cantrip"))
        elif self.how == "again":
            state = spent(state, bonus=True)
        elif self.how != "released" and state.turn is not None:
            kind = "bonus" if self.how == "bonus" else "spell" if spell.level else "cantrip"
            used: dict[str, Any] = {"bonus": True} if self.how == "bonus" else {"action": True}
            state = spent(state, **used, casts=(*state.turn.casts, kind))
        state = state.with_(who.id, **(_released() if self.how == "released" else _paid(who, spell, self.slot)))
        targets = () if self.target is None else (self.target,)
        cast = Cast(who.id, spell, self.slot, self.how, targets=targets, aim=self.aim, left=self.left)
        return evolve(state, deeds=(*state.deeds, cast))

    def why(self) -> tuple[str, ...]:
        return ("DN5-ACT-019",) if self.how in ("held", "released") else ()


def unready(state: State, ident: str) -> State:
    """*state* once nothing is left of the spell that *ident* held ready."""
    who = state.combatants.get(ident)
    lost = who is not None and who.ready is not None and who.ready.response == "spell"
    return state.with_(ident, ready=None) if lost else state


def _released() -> dict[str, Any]:
    return {"holding": None, "concentrates": None, "shaken": (), "bared": True}


def _paid(who: Fighter, spell: Spell, slot: int) -> dict[str, Any]:
    """What casting it changes: a slot is spent, or a power used."""
    changes: dict[str, Any] = {"bared": True}
    if magic.staying(who, spell) is not None:
        return changes
    if slot:
        changes["slots"] = {**who.slots, str(slot): max(0, who.slots.get(str(slot), 0) - 1)}
    elif spell.recharge or spell.uses:
        changes["used"] = {**who.used, spell.spell: who.used.get(spell.spell, 0) + 1}
    return changes


@happens(to=PUBLIC)
class SpellAimed(casting.SpellAimed):
    """*combatant* has chosen further *targets*; *left*: so many he may still choose. *missiles*: so many of them are
    one and the same, *target*."""

    def aimed(self) -> str:
        return "called"

    def also(self) -> dict[str, Any]:
        return {"asked": False}


@happens("DN5-ACT-019", "DN5-ACT-020", to=PUBLIC)
class SpellHeld:
    """*combatant* holds the energy of *spell* until its trigger comes: that is concentration, and what he concentrated
    on before ends (*former*)."""

    combatant: CombatantId
    spell: str
    slot: int = 0
    former: str | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        holding = Holding(self.spell, self.slot)
        return state.with_(self.combatant, holding=holding, concentrates=self.spell, shaken=())

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-012",)


@happens(to=GM_ONLY)
class SpellGoesOn:
    """The spell of *combatant* is at its next *stage*; *targets*: whom it is now known to catch; *at*: so many of them
    are done."""

    combatant: CombatantId
    stage: Literal["area", "going", "over"]
    targets: tuple[Aside, ...] | None = None
    at: int | None = None

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {"stage": self.stage, "asked": False}
        changes |= {} if self.targets is None else {"targets": self.targets}
        changes |= {} if self.at is None else {"at": self.at}
        return state.in_deed(**changes)


@happens("DN5-COV-005", to=GM_ONLY)
class CaughtSaid(casting.CaughtSaid):
    """The game master says whether the spell of *combatant* catches *target*, too."""


@happens(to=PUBLIC)
class SpellCountered:
    """*combatant* undoes the *spell* that *target* casts."""

    combatant: CombatantId
    target: CombatantId
    spell: str

    def change(self, state: State) -> State:
        deeds = list(state.deeds)
        for at in range(len(deeds) - 1, -1, -1):
            deed = deeds[at]
            if isinstance(deed, Cast) and deed.who == self.target and deed.stage != "over":
                deeds[at] = evolve(deed, stage="over", countered=True, asked=True, offers=())
                break
        return evolve(state, deeds=tuple(deeds))


@happens(to=PUBLIC)
class SpellEnded:
    """What *combatant* has cast is done; *reason*: why it came to nothing, where it did."""

    combatant: CombatantId
    spell: str
    reason: Literal["done", "countered", "unable"] = "done"

    def change(self, state: State) -> State:
        deed = state.deed
        if self.reason != "done" and isinstance(deed, Cast) and deed.how == "held":
            state = unready(state, self.combatant)
        return evolve(state, deeds=state.deeds[:-1])


@happens(changes=False, to=PUBLIC)
class DartsWarded:
    """*combatant* is behind a shield that no such missile goes through."""

    combatant: CombatantId
    spell: str


@happens("DN5-EXT-003", to=PUBLIC, changes=False)
class SpellChecked(D20Tried):
    """The check of the casting ability with which *combatant* undoes a spell of a higher level than his slot."""

    combatant: CombatantId
    spell: str
    ability: str


# ---- damage, and saves


@happens("DN5-DMG-006", to=PUBLIC, changes=False)
class HarmRolled(casting.HarmRolled):
    """The damage of *spell*, cast *by* somebody, is rolled once for all whom it reaches: *terms* come to *total*."""


@happens("DN5-EXT-003", to=PUBLIC, changes=False)
class SaveRolled(D20Tried):
    """The save of *combatant* against *spell*, *by* somebody. *automatic*: he fails without a roll (DN5-EXT-010,
    -011)."""

    combatant: CombatantId
    spell: str
    ability: str
    automatic: bool = False
    by: Aside | None = None

    def why(self) -> tuple[str, ...]:
        return (*(("DN5-EXT-010", "DN5-EXT-011") if self.automatic else ()), *self.leant())


# ---- what spells do besides


@happens(to=PUBLIC)
class Steadied:
    """*spell* makes *combatant*, at 0 hit points, stable (DN5-HPS-011)."""

    combatant: CombatantId
    spell: str
    by: Aside | None = None

    def change(self, state: State) -> State:
        return state.with_(self.combatant, stable=True, successes=0, failures=0)

    def why(self) -> tuple[str, ...]:
        return ("DN5-HPS-011",)


@happens("DN5-HPS-002", to=PUBLIC)
class Revived:
    """*spell* brings *combatant* back from the dead, with *hit_points*."""

    combatant: CombatantId
    spell: str
    hit_points: int
    by: Aside | None = None

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {"died": False, "stable": False, "successes": 0, "failures": 0}
        return state.with_(self.combatant, hit_points=self.hit_points, **changes)


@happens("DN5-HPS-015", "DN5-HPS-017", to=PUBLIC)
class Bolstered:
    """*spell* gives *combatant* so many temporary hit points, *rolled* for (the sum of *terms*); whoever has some says
    which he has from now on."""

    combatant: CombatantId
    spell: str
    rolled: int
    faces: tuple[int, ...] = ()
    terms: tuple[Term, ...] = field(default=(), metadata={LATER: True})

    def change(self, state: State) -> State:
        return received(state, self.combatant, self.rolled)


@happens("DN5-REA-007", to=PUBLIC)
class Carried:
    """A spell moves *combatant*: it pushes him (*forced*), or he is elsewhere in a blink. On a grid to *cell*, else so
    far (in centimetres) from others. Neither provokes anybody."""

    combatant: CombatantId
    spell: str
    forced: bool
    cell: str | None = None
    distances: dict[Aside, int] | None = None
    metres: str = "0"

    def befalls(self, state: State, who: Fighter) -> State:
        if self.cell is None:
            state = apart(left_behind(state, who.id), who.id, dict(self.distances or {}))
        return put_elsewhere(state, who, self.cell, forced=self.forced)


@happens(changes=False, to=PUBLIC)
class PoolRolled:
    """*spell* of *combatant* overcomes creatures with so many hit points in all."""

    combatant: CombatantId
    spell: str
    faces: tuple[int, ...]
    points: int


@happens(to=PUBLIC)
class Recharged:
    """*combatant* may use *spell* anew, or not yet: the *face* says."""

    combatant: CombatantId
    spell: str
    face: int
    on: bool

    def befalls(self, state: State, who: Fighter) -> State:
        if not self.on:
            return state
        return state.with_(who.id, used={name: each for name, each in who.used.items() if name != self.spell})


@happens(to=PUBLIC)
class Struggled(D20Tried):
    """*combatant* tries with his action to get free of *spell* (DN5-EXT-011)."""

    combatant: CombatantId
    spell: str

    def change(self, state: State) -> State:
        return spent(state, action=True)

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-003", *self.leant())


@happens(to=PUBLIC)
class Woken:
    """*combatant* shakes *target* awake with his action."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return spent(state, action=True)
