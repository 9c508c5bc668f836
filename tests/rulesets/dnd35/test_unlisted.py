"""What no list holds, in words, for what it costs (D35-ACT-002, -004 to -006, D35-AOO-002)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base.budget import Outlook
from bot.rulesets.dnd35.objects.actions import EXPOSING, UnlistedBegun, UnlistedEnded
from bot.rulesets.dnd35.objects.things import COSTS, Interject
from bot.rulesets.dnd35.reasons import WHY
from tests.rulesets.dnd35.skirmish import PLAYER, Skirmish, fighter

CELLS = {"aria": "E10", "orc": "F10"}


def beside(**settings: Any) -> Skirmish:
    """The orc has had its turn, and threatens Aria, whose turn it is."""
    scene = Skirmish(fighter("Aria", initiative=5), fighter("Orc", "foes", initiative=18), cells=CELLS, **settings)
    scene.passes("orc")
    return scene


@pytest.mark.rule("D35-ACT-002", "D35-ACT-004", "D35-ACT-005")
def test_it_takes_just_what_it_is_said_to_cost() -> None:
    spent = {
        "free": set(),
        "swift": {"swift"},
        "immediate": {"immediate"},
        "move": {"move", "door", "handle", "heavy", "full", "light"},
        "standard": {"standard", "activate", "scroll", "full", "light"},
        "full": {*COSTS} - {"free", "swift", "immediate"},
    }
    whole = {*COSTS}
    for what, gone in spent.items():
        scene = beside()
        assert {*scene.options("aria", "what", action="other")} == whole
        scene.does("aria", "other", what=what)
        told = scene.one(UnlistedBegun)
        assert (told.what, told.cost) == (what, what)
        assert scene.asked == [("aria", "declare")], "nobody strikes, and nobody is asked what comes of it"
        left = {*scene.options("aria", "what", action="other")}
        # A move action may stand in the place of the standard one (D35-ACT-001).
        assert left == whole - gone | ({"move", "door", "handle", "heavy"} if what == "move" else set()), what
    scene = beside(free_actions=1)
    scene.does("aria", "other", what="free")
    assert "free" not in scene.options("aria", "what", action="other")
    said = {"who": "aria", "action": "other", "what": "free"}
    assert WHY.lack(Outlook(scene.state, scene.who("aria")), said)[0] == "free"


@pytest.mark.rule("D35-AOO-002")
@pytest.mark.parametrize("what", COSTS)
def test_what_the_text_names_provokes_or_does_not(what: str) -> None:
    scene = beside()
    scene.does("aria", "other", what=what)
    if what not in EXPOSING:
        assert scene.asked == [("aria", "declare")]
        return
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 15, 4, opportunity="strike")
    assert scene.one(AttackRolled).combatant == "orc"
    assert scene.one(UnlistedEnded).outcome == "done"
    struck = beside()
    struck.does("aria", "other", what=what)
    struck.answers("orc", opportunity=NOTHING)
    assert struck.one(UnlistedEnded).outcome == "done"


@pytest.mark.rule("D35-ACT-006")
def test_an_immediate_action_comes_once_a_round_also_out_of_turn() -> None:
    """By the text it leaves the swift one of the next turn alone, and comes before the first turn as well."""
    scene = Skirmish(fighter("Aria", initiative=18), fighter("Orc", "foes", initiative=5), cells=CELLS)
    said = {"who": "orc", "action": "other", "what": "immediate"}
    scene.notes(scene.game.compose(scene.state, "declare", PLAYER, said))
    assert scene.one(UnlistedBegun).cost == "immediate"
    assert scene.refusal(Interject(PLAYER, "orc")) == "dnd35-not-immediate"
    with pytest.raises(Refused) as refused:
        scene.game.compose(scene.state, "declare", PLAYER, said)
    assert refused.value.facts["lack"] == "immediate"
    scene.passes("aria")
    assert {"swift", "immediate"} <= {*scene.options("orc", "what", action="other")}
    scene.does("orc", "other", what="immediate")
    left = {*scene.options("orc", "what", action="other")}
    assert ("swift" in left, "immediate" in left) == (True, False)


@pytest.mark.rule("D35-ACT-006")
def test_where_the_table_has_it_so_it_takes_the_swift_one_of_the_next_turn() -> None:
    scene = Skirmish(
        *(fighter("Aria", initiative=18), fighter("Orc", "foes", initiative=5)), cells=CELLS, immediate_action="swift"
    )
    assert scene.refusal(Interject(PLAYER, "orc")) == "dnd35-not-immediate", "flat-footed"
    scene.passes("aria")
    word = scene.game.compose(scene.state, "declare", PLAYER, {"who": "aria", "action": "other"})
    scene.notes(word)
    assert scene.one(UnlistedBegun).cost == "immediate"
    with pytest.raises(Refused) as refused:
        scene.game.compose(scene.state, "declare", PLAYER, {"who": "aria", "action": "other"})
    assert refused.value.facts["lack"] == "immediate"
    scene.passes("orc")
    assert "swift" not in scene.options("aria", "what", action="other")
    assert "standard" in scene.options("aria", "what", action="other")
    scene.passes("aria")
    assert scene.asked == [("orc", "declare")]
    said = {"who": "aria", "action": "other", "what": "standard"}
    with pytest.raises(Refused) as refused:
        scene.game.compose(scene.state, "declare", PLAYER, said)
    assert refused.value.facts["lack"] == "immediate_alone"
    scene.passes("orc")
    assert "swift" in scene.options("aria", "what", action="other"), "the turn after it is there again"
    scene.does("aria", "other", what="swift")
    assert "swift" not in scene.options("aria", "what", action="other")
