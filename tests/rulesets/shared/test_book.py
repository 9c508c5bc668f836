"""A chapter in one place: what is declared is all there, and what is forgotten fails at once."""

from __future__ import annotations

import sys
from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC, Audience, side_of
from bot.kernel.values import evolve, record
from bot.rulesets.shared import options
from bot.rulesets.shared.book import SIDE, Chapter, Happening, Word, composed, happening, happens, word
from bot.rulesets.shared.naming import Aside, CombatantId, names_people, people_in, without
from bot.rulesets.shared.options import (
    from_codes,
    from_flag,
    from_number,
    from_option,
    from_optional,
    from_text,
    from_words,
)


@record
class State:
    rests: int = 0


@happens("X-1", to=PUBLIC)
class RestTaken:
    rounds: int

    def change(self, state: State) -> State:
        return evolve(state, rests=state.rests + self.rounds)


@happens("X-2", to=SIDE, changes=False)
class LookShown:
    combatant: CombatantId
    tired: bool

    def why(self) -> tuple[str, ...]:
        return ("X-3",) if self.tired else ()


@happens(to=GM_ONLY, changes=False, tag="whispered")
class Secret:
    combatant: CombatantId

    def audience(self) -> Audience:
        return PUBLIC if self.combatant == "ana" else GM_ONLY


@word(tool="pause")
class TakeRest(Word):
    rounds: int = from_number("value", 1, 60)
    tells = RestTaken

    def check(self, state: State) -> None:
        if state.rests:
            raise Refused("rested")


@word(command="look", tag="stare")
class Look(Word):
    who: CombatantId = from_text("who")
    at: CombatantId | None = from_optional("target")
    how: str = from_codes("how", ("long", "short"), "short")
    shown: bool = from_flag("state", "on", "off", "on")
    remark: str = from_words("words", 5)

    def take(self, scene: Any) -> Any:
        yield self


@composed(command="say", codes={"what": ("this", "that")})
def said(state: State, by: int, args: options.Args) -> TakeRest:
    return TakeRest(by, 1)


CHAPTER = Chapter.of(sys.modules[__name__])


def test_an_event_says_what_it_changes_why_and_who_may_read_it() -> None:
    change = CHAPTER.events[RestTaken]
    assert change is not None
    assert change(State(1), RestTaken(2)) == State(3)
    assert CHAPTER.events[LookShown] is None
    assert CHAPTER.rules[RestTaken] == ("X-1",)
    why: Any = CHAPTER.rules[LookShown]
    assert (why(LookShown("ana", True)), why(LookShown("ana", False))) == (("X-2", "X-3"), ("X-2",))
    assert RestTaken not in CHAPTER.audiences
    assert CHAPTER.audiences[LookShown](LookShown("ana", True)) == side_of("ana")
    assert [CHAPTER.audiences[Secret](Secret(each)) for each in ("ana", "bob")] == [PUBLIC, GM_ONLY]


def test_tags_stand_last_and_are_the_names_of_the_classes() -> None:
    assert (RestTaken(1).type, Secret("ana").type, Look(1, "ana", None, "long", True, "").type) == (  # type: ignore[attr-defined]
        "rest_taken",
        "whispered",
        "stare",
    )
    assert [each.name for each in fields(RestTaken)] == ["rounds", "type"]  # type: ignore[arg-type]
    assert [each.name for each in fields(TakeRest)] == ["by", "rounds", "type"]


def test_a_word_is_read_bounded_checked_and_taken_in_one_place() -> None:
    made = CHAPTER.tools["pause"](State(), 7, {"value": "3"})
    assert made == TakeRest(7, 3)
    check, take = CHAPTER.notes[TakeRest]
    check(State(), made)
    with pytest.raises(Refused, match="rested"):
        check(State(1), made)
    with pytest.raises(Refused) as refused:
        check(State(), TakeRest(7, 61))
    assert (refused.value.key, refused.value.facts["field"]) == ("number-range", "rounds")
    (told,) = [each.event for each in take(None, made)]
    assert told == RestTaken(3)


@pytest.mark.parametrize(
    ("args", "made"),
    [
        ({"who": "ana"}, Look(1, "ana", None, "short", True, "")),
        (
            {"who": "ana", "target": "bob", "how": "long", "state": "off", "words": "nothing"},
            Look(1, "ana", "bob", "long", False, "nothi"),
        ),
    ],
)
def test_each_field_comes_from_its_option(args: dict[str, str], made: Look) -> None:
    assert CHAPTER.commands["look"](State(), 1, args) == made


@pytest.mark.parametrize(
    ("command", "args", "key", "argument"),
    [
        ("look", {}, "argument-missing", "who"),
        ("look", {"who": "ana", "how": "askance"}, "not-among", "how"),
        ("look", {"who": "ana", "state": "maybe"}, "not-among", "state"),
    ],
)
def test_what_an_option_cannot_be_is_refused(command: str, args: dict[str, str], key: str, argument: str) -> None:
    with pytest.raises(Refused) as refused:
        CHAPTER.commands[command](State(), 1, args)
    assert (refused.value.key, refused.value.facts["argument"]) == (key, argument)


@pytest.mark.parametrize(
    ("value", "key"), [(None, "argument-missing"), ("", "argument-missing"), ("two", "not-a-number")]
)
def test_a_number_is_one(value: str | None, key: str) -> None:
    with pytest.raises(Refused, match=key):
        CHAPTER.tools["pause"](State(), 1, {"value": value})


def _doubled(args: options.Args) -> int:
    return 2 * options.number(args, "value")


