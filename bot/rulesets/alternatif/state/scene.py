"""What happens in a segment, and the whole encounter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import evolve, record
from bot.rulesets.alternatif.state.arms import Arm, Clash, Hand, Places, Special
from bot.rulesets.alternatif.state.combatant import CLEAR, Combatant, Ground, Light, Rank, light_key
from bot.rulesets.alternatif.state.magic import Board
from bot.rulesets.shared.overruling import Verdict

# ---- What a table chooses (ALT-GEN-014).


@record
class Settings:
    """The table's choices, copied when the encounter opens (ALT-GEN-014). `settings.OPTIONS` lists the values."""

    foe_numbers: Literal["all", "totals", "words"] = "all"
    weapon_factors: bool = True
    defence_factor_in_ac: bool = True
    negative_dex_on_reaction: Literal["ignored", "applied"] = "ignored"
    specialist_shift: Literal["row_below", "next_smaller_die"] = "row_below"
    left_hand_specialist: Literal["any_if_right_has_none", "dagger_only"] = "any_if_right_has_none"
    identical_pair_keeps_right_factor: bool = False
    lost_factors_also_leave_ac: bool = False
    mutual_guard: Literal["literal", "single_weapons_only"] = "literal"
    parry_no_answer: Literal["take_the_hit", "parry_if_already_defensive"] = "take_the_hit"
    monster_critical_parry: Literal["base_by_level", "fighter_by_level", "never"] = "base_by_level"
    crit_faces_autohit: bool = False
    frank_ignores_defence_factor: bool = True
    frank_special_actions: bool = True
    frank_against_completion: Literal["frank_first", "simultaneous_test"] = "frank_first"
    ask_again: Literal["always", "changed", "never"] = "changed"
    zero_reaction_start: Literal["same_segment_if_unused", "next_segment"] = "same_segment_if_unused"
    spells_may_be_held: Literal["ask_gm", "never", "always"] = "ask_gm"
    interrupted_spell: Literal["ask_gm", "lost", "kept"] = "ask_gm"
    scroll_reaction_die: Literal["1d8", "1d6"] = "1d8"
    wand_timing: Literal["end_of_reaction", "plus_one_segment"] = "end_of_reaction"
    wand_rest: Literal["two_full_segments", "two_apart"] = "two_full_segments"
    simultaneous_test_dex: bool = True
    simultaneous_test_gap: int = 2
    missile_adjustments: Literal["all", "point_blank_only", "none"] = "all"
    point_blank_crit: Literal["17-20", "17,19,20", "18-20"] = "17-20"
    missile_fumble: Literal["miss", "fumble_table"] = "miss"
    aim_declared: Literal["before", "after"] = "before"
    aim_with_rapid: bool = False
    aim_lost: Literal["bonus", "shot"] = "bonus"
    shot_mastery: bool = False
    shoot_into_melee: Literal["plain", "ask_gm", "wrestling_percent"] = "plain"
    nat20_shot_dodge: bool = False
    save_natural_20: bool = False
    dodge_after_acting: bool = False
    pavise_limit: int = 0
    volley_roll_limit: int = 6
    special_actions: bool = True
    reflex_save: Literal["no_weapon", "nothing_opposed"] = "no_weapon"
    push_on_tie: int = 0
    parried_attack_still_opposes: bool = True
    free_special_action_offers_free_attack: bool = True
    open_initiative: bool = False
    closed_choices: bool = True
    round_separators: bool = True
    fists_keep_off: bool = True
    hold_sizes: Literal["pass_guard", "pass_guard_and_push", "neither"] = "pass_guard"
    key_malus: int = 5
    wrestle_bm19_die: Literal["d3", "d4"] = "d3"
    wrestle_fumble: Literal["fail", "fumble_table"] = "fail"
    counter_against: Literal["wrestling_class", "strike_total"] = "wrestling_class"
    postpone_counts_extra_dice: bool = False
    pass_guard_tie: Literal["success", "fail"] = "success"
    join_clinch_free_action: bool = False
    strangle_can_kill: bool = True
    turned_scope: Literal["d20", "all"] = "d20"
    prone_between_ground_wrestlers: bool = False
    push_breaks_clinch: bool = True
    charge_min_scope: Literal["run", "last_segment"] = "run"
    short_charge_reception: bool = True
    charge_order: Literal["simultaneous", "polearm_first"] = "simultaneous"
    charge_reaction_dex: bool = True
    stacked_doubling: Literal["multiply", "add", "once"] = "multiply"
    mounted_pass_provokes: bool = False
    narrow_inversion: Literal["ask_gm", True, False] = "ask_gm"
    second_rank_outnumbers: bool = False
    unseen_bonus_on_sneak: bool = False
    surprised_with_bow: Literal["armed", "defenceless"] = "armed"
    surprise_reaction_base: int = 0
    ambush_spell: Literal["prepared", "held"] = "prepared"
    heavy_sneak_save_bonus: int = 3
    fatigue: Literal["auto", "always", "off"] = "auto"
    fatigue_scope: Literal["d20_and_ac", "d20", "all_dice"] = "d20_and_ac"
    engaged_tires: bool = True
    exhaustion_save: Literal["each_point", "once"] = "each_point"
    exhaustion_save_malus: bool = False
    two_dagger_sneak: Literal["ask_gm", "always", "never"] = "ask_gm"
    map: Literal["none", "square", "hex"] = "none"
    upon_hidden: Literal["walks_on", "stops"] = "walks_on"
    walk_speed: int = 2
    run_speed: int = 6
    grouped_attacks: Literal["all", "natural", "none"] = "all"
    grouped_alike: bool = True
    lost_limbs: Literal["from_next_roll", "die_stays"] = "from_next_roll"
    shared_dice: Literal["on_request", "minor", "never"] = "on_request"
    simple_shields: Literal["on_request", "minor", "never"] = "on_request"
    flat_initiative: Literal["on_request", "minor", "never"] = "on_request"


