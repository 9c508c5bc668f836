"""Whoever is named in what is recorded is named by a field that says so: every field of every event, input and state
is looked at, and a new one must be looked at by whoever adds it.

A user's number is a `UserId`; what somebody in the fight is called, and words that may have been typed, are a `Name`;
words as somebody types them are `Typed` (`bot.kernel.persons`). Whatever else is text or a number stands in the lists
below, by its name, where no field of that name is about a person.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_type_hints

from bot.catalogue import load_library
from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel import persons
from bot.kernel.frame import Standing
from bot.rulesets import rulesets_of

_CODES = """
    near thrower
    a about action actions actor added against aim aimed also amount answered answers apart archers asked asphyxia_dice
    armed attacker
    author b band bands barred blow body bonus cell cells charger choice closed combatant combatants companion course
    components contacts contest cornered countered_by cover criticals damage deed defences delay dice die distances
    doubt drawn duration duration_die earlier effect enemies faces facing family far field fields fighters figures first
    foe fresh friend friends gift gifts grounds group groups guard held higher holder how id instead into item key kind
    last_target lasting left
    lights linked locked manner matter meant members metres mishap mix moment mount mounts names
    offered opened opening opponent order orders ordinals other outcome own_name owner pace parked parted partial path
    people pinned place plain points prompted question reaction reaction_die removed rests retreats rides rolled_die
    rooms scores screens second seized setting side skill source spared special specialist spell stopping struck swap
    table tags target targets text then third to toward turned_by unaware value victim weapon weapons what when who whom
    why winner
"""
_DND5_CODES = """
    abilities ability adds being bent beside casts concentrates condition dear degree denied down features former
    found ground height hidden_from hindrances hurts_more immune_to kinds largest lies like mode of on only origin
    others per_slot pool pool_per_slot proficient response save saves skills slots sneaked sneaking speeds
    spell_ability status steed steed_dear stretch struck_at takes temporary towards trail unless unnoticed_by up upon
    used versatile wards way within zone
"""
_DND35_CODES = """
    across ahead ally ambush astray back bearer bearing behind beside bound came companion diagonals distant drained
    drains drift dropped fastened feats gaps hazes heals immune insight kept_off landed made oddities one open_to
    other_skill
    overrun_back passed passes pinner raises readied refused resisting resists rest rounds second_weapon short shown
    charge_line counter_trip disarm_counter feint_kin flanking high_ground immediate_action soft_cover_melee
    past squeeze_past turned_weapons
    size_limits sort stances step strain thing through tried trigger trip_attack type use via vulnerable watcher
    watchers were
"""
_RPG20_CODES = """
    measured hit lost shared
    among attempts bulk called caught crossed domain domains emptied explosive gauge gauges goal ill last light motion
    parts piece shield unseen_by victims
"""
CODES = frozenset((*_CODES.split(), *_DND5_CODES.split(), *_DND35_CODES.split(), *_RPG20_CODES.split()))
"""Fields that hold ids, codes, dice, words of the catalogue, or keys of tables (such as `fr`)."""
_FIGURES = """
    original
    ac acted adjust advantages after against ahead aim amount arrows aside at attack barred_at beat_until beaten
    before bled blind_sense bm body body_die body_left body_less body_max bonus bout bouts breath brief_advantages
    brief_disadvantages busy cadence carried_on carry casting ceiling cells centimetres chance column contest cost
    count cover critical_parry critical_to damage_bonus dealt defence dex_std dice difficulty disadvantages distance
    distances dodge due duration_faces each effect_column encumbrance face faces figures first fixed fortitude
    doomed full_move fumble_from gap generation grip haft_ac hands heavy_run heavy_sneak_save_bonus held hit_bonus
    hit_points hit_points_max hours initiative keep key_malus knock_down last lasting
    layout left left_hand_rank left_rank
    level long
    lost lowered magic malus margin max_speed medium metres modifier more needed next_strike of opponent_grip
    ordinals other_face other_faces other_second other_total others parry_bonus parted pause pavise_limit penalty
    percent perception place plain plus points position postponed prepared protection psy psy_max push_on_tie raised ran
    rank reaction_faces ready recovered redo reflex rides rolled_at rolled_faces round rounds rounds_in run_speed
    save score scores seat second second_score segment segments sharing short sides simultaneous_test_gap since
    sizes sneak_rank soldier_hit_points soldiers speed speeds spent stamina stamina_left stamina_max stamp stays
    stealth stepped stirred stopped str_damage str_hit str_std structure suffered surprise_reaction_base tested
    threshold tie times tired to total undone until value volley volley_roll_limit walk_speed width wins wished
"""
_DND5_FIGURES = """
    abilities absorbed ac_base added again agreed astride attacks blindsight damage darts dashed dc dear deeds every
    excess failures
    far height lean missiles moved near offered parried parry proficiency prolonged push range reach recharge regained
    regenerates rolled run saves sayings shaken size skills slants slot slots slow spell_attack spell_dc steed_dashed
    steed_dear
    steed_moved successes taken targets targets_per_slot teleport temporary to_hit trail truesight used uses waited
