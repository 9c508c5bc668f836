"""What people say they do, who sees it, until when it may change, and what is refused (PCT-DEC, PCT-SYS-004)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.kernel.events import DecisionClosed, DecisionOpened
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.declaring import forms
from bot.rulesets.percentile.declaring.actions import DOINGS, Outlook
from bot.rulesets.percentile.declaring.declarations import (
    ActionDeclared,
    DeclarationAmended,
    IntentionShown,
    OtherResolved,
)
from bot.rulesets.percentile.declaring.words import LONGEST_DETAIL, CloseDeclarations, Declare
from bot.rulesets.percentile.fixing import Remove, SetStatus
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import GrantAction, PhaseReached, StatusSet, TurnBegun, TurnEnded
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Posture, Shield, Spell, Status
from bot.text import LOCALES
from tests.rulesets.percentile.brawl import BOW, CUDGEL, DAGGER, GM, HALBERD, Brawl, fighter
from tests.table.test_nothing_dropped import RENDERER

FIREBALL = Spell("giant_fireball", 6, None, "2d6", area=True, names={"fr": "boule de feu géante"})
GESTURE = "le magicien retrousse ses manches et commence à gesticuler"
MASTER = Reader(GM, gm=True)
PARRY = Declaration("parry", posture="defensive")
TALK = Declaration("other", detail="talks")


def at(target: str, posture: Posture | None = None, **more: Any) -> Declaration:
    return Declaration("attack", target, posture, **more)


def foe(name: str = "Orc", **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": 1, "hit_points": 30, "melee": 50} | figures)


def ana(**figures: Any) -> Fighter:
    return fighter("Ana", **{"initiative": 5, "melee": 50, "player": 17} | figures)


def command(scene: Brawl, who: str, by: int = GM, **args: Any) -> Any:
    """What `/declare` makes of *args*."""
    return scene.game.compose(scene.state, "declare", by, {"who": who, **args})


def tool(scene: Brawl, name: str, **args: Any) -> Any:
    return scene.game.compose(scene.state, "gm-tool", GM, {"tool": name, **args})


def seen(scene: Brawl, ident: str, reader: Reader = EVERYBODY) -> dict[str, Any]:
    """What the tracker says of *ident* to *reader*."""
    (row,) = [each for each in scene.game.view(scene.state, reader, ()).rows if each.id == ident]
    return dict(row.facts)


def read(scene: Brawl, reader: Reader = EVERYBODY) -> list[Any]:
    """The whole story as *reader* may read it now."""
    return [each for each in scene.all if scene.game.may_read(scene.state, each, reader)]


# ---- going round the table


@pytest.mark.rule("PCT-DEC-001", "PCT-POS-001")
def test_players_declare_in_any_order_and_in_public() -> None:
    scene = Brawl(fighter("P1", initiative=2), fighter("P2", initiative=5), foe(), foe("Goblin"))
    assert [who for who, _ in scene.asked] == ["p1", "p2", "orc", "goblin"]
    scene.declares("p1", "attack", "orc", posture="focus")
    assert scene.one(ActionDeclared) == ActionDeclared("p1", at("orc", "focus"))
    assert CONTENTS.rules_of(scene.one(ActionDeclared)) == ("PCT-DEC-001", "PCT-DEC-002")
    assert scene.one(ActionDeclared) in read(scene, Reader(99))
    facts = seen(scene, "p1")
    assert (facts["action"], facts["target"], facts["declared_posture"]) == ("attack", "orc", "focus")
    # P2 has read it; the game master's people may come before him all the same.
    scene.declares("goblin", "attack", "p1")
    scene.declares("p2", "attack", "goblin")
    assert (scene.asked, scene.state.phase) == ([("orc", "declare")], "declaring")
    scene.declares("orc", "attack", "p1", 90, 90, 90, 90)
    assert PhaseReached("acting") in scene.told


@pytest.mark.rule("PCT-DEC-001")
def test_everybody_sees_who_is_still_awaited() -> None:
    scene = Brawl(ana(), fighter("Bor", initiative=2), foe())
    scene.declares("ana", "nothing")
    rows = scene.game.view(scene.state, EVERYBODY, scene.engine.standing.questions).rows
    assert {row.id: row.facts["awaited"] for row in rows} == {"ana": False, "bor": True, "orc": True}
    assert {row.id: row.facts["declared"] for row in rows} == {"ana": True, "bor": False, "orc": False}


@pytest.mark.rule("PCT-DEC-001", "PCT-DEC-006")
def test_a_declaration_may_change_until_the_last_one_is_in() -> None:
    scene = Brawl(ana(), fighter("Bor", initiative=2), foe(), foe("Goblin"))
    scene.declares("ana", "attack", "orc")
    scene.declares("bor", "nothing")
    scene.declares("ana", "parry", posture="defensive")
    assert scene.one(ActionDeclared).declaration == PARRY
    scene.declares("orc", "nothing")
    scene.declares("ana", "attack", "goblin", posture="offensive")
    scene.declares("goblin", "other", None, 50)
    # The last one is in: all are locked, and the last words count.
    assert scene.one(D100Rolled).target == "goblin"
    assert scene.one(DamageRolled).terms[0].name == "maximum"
    assert scene.asked == [("@gm", "outcome")]
    for each in ("ana", "bor", "orc"):
        assert scene.refuses(each, "nothing") == "percentile-locked"


@pytest.mark.rule("PCT-DEC-001", "PCT-ATK-004", "PCT-ATK-007")
@pytest.mark.parametrize(("how", "kind"), [({"discreet": True}, "discreet"), ({"aim": "vital"}, "vital")])
def test_what_the_game_master_is_asked_about_a_declaration_goes_when_it_changes(how: Any, kind: str) -> None:
    scene = Brawl(ana(), foe())
    scene.declares("ana", "attack", "orc", **how)
    assert scene.asked == [("orc", "declare"), ("@gm", kind)]
    scene.declares("ana", "nothing")
    assert scene.asked == [("orc", "declare")]
    # While he has not spoken nothing is resolved.
    scene.declares("ana", "attack", "orc", **how)
    scene.declares("orc", "nothing")
    assert (scene.asked, scene.said(TurnBegun)) == ([("@gm", kind)], [])
    scene.is_silent("@gm", 90)
    assert scene.one(DeclarationAmended).combatant == "ana"
    assert scene.state.round == 2


# ---- what can be declared


@pytest.mark.rule("PCT-DEC-002")
def test_the_kinds_of_action_that_the_form_offers() -> None:
    bolt = Spell("bolt", 1, None, "1d4")
    scene = Brawl(ana(wrestling=30, spells=(bolt,), psy=3), foe())
    assert scene.question("ana").fields[0].options == (
        *("attack", "special", "wrestling", "dodge", "parry", "disengage", "flee", "cast", "wait"),
        *("move", "other", "nothing"),
    )
    # What somebody cannot do is not offered: no spells, no skill in wrestling, nothing to parry with.
    assert scene.question("orc").fields[0].options == (
        *("attack", "special", "dodge", "parry", "disengage", "flee", "wait"),
        *("move", "other", "nothing", "feint"),
    )
    scene = Brawl(ana(arm=FISTS, statuses=(Status("pinned", by="orc"),)), foe())
    assert scene.question("ana").fields[0].options == ("get_free", "nothing")
    assert scene.refuses("ana", "attack", "orc") == "percentile-not-possible"


@pytest.mark.rule("PCT-DEC-002")
def test_a_round_spent_parrying_has_no_action_of_its_own() -> None:
    scene = Brawl(ana(initiative=1), foe(initiative=6))
    scene.round({"ana": PARRY, "orc": at("ana")}, 50)
    scene.answers("ana", 50, defence="parry/main")
    assert scene.said(TurnEnded)[-1] == TurnEnded("ana", "parrying")
    assert (scene.hit_points("ana"), scene.hit_points("orc")) == (12, 30)


@pytest.mark.rule("PCT-DEC-002", "PCT-DEC-003")
def test_ex_pct_02_a_short_declaration_is_enough() -> None:
    """EX-PCT-02: "je tape sur le gros tatoué", no dice; taken as an attack without options."""
    scene = Brawl(ana(), foe("PNJ tatoué"))
    said = command(scene, "ana", action="attack", target="pnj tatoué", how="je tape sur le gros tatoué")
    scene.notes(said)
    assert scene.one(ActionDeclared) == ActionDeclared(
        "ana", at("pnj tatoué", detail="je tape sur le gros tatoué"), "player"
    )
    # With nobody else there, not even a name is needed.
    assert command(scene, "ana").declaration == at("pnj tatoué")


@pytest.mark.rule("PCT-DEC-002", "PCT-DEC-003")
@pytest.mark.parametrize("word", ["done", "failed"])
def test_ex_pct_03_hiding_under_the_table_is_an_action_too(word: str) -> None:
    """EX-PCT-03: the game master is asked for the outcome; nothing is rolled by itself."""
    scene = Brawl(ana(), foe())
    scene.notes(command(scene, "ana", action="other", how="je me cache sous la table"))
    scene.declares("orc", "nothing")
    asked = scene.question("@gm")
    assert (asked.kind, asked.about["author"], asked.about["detail"]) == ("outcome", "ana", "je me cache sous la table")
    scene.answers("@gm", outcome=word)
    assert scene.one(OtherResolved) == OtherResolved("ana", "other", word, "je me cache sous la table")  # type: ignore[arg-type]
    assert [each for each in scene.all if isinstance(each, D100Rolled)] == []
    assert scene.state.round == 2


@pytest.mark.rule("PCT-DEC-003", "PCT-UNA-006")
def test_ex_pct_04_telling_the_outcome_in_advance_changes_nothing() -> None:
    """EX-PCT-04: the text is kept as flavour, the attack is a plain one."""
    story = "je tape sur le gros tatoué, à la tête, je l'assomme, il nous dit tout"
    scene = Brawl(ana(arm=CUDGEL), foe("PNJ tatoué", luck=1))
    scene.notes(command(scene, "ana", action="attack", target="pnj tatoué", how=story))
    said = scene.one(ActionDeclared).declaration
    assert (said.kind, said.knock_out, said.aim, said.detail) == ("attack", False, "none", story)
    scene.declares("pnj tatoué", "nothing", None, 50, 4)
    assert scene.one(D100Rolled).score == 50
    assert scene.one(DamageRolled).dealt == 4
    assert scene.said(StatusSet) == []


@pytest.mark.rule("PCT-DEC-003")
def test_free_words_are_bounded() -> None:
    scene = Brawl(ana(), foe())
    said = command(scene, "ana", action="other", how="x" * 500).declaration
    assert said.detail == "x" * LONGEST_DETAIL == "x" * 120
    hint = command(scene, "orc", action="attack", target="ana", how="y" * 500).declaration
    assert (hint.detail, hint.hint) == ("", "y" * 200)
    scene.declares("orc", "nothing")
    assert tool(scene, "hint", who="orc", words="z" * 500).words == "z" * 200


@pytest.mark.rule("PCT-DEC-003", "PCT-ATK-006")
def test_what_has_a_rule_of_its_own_is_chosen_as_an_option() -> None:
    scene = Brawl(ana(arm=CUDGEL), foe())
    said = command(scene, "ana", action="attack", target="orc", how="aim+knock_out+offensive").declaration
    assert said == at("orc", "offensive", aim="precise", knock_out=True)


# ---- what the game master's people seem to do


@pytest.mark.rule("PCT-DEC-004", "PCT-DEC-001")
def test_ex_pct_05_players_see_the_gesture_not_the_giant_fireball() -> None:
    """EX-PCT-05: no spell name, no target, no kind of action before the wizard's turn; then the spell is revealed."""
    wizard = foe("Mage", initiative=2, psy=9, spells=(FIREBALL,))
    scene = Brawl(ana(initiative=5), wizard)
    player = Reader(17)
    scene.notes(command(scene, "mage", action="cast", target="ana", spell="boule de feu géante", how=GESTURE))
    hidden = scene.one(ActionDeclared)
    assert (hidden.declaration.spell, hidden.declaration.hint) == ("giant_fireball", GESTURE)
    for reader in (EVERYBODY, player):
        told = [each for each in scene.told if scene.game.may_read(scene.state, each, reader)]
        assert told == [IntentionShown("mage", "cast", GESTURE)]
        facts = seen(scene, "mage", reader)
        assert (facts["declared"], facts["hint"], facts["seems"]) == (True, "cast", GESTURE)
        assert not {"action", "target", "declared_posture", "psy"} & set(facts)
        (slot,) = [each for each in scene.game.view(scene.state, reader, ()).schedule if each.who == "mage"]
        assert slot.facts == {"place": 2, "action": None, "hint": "cast", "seems": GESTURE}
    assert seen(scene, "mage", MASTER)["action"] == "cast"
    # Ana acts first, and still nobody knows.
    scene.declares("ana", "other", detail="looks")
    assert "action" not in seen(scene, "mage")
    assert hidden not in read(scene)
    assert not [each for each in read(scene) if "fireball" in repr(each)]
    scene.answers("@gm", outcome="done")
    # Its turn: what it does is told.
    assert scene.one(TurnBegun).declaration.spell == "giant_fireball"
    assert scene.game.may_read(scene.state, scene.one(TurnBegun), EVERYBODY)
    assert seen(scene, "mage")["action"] == "cast"