# ---- Surprise, per pair of combatants: for one segment somebody can do nothing against somebody else (ALT-SUR).

Notice: TypeAlias = Literal["late", "unnoticed"]
"""Noticed at the last moment, a surprise; or not at all, a sneak attack (ALT-SNK-002)."""

Pair: TypeAlias = Literal["", "asked", "allowed", "refused"]


@record
class Surprise:
    """*by* surprises *victim* in *segment*. *sprung*: that segment has come; *used*: the one sneak attack is made.

    *save*: what the game master adds to the victim's save (ALT-SNK-014); *waived*: he gives no bonus for a heavy weapon
    (ALT-SNK-009). *pair*: whether both daggers may strike (ALT-SNK-016), "" while nobody has asked. *clinch*: the sneak
    action is one of wrestling (ALT-SNK-011)."""

    by: str
    victim: str
    segment: int
    notice: Notice = "late"
    sprung: bool = False
    used: bool = False
    save: int = 0
    waived: bool = False
    pair: Pair = ""
    clinch: bool = False


Occasion: TypeAlias = Literal["regular", "free", "frank", "shot", "charge", "reception"]
"""A melee action of its own time, one offered by an open defence, one against a lowered guard (ALT-FRE), a shot, the
free action at the end of a charge, or the reception of one (ALT-CHG)."""


@record
class Blow:
    """A strike that hit, until the segment ends. *id* names it in questions: its author, and the hand if it is the off
    hand. *arm*: the weapon as it struck. *piece*: the hand of its target whose weapon it is aimed at, None for the
    body. *answered*: its target has parried it, tried to, or let it come. *unseen* ones cannot be parried. *sneak*: a
    sneak attack (ALT-SNK); *pair*: with the other dagger's it is one and the same (ALT-SNK-016). *impetus*: with
    that of a charge (ALT-CHG-002)."""

    id: str
    attacker: str
    target: str
    arm: Arm
    face: int
    total: int
    natural: bool
    occasion: Occasion = "regular"
    critical: bool = False
    piece: Hand | None = None
    unseen: bool = False
    sneak: bool = False
    pair: bool = False
    answered: bool = False
    parried: bool = False
    landed: bool = False
    impetus: bool = False

    @property
    def hand(self) -> Hand:
        return self.arm.hand

    @property
    def weapon(self) -> str:
        return self.arm.weapon


@record
class Offer:
    """A free action that *to* may take against *target* in this segment, frank when that one's guard is down; it is
    *settled* once taken, declined or withdrawn (ALT-FRE-001); *taken*: it was. *impetus*: it comes at the end of
    a charge (ALT-CHG-011)."""

    to: str
    target: str
    kind: Literal["free", "frank"]
    cause: Literal["fumble", "guard_down", "gm", "special", "wrestling", "surprise", "charge"]
    settled: bool = False
    taken: bool = False
    impetus: bool = False


