"""Ground that spells change, and who stands there: webs, grease, vines; with a grid and by the game master's word."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import movement_left
from bot.rulesets.dnd5.movement.events import MoveEnded, Stepped, Walked
from bot.rulesets.dnd5.movement.words import Place, SayHeight
from bot.rulesets.dnd5.rounds.turns import EndTurn
from bot.rulesets.dnd5.spells.events import SaveRolled
from bot.rulesets.dnd5.spells.events_lasting import EffectEnded, ZoneEnded, ZoneEntered, ZoneLeft, ZoneMade
from bot.rulesets.dnd5.spells.lasting import EndConcentration, SayZone
from bot.rulesets.shared import coming
from bot.rulesets.shared.options import Heard
from tests.rulesets.dnd5.magic import caster
from tests.rulesets.dnd5.skirmish import GM, Skirmish, fighter

APART = {"ana|bor": 900, "ana|cid": 900, "bor|cid": 300}


def cast(spell: str, slot: str, *faces: int, **figures: Any) -> Skirmish:
    """Without a grid: Ana casts it at Bor; Cid stands beside, and the game master leaves him out."""
    s = Skirmish(
        caster("Ana", "web", "grease", "entangle", "fly", **figures),
        fighter("Bor", "foes"),
        fighter("Cid", "foes"),
        apart=APART,
    )
    s.does("ana", "cast", spell=spell, slot=slot, at="bor")
    if "cid" in (each.strip().lower() for each in str(dict(s.question("@gm").facts)["names"]).split(",")):
        s.answers("@gm", person="cid")
    s.answers("@gm", *faces, person="take")
    return s


def zone(spell: str) -> str:
    return f"ana:{spell}"


@pytest.mark.rule("DN5-EXT-003", "DN5-EXT-011")
def test_without_a_grid_those_whom_a_web_caught_save_as_their_turns_begin() -> None:
    s = cast("web", "2")
    made = s.one(ZoneMade)
    assert (made.people, made.cells, made.dc, made.said) == (("bor",), (), 15, True)
    assert s.said(SaveRolled) == []
    s.does("ana", "pass", 14)
    assert [(each.combatant, each.against, each.success) for each in s.said(SaveRolled)] == [("bor", 15, False)]
    assert s.who("bor").has("restrained")
    s.does("bor", "pass")
    assert s.said(SaveRolled) == [], "nobody else stands there"


@pytest.mark.rule("DN5-MOV-006", "DN5-MOV-007")
def test_without_a_grid_whoever_stands_in_it_goes_on_difficult_ground() -> None:
    s = cast("web", "2")
    s.does("ana", "pass", 20)
    s.does("bor", "approach", target="ana")
    walked = s.one(Walked)
    assert (walked.hindrances, walked.metres, walked.cost) == (("difficult",), "4.5", 900)
    s.notes(SayZone(GM, "bor", zone("web"), on=False))
    assert [each.combatant for each in s.said(ZoneLeft)] == ["bor"]
    s.passes("bor", "cid", "ana")
    s.does("bor", "approach", target="ana")
    assert s.one(Walked).hindrances == ()


@pytest.mark.rule("DN5-EXT-003")
def test_whoever_comes_into_a_web_in_his_own_turn_saves_at_once_and_goes_free_when_he_is_out_of_it() -> None:
    s = cast("web", "2")
    s.notes(SayZone(GM, "cid", zone("web")))
    assert [each.combatant for each in s.said(ZoneEntered)] == ["cid"]
    assert s.said(SaveRolled) == [], "it is not his turn: he saves when that begins"
    s.notes(SayZone(GM, "cid", zone("web"), on=False))
    s.does("ana", "pass", 20)
    s.does("bor", "pass")
    s.notes(SayZone(GM, "cid", zone("web")), 3)
    assert [(each.combatant, each.success) for each in s.said(SaveRolled)] == [("cid", False)]
    assert s.who("cid").has("restrained")
    s.notes(SayZone(GM, "cid", zone("web"), on=False))
    assert [(each.combatant, each.reason) for each in s.said(EffectEnded)] == [("cid", "freed")]
    assert not s.who("cid").has("restrained")


@pytest.mark.rule("DN5-EXT-008")
def test_grease_throws_down_who_is_there_who_comes_in_and_who_ends_his_turn_there() -> None:
    s = cast("grease", "1", 20)
    assert [(each.combatant, each.success) for each in s.said(SaveRolled)] == [("bor", True)]
    s.passes("ana")
    s.does("bor", "pass", 4)
    assert [(each.combatant, each.success) for each in s.said(SaveRolled)] == [("bor", False)]
    assert s.who("bor").has("prone")
    s.notes(SayZone(GM, "cid", zone("grease")), 5)
    assert [each.combatant for each in s.said(SaveRolled)] == ["cid"]
    assert s.who("cid").has("prone")
    s.notes(EndTurn(GM))
    assert s.said(SaveRolled) == [], "who lies there already falls no more"


def test_vines_hold_whom_they_caught_and_nobody_who_comes_later() -> None:
    s = cast("entangle", "1", 2)
    assert s.who("bor").has("restrained")
    s.notes(SayZone(GM, "cid", zone("entangle")))
    assert s.said(SaveRolled) == []
    s.notes(SayZone(GM, "bor", zone("entangle"), on=False))
    assert s.who("bor").has("restrained"), "they hold him until he tears himself free"


@pytest.mark.rule("DN5-EXT-012")
def test_it_ends_with_concentration_and_with_its_time() -> None:
    s = cast("web", "2")
    s.does("ana", "pass", 5)
    s.notes(EndConcentration(GM, "ana"))
    assert [each.spell for each in s.said(ZoneEnded)] == ["web"]
    assert not s.who("bor").has("restrained")
    assert s.refusal(SayZone(GM, "bor", zone("web"))) == "dnd5-no-zone"
    s = cast("grease", "1", 20)
    for _ in range(10):
        for who in ("ana", "bor", "cid"):
            s.answers(who, 20, action="pass") if who == "bor" else s.passes(who)
    assert [each.spell for each in s.said(ZoneEnded)] == ["grease"]
    assert (s.state.round, s.state.zones) == (11, ())


def test_a_web_stands_where_it_was_cast_though_it_has_caught_nobody() -> None:
    s = Skirmish(caster("Ana", "web"), fighter("Bor", "foes"), apart={"ana|bor": 900})
    s.does("ana", "cast", spell="web", slot="2", at="bor")
    s.answers("@gm", person="bor")
    s.answers("@gm", person="take")
    assert (s.one(ZoneMade).people, s.who("ana").concentrates) == ((), "web")


def test_the_tool_names_the_area_where_there_are_several() -> None:
    s = cast("grease", "1", 20)
    made = s.game.compose(s.state, "gm-tool", GM, Heard({"tool": "zone", "who": "cid"}))
    assert made == SayZone(GM, "cid", zone("grease"), on=True)
    assert s.game.offers(s.state, "gm-tool-zone", "value", "fr") == [("graisse (Ana)", zone("grease"))]


def test_whoever_is_gone_stands_nowhere() -> None:
    s = cast("web", "2")
    s.notes(coming.Remove(GM, "bor"))
    assert (s.state.zones[0].people, s.state.zones[0].within) == ((), ())


# ---- on a grid


def on_grid(spell: str, slot: str, at: str, *faces: int, **cells: str) -> Skirmish:
    people = [
        evolve(fighter(name.title(), "foes", speeds={"walk": 900, "fly": 900}), cell=cell)
        for name, cell in cells.items()
    ]
    s = Skirmish(evolve(caster("Ana", "web", "grease", "fly"), cell="A1"), *people, map="square")
    s.does("ana", "cast", *faces, spell=spell, slot=slot, at=at)
    s.passes("ana")
    return s


@pytest.mark.rule("DN5-MOV-006", "DN5-EXT-011")
def test_on_a_grid_whoever_walks_into_a_web_saves_and_may_be_stopped_there() -> None:
    s = on_grid("web", "2", "F6", bor="K6", cid="F6")
    assert s.state.zones[0].within == ("cid",)
    assert "H6" in s.state.zones[0].cells
    s.does("bor", "go", 3, to="H6")
    assert [(each.combatant, each.spell) for each in s.said(ZoneEntered)] == [("bor", "web")]
    assert [(each.combatant, each.success) for each in s.said(SaveRolled)] == [("bor", False)]
    assert s.said(Stepped)[-1].hindrances == ("difficult",)
    assert s.who("bor").has("restrained")
    assert movement_left(s.state, s.who("bor")) == 0


def test_on_a_grid_whoever_is_caught_at_its_edge_goes_no_farther() -> None:
    s = on_grid("web", "2", "F6", bor="J6", dan="G5")
    s.does("bor", "go", 3, to="G6")
    assert s.who("bor").cell == "H6"
    assert s.one(MoveEnded).stopped


def test_grease_hinders_nobody_who_flies_over_it_and_a_web_reaches_into_the_air() -> None:
    for spell, slot, held in (("grease", "1", False), ("web", "2", True)):
        s = on_grid(spell, slot, "F6", bor="M6", dan="G5")
        s.notes(SayHeight(GM, "bor", 150))
        s.notes(Place(GM, "bor", "F6"), 2)
        assert bool(s.said(ZoneEntered)) is held
        assert s.who("bor").has("restrained") is held


def test_whoever_is_put_on_a_grid_out_of_it_is_free() -> None:
    s = on_grid("web", "2", "F6", bor="F6")
    assert s.refusal(SayZone(GM, "bor", zone("web"))) == "dnd5-has-map"
    s.notes(Place(GM, "bor", "P6"))
    assert [each.combatant for each in s.said(ZoneLeft)] == ["bor"]
