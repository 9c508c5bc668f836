"""What is told of casting (D35-BAS-020, D35-ACT-005, -006, -012)."""

from __future__ import annotations

from typing import Any, Final, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.d20 import casting
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base.budget import distance
from bot.rulesets.dnd35.base.rolls import Ahead, Trial
from bot.rulesets.dnd35.base.saddles import steadied
from bot.rulesets.dnd35.state import SQUARE, Blow, Cast, CastHow, Clinch, Fighter, Spell, State
from bot.rulesets.dnd35.state.deeds import CastingTime, CastStage
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import Aside, CombatantId

COSTS: Final[dict[CastingTime, dict[str, Any]]] = {
    "standard": {"standard": True},
    "full": {"standard": True, "move": True},
    "round": {"standard": True, "move": True},
    "swift": {"swift": True},
    "immediate": {"swift": True},
    "minutes": {"standard": True, "move": True},
}
"""What of a turn casting takes."""


def costs_of(state: State, casting: CastingTime) -> dict[str, Any]:
    """The same at this table: an immediate action is no swift one, unless the table has it so (D35-ACT-006)."""
    return {} if casting == "immediate" and state.settings.immediate_action == "apart" else COSTS[casting]


def known(state: State, ident: str, spell: str, how: CastHow) -> Spell | None:
    """The spell of that name which *ident* casts: his own, the one that his touch holds, or that of a potion."""
    who = state.combatants.get(ident)
    if who is None:
        return None
    if how == "charge":
        return who.charged
    if how == "potion":
        return next((each for each in who.potions if each.spell == spell), None)
    return next((each for each in who.spells if each.spell == spell), None)


@happens(to=PUBLIC)
class SpellBegun:
    """*combatant* casts *spell*: see `state.Cast`. *casting*: what it takes; *target*: whom it is for, *aim*: the cell;
    *left*: so many targets or rays he still chooses."""

    combatant: CombatantId
    spell: str
    how: CastHow = "turn"
    casting: CastingTime = "standard"
    defensive: bool = False
    target: Aside | None = None
    aim: str | None = None
    left: int = 0

    def change(self, state: State) -> State:
        who, turn = state.combatants.get(self.combatant), state.turn
        spell = known(state, self.combatant, self.spell, self.how)
        if who is None or spell is None:
            return state
        own = turn is not None and turn.who == who.id
        if self.how in ("turn", "charge") and turn is not None and own:
            cost = costs_of(state, self.casting) if self.how == "turn" else COSTS["standard"]
            state = state.in_turn(deeds=turn.deeds + 1, **cost)
        apart = state.settings.immediate_action == "apart"
        if self.how == "turn" and own and apart and self.casting == "immediate":
            # It is his one of the round, and no swift one (D35-ACT-006).
            state = state.with_(who.id, hurried=True)
        elif self.how == "immediate" and own and not apart:
            state = state.in_turn(swift=True)
        elif self.how == "immediate":
            # No other one until his next turn, whose swift action it costs where the table has it so (D35-ACT-006).
            state = state.with_(who.id, hurried=True)
        if self.how in ("turn", "immediate", "held", "ready"):
            state = steadied(state, who.id)
            state = state.with_(who.id, **magic.paid(state.combatants[who.id], spell))
        if self.how == "charge":
            state = state.with_(who.id, charged=None)
        if self.how == "potion":
            left = list(who.potions)
            left.remove(spell)
            state = state.with_(who.id, potions=tuple(left))
        targets = () if self.target is None else (self.target,)
        stage: CastStage = "begun" if self.how in ("turn", "immediate", "ready") else "choosing"
        cast = Cast(who.id, spell, self.how, self.defensive, targets, self.aim, self.left, stage=stage)
        if isinstance(state.deed, Clinch):
            # What comes of it in a grapple is over once it is cast.
            state = state.in_deed(at="done")
        return evolve(state, deeds=(*state.deeds, cast))

    def why(self) -> tuple[str, ...]:
        found = {"swift": ("D35-ACT-005",), "immediate": ("D35-ACT-006",)}
        return (*found.get(self.casting, ()), *(("D35-BAS-020",) if self.how in ("turn", "ready") else ()))