@record
class Fumble:
    """A strike of natural 1 with *weapon* in *hand* against *opponent* (ALT-CRI-011)."""

    combatant: str
    hand: Hand
    weapon: str
    opponent: str


@record
class Mishap:
    """A fumble whose details are the game master's to say (ALT-CRI-012): a wounded companion, or a magic weapon that
    may break."""

    combatant: str
    against: str
    arm: Arm
    kind: Literal["companion", "magic"]


@record
class AlternatifState:
    """An encounter. *combatants*: in the order in which they joined. *blows*: the hits of this segment, in order;
    *offers*: its free actions; *fumbles*: its strikes of natural 1 whose die has not fallen yet; *mishaps*: its
    fumbles that wait for the game master. *specials*: the special actions of the segment; *clashes*:
    its charges that have come into contact. *bled*: the last segment
    at whose end wounds bled. *criticals*: the tables of critical effects, copied from the catalogue as JSON
    (`wounds.critical_tables.written`), empty for none; *actions*: what people do beside fighting, in the same manner
    (`ordinary.listed`), *mounts* what can be ridden (`mounted.stable`). *places*: how far people are from each other;
    *ground*: what the game master has said of light and ground. *surprises*: who is surprised by whom, now or in a
    coming segment.
    *board*: the grid, where the table plays with one. *breath*: the last round whose fatigue is counted;
    *breath_shown*: people are told theirs (ALT-FAT-010). *pause*: the segment until which everybody holds off
    (ALT-FAT-011). *sent*: the segment to which the game master lets time run, though nobody does anything.
    *ahead*: how many segments time has run on for hidden people alone; the others know of the segment
    before them (`seen_segment`). *ruled*: how the game master has said that a blow comes out. *left*: by their ids what
    those were called who are gone."""

    settings: Settings = Settings()
    opened: bool = False
    segment: int = 0
    combatants: dict[str, Combatant] = field(default_factory=dict)
    blows: tuple[Blow, ...] = ()
    offers: tuple[Offer, ...] = ()
    fumbles: tuple[Fumble, ...] = ()
    mishaps: tuple[Mishap, ...] = ()
    specials: tuple[Special, ...] = ()
    bled: int = 0
    criticals: str = ""
    places: Places = Places()
    actions: str = ""
    mounts: str = ""
    ground: Ground = Ground()
    surprises: tuple[Surprise, ...] = ()
    board: Board = Board()
    clashes: tuple[Clash, ...] = ()
    breath: int = 0
    breath_shown: bool = False
    pause: int = 0
    ahead: int = 0
    ruled: Verdict | None = None
    sent: int = 0
    left: dict[str, Name] = field(default_factory=dict)

    @property
    def seen_segment(self) -> int:
        """The last segment of which everybody knows."""
        return self.segment - self.ahead

    def put(self, who: Combatant) -> AlternatifState:
        """*who* is here, as he is now."""
        return evolve(self, combatants={**self.combatants, who.id: who})

    def with_(self, ident: str, **changes: Any) -> AlternatifState:
        """*ident* is changed; nobody who left is missed."""
        who = self.combatants.get(ident)
        return self if who is None else self.put(evolve(who, **changes))

    def amend(self, ident: str, part: str, **changes: Any) -> AlternatifState:
        """*part* of *ident*, his spot, his task …, is changed, if he is here and has any."""
        who = self.combatants.get(ident)
        found = None if who is None else getattr(who, part)
        return self if found is None else self.with_(ident, **{part: evolve(found, **changes)})

    def those(self, which: str, that: Callable[[Any], object], **changes: Any) -> AlternatifState:
        """Those of its *which*, blows, surprises …, that are meant (*that*) are changed."""
        found = tuple(evolve(each, **changes) if that(each) else each for each in getattr(self, which))
        return evolve(self, **{which: found})

    def shaken(self, who: Combatant) -> AlternatifState:
        """Those who did the action of *who* together with him: the game master is asked about them (ALT-ACT-019)."""
        task = who.task
        if task is None or task.bond != "collective":
            return self
        combatants = {
            ident: evolve(each, task=evolve(each.task, shaken=True))
            if ident != who.id and each.task is not None and each.task.group == task.group
            else each
            for ident, each in self.combatants.items()
        }
        return evolve(self, combatants=combatants)

    def without(self, ident: str) -> AlternatifState:
        """*ident* is gone, and all that was about him: blows, offers, what waits for an answer."""
        left = self.combatants.get(ident)
        state = self if left is None else self.shaken(left)
        combatants = {name: _forgotten(each, ident) for name, each in state.combatants.items() if name != ident}
        return evolve(
            state,
            combatants=combatants,
            blows=tuple(blow for blow in state.blows if ident not in (blow.attacker, blow.target)),
            offers=tuple(each for each in state.offers if ident not in (each.to, each.target)),
            fumbles=tuple(each for each in state.fumbles if ident not in (each.combatant, each.opponent)),
            specials=tuple(
                each.without(ident) for each in state.specials if ident != each.author and ident not in each.against
            ),
            clashes=tuple(each for each in state.clashes if ident not in (each.charger, each.target)),
            mishaps=tuple(each for each in state.mishaps if ident not in (each.combatant, each.against)),
            surprises=tuple(each for each in state.surprises if ident not in (each.by, each.victim)),
        )


