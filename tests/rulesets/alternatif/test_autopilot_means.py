"""What an autopilot takes in hand, and when it makes more of a blow (`shooting.rearming`, `specials.autopilot`)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.moving.events import StepLost
from bot.rulesets.alternatif.ordinary.listed import TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Grant
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.initiative import must_be_asked
from bot.rulesets.alternatif.shooting.events import ShotProposed
from bot.rulesets.alternatif.shooting.words import SayDistance
from bot.rulesets.alternatif.specials.details import follows
from bot.rulesets.alternatif.specials.events import PushFollowed, SpecialAttempted
from bot.rulesets.alternatif.state import FIST, Arm, Combatant, Temperament
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.wounds.fumbles import Damage
from bot.rulesets.shared.people import HandOver
from tests.rulesets.alternatif.archers import BOW, JAVELIN
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, SWORD, Exchange, Fed, fighter, game
from tests.rulesets.alternatif.test_autopilot import ALL, beast, by_itself

FAR, NEAR = 1400, 1200


def stored(temperament: Temperament, *arms: Arm, store: tuple[Arm, ...] = (BOW,), **figures: Any) -> Combatant:
    """Bor with *arms* in hand and others at his side."""
    return evolve(beast(temperament, *arms, **figures), carried=store)


def opened(bor: Combatant, apart: int | None = FAR, *, engaged: bool = False, **settings: Any) -> Exchange:
    """Ana *apart* centimetres from him (None: nobody has said); she waits."""
    fight = Exchange(fighter("Ana", stamina=60), bor, begun=False, **settings)
    if apart is not None:
        fight.notes(SayDistance(GM, "ana", "bor", apart))
    if engaged:
        fight.notes(Engage(GM, "ana", "bor"))
    fight.says(inputs.Begin(GM))
    return fight


def plays_out(fight: Exchange) -> None:
    """Ana waits, and time goes on until Bor has done what he had to do first."""
    fight.dice(Fed(6, why="reaction-shot"), Fed(9, why="reaction-right"), Fed(2, why="shot"))
    fight.stands_by("ana")


# ---- what it takes in hand


@pytest.mark.rule("ALT-SIM-012", "ALT-MEL-013")
@pytest.mark.parametrize("temperament", ["steady", "cautious", "desperate"])
def test_an_archer_with_a_sword_in_hand_puts_it_away_and_shoots_at_who_is_far(temperament: Temperament) -> None:
    fight = opened(stored(temperament, SWORD))
    assert by_itself(fight, "declare") == [{"action": "sheathe"}]
    told = len(fight.told)
    plays_out(fight)
    assert [each.action for each in fight.said(TaskEnded)][:2] == ["sheathe", "draw"]
    assert fight.who("bor").main.arm.weapon == "long_bow"
    assert fight.said(ShotProposed)[0].target == "ana"
    assert told


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize(
    ("apart", "temperament", "engaged"),
    [(NEAR, "steady", False), (None, "steady", False), (FAR, "furious", False), (None, "steady", True)],
)
def test_it_keeps_the_sword_when_somebody_may_be_upon_it_at_once_or_it_fights_with_abandon(
    apart: int | None, temperament: Temperament, engaged: bool
) -> None:
    """Six cells are what somebody covers in one segment; where nobody has said how far they are, all are near."""
    fight = opened(stored(temperament, SWORD), apart, engaged=engaged)
    assert by_itself(fight, "declare")[0]["action"] in ("attack", "charge", "approach")


@pytest.mark.rule("ALT-SIM-012", "ALT-MEL-013")
@pytest.mark.parametrize(("apart", "weapon"), [(FAR, "long_bow"), (None, "long_bow"), (NEAR, "longsword")])
def test_bare_handed_it_draws_what_the_moment_calls_for(apart: int | None, weapon: str) -> None:
    fight = opened(stored("steady", FIST, store=(SWORD, BOW)), apart)
    assert by_itself(fight, "declare") == [{"action": "draw", "weapon": weapon}]


@pytest.mark.rule("ALT-SIM-012")
def test_the_shield_goes_away_too_before_a_bow_is_drawn() -> None:
    fight = opened(stored("steady", SWORD, SHIELD))
    plays_out(fight)
    done = [(each.action, each.weapon) for each in fight.said(TaskEnded)]
    assert done[:3] == [("sheathe", "longsword"), ("sheathe", "shield"), ("draw", "long_bow")]


@pytest.mark.rule("ALT-SIM-012")
def test_with_nothing_but_a_shield_it_draws_its_sword() -> None:
    fight = opened(stored("steady", SHIELD, store=(SWORD,)), None)
    assert by_itself(fight, "declare")[0]["action"] == "draw"


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize("temperament", ALL)
def test_with_an_enemy_upon_it_it_lets_go_of_its_bow_and_draws(temperament: Temperament) -> None:
    fight = opened(stored(temperament, BOW, store=(SWORD,)), None, engaged=True)
    assert by_itself(fight, "declare") == [{"action": "switch"}]
    assert fight.who("bor").main.arm.weapon == "fist"
    task = fight.who("bor").task
    assert task is not None
    assert (task.action, task.weapon) == ("draw", "longsword")


@pytest.mark.rule("ALT-SIM-012")
def test_what_it_has_let_go_of_it_picks_up_when_it_is_alone_again() -> None:
    bor = evolve(beast("steady", FIST), carried=(), dropped=(BOW,))
    assert by_itself(opened(bor), "declare") == [{"action": "pick_up"}]


@pytest.mark.rule("ALT-SIM-012", "ALT-MOV-021")
def test_on_a_grid_it_runs_at_the_nearest_enemy() -> None:
    fight = Exchange(
        fighter("Ana", spot=Spot(cell="C3")), evolve(beast("steady"), spot=Spot(cell="M3")), map="square", begun=False
    )
    fight.says(inputs.Begin(GM))
    assert by_itself(fight, "declare") == [{"action": "approach"}]


@pytest.mark.rule("ALT-SIM-012")
def test_on_a_grid_an_archer_shoots_from_where_it_stands() -> None:
    bor = evolve(stored("steady", SWORD), spot=Spot(cell="M3"))
    fight = Exchange(fighter("Ana", spot=Spot(cell="C3")), bor, map="square", begun=False)
    fight.says(inputs.Begin(GM))
    assert by_itself(fight, "declare") == [{"action": "sheathe"}]


def test_people_are_asked_as_before() -> None:
    """What they hold is their own affair."""
    fight = Exchange(evolve(fighter("Ana", arm=SWORD), carried=(BOW,)), fighter("Bor", "others"), begun=False)
    fight.notes(SayDistance(GM, "ana", "bor", FAR))
    fight.says(inputs.Begin(GM))
    assert "sheathe" not in fight.question("ana", "declare").fields[0].options


# ---- special actions


def giant(temperament: Temperament = "furious", *, stamina: int = 20, arm: Arm = AXE, **figures: Any) -> Combatant:
    """Bor, very large, of martial bonus 9."""
    return beast(temperament, arm, stamina=stamina, **{"size": "very_large", "bm": 9, "ac": 30, **figures})


def pressed(bor: Combatant, *, segment: int = 6, one: bool = False, **ana: Any) -> Exchange:
    """Ana and, unless she is alone, Cid are upon him; his action comes in *segment*."""
    fight = Exchange(fighter("Ana", stamina=60, **ana), fighter("Cid", stamina=60), bor, begun=False)
    for each in ("ana",) if one else ("ana", "cid"):
        fight.notes(Engage(GM, each, "bor"))
    fight.says(inputs.Begin(GM))
    fight.told.clear()
    fight.notes(SetInitiative(GM, "bor", segment))
    for each in ("ana", "cid"):
        if (each, "declare") in fight.asked:
            fight.stands_by(each)
    return fight


def tried(fight: Exchange) -> str | None:
    """What the giant has made of its blow."""
    answers = by_itself(fight, "strike")
    assert answers, "its action has not come"
    return answers[0].get("how") if answers[0]["target"] == "special" else None


@pytest.mark.rule("ALT-SIM-012", "ALT-SPE-003", "ALT-SPE-009")
def test_a_much_larger_furious_creature_pushes_one_of_several_away() -> None:
    fight = pressed(giant())
    assert tried(fight) == "push"
    assert fight.question("ana").kind == "oppose"
    assert fight.one(SpecialAttempted).modifier == 0


@pytest.mark.rule("ALT-SIM-012", "ALT-SPE-003")
@pytest.mark.parametrize(
    ("bor", "more"),
    [
        (giant("steady"), {}),
        (giant("never_guard"), {}),
        (giant("desperate"), {}),
        (giant(size="large"), {}),
        (giant(), {"bm": 10}),
        (giant(), {"segment": 7}),
        (giant(), {"one": True}),
        (giant(), {"size": "large"}),
    ],
)
def test_otherwise_it_strikes(bor: Combatant, more: dict[str, Any]) -> None:
    """The even-tempered, those hardly larger or no better, every other segment, against a single enemy."""
    assert tried(pressed(bor, **more)) is None


@pytest.mark.rule("ALT-SIM-012")
def test_the_desperate_do_it_below_half() -> None:
    assert tried(pressed(giant("desperate", stamina=9))) == "push"


@pytest.mark.rule("ALT-SIM-012", "ALT-SPE-014")
def test_with_a_weapon_that_makes_up_for_the_malus_it_knocks_down() -> None:
    """Never with a malus: −6, and 6 for what it wields; an enemy who lies is not knocked down again."""
    flail = evolve(AXE, knock_down=6)
    assert tried(pressed(giant(arm=flail), one=True)) == "knock_down"
    assert tried(pressed(giant(arm=evolve(AXE, knock_down=5)), one=True)) is None
    assert tried(pressed(giant(arm=flail), one=True, prone=True)) is None


@pytest.mark.rule("ALT-SIM-012", "ALT-SPE-009")
def test_it_steps_after_whom_it_has_pushed_unless_others_are_upon_it() -> None:
    """Total 18 against a save of 17: one cell."""
    fight = pressed(giant())
    fight.answers("ana", Fed(6, why="special"), Fed(17, why="reflex"), oppose="-")
    assert fight.one(PushFollowed).follows is False
    alone = pressed(giant(), one=True)
    assert follows(alone.state, alone.who("bor"), "ana")


@pytest.mark.rule("ALT-SIM-012", "ALT-MAG-001")
def test_on_a_grid_a_mage_casts_from_where_it_stands() -> None:
    (mage,) = game().recruiter.creatures(game().opening({}), {"creature": "mage"})
    people = fighter("Ana", spot=Spot(cell="C3")), evolve(mage, spot=Spot(cell="M3"))
    fight = Exchange(*people, map="square")
    task = fight.who("mage").task
    assert task is not None
    assert (task.action, task.target) == ("cast", "ana")


@pytest.mark.rule("ALT-GEN-015", "ALT-MOV-021")
def test_who_falls_on_the_way_is_on_his_way_no_more() -> None:
    bor = evolve(beast("steady"), spot=Spot(cell="M3"))
    fight = Exchange(fighter("Ana", spot=Spot(cell="C3")), bor, map="square")
    assert fight.who("bor").spot.run is not None
    fight.notes(Damage(GM, "bor", 60))
    assert fight.who("bor").out
    assert fight.who("bor").spot.run is None


# ---- whom the game master takes away from it


def parted(*others: Combatant, temperament: Temperament = "steady", **settings: Any) -> Exchange:
    """In 4 Ana's action comes; the game master separates her from Bor, who was upon her."""
    fight = Exchange(fighter("Ana", stamina=60), *others, beast(temperament), **settings)
    fight.attacks("ana", "bor", 4)
    for each in others:
        fight.stands_by(each.id)
    assert fight.asked == [("ana", "strike")]
    fight.notes(Separate(GM, "ana", "bor"))
    return fight


