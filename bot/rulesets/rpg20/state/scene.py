"""The encounter at one moment, and the table's choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any, ClassVar, Final, Literal

from bot.kernel.values import evolve, record
from bot.rulesets.rpg20.state.deeds import Blow, Burst, Charge, Turn
from bot.rulesets.rpg20.state.people import Fighter, Weapon
from bot.rulesets.shared.gathering import foes_of, pair
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import Verdict
from bot.rulesets.shared.turns import Rounds, Turning

GM: Final = "@gm"


@record
class Settings:
    """The table's choices, copied when the encounter opens: the types are what each may be (`settings.OPTIONS`)."""

    foe_numbers: Literal["all", "totals", "words"] = "all"
    natural_results: Literal["none", "one_and_twenty"] = "none"
    intentions: Literal["open", "secret"] = "open"
    initiative_roll: Literal["once", "each_sequence"] = "once"
    tie_break: Literal["natural", "roll", "gm"] = "natural"
    distances: Literal["ahead", "when_needed"] = "ahead"
    shot_attribute: Literal["skill", "perception"] = "skill"
    throw_modes: Literal["single_rapid_precision", "single"] = "single_rapid_precision"
    missile_defence_counts: bool = False
    followups: Literal["unlimited", "one_per_basic_strike", "off"] = "unlimited"
    defence_without_posture: Literal["none", "give_up_action"] = "none"
    defender_domain: Literal["table", "full"] = "table"
    stun_min_hours: int = 0
    disarm_damage: Literal["normal", "none"] = "normal"
    charge_posture: Literal["none", "offensive"] = "none"
    multiple_assailants: Literal["off", "halve"] = "off"
    damage_half: Literal["up", "down"] = "up"
    explosion_zone: Literal["radius", "diameter"] = "radius"
    explosion_damage: Literal["shared", "each"] = "shared"
    head_threshold: Literal["below_zero", "zero"] = "below_zero"
    explosion_armour: Literal["none", "complete_only"] = "none"
    armour_dodge_penalty: bool = True
    shield_wear: Literal["die", "absorbed"] = "die"
    arm_threshold: Literal["zero", "below_zero"] = "zero"
    coma_retest: Literal["never", "each_loss"] = "never"
    haemorrhage_first: Literal["next_sequence", "same_sequence"] = "next_sequence"
    wound_rolls: Literal["crossing", "every_wound"] = "crossing"


