"""Outnumbering, high ground, the ground, narrow places, ranks of pikes (ALT-TAC); darkness is in `test_darkness`."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, Grant, Undertake
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionDeclared, ActionLost
from bot.rulesets.alternatif.shooting import events as shots
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import Combatant, Footing
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.tactics import blind as t
from bot.rulesets.alternatif.tactics import room as numbers
from tests.rulesets.alternatif.archers import archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import AXE, DAGGER, GM, SPEAR, SWORD, Exchange, Fed, fighter

PIKE = evolve(SPEAR, weapon="pike", attack=6, defence=4)


def tool(fight: Exchange, **said_so: Any) -> None:
    """A word of the game master's, as `/gm tool` brings it."""
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, said_so))


def melee(*people: Combatant, **settings: Any) -> Exchange:
    """*people*, all of the first one's enemies in contact with him; whoever is asked stands by."""
    fight = Exchange(*people, **settings)
    first, *others = people
    for each in others:
        if each.side != first.side:
            fight.notes(Engage(GM, first.id, each.id))
    for who, kind in list(fight.asked):
        if kind == "declare":
            fight.stands_by(who)
    return fight


def comes_up(fight: Exchange, who: str, target: str) -> None:
    """The action of *who* against *target* comes up in the next segment; nobody else has one."""
    for each in fight.state.combatants.values():
        if each.main.pending:
            fight.notes(SetInitiative(GM, each.id, None))
    fight.attacks(who, target)
    if (who, "strike") not in fight.asked:
        fight.notes(SetInitiative(GM, who, fight.segment + 1))
    assert (who, "strike") in fight.asked


def blow(fight: Exchange, who: str, target: str, face: int = 10, *later: Fed) -> StrikeRolled:
    """What *who* makes of *face* on the die against *target*."""
    comes_up(fight, who, target)
    fight.strikes(who, target, Fed(face, why="strike"), *later)
    return fight.said(StrikeRolled)[0]


def attempts(fight: Exchange, who: str, target: str, how: str, **more: str) -> s.SpecialAttempted:
    """*who* makes a special action of it."""
    comes_up(fight, who, target)
    fight.answers(who, target="special", how=how, **more)
    return fight.one(s.SpecialAttempted)


def terms(event: Any) -> dict[str, int]:
    """The terms of a sum by their names."""
    return {each.name: each.value for each in event.terms}


def victim(name: str = "Randall", **figures: Any) -> Combatant:
    return fighter(name, ac=40, **figures)


# ---- outnumbering


