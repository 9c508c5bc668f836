"""A game as a whole: its chapters as one, what every game has, and what is forgotten."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import field
from typing import Any

import pytest

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve, record
from bot.rulesets.shared import people, secrecy
from bot.rulesets.shared.book import Chapter, Word, happens, word
from bot.rulesets.shared.game import BookGame, Contents
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.options import from_text

GM, ANA, BOB = 1, 2, 3


@record
class Duellist:
    id: str
    name: str
    side: str = "players"
    player: int | None = None
    origin: str = ""
    hidden: bool = False
    temperament: people.Temperament | None = None
    out: bool = False
    orders: dict[str, str] = field(default_factory=dict)


@record
class State:
    combatants: dict[str, Duellist] = field(default_factory=dict)
    opened: bool = False
    left: dict[str, str] = field(default_factory=dict)

    def put(self, who: Duellist) -> State:
        return evolve(self, combatants={**self.combatants, who.id: who})

    def with_(self, ident: str, **changes: Any) -> State:
        return self.put(evolve(self.combatants[ident], **changes))

    def without(self, ident: str) -> State:
        return evolve(self, combatants={each: who for each, who in self.combatants.items() if each != ident})


@happens("X-1")
class SideChanged(people.SideChanged):
    """Who changes sides is seen."""

    def change(self, state: State) -> State:
        return state.with_(self.combatant, side=self.after, hidden=False)


@happens(changes=False, to=PUBLIC)
class Saluted:
    combatant: CombatantId
    witnesses: tuple[Aside, ...] = ()


@word(command="npc-side")
class ChangeSide(people.ChangeSide):
    def take(self, scene: Scene[State]) -> Action:
        yield from tell(SideChanged(self.who, scene.now.combatants[self.who].side, self.side))


@word(tool="salute")
class Salute(Word):
    who: CombatantId = from_text("who")

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Saluted(self.who))


@word()
class Join(people.Join):
    records: tuple[Duellist, ...]
    recorded = people.CombatantRecorded

    def joined(self, who: Duellist) -> Saluted:
        return Saluted(who.id)


@word(command="orders")
class Order(people.Order):
    def matters(self, state: State) -> Mapping[str, tuple[str, ...]]:
        return {"salute": ("always", "never")}


@happens(to=PUBLIC)
class Elsewhere:
    """An event of another game."""

    def change(self, state: State) -> State:
        return state


OWN = Chapter.of(sys.modules[__name__])
del OWN.events[Elsewhere]  # type: ignore[attr-defined]
CONTENTS = Contents(Chapter.of(people), OWN, codes={("gm-dice", "why"): ("luck",)})


class Duel(BookGame[State]):
    contents = CONTENTS

    class recruiter:  # noqa: N801
        """Ana, for whoever asks."""

        @staticmethod
        def player(state: State, args: Mapping[str, Any]) -> tuple[Duellist, ...]:
            return (Duellist("ana", "Ana", player=ANA),)


ANA_IS_HERE = State().put(Duellist("ana", "Ana", player=ANA))
BOTH = ANA_IS_HERE.put(Duellist("bob", "Bob", "foes", BOB, hidden=True))


class Played:
    """What a word tells, one after the other."""

    def __init__(self, state: State) -> None:
        self.now = state
        self.told: list[Any] = []

    def take(self, said: Any) -> list[Any]:
        Duel().check(self.now, said)
        for each in Duel().note(self, said):  # type: ignore[arg-type]
            self.told.append(each.event)  # type: ignore[union-attr]
            self.now = Duel().after(self.now, each.event)  # type: ignore[union-attr]
        return self.told


def test_what_a_game_makes_its_own_stands_in_the_place_of_what_every_game_has() -> None:
    assert SideChanged in Duel.event_types
    assert people.SideChanged not in Duel.event_types
    assert people.CombatantHidden in Duel.event_types
    assert (ChangeSide in Duel.note_types, people.ChangeSide in Duel.note_types) == (True, False)
    scene = Played(BOTH)
    assert scene.take(Duel().compose(BOTH, "npc-side", GM, {"who": "bob", "side": "players"})) == [
        SideChanged("bob", "foes", "players")
    ]
    assert (scene.now.combatants["bob"].side, scene.now.combatants["bob"].hidden) == ("players", False)
    assert Duel().rules_of(scene.told[0]) == ("X-1",)


def test_a_word_and_the_one_that_it_is_made_of_may_both_be_said() -> None:
    @word(command="vanish")
    class Vanish(people.Leave):
        pass

    whole = Contents(
        Chapter.of(people), Chapter(notes={Vanish: (lambda state, said: None, people.Leave.take)}), codes={}
    )
    assert {people.Leave, Vanish} <= set(whole.notes)


def test_an_event_of_which_a_game_knows_nothing_is_no_event_of_it() -> None:
    with pytest.raises(TypeError, match="Elsewhere is no event of this game"):
        CONTENTS.after(State(), Elsewhere())
    with pytest.raises(TypeError, match="SideChanged is no event of this game"):
        CONTENTS.after(BOTH, people.SideChanged("bob", "foes", "players"))
    assert CONTENTS.after(BOTH, Saluted("bob")) is BOTH


def test_commands_tools_and_codes_are_found_by_their_names() -> None:
    assert Duel().compose(BOTH, "gm-tool", GM, {"tool": "salute", "who": "ana"}) == Salute(GM, "ana")
    assert Duel().compose(State(), "join", ANA, {"gift": "rain"}) == Join(
        ANA, (Duellist("ana", "Ana", player=ANA),), "rain"
    )
    assert [value for value, _ in Duel().offers(BOTH, "gm-tool", "tool", "fr")] == ["salute"]
    assert [value for value, _ in Duel().offers(BOTH, "gm-dice", "why", "fr")] == ["luck"]
    with pytest.raises(UnknownCommand):
        Duel().compose(BOTH, "dance", GM, {})
    with pytest.raises(Refused, match="not-among"):
        Duel().compose(BOTH, "gm-tool", GM, {"tool": "bow"})


@pytest.mark.parametrize(
    ("said", "key"),
    [
        (people.Leave(GM, "zoe"), "unknown-combatant"),
        (people.Hide(GM, "bob"), "already-hidden"),
        (people.HandOver(GM, "ana", ANA), "already-led"),
        (people.HandOver(GM, "ana", BOB, "steady"), "one-decider"),
        (people.HandOver(GM, "bob", ANA), "two-sides"),
        (people.Rename(GM, {"ana": "Bob"}), "name-taken"),
        (people.Rename(GM, {"ana": " "}), "bad-name"),
        (ChangeSide(GM, "ana", "players"), "already-on-side"),
        (ChangeSide(GM, "ana", "moon"), "unknown-side"),
        (Join(GM, ()), "too-many"),
        (Order(GM, "ana", "dance", "always"), "not-among"),
        (Order(GM, "ana", "salute", "twice"), "not-among"),
    ],
)
def test_what_every_game_refuses(said: Any, key: str) -> None:
    with pytest.raises(Refused) as refused:
        CONTENTS.check(BOTH, said)
    assert refused.value.key == key


def test_people_join_and_leave_are_named_hidden_and_given_away() -> None:
    scene = Played(State())
    scene.take(Join(GM, (Duellist("ana", "Ana"), Duellist("ana", "Ana 2", hidden=True))))
    assert list(scene.now.combatants) == ["ana", "ana-2"]
    assert scene.told[-1] == people.CombatantHidden("ana-2")
    scene.take(people.HandOver(GM, "ana", ANA))
    scene.take(people.renamed(scene.now, GM, {"who": "ana,ana-2", "name": "twin"}))
    scene.take(Order(GM, "ana", "salute", "never"))
    ana = scene.now.combatants["ana"]
    assert (ana.player, ana.name, ana.orders) == (ANA, "Twin 1", {"salute": "never"})
    scene.told.clear()
    assert scene.take(people.Leave(GM, "ana-2")) == [people.CombatantLeft("ana-2", "Twin 2", "left", unseen=True)]
    assert list(scene.now.combatants) == ["ana"]


def test_whoever_is_shown_under_a_name_that_is_taken_is_numbered() -> None:
    scene = Played(BOTH.put(Duellist("bobby", "Bob")))
    told = [each.event for each in people.show(scene, "bob", "sword")]  # type: ignore[arg-type, union-attr]
    assert told[0] == people.CombatantRenamed("bob", "Bob", "Bob 2")


def test_nobody_learns_of_the_hidden() -> None:
    public, ana, bob = Reader(0), Reader(ANA), Reader(BOB)
    assert [secrecy.speaks_of_hidden(BOTH, Saluted("bob"), each) for each in (public, ana, bob)] == [True, True, False]
    seen = Saluted("ana", ("bob", "ana"))
    assert not secrecy.speaks_of_hidden(BOTH, seen, ana)
    assert Duel().redacted(BOTH, seen, ana) == Saluted("ana", ("ana",))
    assert Duel().redacted(BOTH, seen, Reader(GM, gm=True)) is seen
    given = people.OrderGiven("ana", "salute", "never")
    assert [secrecy.is_told(BOTH, given, each, Duel().audience(given)) for each in (public, ana, bob)] == [
        False,
        True,
        False,
    ]
    kept = people.CombatantRecorded("ana", BOTH.combatants["ana"])
    assert [secrecy.is_told(BOTH, kept, each, Duel().audience(kept)) for each in (public, ana, bob)] == [
        False,
        True,
        False,
    ]
    left = people.CombatantLeft("bob", "Bob", "left", unseen=True)
    assert (Duel().audience(left), Duel().audience(evolve(left, unseen=False))) == (GM_ONLY, PUBLIC)
    assert [secrecy.secret_figures(each, each.combatants["ana"]) for each in (ANA_IS_HERE, BOTH)] == [False, True]
