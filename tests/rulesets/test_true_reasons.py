"""What is refused is refused for what really stands in the way."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.free_actions import lacks
from bot.rulesets.dnd5 import reasons as reasons5
from bot.rulesets.dnd5.movement.words import Place as Place5
from bot.rulesets.dnd5.movement.words import SayGround as SayGround5
from bot.rulesets.dnd5.state import Guess as Guess5
from bot.rulesets.dnd35 import reasons as reasons35
from bot.rulesets.dnd35.cover.circumstances import SayGround as SayGround35
from bot.rulesets.dnd35.state import Guess as Guess35
from bot.rulesets.percentile.declaring.words import Declare as DeclarePct
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.state import Declaration
from bot.rulesets.rpg20 import reasons as reasons20
from tests.rulesets.alternatif import test_charges
from tests.rulesets.dnd5 import magic as magic5
from tests.rulesets.dnd5 import skirmish as skirmish5
from tests.rulesets.dnd35 import magic as magic35
from tests.rulesets.dnd35 import skirmish as skirmish35
from tests.rulesets.percentile import brawl
from tests.rulesets.rpg20 import fray
from tests.rulesets.turning import GM
from tests.table.refusing import reason
from tests.table.test_nothing_dropped import RENDERER

GAMES = {
    "dnd5": (skirmish5, magic5, reasons5, SayGround5, Guess5("orc", "guess", "dagger")),
    "dnd35": (skirmish35, magic35, reasons35, SayGround35, Guess35("orc", "dagger", "A1")),
}


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> tuple[Any, Any, Any, Any]:
    """A scene in Ana's turn, with how its refusals are found, its word about the ground, and something under way."""
    skirmish, magic, reasons, ground, deed = GAMES[request.param]
    people = magic.caster("Ana", "fireball"), skirmish.fighter("Orc", "foes", size="large"), skirmish.fighter("Rat")
    places = {"ana": "C10", "orc": "G10", "rat": "C12"}
    if request.param == "dnd35":
        return skirmish.Skirmish(*people, cells=places), reasons, ground, deed
    scene = skirmish.Skirmish(*people, begun=False, map="square")
    for who, cell in places.items():
        scene.notes(Place5(GM, who, cell))
    scene.says(inputs.Begin(GM))
    return scene, reasons, ground, deed


def lack(table: Any, state: Any, **said: str) -> tuple[str, dict[str, Any]]:
    refused = table[1].refusal(state, {"who": "ana", "action": "cast", **said})
    return str(refused.facts["lack"]), dict(refused.facts)


def test_a_square_that_an_area_cannot_be_aimed_at_is_named(table: Any) -> None:
    state = table[0].state
    hers = evolve(state, turn=evolve(state.turn, who="ana"))
    code, facts = lack(table, hers, spell="fireball", to="A99")
    assert (code, facts["cell"], facts["spell"]) == ("aim_there", "A99", "fireball")


def test_what_is_under_way_comes_before_whose_turn_it_is(table: Any) -> None:
    """Also for whoever is not up; of what somebody hidden does in his turn nothing is told."""
    state = table[0].state
    turn = evolve(state.turn, who="orc")
    assert lack(table, evolve(state, turn=turn))[0] == "turn"
    busy = evolve(state, turn=turn, deeds=(table[3],))
    code, facts = lack(table, busy)
    assert (code, facts["up"]) == ("busy", "Orc")
    code, facts = lack(table, evolve(busy, turn=evolve(turn, who="ana")))
    assert (code, facts["up"]) == ("busy", "")
    assert lack(table, busy.with_("orc", hidden=True))[0] == "turn"


def test_whoever_is_surprised_is_told_so_in_the_turns_of_others_too(table: Any) -> None:
    state = table[0].state
    taken = evolve(state, turn=evolve(state.turn, who="orc"))
    if hasattr(state, "ambush"):
        taken = evolve(taken, ambush="on").with_("ana", unaware=True)
    else:
        taken = taken.with_("ana", surprised=True)
    assert lack(table, taken)[0] == "surprised"


def test_an_obstacle_on_somebody_large_names_the_square_that_was_typed(table: Any) -> None:
    scene, _, ground, _ = table
    with pytest.raises(Refused) as refused:
        ground(GM, ("B2", "H11"), "obstacle").check(scene.state)
    assert refused.value.key.endswith("-somebody-there")
    assert (refused.value.facts["cell"], refused.value.facts["name"]) == ("H11", "Orc")


# ---- who is awaited


def spoken(refused: Any) -> tuple[str, str]:
    fr, en = (RENDERER.refusal(locale, refused) for locale in ("fr", "en"))
    return fr.replace("\u00a0", " "), en


def test_while_the_game_master_is_asked_that_is_the_reason() -> None:
    """For whoever is up and for the others; a question that nobody else reads is no reason that is told."""
    scene = skirmish5.Skirmish(skirmish5.fighter("Ana"), skirmish5.fighter("Bo"), skirmish5.fighter("Orc", "foes"))
    scene.does("ana", "improvise", price="judged")
    assert scene.asked == [("@gm", "improvised")]
    for who in ("bo", "ana"):
        refused = reason(scene, who, "dodge")
        assert refused is not None
        assert refused.key == "awaits-first"
        fr, en = spoken(refused)
        assert fr == f"On attend d’abord une réponse du MJ : d’ici là, {who.capitalize()} ne peut rien annoncer."
        assert "An answer of the GM is awaited first" in en


