"""What is told of grapples (D35-GRA)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.gaps import on_grid, stood_aside
from bot.rulesets.dnd35.base.rolls import Opposes, Strikes, stand
from bot.rulesets.dnd35.state import FISTS, Aim, Blow, Clinch, Fighter, Grip, Skill, State
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.overruling import counted

RULES: Final[Mapping[Aim, tuple[str, ...]]] = {
    "start": ("D35-GRA-003",),
    "join": ("D35-GRA-027", "D35-GRA-028"),
    "crush": ("D35-GRA-013",),
    "turn_weapon": ("D35-GRA-021",),
    "pin": ("D35-GRA-017",),
    "escape": ("D35-GRA-015",),
    "break_free": ("D35-GRA-026",),
    "free_ally": ("D35-GRA-020",),
    "drag": ("D35-GRA-018",),
    "draw_light": ("D35-GRA-014",),
    "snatch": ("D35-GRA-022",),
    "cast_held": ("D35-GRA-012",),
    "use_item": ("D35-GRA-010",),
    "fetch": ("D35-GRA-019",),
}
"""The rule behind what somebody tries."""
Cost: TypeAlias = Literal["attack", "standard", "move", "full"]
COSTS: Final[Mapping[Aim, Cost]] = {
    **dict.fromkeys(("start", "join", "crush", "turn_weapon", "pin", "escape", "break_free"), "attack"),
    **dict.fromkeys(("free_ally", "snatch"), "attack"),
    **dict.fromkeys(("drag", "cast_held", "use_item"), "standard"),
    "draw_light": "move",
    "fetch": "full",
}
"""What it takes: the place of an attack (D35-GRA-002), a standard, a move or a full-round action."""
PinEnd: TypeAlias = Literal["over", "freed", "broken"]
End: TypeAlias = Literal["free", "released", "fallen", "gone", "apart", "no_room", "gm"]


def _at(state: State, at: str) -> State:
    """What is being tried hand to hand is so far; nothing where nothing is."""
    return state.in_deed(at=at) if isinstance(state.deed, Clinch) else state


def cost_of(aim: Aim, skill: Skill) -> Cost:
    """What it takes; Escape Artist always takes a standard action (D35-GRA-016, -026)."""
    return "standard" if skill == "escape_artist" else COSTS[aim]


@happens(to=PUBLIC)
class ClinchBegun:
    """*combatant* tries something hand to hand, against *target* where it is against somebody: see `Clinch`."""

    combatant: CombatantId
    target: CombatantId | None
    aim: Aim
    later: int = 0
    skill: Skill = "grapple"
    lethal: bool = False
    thing: str = ""
    ally: CombatantId | None = None
    way: tuple[str, ...] = ()
    towards: CombatantId | None = None

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None and turn.who == self.combatant:
            costs: Mapping[Cost, dict[str, Any]] = {
                "attack": budget.swung(turn, FISTS),
                "standard": {"standard": True},
                "move": {**budget.moved(turn)},
                "full": {"standard": True, "move": True},
            }
            cost = cost_of(self.aim, self.skill)
            state = state.in_turn(deeds=turn.deeds + 1, **costs[cost])
            if cost == "attack" and turn.guarded:
                state = stand(state, self.combatant, "defensive")
        made = Clinch(
            self.combatant,
            self.target,
            self.aim,
            self.later,
            self.skill,
            self.lethal,
            self.thing,
            self.ally,
            self.way,
            # Whoever mixes in a grapple need not grab anybody first (D35-GRA-027).
            "touched" if self.aim == "join" else "aimed",
            towards=self.towards,
        )
        return evolve(state, deeds=(*state.deeds, made))

    def why(self) -> tuple[str, ...]:
        evasive = {"escape": ("D35-GRA-016",), "break_free": ("D35-GRA-026",)}
        return evasive.get(self.aim, ()) if self.skill == "escape_artist" else RULES[self.aim]


@happens("D35-GRA-004", "D35-BAS-006", to=PUBLIC)
class GrabRolled(Strikes):
    """A touch attack in melee: whether *combatant* lays hands on *target*. *veiled*: see
    `attack.events.AttackRolled`."""

    combatant: CombatantId
    target: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against_terms: tuple[Term, ...]
    against: int
    hit: bool
    veiled: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return counted(_at(state, "touched" if self.hit else "done"), self.combatant)


@happens("D35-GRA-001", "D35-BAS-015", to=PUBLIC)
class GrappleRolled(Opposes):
    """Both have rolled, *combatant* first; *aim*: what for. Where all his opponents oppose him he has rolled once, and
    each of them is told. *outcome*: of a `tie` both roll again."""

    combatant: CombatantId
    target: CombatantId
    aim: Aim
    skill: Skill
    face: int
    terms: tuple[Term, ...]
    total: int
    other_face: int
    other_terms: tuple[Term, ...]
    other_total: int
    outcome: Literal["won", "lost", "tie"]

    def change(self, state: State) -> State:
        deed = state.deed
        if not isinstance(deed, Clinch) or deed.at == "done" or self.outcome == "tie":
            return state
        return _at(state, "won" if self.outcome == "won" else "done")

    def why(self) -> tuple[str, ...]:
        if self.aim in ("start", "join"):
            return ("D35-GRA-005",)
        if self.skill == "escape_artist":
            return ("D35-GRA-016",) if self.aim == "escape" else ("D35-GRA-026",)
        return RULES[self.aim]


@happens("D35-GRA-005", "D35-GRA-007", "D35-GRA-008", "D35-GRA-009", to=PUBLIC)
class Gripped:
    """*combatant* and *target* grapple with each other from now on."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        if holds.grip(state, self.combatant, self.target) is not None:
            return _at(state, "held")
        return _at(evolve(state, grips=(*state.grips, Grip(self.combatant, self.target))), "held")