@happens("D35-BAS-020", to=PUBLIC)
class SpellStrained:
    """A Concentration check of *combatant*, who casts *spell*: because he was *hurt* meanwhile, casts on the
    *defensive*, or is *entangled*. *success*: he goes on."""

    combatant: CombatantId
    spell: str
    strain: str
    level: int
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    hurt: int = 0
    later: bool = False

    def change(self, state: State) -> State:
        if self.later:
            return self._in_between(state)
        deed = state.deed
        if not isinstance(deed, Cast):
            return state
        changes: dict[str, Any] = {"hurt": 0} if self.strain == "hurt" else {"held": (*deed.held, self.strain)}
        return state.in_deed(**changes)

    def _in_between(self, state: State) -> State:
        """He casts until his next turn, and was hurt before it."""
        who = state.combatants.get(self.combatant)
        if who is None or who.casting is None:
            return state
        return state.with_(who.id, casting=evolve(who.casting, hurt=0) if self.success else None)

    def why(self) -> tuple[str, ...]:
        return ("D35-ACT-012",) if self.strain == "hurt" else ()


@happens(to=PUBLIC)
class CastingGoesOn:
    """*combatant* casts *spell* until his next turn begins."""

    combatant: CombatantId
    spell: str

    def change(self, state: State) -> State:
        deed = state.deed
        if not isinstance(deed, Cast):
            return state
        state = evolve(state, deeds=state.deeds[:-1])
        return state.with_(self.combatant, casting=evolve(deed, how="ended", stage="choosing", left=0))


@happens(to=PUBLIC)
class CastingEnded:
    """The *spell* that *combatant* has cast since his last turn takes effect; or it is *lost*: he can cast no more."""

    combatant: CombatantId
    spell: str
    lost: bool = False

    def befalls(self, state: State, who: Fighter) -> State:
        if who.casting is None:
            return state
        cast = who.casting
        state = state.with_(who.id, casting=None)
        return state if self.lost else evolve(state, deeds=(*state.deeds, cast))


@happens(to=PUBLIC)
class SpellPointed:
    """*combatant* says whom his spell is for, or where: *target*, or the cell *aim*; *left*: so many targets or rays he
    still chooses."""

    combatant: CombatantId
    target: Aside | None = None
    aim: str | None = None
    left: int = 0

    def change(self, state: State) -> State:
        targets = () if self.target is None else (self.target,)
        if not isinstance(state.deed, Cast):
            return state
        return state.in_deed(targets=targets, aim=self.aim, left=self.left, stage="aiming")


@happens(to=PUBLIC)
class SpellAimed(casting.SpellAimed):
    """*combatant* has chosen further *targets*; *left*: so many he may still choose. *missiles*: so many of them are
    one and the same, *target*."""

    def aimed(self) -> str:
        return "going"


@happens(to=GM_ONLY)
class SpellGoesOn:
    """The spell of *combatant* is at its next *stage*; *targets*: whom it is now known to catch; *at*: so many of the
    rays are loosed."""

    combatant: CombatantId
    stage: Literal["choosing", "aiming", "area", "going", "over"]
    targets: tuple[Aside, ...] | None = None
    at: int | None = None

    def change(self, state: State) -> State:
        if not isinstance(state.deed, Cast):
            return state
        changes: dict[str, Any] = {"stage": self.stage}
        changes |= {} if self.targets is None else {"targets": self.targets}
        changes |= {} if self.at is None else {"at": self.at}
        return state.in_deed(**changes)


@happens(to=GM_ONLY)
class CaughtSaid(casting.CaughtSaid):
    """The game master says whether the spell of *combatant* catches *target*, too."""


