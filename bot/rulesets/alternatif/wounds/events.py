"""What blows leave behind: damage, critical effects, bleeding, weapons lost and broken, fumbles."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal

from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.distances import State, noticed, some_blows, stirred, wields
from bot.rulesets.alternatif.state import Bleeding, Combatant, Hand, Injury, Mishap, Wound
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


@happens(to=PUBLIC)
class DamageDealt:
    """*stamina* and *body* are the points lost. *combatant* (the author) and *blow* are None for the game master's; his
    words about it are the *reason*. *doubled*: the wear damage of an exceptional critical counts twice (*terms* are
    those of one); *body_die*: its d6. *margin*: by how much the save against a sneak attack failed, which doubles it,
    too (ALT-SNK-006); *also*: the other dagger's blow that lands with it (ALT-SNK-016). *times*: how often *total*
    counts (ALT-CHG-007). *shot*: by a projectile."""

    combatant: CombatantId | None
    blow: str | None
    target: CombatantId
    weapon: str | None
    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    stamina: int
    body: int
    critical: Literal["none", "exceptional", "wear", "sneak"] = "none"
    doubled: bool = False
    body_die: int | None = None
    margin: int | None = None
    also: str | None = None
    times: int = 1
    reason: Name = ""
    shot: bool = field(default=False, metadata={LATER: True})

    @property
    def exchange(self) -> str | None:
        return self.blow

    def why(self) -> tuple[str, ...]:
        if self.combatant is None:
            return ("ALT-GEN-013",)
        spilt = self.total * self.times > self.stamina
        critical: tuple[str, ...] = ()
        match self.critical:
            case "wear":
                critical = ("ALT-CRI-007",)
            case "exceptional":
                critical = ("ALT-MIS-013" if self.shot else "ALT-CRI-003", "ALT-CRI-004")
                critical += ("ALT-CRI-008",) if spilt else ("ALT-CRI-005",) if self.body_die and not self.body else ()
            case "sneak":
                critical = ("ALT-SNK-005", "ALT-SNK-006", *(("ALT-SNK-008",) if spilt else ()))
            case _:
                pass
        if self.times > (2 if self.doubled else 1):
            critical = (*critical, "ALT-CHG-007")
        return ("ALT-GEN-010", "ALT-MIS-012" if self.shot else "ALT-MEL-008", "ALT-GEN-011", *critical)

    def change(self, state: State) -> State:
        for blow in (self.blow, self.also):
            state = state if blow is None else some_blows(state, blow, landed=True)
        who = state.combatants.get(self.target)
        if who is None:
            return state
        return stirred(state.with_(who.id, stamina=who.stamina - self.stamina, body=who.body - self.body), who.id)


@happens(to=SIDE, changes=False)
class WoundsCounted:
    """What *combatant* has left, for his side."""

    combatant: CombatantId
    stamina_left: int
    body_left: int


@happens("ALT-CRI-006", to=PUBLIC)
class EffectDrawn:
    """A critical effect on *combatant*: *table* and *effect_column* (the body points left, 0 to 5), the *face* of the
    d100, and what it says (ALT-CRI-006). *drops*: the hand lets go; *interrupts*: what is in preparation is lost."""

    combatant: CombatantId
    table: Wound
    effect_column: int
    face: int
    place: str
    malus: int
    bleeding: Bleeding
    drops: bool = False
    interrupts: bool = False
    lame: bool = False
    text: dict[str, str] = field(default_factory=dict)

    def befalls(self, state: State, who: Combatant) -> State:
        if self.malus == 0 and self.bleeding == "none" and not self.lame and not self.text:
            return state
        injury = Injury(self.place, self.table, self.effect_column, self.malus, self.bleeding, self.lame, self.text)
        return state.put(evolve(who, injuries=(*who.injuries, injury)))


@happens("ALT-CRI-006", to=PUBLIC)
class InjuryAmended:
    """The game master's word on the last injury, or a bandage; *healed*: it is gone. *staunched*: older ones bleed no
    more either."""

    combatant: CombatantId
    malus: int
    bleeding: Bleeding
    text: Name = ""
    healed: bool = False
    staunched: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        *others, last = who.injuries or (Injury("torso", "cut", 5),)
        if self.staunched:
            others = [evolve(each, bleeding="none") for each in others]
        if self.healed:
            return state.put(evolve(who, injuries=tuple(others)))
        text = {"fr": self.text, "en": self.text} if self.text else last.text
        amended = evolve(last, malus=self.malus, bleeding=self.bleeding, text=text)
        return state.put(evolve(who, injuries=(*others, amended)))


@happens("ALT-CRI-006", to=PUBLIC)
class Bled:
    """What wounds that bleed cost at the end of a round."""

    combatant: CombatantId
    stamina: int
    body: int
    segment: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        state = evolve(state, bled=self.segment)
        if who is None:
            return state
        return state.put(evolve(who, stamina=who.stamina - self.stamina, body=who.body - self.body))


@happens("ALT-MEL-008", "ALT-MEL-011", to=PUBLIC)
class EquipmentDamaged:
    """*left*: the structure points left; the piece is broken at 0 (ALT-MEL-011)."""

    combatant: CombatantId
    blow: str
    target: CombatantId
    hand: Hand
    weapon: str
    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    doubled: bool
    left: int

    @property
    def exchange(self) -> str:
        return self.blow

    def change(self, state: State) -> State:
        state = some_blows(state, self.blow, landed=True)
        return wields(state, self.target, self.hand, {"structure": self.left})


_TAKEN_IN_HAND: Final = ("ALT-MEL-013", "ALT-OFF-005")
_WEAPON: Final = {
    "drawn": _TAKEN_IN_HAND,
    "sheathed": _TAKEN_IN_HAND,
    "picked_up": _TAKEN_IN_HAND,
    "dropped": ("ALT-OFF-005",),
    "broken": ("ALT-MEL-011", "ALT-OFF-005"),
    "readied": ("ALT-MEL-004",),
}


@happens(to=PUBLIC)
class WeaponChanged:
    """What *hand* of *combatant* holds. *change* `readied`: a free fist fights too. *willing*: he lets go of it
    himself."""

    combatant: CombatantId
    hand: Hand
    weapon: str
    change: Literal["drawn", "sheathed", "picked_up", "dropped", "broken", "readied"]
    willing: bool = False

    def why(self) -> tuple[str, ...]:
        return _WEAPON[self.change]

    def befalls(self, state: State, who: Combatant) -> State:
        if self.change in ("dropped", "sheathed", "broken"):
            # What was aimed at it and has not landed meets nothing any more.
            blows = tuple(
                evolve(blow, landed=True) if (blow.target, blow.piece) == (who.id, self.hand) else blow
                for blow in state.blows
            )
            state = evolve(state, blows=blows)
        if self.change in ("drawn", "picked_up"):
            # The hand that takes a weapon puts away the wand that it held (ALT-MAG-016).
            items = tuple(evolve(each, place="belt") if each.place == "hand" else each for each in who.magic.items)
            who = evolve(who, magic=evolve(who.magic, items=items))
        state = state.put(wielding.changed(who, self.hand, self.weapon, self.change, state.segment))
        busy = who.task is not None or who.proposal is not None
        # With what is left in hand nobody goes on without a word: not with his fists.
        lost = self.change == "broken" or (self.change == "dropped" and not (self.willing and busy))
        return noticed(state, who.id, "weapon") if lost else state


@happens("ALT-CRI-010", "ALT-CRI-011", to=PUBLIC)
class FumbleRolled:
    """A natural 1 with *hand* and what the d6 makes of it, against *opponent* (ALT-CRI-011); a weapon that it costs is
    told as `WeaponChanged`. *in_time*: he can still take the free action that it gives him (ALT-FRE-003)."""

    combatant: CombatantId
    hand: Hand
    weapon: str
    opponent: CombatantId
    face: int
    result: Literal["free_action", "weapon_lost", "weapon_broken", "companion_wounded", "nothing"]
    magic: bool = False
    in_time: bool = True

    def change(self, state: State) -> State:
        fumbles = tuple(each for each in state.fumbles if (each.combatant, each.hand) != (self.combatant, self.hand))
        state = evolve(state, fumbles=fumbles)
        kind: Literal["companion", "magic"] = "companion" if self.result == "companion_wounded" else "magic"
        who = state.combatants.get(self.combatant)
        weapon = None if who is None else who.holds(self.hand)
        if weapon is None or not (kind == "companion" or self.magic):
            return state
        mishap = Mishap(self.combatant, self.opponent, weapon.arm, kind)
        return evolve(state, mishaps=(*state.mishaps, mishap))


@happens("ALT-CRI-012", to=PUBLIC)
class MishapSettled:
    """What the game master said of a fumble: the *companion* wounded (None: nobody), or whether the weapon broke."""

    combatant: CombatantId
    kind: Literal["companion", "magic"]
    companion: CombatantId | None = None
    broken: bool = False

    def change(self, state: State) -> State:
        left = list(state.mishaps)
        for each in left:
            if each.combatant == self.combatant and each.kind == self.kind:
                left.remove(each)
                break
        return evolve(state, mishaps=tuple(left))


@happens("ALT-GEN-012", changes=False, to=PUBLIC)
class ExceptionalShown:
    """The natural *face* of a blow that landed has an effect of its own with this weapon, for the game master to judge
    (ALT-GEN-012). *effect*: its words by language."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    face: int
    effect: dict[str, str]
