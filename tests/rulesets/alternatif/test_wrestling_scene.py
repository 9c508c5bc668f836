"""The scene in the dungeon that the text works out, with its dice, and the smaller examples of the chapter."""

from __future__ import annotations

import pytest

from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.state import Arm
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import records as clinches
from bot.rulesets.alternatif.wrestling.looking import score
from tests.rulesets.alternatif.classes import wrestling_class
from tests.rulesets.alternatif.exchange import Exchange, fighter
from tests.rulesets.alternatif.locked import KNIFE, announces, does, due, keys, wrestler

LONGSWORD = Arm("longsword", "right", attack=3, defence=3, damage="1d8", hit_bonus=1)


def dungeon() -> Exchange:
    """Pirian, bare-handed, of score 7; a henchman with a sword, of score 3 and class 16."""
    pirian = wrestler("Pirian", rank=4, bm=5, str_std=-2, dex_std=3, ac=13, stamina=25, body=6, level=7, family="rogue")
    guard = fighter("Guard", "others", LONGSWORD, bm=2, dex_std=2, ac=16, stamina=5, body=5, carried=(KNIFE,))
    return Exchange(pirian, guard)


@pytest.mark.example("EX-B-10")
@pytest.mark.rule(
    "ALT-WRE-001", "ALT-WRE-002", "ALT-WRE-003", "ALT-WRE-004", "ALT-WRE-007", "ALT-WRE-013", "ALT-WRE-016",
    "ALT-WRE-022", "ALT-WRE-029", "ALT-WRE-030", "ALT-WRE-036", "ALT-WRE-037", "ALT-WRE-038", "ALT-WRE-039",
    "ALT-WRE-041", "ALT-WRE-043", "ALT-WRE-047",
)  # fmt: skip
def test_ex_b_10_pirian_in_the_dungeon() -> None:
    """The faces are the text's (18, 16; 15, 7; 7, 12, 15, 9, 14; 3) or the ledger's; the key costs 5 as in the rule."""
    fight = dungeon()
    assert (score(fight.who("pirian")), wrestling_class(fight.who("pirian"), fight.state.settings)) == (7, 15)
    assert (score(fight.who("guard")), wrestling_class(fight.who("guard"), fight.state.settings)) == (3, 16)

    # Pirian's d6 is 5, three less for Dexterity; the guard's d10 is 3, two less.
    announces(fight, "pirian", "guard", 5)
    assert fight.one(w.WrestlingReacted).die == "d6"
    assert due(fight, "pirian") == 2
    fight.attacks("guard", "pirian", 3)
    assert fight.segment == 1

    # Segment 1: the sword hits, and bare hands do not parry.
    fight.strikes("guard", "pirian", 12, 4, 8)
    assert fight.said(ParryChosen) == []
    assert fight.who("pirian").stamina == 21
    assert (fight.segment, fight.due("guard")) == (2, 9)

    # Segment 2: 18 + 7 - 8 = 17 against 22; the frank attack of 16 is no critical.
    assert fight.question("pirian").fields[0].options == ("pass_guard", "-")
    does(fight, "pirian", "pass_guard", 18, 16, 5, 3)
    passed = fight.one(w.HoldRolled)
    assert (passed.total, passed.against, passed.outcome) == (17, 22, "failure")
    assert fight.one(StrikeRolled).critical is False
    assert fight.who("pirian").stamina == 16
    assert (fight.segment, fight.due("guard")) == (5, 9)

    # Segment 5: 14 against 13: through, hit all the same; the sword falls, both roll anew.
    does(fight, "pirian", "pass_guard", 15, 7, 5, 4, 4)
    passed = fight.one(w.HoldRolled)
    assert (passed.total, passed.against, passed.outcome) == (14, 13, "success")
    assert fight.who("pirian").stamina == 11
    assert fight.one(clinches.ClinchBegun).how == "pass_guard"
    assert (fight.one(WeaponChanged).weapon, fight.one(WeaponChanged).change) == ("longsword", "dropped")
    assert fight.due("guard") is None
    first = {each.combatant: (each.die, each.adjust, each.segment) for each in fight.said(w.WrestlingReacted)}
    assert first == {"pirian": ("d6", -3, 6), "guard": ("d8", -2, 7)}

    # Segment 6: 14 against 16.
    assert fight.segment == 6
    does(fight, "pirian", "key", 7, 2, part="right_arm")
    assert (fight.one(w.HoldRolled).total, fight.one(w.HoldRolled).outcome) == (14, "failure")
    assert (fight.segment, due(fight, "pirian")) == (7, 8)

    # Segment 7: the guard draws; Pirian, whose class is 15, lets him.
    does(fight, "guard", "draw", 12)
    assert fight.one(w.HoldRolled).total == 15
    assert fight.asked == [("pirian", "counter")]
    fight.answers("pirian", 2, counter="-")
    assert fight.one(WeaponChanged).change == "drawn"
    assert (fight.segment, due(fight, "guard")) == (8, 9)

    # Segment 8: 22 against 16: the dagger falls.
    does(fight, "pirian", "disarm", 15)
    fight.answers("guard", 2, counter="-")
    assert (fight.one(WeaponChanged).weapon, fight.one(WeaponChanged).change) == ("dagger", "dropped")
    assert (fight.segment, due(fight, "pirian")) == (9, 10)

    # Segment 9: the head against the wall, 12.
    does(fight, "guard", "batter", 9, 2)
    assert (fight.one(w.HoldRolled).total, fight.one(w.HoldRolled).outcome) == (12, "failure")
    assert (fight.segment, due(fight, "guard")) == (10, 11)

    # Segment 10: 21: the key holds, and Pirian's reactions take two dice.
    does(fight, "pirian", "key", 14, part="right_arm")
    fight.answers("guard", 1, 2, counter="-")
    assert keys(fight, "pirian") == [("guard", "right_arm")]
    assert (fight.one(w.WrestlingReacted).die, due(fight, "pirian")) == ("2d6", 13)

    # Segment 11: 10 + 3 - 5 = 8.
    does(fight, "guard", "escape", 10, 3, 4)
    assert (fight.one(w.HoldRolled).total, fight.one(w.HoldRolled).outcome) == (8, "failure")
    assert (fight.one(w.WrestlingReacted).die, due(fight, "guard")) == ("2d8", 18)

    # Segment 13: 3 + 7 = 10: nothing left, the arm is broken.
    assert fight.segment == 13
    does(fight, "pirian", "twist", 3)
    hurt = fight.one(w.HoldHurt)
    assert (hurt.total, hurt.stamina, hurt.body, hurt.broken) == (10, 5, 5, "right_arm")
    assert fight.who("guard").out
    assert keys(fight, "pirian") == []