@pytest.mark.rule("DN5-CTS-011")
def test_whoever_is_asked_himself_is_told_that_his_own_answer_comes_first() -> None:
    orc = skirmish5.fighter("Orc", "foes")
    scene = skirmish5.Skirmish(skirmish5.fighter("Ana", strength=18), orc, apart={"ana|orc": 150})
    scene.does("ana", "shove", target="orc")
    scene.answers("orc", 15, 3, resist="athletics")
    assert scene.asked == [("ana", "shove")]
    refused = reason(scene, "ana", "dodge")
    assert refused is not None
    fr, en = spoken(refused)
    assert fr == "Ana a d’abord une réponse à donner (suite d’une bousculade) : la suite s’annonce après."
    assert en.startswith("Ana has an answer to give first (")
    assert en.endswith("): what follows is announced after it.")


# ---- percentile: what has become of somebody, and at which step the round is


@pytest.mark.rule("PCT-DEC-001")
@pytest.mark.parametrize(
    ("changes", "fr"),
    [
        ({"phase": "acting"}, "Les annonces sont closes"),
        ({"phase": "initiative"}, "L’initiative se joue encore"),
        ({"phase": "ending"}, "Le round s’achève"),
        ({"phase": "between"}, "Le round n’a pas commencé"),
    ],
)
def test_why_nothing_can_be_declared_is_what_the_round_is_at(changes: dict[str, Any], fr: str) -> None:
    scene = brawl.Brawl(brawl.fighter("Ana", initiative=5), brawl.fighter("Orc", "foes", initiative=1))
    state = evolve(scene.state, **changes)
    with pytest.raises(Refused) as refused:
        DeclarePct(GM, "ana", Declaration("dodge")).check(state)
    assert refused.value.key == "percentile-locked"
    assert fr in spoken(refused.value)[0]


@pytest.mark.rule("PCT-RND-004")
def test_whoever_has_acted_or_acts_is_told_so() -> None:
    scene = brawl.Brawl(brawl.fighter("Ana", initiative=5), brawl.fighter("Orc", "foes", initiative=1))
    scene.round({"ana": Declaration("other", detail="talk")})
    assert scene.asked == [("@gm", "outcome")]
    said = DeclarePct(GM, "ana", Declaration("dodge"))
    with pytest.raises(Refused) as refused:
        said.check(scene.state)
    assert "L’action d’Ana est en cours" in spoken(refused.value)[0]
    with pytest.raises(Refused) as refused:
        said.check(evolve(scene.state.with_("ana", acted=True), turns=()))
    assert "Ana a déjà agi ce round" in spoken(refused.value)[0]


@pytest.mark.parametrize(
    ("status", "fr", "en"),
    [
        ("dead", "Orc a péri", "Orc is dead"),
        ("knocked_out", "Orc a perdu connaissance", "is unconscious"),
        ("fled", "Orc a fui le combat", "has fled"),
        ("out_of_action", "Orc est hors de combat", "is out of the fight"),
    ],
)
def test_whoever_takes_no_part_any_more_is_refused_by_what_became_of_him(status: Any, fr: str, en: str) -> None:
    scene = brawl.Brawl(brawl.fighter("Ana"), brawl.fighter("Orc", "foes"), brawl.fighter("Rat", "foes"))
    scene.says(SetStatus(GM, "orc", status))
    with pytest.raises(Refused) as refused:
        DeclarePct(GM, "orc", Declaration("dodge")).check(scene.state)
    told = spoken(refused.value)
    assert fr in told[0]
    assert en in told[1]


# ---- RPG 2.0, D&D Alternatif


@pytest.mark.rule("R20-SEQ-004")
def test_whoever_has_acted_in_a_sequence_is_told_so_not_that_he_has_spoken() -> None:
    scene = fray.Fray(fray.fighter("Ana"), fray.fighter("Bo"), fray.fighter("Orc", "foes"))
    acting = evolve(scene.state.with_("ana", acted=True), phase="acting")
    assert reasons20.refusal(acting, {"who": "ana", "action": "strike"}).facts["lack"] == "acted"
    assert reasons20.refusal(acting, {"who": "bo", "action": "strike"}).facts["lack"] == "next_sequence"


@pytest.mark.rule("ALT-FRE-015")
def test_why_somebody_cannot_act_at_once_is_one_reason() -> None:
    fight = test_charges.field(test_charges.ana(), test_charges.orc())
    state = fight.state
    ana, orc = state.combatants["ana"], state.combatants["orc"]
    assert lacks(state, ana, orc) == "apart"
    near = state.with_("ana", contacts=("orc",)).with_("orc", contacts=("ana",))
    ana, orc = near.combatants["ana"], near.combatants["orc"]
    assert lacks(near, evolve(ana, surprised=True), orc) == "surprised"
    assert lacks(near, evolve(ana, out=True), orc) == lacks(near, ana, evolve(orc, body=0)) == "out"
    assert lacks(near, ana, evolve(orc, hidden=True)) == "unseen"
    assert lacks(near, evolve(ana, busy=near.segment), orc) == "acted"
    words = ["out", "surprised", "apart", "guard", "held", "unseen", "reach", "taken", "acted"]
    told = {spoken(Refused("alternatif-cannot-take", name="Ana", target="Orc", why=each)) for each in words}
    assert len(told) == len(words)
    fates = {
        spoken(Refused("alternatif-out", name="Ana", fate=each)) for each in ("open", "unconscious", "dying", "dead")
    }
    assert len(fates) == 4