@pytest.mark.example("EX-B-22")
@pytest.mark.rule("ALT-TAC-001")
@pytest.mark.parametrize(("count", "bonus"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_ex_b_22_randall_outnumbered(count: int, bonus: int) -> None:
    """Two orcs: +2 each on all combat actions against him; three: +4; four: +6."""
    fight = melee(victim(), *(fighter(f"Orc{at}", "orcs") for at in range(count)))
    struck = blow(fight, "orc0", "randall")
    assert (struck.total, terms(struck).get("outnumbered", 0)) == (16 + bonus, bonus)


@pytest.mark.rule("ALT-TAC-001")
def test_it_counts_for_parries_and_special_actions_too() -> None:
    """Randall strikes one of two orcs, who parries at +2; a push of the other has +2."""
    fight = melee(victim(), fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    blow(fight, "randall", "orc", 15)
    fight.parries("orc", "randall", Fed(10, why="parry"))
    assert terms(fight.one(ParryRolled))["outnumbered"] == 2
    fight = melee(victim(), fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    attempts(fight, "ugar", "randall", "push")
    fight.answers("randall", Fed(5, why="free"), Fed(10, why="special"), oppose="attack/right")
    assert terms(fight.one(s.SpecialRolled))["outnumbered"] == 2


@pytest.mark.rule("ALT-TAC-002")
def test_who_drinks_neither_counts_nor_gains() -> None:
    """Three orcs, one of them drinking: the other two have +2."""
    fight = Exchange(victim(), *(fighter(f"Orc{at}", "orcs") for at in range(3)))
    for at in range(3):
        fight.notes(Engage(GM, "randall", f"orc{at}"))
    fight.notes(SetFlag(GM, "randall", "surprised", True))  # he takes no advantage of it
    fight.notes(Grant(GM, "orc2", "boire", "0", "9"))
    rests(fight, "orc0")
    fight.attacks("orc0", "randall", 5)
    assert numbers.bonus(fight.state, fight.who("orc2"), fight.who("randall")) == 0
    fight.strikes("orc0", "randall", 10)
    assert terms(fight.said(StrikeRolled)[0])["outnumbered"] == 2


@pytest.mark.rule("ALT-TAC-002")
@pytest.mark.parametrize(
    ("flaw", "counts"),
    [
        ({}, True),
        ({"prone": True}, True),
        ({"surprised": True}, False),
        ({"hidden": True}, False),
        ({"out": True}, False),
    ],
)
def test_who_counts_as_he_is(flaw: dict[str, bool], counts: bool) -> None:
    """An armed enemy on the ground counts; one who is surprised, out or has not shown himself does not."""
    fight = melee(victim(), fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    state = fight.state
    ugar = evolve(fight.who("ugar"), **flaw)
    state = evolve(state, combatants={**state.combatants, "ugar": ugar})
    assert numbers.bonus(state, fight.who("orc"), fight.who("randall")) == (2 if counts else 0)


@pytest.mark.rule("ALT-TAC-002")
def test_a_defender_counts_whatever_his_weapon_does() -> None:
    """Entirely on the defensive is still turned against him."""
    fight = melee(victim(stamina=90), fighter("Orc", "orcs"), fighter("Ugar", "orcs", stamina=90))
    blow(fight, "randall", "ugar", 15)
    fight.parries("ugar", "randall", Fed(19, why="parry"))
    assert fight.status("ugar") == "defensive"
    assert terms(blow(fight, "orc", "randall"))["outnumbered"] == 2


@pytest.mark.example("EX-B-23")
@pytest.mark.rule("ALT-TAC-003")
def test_ex_b_23_two_against_three_three_against_two() -> None:
    """Two characters against three: the GM says who faces two (+2) and who one (+0), and changes it at any time; with
    three against two each character chooses."""
    people = [fighter("Ana", ac=40), fighter("Bor", ac=40), *(fighter(f"Orc{at}", "orcs") for at in range(3))]
    fight = Exchange(*people)
    for hero in ("ana", "bor"):
        for orc in ("orc0", "orc1", "orc2"):
            fight.notes(Engage(GM, hero, orc))
    rests(fight)

    def faces(who: str, target: str) -> int:
        tool(fight, tool="facing", who=who, target=target)
        return fight.one(t.FacingSaid).bonus

    assert faces("orc2", "bor") == 0
    assert faces("orc1", "ana") == 2
    assert terms(blow(fight, "orc0", "ana"))["outnumbered"] == 2
    assert "outnumbered" not in terms(blow(fight, "orc2", "bor"))
    assert faces("orc1", "bor") == 2
    assert "outnumbered" not in terms(blow(fight, "orc0", "ana"))
    # Three against two: each chooses whom he strikes, and that is whom he faces.
    ana = fight.who("ana")
    comes_up(fight, "bor", "orc2")
    assert numbers.facing(fight.state, ana) == "orc0"  # nobody said: whom she met first
    assert numbers.bonus(fight.state, ana, fight.who("orc0")) == 0
    comes_up(fight, "bor", "orc0")
    assert numbers.facing(fight.state, fight.who("bor")) == "orc0"
    assert numbers.bonus(fight.state, ana, fight.who("orc0")) == 2


@pytest.mark.rule("ALT-TAC-003")
def test_a_word_on_facing_holds_until_he_means_somebody_else() -> None:
    fight = melee(fighter("Orc", "orcs"), victim("Ana"), victim("Bor"))
    tool(fight, tool="facing", who="orc", target="bor")
    assert numbers.facing(fight.state, fight.who("orc")) == "bor"
    with pytest.raises(Refused, match="already-so"):
        tool(fight, tool="facing", who="orc", target="bor")
    fight.attacks("orc", "ana", 5)
    assert (fight.who("orc").footing.faces, numbers.facing(fight.state, fight.who("orc"))) == (None, "ana")
    tool(fight, tool="facing", who="orc", target="bor")
    tool(fight, tool="facing", who="orc")
    assert fight.one(t.FacingSaid).target is None
    with pytest.raises(Refused, match="alternatif-not-in-contact"):
        tool(fight, tool="facing", who="ana", target="bor")


@pytest.mark.rule("ALT-TAC-003")
def test_a_player_turns_towards_somebody_by_his_own_word() -> None:
    fight = melee(fighter("Ana", player=7), fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    said_so = {"who": "ana", "action": "turn", "target": "ugar"}
    fight.notes(fight.game.compose(fight.state, "declare", 7, said_so))
    assert fight.who("ana").footing.faces == "ugar"
    form = fight.game.form(fight.state, "declare", "ana")
    assert form is not None
    field = form.field("target", {"action": "turn"})
    assert field is not None
    assert field.options == ("orc",)


# ---- height and the ground


@pytest.mark.rule("ALT-TAC-004")
def test_the_archer_on_the_rampart() -> None:
    """Rampart archer +2; the archer below -2."""
    for face_of, bonus in (("ysolde", 2), ("orc", -2)):
        fight = range_of(archer(ac=40), archer("Orc", "orcs", ac=40), apart=45)
        tool(fight, tool="higher", who="ysolde", target="orc")
        rests(fight, face_of)
        shoots(fight, face_of, "orc" if face_of == "ysolde" else "ysolde", 1, 10)
        assert terms(fight.said(shots.ShotRolled)[0])["high_ground"] == bonus
    tool(fight, tool="higher", who="ysolde", target="orc", words="off")
    assert fight.state.ground.higher == ()


@pytest.mark.rule("ALT-TAC-004")
def test_on_a_height_everybody_below_is_lower_and_companions_there_are_not() -> None:
    fight = melee(victim(), fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    tool(fight, tool="higher", who="orc")
    assert terms(blow(fight, "orc", "randall"))["high_ground"] == 2
    tool(fight, tool="higher", who="randall")
    assert "high_ground" not in terms(blow(fight, "orc", "randall"))
    assert terms(blow(fight, "ugar", "randall"))["high_ground"] == -2
    with pytest.raises(Refused, match="already-so"):
        tool(fight, tool="higher", who="orc")


@pytest.mark.rule("ALT-TAC-004", "ALT-TAC-013", "ALT-TAC-014")
def test_the_ground_under_ones_feet_tells_height_and_room() -> None:
    """What `/fix terrain` says of a cell, or of where somebody stands."""
    fight = melee(fighter("Orc", "orcs", ac=40), evolve(fighter("Ana"), spot=Spot(ground=("high_ground",))))
    assert terms(blow(fight, "ana", "orc"))["high_ground"] == 2
    for ground in ("narrow", "low_ceiling"):
        fight = melee(fighter("Orc", "orcs", ac=40), evolve(fighter("Ana"), spot=Spot(ground=(ground,))))
        assert "attack_factor" not in terms(blow(fight, "ana", "orc"))


@pytest.mark.rule("ALT-TAC-005")
def test_a_parry_from_the_ground() -> None:
    """d20 = 12 + 5 + 3 - 3 = 17 against a blow of 16 + 3 = 19: fails."""
    fight = melee(fighter("Ana", bm=5, prone=True), fighter("Orc", "orcs"))
    struck = blow(fight, "orc", "ana", 10)
    assert (struck.total, terms(struck)["prone_target"]) == (19, 3)
    fight.parries("ana", "orc", Fed(12, why="parry"))
    rolled = fight.one(ParryRolled)
    assert (rolled.total, terms(rolled)["prone_self"], rolled.outcome) == (17, -3, "failed")


@pytest.mark.rule("ALT-TAC-005")
def test_the_ground_counts_for_missiles_too() -> None:
    fight = range_of(archer(), fighter("Orc", "orcs", ac=40, prone=True), apart=45)
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 1, 10)
    assert terms(fight.said(shots.ShotRolled)[0])["prone_target"] == 3


@pytest.mark.rule("ALT-TAC-006")
def test_getting_up_next_to_two_orcs() -> None:
    """Two frank attacks in the segment, both with +2 (outnumbering) and still +3; upright from its end."""
    fight = melee(victim("Ana", prone=True), fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    fight.notes(Undertake(GM, "ana", "stand_up"))
    (now,) = [each for each in fight.asked if each[1] == "expose"]
    fight.answers(now[0], expose="yes")
    struck: list[StrikeRolled] = []
    for orc in ("orc", "ugar"):
        assert fight.who("ana").prone
        fight.answers(orc, Fed(10, why="frank"), free="ana/right")
        struck += fight.said(StrikeRolled)
    assert [each.occasion for each in struck] == ["frank", "frank"]
    assert [(terms(each)["outnumbered"], terms(each)["prone_target"]) for each in struck] == [(2, 3), (2, 3)]
    assert not fight.who("ana").prone


# ---- narrow places


def strike_in(width: str | None = None, ceiling: str | None = None, *, arm: Any = SWORD, **more: Any) -> int:
    """The attack factor that a strike of Ana has in such a place (0: none)."""
    stature = more.pop("stature", "human")
    words = more.pop("words", None)
    ana = evolve(fighter("Ana", arm=arm), footing=Footing(stature=stature))
    fight = melee(fighter("Orc", "orcs", ac=40), ana, **more)
    if width is not None:
        tool(fight, tool="width", value=width, words=words)
    if ceiling is not None:
        tool(fight, tool="ceiling", value=ceiling)
    return terms(blow(fight, "ana", "orc")).get("attack_factor", 0)


@pytest.mark.rule("ALT-TAC-013")
def test_a_narrow_space_takes_the_factors_of_all_but_light_and_pole_weapons() -> None:
    """Sword +3/+3: at 1.5 m 0/0; at 1 m -3/-3 if the GM says so. Spear: unchanged."""
    assert strike_in("2") == 3
    assert strike_in("1,5") == 0
    assert strike_in("1") == 0
    assert strike_in("1", words="inverted") == -3
    assert strike_in("1.5", arm=SPEAR) == 6
    assert strike_in("1", words="inverted", arm=evolve(DAGGER, hand="right")) == 1
    assert strike_in("1.5", weapon_factors=False) == 0


@pytest.mark.rule("ALT-TAC-013")
@pytest.mark.parametrize(
    ("setting", "words", "factor"), [(True, None, -3), (False, "inverted", 0), ("ask_gm", None, 0)]
)
def test_whether_factors_turn_is_the_tables_choice(setting: Any, words: str | None, factor: int) -> None:
    assert strike_in("0.9", words=words, narrow_inversion=setting) == factor
    assert strike_in("1.1", narrow_inversion=setting) == 0


@pytest.mark.rule("ALT-TAC-013")
def test_without_weapon_factors_a_narrow_space_changes_nothing() -> None:
    fight = melee(fighter("Orc", "orcs", ac=40), fighter("Ana"), weapon_factors=False)
    before = blow(fight, "ana", "orc").total
    tool(fight, tool="width", value="1", words="inverted")
    tool(fight, tool="ceiling", value="2")
    assert blow(fight, "ana", "orc").total == before == 13


@pytest.mark.rule("ALT-TAC-013")
def test_one_person_may_have_less_room_than_the_others() -> None:
    fight = melee(fighter("Orc", "orcs", ac=40), fighter("Ana"), fighter("Bor"))
    tool(fight, tool="width", who="ana", value="1.5")
    assert "attack_factor" not in terms(blow(fight, "ana", "orc"))
    assert terms(blow(fight, "bor", "orc"))["attack_factor"] == 3
    tool(fight, tool="width", who="ana")
    assert terms(blow(fight, "ana", "orc"))["attack_factor"] == 3
    with pytest.raises(Refused, match="alternatif-too-wide-to-turn"):
        tool(fight, tool="width", value="1.5", words="inverted")


@pytest.mark.rule("ALT-TAC-014")
@pytest.mark.parametrize(
    ("stature", "metres", "factor"),
    [
        ("human", "3", 3),
        ("human", "2.9", 0),
        ("human", "2.5", 0),
        ("human", "2.4", -3),
        ("dwarf", "2.5", 3),
        ("dwarf", "2.4", 0),
        ("dwarf", "1.9", -3),
        ("gnome", "2.4", 3),
        ("gnome", "1.9", 0),
        ("gnome", "1.4", -3),
    ],
)
def test_ceilings_by_stature(stature: str, metres: str, factor: int) -> None:
    """2.4 m: human sword -3, dwarf sword 0, gnome sword +3."""
    assert strike_in(ceiling=metres, stature=stature) == factor


@pytest.mark.rule("ALT-TAC-014")
def test_both_hands_need_half_a_metre_more() -> None:
    greatsword = evolve(SWORD, weapon="greatsword", hand="both", attack=5, defence=4)
    assert strike_in(ceiling="3.5", arm=greatsword) == 5
    assert strike_in(ceiling="3.4", arm=greatsword) == 0
    assert strike_in(ceiling="2.4", arm=greatsword) == -5
    assert strike_in(ceiling="2.4", arm=SPEAR) == 6


@pytest.mark.rule("ALT-TAC-015")
def test_inverted_factors_hold_for_parries_and_the_melee_armour_class() -> None:
    """CA 15, sword defence 3 inverted: melee CA 12; a parry of 10 + 3 - 3."""
    fight = melee(fighter("Ana", ac=15), fighter("Orc", "orcs", arm=SPEAR))
    tool(fight, tool="ceiling", value="2.4")
    struck = blow(fight, "orc", "ana", 10)
    assert (struck.against, struck.outcome) == (12, "hit")
    fight.parries("ana", "orc", Fed(10, why="parry"))
    rolled = fight.one(ParryRolled)
    assert (rolled.total, terms(rolled)["defence_factor"]) == (10, -3)


# ---- pikes


def rank(*pikes: Combatant, second: tuple[str, ...] = (), **settings: Any) -> Exchange:
    """A swordsman, Bor, before a rank of *pikes*; those named in *second* stand behind."""
    fight = melee(fighter("Bor", ac=40, stamina=90), *pikes, **settings)
    for each in pikes:
        tool(fight, tool="pike_rank", who=each.id, words="second" if each.id in second else "first")
    return fight


def pikeman(name: str) -> Combatant:
    return fighter(name, "pikes", arm=PIKE, stamina=60)


@pytest.mark.rule("ALT-TAC-016")
def test_a_swordsman_before_one_cell_of_the_rank() -> None:
    """Two pikemen, +2 each against him. His breakthrough: -6 -4 = -10."""
    fight = rank(pikeman("Pim"), pikeman("Pom"))
    assert terms(blow(fight, "pim", "bor"))["outnumbered"] == 2
    assert attempts(fight, "bor", "pim", "breakthrough", whom="pim", flank="right").modifier == -10
    fight.answers("pim", Fed(5, why="free"), Fed(10, why="special"), oppose="attack/both")
    rolled = fight.one(s.SpecialRolled)
    assert (terms(rolled)["manoeuvre"], terms(rolled)["pike_rank"]) == (-6, -4)


@pytest.mark.rule("ALT-TAC-016")
def test_a_push_costs_4_too_a_knock_down_does_not() -> None:
    fight = rank(pikeman("Pim"))
    assert attempts(fight, "bor", "pim", "push").modifier == -4
    fight = rank(pikeman("Pim"))
    assert attempts(fight, "bor", "pim", "knock_down").modifier == -6


@pytest.mark.rule("ALT-TAC-016")
def test_nothing_but_pole_weapons_can_be_wielded_in_a_rank() -> None:
    fight = melee(fighter("Bor", ac=40), fighter("Pim", "pikes", arm=AXE))
    with pytest.raises(Refused, match="alternatif-rank-without-pole"):
        tool(fight, tool="pike_rank", who="pim", words="first")
    fight = rank(pikeman("Pim"))
    fight.notes(Drop(GM, "pim"))
    assert attempts(fight, "bor", "pim", "push").modifier == 0  # his pike is gone, and with it the rank
    tool(fight, tool="pike_rank", who="pim", words="none")
    assert fight.one(t.RankTaken).rank == 0


@pytest.mark.rule("ALT-TAC-017")
def test_the_second_rank_strikes_and_only_pole_weapons_reach_it() -> None:
    """Sword against a second-rank pikeman: refused. Halberd: allowed."""
    fight = rank(pikeman("Pim"), pikeman("Pom"), second=("pom",))
    assert blow(fight, "pom", "bor").outcome == "miss"
    with pytest.raises(Refused, match="alternatif-behind-the-pikes"):
        fight.attacks("bor", "pom", 3)
    form = fight.game.form(fight.state, "declare", "bor")
    assert form is not None
    field = form.field("target", {"action": "attack"})
    assert field is not None
    assert field.options == ("pim",)
    halberd = evolve(SPEAR, weapon="halberd")
    fight = melee(fighter("Bor", arm=halberd, ac=40), pikeman("Pom"))
    tool(fight, tool="pike_rank", who="pom", words="second")
    assert blow(fight, "bor", "pom").target == "pom"


@pytest.mark.rule("ALT-TAC-017", "ALT-REA-011")
def test_nobody_goes_on_as_announced_against_whom_he_cannot_strike_any_more() -> None:
    """Bor's action is lost once: then he is asked, and does not announce another that would be lost as well."""
    fight = rank(pikeman("Pim"))
    comes_up(fight, "bor", "pim")
    tool(fight, tool="pike_rank", who="pim", words="second")
    assert [each.reason for each in fight.said(ActionLost)] == ["no_target"]
    assert fight.said(ActionDeclared) == []
    assert ("bor", "declare") in fight.asked
    assert "attack" not in fight.question("bor").fields[0].options
    # Nor does he announce anything against whom he does not notice any more in the dark.
    fight = melee(fighter("Bor", ac=40), fighter("Orc", "orcs", ac=40))
    comes_up(fight, "bor", "orc")
    tool(fight, tool="light", target="orc", words="dark")
    fight.notes(SetFlag(GM, "bor", "unaware", on=True, other="orc"))
    assert [each.reason for each in fight.said(ActionLost)] == ["no_target"]
    assert fight.said(ActionDeclared) == []


@pytest.mark.rule("ALT-TAC-017")
@pytest.mark.parametrize(("counts", "first", "second"), [(False, 0, 0), (True, 2, 2)])
def test_whether_the_second_rank_outnumbers_is_the_tables_choice(counts: bool, first: int, second: int) -> None:
    fight = rank(pikeman("Pim"), pikeman("Pom"), second=("pom",), second_rank_outnumbers=counts)
    assert terms(blow(fight, "pim", "bor")).get("outnumbered", 0) == first
    assert terms(blow(fight, "pom", "bor")).get("outnumbered", 0) == second


# ---- all together


@pytest.mark.rule("ALT-TAC-018")
def test_two_foes_strike_a_prone_cornered_man() -> None:
    """+2, +3 and +2: +7 each, in their own sums; his armour class is what it was."""
    cornered = evolve(victim(prone=True), spot=Spot(cornered="-"))
    fight = melee(cornered, fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    for orc in ("orc", "ugar"):
        struck = blow(fight, orc, "randall")
        assert (struck.total, struck.against) == (16 + 7, 43)
        found = terms(struck)
        assert (found["outnumbered"], found["prone_target"], found["cornered"]) == (2, 3, 2)
        assert {"ALT-TAC-001", "ALT-TAC-005"} <= set(fight.game.rules_of(struck))