@pytest.mark.rule("ALT-GEN-005", "ALT-SIM-012")
@pytest.mark.parametrize("temperament", ALL)
def test_it_does_not_come_back_in_the_segment_in_which_the_game_master_separated_them(temperament: Temperament) -> None:
    fight = parted(temperament=temperament)
    assert fight.who("ana").contacts == fight.who("bor").contacts == ()
    assert by_itself(fight, "declare") == []
    assert fight.asked == [("ana", "declare")]


@pytest.mark.rule("ALT-GEN-005", "ALT-SIM-012")
def test_when_time_has_moved_on_it_comes_back() -> None:
    fight = parted()
    fight.notes(Grant(GM, "ana", "looking about", "3", "2"))
    assert fight.segment > 4
    assert "bor" in fight.who("ana").contacts


@pytest.mark.rule("ALT-GEN-005", "ALT-SIM-012")
def test_meanwhile_it_goes_for_somebody_else() -> None:
    fight = parted(fighter("Cid", stamina=60))
    assert fight.who("bor").target == "cid"
    assert fight.who("ana").contacts == ()


@pytest.mark.rule("ALT-GEN-005")
def test_who_attacks_it_himself_is_fought() -> None:
    fight = parted()
    fight.attacks("ana", "bor", 9)
    assert "bor" in fight.who("ana").contacts
    assert fight.state.board.parted == {}


