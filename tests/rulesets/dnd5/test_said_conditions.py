"""The game master's word puts a condition on somebody, until when, and with a save that ends it (DN5-EXT-011)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.dnd5.conditions import ConditionSaved, SetCondition, StatusTimed, status
from bot.rulesets.shared.conditions import Anchor, ConditionSet
from tests.rulesets.dnd5.skirmish import GM, Skirmish, fighter


def fight() -> Skirmish:
    return Skirmish(fighter("Ana", wisdom=14), fighter("Bor", "foes"), apart={"ana|bor": 900})


def said(s: Skirmish, **options: object) -> SetCondition:
    """`/fix status`, as it is typed."""
    made = s.game.compose(s.state, "fix-status", GM, {"who": "ana", "status": "stunned", **options})  # type: ignore[dict-item]
    assert isinstance(made, SetCondition)
    return made


@pytest.mark.rule("DN5-EXT-011")
@pytest.mark.parametrize(
    ("options", "until"),
    [
        ({"until": "end", "other": "bor"}, Anchor(1, "end", "bor")),
        ({"until": "begin", "other": "bor"}, Anchor(1, "begin", "bor")),
        ({"until": "end"}, Anchor(2, "end", "ana")),
        ({"until": "turn"}, Anchor(1, "end", "ana")),
        ({"until": "1"}, Anchor(2, "end", "ana")),
        ({"until": "1 round"}, Anchor(2, "end", "ana")),
        ({"until": "3 tours", "other": "bor"}, Anchor(3, "end", "bor")),
        ({"until": "3", "other": "bor"}, Anchor(3, "end", "bor")),
    ],
)
def test_a_condition_ends_at_an_anchor_that_the_game_master_names(options: dict[str, object], until: Anchor) -> None:
    """In Ana's turn of the first round: her next turn is that of the second, Bor's still to come."""
    s = fight()
    note = said(s, **options)
    assert note.until == until
    s.notes(note)
    timed = s.one(StatusTimed)
    assert (timed.edge, timed.of, timed.round, timed.save) == (until.edge, until.who, until.round, None)


@pytest.mark.rule("DN5-EXT-011")
def test_it_holds_until_then_and_no_longer() -> None:
    s = fight()
    s.notes(said(s, until="end", other="bor", status="poisoned"))
    s.passes("ana")
    assert s.who("ana").has("poisoned")
    s.passes("bor")
    assert [(each.status, each.on) for each in s.said(ConditionSet)] == [("poisoned", False)]
    assert not s.who("ana").has("poisoned")


@pytest.mark.rule("DN5-EXT-003", "DN5-EXT-011")
def test_a_save_at_the_end_of_each_of_his_turns_ends_it() -> None:
    """Wisdom 14: 10 + 2 fails against 13, 11 + 2 is enough."""
    s = fight()
    s.notes(said(s, status="frightened", save="wisdom", dc=13))
    assert (s.one(StatusTimed).save, s.one(StatusTimed).dc) == ("wisdom", 13)
    s.does("ana", "pass", 10)
    saved = s.one(ConditionSaved)
    assert (saved.ability, saved.total, saved.against, saved.success) == ("wisdom", 12, 13, False)
    assert s.who("ana").has("frightened")
    s.passes("bor")
    s.does("ana", "pass", 11)
    assert s.one(ConditionSaved).success
    assert not s.who("ana").has("frightened")
    assert s.who("ana").resists == ()


def test_what_is_said_anew_replaces_it_and_what_is_off_is_saved_against_no_more() -> None:
    s = fight()
    s.notes(said(s, status="poisoned", save="constitution", dc=20))
    s.notes(said(s, status="poisoned", until="5"))
    assert s.who("ana").resists == ()
    s.notes(said(s, status="poisoned", save="constitution", dc=20))
    s.notes(SetCondition(GM, "ana", "poisoned", on=False))
    s.passes("ana")
    assert s.said(ConditionSaved) == []


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"save": "wisdom"}, "argument-missing"),
        ({"dc": 12}, "option-not-taken"),
        ({"state": "off", "until": "2"}, "option-not-taken"),
        ({"status": "dead", "until": "2"}, "option-not-taken"),
        ({"until": "0"}, "number-range"),
        ({"until": "soon"}, "not-a-number"),
        ({"other": "bor"}, "option-not-taken"),
    ],
)
def test_what_cannot_be_meant_is_refused(options: dict[str, object], key: str) -> None:
    s = fight()
    with pytest.raises(Refused) as refused:
        said(s, **options)
    assert refused.value.key == key


@pytest.mark.rule("DN5-CTS-005", "DN5-EXT-011")
def test_whoever_is_said_to_be_grappled_is_held_by_somebody_and_can_get_free() -> None:
    s = Skirmish(fighter("Ana"), fighter("Bor", "foes"), apart={"ana|bor": 150})
    with pytest.raises(Refused, match="held-by-whom"):
        status(s.state, GM, {"who": "ana", "status": "grappled"})
    s.notes(status(s.state, GM, {"who": "ana", "status": "grappled", "other": "bor"}))
    assert "escape" in s.offered("ana")