@pytest.mark.rule("PCT-DEC-004")
@pytest.mark.parametrize(
    ("said", "seems"),
    [
        (at("ana"), "attack"),
        (Declaration("wrestling", "ana", hold="throw_down"), "attack"),
        (Declaration("cast", "ana", spell="giant_fireball"), "cast"),
        (Declaration("move"), "move"),
        (Declaration("flee"), "move"),
        (Declaration("disengage"), "move"),
        (Declaration("wait", posture="anticipating", waits="bonus"), "wait"),
        (PARRY, "other"),
        (TALK, "other"),
        (Declaration("nothing"), "other"),
    ],
)
def test_without_words_of_his_the_kind_is_hinted_at_and_the_target_hidden(said: Declaration, seems: str) -> None:
    scene = Brawl(ana(), foe(wrestling=30, psy=9, spells=(FIREBALL,)))
    scene.notes(Declare(GM, "orc", said))
    assert scene.one(IntentionShown) == IntentionShown("orc", seems)  # type: ignore[arg-type]
    assert CONTENTS.rules_of(scene.one(IntentionShown)) == ("PCT-DEC-004",)
    assert scene.one(ActionDeclared) not in read(scene)


@pytest.mark.rule("PCT-DEC-004")
def test_the_game_master_may_say_it_afterwards_and_says_nothing_of_players() -> None:
    scene = Brawl(ana(), foe())
    hint = tool(scene, "hint", who="orc", words="he sharpens his axe")
    assert scene.refusal(hint) == "percentile-declare-first"
    scene.declares("orc", "attack", "ana")
    scene.notes(hint)
    assert scene.one(IntentionShown) == IntentionShown("orc", "attack", "he sharpens his axe")
    assert seen(scene, "orc")["seems"] == "he sharpens his axe"
    scene.declares("ana", "nothing", None, 90)
    scene.declares("ana", "nothing")
    assert scene.refusal(tool(scene, "hint", who="ana", words="he sleeps")) == "percentile-no-hint"


