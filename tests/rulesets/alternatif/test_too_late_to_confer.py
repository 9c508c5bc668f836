"""Too late to confer: who acts in one segment chooses without seeing the others (ALT-SPE-028), and whoever suffers
several special actions says how he opposes each before any die falls (ALT-SPE-004)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Leave, SetField
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import InsteadWeighed, StrikeChosen, StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Standby
from bot.rulesets.alternatif.reaction.dice import ActionLost, StoodBy
from bot.rulesets.alternatif.simultaneous import ChoiceMade, ChoiceRevealed
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import Combatant
from tests.rulesets.alternatif.armed import armed
from tests.rulesets.alternatif.bottes import attempts
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, SWORD, Exchange, fighter

ALICE, BOB, CAROL = 11, 12, 13


def hero(name: str, player: int | None, **figures: Any) -> Combatant:
    return fighter(name, stamina=60, player=player, **figures)


def foe(name: str, **figures: Any) -> Combatant:
    return fighter(name, "others", stamina=60, **figures)


def due(*people: Combatant, foes: Sequence[Combatant] = (), at: int = 5, closed: bool = True, **more: Any) -> Exchange:
    """All of *people* act in segment *at* against the first of *foes*, who stand by."""
    others = foes or (foe("Bor"),)
    fight = Exchange(*people, *others, closed_choices=closed, **more)
    for each in others:
        fight.stands_by(each.id)
    for who in people:
        fight.attacks(who.id, others[0].id, *([at] * len(who.hands)))
    assert fight.segment == at
    return fight


def readable(fight: Exchange, player: int) -> list[Any]:
    """What *player* may read of what was told since the last word, but for who is asked what."""
    told_to = [each for each in fight.told if fight.game.may_read(fight.state, each, Reader(user=player))]
    return [each for each in told_to if not isinstance(each, told.DecisionOpened)]


@pytest.mark.rule("ALT-SPE-028")
def test_nothing_is_rolled_or_told_before_the_last_one_has_chosen() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", BOB))
    assert all(each.secret for each, _ in fight.engine.questions())
    fight.answers("ana", 12, target="bor")
    assert fight.said(StrikeRolled) == []
    assert fight.said(told.DecisionClosed) == []
    assert fight.awaited == ["cid"]
    fight.answers("cid", 9, target="bor")
    # Ana's face was laid down first: the order is that of the text, not that of the answers.
    assert [(each.combatant, each.face) for each in fight.said(StrikeRolled)] == [("ana", 12), ("cid", 9)]
    assert [each.closed for each in fight.said(StrikeChosen)] == [True, True]
    # What the other has answered is nobody's, not even now; the blow is everybody's.
    closed = [each.who for each in readable(fight, BOB) if isinstance(each, told.DecisionClosed)]
    assert closed == ["cid"]
    assert len([each for each in readable(fight, BOB) if isinstance(each, StrikeRolled)]) == 2


@pytest.mark.rule("ALT-SPE-028")
def test_a_choice_may_be_changed_until_the_last_one_has_chosen() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", BOB), foes=(foe("Bor"), foe("Dag")))
    fight.notes(Engage(GM, "ana", "dag"))
    fight.answers("ana", target="dag")
    fight.answers("ana", target="bor")
    fight.answers("cid", 12, 9, target="bor")
    assert [(each.combatant, each.target) for each in fight.said(StrikeRolled)] == [("ana", "bor"), ("cid", "bor")]


@pytest.mark.rule("ALT-SPE-028")
def test_a_table_may_have_people_choose_one_after_the_other() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", BOB), closed=False)
    assert not any(each.secret for each, _ in fight.engine.questions())
    fight.answers("ana", 12, target="bor")
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["ana"]
    assert fight.asked == [("cid", "strike")]


@pytest.mark.rule("ALT-SPE-028")
def test_whoever_acts_alone_is_asked_as_ever() -> None:
    fight = due(hero("Ana", ALICE))
    ((question, _),) = fight.engine.questions()
    assert not question.secret
    fight.answers("ana", 12, target="bor")
    assert fight.one(StrikeRolled).combatant == "ana"
    assert not fight.one(StrikeChosen).closed


@pytest.mark.rule("ALT-SPE-028", "ALT-OFF-004")
def test_alone_with_two_weapons_he_sees_the_first_before_he_chooses_for_the_second() -> None:
    fight = due(armed("Ana", SWORD, SHIELD, stamina=60, player=ALICE))
    fight.answers("ana", 12, target="bor")
    assert fight.one(StrikeRolled).hand == "right"
    assert fight.asked == [("ana", "strike")]


@pytest.mark.rule("ALT-SPE-028")
def test_with_an_autopilot_there_is_nobody_to_hide_from_and_its_blow_waits() -> None:
    """The orc has chosen, and shows nothing; Ana is asked in the open. Its blow falls first, for it came first."""
    orc = evolve(hero("Orc", None), temperament="steady")
    fight = Exchange(orc, hero("Ana", ALICE), foe("Bor"), begun=False, closed_choices=True)
    fight.dice(5)
    fight.says(inputs.Begin(GM))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    assert (fight.segment, fight.awaited) == (5, ["ana"])
    assert not any(each.secret for each, _ in fight.engine.questions())
    assert fight.said(StrikeRolled) == []
    fight.answers("ana", 12, 9, target="bor")
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["orc", "ana"]


@pytest.mark.rule("ALT-SPE-028")
def test_one_person_who_leads_several_is_asked_in_the_open_and_all_strike_when_all_have_chosen() -> None:
    fight = due(hero("Ana", None), hero("Cid", None))
    assert not any(each.secret for each, _ in fight.engine.questions())
    fight.answers("ana", 12, target="bor")
    assert fight.said(StrikeRolled) == []
    fight.answers("cid", 9, target="bor")
    assert [each.face for each in fight.said(StrikeRolled)] == [12, 9]


@pytest.mark.rule("ALT-SPE-028")
def test_the_game_master_who_leads_several_beside_a_player_chooses_in_private() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", None), hero("Dag", None))
    assert [(each.who, each.secret) for each, _ in fight.engine.questions()] == [
        ("ana", True),
        ("cid", True),
        ("dag", True),
    ]


@pytest.mark.rule("ALT-SPE-028")
def test_whose_time_is_up_strikes_his_last_target() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", BOB))
    fight.is_silent("ana", 12)
    assert fight.told == []
    fight.answers("cid", 9, target="bor")
    assert [(each.how, each.who) for each in fight.said(told.DecisionClosed)] == [
        ("default", "ana"),
        ("answered", "cid"),
    ]
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["ana", "cid"]


@pytest.mark.rule("ALT-SPE-028")
def test_who_gives_his_blow_up_says_so_when_all_have_chosen() -> None:
    fight = due(hero("Ana", ALICE), armed("Cid", SWORD, SHIELD, stamina=60, player=BOB))
    fight.answers("ana", target="-")
    fight.answers("cid", target="bor")
    # He has a second weapon to choose for: until then Ana's choice is hers.
    assert fight.said(ActionLost) == []
    assert [each.closed for each in fight.said(StrikeChosen)] == [True, True]
    assert readable(fight, CAROL) == []
    fight.answers("cid", 9, 8, target="-")
    assert [(each.combatant, each.reason) for each in fight.said(ActionLost)] == [
        ("ana", "given_up"),
        ("cid", "given_up"),
    ]
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["cid"]


@pytest.mark.rule("ALT-SPE-028", "ALT-REA-015")
def test_what_is_done_instead_of_a_blow_shows_when_all_have_chosen() -> None:
    fight = due(hero("Ana", ALICE), armed("Cid", SWORD, SHIELD, stamina=60, player=BOB))
    fight.answers("ana", target="else")
    fight.answers("cid", target="bor")
    assert [each.closed for each in fight.said(InsteadWeighed)] == [True]
    assert [each for each in readable(fight, BOB) if isinstance(each, InsteadWeighed)] == []
    assert sorted(fight.asked) == [("ana", "instead"), ("cid", "strike")]
    fight.answers("ana", action="standby")
    assert fight.told == []
    fight.answers("cid", 9, target="-")
    # What needs no beginning is done at once, before the blows; hers is lost.
    kinds = [each for each in fight.told if isinstance(each, ActionLost | StoodBy | StrikeRolled)]
    assert isinstance(kinds[0], StoodBy)
    assert isinstance(kinds[-1], StrikeRolled)
    assert not fight.who("ana").main.up


@pytest.mark.rule("ALT-SPE-028", "ALT-REA-015")
def test_he_may_strike_after_all() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", BOB))
    fight.answers("ana", target="else")
    fight.answers("cid", target="bor")
    fight.answers("ana", action="-")
    assert fight.asked == [("ana", "strike")]
    assert fight.said(StrikeRolled) == []
    fight.answers("ana", 12, 9, target="bor")
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["ana", "cid"]


@pytest.mark.rule("ALT-SPE-028")
def test_nothing_is_announced_beside_the_question() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", BOB))
    refused = fight.tries(Standby(ALICE, "ana"))
    assert refused is not None
    assert refused.key == "alternatif-chosen-apart"
    fight.answers("ana", target="bor")
    refused = fight.tries(Standby(ALICE, "ana"))
    assert refused is not None
    assert refused.key == "alternatif-chosen-apart"


@pytest.mark.rule("ALT-SPE-028")
def test_when_the_last_one_awaited_leaves_the_others_go_on() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", BOB))
    fight.answers("ana", 12, target="bor")
    fight.notes(Leave(GM, "cid"))
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["ana"]


@pytest.mark.rule("ALT-SPE-028")
def test_whose_target_is_gone_is_asked_anew() -> None:
    fight = due(hero("Ana", ALICE), armed("Cid", SWORD, SHIELD, stamina=60, player=BOB), foes=(foe("Bor"), foe("Dag")))
    for each in ("ana", "cid"):
        fight.notes(Engage(GM, each, "dag"))
    attempts(fight, "knock_down", whom="bor")
    fight.answers("cid", target="bor")
    assert fight.asked == [("cid", "strike")]
    fight.notes(Leave(GM, "bor"))
    assert sorted(fight.asked) == [("ana", "strike"), ("cid", "strike")]
    fight.answers("ana", 12, 9, target="dag")
    fight.answers("cid", target="dag")
    assert {each.target for each in fight.said(StrikeRolled)} <= {"dag"}


@pytest.mark.rule("ALT-SPE-028", "ALT-SIM-001")
def test_who_acts_beside_two_who_face_each_other_chooses_with_them() -> None:
    """Ana and Bor act against each other, Cid against Dag, all in 5: nothing shows before all have chosen."""
    people = hero("Ana", ALICE), hero("Cid", BOB), foe("Bor", player=CAROL), foe("Dag")
    fight = Exchange(*people, closed_choices=True)
    fight.stands_by("dag")
    for who, target in (("ana", "bor"), ("bor", "ana"), ("cid", "dag")):
        fight.attacks(who, target, 5)
    assert sorted(fight.asked) == [("ana", "simultaneous"), ("bor", "simultaneous"), ("cid", "strike")]
    fight.answers("ana", choice="attack")
    fight.answers("bor", choice="return_to_guard")
    assert fight.said(ChoiceRevealed) == []
    fight.answers("cid", target="dag")
    assert [(each.combatant, each.choice) for each in fight.said(ChoiceMade)] == [
        ("ana", "attack"),
        ("bor", "return_to_guard"),
    ]
    assert [(each.combatant, each.choice) for each in fight.said(ChoiceRevealed)] == [
        ("ana", "attack"),
        ("bor", "return_to_guard"),
    ]
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["ana", "cid"]


@pytest.mark.rule("ALT-SPE-028", "ALT-SIM-001")
def test_the_secret_choices_wait_for_the_second_weapon_of_another() -> None:
    people = (
        hero("Ana", ALICE),
        armed("Cid", SWORD, SHIELD, stamina=60, player=BOB),
        foe("Bor", player=CAROL),
        foe("Dag"),
    )
    fight = Exchange(*people, closed_choices=True)
    fight.stands_by("dag")
    for who, target, *faces in (("ana", "bor", 5), ("bor", "ana", 5), ("cid", "dag", 5, 5)):
        fight.attacks(who, target, *faces)
    fight.answers("ana", choice="attack")
    fight.answers("cid", target="dag")
    fight.answers("bor", choice="return_to_guard")
    assert fight.said(ChoiceRevealed) == []
    assert [each for each in readable(fight, BOB) if isinstance(each, ChoiceMade)] == []
    assert fight.asked == [("cid", "strike")]
    fight.answers("cid", target="-")
    assert {each.combatant for each in fight.said(ChoiceRevealed)} == {"ana", "bor"}


# ---- whoever suffers several special actions (ALT-SPE-004)


def attempted(*people: Combatant, against: Combatant | None = None, closed: bool = True) -> Exchange:
    """Ana disarms Bor and Cid knocks him down, in 5."""
    one, other = people or (hero("Ana", ALICE), hero("Cid", BOB))
    fight = due(one, other, foes=(against or armed("Bor", AXE, SHIELD, side="others", stamina=60),), closed=closed)
    attempts(fight, "disarm")
    attempts(fight, "knock_down", who="cid")
    return fight


@pytest.mark.rule("ALT-SPE-004")
def test_who_suffers_several_says_all_he_does_before_any_die_falls() -> None:
    fight = attempted()
    assert fight.asked == [("bor", "oppose")]
    fight.answers("bor", 10, oppose="attack/right", also="-")
    assert fight.said(StrikeRolled) == []
    assert fight.one(s.OppositionChosen).hand == "right"
    assert readable(fight, ALICE) == []
    # The axe is spoken for.
    options = fight.question("bor", "oppose").fields[0].options
    assert "attack/right" not in options
    assert "attack/left" in options
    fight.answers("bor", 11, 12, 13, oppose="parry/left")
    assert [(each.combatant, each.how, each.hand) for each in fight.said(s.SpecialAnswered)] == [
        ("bor", "attack", "right"),
        ("bor", "parry", "left"),
    ]
    assert fight.one(StrikeRolled).face == 10
    assert fight.one(s.SpecialParried).face == 11
    assert [each.face for each in fight.said(s.SpecialRolled)] == [12, 13]


@pytest.mark.rule("ALT-SPE-004")
def test_in_the_open_the_first_answer_is_rolled_before_the_second_is_asked() -> None:
    fight = attempted(closed=False)
    fight.answers("bor", 10, oppose="attack/right", also="-")
    assert fight.one(StrikeRolled).face == 10
    assert fight.asked == [("bor", "oppose")]


@pytest.mark.rule("ALT-SPE-004", "ALT-SPE-033")
def test_with_nothing_left_for_the_second_it_is_said_with_the_first() -> None:
    fight = attempted(against=foe("Bor"))
    fight.answers("bor", 10, 9, 12, 13, oppose="attack/right")
    assert [(each.how, each.forced) for each in fight.said(s.SpecialAnswered)] == [("attack", False), ("nothing", True)]
    assert fight.one(s.ReflexRolled).attacker == "cid"


@pytest.mark.rule("ALT-SPE-004")
def test_what_has_become_impossible_is_asked_anew() -> None:
    """Bor means to strike back, and is felled by the game master before he has said what he does against Cid."""
    fight = attempted()
    fight.answers("bor", oppose="attack/right", also="-")
    fight.notes(SetField(GM, "bor", "body", 0), 12, 13)
    assert [each.how for each in fight.said(s.OppositionChosen)] == ["nothing", "anew"]
    assert fight.said(StrikeRolled) == []
    assert [(each.how, each.forced) for each in fight.said(s.SpecialAnswered)] == [("nothing", True)] * 2


@pytest.mark.rule("ALT-SPE-004", "ALT-SPE-028")
def test_two_who_oppose_choose_without_seeing_each_other() -> None:
    """Ana against Bor, Cid against Dag."""
    people = hero("Ana", None), hero("Cid", None), foe("Bor", player=ALICE), foe("Dag", player=BOB)
    fight = Exchange(*people, closed_choices=True)
    fight.attacks("ana", "bor", 5)
    fight.attacks("cid", "dag", 5)
    for each in ("bor", "dag"):
        fight.stands_by(each)
    attempts(fight, "knock_down")
    attempts(fight, "knock_down", who="cid")
    assert [(each.who, each.kind, each.secret) for each, _ in fight.engine.questions()] == [
        ("bor", "oppose", True),
        ("dag", "oppose", True),
    ]
    fight.answers("bor", 10, oppose="attack/right")
    assert fight.told == []
    fight.answers("dag", 11, 12, 13, oppose="attack/right")
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["bor", "dag"]


@pytest.mark.rule("ALT-SPE-028")
def test_back_at_the_choice_after_an_undo_the_other_has_it_still_to_make() -> None:
    fight = due(hero("Ana", ALICE), hero("Cid", BOB))
    before = fight.line
    fight.answers("ana", 12, target="bor")
    fight.answers("cid", 9, target="bor")
    fight.says(inputs.Undo(GM, to=before))
    fight.says(inputs.Resume(GM))
    assert sorted(fight.awaited) == ["ana", "cid"]
