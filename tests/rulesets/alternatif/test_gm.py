"""The game master's hand: every note at every open question, overrides, refusals (ALT-GEN-013)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.figures import FIELDS, FIGURES, CombatantLeft, GmOverrode
from bot.rulesets.alternatif.combatants.words import (
    Back,
    FollowSheet,
    Join,
    Leave,
    Remove,
    Renew,
    Reveal,
    SayFate,
    SetField,
)
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Standby, Undertake
from bot.rulesets.alternatif.reaction.announcer import Beat, Interrupt, SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionDeclared, ActionLost
from bot.rulesets.alternatif.scene import SetSetting
from bot.rulesets.alternatif.state import Wielded
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.rulesets.alternatif.wounds.fumbles import Damage, Heal
from bot.rulesets.shared.people import HandOver, Hide
from tests.rulesets.alternatif.exchange import DAGGER, GM, SWORD, Exchange, fighter
from tests.rulesets.alternatif.locked import clinched, wrestler


def at_declare() -> Exchange:
    """Ana is asked what she does; Bor is coming in 6."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.attacks("bor", "ana", 6)
    fight.stands_by("cid")
    return fight


def at_strike() -> Exchange:
    """Ana's action is up in 4; Bor is due in 9, Cid stands by in contact with nobody."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.attacks("ana", "bor", 4)
    fight.attacks("bor", "ana", 9)
    fight.stands_by("cid")
    assert fight.asked == [("ana", "strike")]
    return fight


def at_parry() -> Exchange:
    """Ana has hit Bor in 4 (due in 9), who is asked about his parry."""
    fight = at_strike()
    fight.strikes("ana", "bor", 15)
    assert fight.asked == [("bor", "parry")]
    return fight


def at_simultaneous() -> Exchange:
    """Ana and Bor choose in secret in 4."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.attacks("ana", "bor", 4)
    fight.attacks("bor", "ana", 4)
    fight.stands_by("cid")
    assert fight.asked == [("ana", "simultaneous"), ("bor", "simultaneous")]
    return fight


STOPS = {"declare": at_declare, "strike": at_strike, "parry": at_parry, "simultaneous": at_simultaneous}

EVERY_GAMES = ("already-begun", "already-hidden", "already-so", "not-hidden")
EVERY_NOTE: list[Any] = [
    Join(GM, (fighter("Dan"),)),
    Leave(GM, "ana"),
    Leave(GM, "bor"),
    Remove(GM, "ana"),
    Remove(GM, "bor"),
    Declare(GM, "ana", "melee", "cid"),
    Declare(GM, "bor", "melee", "ana"),
    Declare(GM, "cid", "melee", "ana"),
    Standby(GM, "ana"),
    Standby(GM, "bor"),
    Engage(GM, "ana", "cid"),
    Separate(GM, "ana", "bor"),
    SetField(GM, "ana", "stamina", 0),
    SetField(GM, "bor", "stamina", 0),
    SetField(GM, "bor", "body", 0),
    SetField(GM, "bor", "ac", 30),
    Damage(GM, "ana", 99),
    Damage(GM, "bor", 99),
    Damage(GM, "bor", 3, "body"),
    Heal(GM, "bor", 3),
    SetInitiative(GM, "ana", 30),
    SetInitiative(GM, "bor", 30),
    SetInitiative(GM, "ana", None),
    SetInitiative(GM, "bor", None),
    Beat(GM, "cid", 2),
    Beat(GM, "ana", 2),
    Interrupt(GM, "ana"),
    Interrupt(GM, "bor"),
    SetSetting(GM, "weapon_factors", False),
    HandOver(GM, "ana", 12),
    HandOver(GM, "ana", None, "furious"),
    HandOver(GM, "bor", None, "cautious"),
    Hide(GM, "ana"),
    Hide(GM, "bor"),
    Reveal(GM, "ana"),
    Back(GM, "bor"),
    SayFate(GM, "bor", "dead"),
    FollowSheet(GM, "ana", (("stamina_max", 1), ("body_max", 1), ("ac", 20), ("bm", 9))),
    FollowSheet(GM, "bor", (("stamina_max", 999), ("body_max", 99), ("left_hand_rank", 3))),
    FollowSheet(GM, "ana", (), fields=("weapons", "ranks", "class_", "injuries"), record=fighter("Ana")),
    Renew(GM, fighter("Ana")),
]