"""
_DND35_FIGURES = """
    adept again arm_length armour base_attack bolstered burst caster charge charisma check concealed constitution
    critical darkvision defiant deflection dexterity died_at disarm dodge drained drift edge escape fetters free
    free_actions
    gaps given hardness hazes hit_dice hits hurt increment increments intelligence keen landed later legs levels
    max_dexterity melee mended most multiplier natural negative nonlethal number other pool pricked quickness raises
    ran_at resistance resists rode seized shield sneak sneak_points squares steed strength swings turned turning turns
    walked
    veil veil_face vigil were whole will wisdom
"""
_RPG20_FIGURES = """
    bonus_plus burst_rounds characters counts covers defended delay domains extra fallen foes gauge_left halved harm
    lacking made magazine min_range most own parts points_max prepare reload shares sight skill stray stun_min_hours
    surprised unwieldy zone
"""
FIGURES = frozenset((*_FIGURES.split(), *_DND5_FIGURES.split(), *_DND35_FIGURES.split(), *_RPG20_FIGURES.split()))
"""Fields that hold figures."""
NO_PERSON = {
    # whom a spell has hurt; what hits do besides
    "hurt": {"Cast Clinch SpellHeld SpellStrained Act Manoeuvre"},
    # segments; combatants
    "by": {
        "InitiativePostponed WrestlingPostponed Status StatusSet Surprise Healed Condition Blow ConditionSet",
        "Dragged HoldEnded Stabilised TemporaryGained",
        "Effect EffectPut HarmRolled Revived SaveRolled Steadied Zone",
        "Afflicted LevelDrained ScoreDrained",
        "Favour TurningEnded UndeadBolstered UndeadTurned",
    },
    "reason": {"Held", "Hold"},  # codes
    "before": {
        "GmOverrode LimbsChanged Placed SettingChanged Shooting Shoved SideChanged Stepped Swapped TableSet Turned",
        "WentThrough",
    },
    "after": {
        "BlowRuled GmOverrode RuleBlow SettingChanged SideChanged Spot TableSet Turned Verdict",
        "Hold Standing",  # a round
    },
    "name": {"Extra", "Protection", "SetSetting", "Term"},  # a code of what deals it; of an armour, a setting, a term
    "mount": {
        "Mounts Dismounted Mounted ReinsTaken Saddle SaddleSaved SteedActs Fighter ContestRolled",
        "RideRolled RideBegun SeatRolled RodeOn",
    },  # a combatant
    "rider": {"EnduranceRolled"},  # a combatant
    "again": {"Waiting", "ContestRolled FeintRolled", "Spell"},  # a segment; how often both rolled anew; how far
    "where": {"TakeLine"},  # in front or behind
    "sent": {"AlternatifState"},  # a segment
}
"""Where a field of a name that is a person's elsewhere holds something else."""
MARKS = {each: getattr(persons, each) for each in ("UserId", "Name", "Typed", "Kept")}


def leaves() -> Iterator[tuple[str, str, str]]:
    """(field, what it is, type) of every text and number in what is recorded."""
    seen: set[type] = set()
    found: list[tuple[str, str, str]] = []

    def look(kind: Any, owner: type, name: str) -> None:
        marked = next(
            (each for each, mark in MARKS.items() if get_args(kind)[: len(get_args(mark))] == get_args(mark)), None
        )
        if marked is not None or kind in (str, int):
            found.append((name, marked or kind.__name__, owner.__name__))
            return
        for each in get_args(kind):
            if not isinstance(each, str):
                look(each, owner, name)
        walk(kind)

    def walk(kind: Any) -> None:
        if is_dataclass(kind) and isinstance(kind, type) and kind not in seen:
            seen.add(kind)
            hints = get_type_hints(kind, include_extras=True)
            for each in fields(kind):
                look(hints[each.name], kind, each.name)

    games = rulesets_of(load_library()).values()
    for kind in (*told.KernelEvent.__args__, *said.KernelInput.__args__, Standing):
        walk(kind)
    for game in games:
        for kind in (*game.event_types, *game.note_types, game.state_type):
            walk(kind)
    yield from found


def test_every_field_that_is_about_a_person_says_so() -> None:
    unmarked: dict[str, set[str]] = defaultdict(set)
    for name, what, owner in leaves():
        known = CODES if what == "str" else FIGURES
        other = {each for group in NO_PERSON.get(name, ()) for each in group.split()}
        if what in MARKS or (name in NO_PERSON and owner in other):
            continue
        if name in NO_PERSON or name not in known:
            unmarked[f"{name}: {what}"].add(owner)
    assert not unmarked, "mark them, or put them into the list that they belong to"


def test_what_is_known_to_be_a_persons_is_marked() -> None:
    by_mark: dict[str, set[str]] = defaultdict(set)
    for name, what, _ in leaves():
        by_mark[what].add(name)
    assert by_mark["UserId"] == {"by", "player", "before"}
    assert {"name", "origin", "label", "words", "reason", "text", "hint", "detail"} <= by_mark["Name"] | by_mark[
        "Typed"
    ]
    assert by_mark["Kept"] == {"action"}