@pytest.mark.rule("ALT-GEN-005")
def test_a_person_who_takes_over_is_asked_at_once() -> None:
    fight = parted()
    fight.notes(HandOver(GM, "bor", 7, None))
    assert ("bor", "declare") in fight.asked


@pytest.mark.rule("ALT-GEN-005", "ALT-MOV-003")
def test_on_a_grid_it_does_not_run_at_whom_it_was_taken_away_from() -> None:
    people = fighter("Ana", stamina=60, spot=Spot(cell="C3")), evolve(beast("steady"), spot=Spot(cell="D3"))
    fight = Exchange(*people, map="square")
    fight.attacks("ana", "bor", 4)
    fight.notes(Separate(GM, "ana", "bor"))
    assert by_itself(fight, "declare") == []
    assert fight.who("bor").task is None


# ---- steps that cannot be made


def hunts(*hidden: str, **spot: Any) -> Exchange:
    """On squares, Bor two cells from Ana; at *hidden* stand companions of hers whom he cannot see, and who wait."""
    lurking = [
        evolve(fighter(f"Gob {at}", stamina=60, spot=Spot(cell=cell)), hidden=True) for at, cell in enumerate(hidden)
    ]
    bor = evolve(beast("steady"), spot=Spot(cell="E3", **spot))
    fight = Exchange(fighter("Ana", stamina=60, spot=Spot(cell="C3")), bor, *lurking, map="square")
    waits = next(each.id for each, _ in fight.engine.questions() if each.who == "ana")
    fight.says(inputs.Answer(GM, waits, {"action": "standby"}))
    return fight


