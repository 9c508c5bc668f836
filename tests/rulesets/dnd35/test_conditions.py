"""What conditions do: their figures, their degrees, and what people in them may do."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.dnd5.conditions import SetCondition as SetCondition5
from bot.rulesets.dnd35 import damage as dealing
from bot.rulesets.dnd35 import reasons
from bot.rulesets.dnd35.acting import question
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial
from bot.rulesets.dnd35.concealment.veils import veil
from bot.rulesets.dnd35.objects.actions import Dropped
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.spells import castable, upon
from bot.rulesets.dnd35.spells.areas import EffectPut, Unaffected
from bot.rulesets.dnd35.spells.events import SpellEnded, SpellStrained
from bot.rulesets.dnd35.stances import StanceTaken
from bot.rulesets.dnd35.state import Fighter, Rider, Spell, State, Turn, Weapon
from bot.rulesets.dnd35.traits import Afflicted
from bot.rulesets.shared.check import total
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd5 import skirmish as dnd5
from tests.rulesets.dnd35.magic import caster
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSWORD, Skirmish, fighter

HEX: Final = Spell("hex", 1, range=3000, condition="shaken", rounds=5)


def stands(*kinds: str, turn: Turn | None = None) -> State:
    """Ana, up, in those conditions, two squares from an orc."""
    found = tuple(Condition(each, None, "orc") for each in kinds)
    ana = fighter("Ana", "players", LONGSWORD, LONGBOW, met=True, cell="E8", dexterity=14, spells=(HEX,), speed=900)
    orc = fighter("Orc", "foes", met=True, cell="G8")
    people = {"ana": evolve(ana, conditions=found, skills={"hide": 3}), "orc": orc}
    return State(combatants=people, round=1, turn=turn or Turn("ana", began=True), order=("ana", "orc"))


def ana(state: State) -> Fighter:
    return state.combatants["ana"]


def sum_of(state: State, kind: str, who: str = "ana", at: str | None = None, **trial: Any) -> int:
    """What somebody adds to such a roll beside the die, less what it must reach."""
    target = None if at is None else state.combatants[at]
    made = CHECKS.made(kind, state, Trial(state.combatants[who], 10, target, **trial), 10)  # type: ignore[arg-type]
    return made.total - (total(made.against_terms) if made.against_terms else 0)


def offers(state: State) -> set[str]:
    """What Ana is offered."""
    found = question(state)
    return set() if found is None else set(found.fields[0].options)


def why(state: State, action: str) -> Any:
    """Why Ana cannot do *action*."""
    return dict(reasons.refusal(state, {"who": "ana", "action": action}).facts)["lack"]


@pytest.mark.parametrize(
    ("kind", "figures"),
    [
        # attack, damage, will save, Hide, Strength check, initiative, armour class, speed
        ("shaken", (-2, 0, -2, -2, -2, -2, 0, 900)),
        ("frightened", (-2, 0, -2, -2, -2, -2, 0, 900)),
        ("panicked", (0, 0, -2, -2, -2, -2, 0, 900)),
        ("sickened", (-2, -2, -2, -2, -2, -2, 0, 900)),
        ("dazzled", (-1, 0, 0, 0, 0, 0, 0, 900)),
        ("deafened", (0, 0, 0, 0, 0, -4, 0, 900)),
        ("blinded", (0, 0, 0, -4, 0, 0, -4, 450)),  # its 2, and the 2 of Dexterity that it loses
        ("fatigued", (-1, -1, 0, -1, -1, -1, -1, 900)),
        ("exhausted", (-3, -3, 0, -3, -3, -3, -3, 450)),
        ("nauseated", (0, 0, 0, 0, 0, 0, 0, 900)),
    ],
)
def test_the_figures_of_each_condition_are_those_of_the_reference_rules(kind: str, figures: tuple[int, ...]) -> None:
    def read(state: State) -> tuple[int, ...]:
        return (
            sum_of(state, "attack", weapon=LONGSWORD),
            sum(value for _, value in dealing.added(ana(state), LONGSWORD)),
            sum_of(state, "save", skill="will"),
            sum_of(state, "skill", skill="hide") if kind not in ("fatigued", "exhausted") else _hiding(state),
            sum_of(state, "skill", skill="strength"),
            total(turns.bonus(state, ana(state))),
            armour_class(state, ana(state)),
        )

    sound, now = stands(), stands(kind)
    assert (*(after - before for after, before in zip(read(now), read(sound), strict=True)), ana(now).pace) == figures


def _hiding(state: State) -> int:
    return total(CHECKS.made("skill", state, Trial(ana(state), 10, skill="hide"), 10).terms)


def test_degrees_of_one_thing_do_not_add_up_and_one_upon_another_is_worse() -> None:
    two = stands("shaken", "frightened", "sickened", "fatigued", "exhausted")
    assert sum_of(two, "attack", weapon=LONGSWORD) - sum_of(stands(), "attack", weapon=LONGSWORD) == -2 - 2 - 3
    mage = caster("Mage", "sleep", met=True)
    s = Skirmish(evolve(mage, spells=(HEX,)), fighter("Orc", "foes", met=True), cells={"mage": "A4", "orc": "H4"})
    s.says(SetCondition(GM, "orc", "shaken"))
    s.does("mage", "cast", spell="hex", target="orc")
    assert s.said(EffectPut)[0].status == "frightened"
    assert {each.kind for each in s.who("orc").conditions} == {"shaken", "frightened"}


def test_what_never_lived_does_not_tire_and_a_mindless_thing_fears_nothing() -> None:
    golem = fighter("Golem", "foes", met=True, being="construct", immune=("mind",))
    for kind, proof in (("fatigued", True), ("sickened", True), ("panicked", True), ("blinded", False)):
        assert upon.proof(golem, evolve(HEX, condition=kind)) is proof
    s = Skirmish(evolve(caster("Mage", "sleep", met=True), spells=(HEX,)), golem, cells={"mage": "A4", "golem": "H4"})
    s.does("mage", "cast", spell="hex", target="golem")
    assert s.said(Unaffected)
    assert not s.said(EffectPut)


def test_a_hit_of_a_creature_that_makes_afraid_makes_more_afraid_than_one_was() -> None:
    claw = Weapon("claw", "1d4", held="natural", rider=Rider(condition="shaken", plus=3))
    s = Skirmish(
        fighter("Ghoul", "foes", claw, met=True, dexterity=20),
        fighter("Ana", met=True),
        cells={"ghoul": "E8", "ana": "F8"},
    )
    s.says(SetCondition(GM, "ana", "shaken"))
    s.attacks("ghoul", "ana", 19, 2, with_="claw")
    assert s.said(Afflicted)[0].status == "frightened"


def test_whoever_is_nauseated_has_one_move_and_reads_why_there_is_no_more() -> None:
    state = stands("nauseated")
    found = offers(state)
    assert {"go", "approach"} <= found
    assert not found & {"attack", "cast", "charge", "run", "withdraw", "ready", "trip", "grapple", "defend", "aid"}
    left = offers(state.in_turn(move=True, moved=True))
    assert not left & {"go", "approach", "leave", "stand", "draw", "attack", "cast", "ready"}
    for action in ("attack", "cast", "trip", "charge"):
        assert why(state, action) == "move_alone"
    # Sick in the middle of a full attack, too.
    mid = stands("nauseated", turn=Turn("ana", began=True, standard=True, swings=1, made=("longsword",)))
    assert "attack" not in offers(mid)


def test_whoever_is_tired_neither_runs_nor_charges_and_reads_why() -> None:
    for kind in ("fatigued", "exhausted"):
        state = stands(kind)
        assert not offers(state) & {"run", "charge", "charge_into"}
        assert why(state, "run") == "no_dash"


def test_whoever_is_frightened_flees_and_fights_where_he_cannot() -> None:
    s = Skirmish(fighter("Orc", "foes", met=True), fighter("Ana", met=True), cells={"orc": "E8", "ana": "G8"})
    s.says(SetCondition(GM, "ana", "frightened"))
    s.does("orc", "pass")
    far = s.who("ana").cell
    assert far is not None
    assert far not in ("G8", "E8")
    assert s.who("ana").weapons[0].in_hand
    people = fighter("Ana", met=True, initiative=30), fighter("Orc", "foes", met=True, initiative=20)
    held = Skirmish(*people, cells={"orc": "B1", "ana": "A1"}, begun=False)
    for each in (SetCondition(GM, "ana", "frightened"), SetCondition(GM, "ana", "entangled"), inputs.Begin(GM)):
        held.says(each)
    assert "attack" in held.offered("ana"), "bonds keep her where she is"


def test_whoever_panics_drops_what_he_holds_and_where_he_cannot_flee_defends_himself() -> None:
    s = Skirmish(fighter("Orc", "foes", met=True), fighter("Ana", met=True), cells={"orc": "E8", "ana": "G8"})
    s.says(SetCondition(GM, "ana", "panicked"))
    s.says(SetCondition(GM, "ana", "entangled"))
    assert [each.weapon for each in s.said(Dropped)] == ["longsword"]
    assert s.state.lying[0].cell == "G8"
    s.does("orc", "pass")
    assert s.said(StanceTaken)[0].how == "total"
    assert s.who("ana").stances == ("total",)


def test_the_blind_see_nobody_and_strike_half_in_vain() -> None:
    state = stands("blinded")
    orc = state.combatants["orc"]
    assert veil(state, ana(state), orc) == (50, True)
    assert veil(state, orc, ana(state)) == (0, False)
    # It is her own armour class that suffers: whoever strikes at her gains nothing besides.
    made = CHECKS.made("attack", state, Trial(orc, 10, ana(state), LONGSWORD), 10)
    assert "attacker_unseen" not in [each.name for each in made.terms]
    assert castable.targets(state, ana(state), HEX) == []
    assert castable.targets(state, ana(state), evolve(HEX, reach="touch", range=600)) == [orc]


def test_one_spell_in_five_fails_of_the_deaf_where_it_has_words() -> None:
    for face, kept in ((20, False), (21, True)):
        mage = evolve(caster("Mage", "sleep", met=True), spells=(HEX, evolve(HEX, spell="mute", components=("S",))))
        s = Skirmish(mage, fighter("Orc", "foes", met=True), cells={"mage": "A4", "orc": "H4"})
        s.says(SetCondition(GM, "mage", "deafened"))
        s.does("mage", "cast", face, spell="hex", target="orc")
        assert [(each.strain, each.success) for each in s.said(SpellStrained)] == [("deaf", kept)]
        assert s.said(SpellEnded)[-1].reason == ("done" if kept else "lost")
        assert s.who("orc").has("shaken") is kept


def test_a_condition_that_the_game_master_sets_says_so_in_both_d20_games() -> None:
    s = Skirmish(fighter("Ana", met=True), fighter("Orc", "foes", met=True))
    says = (True, "Par le MJ\u00a0: **Orc**\u00a0: peur", "By the GM’s word: **Orc**: shaken"), (False, "Fini", "By")
    for on, fr, en in says:
        s.told.clear()
        s.says(SetCondition(GM, "orc", "shaken", on=on))
        assert fr in s.sentence("fr", *s.told)
        assert en in s.sentence("en", *s.told)
        assert "MJ" in s.sentence("fr", *s.told)
    five = dnd5.Skirmish(dnd5.fighter("Ana"), dnd5.fighter("Orc", "foes"))
    five.says(SetCondition5(GM, "orc", "blinded"))
    assert "Par le MJ" in five.sentence("fr", *[each for each in five.told if type(each).__name__ == "ConditionSet"])
