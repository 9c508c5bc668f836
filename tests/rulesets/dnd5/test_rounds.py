"""Surprise, initiative, rounds and turns (DN5-INI)."""

from __future__ import annotations

import pytest

from bot.kernel import inputs
from bot.kernel.ruleset import EVERYBODY
from bot.kernel.values import evolve
from bot.render.unseen import is_hidden
from bot.rulesets.dnd5.movement.events import MoveBegun, PlacedAt
from bot.rulesets.dnd5.movement.words import Place, SayDistance
from bot.rulesets.dnd5.people import Join
from bot.rulesets.dnd5.rounds import turns as surprise
from bot.rulesets.dnd5.rounds.turns import (
    CameLate,
    InitiativeRolled,
    OrderSet,
    PlayersAgreed,
    Prolong,
    RoundStarted,
    SaySurprise,
    Sneak,
    SneakRolled,
    SurpriseSaid,
    TieRolled,
    TieSettled,
    TurnBegun,
)
from bot.rulesets.dnd5.state import Fighter
from tests.rulesets.dnd5.skirmish import GM, PLAYER, Skirmish, fighter


def turns(scene: Skirmish) -> list[str]:
    return [each.combatant for each in scene.all if isinstance(each, TurnBegun)]


@pytest.mark.rule("DN5-INI-001")
def test_everybody_has_one_turn_a_round_in_order() -> None:
    scene = Skirmish(
        fighter("A", initiative=18), fighter("B", "foes", initiative=12), fighter("C", initiative=5), begun=True
    )
    scene.passes("a", "b", "c", "a", "b", "c")
    assert turns(scene)[:6] == ["a", "b", "c", "a", "b", "c"]
    assert scene.state.round == 3
    assert scene.game.view(scene.state, EVERYBODY, []).facts["seconds"] == 18


@pytest.mark.rule("DN5-INI-002")
def test_surprise_then_places_then_initiative_then_the_first_turn() -> None:
    scene = Skirmish(begun=False, map="square")
    scene.says(Join(GM, (fighter("Ana"), fighter("Orc", "foes"))))
    scene.says(Sneak(GM, "orc", True))
    assert scene.asked == []
    scene.says(inputs.Begin(GM), 15)
    scene.answers("@gm", 12, 8, surprise="take")
    kinds = (SneakRolled, SurpriseSaid, PlacedAt, InitiativeRolled, RoundStarted, TurnBegun)
    order = list(dict.fromkeys(type(each) for each in scene.all if isinstance(each, kinds)))
    assert order == [SneakRolled, SurpriseSaid, PlacedAt, InitiativeRolled, RoundStarted, TurnBegun]


@pytest.mark.rule("DN5-INI-003")
def test_the_last_foe_falls_and_no_round_opens_by_itself() -> None:
    scene = Skirmish(fighter("Ana", player=PLAYER), fighter("Gob", "foes", hit_points=3), apart={"ana|gob": 150})
    scene.attacks("ana", "gob", 15, 6)
    scene.answers("ana", spare="kill")
    assert scene.asked == []
    assert scene.state.round == 1
    scene.notes(Prolong(GM))
    assert scene.state.round == 2
    assert scene.asked == [("ana", "declare")]


@pytest.mark.rule("DN5-INI-004")
def test_the_game_master_says_where_everybody_stands() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"), map="square", gap=12)
    assert [(each.id, each.cell) for each in scene.state.combatants.values()] == [("ana", "E10"), ("orc", "M10")]
    scene.notes(Place(GM, "orc", "F10"))
    assert scene.who("orc").cell == "F10"
    plain = Skirmish(fighter("Ana"), fighter("Orc", "foes"))
    plain.notes(SayDistance(GM, "ana", "orc", 1200))
    plain.does("ana", "approach", target="orc")
    assert plain.one(MoveBegun).distance == 900


# ---- surprise


