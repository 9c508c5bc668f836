"""What is said of what cannot be done: the first reason that stands in the way, of every action."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.rulesets.shared.actions import Doable
from bot.rulesets.shared.lacking import (
    OTHER,
    Lack,
    Reasons,
    Said,
    always,
    foe,
    named,
    seen_by,
    somebody_else,
    target_of,
)


class Sing(Doable[Any]):
    code = "sing"

    def why_not(self, at: Any, said: Said) -> Lack | None:
        return None if at.voice else ("voice", {"metres": "3"})


class Rest(Doable[Any]):
    code = "rest"


def asleep(at: Any, said: Said) -> Lack | None:
    return ("asleep", {}) if at.asleep else None


def person(ident: str, side: str = "us", *, hidden: bool = False) -> Any:
    return SimpleNamespace(id=ident, name=ident.title(), side=side, hidden=hidden)


def looking(**facts: Any) -> Any:
    people = [person("ana"), person("bor"), person("cid", hidden=True), person("orc", "them")]
    people.append(person("elf", "them", hidden=True))
    return SimpleNamespace(state=SimpleNamespace(combatants={each.id: each for each in people}), who=people[0], **facts)


def test_what_keeps_from_anything_comes_before_the_reason_of_an_action() -> None:
    why = Reasons("cannot", (Sing(),), first=asleep, facts=("metres", "target"))
    assert why.keys() == {"sing"}
    assert why.lack(looking(voice=False, asleep=True), {"action": "sing"}) == ("asleep", {})
    assert why.lack(looking(voice=False, asleep=False), {"action": "sing"}) == ("voice", {"metres": "3"})
    assert why.lack(looking(voice=True, asleep=False), {"action": "sing"}) == OTHER
    assert why.lack(looking(asleep=False), {"action": "fly"}) == OTHER


def test_an_action_without_its_reasons_fails() -> None:
    with pytest.raises(TypeError, match=r"\['rest'\]"):
        Reasons("cannot", (Sing(), Rest()), first=always("never"), facts=())


def test_whoever_is_named_is_a_foe_and_another() -> None:
    at = looking()
    assert target_of(at, {"target": "nobody"}) is None
    assert foe(at, {"target": "bor"}) == ("own_side", {"target": "Bor"})
    assert foe(at, {"target": "orc"}) is None
    assert foe(at, {}) is None
    assert somebody_else(at, {"target": "ana"}) == ("oneself", {})
    assert somebody_else(at, {"target": "orc"}) is None


def test_what_can_be_named_is_asked_action_first_and_tells_of_no_foe_in_hiding() -> None:
    at = looking()
    people = seen_by(at.state, at.who)
    assert people == ("ana", "bor", "cid", "orc")
    form = named("ana", ("sing", "rest"), lambda partial: {"target": people, "with": ()}, "rest")
    assert [each.name for each in form.all_fields({})] == ["action"]
    assert [each.name for each in form.all_fields({"action": "sing"})] == ["action", "target"]


def test_a_refusal_names_all_that_its_sentence_does() -> None:
    why = Reasons("cannot", (Sing(),), first=asleep, facts=("metres", "target"))
    refused = why.refusal(looking(voice=False, asleep=False), {"action": "sing"})
    assert refused.key == "cannot"
    assert refused.facts == {
        "lack": "voice",
        "name": "Ana",
        "argument": "unused",
        "action": "sing",
        "metres": "3",
        "target": "",
    }
    assert refused.facts.keys() == set(why.facts)
