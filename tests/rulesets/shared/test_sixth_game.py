"""The game made of the shared pieces alone, at random: what must hold under every ruleset holds under it, too."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence
from typing import Any, get_args

import pytest

from bot.kernel import inputs
from bot.kernel.dice import Fed
from bot.kernel.errors import Refused
from bot.kernel.ruleset import NEW
from bot.rulesets.shared import coming, correcting, people
from bot.text import Texts
from tests.front.brawl import BRAWL_WORDS, Brawl, Brawler, BrawlSheets, Order, SetCondition, State
from tests.rulesets.anyplay import GM, PLAYER, AnyPlay

STEPS = 120
FIGHTS = (*range(8), 13, 15, 28, 29, 50)
"""Some at random, and those in which two let each other act first without end, or somebody who had fallen was asked."""
TEMPERAMENTS = (None, None, *get_args(people.Temperament))


class Wild:
    """Words of every kind that a brawl knows."""

    @staticmethod
    def word(chance: random.Random, state: State, asked: Sequence[str]) -> Any:
        who = chance.choice([*asked, *state.combatants, "nobody"])
        match chance.randrange(12):
            case 0:
                return people.HandOver(GM, who, chance.choice((None, PLAYER)), chance.choice(TEMPERAMENTS))
            case 1:
                args = {"creature": "bouncer", "count": 1, "hidden": chance.random() < 0.3, "name": "Hulk"}
                return Brawl().compose(state, "npc-add", GM, args)
            case 2:
                return chance.choice((people.Leave, coming.Remove))(GM, who)
            case 3:
                return chance.choice((people.Hide, coming.Reveal))(GM, who)
            case 4:
                return SetCondition(GM, who, "dazed", chance.random() < 0.5)
            case 5:
                return chance.choice((correcting.Damage, correcting.Heal))(GM, who, chance.randint(1, 9))
            case 6:
                field = chance.choice([*Brawler.FIGURES, "luck"])
                return correcting.SetField(GM, who, field, chance.randint(0, 31))
            case 7:
                return Order(GM, who, "duck", chance.choice(("ask", "always", "never", "often")))
            case 8:
                return people.ChangeSide(GM, who, chance.choice(("players", "foes")))
            case 9:
                return people.Rename(GM, {who: chance.choice(("Ana", "Zoé", " "))})
            case 10:
                figures = {"skill": chance.randint(0, 9), "points_max": chance.randint(1, 40)}
                return Brawl().compose(state, "fix-sheet", GM, {"who": who, **figures})
            case _:
                return inputs.Continue()

    @staticmethod
    def faces_worth(chance: random.Random) -> Sequence[Fed]:
        laid = {"strike": chance.choice((1, 20)), "duck": 20, "initiative": 10, "tie": 3, "damage": 6}
        return [Fed(face, why=why) for why, face in laid.items()]


class BrawlPlay(AnyPlay[State]):
    wild = Wild
    prefers = (("strike", 0.5), ("duck", 0.5))

    def check_state(self) -> None:
        state = self.engine.state
        assert set(state.order) <= set(state.combatants)
        for who in state.combatants.values():
            assert 0 <= who.points <= who.points_max
            assert all(each.until is None or each.until.round >= state.round for each in who.conditions)


class Anything:
    """No oracle keeps account of a brawl."""

    def after(self, event: Any) -> Anything:
        return self


@pytest.mark.parametrize("seed", FIGHTS)
def test_what_holds_under_every_ruleset_holds_under_the_sixth(seed: int) -> None:
    play = BrawlPlay(seed, Brawl(), {}, Anything())
    for ident in ("ana", "bor"):
        play.submit(Brawl().compose(play.engine.state, "join", PLAYER, {"sheet": sheet(ident), "player": PLAYER}))
    play.submit(Brawl().compose(play.engine.state, "npc-add", GM, {"creature": "bouncer", "count": 2}))
    play.submit(inputs.Begin(GM))
    for _ in range(STEPS):
        play.step()
    play.check_replay()
    assert {"struck", "initiative_rolled", "order_set", "round_started"} <= play.kinds


def sheet(name: str) -> str:
    return BrawlSheets().propose({"name": name.title()})[1]


def test_sheets_of_texts_and_numbers_need_nothing_of_their_own() -> None:
    sheets = BrawlSheets()
    name, body = sheets.propose({"name": "Ana", "locale": "fr"})
    assert (name, json.loads(body)["skill"]) == ("Ana", 3)
    assert [(each.name, each.value, each.required) for each in sheets.blanks(NEW, None, "fr")] == [("name", "", True)]
    assert [each.value for each in sheets.blanks("person", body, "fr")] == ["Ana", "3", "2", "12", ""]
    _, other = sheets.amend(body, {"skill": " 5", "points_max": "14", "nimble": ""}, "fr")
    assert sheets.figures(body, other) == {"skill": 5, "points_max": 14}
    assert sheets.belongings(body, other) == ()
    assert sheets.read(sheets.write(other)) == ("Ana", other)
    _, hurt = sheets.worn(body, {"points": -3})
    assert (json.loads(hurt)["points"], json.loads(hurt)["points_max"]) == (0, 12)
    assert sheets.worn(hurt, {"points": 30})[1] == body
    for said, key in (({"name": " "}, "sheet-missing"), ({"skill": "x"}, "sheet-number")):
        with pytest.raises(Refused, match=key):
            sheets.amend(body, said, "fr")
    for args, key in (({"name": "Ana", "weapon": "axe"}, "option-not-in-this-game"), ({"ready": "ana"}, "sheet-entry")):
        with pytest.raises(Refused, match=key):
            sheets.propose(args)
    with pytest.raises(Refused, match="option-not-in-this-game"):
        sheets.equip(body, {"armour": "mail"})
    with pytest.raises(Refused, match="unfit"):
        Brawl().compose(State(), "join", PLAYER, {"sheet": hurt, "player": PLAYER})


def test_whoever_is_made_anew_of_his_sheet_keeps_what_is_his_own() -> None:
    play = BrawlPlay(1, Brawl(), {}, Anything())
    play.submit(Brawl().compose(play.engine.state, "join", PLAYER, {"sheet": sheet("ana"), "player": PLAYER}))
    play.submit(Order(PLAYER, "ana", "duck", "always"))
    _, better = BrawlSheets().amend(sheet("ana"), {"skill": "7"}, "fr")
    play.submit(Brawl().compose(play.engine.state, "renew", PLAYER, {"who": "ana", "sheet": better}))
    ana = play.engine.state.combatants["ana"]
    assert (ana.skill, ana.player, ana.orders) == (7, PLAYER, {"duck": "always"})
    assert Brawl().figures(play.engine.state, "ana") == {"points": 12, "points_max": 12, "skill": 7, "nimble": 2}
    assert Brawl().worn(play.engine.state, "ana") == {"points": 12}


def test_every_event_has_its_sentence_of_all_games_or_of_its_own() -> None:
    said = {locale: set(re.findall(r"(?m)^([\w-]+) =", words)) for locale, words in BRAWL_WORDS.items()}
    assert said["fr"] == said["en"]
    shared = Texts().keys("fr")
    tags = {each.type for each in Brawl.event_types}  # type: ignore[attr-defined]
    assert {each for each in tags if f"event-brawl-{each}" not in said["fr"] and f"event-{each}" not in shared} == set()
    assert {each.split("-")[2] for each in said["fr"] if each.startswith("event-brawl-")} == {
        "struck",
        "ducked",
        "landed",
    }
