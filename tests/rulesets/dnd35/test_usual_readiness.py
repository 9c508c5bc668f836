"""What is usually readied (D35-ACT-012), and free, swift and immediate actions (D35-ACT-004 to -006)."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.charging.actions import ChargeBegun
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.objects.actions import LetFall
from bot.rulesets.dnd35.postures import WentProne
from bot.rulesets.dnd35.readying.responses import ReadyReleased
from bot.rulesets.dnd35.spells.areas import FallEnded
from bot.rulesets.dnd35.spells.events import SpellBegun, SpellEnded, SpellIdentified, SpellStrained
from bot.rulesets.dnd35.spells.falling import Falling
from bot.rulesets.dnd35.state import Weapon
from tests.rulesets.dnd35.magic import caster, spell
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSWORD, Skirmish, fighter

SPEAR = Weapon("spear", "1d8", multiplier=3, hands=2, held="both", types=("piercing",), brace=True)
PIKE = Weapon("longspear", "1d8", multiplier=3, hands=2, held="both", types=("piercing",), brace=True, reach=True)
FAR = {"aria": "A4", "mage": "H4"}


@pytest.mark.rule("D35-ACT-008", "D35-ACT-009", "D35-ACT-012", "D35-BAS-020")
@pytest.mark.example("EX-D35-01")
def test_a_shot_that_waits_for_a_caster_comes_first_and_disturbs_him() -> None:
    """A spell of level 3, 6 points of damage: 10 + 6 + 3 = 19; shot, Concentration, then the spell."""

    def shot(face: int) -> Skirmish:
        mage = caster("Mage", "fireball", side="foes", hit_points=30)
        s = Skirmish(fighter("Aria", "players", LONGBOW, base_attack=6), mage, cells=FAR)
        s.does("aria", "ready", on="casts", whom="enemy", response="attack")
        s.passes("aria")
        s.does("mage", "cast", spell="fireball", at="A4")
        assert s.asked == [("aria", "ready")]
        s.answers("aria", 14, 6, face, react="now", step="stay", **{"with": "longbow"})
        return s

    kept = shot(9)
    order = [each for each in kept.told if isinstance(each, AttackRolled | SpellStrained)]
    assert [type(each) for each in order] == [AttackRolled, SpellStrained]
    made = kept.one(SpellStrained)
    assert (made.against, made.total, made.success) == (19, 19, True)
    assert kept.one(SpellEnded).reason == "done", "the spell goes on"
    lost = shot(8)
    assert (lost.one(SpellStrained).success, lost.one(SpellEnded).reason) == (False, "lost")
    assert lost.state.order == ("aria", "mage")


@pytest.mark.rule("D35-ACT-008", "D35-ACT-012")
@pytest.mark.example("EX-D35-02")
def test_a_counterspell_identifies_the_spell_and_spends_the_same() -> None:
    """Spellcraft against 15 + 3 = 18; both spells are spent, nothing comes of either."""

    def readied(*spells: str) -> Skirmish:
        foe = caster("Mage", "fireball", side="foes")
        s = Skirmish(caster("Aria", *spells), foe, cells=FAR)
        assert "counter" not in s.options("aria", "response", action="ready", on="moves", whom="enemy")
        s.does("aria", "ready", on="casts", whom="enemy", response="counter")
        s.passes("aria")
        s.does("mage", "cast", spell="fireball", at="A4")
        assert s.asked == [("aria", "ready")]
        return s

    s = readied("fireball")
    s.answers("aria", 8, react="now")
    made = s.one(SpellIdentified)
    assert (made.total, made.against, made.success, made.able) == (18, 18, True, True)
    assert s.one(SpellEnded).reason == "countered"
    assert (s.who("aria").slots, s.who("mage").slots) == ((4, 4, 4, 3), (4, 4, 4, 3))
    assert s.who("aria").hit_points == 20
    unknown = readied("fireball")
    unknown.answers("aria", 7, react="now")
    assert not unknown.one(SpellIdentified).success
    assert unknown.who("aria").slots == (4, 4, 4, 4)
    assert unknown.one(SpellEnded).reason == "done", "the spell goes on"
    other = readied("sleep")
    other.answers("aria", 20, react="now")
    assert (other.one(SpellIdentified).success, other.one(SpellIdentified).able) == (True, False)


@pytest.mark.rule("D35-ACT-012", "D35-MOV-001")
@pytest.mark.example("EX-D35-03")
def test_a_spear_set_against_a_charge_strikes_first_and_twice_as_hard() -> None:
    """d8[5] + 2 = 7, doubled: 14; then the orc strikes, if it still can."""

    def charged(weapon: Weapon, **orc: int) -> Skirmish:
        # Strength 12 with both hands adds 1; an enchantment makes it 2.
        guard = fighter("Guard", "players", evolve(weapon, magic=1), strength=12, base_attack=2)
        s = Skirmish(guard, fighter("Orc", "foes", **{"met": True, **orc}), cells={"guard": "A4", "orc": "H4"})
        s.does("guard", "ready", on="charges", whom="enemy", response="attack")
        s.passes("guard")
        s.does("orc", "charge", target="guard", **{"with": "longsword"})
        assert s.said(ChargeBegun)
        assert s.asked == [("guard", "ready")]
        s.answers("guard", 15, 5, 5, 2, react="now", step="stay", **{"with": weapon.weapon})
        return s

    s = charged(SPEAR)
    assert s.one(ReadyReleased).braced
    assert (s.said(DamageDealt)[0].dealt, s.said(DamageDealt)[0].times) == (14, 2)
    assert [each.combatant for each in s.said(AttackRolled)] == ["guard", "orc"]
    felled = charged(SPEAR, hit_points=13)
    assert [each.combatant for each in felled.said(AttackRolled)] == ["guard"], "the charge is over"
    long = charged(PIKE, hit_points=10)
    assert long.who("orc").cell == "C4", "a long weapon meets him before he is past it"


@pytest.mark.rule("D35-ACT-012")
def test_a_weapon_that_only_waits_for_an_attack_is_not_set() -> None:
    s = Skirmish(fighter("Guard", "players", SPEAR), fighter("Orc", "foes"), cells={"guard": "A4", "orc": "H4"})
    s.does("guard", "ready", on="attacks", whom="enemy", response="attack")
    s.passes("guard")
    s.does("orc", "charge", target="guard", **{"with": "longsword"})
    s.answers("guard", 15, 5, 2, react="now", step="stay", **{"with": "spear"})
    assert s.said(DamageDealt)[0].dealt == 5


# ---- free, swift, immediate


@pytest.mark.rule("D35-ACT-004")
def test_free_actions_are_as_many_as_the_table_allows() -> None:
    arms = (LONGSWORD, evolve(LONGBOW, held="carried"))
    any_number = Skirmish(fighter("Aria", "players", *arms), fighter("Orc", "foes"), cells={"aria": "A4", "orc": "H4"})
    any_number.does("aria", "let_fall", **{"with": "longsword"})
    assert any_number.one(LetFall).weapon == "longsword"
    any_number.does("aria", "drop_prone")
    assert any_number.one(WentProne).free
    turn = any_number.state.turn
    assert turn is not None
    assert (turn.standard, turn.move, turn.free) == (False, False, 2)
    one = Skirmish(
        fighter("Aria", "players", *arms), fighter("Orc", "foes"), cells={"aria": "A4", "orc": "H4"}, free_actions=1
    )
    one.does("aria", "let_fall", **{"with": "longsword"})
    assert "drop_prone" not in one.offered("aria")
    one.passes("aria", "orc")
    assert "drop_prone" in one.offered("aria"), "a turn later"


@pytest.mark.rule("D35-ACT-005")
def test_one_swift_action_goes_with_all_others() -> None:
    quick = tuple(evolve(spell(each), casting="swift") for each in ("shield_spell", "true_strike"))
    mage = caster("Mage", spells=(*quick, spell("magic_missile")))
    s = Skirmish(mage, fighter("Orc", "foes", met=True), cells={"mage": "E8", "orc": "F8"})
    s.does("mage", "cast", spell="shield_spell")
    assert s.one(SpellBegun).casting == "swift"
    assert s.asked == [("mage", "declare")], "it provokes nothing"
    assert s.options("mage", "spell", action="cast") == ("magic_missile",), "no second one"
    s.does("mage", "step", to="D8")
    s.does("mage", "cast", 1, 1, 1, spell="magic_missile", target="orc")
    s.passes("mage", "orc")
    assert "true_strike" in s.options("mage", "spell", action="cast")


@pytest.mark.rule("D35-ACT-006", "D35-ACT-005")
def test_an_immediate_action_outside_the_turn_costs_the_next_swift_one() -> None:
    quick = evolve(spell("shield_spell"), casting="swift")
    mage = caster("Mage", spells=(quick, spell("feather_fall")), met=True)
    cells = {"orc": "H4", "mage": "A4", "bor": "B4"}
    apart = Skirmish(fighter("Orc", "foes"), mage, fighter("Bor"), cells=cells)
    apart.notes(Falling(GM, "bor", 9))
    apart.answers("mage", immediate="feather_fall")
    apart.notes(Falling(GM, "mage", 3), 4)
    assert apart.one(FallEnded).dealt == 4, "one a round"
    apart.passes("orc")
    assert apart.options("mage", "spell", action="cast") == ("shield_spell",), "and the swift one is left to him"
    s = Skirmish(fighter("Orc", "foes"), mage, fighter("Bor"), cells=cells, immediate_action="swift")
    s.notes(Falling(GM, "bor", 9))
    assert s.asked[0] == ("mage", "immediate")
    s.answers("mage", immediate="feather_fall")
    assert s.one(FallEnded).softly
    assert (s.who("bor").hit_points, s.who("bor").has("prone")) == (20, False)
    s.notes(Falling(GM, "mage", 3), 4)
    assert s.one(FallEnded).dealt == 4, "one immediate action a round"
    s.passes("orc")
    assert "cast" not in s.offered("mage"), "his swift action is spent"
    s.passes("mage", "bor", "orc")
    assert s.options("mage", "spell", action="cast") == ("shield_spell",)


@pytest.mark.rule("D35-ACT-006")
def test_nobody_acts_at_once_before_his_first_turn_and_whoever_lets_fall_keeps_his_spell() -> None:
    mage = caster("Mage", "feather_fall")
    cells = {"orc": "H4", "mage": "A4", "bor": "B4"}
    text = Skirmish(fighter("Orc", "foes"), mage, fighter("Bor"), cells=cells)
    text.notes(Falling(GM, "bor", 7))
    assert text.asked[0] == ("mage", "immediate"), "the text asks for nothing but one a round"
    s = Skirmish(fighter("Orc", "foes"), mage, fighter("Bor"), cells=cells, immediate_action="swift")
    s.notes(Falling(GM, "bor", 7), 3, 5)
    assert (s.one(FallEnded).dealt, s.who("bor").has("prone")) == (8, True)
    s.passes("orc", "mage", "bor")
    s.notes(Falling(GM, "bor", 3))
    s.answers("mage", 2, immediate=NOTHING)
    assert s.one(FallEnded).dealt == 2
    assert s.who("mage").slots == (4, 4, 4, 4)