@happens(to=PUBLIC)
class GripEnded:
    """*combatant* and *other* grapple no more with each other: *combatant* has got `free` (D35-GRA-015), has `released`
    the other (D35-GRA-023), has `fallen`, or is `gone`; they stand `apart`, or he found `no_room` in the other's space
    (D35-GRA-006); or the game master has it so."""

    combatant: CombatantId
    other: Aside | None
    reason: End

    def change(self, state: State) -> State:
        kept = tuple(each for each in state.grips if {*each.both} != {self.combatant, self.other})
        state = evolve(state, grips=kept)
        if self.reason == "free":
            return _at(state, "free")
        turn = state.turn
        if self.reason == "released" and turn is not None and turn.who == self.combatant:
            return state.in_turn(deeds=turn.deeds + 1)
        return state

    def why(self) -> tuple[str, ...]:
        found = {"free": "D35-GRA-015", "released": "D35-GRA-023", "no_room": "D35-GRA-006"}.get(self.reason)
        return () if found is None else (found,)


@happens("D35-GRA-017", "D35-GRA-025", to=PUBLIC)
class Pinned:
    """*combatant* has pinned *target*, for a round."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return _at(_of_grip(state, self.combatant, self.target, pinner=self.combatant, until=state.round + 1), "done")


@happens(to=PUBLIC)
class PinEnded:
    """*target* is pinned no more by *combatant*, and still grapples with him: the round is `over`; a companion has
    `freed` him (D35-GRA-020); he has `broken` free himself (D35-GRA-026)."""

    combatant: CombatantId
    target: CombatantId
    reason: PinEnd

    def change(self, state: State) -> State:
        state = _of_grip(state, self.combatant, self.target, pinner=None, until=0, silenced=False)
        return state if self.reason == "over" else _at(state, "done")

    def why(self) -> tuple[str, ...]:
        return ({"over": "D35-GRA-017", "freed": "D35-GRA-020", "broken": "D35-GRA-026"}[self.reason],)


def _of_grip(state: State, one: str, other: str, **changes: object) -> State:
    """What holds the two together is changed."""
    return evolve(
        state,
        grips=tuple(evolve(each, **changes) if {*each.both} == {one, other} else each for each in state.grips),
    )


@happens("D35-GRA-022", to=PUBLIC)
class SpeechStopped:
    """*combatant* keeps *target*, whom he has pinned, from speaking, as long as he is pinned."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        state = _of_grip(state, self.combatant, self.target, silenced=True)
        return state if state.turn is None else state.in_turn(deeds=state.turn.deeds + 1)