@pytest.mark.rule("PCT-DEC-004")
def test_an_autopilot_shows_the_plain_hint() -> None:
    scene = Brawl(ana(), foe(temperament="steady"))
    (shown,) = [each for each in scene.all if isinstance(each, IntentionShown)]
    assert shown == IntentionShown("orc", "attack")
    assert not [each for each in read(scene) if isinstance(each, ActionDeclared)]
    closed = [each for each in scene.all if isinstance(each, DecisionClosed)]
    assert [each.how for each in closed] == ["autopilot"]
    assert closed[0] not in read(scene)


def test_in_a_crowd_each_autopilot_is_asked_without_asking_all_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    plain = forms.declaration

    def counted(state: Any, who: Fighter, *, typed: bool = False) -> Any:
        made.append(who.id)
        return plain(state, who, typed=typed)

    monkeypatch.setattr(forms, "declaration", counted)
    people = [foe(f"Orc {number}", temperament="steady") for number in range(12)]
    scene = Brawl(ana(), *people)
    assert len([each for each in scene.all if isinstance(each, IntentionShown)]) == len(people)
    assert made.count("orc-11") <= 3
    assert len(made) <= 6 * len(people), "one after the other, beside the player who is waited for"


@pytest.mark.rule("PCT-DEC-004", "PCT-ATK-004", "PCT-ATK-007")
@pytest.mark.parametrize(
    ("how", "kind", "word", "score"),
    [({"discreet": True}, "discreet", "grant", 95), ({"aim": "vital"}, "vital", "-25", 25)],
)
def test_nor_does_what_the_game_master_is_asked_about_it_give_it_away(
    how: Any, kind: str, word: str, score: int
) -> None:
    scene = Brawl(ana(), foe())
    scene.declares("orc", "attack", "ana", **how)
    assert scene.asked == [("ana", "declare")]
    scene.declares("ana", "attack", "orc", **how)
    # Of the player's character it is asked at once and in public, as the declaration was.
    assert scene.asked == [("@gm", kind)]
    assert scene.question("@gm").about["author"] == "ana"
    asked = [each for each in scene.all if isinstance(each, DecisionOpened) and each.who == "@gm"]
    assert [each.key.split(":")[0] for each in asked] == ["ana"]
    field = scene.question("@gm").fields[0].name
    scene.answers("@gm", 90, **{field: word})
    # Of the other one when its turn has come and everybody sees what it does.
    assert scene.said(TurnBegun)[-1].combatant == "orc"
    assert (scene.asked, scene.question("@gm").about["author"]) == ([("@gm", kind)], "orc")
    scene.answers("@gm", score, 4, **{field: word})
    assert scene.one(D100Rolled).score == score
    assert scene.hit_points("ana") == 8


@pytest.mark.rule("PCT-ATK-004", "PCT-ATK-006", "PCT-DEC-004")
@pytest.mark.parametrize(("aim", "score"), [("any_attack", 40), ("back_or_opportunity_only", 50)])
def test_refused_in_its_turn_it_is_not_aimed_where_that_wants_somebodys_back(aim: str, score: int) -> None:
    scene = Brawl(ana(), foe(), aim=aim)
    scene.round({"orc": at("ana", discreet=True, aim="precise")})
    scene.answers("@gm", 90, discreet="refuse")
    assert scene.one(D100Rolled).score == score


