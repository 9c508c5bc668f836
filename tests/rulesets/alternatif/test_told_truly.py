"""What is told of defences, surprises and special actions is what decided them: the rule named is the one behind the
outcome, and words say what happened."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.render.rulings import Rulings
from bot.rulesets.alternatif.charging.running import ChargeArrived
from bot.rulesets.alternatif.combatants.figures import CombatantRevealed
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving.words import SayGround
from bot.rulesets.alternatif.ordinary.listed import TaskBroken
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.shooting.events import ShotDefended
from bot.rulesets.alternatif.simultaneous import ChoiceRevealed
from bot.rulesets.alternatif.specials import events as specials
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.surprise import ambush as surprise
from bot.rulesets.alternatif.surprise.words import SaySurprise
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.text import Texts
from tests.rulesets.alternatif.archers import archer, range_of, rests, shoots
from tests.rulesets.alternatif.bottes import ana, attempts, bor, opposes, up
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_missile_defence import bearer
from tests.rulesets.alternatif.test_missile_defence import struck as shot_at
from tests.rulesets.alternatif.test_parry import struck
from tests.rulesets.alternatif.test_shoving import at, cells, facing
from tests.rulesets.alternatif.test_surprise import ambush, hero, orc
from tests.rulesets.alternatif.test_told_beforehand import label, told

RULINGS = Rulings(Texts())


def said(fight: Exchange, event: Any) -> tuple[str, str]:
    """What is told of *event*, in French and in English."""
    fr, en = (
        RULINGS.ruling(fight.game, fight.state, [Told(1, event)], Reader(GM, gm=True), locale)
        for locale in ("fr", "en")
    )
    return fr.replace("\u00a0", " "), en


def rules(fight: Exchange, event: Any) -> set[str]:
    return set(fight.game.rules_of(event))


# ---- what was broken off


@pytest.mark.rule("ALT-DEF-010", "ALT-REA-011")
def test_whoever_dodged_starts_over_and_does_not_go_on() -> None:
    """Bor's own shot is lost by the dodge: the same again is a new one, with a new die."""
    fight = range_of(archer(), archer("Bor", "others", stamina=90), ask_again="changed")
    rests(fight, "ysolde", "bor")
    shoots(fight, "bor", "ysolde", 6)
    shoots(fight, "ysolde", "bor", 3, Fed(18, 20, why="shot"))
    fight.parries("bor", "ysolde+shot/dodge", 1)
    assert fight.one(TaskBroken).reason == "interrupted"
    decision = fight.question("bor", "changed")
    assert (decision.about["news"], decision.about["goes"], decision.about["anew"]) == ("broken", "shot", True)
    assert label(fight, decision, "action", "-") == "Recommencer"
    assert label(fight, decision, "action", "-", "en") == "Start over"
    assert "nouveau dé de réaction" in told(fight, decision, "action", "-")
    assert "comme annoncé" not in told(fight, decision, "action", "-")


# ---- a charge out of a surprise


@pytest.mark.rule("ALT-CHG-011", "ALT-SUR-003", "ALT-SUR-012")
def test_a_charge_that_surprises_is_told_as_a_charge() -> None:
    fight = ambush(hero(spot=Spot(cell="C3")), orc(hidden=True, spot=Spot(cell="C9")), map="square")
    offered = fight.one(FreeActionOffered)
    assert rules(fight, offered) == {"ALT-SUR-003", "ALT-CHG-011"}
    assert rules(fight, evolve(offered, kind="frank", impetus=False)) == {"ALT-SUR-003", "ALT-SUR-012"}
    fight.answers("orc", 15, 4, free="ana/right")
    struck = fight.one(StrikeRolled)
    assert (struck.occasion, struck.impetus, struck.critical) == ("free", True, False)
    fr, en = said(fight, struck)
    assert ("par surprise" in fr, "au bout de sa charge" in fr, "gratuite" in fr) == (True, True, False)
    assert ("by surprise at the end of the charge" in en, "free action" in en) == (True, False)
    assert {"ALT-CHG-002", "ALT-CHG-011"} <= rules(fight, struck)
    # What makes 19 a critical has decided nothing of a 15.
    assert "ALT-FRE-007" not in rules(fight, struck)
    assert "ALT-FRE-007" in rules(fight, evolve(struck, face=19, critical=True))
    # Told before that were written down, it was a free action.
    assert "action gratuite" in said(fight, evolve(struck, impetus=False))[0]


