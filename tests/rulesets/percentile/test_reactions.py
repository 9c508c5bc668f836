"""Waiting to react: what is waited for, when one is asked, what the reaction may be (PCT-POS-007)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.percentile import reactions
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.fixing import SetField, SetStatus
from bot.rulesets.percentile.reactions import Fire
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import TurnBegun, TurnEnded
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Declaration, Fighter, Spell, Trigger
from tests.rulesets.percentile.brawl import BOW, GM, Brawl, fighter

BOLT = Spell("bolt", 2, None, "1d8")


def ready(what: str, *, who: str = "enemy", whom: str | None = None, act: str = "attack", **more: Any) -> Declaration:
    """*act* as soon as *who* does *what*."""
    given = {"target": "mage", "posture": "anticipating"} | more
    return Declaration(
        "wait",
        waits="reaction",
        trigger=Trigger(who, what, whom),
        reaction=act,  # type: ignore[arg-type]
        **given,
    )


def at(target: str) -> Declaration:
    return Declaration("attack", target)


def cast(target: str = "p") -> Declaration:
    return Declaration("cast", target, spell="bolt")


def mage(**figures: Any) -> Fighter:
    given = {"initiative": 2, "hit_points": 5, "psy": 4, "spells": (BOLT,), "melee": 50}
    return fighter("Mage", "foes", **given | figures)


def archer(name: str = "P", initiative: int = 6, **figures: Any) -> Fighter:
    return fighter(name, initiative=initiative, arm=BOW, **{"shooting": 50} | figures)


@pytest.mark.rule("PCT-POS-007", "PCT-DEC-009")
def test_the_archer_shoots_before_the_mage_casts() -> None:
    scene = Brawl(archer(), mage(), fighter("Orc", "foes", initiative=1))
    scene.round({"p": ready("cast"), "mage": cast()})
    assert scene.asked == [("p", "react")]
    scene.answers("p", 33, 6, react="now")
    # The mage falls: no spell takes place, and none is paid.
    assert scene.said(SpellCast) == []
    assert scene.who("mage").psy == 4
    assert TurnEnded("mage", "lost") in scene.said(TurnEnded)
    assert scene.hit_points("p") == 12


@pytest.mark.rule("PCT-POS-007")
def test_a_table_may_have_it_come_after() -> None:
    scene = Brawl(archer(), mage(), fighter("Orc", "foes", initiative=1), reaction_timing="after")
    scene.round({"p": ready("cast"), "mage": cast()}, 4)
    assert scene.asked == [("p", "react")]
    assert scene.hit_points("p") == 8
    scene.answers("p", 33, 6, react="now")
    assert scene.who("mage").psy == 2
    assert scene.who("mage").out


@pytest.mark.rule("PCT-POS-007")
@pytest.mark.parametrize(
    ("deed", "said", "faces"),
    [
        ("attack", at("p"), (90,)),
        ("flee", Declaration("flee"), (90,)),
        ("move", Declaration("move"), ()),
        ("cast", Declaration("cast", "p", spell="spark"), (90,)),
        ("anything", Declaration("other", detail="sings"), ()),
    ],
)
def test_after_a_deed_that_failed_as_well(deed: str, said: Declaration, faces: tuple[int, ...]) -> None:
    spark = Spell("spark", 1, "magic", "1d4")
    scene = Brawl(archer(), mage(physique=50, spells=(spark,), magic=50), reaction_timing="after")
    scene.round({"p": ready(deed), "mage": said}, *faces)
    if deed == "anything":
        scene.answers("@gm", outcome="done")
    scene.lets_go()
    assert scene.asked == [("p", "react")]
    scene.answers("p", 90, react="now")
    assert scene.state.round == 2


@pytest.mark.rule("PCT-POS-007", "PCT-POS-004")
def test_what_does_not_happen_in_this_round_is_lost() -> None:
    scene = Brawl(archer(), mage())
    scene.round({"p": ready("cast"), "mage": at("p")}, 90)
    assert scene.state.round == 2
    assert [each.combatant for each in scene.said(TurnBegun) if each.occasion == "reaction"] == []
    scene.round({"p": Declaration("nothing"), "mage": cast()}, 3)
    assert ("p", "react") not in scene.asked
    assert not scene.who("p").prepared


@pytest.mark.rule("PCT-POS-007")
def test_a_no_keeps_it_waiting_and_once_is_all() -> None:
    scene = Brawl(archer(), mage(hit_points=40), fighter("Orc", "foes", initiative=1, melee=50))
    scene.round({"p": ready("attack"), "mage": at("p"), "orc": at("p")})
    scene.answers("p", 90, react="wait")
    assert scene.asked == [("p", "react")]
    assert scene.question("p").about["actor"] == "orc"
    scene.answers("p", 50, 3, 90, react="now")
    assert scene.hit_points("mage") == 37
    scene.round({"p": ready("attack"), "mage": at("p"), "orc": at("p")})
    scene.answers("p", 50, 3, 90, 90, react="now")
    assert scene.hit_points("mage") == 34
    assert scene.state.round == 3


@pytest.mark.rule("PCT-POS-007")
def test_nobodys_answer_keeps_it_waiting() -> None:
    scene = Brawl(archer(), mage())
    scene.round({"p": ready("cast"), "mage": cast()})
    scene.is_silent("p", 3)
    assert scene.said(SpellCast) != []
    assert scene.hit_points("mage") == 5


@pytest.mark.rule("PCT-POS-007")
@pytest.mark.parametrize(
    ("who", "whom", "fires"),
    [
        ("enemy", None, True),
        ("mage", None, True),
        ("ally", None, False),
        ("orc", None, False),
        ("enemy", "p", False),
        ("enemy", "q", True),
    ],
)
def test_whose_deed_and_against_whom(who: str, whom: str | None, fires: bool) -> None:
    scene = Brawl(archer(), fighter("Q", initiative=1), mage(), fighter("Orc", "foes", initiative=1))
    scene.round({"p": ready("attack", who=who, whom=whom), "mage": at("q")}, *(() if fires else (90,)))
    assert (scene.asked == [("p", "react")]) is fires


@pytest.mark.rule("PCT-POS-007")
def test_an_allys_deed_may_be_waited_for() -> None:
    scene = Brawl(archer(), fighter("Q", initiative=5, melee=50), mage(hit_points=40))
    scene.round({"p": ready("attack", who="ally"), "q": at("mage")})
    scene.answers("p", 50, 3, 50, 4, react="now")
    assert scene.hit_points("mage") == 33


@pytest.mark.rule("PCT-POS-007", "PCT-INI-002")
def test_several_reactions_to_one_action_come_in_initiative_order() -> None:
    scene = Brawl(archer("P", 3), archer("Q", 5), mage(hit_points=40))
    scene.round({"p": ready("cast"), "q": ready("cast"), "mage": cast()})
    assert scene.asked == [("q", "react")]
    scene.answers("q", 50, 3, react="now")
    assert scene.asked == [("p", "react")]
    scene.answers("p", 50, 4, 1, react="now")
    assert scene.hit_points("mage") == 33
    assert scene.said(SpellCast) != []


@pytest.mark.rule("PCT-POS-007")
def test_free_words_are_fired_by_the_game_master() -> None:
    scene = Brawl(archer(), mage(hit_points=40), fighter("Orc", "foes", initiative=4, melee=50))
    sings = Declaration("other", detail="sings")
    scene.round({"p": ready("word", detail="when he reaches the high note"), "orc": sings, "mage": cast()})
    # While he is asked what comes of the song the game master gives the word, and is asked again after the shot.
    scene.notes(Fire(GM, "p", "orc"), 50, 3)
    assert scene.hit_points("orc") == 9
    assert scene.asked == [("@gm", "outcome")]
    scene.answers("@gm", 1, outcome="failed")
    # Not in the middle of a blow, when the target is about to defend himself.
    guarded = Declaration("parry", posture="defensive")
    scene = Brawl(archer(), mage(hit_points=40), fighter("Q", initiative=1, melee=50))
    scene.round({"p": ready("word"), "mage": at("q"), "q": guarded}, 50)
    assert scene.asked == [("q", "defence")]
    assert scene.refusal(Fire(GM, "p")) == "percentile-in-the-middle"
    scene = Brawl(archer(), mage(hit_points=40), archer("Q", 5))
    scene.round({"p": ready("word"), "q": ready("cast"), "mage": cast()})
    assert scene.asked == [("q", "react")]
    scene.notes(Fire(GM, "p"), 50, 3)
    assert scene.hit_points("mage") == 37
    assert scene.refusal(Fire(GM, "p")) == "percentile-no-reaction"
    said = scene.game.compose(scene.state, "gm-tool", GM, {"tool": "react", "who": "q"})
    scene.notes(said, 50, 4, 1)
    assert scene.hit_points("mage") == 33


@pytest.mark.rule("PCT-POS-007", "PCT-POS-005", "PCT-UNA-004")
def test_the_reaction_is_any_one_action_with_its_normal_rules() -> None:
    p = fighter("P", initiative=6, wrestling=50, physique=50, psy=3, energy=True, spells=(BOLT,))
    casts = ready("attack", act="cast", spell="bolt")
    scene = Brawl(p, mage(hit_points=40))
    scene.round({"p": casts, "mage": at("p")})
    scene.answers("p", 5, 90, react="now")
    assert scene.one(SpellCast).cost == 0
    assert scene.hit_points("mage") == 35
    scene.round({"p": ready("attack", act="wrestling", hold="throw_down"), "mage": at("p")})
    scene.answers("p", 90, react="now")
    assert scene.who("mage").has("prone")
    scene.round({"p": ready("attack", act="flee", target=None), "mage": at("p")})
    scene.answers("p", 50, react="now")
    assert scene.who("p").has("fled")


@pytest.mark.rule("PCT-POS-007", "PCT-POS-008")
def test_after_his_reaction_he_has_no_defence_either() -> None:
    p = fighter("P", initiative=6, melee=50)
    scene = Brawl(p, mage(hit_points=40))
    scene.round({"p": ready("attack"), "mage": at("p")})
    scene.answers("p", 50, 3, 50, 4, react="now")
    assert scene.hit_points("p") == 8
    assert [each.dealt for each in scene.said(DamageRolled)] == [3, 4]


@pytest.mark.rule("PCT-POS-007", "PCT-ATK-007")
def test_a_vital_part_is_asked_about_when_the_reaction_begins() -> None:
    scene = Brawl(archer(shooting=60), mage(hit_points=40))
    scene.round({"p": ready("cast", aim="vital"), "mage": cast()})
    scene.answers("p", react="now")
    assert scene.asked == [("@gm", "vital")]
    scene.answers("@gm", 41, 1, penalty="-20")
    assert scene.said(D100Rolled)[0].score == 40


@pytest.mark.rule("PCT-POS-007", "PCT-SYS-004")
def test_what_may_not_be_done_may_not_be_waited_for() -> None:
    scene = Brawl(archer(), mage())
    assert scene.refuses("p", "wait", posture="anticipating", waits="reaction") == "percentile-react-to-what"
    idle = ready("cast", act="parry")
    assert scene.refusal(Declare(GM, "p", idle)) == "percentile-react-to-what"
    nobody = ready("cast", target="p")
    assert scene.refusal(Declare(GM, "p", nobody)) == "percentile-which-enemy"
    unknown = ready("cast", act="cast", spell="bolt")
    assert scene.refusal(Declare(GM, "p", unknown)) == "percentile-not-possible"


@pytest.mark.rule("PCT-POS-007")
def test_the_form_asks_who_what_whom_and_then_what_is_done() -> None:
    p = fighter("P", initiative=6, melee=50, wrestling=50, psy=3, spells=(BOLT,))
    scene = Brawl(p, fighter("Q", initiative=1), mage())
    form = scene.question("p")
    choice = {"action": "wait", "waits": "reaction"}
    left = {each.name: each.options for each in form.legal(choice) or ()}
    assert left["on"] == ("enemy", "ally", "q", "mage")
    assert left["deed"] == ("attack", "cast", "move", "flee", "anything", "word")
    assert left["reaction"] == ("attack", "wrestling", "flee", "cast", "move", "other")
    choice |= {"on": "enemy", "deed": "attack", "whom": "q", "reaction": "cast"}
    left = {each.name: each.options for each in form.legal(choice) or ()}
    assert left["spell"] == ("bolt",)
    scene.answers("p", **choice, spell="bolt", target="mage")
    assert scene.who("p").declaration == ready("attack", whom="q", act="cast", spell="bolt")


@pytest.mark.rule("PCT-POS-007")
def test_a_command_may_say_it_all() -> None:
    p = fighter("P", initiative=6, psy=3, spells=(BOLT,))
    scene = Brawl(p, mage())
    args = {"who": "p", "action": "wait", "waits": "reaction", "on": "enemy", "deed": "attack", "target": "mage"}
    made = scene.game.compose(scene.state, "declare", GM, args)
    assert made.declaration == ready("attack")
    args |= {"whom": "p", "reaction": "cast"}
    made = scene.game.compose(scene.state, "declare", GM, args)
    assert made.declaration == ready("attack", whom="p", act="cast", spell="bolt")


@pytest.mark.rule("PCT-POS-007", "PCT-SYS-004")
@pytest.mark.parametrize("act", ["attack", "wrestling", "cast"])
def test_a_reaction_half_said_that_becomes_impossible_is_chosen_anew(act: str) -> None:
    scene = Brawl(archer(wrestling=50, psy=2, spells=(BOLT,)), mage())
    half = {"action": "wait", "waits": "reaction", "on": "mage", "deed": "cast", "reaction": act}
    scene.answers("p", **half)
    assert scene.asked[0] == ("p", "declare")
    scene.says(SetStatus(GM, "p", "off_balance"))
    scene.says(SetField(GM, "p", "psy", 0))
    (field, *_) = scene.question("p").legal({each: half[each] for each in half if each != "reaction"}) or ()
    assert field.options == ("flee", "move", "other")
    assert scene.question("p").legal(half) is None
    scene.answers("p", **half | {"reaction": "flee"})
    assert scene.who("p").declaration.reaction == "flee"  # type: ignore[union-attr]


@pytest.mark.rule("PCT-POS-007", "PCT-UNA-002")
@pytest.mark.parametrize(("what", "fires"), [("attack", True), ("wrestling", True), ("cast", False)])
def test_wrestling_is_an_attack_that_one_may_react_to(what: str, fires: bool) -> None:
    grappler = fighter("Mage", "foes", initiative=2, wrestling=60)
    scene = Brawl(archer(), grappler)
    scene.round({"p": ready(what), "mage": Declaration("wrestling", "p", hold="throw_down")}, *(() if fires else (90,)))
    assert (("p", "react") in scene.asked) is fires


@pytest.mark.rule("PCT-POS-007")
def test_a_reaction_may_be_meant_for_whoever_triggers_it() -> None:
    scene = Brawl(archer(), mage(), fighter("Orc", "foes", initiative=4, hit_points=9, melee=50))
    form = scene.question("p")
    said = {"action": "wait", "waits": "reaction", "on": "enemy", "deed": "anything", "reaction": "attack"}
    left = {each.name: each.options for each in form.legal(said) or ()}
    assert left["target"][0] == "trigger"
    allied = ready("anything", who="ally", target=None)
    # Of an ally's deed nobody could be meant by that.
    assert scene.refusal(Declare(GM, "p", allied)) == "percentile-which-enemy"
    scene.round({"p": ready("anything", target=None), "orc": at("p")})
    scene.answers("p", 33, 6, 90, react="now")
    assert scene.hit_points("orc") == 3


@pytest.mark.rule("PCT-POS-007")
@pytest.mark.parametrize(
    ("usual", "deed", "fires"),
    [("strike_attacker", at("p"), True), ("strike_attacker", at("q"), False), ("strike_first", at("q"), True)],
)
def test_a_usual_reaction_is_one_word(usual: str, deed: Declaration, fires: bool) -> None:
    """Two presses: that one waits, and for what."""
    orc = fighter("Orc", "foes", initiative=4, hit_points=9, melee=50)
    scene = Brawl(archer(), fighter("Q", initiative=1, melee=50), orc)
    said = {"action": "wait", "waits": usual}
    assert scene.question("p").legal(said) == ()
    made = scene.game.compose(scene.state, "declare", GM, {"who": "p", **said})
    scene.answers("p", **said)
    declared = scene.who("p").declaration
    assert declared == made.declaration
    assert declared is not None
    assert (declared.target, declared.reaction, declared.posture) == (None, "attack", "anticipating")
    scene.declares("q", "nothing")
    scene.says(Declare(GM, "orc", deed), *(() if fires else (90,)))
    assert (("p", "react") in scene.asked) is fires


@pytest.mark.rule("PCT-POS-007")
def test_no_usual_reaction_is_offered_to_who_can_strike_nobody() -> None:
    scene = Brawl(archer(), mage())
    scene.says(SetStatus(GM, "p", "off_balance"))
    (waits, *_) = scene.question("p").legal({"action": "wait"}) or ()
    assert waits.options == ("energy", "bonus", "reaction")


@pytest.mark.rule("PCT-POS-007", "PCT-DEF-014")
@pytest.mark.parametrize("behind", [False, True])
def test_who_would_react_reads_whether_he_reaches_whoever_acts(behind: bool) -> None:
    scene = Brawl(
        fighter("P", initiative=6), fighter("Mage", "foes", initiative=2, behind=behind), fighter("Orc", "foes")
    )
    first = Trigger("enemy", "anything")
    scene.declares("p", "wait", posture="anticipating", waits="reaction", trigger=first, reaction="attack")
    scene.declares("mage", "move")
    scene.declares("orc", "nothing")
    assert scene.asked == [("p", "react")]
    (question,) = reactions.react_question(scene.state)
    assert question.about["distant"] is behind


@pytest.mark.rule("PCT-POS-007", "PCT-DEC-006")
def test_nobody_is_asked_about_a_reaction_that_cannot_be_taken() -> None:
    scene = Brawl(archer(), mage(hidden=True), fighter("Orc", "foes", initiative=1))
    scene.round({"p": ready("cast", target=None), "mage": cast()})
    assert ("p", "react") not in scene.asked
    # What strikes nobody now is kept: whoever sees nobody who could be struck is not asked.
    alone = Brawl(archer(), mage(hidden=True), impossible_action="lost")
    alone.round({"p": ready("cast", target=None), "mage": cast()})
    assert ("p", "react") not in alone.asked


@pytest.mark.rule("PCT-POS-007", "PCT-POS-013")
def test_no_spell_is_kept_for_a_reaction_that_could_not_be_paid_in_it() -> None:
    """Two psy are wanted in Anticipating, though one would do in Focus."""
    wait = {"action": "wait", "waits": "reaction", "on": "enemy", "deed": "anything"}
    for psy in (2, 1):
        scene = Brawl(fighter("P", initiative=6, psy=psy, spells=(BOLT,)), mage())
        (left,) = scene.question("p").legal(wait) or ()
        assert ("cast" in left.options) == (psy == 2)
    # Drained since, he is not asked whether he casts it now.
    for psy in (2, 1):
        scene = Brawl(fighter("P", initiative=6, psy=2, spells=(BOLT,)), mage(initiative=1))
        scene.notes(Declare(GM, "p", ready("anything", act="cast", spell="bolt")))
        scene.notes(SetField(GM, "p", "psy", psy))
        scene.dice(1, 1, 1, 1)
        scene.notes(Declare(GM, "mage", cast()))
        assert (("p", "react") in scene.asked) == (psy == 2)


@pytest.mark.rule("PCT-POS-007", "PCT-UNA-005")
def test_whoever_is_strangled_is_asked_no_more_whether_he_moves_away_now() -> None:
    for act, asked in (("move", False), ("attack", True)):
        scene = Brawl(fighter("P", initiative=6, melee=50), mage(initiative=1))
        scene.notes(Declare(GM, "p", ready("anything", act=act, target="mage" if act == "attack" else None)))
        scene.notes(Declare(GM, "mage", cast()))
        assert scene.asked == [("p", "react")]
        scene.notes(SetStatus(GM, "p", "strangled"), 1)
        assert (("p", "react") in scene.asked) == asked
