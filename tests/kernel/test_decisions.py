"""A decision is a small form: what can still be chosen follows from what is chosen."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import Choice, Decision, Field, Late, Scalar

PLAIN = Decision("k", "cheer", "ana", (Field("cheer", ("loud", "low")), Field("hat", ("on", "off"))), {})


def _dependent(partial: Choice) -> tuple[Field, ...]:
    lot = Field("lot", ("lamp", "cask"))
    return (lot, Field("size", ("small", "large"))) if partial.get("lot") == "cask" else (lot,)


DEPENDENT = Decision("k", "lot", "ana", (), {"lot": "lamp"}, form=_dependent)


def test_what_is_left_shrinks_until_nothing_is() -> None:
    assert PLAIN.legal({}) == PLAIN.fields
    assert PLAIN.legal({"hat": "on"}) == (PLAIN.fields[0],)
    assert PLAIN.legal({"hat": "on", "cheer": "low"}) == ()


@pytest.mark.parametrize("choice", [{"hat": "sideways"}, {"shoe": "on"}, {"hat": "on", "cheer": "low", "shoe": "on"}])
def test_what_is_not_offered_is_not_legal(choice: dict[str, str]) -> None:
    assert PLAIN.legal(choice) is None


def test_later_fields_may_depend_on_earlier_ones() -> None:
    assert DEPENDENT.legal({}) == (Field("lot", ("lamp", "cask")),)
    assert DEPENDENT.legal({"lot": "lamp"}) == ()
    assert DEPENDENT.legal({"lot": "cask"}) == (Field("size", ("small", "large")),)
    assert DEPENDENT.legal({"lot": "cask", "size": "large"}) == ()
    assert DEPENDENT.legal({"lot": "lamp", "size": "large"}) is None
    assert DEPENDENT.legal({"size": "large"}) is None


def test_a_field_that_offers_nothing_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="target"):
        Field("target", ())


def test_a_form_without_fields_is_complete_at_once() -> None:
    assert Decision("k", "nod", "ana", (), {}).legal({}) == ()


def test_facts_are_looked_up_when_somebody_reads_them_and_once() -> None:
    looked_up: list[int] = []

    def look_up() -> dict[str, Scalar]:
        looked_up.append(1)
        return {"weapon": "sword", "cost": 4}

    asked = Decision("k", "strike", "ana", (Field("target", ("orc",)),), {"target": "orc"}, Late(look_up))
    assert (asked.legal({}), asked.offered(), looked_up) == (asked.fields, (("target", ("orc",)),), [])
    assert (asked.about["cost"], len(asked.about), dict(asked.about)) == (4, 2, {"weapon": "sword", "cost": 4})
    assert asked.facts is asked.facts
    assert looked_up == [1]
