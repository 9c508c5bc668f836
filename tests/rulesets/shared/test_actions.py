"""An action is one entry: whatever is asked, said, shown and done reads it, and what is forgotten fails at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.errors import Refused
from bot.kernel.values import record
from bot.rulesets.shared.actions import Blanks, Costs, Doable, Form, Menu, Repertoire, untold
from bot.rulesets.shared.options import Args, optional


@record
class At:
    foes: tuple[str, ...] = ()
    flasks: tuple[str, ...] = ()
    listed: tuple[str, ...] = ()


class Hit(Doable[At]):
    code = "hit"
    also = ("attack",)

    def asked(self, at: At) -> Blanks | None:
        return (Field("target", at.foes),) if at.foes else None

    def said(self, at: At) -> Blanks | None:
        return self.asked(at)

    def costs(self, at: At, thing: str | None) -> Costs:
        return {"die": "1d6"}

    def note(self, at: At, by: int, args: Args) -> Any:
        return "hit", by, optional(args, "target")

    def does(self, scene: Any, who: str, choice: Choice) -> Any:
        yield "hits", who, choice["target"]


class Drink(Doable[At]):
    code = "drink"

    def said(self, at: At) -> Blanks | None:
        def fields(partial: Choice) -> tuple[Field, ...]:
            full = (Field("with", at.flasks),)
            return (*full, Field("how", ("all", "half"))) if "with" in partial else full

        return fields if at.flasks else None

    def costs(self, at: At, thing: str | None) -> Costs:
        return {"rounds": at.flasks.index(thing)} if thing in at.flasks else {}

    def note(self, at: At, by: int, args: Args) -> Any:
        if optional(args, "with") == "poison":
            raise Refused("poisoned")
        return "drink", by, optional(args, "with")


class Wait(Doable[At]):
    code = "wait"
    in_words = while_asked = True

    def asked(self, at: At) -> Blanks | None:
        return ()

    def said(self, at: At) -> Blanks | None:
        return ()

    costs = untold

    def note(self, at: At, by: int, args: Args) -> Any:
        if not args.get("how"):
            raise Refused("say-what")
        return "wait", by

    def does(self, scene: Any, who: str, choice: Choice) -> Any:
        yield "waits", who


class Listed(Wait):
    """What the encounter itself lists."""

    in_words = while_asked = False

    def __init__(self, code: str) -> None:
        self.code = code

    def each(self, at: At) -> Sequence[Doable[At]]:
        return [Listed(code) for code in at.listed]

    def note(self, at: At, by: int, args: Args) -> Any:
        return self.code, by


class Plain(Doable[At]):
    """A part only, for each test to forget others."""

    code = "plain"


ASKED = Menu("asked", ("wait", "hit", "listed"))
SAID = Menu("said", ("hit", "drink", "listed", "wait"))
ALL = Repertoire((Hit(), Drink(), Listed("listed"), Wait()), (ASKED, SAID))
AT = At(("bor", "cid"), ("water", "poison"), ("sing",))


def decision(form: Form) -> Decision:
    return Decision("k", "do", "ana", form({}), {"action": "wait"}, {}, form)


def test_a_menu_offers_what_is_possible_in_its_own_order() -> None:
    assert list(ALL.offered(ASKED, AT)) == ["wait", "hit", "sing"]
    assert list(ALL.offered(SAID, AT)) == ["hit", "drink", "sing", "wait"]
    assert list(ALL.offered(SAID, At())) == ["wait"]
    # What an encounter lists never takes the place of an action of the game's own.
    assert list(ALL.offered(SAID, At(listed=("wait", "sing", "hit")))) == ["sing", "wait"]


def test_what_an_action_needs_is_asked_once_it_is_chosen() -> None:
    form = Form(ALL.offered(SAID, AT))
    assert form({}) == (Field("action", ("hit", "drink", "sing", "wait")),)
    assert form({"action": "hit"})[1:] == (Field("target", ("bor", "cid")),)
    assert [each.name for each in form({"action": "drink"})] == ["action", "with"]
    assert [each.name for each in form({"action": "drink", "with": "water"})] == ["action", "with", "how"]
    assert form({"action": "wait"})[1:] == form({"action": "nothing of the kind"})[1:] == ()


def test_a_target_alone_means_the_usual_action() -> None:
    later, at_once = Form(ALL.offered(ASKED, AT), "hit"), Form(ALL.offered(ASKED, AT), "hit", at_once=True)
    action, target = Field("action", ("wait", "hit", "sing")), Field("target", ("bor", "cid"))
    assert (later({}), at_once({})) == ((action,), (action, target))
    for form in (later, at_once):
        assert form({"target": "bor"}) == (Field("action", ("hit",)), target)
        assert decision(form).legal({"action": "hit", "target": "cid"}) == ()
    assert Form(ALL.offered(ASKED, AT))({"target": "bor"}) == (action,)


def test_a_command_says_the_word_of_the_action_that_it_names() -> None:
    assert ALL.word(AT, 7, {"action": "attack", "target": "bor"}, "wait") == ("hit", 7, "bor")
    assert ALL.word(AT, 7, {"action": "sing"}, "wait") == ("sing", 7)
    assert ALL.word(AT, 7, {"how": "a little"}, "wait") == ("wait", 7)
    with pytest.raises(Refused) as refused:
        ALL.word(At(), 7, {"action": "sing"}, "wait")
    assert refused.value.facts["options"] == "hit, attack, drink, wait"


def test_what_is_answered_takes_place() -> None:
    assert list(ALL.answered(AT, None, "ana", {"action": "hit", "target": "cid"})) == [("hits", "ana", "cid")]
    assert list(ALL.answered(AT, None, "ana", {"action": "sing"})) == [("waits", "ana")]


def test_labels_are_told_what_everything_costs() -> None:
    asked = decision(Form(ALL.offered(SAID, AT)))
    assert dict(ALL.costs(asked, AT)) == {"/hit.die": "1d6", "drink/water.rounds": 0, "drink/poison.rounds": 1}


def test_only_what_would_be_accepted_is_left() -> None:
    asked = decision(Form(ALL.offered(SAID, AT)))

    def check(choice: Choice) -> Any:
        return ALL.word(AT, 0, choice, "wait")

    left = ALL.possible(asked, AT, check, busy=False)
    assert left is not None
    assert left.fields == (Field("action", ("hit", "drink", "sing", "wait")),)
    assert left.all_fields({"action": "drink"})[1] == Field("with", ("water",))
    busy = ALL.possible(asked, AT, check, busy=True)
    assert busy is not None
    assert busy.fields == (Field("action", ("wait",)),)


def nothing(*_: Any) -> Any:
    return None


@pytest.mark.parametrize(
    ("parts", "menus", "told"),
    [
        (("said", "note", "costs"), (Menu("said", ("plain",)),), None),
        (("asked", "does"), (Menu("asked", ("plain",)),), None),
        (("said", "costs"), (Menu("said", ("plain",)),), "plain is said, and lacks its part note"),
        (("said", "note"), (Menu("said", ("plain",)),), "plain is said, and lacks its part costs"),
        (("asked",), (Menu("asked", ("plain",)),), "plain is asked, and lacks its part does"),
        (("said", "note", "costs"), (), "plain is in no menu of what is said"),
        (("asked", "does"), (Menu("said", ("plain",)),), "plain is in no menu of what is asked"),
        (("asked", "does"), (Menu("asked", ("plain",)), Menu("said", ("plain",))), "without its part said"),
        ((), (), "plain is offered nowhere"),
        ((), (Menu("said", ("other",)),), "a menu offers other, and there is no such action"),
    ],
)
def test_what_is_forgotten_fails_when_the_repertoire_is_made(
    parts: Sequence[str], menus: Sequence[Menu], told: str | None
) -> None:
    made = type("Made", (Plain,), dict.fromkeys(parts, nothing))
    if told is None:
        assert [each.code for each in Repertoire((made(),), menus)] == ["plain"]
        return
    with pytest.raises(TypeError, match=told):
        Repertoire((made(),), menus)


def test_a_name_stands_for_one_action() -> None:
    with pytest.raises(TypeError, match="two actions are called wait"):
        Repertoire((Wait(), Wait()), (ASKED,))
