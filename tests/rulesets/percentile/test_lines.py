"""Who stands behind, and who is reached: like somebody disengaged (PCT-DEF-014), while somebody holds the front."""

from __future__ import annotations

from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.legality import guards, may_attack, may_wrestle
from bot.rulesets.percentile.people import TakeLine
from bot.rulesets.percentile.state import Declaration, Fighter
from bot.rulesets.shared.lines import LineTaken
from tests.rulesets.percentile.brawl import BOW, GM, Brawl, fighter


def wolf(name: str = "Wolf", **figures: Any) -> Fighter:
    return evolve(fighter(name, "foes", initiative=2, melee=40, hit_points=20, **figures), temperament="steady")


def hero(name: str, **figures: Any) -> Fighter:
    return fighter(name, initiative=6, melee=50, hit_points=30, wrestling=40, **figures)


def reached(scene: Brawl, who: str = "wolf") -> list[str]:
    """Whom *who* may attack hand to hand."""
    fighters = scene.state.fighters
    return [
        each.id for each in fighters.values() if each.side == "players" and may_attack(scene.state, fighters[who], each)
    ]


@pytest.mark.rule("PCT-DEF-014")
def test_nobody_behind_is_reached_hand_to_hand_while_somebody_holds_the_front() -> None:
    scene = Brawl(hero("Ana"), hero("Mage", behind=True), wolf(), wolf("Archer", arm=BOW))
    assert reached(scene) == ["ana"]
    assert not may_wrestle(scene.state, scene.who("wolf"), scene.who("mage"))
    assert reached(scene, "archer") == ["ana", "mage"]
    scene.notes(SetStatus(GM, "ana", "prone", on=True))
    assert reached(scene) == ["ana", "mage"]


@pytest.mark.rule("PCT-DEF-014")
def test_whoever_strikes_hand_to_hand_stands_in_front_from_then_on() -> None:
    scene = Brawl(hero("Ana"), hero("Mage", behind=True), wolf())
    scene.round({"mage": Declaration("attack", "wolf"), "ana": Declaration("nothing")}, 90, 90)
    assert [each for each in scene.all if isinstance(each, LineTaken)] == [LineTaken("mage", False, "forward")]
    assert reached(scene) == ["ana", "mage"]


@pytest.mark.rule("PCT-DEF-014")
def test_a_shot_from_behind_changes_no_place() -> None:
    scene = Brawl(hero("Ana"), hero("Mage", behind=True, arm=BOW), evolve(wolf(), temperament=None))
    scene.round({"mage": Declaration("attack", "wolf")}, 90)
    assert scene.who("mage").behind


@pytest.mark.rule("PCT-DEC-002")
def test_autopilots_take_the_front_and_spread() -> None:
    scene = Brawl(hero("Ana"), hero("Bea"), hero("Mage", behind=True, psy=1), wolf("W1"), wolf("W2"))
    said = [scene.who(each).declaration for each in ("w1", "w2")]
    assert sorted(each.target for each in said if each is not None and each.target) == ["ana", "bea"]


@pytest.mark.rule("PCT-BAT-005", "PCT-PIT-001")
def test_the_battle_has_no_lines() -> None:
    scene = Brawl(hero("Ana"), hero("Mage", behind=True), wolf(), variant="battle")
    assert guards(scene.state, scene.who("mage")) == []
    with pytest.raises(Refused, match="percentile-no-lines"):
        scene.notes(TakeLine(GM, "ana", "behind"))


@pytest.mark.parametrize(("ready", "behind"), [("mirabelle", True), ("sylvain", True), ("ambre", False)])
def test_an_archer_and_a_mage_begin_behind(ready: str, behind: bool) -> None:
    game = rulesets_of(load_library())["percentile"]
    _, body = game.sheets.propose({"ready": ready})
    note = game.compose(game.opening({}), "join", GM, {"sheet": body, "player": 5})
    assert [each.behind for each in note.records] == [behind]
