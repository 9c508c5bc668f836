"""Sneak attacks: nobody sees the blow coming (ALT-SNK)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.words_announcing import Grant, LetGo
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.shooting import events as shots
from bot.rulesets.alternatif.shooting import words as shooting
from bot.rulesets.alternatif.simultaneous import SimultaneousAnnounced
from bot.rulesets.alternatif.state import Arm, Combatant, Wielded, Wrestler
from bot.rulesets.alternatif.surprise import ambush as s
from bot.rulesets.alternatif.surprise import words as word
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, FumbleRolled
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import records as clinches
from tests.rulesets.alternatif.archers import archer
from tests.rulesets.alternatif.exchange import DAGGER, GM, SHIELD, SWORD, Exchange, Fed, fighter

SHORT_SWORD = Arm("short_sword", "right", attack=2, defence=2, damage="1d6")
BATTLE_AXE = Arm("battle_axe", "both", attack=4, defence=2, damage="1d12", tags=("heavy",))
RIGHT_DAGGER = evolve(DAGGER, hand="right")


def killer(arm: Arm = SHORT_SWORD, *others: Arm, rank: int = 4, name: str = "Assassin", **figures: Any) -> Combatant:
    made = fighter(name, "foes", arm, **({"bm": 5, "str_hit": 1, "sneak_rank": rank} | figures))
    return evolve(made, hands=tuple(Wielded(each) for each in (arm, *others)))


def sentry(**figures: Any) -> Combatant:
    return fighter("Sentry", "guards", **({"stamina": 20, "body": 6} | figures))


def stab(who: Combatant, victim: Combatant, **settings: Any) -> Exchange:
    """*who* comes upon *victim* wholly unnoticed."""
    fight = Exchange(who, victim, begun=False, **settings)
    fight.notes(word.SaySurprise(GM, who.id, victim.id, "unnoticed"))
    fight.says(inputs.Begin(GM))
    fight.told.clear()
    return fight


def values(terms: Any) -> dict[str, int]:
    return {each.name: each.value for each in terms}


# ---- what it is


@pytest.mark.rule("ALT-SNK-001")
def test_a_stab_in_the_back_uses_the_free_action_and_cannot_be_parried() -> None:
    fight = stab(killer(), sentry())
    assert fight.segment == 1
    fight.answers("assassin", 15, 3, 20, free="sentry/right")
    struck = fight.one(StrikeRolled)
    assert (struck.sneak, struck.unseen, struck.occasion) == (True, True, "free")
    assert not fight.said(ReactionRolled)
    assert fight.one(DamageDealt).target == "sentry"


@pytest.mark.rule("ALT-SNK-001")
def test_jumping_out_in_front_of_him_is_a_mere_surprise() -> None:
    fight = Exchange(killer(), sentry(), begun=False)
    fight.notes(word.SaySurprise(GM, "assassin", "sentry"))
    fight.says(inputs.Begin(GM))
    fight.answers("assassin", 15, 3, free="sentry/right")
    assert fight.one(StrikeRolled).sneak is False
    assert not fight.said(s.SneakSaved)


@pytest.mark.example("EX-A-23")
@pytest.mark.rule("ALT-SNK-001")
def test_ex_a_23_the_unseen_simultaneous_blow_is_not_announced() -> None:
    hero, orc = fighter("Hero", stamina=60), fighter("Orc", "foes", stamina=60)
    fight = Exchange(hero, orc, evolve(killer(), hidden=True))
    fight.attacks("hero", "orc", 7)
    fight.notes(word.SaySurprise(GM, "assassin", "hero", "unnoticed", 7))
    fight.stands_by("assassin")
    fight.attacks("orc", "hero", 9)
    assert fight.segment == 7
    assert fight.asked == [("assassin", "free")]
    fight.answers("assassin", 15, free="hero/right")
    assert not fight.said(SimultaneousAnnounced)
    assert fight.one(StrikeRolled).sneak
    # The blow of the hero falls on the orc as it should.
    fight.strikes("hero", "orc", Fed(2, 20, why="strike"), Fed(3, why="damage"), Fed(20, 20, why="sneak-save"))
    assert not fight.said(ParryRolled)
    assert fight.one(DamageDealt).target == "hero"


@pytest.mark.rule("ALT-SNK-002")
@pytest.mark.parametrize(
    ("notice", "sneak", "free"), [("unnoticed", True, True), ("late", False, True), (None, False, False)]
)
def test_noticed_at_the_last_step_it_is_none(notice: Any, sneak: bool, free: bool) -> None:
    fight = Exchange(killer(), sentry(ac=30), begun=False)
    fight.notes(word.SaySurprise(GM, "assassin", "sentry", "unnoticed"))
    if notice != "unnoticed":
        fight.notes(word.SaySurprise(GM, "assassin", "sentry", notice))
    fight.says(inputs.Begin(GM))
    assert (("assassin", "free") in fight.asked) is free
    if free:
        fight.answers("assassin", 10, free="sentry/right")
        assert ("surprise_sneak" in values(fight.one(StrikeRolled).terms)) is sneak


# ---- the strike


@pytest.mark.rule("ALT-SNK-003")
def test_4_more_no_dexterity_no_weapon_factors() -> None:
    """CA 17 of which Dexterity +3, shield 4: 14. Martial bonus 5, Strength +1, d20=6: 16, hit."""
    victim = evolve(sentry(ac=17, dex_std=3), hands=(Wielded(SWORD), Wielded(SHIELD)))
    fight = stab(killer(), victim)
    fight.answers("assassin", 6, 2, 20, free="sentry/right")
    struck = fight.one(StrikeRolled)
    assert (struck.total, struck.against, struck.outcome) == (16, 14, "hit")
    assert values(struck.terms) == {"face": 6, "martial_bonus": 5, "str_hit": 1, "surprise_sneak": 4}
    assert values(struck.against_terms) == {"armour_class": 17, "no_dexterity": -3}


@pytest.mark.rule("ALT-SNK-003")
def test_a_malus_of_dexterity_is_no_bonus_and_stays() -> None:
    fight = stab(killer(), sentry(ac=12, dex_std=-2))
    fight.answers("assassin", 6, 2, 20, free="sentry/right")
    assert fight.one(StrikeRolled).against == 12


@pytest.mark.rule("ALT-SNK-004")
def test_the_rank_adds_to_the_damage() -> None:
    fight = stab(killer(rank=3, str_damage=1), sentry())
    fight.answers("assassin", 15, 4, 20, free="sentry/right")
    assert fight.one(DamageDealt).total == 8


@pytest.mark.example("EX-B-14")
@pytest.mark.rule("ALT-SNK-004")
def test_ex_b_14_sneak_damage_with_a_long_sword() -> None:
    for bonus, total in ((0, 11), (2, 13)):
        fight = stab(killer(SWORD, rank=5, str_damage=bonus), sentry(stamina=60))
        fight.answers("assassin", 15, Fed(6, 8, why="damage"), 20, free="sentry/right")
        hurt = fight.one(DamageDealt)
        assert (hurt.faces, hurt.total) == ((6,), total)


@pytest.mark.rule("ALT-SNK-004")
def test_most_people_have_no_rank() -> None:
    fight = stab(killer(rank=0), sentry())
    fight.answers("assassin", 15, 4, 20, free="sentry/right")
    assert fight.one(DamageDealt).total == 4
    assert fight.one(s.SneakSaved).against == 10


# ---- the save


@pytest.mark.rule("ALT-SNK-005")
def test_a_save_against_10_and_the_rank_keeps_it_from_being_critical() -> None:
    fight = stab(killer(rank=4), sentry(reflex=5))
    fight.answers("assassin", 15, 4, 9, free="sentry/right")
    saved = fight.one(s.SneakSaved)
    assert (saved.total, saved.against, saved.outcome) == (14, 14, "success")
    hurt = fight.one(DamageDealt)
    assert (hurt.critical, hurt.doubled, hurt.stamina, hurt.body) == ("none", False, 8, 0)
    # Strike, damage, save.
    kinds = [each.type for each in fight.told if each.type in ("strike_rolled", "sneak_saved", "damage_dealt")]
    assert kinds == ["strike_rolled", "sneak_saved", "damage_dealt"]


@pytest.mark.rule("ALT-SNK-006")
def test_a_save_that_fails_doubles_everything_and_costs_its_margin() -> None:
    fight = stab(killer(rank=4), sentry(reflex=0))
    fight.answers("assassin", 15, 4, 9, 50, free="sentry/right")
    hurt = fight.one(DamageDealt)
    assert (hurt.total, hurt.margin, hurt.critical) == (8, 5, "sneak")
    assert (hurt.stamina, hurt.body) == (16, 5)
    assert (fight.who("sentry").stamina, fight.who("sentry").body) == (4, 1)
    # Lost body points have their critical effect.
    assert fight.one(EffectDrawn).effect_column == 1


@pytest.mark.example("EX-B-15")
@pytest.mark.rule("ALT-SNK-006")
def test_ex_b_15_failing_by_five_costs_five() -> None:
    fight = stab(killer(rank=2), sentry(stamina=60, reflex=2))
    fight.answers("assassin", 15, 3, 5, 50, free="sentry/right")
    assert fight.one(s.SneakSaved).margin == 5
    hurt = fight.one(DamageDealt)
    assert (hurt.stamina, hurt.body) == (2 * (3 + 2), 5)


@pytest.mark.rule("ALT-SNK-007")
@pytest.mark.parametrize("face", [19, 20])
def test_natural_19_and_20_are_ignored(face: int) -> None:
    fight = stab(killer(rank=4), sentry(reflex=5, ac=40 if face == 20 else 10))
    fight.answers("assassin", face, 4, 12, free="sentry/right")
    struck = fight.one(StrikeRolled)
    assert (struck.outcome, struck.critical) == ("hit", False)
    hurt = fight.one(DamageDealt)
    assert (hurt.doubled, hurt.body, hurt.body_die) == (False, 0, None)


@pytest.mark.rule("ALT-SNK-007")
def test_a_natural_1_misses_and_the_victim_cannot_use_it() -> None:
    fight = stab(killer(), sentry(ac=0))
    fight.answers("assassin", 1, 2, free="sentry/right")
    assert fight.one(StrikeRolled).outcome == "miss"
    assert fight.one(FumbleRolled).result == "free_action"
    assert ("sentry", "free") not in fight.asked
    assert not fight.said(s.SneakSaved)


@pytest.mark.rule("ALT-SNK-008")
@pytest.mark.parametrize(("save", "body"), [(11, 6), (6, 8)])
def test_never_twice_critical(save: int, body: int) -> None:
    """Stamina 10, doubled damage 16: overflow 6; the margin is 3, or 8: the greater counts, once."""
    fight = stab(killer(rank=4), sentry(stamina=10, body=9, reflex=0))
    fight.answers("assassin", 15, 4, save, 50, free="sentry/right")
    hurt = fight.one(DamageDealt)
    assert (hurt.stamina, hurt.body) == (10, body)


@pytest.mark.rule("ALT-SNK-009")
@pytest.mark.parametrize(("bonus", "waived", "total"), [(3, False, 12), (0, False, 9), (3, True, 9)])
def test_a_heavy_weapon_helps_the_victim(bonus: int, waived: bool, total: int) -> None:
    """Battle axe, rank 2: DC 12, save d20=6+3+3 = 12: made."""
    fight = Exchange(killer(BATTLE_AXE, rank=2), sentry(reflex=3), begun=False, heavy_sneak_save_bonus=bonus)
    fight.notes(word.SaySurprise(GM, "assassin", "sentry", "unnoticed"))
    if waived:
        fight.notes(word.relaxed(fight.state, GM, {"who": "sentry", "words": "no_heavy"}))
    fight.says(inputs.Begin(GM))
    fight.answers("assassin", 15, 4, 6, *((50,) if total < 12 else ()), free="sentry/both")
    saved = fight.one(s.SneakSaved)
    assert (saved.against, saved.total, saved.outcome) == (12, total, "success" if total == 12 else "failure")


# ---- shots


def sniper(metres: int | None, **figures: Any) -> Exchange:
    figures = {"bm": 4, "dex_std": 3, "sneak_rank": 2} | figures
    fight = Exchange(archer(**figures), sentry(ac=14, dex_std=2, stamina=40), begun=False)
    if metres is not None:
        fight.notes(shooting.SayDistance(GM, "ysolde", "sentry", metres * 100))
    fight.notes(word.SaySurprise(GM, "ysolde", "sentry", "unnoticed"))
    fight.notes(word.LieInWait(GM, "ysolde", "sentry"))
    fight.says(inputs.Begin(GM))
    return fight


@pytest.mark.rule("ALT-SNK-010")
def test_a_sneak_shot_within_short_range() -> None:
    """At 20 m (short, +2), martial bonus 4, Dexterity +3, sneak +4, d20=5: 18 against the class without Dexterity."""
    fight = sniper(20)
    fight.notes(LetGo(GM, "ysolde"), Fed(5, 20, why="shot"), 2, 3, 6, 50)
    shot = fight.one(shots.ShotRolled)
    assert (shot.total, shot.against, shot.sneak, shot.outcome) == (18, 12, True, "hit")
    hurt = fight.one(DamageDealt)
    # 2d4 = 5, rank 2; the save of 6 against 12 fails by 6.
    assert (hurt.total, hurt.margin, hurt.stamina, hurt.body) == (7, 6, 14, 6)
    assert not fight.said(shots.ShotDefended)


@pytest.mark.rule("ALT-SNK-010")
@pytest.mark.parametrize(("metres", "sneak"), [(30, True), (31, False), (60, False), (None, True)])
def test_beyond_short_range_it_is_a_mere_surprise(metres: int | None, sneak: bool) -> None:
    fight = sniper(metres)
    fight.notes(LetGo(GM, "ysolde"), Fed(2, 20, why="shot"))
    shot = fight.one(shots.ShotRolled)
    assert shot.sneak is sneak
    assert ("surprise_sneak" in values(shot.terms)) is sneak
    assert ("sentry", "defend") not in fight.asked


@pytest.mark.rule("ALT-SNK-010")
def test_the_faces_of_the_range_are_ignored() -> None:
    fight = sniper(3)
    fight.notes(LetGo(GM, "ysolde"), Fed(17, 20, why="shot"), 2, 3, 19)
    assert fight.one(shots.ShotRolled).critical is False
    assert fight.one(DamageDealt).body_die is None


# ---- into a clinch


def strangler(**figures: Any) -> Combatant:
    made = fighter("Thug", "foes", DAGGER, **({"bm": 4, "str_std": 1, "dex_std": 1, "sneak_rank": 4} | figures))
    return evolve(made, hands=(Wielded(RIGHT_DAGGER),), wrestling=Wrestler(rank=1))


@pytest.mark.rule("ALT-SNK-011")
def test_a_key_from_behind_at_4_more_without_passing_the_guard() -> None:
    """Key: d20=8 + score 5 + 4 = 17 against the wrestling class without Dexterity."""
    fight = stab(strangler(), sentry(ac=16, dex_std=3, str_std=1))
    assert "sentry/seize" in fight.question("thug").fields[0].options
    fight.answers("thug", free="sentry/seize")
    begun = fight.one(clinches.ClinchBegun)
    assert (begun.how, fight.segment) == ("sneak", 1)
    fight.answers("thug", Fed(8, 20, why="wrestle"), action="key", part="head")
    rolled = fight.one(w.HoldRolled)
    assert (rolled.total, rolled.against, rolled.outcome, rolled.sneak) == (17, 14, "success", True)
    assert fight.one(clinches.KeySet).part == "head"
    assert not fight.said(w.CounterRolled)
    assert not any(each.who == "sentry" and decision.kind == "counter" for each, decision in fight.engine.questions())


@pytest.mark.rule("ALT-SUR-008", "ALT-SNK-011")
def test_after_a_sneak_clinch_neither_has_dexterity_in_his_reaction() -> None:
    """Dexterity +3 and +1: a 5 and a 4 count as they fall, from segment 1."""
    fight = stab(strangler(), sentry(ac=30, dex_std=3))
    fight.answers("thug", free="sentry/seize")
    fight.answers(
        "thug",
        *(2, Fed(5, why="wrestle-reaction", who="thug"), Fed(4, why="wrestle-reaction", who="sentry")),
        action="key",
        part="head",
    )
    told = {each.combatant: (each.adjust, each.initial) for each in fight.said(w.WrestlingReacted)}
    assert told == {"thug": (0, False), "sentry": (0, False)}


@pytest.mark.rule("ALT-SNK-011")
def test_a_sword_in_hand_keeps_one_from_it() -> None:
    fight = stab(killer(), sentry())
    assert "sentry/seize" not in fight.question("assassin").fields[0].options


@pytest.mark.rule("ALT-SNK-012")
def test_a_stab_from_the_clinch_has_all_the_benefits() -> None:
    """Dagger 1d4=2 + score 5 + rank 4 = 11; DC 14, save 12: doubled 22, 2 body; the victim is clinched."""
    fight = stab(strangler(), sentry(stamina=40, reflex=2))
    fight.answers("thug", free="sentry/seize")
    fight.answers(
        "thug", Fed(18, 20, why="wrestle"), Fed(2, 4, why="wrestle-damage"), Fed(10, 20, why="sneak-save"), 50,
        action="close_attack", weapon="dagger",
    )  # fmt: skip
    assert fight.one(w.HoldRolled).critical is False
    hurt = fight.one(w.HoldHurt)
    assert (hurt.total, hurt.margin, hurt.stamina, hurt.body, hurt.critical) == (11, 2, 22, 2, "sneak")
    assert fight.who("sentry").wrestling.locked == ("thug",)


# ---- not only from behind


@pytest.mark.rule("ALT-SNK-013")
def test_a_dagger_drawn_unseen_while_whispering() -> None:
    """In the middle of a parley, face to face, the game master grants it."""
    fight = Exchange(killer(RIGHT_DAGGER), sentry())
    for name in ("assassin", "sentry"):
        fight.stands_by(name)
    fight.notes(Engage(GM, "assassin", "sentry"))
    fight.notes(Grant(GM, "sentry", "parler", "0", "3"))
    assert fight.segment >= 1
    fight.notes(word.sneak(fight.state, GM, {"who": "assassin", "target": "sentry", "words": "pick-pocket réussi"}))
    assert fight.one(s.SurpriseSaid).reason == "pick-pocket réussi"
    fight.answers("assassin", 10, 3, 20, free="sentry/right")
    assert fight.one(StrikeRolled).sneak


@pytest.mark.rule("ALT-SNK-014")
@pytest.mark.parametrize(("bonus", "total"), [(-2, 12), (-4, 10), (1, 15)])
def test_relaxed_or_absorbed_victims(bonus: int, total: int) -> None:
    """DC 13, d20=10+4-2 = 12: failed by 1."""
    fight = Exchange(killer(rank=3), sentry(reflex=4), begun=False)
    fight.notes(word.SaySurprise(GM, "assassin", "sentry", "unnoticed"))
    given = {} if bonus == -2 else {"value": f"{bonus:+}"}  # a relaxed victim's -2 is what the tool proposes
    fight.notes(word.relaxed(fight.state, GM, {"who": "sentry", **given}))
    fight.says(inputs.Begin(GM))
    fight.answers("assassin", 15, 4, 10, *((50,) if total < 13 else ()), free="sentry/right")
    saved = fight.one(s.SneakSaved)
    assert (saved.against, saved.total, saved.margin) == (13, total, max(0, 13 - total))


# ---- one weapon, or two daggers


@pytest.mark.example("EX-B-17")
@pytest.mark.rule("ALT-SNK-015")
@pytest.mark.parametrize(("hand", "weapon"), [("right", "longsword"), ("left", "dagger")])
def test_ex_b_17_sword_and_dagger_one_sneak_blow(hand: str, weapon: str) -> None:
    fight = stab(killer(SWORD, DAGGER), sentry(stamina=60), two_dagger_sneak="always")
    assert list(fight.question("assassin").fields[0].options) == ["sentry/right", "sentry/left", "special", "-"]
    fight.answers("assassin", 15, 3, 20, free=f"sentry/{hand}")
    struck = fight.one(StrikeRolled)
    assert (struck.weapon, struck.sneak) == (weapon, True)
    assert ("assassin", "free") not in fight.asked


def cassandra(**figures: Any) -> Combatant:
    return killer(RIGHT_DAGGER, DAGGER, name="Cassandra", left_hand_rank=6, **({"rank": 6, "str_hit": 0} | figures))


@pytest.mark.example("EX-B-16")
@pytest.mark.rule("ALT-SNK-005", "ALT-SNK-006", "ALT-SNK-016")
def test_ex_b_16_cassandras_two_daggers() -> None:
    fight = stab(cassandra(), sentry(stamina=40, body=6, reflex=4))
    fight.answers("cassandra", free="sentry/pair")
    assert fight.asked == [("@gm", "daggers")]
    fight.answers("@gm", 11, 13, 4, 3, 10, 50, daggers="yes")
    assert [(each.face, each.hand, each.sneak) for each in fight.said(StrikeRolled)] == [
        (11, "right", True),
        (13, "left", True),
    ]
    saved = fight.one(s.SneakSaved)
    assert (saved.against, saved.total, saved.margin) == (16, 14, 2)
    hurt = fight.one(DamageDealt)
    assert (hurt.total, hurt.stamina, hurt.body) == (13, 26, 2)
    assert (fight.who("sentry").stamina, fight.who("sentry").body) == (14, 4)


@pytest.mark.rule("ALT-SNK-016")
def test_if_only_one_hits_its_damage_and_the_rank() -> None:
    fight = stab(cassandra(rank=5), sentry(stamina=40, reflex=4, ac=20), two_dagger_sneak="always")
    fight.answers("cassandra", 15, 2, Fed(3, 4, why="damage"), 20, free="sentry/pair")
    hurt = fight.one(DamageDealt)
    assert (hurt.total, hurt.also) == (8, None)


@pytest.mark.rule("ALT-SNK-016")
def test_both_hit_5_and_5_are_10() -> None:
    fight = stab(cassandra(rank=5), sentry(stamina=40, reflex=0), two_dagger_sneak="always")
    fight.answers("cassandra", 15, 15, 3, 2, 11, 50, free="sentry/pair")
    hurt = fight.one(DamageDealt)
    assert (hurt.total, hurt.stamina, hurt.body) == (10, 20, 4)


@pytest.mark.rule("ALT-SNK-016")
def test_the_game_master_or_the_table_may_refuse_it() -> None:
    never = stab(cassandra(), sentry(), two_dagger_sneak="never")
    assert "sentry/pair" not in never.question("cassandra").fields[0].options
    fight = stab(cassandra(), sentry())
    fight.answers("cassandra", free="sentry/pair")
    fight.answers("@gm", daggers="no")
    assert "sentry/pair" not in fight.question("cassandra").fields[0].options
    fight.answers("cassandra", 15, 3, 20, free="sentry/left")
    assert fight.one(StrikeRolled).sneak


@pytest.mark.rule("ALT-SNK-016")
def test_never_with_a_sword_beside_the_dagger() -> None:
    fight = stab(killer(SWORD, DAGGER), sentry(), two_dagger_sneak="always")
    assert "sentry/pair" not in fight.question("assassin").fields[0].options


def test_an_autopilot_takes_the_occasion() -> None:
    for daggers in ("ask_gm", "always", "never"):
        fight = Exchange(cassandra(temperament="steady"), sentry(stamina=200), begun=False, two_dagger_sneak=daggers)
        fight.notes(word.SaySurprise(GM, "cassandra", "sentry", "unnoticed"))
        fight.told.clear()
        fight.says(inputs.Begin(GM))
        sneaks = [each for each in fight.said(StrikeRolled) if each.sneak]
        assert len(sneaks) == (2 if daggers == "always" else 1)


def test_a_standing_order_takes_it_too() -> None:
    fight = Exchange(cassandra(), sentry(stamina=200), begun=False)
    fight.notes(Order(GM, "cassandra", "free", "always"))
    fight.notes(word.SaySurprise(GM, "cassandra", "sentry", "unnoticed"))
    fight.told.clear()
    fight.says(inputs.Begin(GM))
    assert [each.sneak for each in fight.said(StrikeRolled)] == [True]