@pytest.mark.rule("DN5-INI-005")
@pytest.mark.rule("DN5-INI-006")
@pytest.mark.rule("DN5-INI-008")
@pytest.mark.rule("DN5-EXT-006")
def test_stealth_against_passive_perception_pair_by_pair() -> None:
    """Two goblins come to 14 and 9: Aria (12) notices the second, Bor (8) neither: he alone is surprised."""
    scene = Skirmish(begun=False)
    goblins = [fighter(name, "foes", skills={"stealth": 6}) for name in ("G1", "G2")]
    scene.says(Join(GM, (fighter("Aria", wisdom=14), fighter("Bor", wisdom=6), *goblins)))
    scene.says(Sneak(GM, "g1", True))
    scene.says(Sneak(GM, "g2", True))
    scene.says(inputs.Begin(GM), 8, 3)
    rolled = [each for each in scene.all if isinstance(each, SneakRolled)]
    assert [(each.total, each.unnoticed_by) for each in rolled] == [(14, ("aria", "bor")), (9, ("bor",))]
    scene.answers("@gm", surprise="take")
    assert [(each.id, each.surprised) for each in scene.state.combatants.values()][:2] == [
        ("aria", False),
        ("bor", True),
    ]


@pytest.mark.rule("DN5-INI-005")
@pytest.mark.parametrize("hidden", [False, True])
def test_the_question_of_surprise_names_people_and_is_the_game_masters_where_somebody_hidden_sneaks(
    hidden: bool,
) -> None:
    scene = Skirmish(begun=False)
    foe = evolve(fighter("G", "foes", skills={"stealth": 9}), hidden=hidden)
    scene.says(Join(GM, (fighter("Aria"), fighter("Bor"), foe)))
    scene.says(Sneak(GM, "g", True))
    scene.says(inputs.Begin(GM), 15)
    asked = scene.question("@gm")
    assert (asked.about["names"], asked.about["count"]) == ("Aria, Bor", 2)
    # A question of the game master's about somebody hidden is shown to nobody else.
    assert asked.about["unseen"] == ("g" if hidden else None)
    people = {each.id: each for each in scene.game.people(scene.state)}
    (pair,) = scene.engine.questions()
    assert is_hidden(pair, people) == hidden


@pytest.mark.rule("DN5-INI-006")
def test_whoever_is_hidden_and_does_not_sneak_is_noticed_by_nobody() -> None:
    """Else somebody in hiding would undo the ambush of others, and tell that he is there."""
    scene = Skirmish(begun=False)
    lurker = evolve(fighter("Lurker", "foes"), hidden=True)
    scene.says(Join(GM, (fighter("Aria"), fighter("G", "foes", skills={"stealth": 9}), lurker)))
    scene.says(Sneak(GM, "g", True))
    scene.says(inputs.Begin(GM), 15)
    assert [each.id for each in surprise.surprised(scene.state)] == ["aria"]


@pytest.mark.rule("DN5-INI-005")
def test_an_equal_total_goes_unnoticed() -> None:
    who = fighter("Ana", wisdom=14)
    assert surprise.passive(who) == 12
    scene = Skirmish(begun=False)
    scene.says(Join(GM, (who, fighter("G", "foes"))))
    scene.says(Sneak(GM, "g", True))
    scene.says(inputs.Begin(GM), 12)
    assert surprise.surprised(scene.state) == [scene.who("ana")]


@pytest.mark.rule("DN5-INI-005")
def test_nobody_sneaks_and_nobody_is_surprised() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"))
    assert not any(isinstance(each, SurpriseSaid) for each in scene.all)


@pytest.mark.rule("DN5-INI-007")
@pytest.mark.rule("DN5-INI-003")
def test_the_first_round_of_an_ambush_is_played_though_nobody_sees_a_foe() -> None:
    """Whoever is hidden acts in it even after all whom he surprises; else the fight would seem decided at once."""
    scene = Skirmish(begun=False, apart={"ana|gob": 600})
    gob = evolve(fighter("Gob", "foes", initiative=1, temperament="steady"), hidden=True)
    scene.says(Join(GM, (fighter("Ana", initiative=9), gob)))
    scene.says(SaySurprise(GM, "ana", True))
    scene.says(inputs.Begin(GM))
    assert turns(scene)[:2] == ["ana", "gob"]


@pytest.mark.rule("DN5-INI-007")
@pytest.mark.example("EX-DN5-01")
def test_whoever_is_surprised_does_nothing_in_his_first_turn_and_reacts_after_it() -> None:
    """Bandits who noticed nobody: no movement, no action, no reaction until the end of their first turn."""
    scene = Skirmish(begun=False, apart={"bandit|hero": 150})
    scene.says(Join(GM, (fighter("Hero", initiative=20), fighter("Bandit", "foes", initiative=10))))
    scene.says(SaySurprise(GM, "bandit", True))
    scene.says(inputs.Begin(GM))
    scene.does("hero", "withdraw")
    assert ("bandit", "opportunity") not in scene.asked
    scene.does("hero", "pass")
    assert turns(scene) == ["hero", "bandit", "hero"]
    assert not scene.who("bandit").surprised
    scene.does("hero", "approach", target="bandit")
    scene.does("hero", "pass")
    assert scene.asked == [("bandit", "declare")]