@pytest.mark.rule("ALT-GEN-013")
@pytest.mark.parametrize("stop", STOPS)
@pytest.mark.parametrize("note", EVERY_NOTE, ids=lambda note: f"{note.type}-{getattr(note, 'who', '')}")
def test_every_note_at_every_question_is_refused_or_leaves_a_fight_that_goes_on(stop: str, note: Any) -> None:
    fight = STOPS[stop]()
    before = fight.engine.frame
    refused = fight.tries(note)
    if refused is not None:
        assert refused.key.startswith("alternatif-") or refused.key in EVERY_GAMES
        assert fight.engine.frame == before
        return
    # The fight goes on: answer by default until segment 40, or until nobody is asked any more.
    for _ in range(200):
        if not fight.awaited or fight.segment > 40:
            break
        fight.is_silent(fight.awaited[0])
    else:
        raise AssertionError("the fight does not come to an end")


@pytest.mark.parametrize("make", [Remove, Leave])
def test_a_blow_in_the_air_is_void_when_its_author_leaves(make: Any) -> None:
    fight = at_parry()
    fight.notes(make(GM, "ana"))
    assert fight.asked == []
    assert fight.said(DamageDealt) == []
    assert fight.one(ActionLost) == ActionLost("bor", "right", "contact_lost", 4)
    assert fight.one(CombatantLeft).name == "Ana"


def test_a_blow_in_the_air_is_void_when_its_target_leaves() -> None:
    fight = at_parry()
    fight.notes(Remove(GM, "bor"))
    assert fight.said(DamageDealt) == []
    assert fight.asked == [("ana", "declare")]


@pytest.mark.rule("ALT-GEN-016")
@pytest.mark.parametrize("kind", ["stamina", "damage"])
def test_a_blow_in_the_air_lands_even_if_its_author_is_struck_down(kind: str) -> None:
    fight = at_parry()
    if kind == "stamina":
        fight.notes(SetField(GM, "ana", "stamina", 0))
    else:
        fight.notes(Damage(GM, "ana", 99))
        assert not fight.who("ana").out  # she falls when the segment's blows have landed
    assert fight.asked == [("bor", "parry")]
    fight.takes_it("bor", 5, 9)
    assert fight.one(DamageDealt).total == 5
    assert fight.who("ana").out is (kind == "damage")


def test_separating_does_not_stop_a_blow_that_was_struck() -> None:
    fight = at_parry()
    fight.notes(Separate(GM, "ana", "bor"))
    assert fight.due("bor") is None
    assert fight.question("bor").about["attacker"] == "ana"
    fight.takes_it("bor", 5)
    assert fight.one(DamageDealt).total == 5


def test_separating_takes_away_an_action_that_is_up() -> None:
    fight = at_strike()
    fight.notes(Separate(GM, "ana", "bor"))
    assert {each.combatant for each in fight.said(ActionLost)} == {"ana", "bor"}
    assert fight.asked == [("ana", "declare"), ("bor", "declare")]


def test_a_note_leaves_the_question_and_its_id_alone() -> None:
    fight = at_parry()
    ident = fight.engine.questions()[0][0].id
    fight.notes(SetField(GM, "bor", "stamina", 3))
    fight.notes(Join(GM, (fighter("Dan"),)))
    assert fight.engine.questions()[0][0].id == ident


def test_an_engagement_made_while_somebody_chooses_offers_one_more_target() -> None:
    fight = at_strike()
    fight.notes(Engage(GM, "ana", "cid"))
    assert fight.question("ana").fields[0].options == ("bor", "cid", "special", "else", "-")


def test_a_moved_initiative_withdraws_the_strike_question() -> None:
    fight = at_strike()
    fight.notes(SetInitiative(GM, "ana", 6))
    overrode = fight.one(GmOverrode)
    assert (overrode.what, overrode.before, overrode.after) == ("due", 4, 6)
    assert (fight.segment, fight.asked) == (6, [("ana", "strike")])


@pytest.mark.parametrize("segment", [4, 3, 0, 104])
def test_an_initiative_lies_in_the_future(segment: int) -> None:
    fight = at_strike()
    with pytest.raises(Refused, match="alternatif-segment-range"):
        fight.says(SetInitiative(GM, "bor", segment))


def test_an_autopilot_that_takes_over_answers_the_open_question() -> None:
    fight = at_strike()
    fight.notes(HandOver(GM, "ana", None, "furious"), 2, 9)
    assert fight.one(StrikeRolled).combatant == "ana"


