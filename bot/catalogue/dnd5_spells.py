"""Spells of the fifth edition's reference rules, as far as fights need them (`data/dnd5/spells.toml`).

Distances are metres (`dnd5_terms`), times are rounds of six seconds, dice are written `1d8`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import model_validator

from bot.catalogue.dnd5_terms import Ability, Area, Condition, CreatureType, DamageType, Hurt, Metres, Plain
from bot.catalogue.ids import SpellId
from bot.catalogue.models import DiceText, Named, Words
from bot.fields import Whole, between, sized


class Mended(Plain):
    """Hit points given back: *dice*, with *plus* and, *modified*, the modifier of the casting ability added."""

    dice: DiceText | None = None
    plus: Annotated[Whole, between(0, 100)] = 0
    modified: bool = False

    @model_validator(mode="after")
    def _is_something(self) -> Mended:
        if self.dice is None and not self.plus:
            raise ValueError("dice, a number above 0, or both")
        return self


class Dnd5Spell(Named):
    """A spell, or something like one that a creature does (*innate*: nobody learns it).

    *casting*: what it costs (DN5-ACT-012); `minutes` where it takes longer than a turn. *trigger* of a reaction:
    somebody `hit` the caster (or shot a magic missile at him), `cast` a spell in sight, or the caster is `damaged` or
    `falls`. *range_m*: 0 is the caster himself, *touch*: what he touches. *attack* or *save*: how it is resolved; with
    neither it simply works. *targets*: how many it has where it has no *area*; *targets_per_slot* more for each higher
    slot; *each*: every one of them is a missile of its own. *rounds*: how long it lasts, 0: instantaneous.

    Damage: *half*: a save halves it; *modified*: the casting ability's modifier is added (DN5-DMG-005); *per_slot*:
    dice more for each slot level above its own (for *every* so many of them), of *heals* as well; *grows*: a cantrip
    whose dice are two from level 5, three from 11, four from 17. *again_m*: what strikes stays where it has struck, and
    with a bonus action goes so far and strikes again, as long as the spell lasts.
    *heals* and *shields* (temporary hit points). *pool*: hit points of creatures that it overcomes, lowest first,
    *pool_per_slot* more.

    What it does: *condition* to whoever fails, *repeats*: until a save at the end of a turn of theirs; *only*: the type
    of creatures that it can affect. *adds*: dice added to attacks and saves while it lasts, *takes*: taken from them;
    *hurts_more*: dice added to the damage of the caster's weapon hits (on the target, where it has one), of the type
    *hurts_type*, absent: the weapon's. *ac*: added to the armour class, *ac_base*: armour class without armour, before
    Dexterity. *gives_advantage*: attacks against whoever fails have it; *blurs*: attacks against the target have
    disadvantage; *marks*: the next attack against whoever it hit has advantage; *hampers*: the next attack of whoever
    fails has disadvantage; *stops_reactions*: whoever it hit has none until his next turn, *stops_healing*: regains no
    hit points. *breaks*: it ends once the target attacks or casts. *uncovered*: cover is of no use against its save;
    *softens*: only for whoever falls, who comes down unharmed.
    *push_m*, *slow_m*, *teleport_m*, *flies_m*: how far it pushes, slows, carries, or lets fly in a turn. *difficult*:
    its area is difficult terrain while it lasts; *there*: when somebody in it saves: as it is `cast`, when his turn
    there `begin`s or `end`s, when he `enter`s it (in his own turn alone, where that it begins there counts).
    *counters*: it undoes a spell of at most its slot's level, of a higher one by a check
    of 10 and that level. *stabilises* somebody at 0, *revives* the dead (DN5-HPS-002)."""

    id: SpellId
    level: Annotated[Whole, between(0, 9)]
    casting: Literal["action", "bonus", "reaction", "minutes"] = "action"
    trigger: Literal["hit", "cast", "damaged", "falls"] | None = None
    components: Annotated[tuple[Literal["V", "S", "M"], ...], sized(0, 3)] = ("V", "S")
    range_m: Metres = 0
    touch: bool = False
    attack: Literal["melee", "ranged"] | None = None
    save: Ability | None = None
    damage: Annotated[tuple[Hurt, ...], sized(0, 4)] = ()
    half: bool = False
    modified: bool = False
    heals: Mended | None = None
    shields: Mended | None = None
    per_slot: DiceText | None = None
    every: Annotated[Whole, between(1, 3)] = 1
    grows: bool = False
    targets: Annotated[Whole, between(1, 12)] = 1
    targets_per_slot: Annotated[Whole, between(0, 3)] = 0
    each: bool = False
    area: Area | None = None
    concentration: bool = False
    rounds: Annotated[Whole, between(0, 14_400)] = 0
    condition: Condition | None = None
    repeats: bool = False
    only: CreatureType | None = None
    adds: DiceText | None = None
    takes: DiceText | None = None
    ac: Annotated[Whole, between(0, 10)] = 0
    ac_base: Annotated[Whole, between(10, 20)] | None = None
    pool: DiceText | None = None
    pool_per_slot: DiceText | None = None
    push_m: Metres = 0
    slow_m: Metres = 0
    teleport_m: Metres = 0
    again_m: Metres = 0
    difficult: bool = False
    there: Annotated[tuple[Literal["cast", "begin", "enter", "end"], ...], sized(0, 4)] = ()
    counters: bool = False
    marks: bool = False
    stops_reactions: bool = False
    stabilises: bool = False
    revives: bool = False
    hurts_more: DiceText | None = None
    gives_advantage: bool = False
    blurs: bool = False
    flies_m: Metres = 0
    hurts_type: DamageType | None = None
    stops_healing: bool = False
    hampers: bool = False
    breaks: bool = False
    uncovered: bool = False
    softens: bool = False
    innate: bool = False
    about: Words

    @model_validator(mode="after")
    def _is_whole(self) -> Dnd5Spell:
        if (self.casting == "reaction") != (self.trigger is not None):
            raise ValueError("a trigger is for reactions, and for all of them")
        if self.attack is not None and self.save is not None and self.area is not None:
            raise ValueError("an area goes by saves, not by attack rolls")
        if self.half and (self.save is None or not self.damage):
            raise ValueError("half is for damage with a save")
        if self.repeats and (self.save is None or self.condition is None):
            raise ValueError("repeats is for a condition with a save")
        if self.grows and self.level:
            raise ValueError("grows is for cantrips")
        if bool(self.there) != (self.difficult and self.save is not None):
            raise ValueError("there is for difficult ground with a save, and for all of it")
        if self.concentration and not self.rounds:
            raise ValueError("concentration is for what lasts")
        if self.again_m and not (self.attack and self.rounds and self.casting == "bonus"):
            raise ValueError("again_m is for attacks of what lasts, cast as a bonus action")
        if self.touch and self.range_m:
            raise ValueError("touch has no range")
        return self

    def times(self, level: int) -> int:
        """By how many the dice of a cantrip that grows are multiplied when a caster of *level* casts it; else 1."""
        return 1 + sum(level >= each for each in (5, 11, 17)) if self.grows else 1


__all__ = ["Dnd5Spell", "Mended"]
