"""A combatant follows his sheet: by the game master's word during a fight, by itself before it begins."""

from __future__ import annotations

from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel import inputs as said
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.rulesets import rulesets_of

GAMES = rulesets_of(load_library(None))


class Fight:
    """Jo against one foe, under one of the games."""

    def __init__(self, game: str) -> None:
        self.rules = GAMES[game]
        self.engine: Engine[Any] = Engine(self.rules, self.rules.opening({}), bytes(32))
        self.line = 0
        self.body = self.rules.sheets.propose({"name": "Jo", "locale": "fr"})[1]
        self.say("join", sheet=self.body, player=7)
        creature = self.rules.offers(self.rules.opening({}), "npc-add", "creature", "en")[0][1]
        self.say("npc-add", creature=creature, locale="fr")

    def give(self, given: Any) -> None:
        self.line += 1
        self.engine.submit(given, self.line)

    def say(self, command: str, **args: Any) -> None:
        self.give(self.rules.compose(self.engine.frame.state, command, 9, args))

    def figures(self) -> dict[str, int]:
        return dict(self.rules.figures(self.engine.frame.state, "jo"))

    def points(self) -> dict[str, int]:
        """What is left of the points that a maximum bounds, without psy."""
        worn = self.rules.worn(self.engine.frame.state, "jo")
        return {name: worn[name] for name in ("stamina", "body", "hit_points") if name in worn}


@pytest.mark.parametrize(
    ("game", "figures", "left"),
    [
        ("alternatif", {"stamina_max": 30}, {"stamina": 30, "body": 5}),
        ("alternatif", {"stamina_max": 4, "body_max": 8}, {"stamina": 4, "body": 8}),
        ("percentile", {"hit_points_max": 20}, {"hit_points": 20}),
        ("percentile", {"hit_points_max": 5}, {"hit_points": 5}),
        ("percentile", {"melee": 90}, {"hit_points": 13}),
        ("dnd5", {"hit_points_max": 20}, {"hit_points": 20}),
        ("dnd5", {"hit_points_max": 5}, {"hit_points": 5}),
        ("dnd5", {"ac": 20}, {"hit_points": 12}),
    ],
)
def test_what_is_left_follows_its_maximum(game: str, figures: dict[str, int], left: dict[str, int]) -> None:
    fight = Fight(game)
    fight.say("fix-sheet", who="jo", **figures)
    assert {name: fight.figures()[name] for name in figures} == figures
    assert fight.points() == left


def test_wounds_stay_when_a_maximum_follows_the_sheet() -> None:
    fight = Fight("alternatif")
    fight.say("fix-damage", who="jo", amount=4)
    fight.say("fix-sheet", who="jo", stamina_max=12)
    assert (fight.figures()["stamina_max"], fight.points()) == (12, {"stamina": 8, "body": 5})
    fight = Fight("percentile")
    fight.say("fix-damage", who="jo", amount=4)
    fight.say("fix-sheet", who="jo", hit_points_max=15)
    assert (fight.figures()["hit_points_max"], fight.points()) == (15, {"hit_points": 11})
    fight = Fight("dnd5")
    fight.say("fix-damage", who="jo", amount=4)
    fight.say("fix-sheet", who="jo", hit_points_max=15)
    assert (fight.figures()["hit_points_max"], fight.points()) == (15, {"hit_points": 11})


@pytest.mark.parametrize(
    ("game", "figure"), [("alternatif", "stamina_max"), ("percentile", "hit_points_max"), ("dnd5", "ac")]
)
def test_a_figure_out_of_bounds_is_refused(game: str, figure: str) -> None:
    with pytest.raises(Refused) as refused:
        Fight(game).say("fix-sheet", who="jo", **{figure: 1_000})
    assert refused.value.key == "number-range"


@pytest.mark.parametrize("game", list(GAMES))
def test_before_the_beginning_somebody_is_made_anew_of_his_sheet(game: str) -> None:
    fight = Fight(game)
    sheets = fight.rules.sheets
    body = sheets.equip(fight.body, {"weapon": "dague", "left": "", "locale": "fr"})[1]
    before = fight.rules.people(fight.engine.frame.state)
    fight.say("renew", who="jo", sheet=body)
    assert fight.rules.people(fight.engine.frame.state) == before
    jo = fight.rules.view(fight.engine.frame.state, Reader(9, gm=True), ()).rows[0].facts
    assert jo["weapon"] == "dagger"
    fight.give(said.Begin(9))
    with pytest.raises(Refused) as refused:
        fight.say("renew", who="jo", sheet=body)
    assert refused.value.key == "already-begun"