def test_taking_a_creature_in_hand_stops_its_autopilot() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "others", temperament="furious"))
    fight.notes(HandOver(GM, "orc"))
    fight.stands_by("ana")
    assert fight.asked == [("orc", "strike")]  # announced by itself at the opening, struck by hand


@pytest.mark.rule("ALT-GEN-013")
@pytest.mark.parametrize("field", FIELDS)
def test_every_figure_can_be_set_and_is_logged_with_before_and_after(field: str) -> None:
    fight = at_strike()
    low, high = FIELDS[field]
    fight.notes(SetField(GM, "bor", field, 6, "because"))
    overrode = fight.one(GmOverrode)
    assert (overrode.what, overrode.after, overrode.reason) == (field, 6, "because")
    who = fight.who("bor")
    as_wrestler = getattr(who.wrestling, field.removeprefix("wrestling_"), None)
    mine = getattr(who.footing, field, None) if field != "riding" else who.riding.rank
    elsewhere = (getattr(who.main.arm, field, None), mine, as_wrestler, getattr(who.spot, field, None))
    as_breath = getattr(who.fatigue, FIGURES[field].name, None)
    assert 6 in (getattr(who, field, None), *elsewhere, as_breath)
    for value in (low - 1, high + 1):
        with pytest.raises(Refused, match="number-range"):
            fight.says(SetField(GM, "bor", field, value))


def test_an_unknown_figure_is_refused_with_the_known_ones() -> None:
    fight = at_strike()
    with pytest.raises(Refused) as refused:
        fight.says(SetField(GM, "bor", "beauty", 7))
    assert refused.value.key == "unknown-field"
    assert "stamina" in str(refused.value.facts["known"])


def test_damage_and_healing_by_the_game_master_are_logged() -> None:
    fight = at_strike()
    fight.notes(Damage(GM, "bor", 22, "wear", "a trap"))
    assert [(each.what, each.before, each.after) for each in fight.said(GmOverrode)] == [
        ("stamina", 20, 0),
        ("body", 5, 3),
    ]
    fight.notes(Heal(GM, "bor", 99))
    assert fight.one(GmOverrode).after == 20
    with pytest.raises(Refused, match="alternatif-not-hurt"):
        fight.says(Heal(GM, "bor", 1))
    with pytest.raises(Refused, match="number-range"):
        fight.says(Damage(GM, "bor", 0))


def test_overrides_of_creatures_are_for_the_game_master_those_of_players_for_all() -> None:
    fight = Exchange(fighter("Ana", player=11), fighter("Orc", "others"))
    fight.notes(SetField(GM, "orc", "stamina", 3))
    assert not fight.game.may_read(fight.state, fight.one(GmOverrode), Reader(11))
    fight.notes(SetField(GM, "ana", "stamina", 3))
    assert fight.game.may_read(fight.state, fight.one(GmOverrode), Reader())


def test_undo_takes_a_correction_back() -> None:
    fight = at_strike()
    line = fight.line
    fight.notes(SetField(GM, "bor", "stamina", 3))
    fight.says(inputs.Undo(GM, line))
    assert fight.who("bor").stamina == 20