@pytest.mark.rule("PCT-ATK-006", "PCT-POS-001")
def test_an_attack_in_some_manner_asks_only_for_what_there_is_one_with() -> None:
    """In Offensive, where only somebody's back is aimed at, a blade has no manner left: fists still knock out."""
    scene = Brawl(ana(), foe(), aim="back_or_opportunity_only")
    armed = evolve(scene.state.fighters["ana"], main=DAGGER, posture="offensive")
    state = evolve(scene.state, phase="acting", fighters={**scene.state.fighters, "ana": armed})
    form = forms.declaration(state, armed)
    assert "special" in form.legal({})[0].options
    assert {each.name: each.options for each in form.legal({"action": "special"})}["with"] == ("fists",)
    asked = form.legal({"action": "special", "with": "fists"})
    assert {each.name: each.options for each in asked}["how"] == ("knock_out",)


@pytest.mark.rule("PCT-DEC-004")
def test_who_plays_one_of_them_knows_what_it_does() -> None:
    scene = Brawl(ana(), foe(player=23))
    scene.declares("orc", "attack", "ana")
    assert scene.one(ActionDeclared) in read(scene, Reader(23))
    assert scene.one(ActionDeclared) not in read(scene, Reader(17))
    assert seen(scene, "orc", Reader(23))["target"] == "ana"


# ---- now or not at all, and changing one's mind


@pytest.mark.rule("PCT-DEC-005", "PCT-DEF-003", "PCT-DEF-006")
def test_a_dodge_is_announced_with_its_opponent_and_a_parry_is_not() -> None:
    p = ana(initiative=1, dodge=60)
    scene = Brawl(p, foe("Orc", initiative=3), foe("Goblin", initiative=6))
    scene.round({"ana": at("orc", "defensive"), "goblin": at("ana")}, 50)
    assert (scene.asked, scene.question("ana").fields[0].options) == ([("ana", "defence")], ("parry/main", "-"))
    assert scene.refuses("ana", "dodge", "goblin", posture="defensive") == "percentile-locked"
    # Announced against one opponent it is of no use against another.
    scene = Brawl(p, foe("Orc", initiative=6), foe("Goblin", initiative=5))
    scene.round({"ana": Declaration("dodge", "orc", "defensive"), "goblin": at("ana")}, 50)
    assert scene.question("ana").fields[0].options == ("parry/main", "-")


@pytest.mark.rule("PCT-DEC-005", "PCT-POS-001", "PCT-UNA-006", "PCT-POS-004", "PCT-DEF-013")
def test_nothing_of_that_may_be_chosen_later_in_the_round() -> None:
    scene = Brawl(ana(arm=CUDGEL, dodge=60), foe(initiative=6), fighter("Bor", initiative=5))
    scene.round({"ana": at("orc"), "orc": TALK})
    assert scene.asked == [("@gm", "outcome")]
    for late in (
        at("orc", "defensive"),
        at("orc", knock_out=True),
        Declaration("dodge", "orc", "defensive"),
        Declaration("disengage"),
        Declaration("wait", posture="anticipating", waits="bonus"),
    ):
        assert scene.refusal(Declare(17, "ana", late)) == "percentile-locked"
    assert scene.who("ana").declaration == at("orc")


@pytest.mark.rule("PCT-DEC-006")
def test_another_target_for_the_same_kind_of_action_or_giving_up() -> None:
    for chosen, dice, reason in (("goblin", (50, 4), "done"), ("-", (), "given_up")):
        scene = Brawl(fighter("P1", initiative=6, melee=60), ana(), foe(hit_points=3), foe("Goblin"))
        scene.round({"p1": at("orc"), "ana": at("orc", "offensive")}, 60, 8)
        assert scene.asked == [("ana", "retarget")]
        asked = scene.question("ana")
        assert (asked.fields[0].options, asked.about["before"]) == (("goblin", "-"), "orc")
        scene.answers("ana", *dice[:1], target=chosen)
        assert [each.reason for each in scene.said(TurnEnded) if each.combatant == "ana"] == [reason]
        # It is still the attack in Offensif that was declared.
        assert scene.hit_points("goblin") == (22 if chosen == "goblin" else 30)
        assert CONTENTS.rules_of(TurnEnded("ana", "given_up")) == ("PCT-DEC-006",)


@pytest.mark.rule("PCT-DEC-006")
def test_where_the_table_says_so_the_action_is_lost() -> None:
    scene = Brawl(
        fighter("P1", initiative=6, melee=60), ana(), foe(hit_points=3), foe("Goblin"), impossible_action="lost"
    )
    scene.round({"p1": at("orc"), "ana": at("orc")}, 60, 8)
    assert TurnEnded("ana", "no_target") in scene.said(TurnEnded)
    assert scene.state.round == 2


@pytest.mark.rule("PCT-DEC-006")
def test_with_nobody_left_to_attack_nobody_is_asked() -> None:
    scene = Brawl(fighter("P1", initiative=6, melee=60), ana(), foe(hit_points=3))
    scene.round({"p1": at("orc"), "ana": at("orc")}, 60, 8)
    assert scene.asked == []
    assert TurnEnded("ana", "no_target") in scene.said(TurnEnded)


@pytest.mark.rule("PCT-DEC-006")
def test_any_other_change_needs_the_game_master() -> None:
    scene = Brawl(fighter("P1", initiative=6, melee=60), ana(physique=40), foe(hit_points=3), foe("Goblin"))
    scene.round({"p1": at("orc"), "ana": at("orc")}, 60, 8)
    assert scene.asked == [("ana", "retarget")]
    flee = Declaration("flee")
    assert scene.refusal(Declare(17, "ana", flee)) == "percentile-locked"
    assert command(scene, "ana", by=17, action="flee") == Declare(17, "ana", flee)
    allowed = command(scene, "ana", action="flee")
    assert allowed == Declare(GM, "ana", flee, gm=True)
    scene.notes(allowed, 40)
    assert scene.one(ActionDeclared).by == "gm"
    assert [each.purpose for each in scene.said(D100Rolled)] == ["flee"]
    assert scene.who("ana").has("fled")