@pytest.mark.rule("ALT-REA-027")
def test_what_a_sheet_has_by_now_is_carried_and_what_is_in_hand_stays_there() -> None:
    fight = Fight("alternatif")
    sheets = fight.rules.sheets
    said_of = {"weapons": "épée longue, dague, couteau", "ranks": "épée longue 3", "injuries": "torse −2"}
    after = sheets.amend(fight.body, said_of, "fr")[1]
    fields = sheets.belongings(fight.body, after)
    assert list(fields) == ["weapons", "ranks", "injuries"]
    fight.give(said.Begin(9))
    fight.say("fix-sheet", who="jo", fields=",".join(fields), sheet=after)
    jo = fight.engine.frame.state.combatants["jo"]
    assert [(held.arm.weapon, held.arm.hit_bonus, held.arm.damage_bonus) for held in jo.hands] == [("longsword", 1, 1)]
    assert [each.weapon for each in jo.carried] == ["dagger", "knife"]
    assert jo.malus == -2
    # What is on the sheet no more is gone, but for what he has in hand.
    bare = sheets.equip(after, {"weapon": "dague", "locale": "fr"})[1]
    bare = sheets.amend(bare, {"weapons": "dague", "ranks": "", "injuries": ""}, "fr")[1]
    fields = sheets.belongings(after, bare)
    fight.say("fix-sheet", who="jo", fields=",".join(fields), sheet=bare)
    jo = fight.engine.frame.state.combatants["jo"]
    assert [held.arm.weapon for held in jo.hands] == ["longsword"]
    assert [each.weapon for each in jo.carried] == ["dagger"]
    assert jo.injuries == ()


@pytest.mark.rule("ALT-MAG-016", "ALT-RNG-008")
def test_spells_items_and_size_follow_the_sheet_and_what_rests_goes_on_resting() -> None:
    fight = Fight("alternatif")
    sheets = fight.rules.sheets
    first = sheets.amend(fight.body, {"belt": "baguette de traits"}, "fr")[1]
    fight.say("fix-sheet", who="jo", fields="items", sheet=first)
    fight.give(said.Begin(9))
    after = sheets.amend(first, {"spells": "boule de feu 2", "size": "small", "riding": "4"}, "fr")[1]
    assert list(sheets.belongings(first, after)) == ["spells", "size"]
    assert dict(sheets.figures(first, after)) == {"riding": 4}
    fight.say("fix-sheet", who="jo", fields="spells,size", sheet=after, riding=4)
    jo = fight.engine.frame.state.combatants["jo"]
    assert [(each.id, each.left) for each in jo.magic.spells] == [("fireball", 2)]
    assert [each.place for each in jo.magic.items] == ["belt"]
    assert (jo.size, jo.riding.rank) == ("small", 4)


@pytest.mark.rule("PCT-SYS-002")
def test_arms_armours_and_spells_of_a_sheet_are_taken_over() -> None:
    fight = Fight("percentile")
    sheets = fight.rules.sheets
    after = sheets.amend(fight.body, {"main": "hallebarde", "second": "", "shield": ""}, "fr")[1]
    after = sheets.amend(after, {"armours": "cuir", "spells": "éclair", "damage_bonus": "1d4"}, "fr")[1]
    fields = sheets.belongings(fight.body, after)
    assert {"main", "armours", "spells", "damage_bonus"} <= set(fields)
    fight.give(said.Begin(9))
    fight.say("fix-status", who="jo", status="broken_weapon")
    fight.say("fix-sheet", who="jo", fields=",".join(fields), sheet=after)
    jo = fight.engine.frame.state.fighters["jo"]
    assert (jo.main.weapon, jo.shield, jo.bonus) == ("halberd", None, "1d4")
    assert [each.name for each in jo.protections] == ["hide"]
    assert [each.spell for each in jo.spells] == ["lightning"]
    # The new weapon is whole.
    assert jo.statuses == ()
    assert fight.points() == {"hit_points": 13}


@pytest.mark.parametrize("game", list(GAMES))
def test_a_sheet_that_has_not_changed_brings_nothing(game: str) -> None:
    fight = Fight(game)
    assert list(fight.rules.sheets.belongings(fight.body, fight.body)) == []
    after = fight.rules.sheets.equip(fight.body, {"weapon": "", "locale": "fr"})[1]
    # In this game what is put away is still carried.
    assert list(fight.rules.sheets.belongings(fight.body, after)) == ([] if game == "alternatif" else ["main"])