@pytest.mark.rule("ALT-MOV-002", "ALT-MOV-011", "ALT-SIM-012")
def test_whoever_is_hidden_bars_none_of_its_steps() -> None:
    """A lost step or a detour would tell of him: it goes as without him, and he makes room."""
    straight = hunts()
    way = straight.who("bor").spot.cell
    for cells in ((way,), ("D2", "D3", "D4")):
        fight = hunts(*cells)
        assert fight.said(StepLost) == []
        assert fight.who("bor").spot.cell == way
        assert "ana" in fight.who("bor").contacts
        assert all(fight.who(each.id).spot.cell != way for each in fight.state.combatants.values() if each.hidden)


@pytest.mark.rule("ALT-MOV-006", "ALT-SIM-012")
def test_with_a_step_in_mind_that_has_to_wait_it_is_asked_nothing_more() -> None:
    bor = evolve(beast("steady"), spot=Spot(cell="E3"))
    fight = Exchange(fighter("Ana", spot=Spot(cell="C3")), bor, map="square", begun=False)
    assert must_be_asked(fight.state, bor)
    going = evolve(bor, spot=evolve(bor.spot, meant=("D3",)))
    assert not must_be_asked(fight.state, going)
    # A person may mean more than his step.
    assert must_be_asked(fight.state, evolve(going, temperament=None))


@pytest.mark.rule("ALT-MIS-001", "ALT-SIM-012")
def test_a_javelin_is_not_let_go_for_a_sword_where_there_is_nobody_to_throw_it_at() -> None:
    """It strikes, too: there is nothing to change."""
    bor = evolve(stored("furious", JAVELIN, store=(SWORD,)), spot=Spot(cell="Z99"))
    fight = Exchange(fighter("Ana", stamina=60, spot=Spot(cell="C3")), bor, map="square")
    assert by_itself(fight, "declare")[0]["action"] in ("approach", "charge")
    assert fight.who("bor").main.arm.weapon == "javelin"