@pytest.mark.rule("PCT-DEC-006")
def test_the_game_master_replaces_what_is_still_to_come() -> None:
    scene = Brawl(ana(initiative=2, physique=40), foe(initiative=6))
    scene.round({"ana": at("orc", "focus"), "orc": TALK})
    scene.says(Declare(GM, "ana", Declaration("flee"), gm=True))
    # The posture of the round was locked with the declarations.
    assert scene.who("ana").posture == "focus"
    scene.answers("@gm", 41, outcome="done")
    assert [(each.purpose, each.score) for each in scene.said(D100Rolled)] == [("flee", 40)]


@pytest.mark.rule("PCT-POS-001", "PCT-DEC-005", "PCT-POS-013")
def test_what_is_said_while_the_postures_hold_is_done_in_the_one_that_holds() -> None:
    """The game master's word for a locked declaration, and one more action: what only another posture would make
    possible is not offered, is refused for that reason, and is never lost for it in its turn."""
    veil = Spell("veil", 1, None, None)
    scene = Brawl(ana(initiative=2, spells=(veil,), melee=50), foe(initiative=6))
    scene.round({"ana": at("orc", "offensive"), "orc": TALK})
    late = Declare(GM, "ana", Declaration("cast", spell="veil", posture="focus"), gm=True)
    assert scene.refusal(late) == "percentile-unpaid"
    for named in ({"posture": "focus"}, {"how": "focus"}):
        with pytest.raises(Refused) as refused:
            command(scene, "ana", action="attack", **named)
        assert (refused.value.key, refused.value.facts["posture"]) == ("percentile-posture-holds", "offensive")
    with pytest.raises(Refused) as refused:
        scene.says(command(scene, "ana", action="dodge"))
    assert refused.value.facts["why"] == "posture"
    scene.notes(command(scene, "ana", action="move"))
    assert scene.one(ActionDeclared).declaration.posture == "offensive"
    # One more action is asked about without the posture, and offers neither what it bars nor what it makes too dear.
    scene.says(GrantAction(GM, "ana"))
    scene.answers("@gm", outcome="done")
    form = scene.question("ana")
    assert form.legal(form.default) == ()
    kinds = form.fields[0].options
    assert {"attack", "special", "move", "flee"} <= set(kinds)
    assert not {"cast", "dodge", "wait", "disengage"} & set(kinds)
    assert form.legal({"action": "attack", "target": "orc"}) == ()
    assert not [each for each in forms.options(Outlook(scene.state, scene.who("ana"))) if "discreet" in each]
    scene.answers("ana", 90, action="attack", target="orc")
    assert scene.said(TurnBegun)[0].declaration.posture == "offensive"


@pytest.mark.rule("PCT-RND-004", "PCT-POS-007")
def test_whoever_waits_stays_in_anticipating_in_one_more_action() -> None:
    scene = Brawl(ana(initiative=2, melee=50), foe(initiative=6))
    scene.round({"ana": Declaration("wait", waits="bonus", posture="anticipating"), "orc": TALK})
    scene.says(GrantAction(GM, "ana"))
    scene.answers("@gm", outcome="done")
    kinds = scene.question("ana").fields[0].options
    assert {"attack", "wait", "move"} <= set(kinds)
    assert "dodge" not in kinds
    scene.answers("ana", 90, action="attack", target="orc")
    assert scene.who("ana").posture == "anticipating"


@pytest.mark.rule("PCT-RND-004")
def test_a_pause_that_waits_for_the_next_turn_leaves_the_question_about_one_more_action() -> None:
    """Also where the program is started anew in between."""
    scene = Brawl(ana(initiative=6, melee=50), foe(initiative=2))
    scene.round({"ana": TALK, "orc": at("ana")})
    scene.says(GrantAction(GM, "ana"))
    scene.answers("@gm", outcome="done")
    scene.says(inputs.Hold(GM, ahead=True))
    assert scene.asked == [("ana", "declare")]
    mark = scene.engine.mark(scene.engine.standing.at)
    assert mark is not None
    again = Engine.load(scene.game, bytes(32), mark.base, mark.since, next_seq=mark.base.next_seq)
    assert [(each.who, each.kind) for each, _ in again.questions()] == [("ana", "declare")]


@pytest.mark.rule("PCT-DEC-002", "PCT-DEC-009")
def test_a_spell_is_not_offered_again_at_whom_it_cannot_be_at_any_more() -> None:
    bolt = Spell("bolt", 0, None, "1d4")
    cast = Declaration("cast", "orc", spell="bolt")
    scene = Brawl(ana(initiative=6, spells=(bolt,)), foe(initiative=2), foe("Goblin", initiative=1))
    scene.round({"ana": cast}, 1)
    assert "again" in scene.question("ana").fields[0].options
    scene.says(Remove(GM, "orc"))
    assert "again" not in scene.question("ana").fields[0].options
    refused = scene.tries(Declare(GM, "ana", cast))
    assert refused is not None
    assert (refused.key, refused.facts["names"]) == ("percentile-spell-at-whom", "Ana, Goblin")


# ---- nothing said


@pytest.mark.rule("PCT-DEC-007")
def test_who_says_nothing_does_nothing_and_has_no_defence() -> None:
    scene = Brawl(ana(initiative=6), fighter("P2", initiative=2, melee=90, last_posture="defensive"), foe())
    scene.declares("ana", "nothing")
    scene.declares("orc", "attack", "p2")
    assert scene.asked == [("p2", "declare")]
    close = tool(scene, "close")
    assert close == CloseDeclarations(GM)
    scene.notes(close, 50, 4)
    assert scene.one(ActionDeclared) == ActionDeclared("p2", Declaration("nothing"))
    assert scene.hit_points("p2") == 8
    assert scene.who("p2").posture is None
    assert [each.reason for each in scene.said(TurnEnded)] == ["nothing", "nothing", "done"]


@pytest.mark.rule("PCT-DEC-007")
def test_when_his_time_is_up_he_does_nothing() -> None:
    scene = Brawl(ana(last_posture="defensive"), foe())
    scene.declares("orc", "attack", "ana")
    scene.is_silent("ana", 50, 4)
    assert scene.one(ActionDeclared) == ActionDeclared("ana", Declaration("nothing"))
    assert scene.hit_points("ana") == 8


