"""Who stands behind, and who is reached (ALT-MEL-001, ALT-MOV-001): lines, without a grid."""

from __future__ import annotations

from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.alternatif.base import distances as lines
from bot.rulesets.alternatif.charging import running as c
from bot.rulesets.alternatif.combatants.figures import LineTaken
from bot.rulesets.alternatif.combatants.words import SetFlag, TakeLine
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.ordinary.words_announcing import Declare
from bot.rulesets.alternatif.shooting.words import SayDistance
from bot.rulesets.alternatif.state import Combatant
from bot.rulesets.alternatif.wounds.fumbles import Damage
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.test_charges import charges, field
from tests.rulesets.alternatif.test_moving import moves, on_grid


def orc(name: str = "Orc", **figures: Any) -> Combatant:
    return fighter(name, "orcs", **{"stamina": 60, **figures})


def autopilot(name: str = "Orc", **figures: Any) -> Combatant:
    return evolve(orc(name, **figures), player=None, temperament="steady")


def mage(**figures: Any) -> Combatant:
    return fighter("Mage", **{"stamina": 60, "behind": True, **figures})


def reached(fight: Exchange, who: str = "orc") -> set[str]:
    """Whom *who* may attack where he stands."""
    state = fight.state
    return {ident for ident in state.combatants if not _barred(state, who, ident)}


def _barred(state: Any, who: str, ident: str) -> bool:
    one, other = state.combatants[who], state.combatants[ident]
    return one.side == other.side or bool(lines.guards(state, one, other))


# ---- who may be reached


@pytest.mark.rule("ALT-MEL-001", "ALT-MOV-001")
def test_nobody_behind_is_attacked_while_a_companion_stands_in_front() -> None:
    fight = Exchange(fighter("Ana"), mage(), orc())
    assert reached(fight) == {"ana"}
    with pytest.raises(Refused, match="alternatif-behind") as refused:
        fight.notes(Declare(GM, "orc", "melee", "mage"))
    assert refused.value.facts == {"name": "Orc", "target": "Mage", "names": "Ana"}
    fight.notes(SayDistance(GM, "orc", "mage", 2_000))
    with pytest.raises(Refused, match="alternatif-behind"):
        moves(fight, "orc", target="mage")


@pytest.mark.rule("ALT-MEL-001")
def test_he_who_falls_lies_or_wrestles_bars_nobodys_way() -> None:
    fight = Exchange(fighter("Ana"), mage(), orc())
    fight.notes(SetFlag(GM, "ana", "prone", on=True))
    assert reached(fight) == {"ana", "mage"}
    fight.notes(SetFlag(GM, "ana", "prone", on=False))
    assert reached(fight) == {"ana"}
    fight.notes(Damage(GM, "ana", 200))
    assert reached(fight) >= {"mage"}
    fight.notes(Declare(GM, "orc", "melee", "mage"))
    assert "mage" in fight.who("orc").contacts


@pytest.mark.rule("ALT-MEL-001")
def test_where_all_stand_behind_nobody_does() -> None:
    assert reached(Exchange(mage(), orc())) == {"mage"}


@pytest.mark.rule("ALT-MEL-001")
def test_whoever_goes_for_somebody_stands_in_front_from_then_on() -> None:
    fight = Exchange(fighter("Ana"), mage(), orc())
    fight.notes(Declare(GM, "mage", "melee", "orc"))
    assert fight.one(LineTaken) == LineTaken("mage", behind=False, reason="forward")
    fight.notes(Separate(GM, "mage", "orc"))
    assert reached(fight) == {"ana", "mage"}


@pytest.mark.rule("ALT-MEL-001")
def test_the_game_masters_word_brings_anybody_into_contact() -> None:
    fight = Exchange(fighter("Ana"), mage(), orc(), orc("Ugar"))
    fight.notes(Engage(GM, "orc", "mage"))
    fight.notes(Declare(GM, "orc", "melee", "mage"))
    assert reached(fight, "ugar") == {"ana", "mage"}, "where one has come others can"
    fight.notes(Separate(GM, "orc", "mage"))
    assert fight.who("mage").behind
    assert reached(fight, "ugar") == {"ana"}