@pytest.mark.rule("DN5-INI-007")
@pytest.mark.parametrize(("goblin", "asked"), [(12, True), (19, False)])
def test_a_reaction_is_possible_once_the_first_turn_is_over(goblin: int, asked: bool) -> None:
    scene = Skirmish(begun=False, apart={"bor|goblin": 150})
    scene.says(Join(GM, (fighter("Bor", initiative=17), fighter("Goblin", "foes", initiative=goblin))))
    scene.says(SaySurprise(GM, "bor", True))
    scene.says(inputs.Begin(GM))
    scene.does("goblin", "withdraw")
    assert (("bor", "opportunity") in scene.asked) == asked


# ---- initiative


@pytest.mark.rule("DN5-INI-009")
def test_initiative_is_a_dexterity_check() -> None:
    scene = Skirmish(begun=False)
    scene.says(Join(GM, (fighter("Quick", dexterity=16), fighter("Slow", "foes", dexterity=8))))
    scene.says(inputs.Begin(GM), 12, 1)
    assert [(each.combatant, each.initiative) for each in scene.said(InitiativeRolled)] == [("quick", 15), ("slow", 0)]


@pytest.mark.rule("DN5-INI-010")
def test_identical_creatures_roll_once() -> None:
    scene = Skirmish(begun=False)
    goblins = [fighter(f"G{at}", "foes", dexterity=14, origin="goblin") for at in (1, 2, 3)]
    scene.says(Join(GM, (*goblins, fighter("Ana", initiative=5))))
    scene.says(inputs.Begin(GM), 11)
    assert [each.initiative for each in scene.said(InitiativeRolled)] == [13, 13, 13]
    assert scene.state.order == ("g1", "g2", "g3", "ana")


@pytest.mark.rule("DN5-INI-011")
def test_the_order_is_that_of_the_totals_and_stays() -> None:
    scene = Skirmish(
        fighter("A", initiative=9), fighter("B", "foes", initiative=21), fighter("C", initiative=15), begun=True
    )
    assert scene.state.order == ("b", "c", "a")
    scene.passes("b", "c", "a")
    assert scene.state.order == ("b", "c", "a")


def equals(**settings: str) -> Skirmish:
    people = (
        fighter("Aria", initiative=15, player=PLAYER),
        fighter("Bor", initiative=15, player=PLAYER + 1),
        fighter("Ogre", "foes", initiative=15),
    )
    return Skirmish(*people, **settings)


@pytest.mark.rule("DN5-INI-012")
def test_players_settle_their_own_order_and_the_game_master_slots_his_people_in() -> None:
    """Bor first, say their players; the game master slots the ogre anywhere: Bor, Ogre, Aria."""
    scene = equals()
    assert scene.asked == [("aria", "first"), ("bor", "first")]
    scene.answers("aria", first="bor")
    assert [(each.combatant, each.others) for each in scene.said(PlayersAgreed)] == [("bor", ("aria",))]
    assert scene.asked == [("@gm", "first")]
    assert scene.options("@gm", "first") == ("bor", "ogre"), "Aria comes after Bor in any case"
    scene.answers("@gm", first="bor")
    scene.answers("@gm", first="ogre")
    assert scene.state.order == ("bor", "ogre", "aria")
    assert [each.combatant for each in scene.all if isinstance(each, TieSettled)] == ["bor", "ogre"]


@pytest.mark.rule("DN5-INI-012")
def test_where_the_ogre_comes_last_nobody_is_asked_twice() -> None:
    scene = equals()
    scene.answers("bor", first="aria")
    scene.answers("@gm", first="aria")
    scene.answers("@gm", first="bor")
    assert scene.state.order == ("aria", "bor", "ogre")


@pytest.mark.rule("DN5-INI-012")
def test_three_players_agree_step_by_step_and_a_single_one_leaves_it_to_the_game_master() -> None:
    people = [fighter(name, initiative=12, player=PLAYER + at) for at, name in enumerate(("Aria", "Bor", "Cid"))]
    scene = Skirmish(*people, fighter("Orc", "foes", initiative=3))
    scene.answers("cid", first="cid")
    assert scene.asked == [("aria", "first"), ("bor", "first")]
    scene.answers("aria", first="bor")
    assert scene.state.order == ("cid", "bor", "aria", "orc")
    scene = Skirmish(people[0], fighter("Ogre", "foes", initiative=12))
    assert scene.asked == [("@gm", "first")]