@pytest.mark.rule("PCT-DEC-007")
def test_the_game_master_may_declare_for_him() -> None:
    scene = Brawl(ana(), foe())
    scene.declares("orc", "nothing")
    scene.notes(command(scene, "ana", action="attack", target="orc", posture="focus"), 55, 3)
    assert scene.one(D100Rolled).score == 55
    assert scene.hit_points("orc") == 27


@pytest.mark.rule("PCT-DEC-007")
def test_declarations_are_closed_once_and_while_they_stand() -> None:
    scene = Brawl(ana(), foe(), begun=False)
    assert scene.refusal(CloseDeclarations(GM)) == "percentile-not-declaring"
    scene = Brawl(ana(), foe())
    scene.round({"ana": TALK})
    assert scene.refusal(CloseDeclarations(GM)) == "percentile-not-declaring"


# ---- moving, losing one's action


@pytest.mark.rule("PCT-DEC-008", "PCT-DMG-006")
def test_a_move_has_no_effect_but_what_the_game_master_gives_it() -> None:
    scene = Brawl(ana(), foe(arm=BOW, shooting=50))
    scene.notes(command(scene, "ana", action="move", how="behind the tree"))
    scene.declares("orc", "nothing")
    assert scene.one(OtherResolved) == OtherResolved("ana", "move", "done", "behind the tree")
    assert CONTENTS.rules_of(scene.one(OtherResolved)) == ("PCT-DEC-002", "PCT-DEC-008")
    assert scene.said(D100Rolled) == []
    assert (scene.state.distances, scene.who("ana").cover) == ({}, 0)
    scene.notes(tool(scene, "cover", who="ana", value=-20))
    scene.notes(tool(scene, "distance", who="ana", target="orc", value=300))
    assert scene.state.distances == {"ana|orc": 300}
    scene.notes(
        scene.game.compose(scene.state, "fix-status", GM, {"who": "ana", "status": "disengaged", "state": "on"})
    )
    assert scene.who("ana").has("disengaged")
    scene.round({"orc": at("ana")}, 31)
    assert scene.one(D100Rolled).score == 30


@pytest.mark.rule("PCT-DEC-009")
@pytest.mark.parametrize("status", ["dead", "out_of_action", "knocked_out", "pinned", "fled"])
def test_the_action_of_who_cannot_act_any_more_is_lost_without_a_die(status: Any) -> None:
    scene = Brawl(ana(), fighter("Bor", initiative=4, melee=50), foe(), foe("Goblin"))
    scene.round({"ana": TALK, "orc": at("ana"), "bor": at("orc")})
    scene.says(SetStatus(GM, "orc", status))
    scene.answers("@gm", 90, *(()), outcome="done")
    if ("bor", "retarget") in scene.asked:
        scene.answers("bor", target="-")
    assert [each.combatant for each in scene.said(D100Rolled) if each.combatant == "orc"] == []
    assert scene.hit_points("ana") == 12
    assert scene.state.round == 2
    if status == "pinned":
        assert TurnEnded("orc", "lost", "pinned") in scene.said(TurnEnded)
        assert CONTENTS.rules_of(TurnEnded("orc", "lost")) == ("PCT-DEC-009",)


@pytest.mark.rule("PCT-DEC-009")
def test_who_merely_lost_hit_points_acts_as_he_meant_to() -> None:
    scene = Brawl(ana(), foe())
    scene.round({"ana": at("orc"), "orc": at("ana")}, 50, 8, 50, 3)
    assert (scene.hit_points("orc"), scene.hit_points("ana")) == (22, 9)


@pytest.mark.rule("PCT-DEC-009", "PCT-UNA-008")
def test_a_knocked_out_one_does_not_attack_and_rolls_nothing() -> None:
    scene = Brawl(ana(arm=CUDGEL, initiative=6), foe("C", initiative=2, luck=10), foe("D"))
    scene.round({"ana": at("c", knock_out=True), "c": at("ana")}, 50, 3, 11, 2)
    assert [each.combatant for each in scene.said(D100Rolled)] == ["ana", "c"]
    assert [each.purpose for each in scene.said(D100Rolled)] == ["attack", "resist"]
    assert scene.hit_points("ana") == 12


# ---- what is refused


@pytest.mark.rule("PCT-SYS-004", "PCT-DEF-001", "PCT-POS-004")
@pytest.mark.parametrize(
    ("kind", "more", "key"),
    [
        ("dodge", {"target": "orc", "posture": "focus"}, "percentile-posture"),
        ("dodge", {"target": "orc"}, "percentile-posture"),
        ("parry", {"posture": "offensive"}, "percentile-posture"),
        ("parry", {}, "percentile-posture"),
        ("dodge", {"posture": "defensive"}, "percentile-which-enemy"),
        ("dodge", {"target": "bor", "posture": "defensive"}, "percentile-which-enemy"),
        ("disengage", {"posture": "offensive"}, "percentile-posture"),
        ("disengage", {"posture": "anticipating"}, "percentile-posture"),
        ("wait", {"waits": "bonus"}, "percentile-posture"),
        ("wait", {"waits": "bonus", "posture": "focus"}, "percentile-posture"),
        ("wait", {"posture": "anticipating"}, "percentile-wait-for-what"),
        ("wait", {"posture": "anticipating", "waits": "reaction"}, "percentile-react-to-what"),
        ("attack", {"target": "orc", "posture": "anticipating"}, "percentile-posture"),
        ("nothing", {"posture": "anticipating"}, "percentile-posture"),
        ("attack", {}, "percentile-which-enemy"),
        ("attack", {"target": "bor"}, "percentile-which-enemy"),
        ("attack", {"target": "orc", "knock_out": True}, "percentile-cannot-knock-out"),
        ("attack", {"target": "orc", "discreet": True, "posture": "offensive"}, "percentile-discreet-offensive"),
        ("attack", {"target": "orc", "charge": True}, "percentile-charge"),
        ("attack", {"target": "orc", "two": True}, "percentile-no-second-weapon"),
        ("wrestling", {"target": "orc", "hold": "throw_down"}, "percentile-not-possible"),
        ("cast", {"target": "orc", "spell": "bolt"}, "percentile-not-possible"),
    ],
)
def test_declarations_that_are_refused(kind: str, more: dict[str, Any], key: str) -> None:
    scene = Brawl(ana(), fighter("Bor", initiative=2), foe())
    assert scene.refuses("ana", kind, **more) == key
    assert scene.who("ana").declaration is None
    assert ("ana", "declare") in scene.asked