@word(tool="odds")
class Odds(Word):
    doubled: int = from_option("value", _doubled, codes=("1", "2"))
    kind: bool = from_flag("words", "cruel", "kind", "kind")
    chance: int = from_number("chance", 0, 95, 50, called="odds")

    def take(self, scene: Any) -> Any:
        yield self


def test_the_usual_code_stands_first_and_a_number_may_be_called_otherwise() -> None:
    chapter = Chapter.of(sys.modules[__name__])
    assert chapter.codes[("gm-tool-odds", "words")] == ("kind", "cruel")
    assert chapter.codes[("gm-tool-odds", "value")] == ("1", "2")
    assert chapter.tools["odds"](State(), 1, {"value": "4"}) == Odds(1, 8, False, 50)
    with pytest.raises(Refused) as refused:
        chapter.notes[Odds][0](State(), Odds(1, 8, False, 96))
    assert (refused.value.key, refused.value.facts["field"]) == ("number-range", "odds")


def test_codes_of_words_and_functions_are_known_by_command_and_option() -> None:
    assert CHAPTER.codes == {
        ("look", "how"): ("long", "short"),
        ("look", "state"): ("on", "off"),
        ("say", "what"): ("this", "that"),
    }
    assert CHAPTER.commands["say"](State(), 4, {}) == TakeRest(4, 1)


def test_what_is_forgotten_fails_at_once() -> None:
    with pytest.raises(TypeError, match="has no change"):

        @happens("X-9", to=PUBLIC)
        class Nothing:
            who: CombatantId

    with pytest.raises(TypeError, match="changes something"):

        @happens("X-9", changes=False, to=PUBLIC)
        class Something:
            def change(self, state: State) -> State:
                return state

    with pytest.raises(TypeError, match="does nothing"):

        @word()
        class Idle(Word):
            who: CombatantId

    with pytest.raises(TypeError, match="does nothing"):

        @word()
        class Misfit(Word):
            who: CombatantId
            tells = RestTaken
            more: int

    with pytest.raises(TypeError, match="nothing says where who comes from"):

        @word(tool="lost")
        class Lost(Word):
            who: CombatantId

            def take(self, scene: Any) -> Any:
                yield self


@record
class Crowd:
    combatant: CombatantId
    aim: Aside | None
    guards: tuple[CombatantId, ...] = ()
    points: dict[CombatantId, int] | None = None
    pairs: tuple[tuple[CombatantId, CombatantId], ...] = ()
    helpers: tuple[Aside, ...] = ()
    note: str = ""


def test_people_are_found_by_the_types_of_fields() -> None:
    crowd = Crowd("ana", "bob", ("cid", ""), {"dan": 1}, (("eva", "fay"),), ("gil",), "hal")
    assert list(people_in(crowd)) == ["ana", "cid", "dan", "eva", "fay"]
    assert list(people_in(Crowd("ana", None))) == ["ana"]
    assert names_people(Crowd) == {
        "combatant": False,
        "guards": False,
        "points": False,
        "pairs": False,
        "aim": True,
        "helpers": True,
    }


def test_who_is_mentioned_aside_is_left_out_for_whoever_may_not_know_of_him() -> None:
    crowd = Crowd("ana", "bob", helpers=("gil", "hal"))
    assert without(crowd, lambda ident: ident == "zoe") is crowd
    assert without(crowd, lambda ident: ident in ("bob", "hal")) == Crowd("ana", None, helpers=("gil",))


@happens(to=SIDE)
class Swapped:
    """A field is called as the method that says what an event changes is called elsewhere."""

    combatant: CombatantId
    change: int

    def changed(self, state: State) -> State:
        return evolve(state, rests=self.change)


def test_an_event_with_a_field_called_change_says_what_it_changes_all_the_same() -> None:
    change = Chapter.of(sys.modules[__name__]).events[Swapped]
    assert change is not None
    assert change(State(), Swapped("ana", 4)) == State(4)
    with pytest.raises(TypeError, match="has no change"):

        @happens(to=PUBLIC)
        class Unsaid:
            change: int


def test_what_befalls_somebody_is_nothing_once_he_has_left() -> None:
    @happens(to=PUBLIC)
    class Tired:
        combatant: CombatantId

        def befalls(self, state: Any, who: Any) -> Any:
            return f"{who} tires"

    here = SimpleNamespace(combatants={"ana": "Ana"})
    assert vars(Tired)["change"](Tired("ana"), here) == "Ana tires"
    assert vars(Tired)["change"](Tired("bor"), here) is here


def test_what_may_be_left_out_is_none_and_what_is_given_must_be_possible() -> None:
    number, code = options.from_optional_number("gap", 1, 5), options.from_optional_codes("how", ("long", "short"))
    read = {each: dict(each.metadata)["option"] for each in (number, code)}
    assert [read[each].read({}) for each in (number, code)] == [None, None]
    assert [read[each].read({"gap": "4", "how": "long"}) for each in (number, code)] == [4, "long"]
    read[number].check("gap", None)
    with pytest.raises(Refused, match="number-range"):
        read[number].check("gap", 6)
    with pytest.raises(Refused, match="not-among"):
        read[code].read({"how": "askance"})


def test_an_event_that_does_not_say_who_may_read_it_is_none() -> None:
    with pytest.raises(TypeError, match="Overheard does not say who may read it"):

        @happens(changes=False)
        class Overheard:
            combatant: CombatantId

    @happens(to=GM_ONLY, changes=False)
    class Known:
        combatant: CombatantId

    @happens("X-9", changes=False)
    class KnownBetter(Known):
        """What is made of another event is for those for whom that is."""

    assert happening(KnownBetter) == Happening(("X-9",), GM_ONLY)
