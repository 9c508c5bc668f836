"""What the game master says of conditions under the 3.5 rules: how long they last, and who holds whom."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.dnd35.grapple.holds import SayGrapple, SayPin
from bot.rulesets.dnd35.postures import SetCondition, StatusTimed, status
from bot.rulesets.shared.conditions import Anchor
from tests.rulesets.dnd35.skirmish import GM, Skirmish, fighter


def duel() -> Skirmish:
    return Skirmish(fighter("Ana"), fighter("Bor", "foes"), cells={"ana": "E10", "bor": "F10"})


def said(s: Skirmish, who: str = "ana", **options: object) -> SetCondition | SayGrapple | SayPin:
    return status(s.state, GM, {"who": who, "status": "shaken", **options})  # type: ignore[dict-item]


@pytest.mark.rule("D35-BAS-021")
def test_one_round_from_one_s_own_turn_lasts_until_the_next_one_begins() -> None:
    s = duel()
    s.notes(said(s, until="1"))
    assert s.one(StatusTimed) == StatusTimed("ana", "shaken", 2, "begin", "ana")
    for locale, words in (("fr", "jusqu’au début du tour"), ("en", "until the start of the turn")):
        assert words in s.sentence(locale, s.one(StatusTimed))
    s.passes("ana")
    assert s.who("ana").has("shaken")
    s.passes("bor")
    assert (s.state.round, s.asked) == (2, [("ana", "declare")])
    assert not s.who("ana").has("shaken")


@pytest.mark.rule("D35-BAS-021")
@pytest.mark.parametrize(
    ("options", "until"),
    [
        ({"until": "1 round"}, Anchor(2, "begin", "ana")),
        ({"until": "3 rounds", "who": "bor"}, Anchor(4, "begin", "ana")),
        ({"until": "2 tours"}, Anchor(3, "begin", "ana")),
        ({"until": "turn", "who": "bor"}, Anchor(1, "end", "ana")),
        ({"until": "end"}, Anchor(2, "end", "ana")),
        ({"until": "end", "other": "bor"}, Anchor(1, "end", "bor")),
        ({"until": "begin", "other": "bor"}, Anchor(1, "begin", "bor")),
        ({}, None),
    ],
)
def test_how_long_it_lasts(options: dict[str, str], until: Anchor | None) -> None:
    s = duel()
    word = said(s, **options)
    assert isinstance(word, SetCondition)
    assert word.until == until
    s.notes(word)
    # The same may be given another end.
    if until is not None:
        s.notes(said(s, word.who, until="5"))
    else:
        assert s.refusal(word) == "already-so"


@pytest.mark.parametrize("until", ["0", "soon", "0 rounds", "9999 rounds", "3 heads"])
def test_what_is_no_time_is_refused(until: str) -> None:
    with pytest.raises(Refused):
        said(duel(), until=until)


@pytest.mark.rule("D35-GRA-005", "D35-GRA-017")
def test_whoever_is_said_to_be_held_is_held_by_somebody_and_can_get_free() -> None:
    s = duel()
    for held in ("grappled", "pinned"):
        for other in ({}, {"other": "ana"}):
            with pytest.raises(Refused, match="dnd35-held-by-whom"):
                said(s, status=held, **other)
    s.notes(said(s, status="grappled", other="bor"))
    assert "escape" in s.offered("ana")
    s.notes(said(s, status="pinned", other="bor"))
    assert "break_free" in s.offered("ana")
    # Where it ends, the only one who holds him is meant.
    s.notes(said(s, status="pinned", state="off"))
    assert "break_free" not in s.offered("ana")
    s.notes(said(s, status="grappled", state="off"))
    assert not s.state.grips
