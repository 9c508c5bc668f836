"""The bear pit: three fighters, bouts in sudden death, two points win (PCT-PIT)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY
from bot.kernel.values import evolve
from bot.rulesets.percentile.attack import GiveOpportunity
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.fixing import Damage, Leave, Remove, SetStatus
from bot.rulesets.percentile.initiative import InitiativeRolled, OrderSet, SaySurprise
from bot.rulesets.percentile.people import Hide, Join
from bot.rulesets.percentile.pit import BoutBegun, BoutWon, PitShuffled, Shuffle
from bot.rulesets.percentile.riding import SayMounted
from bot.rulesets.percentile.rounds import RoundEnded, RoundStarted, StatusSet, TurnBegun
from bot.rulesets.percentile.settings import SetSetting
from bot.rulesets.percentile.state import Declaration, Fighter, Status, Weapon
from tests.rulesets.percentile.brawl import BOW, CUDGEL, DAGGER, GM, Brawl, Fed, fighter, mail

MAUL = Weapon("maul", "melee", "2d10")
ALL = (10, 10)
"""What a maul does to whoever has 20 hit points."""


def one(number: int, **figures: Any) -> Fighter:
    """A fighter of 20 hit points, each on a side of his own."""
    scores = {"melee": 50, "physique": 50, "luck": 50, "dodge": 50, "riding": 50, "shooting": 50}
    return fighter(f"F{number}", f"pit-{number}", **{"arm": MAUL, "pc": True, "hit_points": 20, **scores} | figures)


def pit(*people: Fighter, faces: tuple[int, ...] = (6, 1), **settings: Any) -> Brawl:
    """The pit, begun; *faces* are the initiative of the first two."""
    here = {each.id: each for each in people}
    scene = Brawl(*(here.get(f"f{at}", one(at)) for at in (1, 2, 3)), begun=False, variant="pit", **settings)
    scene.notes(inputs.Begin(GM), *faces)
    return scene


def meet(scene: Brawl, first: str, said: Declaration, other: str, answer: Declaration, *faces: int | Fed) -> None:
    """The two of a bout declare; *faces* are those of the round, and of what follows."""
    scene.says(Declare(GM, first, said))
    scene.notes(Declare(GM, other, answer), *faces)


def strikes(scene: Brawl, who: str, other: str, *faces: int | Fed, **more: Any) -> None:
    """*who* strikes *other*, who does nothing."""
    meet(scene, other, Declaration("nothing"), who, Declaration("attack", other, **more), *faces)


def wins(scene: Brawl, who: str, other: str, *initiative: int) -> None:
    """*who* fells *other*, of at most 20 hit points, with one blow; *initiative* is that of the next bout."""
    strikes(scene, who, other, 50, *ALL, *initiative)
    assert scene.one(BoutWon).combatant == who


def points(scene: Brawl) -> list[int]:
    return [each.wins for each in sorted(scene.state.fighters.values(), key=lambda each: each.id)]


def over(scene: Brawl) -> bool:
    """Nobody is asked any more, and the game master is told so."""
    decided = bool(scene.game.view(scene.state, EVERYBODY, ()).facts["decided"])
    assert decided is (scene.asked == [])
    return decided


# ---- three


@pytest.mark.rule("PCT-PIT-001")
@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_it_takes_exactly_three(count: int) -> None:
    scene = Brawl(begun=False, variant="pit")
    for number in range(1, min(count, 3) + 1):
        scene.says(Join(GM, (one(number),)))
    if count > 3:
        scene.game.check_start(scene.state)
        assert scene.refusal(Join(GM, (one(4),))) == "too-many"
        return
    with pytest.raises(Refused) as refused:
        scene.game.check_start(scene.state)
    assert (refused.value.key, refused.value.facts) == ("percentile-pit-three", {"count": count})


@pytest.mark.rule("PCT-PIT-001", "PCT-PIT-003")
def test_the_first_two_who_joined_meet_and_the_third_watches() -> None:
    scene = pit()
    assert scene.one(BoutBegun) == BoutBegun(1, "f1", "f2", "f3")
    assert scene.asked == [("f1", "declare"), ("f2", "declare")]
    assert scene.one(OrderSet).order == ("f1", "f2")
    assert scene.refuses("f3", "nothing") == "percentile-pit-rests"
    assert scene.refuses("f1", "attack", "f3") == "percentile-which-enemy"
    assert scene.refusal(GiveOpportunity(GM, "f1", "f3")) == "percentile-pit-rests"
    assert scene.refusal(GiveOpportunity(GM, "f3", "f1")) == "percentile-pit-rests"
    fighting = {row.id: row.facts["fighting"] for row in scene.game.view(scene.state, EVERYBODY, ()).rows}
    assert fighting == {"f1": True, "f2": True, "f3": False}
    # Nobody else comes in any more.
    assert scene.refusal(Join(GM, (one(4),))) == "too-many"


@pytest.mark.rule("PCT-PIT-001")
@pytest.mark.parametrize(
    ("face", "order"),
    [
        (1, ("f1", "f2", "f3")),
        (2, ("f1", "f3", "f2")),
        (3, ("f2", "f1", "f3")),
        (4, ("f2", "f3", "f1")),
        (5, ("f3", "f1", "f2")),
        (6, ("f3", "f2", "f1")),
    ],
)
def test_the_game_master_may_leave_the_order_of_entry_to_chance(face: int, order: tuple[str, str, str]) -> None:
    scene = Brawl(one(1), one(2), one(3), begun=False, variant="pit")
    said = scene.game.compose(scene.state, "gm-tool", GM, {"tool": "shuffle"})
    scene.notes(said, Fed(face, 6))
    assert scene.one(PitShuffled) == PitShuffled(order, face)
    scene.notes(inputs.Begin(GM), 6, 1)
    assert scene.one(BoutBegun) == BoutBegun(1, *order)
    assert [each.combatant for each in scene.said(InitiativeRolled)] == list(order[:2])


@pytest.mark.rule("PCT-PIT-001")
def test_chance_has_its_say_before_the_first_bout_of_three_and_in_the_pit_alone() -> None:
    assert pit().refusal(Shuffle(GM)) == "percentile-pit-drawn"
    assert Brawl(one(1), one(2), one(3), begun=False).refusal(Shuffle(GM)) == "percentile-pit-drawn"
    two = Brawl(one(1), one(2), begun=False, variant="pit")
    assert two.refusal(Shuffle(GM)) == "percentile-pit-three"


# ---- sudden death


@pytest.mark.rule("PCT-PIT-002", "PCT-PIT-004")
def test_a_bout_is_lost_with_all_hit_points_there_and_then() -> None:
    scene = pit(one(1, hit_points=9, hit_points_max=20), faces=(1, 6))
    meet(scene, "f1", Declaration("attack", "f2"), "f2", Declaration("attack", "f1"), 50, 6, 5, 6, 1)
    assert (scene.one(HitPointsLost).dealt, scene.one(HitPointsLost).lost) == (11, 9)
    assert scene.one(BoutWon) == BoutWon("f2", "f1", 1)
    # F1, slower, does not strike any more in this round.
    assert [each.combatant for each in scene.said(TurnBegun)] == ["f2"]
    assert scene.said(RoundEnded) == []
    # He is out of this bout, and not dead.
    assert [each.status for each in scene.said(StatusSet)] == ["out_of_action"]
    assert (scene.hit_points("f1"), scene.who("f1").out) == (0, False)


@pytest.mark.rule("PCT-PIT-002")
def test_a_wound_ends_nothing() -> None:
    scene = pit()
    strikes(scene, "f1", "f2", 50, 10, 9)
    assert (scene.hit_points("f2"), scene.said(BoutWon)) == (1, [])
    assert scene.asked == [("f1", "declare"), ("f2", "declare")]


@pytest.mark.rule("PCT-PIT-002")
@pytest.mark.parametrize(("armour", "ended"), [(1, True), (2, False)])
def test_at_some_tables_the_first_touch_does(armour: int, ended: bool) -> None:
    scene = pit(one(2, protections=(mail(armour),)), pit_end="first_touch")
    strikes(scene, "f1", "f2", 50, 1, 1, *((6, 1) if ended else ()))
    assert scene.one(DamageRolled).dealt == 2 - armour
    assert scene.one(HitPointsLost).lost == (20 if ended else 0)
    assert points(scene) == ([1, 0, 0] if ended else [0, 0, 0])
    # It is the choice of the pit alone.
    plain = Brawl(one(1, initiative=6), one(2, initiative=1), pit_end="first_touch")
    plain.round({"f1": Declaration("attack", "f2")}, 50, 1, 1)
    assert plain.hit_points("f2") == 18


@pytest.mark.rule("PCT-PIT-002", "PCT-MNT-004")
def test_a_fall_from_the_saddle_is_a_touch() -> None:
    scene = pit(one(1, mounted=True), pit_end="first_touch")
    scene.notes(SayMounted(GM, "f1", on=False, fall=True), 1, 6, 1)
    assert scene.one(BoutWon) == BoutWon("f2", "f1", 1)
    assert scene.hit_points("f1") == 0


@pytest.mark.rule("PCT-PIT-002", "PCT-UNA-008", "PCT-DEF-015")
def test_whoever_is_knocked_out_or_flees_loses_the_bout() -> None:
    scene = pit(one(1, arm=CUDGEL))
    strikes(scene, "f1", "f2", 50, 6, 51, 4, 6, 1, knock_out=True)
    assert scene.one(BoutWon) == BoutWon("f1", "f2", 1)
    assert (scene.hit_points("f2"), scene.one(BoutBegun).second) == (18, "f3")
    scene = pit()
    meet(scene, "f1", Declaration("flee"), "f2", Declaration("nothing"), 50, 6, 1)
    assert scene.one(BoutWon) == BoutWon("f2", "f1", 1)
    # Next time he is there again.
    assert not scene.who("f1").out


@pytest.mark.rule("PCT-PIT-002")
@pytest.mark.parametrize("word", ["dead", "remove", "leave"])
def test_so_does_whoever_is_dead_or_gone(word: str) -> None:
    scene = pit()
    given: dict[str, Any] = {
        "dead": SetStatus(GM, "f1", "dead"),
        "remove": Remove(GM, "f1"),
        "leave": Leave(GM, "f1"),
    }
    scene.notes(given[word], 6, 1)
    assert scene.one(BoutWon) == BoutWon("f2", "f1", 1)
    assert scene.one(BoutBegun) == BoutBegun(2, "f2", "f3", "f1", afresh=True)


@pytest.mark.rule("PCT-PIT-002", "PCT-ATK-010")
def test_a_second_blow_finds_nobody() -> None:
    scene = pit(one(1, second=DAGGER))
    strikes(scene, "f1", "f2", 25, *ALL, 6, 1, two=True)
    assert len(scene.said(DamageRolled)) == 1
    assert points(scene) == [1, 0, 0]


# ---- bout after bout


@pytest.mark.rule("PCT-PIT-003", "PCT-PIT-001", "PCT-PIT-004")
def test_ex_pct_34_two_points_and_over() -> None:
    """EX-PCT-34: F1 beats F2, 1 point; F1, with the hit points he has left, beats F3: 2 points in two bouts."""
    scene = pit()
    meet(scene, "f1", Declaration("attack", "f2"), "f2", Declaration("attack", "f1"), 51, 50, 10, 6)
    assert scene.hit_points("f1") == 4
    strikes(scene, "f1", "f2", 50, *ALL, Fed(2, 6), Fed(5, 6))
    assert scene.said(BoutWon) == [BoutWon("f1", "f2", 1)]
    assert scene.said(BoutBegun) == [BoutBegun(2, "f1", "f3", "f2", afresh=True)]
    # No rest for him, and the other comes fresh; it is a new combat.
    assert (scene.hit_points("f1"), scene.hit_points("f3")) == (4, 20)
    assert [(each.combatant, each.face) for each in scene.said(InitiativeRolled)] == [("f1", 2), ("f3", 5)]
    assert scene.state.order == ("f3", "f1")
    wins(scene, "f1", "f3")
    assert scene.one(BoutWon) == BoutWon("f1", "f3", 2)
    assert points(scene) == [2, 0, 0]
    assert over(scene)
    assert [each.bout for each in scene.all if isinstance(each, BoutBegun)] == [1, 2]


@pytest.mark.rule("PCT-PIT-005", "PCT-PIT-004", "PCT-PIT-002")
def test_ex_pct_35_the_one_who_has_rested_comes_back() -> None:
    """EX-PCT-35: F1 beats F2, F3 beats F1, F3 meets F2, who comes back with 10 of 20, and beats him: 1, 0, 2 points."""
    scene = pit()
    wins(scene, "f1", "f2", 2, 5)
    assert scene.hit_points("f2") == 0
    meet(scene, "f1", Declaration("attack", "f3"), "f3", Declaration("nothing"), 50, 10, 4)
    wins(scene, "f3", "f1", 3, 4)
    assert points(scene) == [1, 0, 1]
    assert scene.one(BoutBegun) == BoutBegun(3, "f3", "f2", "f1", 10, afresh=True)
    assert (scene.hit_points("f3"), scene.hit_points("f2")) == (6, 10)
    # The dice are rolled in the order in which they joined.
    assert [(each.combatant, each.face) for each in scene.said(InitiativeRolled)] == [("f2", 3), ("f3", 4)]
    wins(scene, "f3", "f2")
    assert points(scene) == [1, 0, 2]
    assert over(scene)
    assert len([each for each in scene.all if isinstance(each, BoutBegun)]) == 3


@pytest.mark.rule("PCT-PIT-005", "PCT-TST-009")
@pytest.mark.parametrize(("whole", "recovered"), [(17, 8), (20, 10), (1, 1)])
def test_half_is_rounded_down_and_never_nothing(whole: int, recovered: int) -> None:
    scene = pit(one(2, hit_points=whole))
    wins(scene, "f1", "f2", 6, 1)
    wins(scene, "f3", "f1", 6, 1)
    assert scene.one(BoutBegun).recovered == recovered
    assert scene.hit_points("f2") == recovered


@pytest.mark.rule("PCT-PIT-005")
def test_it_is_the_loser_of_the_first_bout_who_has_rested() -> None:
    scene = pit()
    wins(scene, "f2", "f1", 6, 1)
    assert scene.one(BoutBegun) == BoutBegun(2, "f2", "f3", "f1", afresh=True)
    wins(scene, "f3", "f2", 6, 1)
    assert scene.one(BoutBegun) == BoutBegun(3, "f3", "f1", "f2", 10, afresh=True)


@pytest.mark.rule("PCT-PIT-004", "PCT-PIT-006")
@pytest.mark.parametrize(("winner", "loser"), [("f2", "f1"), ("f1", "f2")])
def test_when_all_have_one_point_the_fourth_bout_decides(winner: str, loser: str) -> None:
    scene = pit(one(1, hit_points=15))
    wins(scene, "f1", "f2", 6, 1)
    wins(scene, "f3", "f1", 6, 1)
    meet(scene, "f2", Declaration("nothing"), "f3", Declaration("attack", "f2"), 50, 2, 1)
    wins(scene, "f2", "f3", 6, 1)
    assert points(scene) == [1, 1, 1]
    # The winner stays as he is; whoever sat out comes back with half.
    assert scene.one(BoutBegun) == BoutBegun(4, "f2", "f1", "f3", 7, afresh=True)
    assert (scene.hit_points("f2"), scene.hit_points("f1")) == (7, 7)
    assert not over(scene)
    wins(scene, winner, loser)
    assert scene.one(BoutWon) == BoutWon(winner, loser, 2)
    assert over(scene)


@pytest.mark.rule("PCT-PIT-003", "PCT-INI-009")
def test_a_new_bout_is_a_new_combat() -> None:
    scene = pit(one(1, arm=BOW), one(2, hit_points=5))
    scene.says(SaySurprise(GM, "f1"))
    # F1 breaks off and fells F2 from afar: F3 finds him within reach.
    meet(scene, "f1", Declaration("disengage"), "f2", Declaration("nothing"), 50)
    assert scene.who("f1").has("disengaged")
    strikes(scene, "f1", "f2", 50, 8, 3, 4)
    assert scene.one(BoutBegun).bout == 2
    assert not scene.who("f1").has("disengaged")
    assert (scene.who("f1").initiative, scene.who("f1").posture) == (3, None)
    strikes(scene, "f3", "f1", 50, 2, 2)
    assert scene.hit_points("f1") == 16


@pytest.mark.rule("PCT-PIT-003", "PCT-UNA-003", "PCT-UNA-005")
@pytest.mark.parametrize("by", ["f2", None])
@pytest.mark.parametrize("hold", ["pinned", "strangled"])
def test_holds_do_not_outlast_a_bout(hold: Any, by: str | None) -> None:
    scene = pit()
    scene.says(SetStatus(GM, "f1", hold, other=by))
    scene.notes(Damage(GM, "f2", 20), 6, 1)
    assert scene.one(BoutBegun).bout == 2
    assert scene.who("f1").statuses == ()


@pytest.mark.rule("PCT-PIT-003")
def test_what_has_become_of_a_weapon_does() -> None:
    scene = pit()
    scene.says(SetStatus(GM, "f1", "broken_weapon"))
    scene.notes(Damage(GM, "f2", 20), 6, 1)
    assert scene.refuses("f1", "attack", "f3") == "percentile-weapon-unusable"
    assert len(scene.said(RoundStarted)) == 1


@pytest.mark.rule("PCT-PIT-001")
def test_nobody_hides_in_the_pit() -> None:
    scene = Brawl(one(1), one(2), begun=False, variant="pit")
    assert scene.refusal(Join(GM, (one(3, hidden=True),))) == "percentile-pit-seen"
    assert scene.refusal(Hide(GM, "f1")) == "percentile-pit-seen"
    brawl = Brawl(one(1), one(2, hidden=True), begun=False)
    assert brawl.refusal(SetSetting(GM, "variant", "pit")) == "percentile-pit-seen"


@pytest.mark.rule("PCT-PIT-003")
def test_each_bout_counts_its_rounds_from_the_first_on() -> None:
    begun = BoutBegun(2, "f2", "f3", "f1", afresh=True)
    scene = pit()
    stuck = Status("stuck_weapon", until=5, weapon="main")
    state = evolve(scene.state, round=4).with_("f2", statuses=(stuck,))
    after = begun.change(state)
    assert after.round == 0
    # What lasts for another round lasts for the first of them.
    assert [each.until for each in after.fighters["f2"].statuses] == [1]
    # A fight of before that was counted otherwise is read as it was.
    assert evolve(begun, afresh=False).change(state).round == 4