@pytest.mark.rule("ALT-CHG-003", "ALT-CHG-006", "ALT-CHG-011")
def test_only_whoever_does_not_see_it_come_lacks_a_reception_by_surprise() -> None:
    arrived = ChargeArrived("ana", "orc", 3, 5, strikes=False, receives=False, unaware=False)
    fight = Exchange(hero(), orc())
    assert not rules(fight, arrived) & {"ALT-CHG-006", "ALT-CHG-011"}
    assert "ALT-CHG-011" in rules(fight, evolve(arrived, unaware=True))
    assert "ALT-CHG-006" in rules(fight, evolve(arrived, receives=True))


# ---- the rule that decided


@pytest.mark.rule("ALT-PAR-010", "ALT-CRI-002", "ALT-CRI-010", "ALT-CRI-016")
def test_a_parry_names_what_decided_it() -> None:
    fight = struck(due=9)
    fight.parries("bor", "ana", 19, 4)
    first = fight.one(ParryRolled)
    assert "ALT-PAR-010" not in rules(fight, first)
    fight.strikes("ana", "bor", 15)
    fight.parries("bor", "ana", 12, 7)
    second = fight.one(ParryRolled)
    assert (second.costless, "ALT-PAR-010" in rules(fight, second)) == (True, True)
    decided = {"ALT-CRI-002", "ALT-CRI-010", "ALT-CRI-016"}
    for changes, rule in (
        ({"needed": 18}, {"ALT-CRI-002"}),
        ({"against_20": True}, {"ALT-CRI-002"}),
        ({"against_20": True, "face": 1, "natural": 1}, {"ALT-CRI-010"}),
        ({"against_20": True, "outcome": "parried", "face": 19, "critical": True}, {"ALT-CRI-016"}),
        # Most failed parries meet no natural 20.
        ({}, set()),
    ):
        assert rules(fight, evolve(second, **changes)) & decided == rule


@pytest.mark.rule("ALT-DEF-008", "ALT-DEF-009", "ALT-CRI-010", "ALT-MIS-012")
def test_a_defence_against_a_shot_names_what_decided_it() -> None:
    fight = shot_at(bearer(SWORD, reflex=40), 18)
    fight.parries("bor", "ysolde+shot/dodge", 1)
    dodged = fight.one(ShotDefended)
    assert (dodged.outcome, dodged.settled()) == ("parried", "")
    # A dodge is a save: a natural 1 of it fails by its sum, if at all.
    assert evolve(dodged, outcome="failed", total=2).settled() == ""
    undodged = evolve(dodged, outcome="failed", face=15, total=30)
    assert (undodged.settled(), "ALT-DEF-009" in rules(fight, undodged)) == ("undodged", True)
    parried = evolve(dodged, way="parry", hand="left", outcome="failed", interrupts=False)
    assert rules(fight, parried) == {"ALT-DEF-002", "ALT-DEF-003", "ALT-DEF-005", "ALT-CRI-010"}
    assert "ALT-CRI-010" not in rules(fight, evolve(parried, face=3))
    wounds = DamageDealt("ysolde", "ysolde+shot", "bor", "long_bow", (4,), 4, (), 4, 0, shot=True)
    assert rules(fight, wounds) == {"ALT-GEN-010", "ALT-MIS-012", "ALT-GEN-011"}
    critical = evolve(wounds, critical="exceptional", doubled=True, times=2, body_die=1, stamina=8)
    assert {"ALT-MIS-013", "ALT-CRI-005"} <= rules(fight, critical)
    assert "ALT-CRI-008" in rules(fight, evolve(critical, stamina=5, body=3))
    sneak = evolve(critical, blow="ysolde", shot=False, critical="sneak", body_die=None, margin=3, body=3)
    assert rules(fight, sneak) & {"ALT-SNK-006", "ALT-CHG-007"} == {"ALT-SNK-006"}


