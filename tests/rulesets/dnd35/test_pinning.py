"""Pinning and being pinned (D35-GRA-022 to -026)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackBegun
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.grapple.events import GrappleRolled, GripEnded, PinEnded, SpeechStopped, StoodApart
from bot.rulesets.dnd35.grapple.holds import SayGrapple, SayPin
from bot.rulesets.dnd35.movement.ways import Place
from tests.rulesets.dnd35.holding import grappling, three
from tests.rulesets.dnd35.skirmish import DAGGER, GM, Skirmish, fighter

PINNED = ("bor", "orc")
MINE = {"crush", "turn_weapon", "pin", "drag", "silence", "release"}


@pytest.mark.rule("D35-GRA-022")
def test_whoever_pins_crushes_turns_the_weapon_drags_and_silences() -> None:
    scene = grappling(pinned=PINNED)
    assert set(scene.offered("bor")) >= MINE
    scene.does("bor", "silence")
    assert scene.one(SpeechStopped).target == "orc"
    assert holds.silenced(scene.state, "orc")
    assert "silence" not in scene.offered("bor")
    assert scene.state.turn is not None
    assert (scene.state.turn.standard, scene.state.turn.move) == (False, False), "it takes nothing"
    scene.does("bor", "crush", 10, 8, 3, target="orc", harm="nonlethal")
    assert scene.one(DamageDealt).dealt == 6
    turned = grappling(pinned=PINNED)
    turned.does("bor", "turn_weapon", 15, 8, 15, 3, target="orc", **{"with": "dagger"})
    assert turned.one(DamageDealt).lethal


@pytest.mark.rule("D35-GRA-023")
def test_whoever_pins_may_let_go_and_then_attack() -> None:
    scene = grappling(pinned=PINNED)
    scene.does("bor", "release")
    assert scene.one(GripEnded).reason == "released"
    assert not scene.state.grips
    assert scene.one(StoodApart).combatant == "bor", "two cannot stay on one square"
    scene.attacks("bor", "orc", 12, 3)
    assert scene.one(AttackBegun).weapon == "longsword"


@pytest.mark.rule("D35-GRA-024")
def test_everything_else_is_impossible_for_whoever_pins() -> None:
    scene = three(pinned=("orc", "bor"))
    scene.passes("bor")
    offered = set(scene.offered("orc"))
    assert not offered & {"attack", "draw_light", "escape", "fetch", "free_ally", "cast_held", "use_item", "grapple"}
    assert scene.options("orc", "target", action="pin") == ("bor",)
    assert scene.options("orc", "target", action="crush") == ("bor",)
    with pytest.raises(Refused, match="not-offered"):
        scene.does("orc", "pin", target="cleo")


@pytest.mark.rule("D35-GRA-025")
def test_whoever_is_pinned_is_easier_to_strike_for_others() -> None:
    ugh = fighter("Ugh", "foes")
    cells = {"bor": "F10", "orc": "F10", "ugh": "F11"}
    scene = grappling(ugh, orc={"armour": 4, "dexterity": 14, "met": True}, pinned=PINNED, cells=cells)
    orc = scene.who("orc")
    assert armour_class(scene.state, orc, by=scene.who("bor")) == 14
    assert armour_class(scene.state, orc, by=scene.who("ugh")) == 10
    assert armour_class(scene.state, orc) == 10
    scene.passes("bor")
    assert not set(scene.offered("orc")) - {"break_free", "delay", "other", "pass"}


@pytest.mark.rule("D35-GRA-026")
def test_whoever_is_pinned_breaks_free_and_still_grapples() -> None:
    scene = grappling(orc={"skills": {"escape_artist": 9}}, pinned=PINNED)
    scene.passes("bor")
    scene = grappling(orc={"skills": {"escape_artist": 9}})
    scene.does("bor", "pin", 15, 2, target="orc")
    scene.passes("bor")
    assert scene.options("orc", "skill", action="break_free") == ("grapple", "escape_artist")
    scene.does("orc", "break_free", 14, 10, skill="grapple")
    assert (scene.one(GrappleRolled).total, scene.one(GrappleRolled).other_total) == (19, 17)
    assert (scene.one(PinEnded).reason, scene.one(PinEnded).target) == ("broken", "orc")
    assert holds.opponents(scene.state, "orc") == ("bor",)
    nimble = grappling(orc={"skills": {"escape_artist": 9}})
    nimble.does("bor", "pin", 15, 2, target="orc")
    nimble.passes("bor")
    nimble.does("orc", "break_free", 10, 10, skill="escape_artist")
    assert (nimble.one(GrappleRolled).total, nimble.one(GrappleRolled).outcome) == (19, "won")


def test_the_game_master_puts_people_into_grapples_and_pins_and_takes_them_out() -> None:
    scene = Skirmish(fighter("Bor"), fighter("Orc", "foes", DAGGER), cells={"bor": "E10", "orc": "F10"})
    assert scene.refusal(SayPin(GM, "bor", "orc")) == "dnd35-no-grapple"
    scene.notes(SayGrapple(GM, "bor", "orc"))
    assert scene.refusal(SayGrapple(GM, "bor", "orc")) == "already-so"
    scene.notes(SayPin(GM, "bor", "orc"))
    assert scene.refusal(SayPin(GM, "orc", "bor")) == "dnd35-pinned-already"
    scene.notes(SayPin(GM, "bor", "orc", on=False))
    assert [each.reason for each in scene.said(PinEnded)] == ["over"]
    scene.notes(SayGrapple(GM, "bor", "orc", on=False))
    assert scene.one(GripEnded).reason == "gm"
    far = Skirmish(fighter("Bor"), fighter("Orc", "foes"), cells={"bor": "E10", "orc": "J10"})
    assert far.refusal(SayGrapple(GM, "bor", "orc")) == "dnd35-cannot-grapple"


def test_whoever_is_put_elsewhere_or_hidden_grapples_no_more() -> None:
    from bot.rulesets.shared.people import Hide

    scene = grappling()
    scene.notes(Place(GM, "orc", "K10"))
    assert scene.one(GripEnded).reason == "apart"
    hidden = grappling()
    hidden.notes(Hide(GM, "orc"))
    assert (hidden.one(GripEnded).combatant, hidden.one(GripEnded).reason) == ("bor", "gone")
