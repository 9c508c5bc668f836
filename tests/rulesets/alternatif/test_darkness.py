"""Fighting in the dark, against the unseen, in gloom (ALT-TAC-007 to -012)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.figures import FlagSet
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Grant
from bot.rulesets.alternatif.parry.parries import ParryChosen, ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.shooting import events as shots
from bot.rulesets.alternatif.shooting.words import Walk
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import Combatant, Footing
from bot.rulesets.alternatif.tactics import blind
from bot.rulesets.alternatif.tactics import room as circumstances
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.archers import archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import GM, SHIELD, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_tactics import attempts, blow, comes_up, melee, terms, tool

FAILS, GOES_ON = Fed(50, 100, why="astray"), Fed(51, 100, why="astray")


def dark(*people: Combatant, **settings: Any) -> Exchange:
    """A fight in complete darkness, where everybody knows of everybody."""
    fight = melee(*people, **settings)
    tool(fight, tool="light", words="dark")
    return fight


def two(**figures: Any) -> tuple[Combatant, Combatant]:
    return fighter("Ana", **{"ac": 40, **figures}), fighter("Imp", "imps")


def gropes(fight: Exchange, who: str, target: str, *faces: Fed | int) -> None:
    """*who* strikes at *target* as soon as he can."""
    comes_up(fight, who, target)
    fight.strikes(who, target, *faces)


@pytest.mark.rule("ALT-TAC-007")
def test_an_imp_nobody_knows_of_stings_and_is_known() -> None:
    """He cannot be struck at before; his first blow cannot be parried; his second is an ordinary one at +4."""
    fight = melee(fighter("Ana", stamina=90), fighter("Imp", "imps"))
    tool(fight, tool="light", target="imp", words="dark")
    fight.notes(SetFlag(GM, "ana", "unaware", True, "imp"))
    with pytest.raises(Refused, match="alternatif-no-enemy"):
        fight.notes(Declare(GM, "ana", "melee", "imp"))
    form = fight.game.form(fight.state, "declare", "ana")
    assert form is not None
    assert "attack" not in form.fields[0].options
    assert blind.is_sneak(fight.state, "imp", "ana")
    first = blow(fight, "imp", "ana", 10)
    assert (first.unseen, first.outcome) == (True, "hit")
    assert fight.said(ParryChosen) == []
    assert fight.one(FlagSet) == FlagSet("ana", "unaware", False, "imp")
    assert "unseen" not in terms(first)  # the sneak attack's own bonus stands for it
    assert not blind.is_sneak(fight.state, "imp", "ana")
    second = blow(fight, "imp", "ana", 10)
    assert (second.unseen, terms(second)["unseen"]) == (False, 4)
    assert ("ana", "parry") in fight.asked
    fight.takes_it("ana")
    fight.attacks("ana", "imp", 4)  # and now she may strike back


@pytest.mark.rule("ALT-TAC-007")
def test_who_has_been_heard_is_known_before_he_strikes() -> None:
    fight = melee(fighter("Ana"), fighter("Imp", "imps"))
    tool(fight, tool="light", target="imp", words="dark")
    fight.notes(SetFlag(GM, "ana", "unaware", True, "imp"))
    fight.notes(SetFlag(GM, "ana", "unaware", False, "imp"))
    fight.attacks("ana", "imp", 4)
    assert fight.who("ana").target == "imp"


@pytest.mark.rule("ALT-TAC-008")
def test_at_50_it_fails_and_is_spent_without_a_d20() -> None:
    """d100 = 50: fails, no d20 rolled, the action is spent. d100 = 51: go on."""
    fight = dark(*two())
    comes_up(fight, "ana", "imp")
    segment = fight.segment
    fight.strikes("ana", "imp", FAILS, Fed(9, why="reaction"))
    lost = fight.one(blind.GropedInTheDark)
    assert (lost.deed, lost.chance, lost.face, lost.outcome) == ("strike", 50, 50, "astray")
    assert fight.said(StrikeRolled) == []
    assert (fight.one(ReactionRolled).stamp, fight.segment) == (segment, segment + 9)
    fight = dark(*two())
    gropes(fight, "ana", "imp", GOES_ON, Fed(10, why="strike"))
    assert fight.one(blind.GropedInTheDark).outcome == "goes_on"
    assert fight.one(StrikeRolled).face == 10


@pytest.mark.rule("ALT-TAC-001", "ALT-TAC-008")
@pytest.mark.parametrize(("light", "told"), [("clear", 50), ("dark", 15)])
def test_what_is_told_of_a_blow_when_it_is_announced_is_what_is_rolled_when_it_comes(light: str, told: int) -> None:
    """+6, and +2 for the orc who is upon him already, against class 19: 11 and more; in the dark at -4, 15 and more and
    half of it."""
    fight = Exchange(fighter("Randall", ac=16), fighter("Orc", "orcs"), fighter("Ugar", "orcs"))
    fight.notes(Engage(GM, "orc", "randall"))
    fight.stands_by("randall")
    fight.stands_by("orc")
    tool(fight, tool="light", words=light)

    def chance(partial: dict[str, str]) -> object:
        asked = fight.question("ugar")
        return fight.game.prospect(fight.state, asked, partial, "target", "randall", Reader(GM, gm=True))["chance"]

    assert chance({"action": "attack"}) == told
    fight.attacks("ugar", "randall", 5)
    assert fight.asked == [("ugar", "strike")]
    assert chance({}) == told


@pytest.mark.rule("ALT-TAC-008")
def test_every_action_is_tested_by_itself() -> None:
    """The strike goes on, the parry against it is lost: both rolled."""
    fight = dark(fighter("Ana"), fighter("Imp", "imps"))
    gropes(fight, "imp", "ana", GOES_ON, Fed(15, why="strike"))
    fight.parries("ana", "imp", FAILS, Fed(4, why="damage"))
    assert (fight.one(blind.GropedInTheDark).deed, fight.said(ParryRolled)) == ("parry", [])
    assert fight.one(DamageDealt).total == 4
    assert fight.who("ana").main.acted == 2


@pytest.mark.rule("ALT-TAC-008")
def test_a_lost_parry_costs_what_a_parry_costs() -> None:
    fight = dark(fighter("Ana", stamina=90), fighter("Imp", "imps"))
    comes_up(fight, "imp", "ana")
    fight.attacks("ana", "imp", 8)
    fight.strikes("imp", "ana", GOES_ON, Fed(15, why="strike"))
    fight.parries("ana", "imp", FAILS, Fed(4, why="damage"))
    assert fight.one(InitiativePostponed) == InitiativePostponed("ana", "right", 5, 15, "parry")
    assert fight.status("ana") == "defensive"


@pytest.mark.rule("ALT-TAC-008")
def test_frank_attacks_are_tested_and_none_is_offered_against_the_unknown() -> None:
    fight = dark(fighter("Ana", stamina=90), fighter("Imp", "imps"))
    fight.notes(Grant(GM, "imp", "boire", "0", "2"))
    fight.answers("ana", FAILS, free="imp/right")
    assert fight.one(blind.GropedInTheDark).occasion == "frank"
    assert fight.said(StrikeRolled) == []
    fight = dark(fighter("Ana", stamina=90), fighter("Imp", "imps"))
    fight.notes(SetFlag(GM, "ana", "unaware", True, "imp"))
    fight.notes(Grant(GM, "imp", "boire", "0", "2"))
    assert ("ana", "free") not in fight.asked


@pytest.mark.rule("ALT-TAC-008")
def test_a_special_action_that_goes_astray_is_over() -> None:
    fight = dark(fighter("Ana", stamina=90), fighter("Imp", "imps"))
    attempts(fight, "ana", "imp", "knock_down")
    fight.answers("imp", FAILS, FAILS, oppose="attack/right")
    assert [each.deed for each in fight.said(blind.GropedInTheDark)] == ["strike", "special"]
    assert fight.said(s.SpecialRolled) == []
    assert not fight.who("imp").prone
    assert fight.segment > 1  # and the fight goes on


@pytest.mark.rule("ALT-TAC-008", "ALT-TAC-009")
def test_a_shot_in_the_dark_and_a_dodge_of_it() -> None:
    fight = range_of(archer(), archer("Orc", "orcs"), apart=45)
    tool(fight, tool="light", words="dark")
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 1, FAILS)
    first = fight.said(blind.GropedInTheDark)[0]
    assert (first.deed, first.outcome) == ("shot", "astray")
    kinds = [type(each) for each in fight.told if isinstance(each, blind.GropedInTheDark | shots.ShotRolled)]
    assert kinds[:2] == [blind.GropedInTheDark, blind.GropedInTheDark]  # nothing was rolled to hit before the next shot
    fight = range_of(archer(), fighter("Orc", "orcs"), apart=45)
    tool(fight, tool="light", words="dark")
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 1, GOES_ON, Fed(15, why="shot"))
    assert terms(fight.said(shots.ShotRolled)[0])["blind"] == -4
    fight.answers("orc", FAILS, Fed(4, why="damage"), Fed(4, why="damage"), parry="ysolde+shot/dodge")
    assert (fight.said(blind.GropedInTheDark)[0].deed, fight.said(shots.ShotDefended)) == ("dodge", [])
    assert len(fight.said(DamageDealt)) == 1


@pytest.mark.rule("ALT-TAC-008")
def test_a_shield_raised_the_wrong_way_against_a_shot() -> None:
    orc = evolve(fighter("Orc", "orcs"), hands=(*fighter("X").hands, *fighter("Y", arm=SHIELD).hands))
    fight = range_of(archer(), orc, apart=45)
    tool(fight, tool="light", who="orc", words="dark")
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 1, Fed(15, why="shot"))
    fight.answers("orc", FAILS, Fed(4, why="damage"), Fed(4, why="damage"), parry="ysolde+shot/left")
    assert (fight.one(blind.GropedInTheDark).hand, fight.said(shots.ShotDefended)) == ("left", [])
    assert len(fight.said(DamageDealt)) == 1


@pytest.mark.rule("ALT-TAC-009")
def test_what_goes_the_right_way_still_has_minus_4() -> None:
    """d100 = 77; d20 = 15 + 6 - 4 = 17."""
    fight = dark(*two())
    gropes(fight, "ana", "imp", Fed(77, 100, why="astray"), Fed(15, why="strike"))
    struck = fight.one(StrikeRolled)
    assert (struck.total, terms(struck)["blind"]) == (17, -4)
    assert "ALT-TAC-009" in fight.game.rules_of(struck)


@pytest.mark.rule("ALT-TAC-010")
def test_the_invisible_thief() -> None:
    """He has +4; his victim strikes back at 50 % and -4. In a darkness that blinds both nobody has it."""
    fight = melee(fighter("Ana", ac=40), fighter("Thief", "thieves", ac=40))
    tool(fight, tool="light", target="thief", words="dark")
    assert terms(blow(fight, "thief", "ana"))["unseen"] == 4
    gropes(fight, "ana", "thief", GOES_ON, Fed(10, why="strike"))
    back = terms(fight.one(StrikeRolled))
    assert (back["blind"], "unseen" in back) == (-4, False)
    tool(fight, tool="light", words="dark")
    tool(fight, tool="light", target="thief", words="unsaid")
    gropes(fight, "thief", "ana", GOES_ON, Fed(10, why="strike"))
    assert "unseen" not in terms(fight.one(StrikeRolled))


@pytest.mark.rule("ALT-TAC-010")
@pytest.mark.parametrize(("both", "bonus"), [(False, 0), (True, 4)])
def test_on_the_sneak_blow_itself_the_bonus_is_the_tables_choice(both: bool, bonus: int) -> None:
    fight = melee(fighter("Ana", ac=40), fighter("Imp", "imps"), unseen_bonus_on_sneak=both)
    tool(fight, tool="light", target="imp", words="dark")
    fight.notes(SetFlag(GM, "ana", "unaware", True, "imp"))
    assert terms(blow(fight, "imp", "ana")).get("unseen", 0) == bonus


@pytest.mark.rule("ALT-TAC-011")
def test_pinned_down_until_he_makes_a_full_move() -> None:
    """Check made: strikes at -4 without d100. The foe runs: d100 again."""
    fight = dark(*two())
    tool(fight, tool="blind_sense", who="ana", target="imp")
    gropes(fight, "ana", "imp", Fed(10, why="strike"))
    assert fight.said(blind.GropedInTheDark) == []
    assert terms(fight.one(StrikeRolled))["blind"] == -4
    with pytest.raises(Refused, match="already-so"):
        tool(fight, tool="blind_sense", who="ana", target="imp")
    fight.notes(Walk(GM, "imp", 1))
    assert blind.chance_of(fight.state, "ana", "imp") == 0
    fight.notes(Walk(GM, "imp", 2))
    assert blind.chance_of(fight.state, "ana", "imp") == 50
    tool(fight, tool="blind_sense", who="ana", target="imp")
    tool(fight, tool="blind_sense", who="ana", target="imp", words="off")
    assert blind.chance_of(fight.state, "ana", "imp") == 50


@pytest.mark.rule("ALT-TAC-011")
@pytest.mark.parametrize(("rank", "malus"), [(0, -4), (2, -4), (3, -3), (4, -3), (5, -2), (6, -2)])
def test_a_high_rank_reduces_the_malus(rank: int, malus: int) -> None:
    ana, imp = two()
    fight = dark(evolve(ana, footing=Footing(blind_sense=rank)), imp)
    assert ("blind", malus) in circumstances.sight(fight.state, fight.who("ana"), fight.who("imp"))


@pytest.mark.rule("ALT-TAC-012")
def test_moonlight_25_percent_and_minus_3() -> None:
    """d100 = 25 fails, 26 goes on at -3."""
    fight = melee(*two())
    tool(fight, tool="light", words="gloom")
    gropes(fight, "ana", "imp", Fed(25, 100, why="astray"))
    assert fight.one(blind.GropedInTheDark).outcome == "astray"
    fight = melee(*two())
    tool(fight, tool="light", value="25/-3")
    gropes(fight, "ana", "imp", Fed(26, 100, why="astray"), Fed(10, why="strike"))
    assert terms(fight.one(StrikeRolled))["blind"] == -3


@pytest.mark.rule("ALT-TAC-012")
@pytest.mark.parametrize(("words", "chance", "malus"), [("dim", 10, -2), ("faint", 0, -2), ("clear", 0, 0)])
def test_other_lights(words: str, chance: int, malus: int) -> None:
    fight = melee(*two())
    tool(fight, tool="light", words=words)
    said = fight.one(blind.LightSaid)
    assert (said.chance, said.malus, said.clear) == (chance, malus, words == "clear")
    assert blind.chance_of(fight.state, "ana", "imp") == chance


@pytest.mark.rule("ALT-TAC-012")
def test_light_by_person_and_by_pair() -> None:
    """The word on the pair counts first, then the worse of what was said of each, then the scene's."""
    fight = melee(*two())

    def chance() -> int:
        return blind.chance_of(fight.state, "ana", "imp")

    tool(fight, tool="light", words="gloom")
    assert chance() == 25
    tool(fight, tool="light", who="ana", words="clear")
    assert chance() == 0
    tool(fight, tool="light", target="imp", words="dark")
    assert chance() == 50
    tool(fight, tool="light", who="ana", target="imp", words="dim")
    assert (chance(), blind.chance_of(fight.state, "imp", "ana")) == (10, 25)
    tool(fight, tool="light", who="ana", target="imp", words="unsaid")
    assert chance() == 50
    with pytest.raises(Refused, match="alternatif-light-as-before"):
        tool(fight, tool="light", words="gloom")
    with pytest.raises(Refused, match="alternatif-not-a-light"):
        tool(fight, tool="light", value="nuit")
    with pytest.raises(Refused, match="number-range"):
        tool(fight, tool="light", value="120/-3")
