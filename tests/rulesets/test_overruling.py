"""The game master's word on a blow: it hits, or misses, whatever its die shows. A rule text leaves him such a word; the
die falls as ever, and no natural result decides."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from bot.kernel.dice import Fed
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.wounds.events import FumbleRolled
from bot.rulesets.percentile.attack import AttackJudged, VolleyLost
from bot.rulesets.percentile.fumbles import MishapChosen
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rolls.rerolls import SetRerolls
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Declaration, Spell
from bot.rulesets.shared.overruling import BlowDecided, BlowRuled, Rolled, RuleBlow
from tests.rulesets.alternatif.exchange import Exchange
from tests.rulesets.alternatif.exchange import fighter as fencer
from tests.rulesets.alternatif.fight import Fight as AlternatifFight
from tests.rulesets.anyplay import GM, AnyPlay
from tests.rulesets.percentile.brawl import BOW, DAGGER, Brawl
from tests.rulesets.percentile.brawl import fighter as brawler
from tests.rulesets.percentile.fight import Fight as PercentileFight

SEEDS = 3


# ---- D&D Alternatif


def duel(outcome: Any, *faces: int, **ana: Any) -> Exchange:
    """In segment 4 Ana strikes Bor, who stands by; the game master has said how that comes out."""
    fight = Exchange(fencer("Ana", **ana), fencer("Bor", "others"))
    fight.stands_by("bor")
    fight.notes(RuleBlow(GM, "ana", "bor", outcome))
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", *faces)
    return fight


@pytest.mark.parametrize("face", [1, 2])
@pytest.mark.rule("ALT-GEN-013")
def test_a_blow_ruled_a_hit_hits_whatever_it_shows_and_is_no_fumble(face: int) -> None:
    fight = duel("hit", face)
    strike = fight.one(StrikeRolled)
    assert (strike.face, strike.outcome, strike.natural) == (face, "hit", None)
    assert fight.one(BlowDecided) == BlowDecided("ana", "bor", "hit", would="miss")
    assert ("bor", "parry") in fight.asked
    fight.takes_it("bor", 6)
    assert fight.said(FumbleRolled) == []
    assert fight.who("bor").stamina < fight.who("bor").stamina_max


@pytest.mark.parametrize("face", [19, 20])
@pytest.mark.rule("ALT-GEN-013")
def test_a_blow_ruled_a_miss_misses_whatever_it_shows(face: int) -> None:
    fight = duel("miss", face, bm=20)
    strike = fight.one(StrikeRolled)
    assert (strike.outcome, strike.natural) == ("miss", None)
    assert fight.state.blows == ()
    assert fight.state.ruled is None


@pytest.mark.rule("ALT-GEN-013")
def test_the_word_is_used_up_by_the_blow_that_is_meant_and_no_other() -> None:
    fight = Exchange(fencer("Ana"), fencer("Bor", "others"))
    fight.notes(RuleBlow(GM, "ana", "bor", "hit", after=1))
    fight.attacks("ana", "bor", 4)
    fight.attacks("bor", "ana", 5)
    fight.strikes("ana", "bor", 2)
    assert [each.outcome for each in fight.said(StrikeRolled)] == ["miss"]
    assert fight.state.ruled is not None
    assert fight.state.ruled.after == 0
    fight.strikes("bor", "ana", 2)
    assert fight.state.ruled is not None


# ---- percentile


def attacked(outcome: Any, *faces: int, **ana: Any) -> Brawl:
    scene = Brawl(brawler("A", initiative=5, melee=50, **ana), brawler("B", "foes", initiative=2, melee=50))
    scene.notes(RuleBlow(GM, "a", "b", outcome))
    scene.round({"a": Declaration("attack", "b", two="second" in ana), "b": Declaration("nothing")}, *faces)
    return scene


@pytest.mark.parametrize("face", [51, 97])
@pytest.mark.rule("PCT-TST-004", "PCT-TST-006")
def test_an_attack_ruled_a_hit_is_a_plain_success(face: int) -> None:
    scene = attacked("hit", face, 4)
    assert scene.one(D100Rolled).degree == "success"
    assert scene.one(BlowDecided).outcome == "hit"
    assert scene.one(AttackJudged).target == "b"
    assert scene.said(MishapChosen) == []
    assert scene.hit_points("b") < 12


@pytest.mark.parametrize("face", [3, 40])
@pytest.mark.rule("PCT-TST-003", "PCT-ATK-009")
def test_an_attack_ruled_a_miss_misses_with_both_weapons(face: int) -> None:
    scene = attacked("miss", face, second=DAGGER)
    assert scene.one(D100Rolled).degree == "failure"
    assert scene.said(AttackJudged) == []
    assert scene.hit_points("b") == 12


@pytest.mark.rule("PCT-ADV-005")
def test_nobody_rolls_anew_what_the_game_master_has_decided() -> None:
    scene = Brawl(brawler("A", initiative=5, melee=50), brawler("B", "foes", initiative=2, melee=50))
    scene.notes(SetRerolls(GM, "a", "advantage", 1))
    scene.notes(RuleBlow(GM, "a", "b", "miss"))
    scene.round({"a": Declaration("attack", "b"), "b": Declaration("nothing")}, 40)
    assert ("a", "advantage") not in scene.asked
    assert scene.who("a").advantages == 1


def spelled(spell: Spell, outcome: Any, *faces: int, **b: Any) -> Brawl:
    scene = Brawl(brawler("A", initiative=5, magic=50, psy=9, spells=(spell,)), brawler("B", "foes", initiative=2, **b))
    scene.notes(RuleBlow(GM, "a", "b", outcome))
    scene.round({"a": Declaration("cast", "b", spell=spell.spell), "b": Declaration("nothing")}, *faces)
    return scene


RAY = Spell("ray", 1, "magic", "1d8")
BOLT = Spell("bolt", 1, None, "1d8")


@pytest.mark.rule("PCT-TST-006")
def test_a_spell_ruled_a_hit_strikes_and_one_ruled_a_miss_does_not() -> None:
    scene = spelled(RAY, "hit", 97, 4)
    assert scene.one(D100Rolled).degree == "success"
    assert scene.one(BlowDecided) == BlowDecided("a", "b", "hit", "spell", "miss")
    assert scene.hit_points("b") == 8
    scene = spelled(RAY, "miss", 3)
    assert scene.one(D100Rolled).degree == "failure"
    assert (scene.one(SpellCast).worked, scene.one(SpellCast).cost) == (False, 1)
    assert scene.hit_points("b") == 12
    assert scene.state.ruled is None


@pytest.mark.rule("PCT-TST-006", "PCT-DEF-011")
def test_a_spell_ruled_a_hit_may_still_be_warded_off() -> None:
    scene = Brawl(
        brawler("A", initiative=5, magic=50, psy=9, spells=(RAY,)),
        brawler("B", "foes", initiative=2, magic_parry=60, melee=50),
    )
    scene.notes(RuleBlow(GM, "a", "b", "hit"))
    said = {"a": Declaration("cast", "b", spell="ray"), "b": Declaration("parry", posture="defensive")}
    scene.round(said, 97)
    assert scene.asked == [("b", "defence")]


@pytest.mark.rule("PCT-TST-006", "PCT-POS-013")
def test_a_spell_that_needs_no_roll_misses_by_his_word_alone() -> None:
    scene = spelled(BOLT, "miss")
    assert scene.said(D100Rolled) == []
    assert scene.one(BlowDecided) == BlowDecided("a", "b", "miss", "spell")
    cast = scene.one(SpellCast)
    assert (cast.worked, cast.sure) == (False, True)
    assert scene.game.blow_of(cast) == Rolled("a", "b", False, "spell")
    assert scene.hit_points("b") == 12
    assert scene.state.ruled is None, "the word is used up"
    scene.round({"a": Declaration("cast", "b", spell="bolt"), "b": Declaration("nothing")}, 4)
    assert scene.hit_points("b") == 8


def volley(outcome: Any, *faces: Fed) -> Brawl:
    given: dict[str, Any] = {"initiative": 5, "soldiers": 20, "hit_points": 3, "soldier_hit_points": 3, "shooting": 45}
    archers = brawler("Archers", "foes", arm=BOW, **given)
    scene = Brawl(brawler("P", initiative=2, hit_points=60, melee=50), archers, variant="battle")
    if outcome:
        scene.notes(RuleBlow(GM, "archers", "p", outcome))
    scene.round({"archers": Declaration("attack", "p"), "p": Declaration("nothing")}, *faces)
    return scene


@pytest.mark.rule("PCT-BAT-006", "PCT-TST-006")
def test_a_volley_ruled_a_miss_hits_nothing_of_whom_it_is_shot_at() -> None:
    scene = volley("miss", Fed(6, 10))
    lost = scene.one(VolleyLost)
    assert lost == VolleyLost("archers", "p", 6)
    assert scene.one(BlowDecided) == BlowDecided("archers", "p", "miss", "volley")
    assert scene.game.blow_of(lost) == Rolled("archers", "p", False, "volley")
    assert (scene.said(AttackJudged), scene.hit_points("p"), scene.state.ruled) == ([], 60, None)
    assert scene.state.round == 2


@pytest.mark.rule("PCT-BAT-006", "PCT-TST-006")
@pytest.mark.parametrize("outcome", [None, "hit"])
def test_any_other_volley_hits_with_its_arrows(outcome: str | None) -> None:
    scene = volley(outcome, Fed(2, 10), Fed(7, 8))
    judged = scene.one(AttackJudged)
    assert (judged.arrows, scene.said(VolleyLost), scene.state.ruled) == (2, [], None)
    assert scene.game.blow_of(judged) == Rolled("archers", "p", True, "volley")
    assert scene.hit_points("p") < 60


# ---- any game


def test_that_it_was_said_beforehand_is_the_game_masters_and_that_he_decided_is_everybodys() -> None:
    fight = duel("hit", 2)
    said, decided = BlowRuled("ana", "bor", "hit"), fight.one(BlowDecided)
    game: Any = AlternatifFight(0).game
    assert not game.may_read(fight.state, said, EVERYBODY)
    assert game.may_read(fight.state, said, Reader(GM, gm=True))
    assert game.may_read(fight.state, decided, EVERYBODY)


@pytest.mark.parametrize("fight", [AlternatifFight, PercentileFight])
def test_fights_at_random_go_on_whatever_is_ruled_of_their_blows(fight: type[AnyPlay[Any]]) -> None:
    class Ruled(fight):  # type: ignore[misc, valid-type]
        """What the dice would have made of a blow is not looked at; all the rest must hold."""

        def check_events(self, before: Any, progress: Any) -> None:
            self.accounts[progress.line], self.taken[progress.line] = None, {}

        def check_state(self) -> None: ...

    decided = 0
    for seed in range(SEEDS):
        play: AnyPlay[Any] = Ruled(seed)
        chance = random.Random(f"ruled {seed}")
        for _ in range(120):
            people = [each.id for each in play.game.people(play.engine.state)]
            if len(people) > 1 and chance.random() < 0.5 and not play.engine.standing.ended:
                who, target = chance.sample(people, 2)
                play.submit(RuleBlow(GM, who, target, chance.choice(("hit", "miss")), chance.choice((0, 0, 1))))
            play.step()
        play.check_replay()
        for line in play.journal:
            for before, event in pairwise(line.events):
                if isinstance(event, BlowDecided):
                    rolled = play.game.blow_of(before)  # type: ignore[attr-defined]
                    assert rolled is not None
                    hit = event.outcome == "hit"
                    assert (rolled.who, rolled.target, rolled.hit) == (event.combatant, event.target, hit)
                    decided += 1
    assert decided