@record
class State(Turning, Rounds):
    """An encounter. *round*: the sequence (R20-SEQ-003). *phase*: intentions are declared, slots resolved, or the
    sequence is over (R20-SEQ-004). *distances* in metres, by `pair`: 1 and less is hand to hand (R20-MEL-017,
    R20-RNG-009); *far*: what a shot of so far adds by the game master's word, by `shot_at` (R20-RNG-002). *light* and
    *confined*: of the place (R20-RNG-007, R20-EVD-004). *called*: whose slot has come up,
    who has still to say that he takes it; *turn*: the slot under way, *blow*:
    what falls in it, *burst*: a long burst that is shared out. *offered*: who has been asked in this pause whether he
    acts now (R20-SEQ-011). *charge*: what is about to go off (R20-EXP-008). *last_call*: those who wait
    have been asked a last time; *advised*: see R20-MAS-001. *prolonged*: up to the end of which sequence the fight
    goes on, whoever stands (R20-SEQ-015)."""

    settings: Settings = field(default_factory=Settings)
    combatants: dict[str, Fighter] = field(default_factory=dict)
    phase: Literal["between", "declaring", "acting"] = "between"
    distances: dict[str, int] = field(default_factory=dict)
    far: dict[str, int] = field(default_factory=dict)
    light: Literal["", "reduced", "dark"] = ""
    confined: bool = False
    turn: Turn | None = None
    blow: Blow | None = None
    burst: Burst | None = None
    charge: Charge | None = None
    called: CombatantId | None = None
    offered: tuple[str, ...] = ()
    last_call: bool = False
    advised: bool = False
    ruled: Verdict | None = None
    prolonged: int = 0
    fresh: ClassVar[dict[str, Any]] = {
        "acted": False,
        "means": None,
        "total": None,
        "held": False,
        "gave_up": False,
        "defended": 0,
        "attempts": (),
    }

    def with_weapon(self, ident: str, weapon: str, which: Callable[[Weapon], bool], **changes: Any) -> State:
        """The *weapon* of *ident* is changed, of several alike one of *which* that is true; nobody who left is
        missed."""
        who: Fighter | None = self.combatants.get(ident)
        if who is None:
            return self
        found = who.arm(weapon, which)
        return self.put(who.with_weapon(found, evolve(found, **changes)))

    def left_behind(self, ident: str) -> State:
        """Once *ident* goes away from where he stood: what lies there lies beside somebody else who stands there, or
        beside nobody (R20-ACT-011)."""
        near = next((each for each in self.combatants if each != ident and self.engaged(ident, each)), "")
        state = self
        for who in self.combatants.values():
            for each in who.weapons:
                if each.held == "dropped" and ident == (who.id if each.beside is None else each.beside):
                    who = who.with_weapon(each, evolve(each, beside=near))
            state = state.put(who)
        return state

    @property
    def falling(self) -> Blow:
        """The blow under way. Raises `LookupError` where there is none."""
        if self.blow is None:
            raise LookupError("no blow is under way")
        return self.blow

    def in_blow(self, **changes: Any) -> State:
        """The blow under way, changed."""
        return self if self.blow is None else evolve(self, blow=evolve(self.blow, **changes))

    def distance(self, a: str, b: str) -> int | None:
        """How many metres part them; None: nobody has said (R20-RNG-009)."""
        return 0 if a == b else self.distances.get(pair(a, b))

    def judged(self, shooter: str, target: str) -> int | None:
        """What a shot of *shooter* at *target* adds by the game master's word, which holds for whoever else is as far
        away; None: he has said nothing (R20-RNG-002)."""
        found = self.far.get(shot_at(shooter, target))
        if found is None and self.settings.distances == "ahead":
            metres = self.distance(shooter, target)
            alike = (aim for aim in self.far if aim.startswith(shot_at(shooter, "")))
            found = next((self.far[aim] for aim in alike if self.distance(*aim.split(">")) == metres), None)
        return found

    def at(self, parted: Mapping[str, int]) -> State:
        """With these distances from now on (by `pair`); what was said of a far shot between them holds no more."""
        held = {aim: added for aim, added in self.far.items() if pair(*aim.split(">")) not in parted}
        return evolve(self, distances={**self.distances, **parted}, far=held)

    def gone_to(self, ident: str, target: str) -> State:
        """Once *ident* has gone to *target*: what was said of how far the others are holds no more (R20-RNG-009)."""
        state = self.left_behind(ident)
        left = {each: metres for each, metres in self.distances.items() if ident not in each.split("|")}
        others = (each for each in self.combatants if each not in (ident, target))
        known = {pair(ident, each): metres for each in others if (metres := self.distance(target, each)) is not None}
        return evolve(state, distances=left).at(known)

    def engaged(self, a: str, b: str) -> bool:
        """Whether they are hand to hand (R20-MEL-017)."""
        found = self.distance(a, b)
        return found is not None and found <= 1

    def without(self, ident: str) -> State:
        far = {each: metres for each, metres in self.distances.items() if ident not in each.split("|")}
        judged = {each: added for each, added in self.far.items() if ident not in each.split(">")}
        state: State = super().without(ident)
        gone = state.turn is not None and state.turn.who == ident
        fallen = state.blow is not None and ident in (state.blow.who, state.blow.target)
        return evolve(
            state,
            distances=far,
            far=judged,
            turn=None if gone else state.turn,
            called=None if state.called == ident else state.called,
            blow=None if fallen else state.blow,
            burst=None if gone else state.burst,
            charge=None if state.charge is not None and state.charge.who == ident else state.charge,
        )


def shot_at(shooter: str, target: str) -> str:
    """A shot of *shooter* at *target* as a key of `State.far`."""
    return f"{shooter}>{target}"


def noticed(state: State, attacker: str, targets: Iterable[str]) -> State:
    """*targets* have been attacked by *attacker*, and see the next one coming (R20-EVD-001)."""
    for ident in targets:
        who: Fighter | None = state.combatants.get(ident)
        if who is not None and attacker in who.unseen_by:
            state = state.with_(ident, unseen_by=tuple(each for each in who.unseen_by if each != attacker))
    return state


def enemies(state: State, who: Fighter) -> list[Fighter]:
    """Those of another side whom he sees and who still fight."""
    return foes_of(state, who)
