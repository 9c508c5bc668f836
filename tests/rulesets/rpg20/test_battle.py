"""What the chapter leaves to the game master: battles, things that break, deeds that no table knows (R20-MAS,
R20-GEN-007, R20-SEQ-008, R20-WPN-008)."""

import dataclasses

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.rpg20.battle import (
    BattleAdvised,
    BattleTallied,
    DrawLot,
    LotDrawn,
    NoteTactic,
    TacticNoted,
    Tally,
    WavesReckoned,
    opponents,
)
from bot.rulesets.rpg20.people import Join
from bot.rulesets.rpg20.sequences.events import DeedDone, TotalSet
from bot.rulesets.rpg20.sequences.ticks import SetState
from bot.rulesets.rpg20.state import Piece, Weapon
from bot.rulesets.rpg20.weapons import Jam, SwitchPiece
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter


@pytest.mark.rule("R20-MAS-001")
def test_the_tenth_combatant_brings_a_word_of_advice_once() -> None:
    fray = Fray(*(fighter(f"Orc{at}", "foes") for at in range(9)), begun=False)
    assert not fray.said(BattleAdvised)
    fray.notes(Join(GM, (fighter("Ana"),)))
    assert fray.one(BattleAdvised).count == 10
    fray.notes(Join(GM, (fighter("Bor"),)))
    assert not fray.said(BattleAdvised)


@pytest.mark.rule("R20-MAS-002")
def test_the_issue_of_a_battle_may_be_drawn_by_lot() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.notes(DrawLot(GM, "Blue wins; Red wins"), 2)
    assert (fray.one(LotDrawn).outcome, fray.one(LotDrawn).of) == ("Red wins", 2)
    assert fray.refusal(DrawLot(GM, "Blue wins")) == "number-range"


@pytest.mark.rule("R20-MAS-003")
def test_a_tactic_is_noted_without_a_die() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.notes(NoteTactic(GM, "the archers hold the hill"))
    assert fray.one(TacticNoted).words == "the archers hold the hill"


@pytest.mark.rule("R20-MAS-004")
@pytest.mark.example("EX-R20-24")
def test_one_against_three() -> None:
    assert opponents(1, 3, 1) == 3
    fray = Fray(*(fighter(each) for each in ("Ana", "Bor", "Cid", "Dan")), begun=False)
    fray.notes(fray.game.compose(fray.state, "gm-tool", GM, {"tool": "waves", "words": "1:3"}))
    assert fray.one(WavesReckoned).total == 12
    assert opponents(2, 3, 3) == 5
    with pytest.raises(Refused, match="rpg20-no-odds"):
        fray.game.compose(fray.state, "gm-tool", GM, {"tool": "waves", "words": "many"})


@pytest.mark.rule("R20-MAS-005")
def test_a_tally_at_the_end() -> None:
    fray = Fray(fighter("Ana"), fighter("Cid"), *(fighter(f"Orc{at}", "foes") for at in range(3)))
    for each in ("orc0", "orc1", "cid"):
        fray.notes(SetState(GM, each, "dead", True))
    fray.notes(Tally(GM, 12))
    told = fray.one(BattleTallied)
    assert (told.beaten, told.of, told.fallen, told.count) == (2, 12, 1, 2)


@pytest.mark.rule("R20-SEQ-008")
def test_a_deed_that_no_table_knows_is_the_game_masters() -> None:
    fray = Fray(fighter("Ana", initiative=10), fighter("Bor", "foes"))
    fray.means("ana", "other")
    assert fray.asked == [("bor", "declare"), ("@gm", "adds")]
    fray.answers("@gm", adds="-2")
    fray.means("bor", "pass")
    assert fray.one(TotalSet).total == 8
    fray.acts("ana")
    assert fray.asked == [("@gm", "outcome")]
    fray.answers("@gm", outcome="failed")
    assert fray.one(DeedDone).outcome == "failed"


@pytest.mark.rule("R20-WPN-008", "R20-WPN-007")
def test_a_weapon_may_be_out_of_use_and_back() -> None:
    fray = Fray(fighter("Ana", "players", arm("machine_pistol")), fighter("Bor", "foes"), apart=10)
    assert "shoot" in fray.offered("ana")
    fray.notes(Jam(GM, "ana", "machine_pistol", True))
    assert "shoot" not in fray.offered("ana")
    fray.notes(Jam(GM, "ana", "machine_pistol", False))
    assert "shoot" in fray.offered("ana")
    assert fray.refusal(Jam(GM, "ana", "trebuchet", True)) == "rpg20-no-weapon"


@pytest.mark.rule("R20-ARM-010")
def test_a_piece_of_armour_may_be_set_aside() -> None:
    fray = Fray(fighter("Ana", armour=("mail_shirt",)), fighter("Bor", "foes"))
    fray.notes(SwitchPiece(GM, "ana", "mail_shirt", True))
    assert fray.who("ana").armour[0].off
    assert fray.refusal(SwitchPiece(GM, "ana", "crown", True)) == "rpg20-no-piece"


@pytest.mark.rule("R20-GEN-007")
def test_two_things_that_the_text_calls_pm_have_names_of_their_own() -> None:
    assert "range" in {each.name for each in dataclasses.fields(Weapon)}
    assert "penalty" in {each.name for each in dataclasses.fields(Piece)}
    for kind in (Weapon, Piece):
        assert "pm" not in {each.name for each in dataclasses.fields(kind)}
