"""The edges of wrestling (ALT-WRE): what a hold needs, which faces count, whom a key drags along."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.state import FIST, AlternatifState, Arm, Grip, Key
from bot.rulesets.alternatif.state.scene import Surprise
from bot.rulesets.alternatif.wounds.events import FumbleRolled, WeaponChanged
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import questions
from bot.rulesets.alternatif.wrestling import records as clinches
from bot.rulesets.alternatif.wrestling.actions import Clinch, Wrestle
from bot.rulesets.alternatif.wrestling.looking import encumbered, reaction_of
from bot.rulesets.alternatif.wrestling.order import question_of
from bot.rulesets.alternatif.wrestling.outcomes import may_seize
from tests.rulesets.alternatif.classes import roll_terms
from tests.rulesets.alternatif.exchange import CLAWS, GM, SPEAR, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.locked import KNIFE, announces, clinched, does, due, keys, wrestler
from tests.rulesets.alternatif.test_tactics import tool


def options(fight: Exchange, who: str = "ana") -> tuple[str, ...]:
    return fight.question(who, "wrestle").fields[0].options


# ---- what a hold needs


@pytest.mark.rule("ALT-WRE-024", "ALT-WRE-031", "ALT-WRE-029")
@pytest.mark.parametrize(
    ("part", "offered"),
    [("right_arm", ["twist"]), ("head", ["twist"]), ("left_leg", ["twist"]), ("neck", ["strangle"])],
)
def test_only_a_neck_is_strangled_and_only_another_part_twisted(part: str, offered: list[str]) -> None:
    fight = clinched(wrestler("Ana", keys=(Key("bor", part),)), wrestler("Bor", "others"))
    assert [each for each in options(fight) if each in ("twist", "strangle")] == offered


@pytest.mark.rule("ALT-WRE-033")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [(False, False, False), (True, False, False), (False, True, False), (True, True, True)],
)
def test_turning_over_needs_both_on_the_ground(mine: bool, theirs: bool, offered: bool) -> None:
    fight = clinched(wrestler("Ana", prone=mine), wrestler("Bor", "others", prone=theirs))
    assert ("turn_over" in options(fight)) is offered


@pytest.mark.rule("ALT-WRE-040", "ALT-WRE-008")
@pytest.mark.parametrize(("face", "body"), [(17, 0), (18, 4), (19, 4), (20, 4)])
def test_a_dagger_is_critical_from_18_to_20_and_not_below(face: int, body: int) -> None:
    """1d6 = 5 costs 4 body points."""
    fight = clinched(wrestler("Ana", arm=KNIFE), wrestler("Bor", "others", stamina=60))
    does(fight, "ana", "close_attack", face, weapon="dagger")
    fight.answers("bor", 3, *([5, 50] if body else []), 5, 5, counter="-")
    assert fight.one(w.HoldHurt).body == body


# ---- passing the guard


@pytest.mark.rule("ALT-WRE-042")
@pytest.mark.parametrize(("face", "save", "passed"), [(20, 20, False), (19, 20, False), (20, 19, True), (12, 1, True)])
def test_a_natural_20_on_the_save_always_keeps_the_wrestler_out(face: int, save: int, passed: bool) -> None:
    """Score 8: 12 makes 12, which a save of 1 does not reach; one of 20 makes 20 and stops even a natural 20."""
    fight = Exchange(wrestler("Ana", bm=16), fighter("Bor", "others", surprised=True))
    fight.stands_by("bor")
    announces(fight, "ana", "bor", 4)
    does(fight, "ana", "pass_guard", face, save)
    assert fight.one(w.HoldRolled).outcome == ("success" if passed else "failure")


# ---- natural 1


@pytest.mark.rule("ALT-WRE-008")
@pytest.mark.parametrize(("face", "result", "change"), [(4, "weapon_lost", "dropped"), (5, "weapon_broken", "broken")])
def test_at_some_tables_a_natural_1_costs_the_dagger(face: int, result: str, change: str) -> None:
    fight = clinched(wrestler("Ana", arm=KNIFE), wrestler("Bor", "others"), wrestle_fumble="fumble_table")
    does(fight, "ana", "batter", 1, face)
    assert fight.one(FumbleRolled).result == result
    assert (fight.one(WeaponChanged).combatant, fight.one(WeaponChanged).change) == ("ana", change)


@pytest.mark.rule("ALT-WRE-008", "ALT-CRI-012")
def test_at_some_tables_the_game_master_says_whether_a_magic_dagger_breaks() -> None:
    knife = evolve(KNIFE, magic=1)
    fight = clinched(wrestler("Ana", arm=knife), wrestler("Bor", "others"), wrestle_fumble="fumble_table")
    does(fight, "ana", "batter", 1, 5)
    assert fight.said(WeaponChanged) == []
    fight.answers("@gm", magic="broken")
    assert fight.one(WeaponChanged).change == "broken"


# ---- who pushes, and who goes along


@pytest.mark.rule("ALT-WRE-044")
@pytest.mark.parametrize(("holder", "together"), [(None, False), ("ana", True), ("bor", True)])
def test_any_key_between_the_two_takes_both_along(holder: str | None, together: bool) -> None:
    """Pusher and pushed each hold one, or nobody does; a key of 5 weighs on who is held."""
    mine, theirs = (Key("bor", "head"),) if holder == "ana" else (), (Key("ana", "head"),) if holder == "bor" else ()
    fight = clinched(wrestler("Ana", keys=mine), wrestler("Bor", "others", keys=theirs))
    does(fight, "ana", "push", 18, 3)
    fight.answers("bor", 2, 8, 8, 8, counter="-")
    assert fight.one(clinches.PushedBack).together is together
    assert fight.who("ana").wrestling.locked == (("bor",) if together else ())


# ---- first reactions


@pytest.mark.rule("ALT-WRE-003")
@pytest.mark.parametrize(("setting", "adjust"), [("ignored", 0), ("applied", 2)])
def test_clumsiness_slows_a_first_reaction_only_at_some_tables(setting: str, adjust: int) -> None:
    fight = Exchange(wrestler("Ana", dex_std=-2), wrestler("Bor", "others"), negative_dex_on_reaction=setting)
    fight.notes(Clinch(GM, "ana", "bor"), 5, 5)
    assert next(each.adjust for each in fight.said(w.WrestlingReacted) if each.combatant == "ana") == adjust


# ---- blades into a clinch


@pytest.mark.rule("ALT-WRE-021")
def test_an_armed_outsider_is_asked_in_every_segment() -> None:
    """Nobody of the clinch has anything due between 1 and 9: Cid has a frank attack in each segment all the same."""
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others"), fighter("Cid"))
    fight.notes(Engage(GM, "cid", "bor"))
    assert (fight.segment, fight.asked) == (1, [("cid", "free")])
    fight.answers("cid", free="-")
    does(fight, "ana", "-", 8)
    assert (due(fight, "ana"), due(fight, "bor")) == (9, 60)
    for segment in (2, 3, 4):
        assert (fight.segment, fight.asked) == (segment, [("cid", "free")])
        fight.answers("cid", free="-")


@pytest.mark.rule("ALT-WRE-028")
def test_the_key_of_who_cannot_wrestle_any_more_is_gone() -> None:
    ana, bor = wrestler("Ana", keys=(Key("bor", "head"),), locked=("bor",)), wrestler("Bor", "others", locked=("ana",))
    for out, die, malus in ((False, "2d8", -5), (True, "d8", 0)):
        state = AlternatifState(combatants={"ana": evolve(ana, out=out), "bor": bor})
        assert str(reaction_of(state, bor)) == die
        assert sum(each.value for each in roll_terms(state, bor, None, 10) if each.name == "key") == malus


@pytest.mark.rule("ALT-SUR-002", "ALT-WRE-011")
@pytest.mark.parametrize("surprised", ["ana", "bor", None])
def test_who_is_surprised_by_the_other_does_not_choose_against_him(surprised: str | None) -> None:
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others"), at=59)
    fight.notes(SetInitiative(GM, "ana", 60))
    assert questions.confronted(fight.state) != []
    other = {"ana": "bor", "bor": "ana"}.get(surprised or "", "")
    found = (Surprise(by=other, victim=surprised, segment=60),) if surprised else ()
    assert (questions.confronted(evolve(fight.state, surprises=found)) == []) is bool(surprised)


@pytest.mark.rule("ALT-WRE-026")
def test_what_he_does_now_is_answered_before_anything_else() -> None:
    fight = clinched()
    with pytest.raises(Refused, match="alternatif-answer-first"):
        fight.notes(Wrestle(GM, "ana", "bor"))


# ---- who is drawn into a clinch


@pytest.mark.rule("ALT-WRE-018", "ALT-GEN-005")
def test_whoever_clinches_is_seen() -> None:
    fight = Exchange(wrestler("Ana", hidden=True), wrestler("Bor", "others"))
    fight.notes(Clinch(GM, "ana", "bor"))
    assert not fight.who("ana").hidden
    assert fight.who("bor").wrestling.locked == ("ana",)


@pytest.mark.rule("ALT-WRE-012", "ALT-WRE-017")
@pytest.mark.parametrize("free", [False, True])
def test_meeting_bare_handed_gives_no_free_action_whatever_joining_gives(free: bool) -> None:
    fight = Exchange(wrestler("Ana"), wrestler("Bor", "others"), join_clinch_free_action=free)
    announces(fight, "ana", "bor", 5)
    announces(fight, "bor", "ana", 6)
    assert fight.one(clinches.ClinchBegun).how == "contact"
    assert not [each for each in fight.said(w.WrestlingCameUp) if each.free]


@pytest.mark.rule("ALT-WRE-014", "ALT-WRE-017")
@pytest.mark.parametrize(
    ("mine", "theirs", "arm", "possible"),
    [((), (), FIST, True), (("cid",), (), FIST, False), ((), ("cid",), FIST, False), ((), (), SWORD, True)],
)
def test_only_two_who_are_free_are_seized_and_seize_a_lowered_guard_whatever_they_hold(
    mine: tuple[str, ...], theirs: tuple[str, ...], arm: Arm, possible: bool
) -> None:
    ana, bor = wrestler("Ana", arm=arm, locked=mine), wrestler("Bor", "others", locked=theirs, lowered=4)
    state = AlternatifState(combatants={"ana": ana, "bor": bor}, segment=4)
    assert may_seize(state, ana, bor) is possible
    assert not may_seize(evolve(state, segment=5), ana, bor)


@pytest.mark.rule("ALT-WRE-009", "ALT-WRE-046")
def test_what_has_grown_on_a_creature_is_no_hindrance() -> None:
    assert encumbered(wrestler("Thing", arm=CLAWS)) == []


@pytest.mark.rule("ALT-WRE-003")
def test_only_on_coming_into_contact_a_first_reaction_in_this_mode_is_lowered() -> None:
    """Who turns to blows and back again without having left has no first reaction any more."""
    fight = Exchange(wrestler("Ana", dex_std=2), fighter("Bor", "others", SPEAR))
    fight.attacks("bor", "ana", 2)
    announces(fight, "ana", "bor", 8)
    assert fight.one(w.WrestlingReacted).adjust == -2
    assert (fight.segment, fight.asked) == (2, [("bor", "strike")])
    fight.notes(Declare(GM, "ana", "melee", "bor"), 5)
    fight.notes(Wrestle(GM, "ana", "bor"))
    fight.strikes("bor", "ana", 2, Fed(7, who="ana", why="wrestle-reaction"))
    assert [(each.initial, each.adjust) for each in fight.said(w.WrestlingReacted)] == [(False, 0)]


# ---- countering, getting up, the dark


@pytest.mark.rule("ALT-WRE-035")
@pytest.mark.parametrize(("face", "annulled"), [(17, False), (18, True), (20, True)])
def test_a_natural_20_is_annulled_only_by_what_would_be_a_critical_parry(face: int, annulled: bool) -> None:
    """A warrior of level 3 parries critically from 18; 17 would reach the class by far."""
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others", bm=16, level=3, family="fighter"))
    does(fight, "ana", "key", 20, part="head")
    fight.answers("bor", Fed(face, who="bor", why="wrestle-counter"), counter="ana+0")
    assert fight.one(w.CounterRolled).total >= fight.one(w.CounterRolled).against
    assert (keys(fight, "ana") == []) is annulled


@pytest.mark.rule("ALT-WRE-019", "ALT-WRE-020")
@pytest.mark.parametrize(
    ("under", "held", "offered"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_who_is_on_top_gets_up_unless_a_key_holds_him(under: bool, held: bool, offered: bool) -> None:
    bor = wrestler("Bor", "others", prone=True, keys=(Key("ana", "left_leg"),) if held else ())
    if under:
        bor = evolve(bor, wrestling=evolve(bor.wrestling, turned_by="ana"))
    assert ("get_up" in options(clinched(wrestler("Ana", prone=True), bor))) is offered


@pytest.mark.rule("ALT-TAC-008", "ALT-WRE-041")
def test_whoever_gropes_for_an_unseen_enemy_may_miss_him_outright() -> None:
    fight = Exchange(wrestler("Ana"), fighter("Bor", "others"))
    fight.stands_by("bor")
    announces(fight, "ana", "bor", 6)
    tool(fight, tool="light", who="ana", words="dark")
    does(fight, "ana", "pass_guard", Fed(50, 100, why="astray"))
    rolled = fight.one(w.HoldRolled)
    assert (rolled.outcome, rolled.face, fight.said(StrikeRolled)) == ("failure", 0, [])


@pytest.mark.rule("ALT-TAC-005", "ALT-WRE-032")
@pytest.mark.parametrize(
    ("mine", "theirs", "found"), [(False, True, [3]), (True, False, [-3]), (True, True, []), (False, False, [])]
)
def test_the_ground_counts_unless_both_lie_on_it(mine: bool, theirs: bool, found: list[int]) -> None:
    ana, bor = wrestler("Ana", prone=mine), wrestler("Bor", "others", prone=theirs)
    state = AlternatifState(combatants={"ana": ana, "bor": bor})
    assert [each.value for each in roll_terms(state, ana, bor, 10) if each.name.startswith("prone")] == found


@pytest.mark.rule("ALT-WRE-045")
def test_a_small_object_works_at_once() -> None:
    fight = clinched()
    does(fight, "ana", "use_object", 19)
    fight.answers("bor", 8, counter="-")
    assert fight.one(clinches.ObjectUsed).combatant == "ana"


# ---- who can do nothing with his action


def due_together(ana: tuple[Key, ...] = (), bor: tuple[Key, ...] = ()) -> Exchange:
    """The actions of Ana and Bor, who hold these keys, come in 60."""
    fight = clinched(wrestler("Ana", keys=ana), wrestler("Bor", "others", keys=bor), at=59)
    fight.notes(SetInitiative(GM, "ana", 60))
    return fight


BOTH_ARMS = (Key("bor", "right_arm"), Key("bor", "left_arm"))


@pytest.mark.rule("ALT-WRE-027", "ALT-WRE-011")
@pytest.mark.parametrize("acts", [True, False])
def test_whoever_holds_two_keys_is_not_asked_in_secret_and_keeps_his_counter(acts: bool) -> None:
    """Ana can do nothing but counter: that is what she keeps, on the defensive. Both give up: both roll anew."""
    fight = due_together(BOTH_ARMS)
    assert fight.asked == [("bor", "wrestle_choice")]
    fight.answers("bor", wrestle_choice="act" if acts else "guard")
    shown = {each.combatant: (each.acts, each.anew) for each in fight.said(w.WrestlingRevealed)}
    assert shown == {"ana": (False, not acts), "bor": (acts, not acts)}
    if acts:
        fight.answers("bor", Fed(19, why="wrestle"), action="escape", key="ana+right_arm+bor")
        assert ("ana", "counter") in fight.asked


@pytest.mark.rule("ALT-WRE-026", "ALT-WRE-011")
def test_whoever_suffers_two_keys_and_cannot_break_free_is_not_asked_either() -> None:
    """Ana is held by Bor and by Cid, whose action comes with hers; he can act, and chooses, she does not."""
    up = (Grip(up=True),)
    ana = wrestler("Ana", locked=("bor", "cid"), closed=("escape",))
    bor = wrestler("Bor", "others", locked=("ana",), keys=(Key("ana", "right_arm"),))
    cid = wrestler("Cid", "others", locked=("ana",), keys=(Key("ana", "left_arm"),))
    due = {each.id: evolve(each, wrestling=evolve(each.wrestling, grips=up)) for each in (ana, cid)}
    state = AlternatifState(segment=3, opened=True, combatants={**due, "bor": bor})
    assert [who.id for who, _ in questions.confronted(state)] == ["ana", "cid"]
    assert [each.who for each in questions.choices(state)] == ["cid"]
    assert (question_of(state, "ana"), question_of(state, "cid")) == (None, "wrestle_choice")


@pytest.mark.rule("ALT-WRE-026", "ALT-WRE-027")
def test_where_neither_can_act_nobody_chooses_in_secret() -> None:
    """Each holds two keys on the other, and neither may break free: they are asked whether they let one go."""
    fight = due_together(BOTH_ARMS, (Key("ana", "right_arm"), Key("ana", "left_arm")))
    assert {kind for _, kind in fight.asked} == {"wrestle"}
    assert set(fight.question("ana").fields[0].options) == {"release", "-"}