@pytest.mark.rule("ALT-SPE-007", "ALT-SPE-011", "ALT-SPE-030", "ALT-SPE-031")
@pytest.mark.parametrize(
    ("own", "theirs", "decided", "fr", "rule"),
    [
        (17, 20, "other_20", ": en face, un 20 pur l’emporte.", "ALT-SPE-007"),
        (1, 12, "own_1", ": un 1 pur échoue toujours.", "ALT-SPE-007"),
        (20, 19, "own_20", ": un 20 pur réussit toujours.", "ALT-SPE-011"),
        (2, 1, "other_1", ": en face, un 1 pur n’arrête rien.", "ALT-CRI-010"),
        (2, 19, "totals", "contre", "ALT-SPE-005"),
    ],
)
def test_a_special_action_says_what_decided_it(own: int, theirs: int, decided: str, fr: str, rule: str) -> None:
    low = -8 if decided in ("own_20", "other_1") else 8
    fight = up(at(ana(bm=low), "C3"), at(bor(), "D3"), map="square")
    attempts(fight, "push")
    opposes(fight, "attack/right", theirs, own, 4, 4, 4, 4)
    resolved = fight.one(specials.SpecialResolved)
    assert resolved.decided == decided
    assert fr in said(fight, resolved)[0]
    assert rule in rules(fight, resolved)
    for code in ("tie", "parry_tie", "critical_parry"):
        other = evolve(resolved, outcome="failed", decided=code, natural=None, against=resolved.total)
        assert rules(fight, other) & {"ALT-SPE-030", "ALT-SPE-031"} == {
            "ALT-SPE-030" if code == "tie" else "ALT-SPE-031"
        }
        assert all(said(fight, other))


@pytest.mark.rule("ALT-SIM-002", "ALT-SIM-003")
def test_a_special_action_among_simultaneous_ones_is_no_return_to_guard() -> None:
    fight = facing()
    revealed = ChoiceRevealed("ana", "right", "special", "bor", special="push")
    assert rules(fight, revealed) == {"ALT-SIM-002", "ALT-SPE-002"}
    assert "ALT-SIM-003" in rules(fight, evolve(revealed, choice="return_to_guard"))


# ---- words


def test_damage_is_told_as_damage_and_by_whom() -> None:
    fight = shot_at(bearer(SWORD), 18)
    dealt = DamageDealt("ysolde", "ysolde+shot", "bor", "long_bow", (4,), 4, (), 4, 0, shot=True)
    fr, en = said(fight, dealt)
    assert ("(tir d’Ysolde)" in fr, "(Ysolde’s shot)" in en) == (True, True)
    assert "(coup d’Ysolde)" in said(fight, evolve(dealt, shot=False))[0]
    decision = fight.question("bor", "defend")
    assert "blessé" not in told(fight, decision, "parry", "-")
    assert "wounded" not in told(fight, decision, "parry", "-", "en")


def test_nothing_is_given_up_by_whoever_prepares_nothing() -> None:
    fight = Exchange(fighter("Ana", carried=(SWORD,)), fighter("Bor", "others"))
    form = fight.game.form(fight.state, "declare", "ana")
    assert form is not None
    assert "abandonnée" not in told(fight, form, "action", "switch")
    fight.attacks("ana", "bor", 5)
    form = fight.game.form(fight.state, "declare", "ana")
    assert form is not None
    assert "l’action préparée est abandonnée" in told(fight, form, "action", "switch")


# ---- a hidden foe in the way


@pytest.mark.rule("ALT-MOV-019", "ALT-SUR-010")
@pytest.mark.parametrize(("rule", "ends"), [("walks_on", "E3"), ("stops", "C3")])
def test_a_breakthrough_ends_before_a_hidden_foe_as_the_table_has_it(rule: str, ends: str) -> None:
    imp = at(evolve(fighter("Imp", "others"), hidden=True), "E3")
    fight = up(at(ana(bm=8), "C3"), at(bor(), "D3"), imp, map="square", upon_hidden=rule)
    attempts(fight, "breakthrough", flank="right")
    opposes(fight, "attack/right", 2, 18, 4)
    assert cells(fight)[0] == ends
    assert [each.combatant for each in fight.said(CombatantRevealed)] == (["imp"] if rule == "stops" else [])


@pytest.mark.rule("ALT-SUR-010")
@pytest.mark.parametrize("rule", ["walks_on", "stops"])
def test_whoever_rushes_upon_somebody_stops_before_a_hidden_foe_as_the_table_has_it(rule: str) -> None:
    walls = tuple(f"{column}{row}" for column in "BD" for row in range(1, 12))
    people = hero(spot=Spot(cell="C3")), orc(spot=Spot(cell="C9")), hero("Spy", spot=Spot(cell="C6"), hidden=True)
    fight = Exchange(*people, begun=False, map="square", upon_hidden=rule)
    fight.notes(SayGround(GM, walls, ground="obstacle"))
    fight.notes(SaySurprise(GM, "orc", "ana", "late"))
    fight.says(inputs.Begin(GM))
    stopped = rule == "stops"
    assert fight.who("orc").spot.cell == ("C7" if stopped else "C4")
    assert fight.who("spy").hidden is not stopped
    assert bool(fight.said(surprise.SurpriseForgotten)) is stopped
    assert bool(fight.said(FreeActionOffered)) is not stopped