def _forgotten(who: Combatant, gone: str) -> Combatant:
    """*who* once *gone* has left the encounter: nothing of his magic is meant for him any more, nor what was decided
    for a weapon whose action is up."""
    if any(each.up and each.manoeuvre is not None and each.manoeuvre.names(gone) for each in who.hands):
        hands = (
            evolve(each, choice=None, manoeuvre=None)
            if each.up and each.manoeuvre is not None and each.manoeuvre.names(gone)
            else each
            for each in who.hands
        )
        who = evolve(who, hands=tuple(hands))
    effects = tuple(evolve(each, target=None) if each.target == gone else each for each in who.magic.effects)
    return who if effects == who.magic.effects else evolve(who, magic=evolve(who.magic, effects=effects))


# ---- Who sees whom, and whom a weapon can reach (ALT-TAC-007, -017).


def light_on(state: AlternatifState, who: str, other: str) -> Light:
    """How *who* sees *other*: what was said of the pair, else the worse of what was said of either of them, else the
    light of the scene (ALT-TAC-012)."""
    lights = state.ground.lights
    if not lights:
        return CLEAR
    said = lights.get(light_key(who, other))
    if said is not None:
        return said
    either = [lights[key] for key in (light_key(who), light_key("", other)) if key in lights]
    if either:
        return max(either, key=lambda each: (each.chance, -each.malus))
    return lights.get(light_key(), CLEAR)


def is_blind_to(state: AlternatifState, who: str, other: str) -> bool:
    """Whether *who* sees nothing of *other*: darkness, invisibility, blindness."""
    return light_on(state, who, other).dark


def knows_of(state: AlternatifState, who: Combatant, other: Combatant) -> bool:
    """Whether *who* is aware of *other*: whom one cannot see one knows of when he has struck or been heard
    (ALT-TAC-007)."""
    if other.hidden:
        return False
    return other.id not in who.unaware or not is_blind_to(state, who.id, other.id)


def has_pole_weapon(who: Combatant) -> bool:
    """Whether *who* wields a pole weapon."""
    return any("pole_weapon" in each.arm.tags for each in who.hands)


def rank_of(who: Combatant) -> Rank:
    """The rank of pikes in which *who* really stands: with a pole weapon, on his feet (ALT-TAC-016)."""
    return 0 if who.prone else _place_in_rank(who)


def _place_in_rank(who: Combatant) -> Rank:
    return who.footing.rank if who.footing.rank and not who.out and has_pole_weapon(who) else 0


def shoulder_to_shoulder(who: Combatant, other: Combatant) -> bool:
    """Whether there is room for both in one cell: they belong to the same rank of pikes (ALT-TAC-016); whoever is
    thrown down lies where he stood in it."""
    return who.side == other.side and _place_in_rank(who) == _place_in_rank(other) > 0


def reaches(who: Combatant, other: Combatant) -> bool:
    """Whether a weapon of *who* could reach *other* hand to hand: into the second rank only pole weapons do
    (ALT-TAC-017)."""
    return other.footing.rank < 2 or rank_of(other) < 2 or has_pole_weapon(who)