@happens(to=PUBLIC)
class BlowFollows:
    """The check is won, and *combatant* strikes *target* at once: with his bare hands, which needs no roll
    (D35-GRA-005, -013), or with a weapon of *bearer*, the other's own, which does (D35-GRA-021). *lethal*: see `Blow`;
    *later*: see `Clinch`."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    bearer: CombatantId | None = None
    lethal: bool | None = None
    later: int = 0
    at: Literal["aimed", "hit"] = "hit"

    def change(self, state: State) -> State:
        deed = state.deed
        if isinstance(deed, Clinch):
            # Whoever has just taken hold still has to enter the other's space.
            state = _at(state, "held" if deed.aim in ("start", "join") else "done")
        blow = Blow(
            self.combatant,
            self.target,
            self.weapon,
            self.later,
            occasion="grapple",
            bearer=self.bearer,
            lethal=self.lethal,
            at=self.at,
        )
        return evolve(state, deeds=(*state.deeds, blow))

    def why(self) -> tuple[str, ...]:
        return ("D35-GRA-021",) if self.bearer is not None else ()


@happens(to=PUBLIC)
class StoodApart:
    """*combatant* leaves the space in which he has grappled, for *cell*: whoever has got free chooses it
    (D35-GRA-015); without a grid that is empty."""

    combatant: CombatantId
    cell: str

    def change(self, state: State) -> State:
        return state.with_(self.combatant, cell=self.cell) if on_grid(state) else stood_aside(state, self.combatant)

    def why(self) -> tuple[str, ...]:
        return ("D35-GRA-015",)


@happens("D35-GRA-014", to=PUBLIC)
class LightDrawn:
    """*combatant* draws a light *weapon*, *dropped*: and lets another one fall for it, no hand being free."""

    combatant: CombatantId
    weapon: str
    hand: Literal["main", "off"]
    dropped: str = ""

    def befalls(self, state: State, who: Fighter) -> State:
        held = {self.weapon: self.hand, self.dropped: "dropped"}
        weapons = tuple(evolve(each, held=held[each.weapon]) if each.weapon in held else each for each in who.weapons)
        return _at(state.with_(who.id, weapons=weapons), "done")


@happens("D35-GRA-019", to=PUBLIC)
class ComponentFetched:
    """*combatant* has the material component of a spell in his hand."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return _at(state.with_(self.combatant, component=True), "done")


@happens("D35-GRA-010", to=PUBLIC)
class ItemUsed:
    """*combatant* activates a magic *item*: what it does is the game master's to say."""

    combatant: CombatantId
    item: str

    def change(self, state: State) -> State:
        return _at(state, "done")


@happens(to=PUBLIC)
class SpellHeld:
    """*combatant* casts *spell* in a grapple: a Concentration check against 20 and its level; *hurt*: one more, against
    10, the damage that he has taken meanwhile, and its level (D35-BAS-020). *success*: it holds so far."""

    combatant: CombatantId
    spell: str
    level: int
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    hurt: int = 0

    def change(self, state: State) -> State:
        if not self.success:
            return _at(_uttered(state, self.combatant, self.spell, lost=True), "done")
        return state.in_deed(hurt=0) if self.hurt else _at(state, "won")

    def why(self) -> tuple[str, ...]:
        return ("D35-BAS-020",) if self.hurt else ("D35-GRA-012",)


@happens("D35-GRA-012", to=PUBLIC)
class SpellTaken:
    """The *spell* of *combatant* takes effect."""

    combatant: CombatantId
    spell: str

    def change(self, state: State) -> State:
        return _at(_uttered(state, self.combatant, self.spell), "done")


def _uttered(state: State, ident: str, spell: str, *, lost: bool = False) -> State:
    """*spell* is cast or *lost*, and with it the component that it needed; what is lost is one less of the day."""
    who = state.combatants.get(ident)
    found = None if who is None else magic.spell_named(who, spell)
    if who is None or found is None:
        return state
    changes = magic.paid(who, found) if lost else {}
    return state.with_(ident, **changes, **({"component": False} if "M" in found.components else {}))


@happens(to=PUBLIC)
class ClinchEnded:
    """What *combatant* tried is over; *reason*: why it came to nothing, where nobody rolled: he is `unable` to, an
    attack of opportunity has `spoiled` it (D35-GRA-003), there is `no_target` any more, or `no_way` there."""

    combatant: CombatantId
    reason: Literal["done", "unable", "spoiled", "no_target", "no_way"] = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])

    def why(self) -> tuple[str, ...]:
        return ("D35-GRA-003",) if self.reason == "spoiled" else ()