@happens(to=PUBLIC)
class RayLoosed:
    """*combatant* strikes at *target* with what his *spell* is: a ray, or a touch. *shot*: from afar."""

    combatant: CombatantId
    target: CombatantId
    spell: str
    shot: bool = False

    def change(self, state: State) -> State:
        blow = Blow(self.combatant, self.target, self.spell, shot=self.shot, occasion="spell")
        return evolve(state, deeds=(*state.deeds, blow))

    def why(self) -> tuple[str, ...]:
        return ("D35-BAS-006",)


@happens(to=PUBLIC)
class TouchHeld:
    """*combatant* has missed; his touch goes on holding *spell*, until it hits somebody or he casts another."""

    combatant: CombatantId
    spell: str

    def change(self, state: State) -> State:
        deed = state.deed
        return state.with_(self.combatant, charged=deed.spell) if isinstance(deed, Cast) else state


@happens("D35-ACT-012", to=PUBLIC)
class SpellIdentified:
    """*combatant*, who holds a counterspell ready, tries to tell what *target* casts (Spellcraft); *success*: he does;
    *able*: he has it as well, and one left to cast: both are spent, and nothing comes of either."""

    combatant: CombatantId
    target: CombatantId
    spell: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    able: bool = False

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        own = None if who is None else magic.spell_named(who, self.spell)
        if who is None or own is None or not (self.success and self.able):
            return state
        state = state.with_(who.id, **magic.paid(who, own))
        deed = state.deed
        return state.in_deed(countered=True) if isinstance(deed, Cast) and deed.who == self.target else state


@happens(to=PUBLIC)
class SpellEnded:
    """What *combatant* has cast is done; *reason*: why it came to nothing, where it did."""

    combatant: CombatantId
    spell: str
    reason: Literal["done", "lost", "countered", "unable", "no_target"] = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])

    def why(self) -> tuple[str, ...]:
        return {"lost": ("D35-BAS-020",), "countered": ("D35-ACT-012",)}.get(self.reason, ())


@happens(changes=False, to=GM_ONLY)
class SpellNoted:
    """*spell* of *combatant* does more than is played: the game master sees to it."""

    combatant: CombatantId
    spell: str


# ---- A counterspell that was held ready (D35-ACT-012).

IDENTIFY: Final = 15
"""What a Spellcraft check is against, before the level of the spell."""


def counters(state: State, who: Fighter, cast: Cast) -> Spell | None:
    """The same spell, with which he can undo *cast*: he has one left, and reaches whoever casts."""
    own = next((each for each in who.spells if each.spell == cast.spell.spell), None)
    caster = state.combatants[cast.who]
    if own is None or magic.slot(who, own) is None or distance(who, caster) > max(SQUARE, own.range):
        return None
    return own


def may(who: Fighter) -> bool:
    """Whether *who* has anything to undo spells with: he need not know which it will be."""
    return any(magic.slot(who, each) is not None for each in who.spells)


def identifying(state: State, ident: str, cast: Cast) -> Ahead:
    """The check with which *ident* tells what is cast."""
    trial = Trial(state.combatants[ident], 0, skill="spellcraft")
    return Ahead(state, "skill", trial, IDENTIFY + cast.spell.level)


def counter(scene: Scene[State], ident: str, caster: str) -> Action:
    """*ident* tries to tell what *caster* casts; if he does, and has it as well, both are spent (D35-ACT-012)."""
    cast = scene.now.deed
    if not isinstance(cast, Cast) or cast.who != caster:
        return
    check = yield from identifying(scene.now, ident, cast).made(scene, why="spellcraft")
    able = counters(scene.now, scene.now.combatants[ident], cast) is not None
    yield from tell(
        SpellIdentified(
            ident,
            caster,
            cast.spell.spell,
            against=check.against,
            success=check.succeeds,
            able=able,
            **check.told(),
        )
    )