@pytest.mark.rule("ALT-CHG-009", "ALT-MOV-008")
def test_a_charge_runs_past_those_in_front_who_have_their_frank_attack() -> None:
    fight = field(fighter("Ana", stamina=60), orc("Captain", behind=True), orc("Guard"), cells=5)
    charges(fight, "ana", "captain")
    assert fight.one(c.ChargePassed) == c.ChargePassed("ana", "guard", "captain")
    assert fight.asked == [("guard", "free")]
    fight.answers("guard", free="-")
    assert fight.who("ana").contacts == ("captain",)


@pytest.mark.rule("ALT-MOV-020")
def test_whoever_stands_behind_may_relieve_a_companion() -> None:
    fight = Exchange(fighter("Ana", stamina=60), mage(), orc())
    fight.attacks("ana", "orc", 8)
    fight.stands_by("mage")
    fight.attacks("orc", "ana", 8)
    assert "swap" in fight.game.form(fight.state, "move", "mage").fields[0].options
    moves(fight, "mage", how="swap", target="ana")
    for who in ("ana", "orc"):
        fight.answers(who, choice="return_to_guard")
    fight.answers("ana", swap="yes")
    assert (fight.who("ana").behind, fight.who("mage").behind) == (True, False)
    assert fight.who("mage").contacts == ("orc",)


# ---- before the beginning


def lobby(*people: Combatant, **settings: Any) -> Exchange:
    return Exchange(*people, begun=False, **settings)


@pytest.mark.rule("ALT-SIM-012")
def test_autopilots_take_the_front_and_spread() -> None:
    """Three orcs left to themselves, two fighters and a mage: none begins in the mage's arms."""
    orcs = [autopilot(f"Orc {at}") for at in (1, 2, 3)]
    fight = Exchange(mage(), fighter("Ana"), fighter("Bea"), *orcs)
    who = fight.state.combatants
    assert who["mage"].contacts == ()
    assert sorted(len(who[each].contacts) for each in ("ana", "bea")) == [1, 2]


@pytest.mark.rule("ALT-MEL-001")
def test_a_place_is_taken_before_the_beginning_and_later() -> None:
    fight = lobby(fighter("Ana"), orc())
    fight.notes(TakeLine(GM, "ana", "behind"))
    assert fight.who("ana").behind
    with pytest.raises(Refused, match="already-so"):
        fight.notes(TakeLine(GM, "ana", "behind"))
    fight.says(inputs.Begin(GM))
    fight.notes(TakeLine(GM, "ana", "front"))
    assert not fight.who("ana").behind


@pytest.mark.rule("ALT-MOV-001")
def test_on_a_map_the_place_is_a_row() -> None:
    fight = lobby(fighter("Ana"), orc(), map="square")
    before = fight.who("ana").spot.cell
    fight.notes(TakeLine(GM, "ana", "behind"))
    after = fight.who("ana").spot.cell
    assert (before[0], int(after[1:]) - int(before[1:])) == (after[0], 2)
    fight.says(inputs.Begin(GM))
    with pytest.raises(Refused, match="alternatif-on-the-map"):
        fight.notes(TakeLine(GM, "ana", "front"))


@pytest.mark.rule("ALT-MOV-001")
def test_on_a_map_cells_alone_say_who_is_reached() -> None:
    fight = on_grid(fighter("Ana"), mage(), orc())
    assert reached(fight) == {"ana", "mage"}


@pytest.mark.rule("ALT-MEL-003", "ALT-SIM-012")
def test_the_game_master_separates_before_the_beginning() -> None:
    """No autopilot goes for somebody from whom it was kept, for a round; others it goes for."""
    fight = lobby(fighter("Ana"), fighter("Bea"), autopilot())
    fight.notes(Separate(GM, "ana", "orc"))
    with pytest.raises(Refused, match="already-so"):
        fight.notes(Separate(GM, "ana", "orc"))
    with pytest.raises(Refused, match="alternatif-same-side"):
        fight.notes(Separate(GM, "ana", "bea"))
    fight.says(inputs.Begin(GM))
    assert fight.who("orc").contacts == ("bea",)


@pytest.mark.parametrize(
    ("ready", "behind"), [("teluard", True), ("ysolde", True), ("jurl", False), ("isaure", False), ("galaad", False)]
)
def test_an_archer_and_a_mage_begin_behind(ready: str, behind: bool) -> None:
    game = rulesets_of(load_library())["alternatif"]
    _, body = game.sheets.propose({"ready": ready})
    note = game.compose(game.opening({}), "join", GM, {"sheet": body, "player": 5})
    assert [each.behind for each in note.records] == [behind]
