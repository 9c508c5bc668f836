"""What is told of damage (DN5-DMG)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.persons import Typed
from bot.kernel.values import record
from bot.rulesets.dnd5.state import State, Term
from bot.rulesets.dnd5.state.arms import DamageType
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import Aside, CombatantId

Ward: TypeAlias = Literal["resistant", "vulnerable", "immune"]


@record
class Part:
    """The damage of one *type*: the *faces* that fell and the *terms* that they and the modifiers are, what that comes
    to (*rolled*, never below 0: DN5-DMG-004), and what is *taken* of it once resistance and vulnerability are applied
    (DN5-DMG-012)."""

    type: DamageType
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    rolled: int
    taken: int
    wards: tuple[Ward, ...] = ()


@happens("DN5-DMG-002", to=PUBLIC)
class DamageDealt:
    """*target* takes damage from *combatant* (None: from nobody): *dealt* in all, of which temporary hit points absorb
    some (DN5-HPS-015), and the rest is *lost*. *excess*: what is left over once he is at 0 (DN5-HPS-004). *close*: by
    an attack hand to hand. *critical*: all dice were rolled twice (DN5-DMG-007). *weapon*: with what, *spell*: by which
    spell. *types*, *wards* and *terms*: those of all parts. *gm*: the game master has said it, for some *reason*."""

    combatant: Aside | None
    target: CombatantId
    parts: tuple[Part, ...]
    dealt: int
    absorbed: int
    lost: int
    excess: int
    critical: bool = False
    close: bool = False
    weapon: str | None = None
    spell: str | None = None
    types: tuple[DamageType, ...] = ()
    wards: tuple[Ward, ...] = ()
    terms: tuple[Term, ...] = ()
    gm: bool = False
    reason: Typed = ""

    def change(self, state: State) -> State:
        who = state.combatants.get(self.target)
        if who is None:
            return state
        left = max(0, who.hit_points - self.lost)
        shaken = who.shaken
        if who.concentrates is not None and self.dealt and left:
            shaken = (*shaken, self.dealt)
        deed = None if self.gm else state.deed
        if deed is not None and deed.deed == "blow" and deed.target == who.id and self.excess >= who.hit_points_max:
            state = state.in_deed(massive=True, excess=self.excess)
        if deed is not None and deed.deed == "blow" and deed.target == who.id:
            state = state.in_deed(dealt=self.dealt)
        elif deed is not None and deed.deed == "cast" and self.dealt and deed.who == self.combatant:
            state = state.in_deed(hurt=(*deed.hurt, who.id))
        changes = {"hit_points": left, "temporary": who.temporary - self.absorbed, "shaken": shaken}
        scorched = who.scorched or any(each.taken and each.type in who.unless for each in self.parts)
        return state.with_(who.id, **changes, stung=who.stung or bool(self.dealt), scorched=scorched)

    def why(self) -> tuple[str, ...]:
        found = ["DN5-DMG-001"]
        found += ["DN5-DMG-007", "DN5-DMG-008"] if self.critical else []
        wards = self.wards
        found += ["DN5-DMG-010"] if "resistant" in wards else []
        found += ["DN5-DMG-011"] if "vulnerable" in wards else []
        found += ["DN5-DMG-012"] if wards else []
        found += ["DN5-HPS-015"] if self.absorbed else []
        return tuple(found)


__all__ = ["DamageDealt", "Part", "Ward"]