@pytest.mark.rule("PCT-SYS-004", "PCT-UNA-006", "PCT-ATK-009", "PCT-MNT-003", "PCT-FUM-003")
def test_declarations_that_weapons_and_troubles_forbid() -> None:
    def refused(who: Fighter, kind: str = "attack", **more: Any) -> str:
        return Brawl(who, foe()).refuses("ana", kind, "orc", **more)

    for arm in (HALBERD, BOW, DAGGER):
        assert refused(ana(arm=arm), knock_out=True) == "percentile-cannot-knock-out"
    assert refused(ana(arm=CUDGEL, second=DAGGER), knock_out=True, two=True) == "percentile-cannot-knock-out"
    assert refused(ana(arm=BOW, mounted=True), charge=True) == "percentile-charge"
    assert refused(ana(arm=HALBERD, second=DAGGER), two=True) == "percentile-no-second-weapon"
    assert refused(ana(statuses=(Status("off_balance"),))) == "percentile-off-balance"
    for spoilt in ("broken_weapon", "stuck_weapon", "broken_string"):
        assert refused(ana(statuses=(Status(spoilt, weapon="main"),))) == "percentile-weapon-unusable"
    costly = ana(psy=5, spells=(FIREBALL,))
    assert refused(costly, "cast", spell="giant_fireball") == "percentile-unpaid"
    focused = Brawl(costly, foe())
    focused.declares("ana", "cast", "orc", posture="focus", spell="giant_fireball")
    assert focused.one(ActionDeclared).declaration.posture == "focus"


@pytest.mark.rule("PCT-SYS-004", "PCT-DEF-016")
def test_who_has_nothing_to_parry_with_does_not_spend_his_round_parrying() -> None:
    assert Brawl(ana(arm=FISTS), foe()).refuses("ana", "parry", posture="defensive") == "percentile-not-possible"
    scene = Brawl(ana(arm=FISTS, shield=Shield(5, 1)), foe())
    scene.declares("ana", "parry", posture="defensive")
    assert scene.one(ActionDeclared).declaration == PARRY


@pytest.mark.rule("PCT-SYS-004")
def test_the_game_master_gets_round_a_refusal_by_changing_what_forbids_it() -> None:
    scene = Brawl(ana(statuses=(Status("off_balance"),)), foe())
    assert scene.refuses("ana", "attack", "orc") == "percentile-off-balance"
    scene.says(SetStatus(GM, "ana", "off_balance", on=False))
    scene.declares("ana", "attack", "orc")
    assert scene.one(ActionDeclared).declaration == at("orc")


@pytest.mark.rule("PCT-DEC-001")
def test_nobody_declares_before_the_beginning_or_when_he_is_out() -> None:
    scene = Brawl(ana(), foe(), begun=False)
    assert scene.refuses("ana", "nothing") == "not-opened"
    scene = Brawl(ana(), fighter("Bor", initiative=2, statuses=(Status("knocked_out"),)), foe())
    assert scene.refuses("bor", "nothing") == "percentile-out"
    assert scene.refusal(Declare(GM, "cid", Declaration("nothing"))) == "unknown-combatant"


@pytest.mark.rule("PCT-POS-013", "PCT-DEC-002")
def test_a_spell_that_does_damage_is_meant_for_somebody() -> None:
    bolt, light = Spell("bolt", 1, None, "1d4"), Spell("light", 1, None, None)
    caster = ana(psy=5, spells=(bolt, light))
    scene = Brawl(caster, foe())
    # With one enemy there is no doubt about whom.
    assert command(scene, "ana", action="cast", spell="bolt").declaration.target == "orc"
    assert command(scene, "ana", action="cast", spell="light").declaration.target is None
    scene = Brawl(caster, foe(), foe("Goblin"))
    doubtful = command(scene, "ana", action="cast", spell="bolt")
    assert doubtful.declaration.target is None
    assert scene.refusal(doubtful) == "percentile-which-enemy"
    scene.notes(command(scene, "ana", action="cast", spell="light"))
    assert scene.one(ActionDeclared).declaration == Declaration("cast", spell="light")
    scene.notes(command(scene, "ana", action="cast", spell="bolt", target="ana"))
    assert scene.one(ActionDeclared).declaration.target == "ana"


@pytest.mark.rule("PCT-DEC-004", "PCT-POS-013")
def test_a_spell_is_revealed_with_its_effect_at_the_latest() -> None:
    light = Spell("light", 1, None, None)
    scene = Brawl(ana(), foe("Mage", psy=3, spells=(light,)))
    scene.round({"mage": Declaration("cast", "mage", spell="light")})
    assert scene.one(SpellCast) in read(scene)
    assert scene.one(SpellCast).spell == "light"


# ---- once is enough


@pytest.mark.rule("PCT-DEC-001")
def test_the_same_declaration_is_not_announced_twice() -> None:
    """A button pressed twice, a command sent twice; another declaration is still taken."""
    scene = Brawl(fighter("P", initiative=6, melee=50), fighter("B", "foes", initiative=2, melee=50))
    scene.declares("p", "attack", "b", discreet=True)
    assert scene.refuses("p", "attack", "b", discreet=True) == "percentile-said-already"
    scene.answers("@gm", discreet="grant")
    assert scene.refuses("p", "attack", "b", discreet=True) == "percentile-said-already"
    scene.declares("p", "attack", "b")
    assert len(scene.said(ActionDeclared)) == 1


@pytest.mark.rule("PCT-DEC-006")
@pytest.mark.parametrize(("status", "gone"), [("knocked_out", "knocked_out"), ("fled", "fled"), ("disengaged", None)])
def test_why_a_target_is_gone_is_said(status: Any, gone: str | None) -> None:
    foes = [fighter(name, "foes", initiative=2, melee=50) for name in ("B", "C")]
    scene = Brawl(fighter("P", initiative=1, melee=50), *foes)
    scene.declares("p", "attack", "b")
    scene.notes(SetStatus(GM, "b", status))
    scene.declares("c", "nothing")
    if ("b", "declare") in scene.asked:
        scene.declares("b", "nothing")
    asked = scene.question("p")
    assert (asked.kind, asked.about["gone"]) == ("retarget", gone)


