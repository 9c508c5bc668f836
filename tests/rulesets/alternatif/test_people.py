"""Who may see what; commands as notes; autopilots (ALT-SIM-009, -012)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.codec import Codec
from bot.kernel.engine import Budget
from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.rulesets.alternatif.combatants.figures import CombatantRevealed
from bot.rulesets.alternatif.combatants.words import Back, Join, Leave, Remove, Reveal, SayFate, SetField
from bot.rulesets.alternatif.engagement import Engage, EngagementChanged, Separate
from bot.rulesets.alternatif.fatigue.malus import TellBreath
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Standby
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.announcer import Beat, Interrupt, SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionDeclared, ActionLost, ReactionRolled
from bot.rulesets.alternatif.scene import SegmentReached, SetSetting
from bot.rulesets.alternatif.simultaneous import ChoiceRevealed
from bot.rulesets.alternatif.state import Fatigue
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.rulesets.alternatif.wounds.fumbles import Damage, Heal
from bot.rulesets.shared.people import HandOver, Hide
from tests.coding import state_of, state_text
from tests.rulesets.alternatif.exchange import GM, SHIELD, Exchange, fighter

ALICE, BOB, SPY = 11, 12, 13
MASTER = Reader(GM, gm=True)


@pytest.fixture
def fight() -> Exchange:
    """Alice plays Ana, Bob plays Bor beside her; an orc faces them, an assassin hides."""
    made = Exchange(
        fighter("Ana", player=ALICE),
        fighter("Bor", player=BOB),
        fighter("Orc", "others"),
        fighter("Assassin", "others", hidden=True),
    )
    made.attacks("ana", "orc", 7)
    return made


def facts(fight: Exchange, reader: Reader) -> dict[str, Any]:
    return {row.id: row.facts for row in fight.game.view(fight.state, reader, fight.engine.standing.questions).rows}


@pytest.mark.rule("ALT-SIM-009")
def test_what_is_pending_is_for_ones_own_side(fight: Exchange) -> None:
    reaction, declared = fight.one(ReactionRolled), fight.one(ActionDeclared)
    for event in (reaction, declared):
        for reader, may in ((Reader(ALICE), True), (Reader(BOB), True), (MASTER, True), (Reader(SPY), False)):
            assert fight.game.may_read(fight.state, event, reader) is may
        assert not fight.game.may_read(fight.state, event, EVERYBODY)
    assert facts(fight, Reader(BOB))["ana"]["due"] == 7
    assert "due" not in facts(fight, EVERYBODY)["ana"]
    assert fight.game.may_read(fight.state, fight.one(EngagementChanged), EVERYBODY)


@pytest.mark.rule("ALT-SIM-009", "ALT-GEN-014")
def test_a_table_may_open_what_is_pending() -> None:
    made = Exchange(fighter("Ana", player=ALICE), fighter("Orc", "others"), open_initiative=True)
    made.attacks("ana", "orc", 7)
    assert made.game.may_read(made.state, made.one(ReactionRolled), EVERYBODY)
    assert facts(made, EVERYBODY)["ana"]["due"] == 7
    assert "stamina" not in facts(made, EVERYBODY)["ana"]


def test_figures_are_for_ones_own_side_and_others_see_a_word(fight: Exchange) -> None:
    assert facts(fight, Reader(ALICE))["ana"]["stamina"] == 20
    assert facts(fight, MASTER)["orc"]["stamina"] == 20
    seen = facts(fight, Reader(ALICE))["orc"]
    assert "stamina" not in seen
    assert seen["health"] == "unhurt"


@pytest.mark.parametrize(
    ("damage", "word"),
    [(0, "unhurt"), (1, "scratched"), (9, "scratched"), (10, "wounded"), (21, "badly_wounded"), (25, "out")],
)
def test_health_in_words(damage: int, word: str) -> None:
    made = Exchange(fighter("Ana"), fighter("Orc", "others"))
    if damage:
        made.notes(Damage(GM, "orc", damage))
    assert facts(made, EVERYBODY)["orc"]["health"] == word


def test_the_hidden_are_the_game_masters_alone(fight: Exchange) -> None:
    assert "assassin" not in facts(fight, Reader(ALICE))
    assert "assassin" in facts(fight, MASTER)
    fight.attacks("assassin", "ana", 9)
    for event in fight.told:
        if getattr(event, "combatant", "") == "assassin" or isinstance(event, EngagementChanged):
            assert not fight.game.may_read(fight.state, event, Reader(ALICE))
            assert fight.game.may_read(fight.state, event, MASTER)
    view = fight.game.view(fight.state, Reader(ALICE), ())
    assert view.facing == (("ana", "orc"),)
    assert fight.question("bor").all_fields({})[1].options == ("orc",)


def test_what_somebody_announces_is_not_told_by_the_question_either(fight: Exchange) -> None:
    closed = fight.one(told.DecisionClosed)
    assert closed.choice == {"action": "attack", "target": "orc"}
    assert fight.game.may_read(fight.state, closed, Reader(BOB))
    assert not fight.game.may_read(fight.state, closed, EVERYBODY)
    fight.attacks("assassin", "ana", 9)
    assert not fight.game.may_read(fight.state, fight.one(told.DecisionClosed), Reader(ALICE))


def test_people_are_listed_in_the_order_in_which_they_joined(fight: Exchange) -> None:
    people = fight.game.people(fight.state)
    assert [(each.id, each.player, each.hidden) for each in people] == [
        ("ana", ALICE, False),
        ("bor", BOB, False),
        ("orc", None, False),
        ("assassin", None, True),
    ]


def test_no_event_for_everybody_holds_figures_or_dues(fight: Exchange) -> None:
    fight.stands_by("bor")
    fight.stands_by("assassin")
    fight.attacks("orc", "ana", 3)
    fight.told.clear()
    fight.says(fight_answer(fight, target="ana"))
    for event in fight.told:
        if type(event).__module__.endswith("alternatif.events") and fight.game.may_read(fight.state, event, EVERYBODY):
            names = set(event.__dict__)
            assert not names & {"due", "stamp", "stamina_left", "body_left", "record"}


def fight_answer(fight: Exchange, **choice: str) -> Any:
    return inputs.Answer(GM, fight.engine.questions()[0][0].id, choice)


def test_everything_goes_through_json_and_back(fight: Exchange) -> None:
    codec = Codec(fight.game)
    fight.stands_by("bor")
    fight.stands_by("assassin")
    fight.attacks("orc", "ana", 3)
    for event in fight.told:
        assert codec.load_events(codec.dump_event(event))[0] == event
    assert state_of(codec, state_text(codec, fight.state)) == fight.state


# ---- commands


def test_the_form_of_declare_lists_what_is_possible(fight: Exchange) -> None:
    form = fight.game.form(fight.state, "declare", "bor")
    assert form is not None
    assert form.legal({"action": "standby"}) == ()
    (weapon,) = form.legal({"action": "attack", "target": "orc"}) or ()
    assert (weapon.name, weapon.options) == ("with", ("longsword", "fist"))
    assert form.legal({"action": "attack", "target": "ana"}) is None
    assert form.legal({"target": "orc"}) is not None
    assert form.legal(form.default) == ()
    assert fight.game.form(fight.state, "strike", "bor") is None
    assert fight.game.form(fight.state, "declare", "nobody") is None


@pytest.mark.parametrize(
    ("command", "args", "note"),
    [
        ("declare", {"who": "bor", "action": "attack", "target": "orc"}, Declare(5, "bor", "melee", "orc")),
        ("declare", {"who": "bor", "target": "orc", "with": "Épée longue"}, None),
        ("declare", {"who": "bor", "action": "standby"}, Standby(5, "bor")),
        ("standby", {"who": "bor"}, Standby(5, "bor")),
        ("leave", {"who": "bor"}, Leave(5, "bor")),
        ("npc-remove", {"who": "orc"}, Remove(5, "orc")),
        ("npc-hide", {"who": "orc"}, Hide(5, "orc")),
        ("npc-reveal", {"who": "orc"}, Reveal(5, "orc")),
        ("npc-give", {"who": "orc", "temperament": "steady"}, HandOver(5, "orc", None, "steady")),
        ("npc-give", {"who": "orc", "player": 9}, HandOver(5, "orc", 9)),
        ("fix-set", {"who": "orc", "field": "ac", "value": 12}, SetField(5, "orc", "ac", 12)),
        ("fix-damage", {"who": "orc", "amount": 3, "reason": "x"}, Damage(5, "orc", 3, "wear", "x")),
        ("fix-damage", {"who": "orc", "amount": "3", "kind": "body"}, Damage(5, "orc", 3, "body")),
        ("fix-heal", {"who": "orc", "amount": 3}, Heal(5, "orc", 3)),
        ("fix-initiative", {"who": "orc", "segment": 9}, SetInitiative(5, "orc", 9)),
        ("fix-initiative", {"who": "orc"}, SetInitiative(5, "orc", None)),
        ("fix-beat", {"who": "orc"}, Beat(5, "orc", 1)),
        ("fix-back", {"who": "orc"}, Back(5, "orc")),
        ("fix-fate", {"who": "orc", "fate": "dead"}, SayFate(5, "orc", "dead")),
        ("gm-engage", {"a": "ana", "b": "orc"}, Engage(5, "ana", "orc")),
        ("gm-separate", {"a": "ana", "b": "orc"}, Separate(5, "ana", "orc")),
        ("gm-interrupt", {"who": "orc"}, Interrupt(5, "orc")),
        ("gm-settings", {"name": "open_initiative", "value": "yes"}, SetSetting(5, "open_initiative", True)),
    ],
)
def test_commands_become_notes(fight: Exchange, command: str, args: dict[str, Any], note: Any) -> None:
    if note is None:
        with pytest.raises(Refused, match="alternatif-other-hand"):
            fight.game.compose(fight.state, command, 5, args)
    else:
        assert fight.game.compose(fight.state, command, 5, args) == note


@pytest.mark.parametrize(
    ("command", "args", "key"),
    [
        ("dance", {}, "not-in-this-game"),
        ("standby", {}, "argument-missing"),
        ("declare", {"who": "nobody"}, "unknown-combatant"),
        ("declare", {"who": "bor", "action": "dance"}, "not-among"),
        ("declare", {"who": "bor", "how": "wildly"}, "alternatif-no-manner"),
        ("strike", {"who": "bor"}, "alternatif-nothing-to-strike-with"),
        ("strike", {"who": "ana"}, "alternatif-not-your-moment"),
        ("fix-set", {"who": "orc", "field": "ac", "value": "many"}, "not-a-number"),
        ("fix-damage", {"who": "orc", "amount": 3, "kind": "pride"}, "not-among"),
        ("npc-give", {"who": "orc", "temperament": "sleepy"}, "not-among"),
        ("npc-add", {"creature": "unicorn"}, "unknown-creature"),
    ],
)
def test_commands_that_make_no_sense_are_refused(fight: Exchange, command: str, args: dict[str, Any], key: str) -> None:
    with pytest.raises(Refused) as refused:
        fight.game.compose(fight.state, command, 5, args)
    assert refused.value.key == key


def test_every_event_that_a_rule_decides_says_which() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 20)
    assert "ALT-CRI-001" in fight.game.rules_of(fight.one(StrikeRolled))
    fight.takes_it("bor", 5, 1, 8)
    assert "ALT-GEN-011" in fight.game.rules_of(fight.one(DamageDealt))


# ---- autopilots


def answer(temperament: str, kind: str, stamina: int, **figures: Any) -> str:
    """What an autopilot of 20 stamina, now at *stamina*, chooses."""
    made = Exchange(fighter("Ana"), fighter("Orc", "others", stamina=stamina, stamina_max=20, **figures))
    made.attacks("orc", "ana", 9)
    if kind == "parry":
        made.attacks("ana", "orc", 4)
        made.notes(HandOver(GM, "orc", None, temperament))  # type: ignore[arg-type]
        made.strikes("ana", "orc", 19)
        return "parry" if made.said(ParryRolled) else "take"
    made.attacks("ana", "orc", 9)
    made.notes(HandOver(GM, "orc", None, temperament))  # type: ignore[arg-type]
    made.answers("ana", choice="attack")
    return next(each.choice for each in made.said(ChoiceRevealed) if each.combatant == "orc")


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize(
    ("temperament", "fresh", "tired"),
    [
        ("never_guard", "attack", "attack"),
        ("furious", "attack", "attack"),
        ("steady", "attack", "return_to_guard"),
        ("cautious", "return_to_guard", "return_to_guard"),
        ("desperate", "return_to_guard", "attack"),
    ],
)
def test_temperaments_when_actions_are_simultaneous(temperament: str, fresh: str, tired: str) -> None:
    assert (answer(temperament, "simultaneous", 20), answer(temperament, "simultaneous", 4)) == (fresh, tired)


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize(
    ("temperament", "fresh", "half", "tired"),
    [
        ("never_guard", "take", "take", "take"),
        ("furious", "take", "take", "parry"),
        ("steady", "take", "take", "parry"),
        ("cautious", "parry", "parry", "parry"),
        ("desperate", "parry", "parry", "take"),
    ],
)
def test_temperaments_when_hit(temperament: str, fresh: str, half: str, tired: str) -> None:
    assert [answer(temperament, "parry", stamina) for stamina in (20, 10, 4)] == [fresh, half, tired]


@pytest.mark.rule("ALT-SIM-012")
def test_the_steady_parry_with_a_shield_always() -> None:
    assert answer("steady", "parry", 20, arm=SHIELD) == "parry"


def test_an_autopilot_spreads_its_attacks_and_keeps_to_its_enemy() -> None:
    made = Exchange(
        fighter("Ana"),
        fighter("Bor"),
        fighter("Orc", "others", temperament="furious"),
        fighter("Ork", "others", temperament="furious"),
    )
    assert {made.who("orc").target, made.who("ork").target} == {"ana", "bor"}


def test_two_autopilots_fight_by_themselves_and_can_be_stopped() -> None:
    made = Exchange(begun=False)
    made.engine.budget = Budget()
    made.says(Join(GM, (fighter("Ana", temperament="steady"), fighter("Orc", "others", temperament="cautious"))))
    made.says(inputs.Begin(GM))
    assert made.engine.standing.breath
    before = made.segment
    made.says(inputs.Continue())
    assert made.segment > before
    made.says(inputs.Hold(GM))
    assert made.asked == []


# ---- the hidden and the clock


def ambush() -> Exchange:
    """Ana acts in segment 9; the assassin, whom the game master plays, lies in wait."""
    made = Exchange(fighter("Ana", player=ALICE), fighter("Orc", "others"), fighter("Assassin", "others", hidden=True))
    made.stands_by("orc")
    return made


@pytest.mark.rule("ALT-REA-003", "ALT-GEN-016")
def test_time_does_not_wait_for_somebody_hidden() -> None:
    fight = ambush()
    assert fight.asked == [("ana", "declare"), ("assassin", "declare")]
    fight.attacks("ana", "orc", 9)
    assert fight.asked == [("ana", "strike")]
    assert fight.state.segment == 9
    fight.attacks("assassin", "ana", 3)
    fight.strikes("ana", "orc", 2)
    rolled = fight.state.combatants["assassin"].hands[0].rolled
    assert rolled is not None
    assert rolled.stamp == 9


@pytest.mark.rule("ALT-REA-003")
def test_somebody_hidden_is_asked_where_nothing_else_goes_on() -> None:
    fight = ambush()
    fight.stands_by("ana")
    assert fight.asked == [("assassin", "declare")]


@pytest.mark.rule("ALT-GEN-001", "ALT-GEN-003")
def test_the_moment_of_somebody_hidden_is_nobody_elses() -> None:
    fight = ambush()
    fight.attacks("assassin", "ana", 4)
    fight.attacks("ana", "orc", 9)
    assert fight.one(SegmentReached) == SegmentReached(4, 1, 4, unseen=True)
    assert fight.asked == [("assassin", "strike")]
    assert not fight.game.may_read(fight.state, fight.one(SegmentReached), Reader(ALICE))
    segments = {reader: fight.game.view(fight.state, reader, ()).facts["segment"] for reader in (EVERYBODY, MASTER)}
    assert segments == {EVERYBODY: 0, MASTER: 4}
    assert all(slot.moment == 9 for slot in fight.game.view(fight.state, Reader(ALICE), ()).schedule)
    fight.answers("assassin", 8, target="-")
    assert fight.one(SegmentReached) == SegmentReached(9, 1, 9)
    assert (fight.state.segment, fight.state.seen_segment) == (9, 9)


@pytest.mark.rule("ALT-GEN-001")
def test_who_strikes_shows_himself_and_what_time_it_is() -> None:
    fight = ambush()
    fight.attacks("assassin", "ana", 4)
    fight.attacks("ana", "orc", 9)
    fight.strikes("assassin", "ana", 2, 8)
    assert fight.one(CombatantRevealed).combatant == "assassin"
    assert fight.state.segment == fight.state.seen_segment > 4


@pytest.mark.rule("ALT-MEL-003")
def test_a_contact_that_nobody_sees_keeps_nobody_in_melee() -> None:
    fight = ambush()
    fight.attacks("ana", "orc", 9)
    fight.notes(Engage(GM, "ana", "assassin"))
    fight.notes(Separate(GM, "ana", "orc"))
    lost = [each.combatant for each in fight.told if isinstance(each, ActionLost)]
    assert lost == ["ana"]
    assert fight.state.combatants["ana"].initial
    assert fight.state.combatants["ana"].contacts == ("assassin",)


def test_the_hidden_have_places_of_their_own() -> None:
    fight = ambush()
    fight.notes(Join(GM, tuple(fighter(f"Shade{at}", "others", hidden=True) for at in range(23))))
    fight.notes(Join(GM, tuple(fighter(f"Orc{at}", "others") for at in range(22))))
    refused = fight.tries(Join(GM, (fighter("Last"),)))
    assert refused is not None
    assert (refused.key, refused.facts["room"]) == ("too-many", 0)


@pytest.mark.rule("ALT-SIM-012")
def test_hints_come_before_a_simultaneous_segment_and_not_in_it() -> None:
    """Whoever chooses in secret is told nothing more; whoever does not may be, and everybody once it is revealed."""
    bor = fighter("Bor", player=BOB, fatigue=Fatigue(11))
    fight = Exchange(fighter("Ana", player=ALICE), bor, fighter("Orc", "others"))
    fight.stands_by("bor")
    fight.attacks("ana", "orc", 4)
    assert not fight.game.too_late_for_words(fight.state, ALICE)
    fight.attacks("orc", "ana", 4)
    assert ("ana", "simultaneous") in fight.asked
    assert fight.game.too_late_for_words(fight.state, ALICE)
    assert not fight.game.too_late_for_words(fight.state, BOB)
    for other in ("ana", None):
        refused = fight.tries(TellBreath(GM, "bor", other))
        assert refused is not None
        assert refused.key == "alternatif-too-late-for-hints"
    fight.answers("ana", choice="return_to_guard")
    assert fight.game.too_late_for_words(fight.state, ALICE), "nothing is revealed yet"
    fight.answers("orc", 9, choice="return_to_guard")
    assert not fight.game.too_late_for_words(fight.state, ALICE)


def test_somebody_hidden_who_is_shown_under_a_name_that_is_taken_is_numbered() -> None:
    scene = Exchange(fighter("Ana"), fighter("Orc", "foes"), fighter("Orc", "foes", hidden=True))
    scene.notes(Reveal(GM, "orc-2"))
    assert {each.name for each in scene.state.combatants.values()} == {"Ana", "Orc", "Orc 2"}