@pytest.mark.rule("DN5-INI-012")
def test_players_order_their_own() -> None:
    scene = Skirmish(
        fighter("Aria", initiative=15, player=PLAYER),
        fighter("Bor", initiative=15, player=PLAYER + 1),
        fighter("Orc", "foes", initiative=3),
    )
    assert scene.asked == [("aria", "first"), ("bor", "first")]
    scene.answers("bor", first="bor")
    assert scene.state.order == ("bor", "aria", "orc")


@pytest.mark.rule("DN5-INI-013")
def test_a_d20_may_settle_it_and_only_it() -> None:
    scene = Skirmish(begun=False, ties="dice")
    scene.says(Join(GM, (fighter("Aria", initiative=15, player=PLAYER), fighter("Ogre", "foes", initiative=15))))
    scene.says(inputs.Begin(GM), 7, 12)
    assert [each.face for each in scene.said(TieRolled)] == [7, 12]
    assert scene.state.order == ("ogre", "aria")
    assert [each.initiative for each in scene.state.combatants.values()] == [15, 15]


@pytest.mark.rule("DN5-INI-010", "DN5-INI-013", "DN5-EXT-018")
def test_like_creatures_have_one_slot_and_one_die_among_equals() -> None:
    goblins = [fighter(f"G{at}", "foes", initiative=15, origin="goblin") for at in (1, 2, 3)]
    people = (goblins[0], fighter("Aria", initiative=15, player=PLAYER), *goblins[1:])
    for faces, order in (((12, 7), ("g1", "g2", "g3", "aria")), ((7, 12), ("aria", "g1", "g2", "g3"))):
        scene = Skirmish(begun=False, ties="dice")
        scene.says(Join(GM, people))
        scene.says(inputs.Begin(GM), *faces)
        assert [each.face for each in scene.said(TieRolled)] == [faces[0]] * 3 + [faces[1]]
        assert scene.state.order == order
    # Where nobody rolls they are one answer, and settle it for all of their kind.
    for first, order in (("g1", ("g1", "g2", "g3", "aria")), ("aria", ("aria", "g1", "g2", "g3"))):
        scene = Skirmish(*people)
        assert scene.options("@gm", "first") == ("g1", "aria")
        assert scene.label("@gm", "fr", first="g1") == "G1 (avec G2 et G3)"
        assert scene.label("@gm", "en", first="g1") == "G1 (with G2 and G3)"
        assert scene.label("@gm", "fr", first="aria") == "Aria"
        scene.answers("@gm", first=first)
        assert scene.state.order == order
        assert scene.asked == [(order[0], "declare")]
        if first == "g1":
            told = scene.one(TieSettled)
            assert "**G1** (avec G2 et G3) agit avant" in scene.sentence("fr", told)
            assert "**G1** (with G2 and G3) acts before" in scene.sentence("en", told)
    for count, labels in ((2, ("G1 (et G2)", "G1 (and G2)")), (6, ("G1 (et 5 semblables)", "G1 (and 5 alike)"))):
        band = [fighter(f"G{at + 1}", "foes", initiative=15, origin="goblin") for at in range(count)]
        scene = Skirmish(people[1], *band)
        assert (scene.label("@gm", "fr", first="g1"), scene.label("@gm", "en", first="g1")) == labels
    # A table that rolls for each by himself has no bands.
    scene = Skirmish(*people, groups="no")
    assert scene.options("@gm", "first") == ("g1", "aria", "g2", "g3")


@pytest.mark.rule("DN5-INI-014")
@pytest.mark.parametrize(("face", "first"), [(16, 3), (7, 2)])
def test_whoever_comes_late_acts_once_his_count_comes(face: int, first: int) -> None:
    scene = Skirmish(fighter("A", initiative=20), fighter("B", "foes", initiative=12), fighter("C", initiative=1))
    scene.passes("a", "b", "c", "a")
    late: Fighter = fighter("Late", dexterity=12)
    scene.notes(Join(GM, (late,)))
    scene.does("b", "pass", face)
    assert bool(scene.said(CameLate)) == (first == 3)
    assert scene.said(OrderSet)
    assert scene.state.round == 2
    assert (scene.state.turn is not None and scene.state.turn.who) == ("c" if first == 3 else "late")