def test_two_who_strike_at_each_other_are_one_pair_of_the_tracker() -> None:
    scene = Brawl(fighter("P", initiative=1, melee=50), fighter("B", "foes", initiative=2, melee=50))
    scene.round({"p": at("b"), "b": at("p")}, 90, 90)
    assert scene.game.view(scene.state, Reader(7), ()).facing == (("p", "b"),)


@pytest.mark.rule("PCT-FUM-001")
@pytest.mark.parametrize("how", ["breaks", "off_balance"])
def test_what_a_mishap_could_be_is_the_game_masters_to_see(how: str) -> None:
    scene = Brawl(fighter("P", initiative=6, melee=50), fighter("B", "foes", initiative=2, melee=50))
    scene.round({"p": at("b"), "b": Declaration("nothing")}, 99)
    decision = scene.question("@gm")
    assert decision.kind == "mishap"
    assert scene.game.discretion(scene.state, decision) == "form"


@pytest.mark.rule("PCT-SYS-004")
@pytest.mark.parametrize(
    ("who", "kind", "more", "why"),
    [
        ({}, "cast", {"spell": "bolt"}, "spells"),
        ({}, "wrestling", {"target": "orc", "hold": "pin"}, "untrained"),
        ({"arm": BOW}, "parry", {"posture": "defensive"}, "nothing_parries"),
        ({}, "get_free", {}, "not_held"),
        ({}, "draw", {}, "carried"),
        ({"statuses": (Status("pinned", by="orc"),)}, "flee", {}, "kept"),
        ({"statuses": (Status("strangled", by="orc"),)}, "flee", {}, "kept"),
    ],
)
def test_what_cannot_be_done_is_refused_with_what_lacks(
    who: dict[str, Any], kind: str, more: dict[str, Any], why: str
) -> None:
    scene = Brawl(ana(**who), foe())
    said = Declaration(kind, **{"target": None} | more)  # type: ignore[arg-type]
    with pytest.raises(Refused) as refused:
        scene.game.check(scene.state, Declare(17, "ana", said))
    assert (refused.value.key, refused.value.facts["why"]) == ("percentile-not-possible", why)
    assert refused.value.facts["status"] == (who["statuses"][0].kind if why == "kept" else "")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_need_has_its_sentence(locale: str) -> None:
    codes = {each.code for doing in DOINGS.values() for each in doing.needs}
    told = {"name": "Ana", "action": "wrestling", "status": "pinned"}
    said = {RENDERER.refusal(locale, Refused("percentile-not-possible", why=each, **told)) for each in codes}
    assert len(said) == len(codes) > 9


@pytest.mark.rule("PCT-SYS-004", "PCT-DEF-014", "PCT-DEC-006")
def test_who_cannot_be_attacked_is_named_with_the_reason() -> None:
    gone = [("dead", "target-out"), ("fled", "target-out"), ("disengaged", "target-apart")]
    for status, key in gone:
        scene = Brawl(ana(), foe(statuses=(Status(status),)), foe("Goblin"))  # type: ignore[arg-type]
        assert scene.refuses("ana", "attack", "orc") == f"percentile-{key}", status
    behind = Brawl(ana(), foe(behind=True), foe("Goblin"))
    assert behind.refuses("ana", "attack", "orc") == "percentile-target-behind"
    # Who is hidden is not there for those who attack, whatever has become of him.
    hidden = Brawl(ana(), foe(hidden=True, statuses=(Status("dead"),)), foe("Goblin"))
    assert hidden.refuses("ana", "attack", "orc") == "percentile-which-enemy"


@pytest.mark.rule("PCT-POS-001", "PCT-DEC-001")
def test_who_changes_his_mind_keeps_the_posture_of_this_round() -> None:
    scene = Brawl(ana(last_posture="offensive"), fighter("Bor", initiative=2), foe())
    scene.notes(command(scene, "ana", action="attack", how="focus"))
    assert command(scene, "ana", action="flee").declaration.posture == "focus"
    scene.notes(command(scene, "ana", action="attack", how="none"))
    assert command(scene, "ana", action="flee").declaration.posture is None
    # Who has said nothing yet stands as he stood last round, unless that leaves him without a defence unseen.
    for last, taken in (("focus", "focus"), ("defensive", "defensive"), ("offensive", None)):
        fresh = Brawl(ana(last_posture=last), foe())
        assert command(fresh, "ana", action="attack").declaration.posture == taken


@pytest.mark.rule("PCT-FUM-008", "PCT-SYS-004")
def test_a_broken_string_does_not_send_the_archer_in_with_his_fists() -> None:
    scene = Brawl(ana(arm=BOW, statuses=(Status("broken_string", weapon="main"),)), foe())
    offered = forms.declaration(scene.state, scene.who("ana"))
    actions = offered.fields[0].options
    assert "attack" not in actions
    assert "special" in actions, "he says with what"
    assert scene.refusal(command(scene, "ana", action="attack")) == "percentile-weapon-unusable"
    with_fists = command(scene, "ana", action="attack", **{"with": "fists"})
    scene.notes(with_fists)
    assert scene.one(ActionDeclared).declaration.arm == "fists"


@pytest.mark.rule("PCT-POS-004")
@pytest.mark.parametrize("word", ["energy", "bonus", "strike_attacker", "strike_caster", "strike_first"])
def test_what_is_waited_for_is_said_with_the_action(word: str) -> None:
    scene = Brawl(ana(), foe())
    said = command(scene, "ana", action="wait", how=word).declaration
    assert (said.kind, said.posture) == ("wait", "anticipating")
    assert said.waits == (word if word in ("energy", "bonus") else "reaction")
    assert said == forms.announced(scene.state, scene.who("ana"), {"action": "wait", "waits": word})


@pytest.mark.rule("PCT-SYS-004", "PCT-DEC-002")
def test_a_special_attack_says_in_what_manner() -> None:
    scene = Brawl(ana(), foe())
    with pytest.raises(Refused, match="percentile-which-manner"):
        command(scene, "ana", action="special")
