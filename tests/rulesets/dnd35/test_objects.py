"""What hands do: drawing, sheathing, letting fall, loading, drinking (D35-AOO-002)."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd35.objects.actions import HandlingEnded, PotionGiven
from bot.rulesets.dnd35.spells.areas import EffectPut, SpellHealed
from bot.rulesets.dnd35.state import Fighter, Weapon
from bot.rulesets.shared.options import Heard
from tests.rulesets.dnd35.magic import spell
from tests.rulesets.dnd35.skirmish import DAGGER, GM, LONGSWORD, Skirmish, fighter
from tests.rulesets.dnd35.wild import game

SHEATHED = evolve(LONGSWORD, held="carried")
CROSSBOW = Weapon(
    "light_crossbow", "1d8", critical=19, increment=2400, hands=2, held="both", kind="ranged", reload="move"
)
BESIDE = {"aria": "E8", "orc": "F8"}


def beside(*arms: Weapon, **figures):  # type: ignore[no-untyped-def]
    return Skirmish(fighter("Aria", "players", *arms, **figures), fighter("Orc", "foes", met=True), cells=BESIDE)


@pytest.mark.rule("D35-AOO-002")
def test_drawing_is_a_move_action_and_provokes_nobody() -> None:
    s = beside(SHEATHED)
    s.does("aria", "draw", **{"with": "longsword"})
    assert s.asked == [("aria", "declare")]
    assert s.who("aria").arm("longsword").held == "both"
    turn = s.state.turn
    assert turn is not None
    assert (turn.move, turn.standard, turn.free) == (True, False, 0)
    quick = beside(SHEATHED, feats=("quick_draw",))
    quick.does("aria", "draw", **{"with": "longsword"})
    assert quick.state.turn is not None
    assert (quick.state.turn.move, quick.state.turn.free) == (False, 1)


def test_drawing_goes_with_a_move_for_whoever_has_a_base_attack() -> None:
    s = Skirmish(
        fighter("Aria", "players", SHEATHED, base_attack=1), fighter("Orc", "foes"), cells={"aria": "A4", "orc": "H4"}
    )
    s.does("aria", "go", to="B4", column="B")
    s.does("aria", "draw", **{"with": "longsword"})
    assert s.state.turn is not None
    assert not s.state.turn.standard
    weak = Skirmish(fighter("Aria", "players", SHEATHED), fighter("Orc", "foes"), cells={"aria": "A4", "orc": "H4"})
    weak.does("aria", "go", to="B4", column="B")
    weak.does("aria", "draw", **{"with": "longsword"})
    assert weak.asked == [("orc", "declare")], "it was his second move"


@pytest.mark.rule("D35-AOO-002")
def test_sheathing_provokes_and_a_blow_may_strike_it_from_his_hand() -> None:
    s = beside(LONGSWORD)
    s.does("aria", "sheathe", **{"with": "longsword"})
    assert s.asked == [("orc", "opportunity")]
    s.answers("orc", opportunity=NOTHING)
    assert s.who("aria").arm("longsword").held == "carried"
    struck = beside(LONGSWORD, hit_points=3)
    struck.does("aria", "sheathe", **{"with": "longsword"})
    struck.answers("orc", 15, 8, opportunity="strike")
    assert struck.one(HandlingEnded).outcome == "unable"


@pytest.mark.rule("D35-AOO-002")
def test_a_crossbow_is_loaded_anew_after_each_shot() -> None:
    s = Skirmish(
        fighter("Aria", "players", CROSSBOW), fighter("Orc", "foes", met=True), cells={"aria": "A4", "orc": "H4"}
    )
    s.attacks("aria", "orc", 2, with_="light_crossbow")
    assert not s.who("aria").arm("light_crossbow").loaded
    s.does("aria", "load", **{"with": "light_crossbow"})
    assert s.who("aria").arm("light_crossbow").loaded
    near = beside(evolve(CROSSBOW, loaded=False))
    assert "light_crossbow" not in near.options("aria", "with", action="attack", target="orc")
    near.does("aria", "load", **{"with": "light_crossbow"})
    assert near.asked == [("orc", "opportunity")]
    heavy = beside(evolve(CROSSBOW, reload="full", loaded=False))
    heavy.does("aria", "step", to="D8")
    heavy.does("aria", "load", **{"with": "light_crossbow"})
    assert heavy.asked == [("orc", "declare")], "it was the whole turn"
    trained = beside(evolve(CROSSBOW, loaded=False), feats=("rapid_reload",))
    trained.does("aria", "load", **{"with": "light_crossbow"})
    assert trained.state.turn is not None
    assert trained.state.turn.free == 1


@pytest.mark.rule("D35-AOO-002")
def test_a_potion_is_a_standard_action_that_provokes() -> None:
    s = beside(LONGSWORD, hit_points=9, hit_points_max=20, potions=(spell("cure_light_wounds", 1),))
    s.does("aria", "drink", spell="cure_light_wounds")
    assert s.asked == [("orc", "opportunity")]
    s.answers("orc", 6, opportunity=NOTHING)
    assert (s.one(SpellHealed).given, s.who("aria").hit_points) == (7, 16)
    assert s.who("aria").potions == ()
    assert s.state.turn is not None
    assert s.state.turn.standard
    ward = beside(LONGSWORD, potions=(spell("shield_of_faith", 1),))
    ward.does("aria", "drink", spell="shield_of_faith")
    ward.answers("orc", opportunity=NOTHING)
    assert ward.one(EffectPut).spell == "shield_of_faith"


def test_the_game_master_gives_potions_of_what_can_be_brewed() -> None:
    played = game()
    names = {ident for _, ident in played.offers(played.opening({}), "gm-tool-potion", "value", "fr")}
    assert {"cure_light_wounds", "bulls_strength", "mage_armour"} <= names
    assert not {"fireball", "bless", "magic_missile", "hold_person"} & names
    s = beside(LONGSWORD)
    args = Heard({"tool": "potion", "who": "aria", "value": "cure_light_wounds"})
    s.notes(played.compose(s.state, "gm-tool", GM, args))
    assert s.one(PotionGiven).potion.heals == "1d8"
    assert isinstance(s.who("aria"), Fighter)
    assert s.options("aria", "spell", action="drink") == ("cure_light_wounds",)


def test_what_lies_where_he_stands_is_what_he_let_fall() -> None:
    s = beside(LONGSWORD, DAGGER)
    s.does("aria", "let_fall", **{"with": "longsword"})
    assert [(each.weapon.weapon, each.cell) for each in s.state.lying] == [("longsword", "E8")]
    assert s.options("aria", "with", action="pick_up") == ("longsword",)