@pytest.mark.parametrize(
    ("note", "key"),
    [
        (Declare(GM, "nobody"), "unknown-combatant"),
        (Declare(GM, "cid", "melee", "nobody"), "unknown-combatant"),
        (Declare(GM, "cid", "melee", "bor"), "alternatif-not-an-enemy"),
        (Declare(GM, "ana", "melee", "bor"), "alternatif-answer-first"),
        (Undertake(GM, "cid", "draw"), "alternatif-nothing-to-draw"),
        (Standby(GM, "cid"), "alternatif-already-standby"),
        (Engage(GM, "ana", "bor"), "alternatif-already-in-contact"),
        (Join(GM, ()), "too-many"),
        (Join(GM, (fighter("Dan"),) * 25), "too-many"),
        (Hide(GM, "nobody"), "unknown-combatant"),
        (Reveal(GM, "ana"), "not-hidden"),
        (SayFate(GM, "ana", "dead"), "alternatif-not-out"),
        (HandOver(GM, "ana", 5, "steady"), "one-decider"),
        (Interrupt(GM, "cid"), "alternatif-nothing-pending"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.type,
)
def test_what_is_not_possible_is_refused(note: Any, key: str) -> None:
    fight = at_strike()
    with pytest.raises(Refused) as refused:
        fight.says(note)
    assert refused.value.key == key


def test_a_target_must_be_named_when_there_are_several() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    with pytest.raises(Refused) as refused:
        fight.says(Declare(GM, "ana"))
    assert (refused.value.key, refused.value.facts["names"]) == ("alternatif-which-target", "Bor, Cid")
    fight.notes(Damage(GM, "cid", 99))
    fight.notes(Declare(GM, "ana"))
    assert fight.one(ActionDeclared).target == "bor"
    with pytest.raises(Refused, match="alternatif-target-out"):
        fight.says(Declare(GM, "ana", "melee", "cid"))
    with pytest.raises(Refused, match="alternatif-out"):
        fight.says(Declare(GM, "cid", "melee", "ana"))


def test_namesakes_get_ids_of_their_own() -> None:
    fight = Exchange(fighter("Ana"), fighter("Ana", "others"), begun=False)
    assert list(fight.state.combatants) == ["ana", "ana-2"]


@pytest.mark.rule("ALT-GEN-015")
def test_who_falls_drops_everything_and_the_game_master_may_undo_it() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", body=2, stamina=0))
    fight.stands_by("ana")
    fight.stands_by("bor")
    fight.notes(Damage(GM, "bor", 9, "body"))
    who = fight.who("bor")
    assert (who.out, who.prone) == (True, True)
    assert [each.arm.weapon for each in who.hands] == ["fist"]
    assert [each.weapon for each in who.dropped] == ["longsword"]
    fight.notes(Back(GM, "bor"))
    who = fight.who("bor")
    assert (who.out, who.prone, who.dropped) == (False, False, ())
    assert [each.arm.weapon for each in who.hands] == ["longsword"]


# ---- each hand, and its stance


def two_daggers() -> Exchange:
    """Ana has one in each hand; the left one's action comes at 9, the right one's at 4."""
    hands = tuple(Wielded(evolve(DAGGER, hand=hand)) for hand in ("right", "left"))
    fight = Exchange(evolve(fighter("Ana"), hands=hands, carried=(SWORD,)), fighter("Orc", "others"))
    fight.attacks("ana", "orc", 4, 9)
    return fight


def fixes(fight: Exchange, command: str, **said: Any) -> None:
    fight.notes(fight.game.compose(fight.state, command, GM, {"who": "ana", **said}))


@pytest.mark.rule("ALT-GEN-013", "ALT-OFF-005")
def test_the_game_master_reaches_each_hand_by_its_name_and_is_asked_which_of_two_alike() -> None:
    fight = two_daggers()
    fixes(fight, "fix-initiative", segment=12, **{"with": "left"})
    fixes(fight, "fix-set", field="hit_bonus", value=2, **{"with": "left"})
    right, left = fight.who("ana").hands
    assert (right.due, left.due, right.arm.hit_bonus, left.arm.hit_bonus) == (4, 12, 0, 2)
    for given, key in (
        ("dagger", "alternatif-which-hand"),
        ("both", "alternatif-other-hand"),
        ("longsword", "alternatif-other-hand"),
    ):
        with pytest.raises(Refused, match=key):
            fixes(fight, "fix-initiative", segment=12, **{"with": given})
    with pytest.raises(Refused, match="alternatif-of-no-weapon"):
        fixes(fight, "fix-set", field="ac", value=2, **{"with": "left"})


@pytest.mark.rule("ALT-GEN-013", "ALT-PAR-014")
def test_the_game_master_says_who_is_on_the_defensive_hand_by_hand() -> None:
    fight = two_daggers()
    fixes(fight, "fix-status", status="defensive", **{"with": "left"})
    assert [each.status for each in fight.who("ana").hands] == ["offensive", "defensive"]
    with pytest.raises(Refused, match="already-so"):
        fixes(fight, "fix-status", status="defensive", **{"with": "left"})
    fixes(fight, "fix-status", status="defensive", state="off", **{"with": "left"})
    assert [each.status for each in fight.who("ana").hands] == ["offensive", "offensive"]


@pytest.mark.rule("ALT-GEN-013", "ALT-WRE-034")
def test_a_wrestler_is_on_the_defensive_with_all_his_dice() -> None:
    fight = clinched(wrestler("Ana", dice=2), wrestler("Bor", "others"))
    fixes(fight, "fix-status", status="defensive")
    assert {each.status for each in fight.who("ana").wrestling.grips} == {"defensive"}


def test_what_was_typed_with_a_status_that_needs_no_weapon_is_refused() -> None:
    fight = two_daggers()
    with pytest.raises(Refused, match="option-not-taken"):
        fixes(fight, "fix-status", status="prone", **{"with": "left"})
