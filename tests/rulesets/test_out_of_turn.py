"""Fights at random in which people keep on doing what chance alone seldom comes to under the rules with turns: what no
rule speaks of, in their turns and out of them, whatever can be held ready, and overruns in the middle of a move. All of
it is done in some fight, and what must hold holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd5.objects.actions import Interject as FifthInterject
from bot.rulesets.dnd5.objects.events import ImprovisedDone, Price
from bot.rulesets.dnd5.readying import RESPONSES as FIFTH_RESPONSES
from bot.rulesets.dnd5.readying import ReadyReleased as FifthReleased
from bot.rulesets.dnd5.readying import Signalling as FifthSignalling
from bot.rulesets.dnd35.manoeuvres.events import ManoeuvreBegun
from bot.rulesets.dnd35.objects.actions import UnlistedBegun
from bot.rulesets.dnd35.objects.things import COSTS, Interject
from bot.rulesets.dnd35.readying.ready import Signalling
from bot.rulesets.dnd35.readying.responses import RESPONSES, ReadyReleased
from tests.rulesets.anyplay import GM, AnyPlay
from tests.rulesets.test_random_play import GAMES, played

Done = tuple[str, str]
OUT: Final = "out of turn"
MOST: Final = 300
"""So many fights are played in search of what those of the seeds that are named have not come to."""
SELDOM: Final = ("counter", "first_aid", "sunder")
"""What is held ready under the 3.5 rules by chance, and hardly ever done by chance: a spell to counter, somebody who
dies beside whoever waits, a weapon within reach. `dnd35.test_readying` and `test_spells` there play them."""
READIED: Final = "readied"


def fifth(state: Any, event: Any) -> Done | None:
    """What of `everything` *event* is, in the state before it."""
    if isinstance(event, ImprovisedDone):
        own = state.turn is not None and state.turn.who == event.combatant
        return ("unlisted", event.price if own else OUT)
    return (READIED, event.response) if isinstance(event, FifthReleased) else None


def older(state: Any, event: Any) -> Done | None:
    """The same under the 3.5 rules."""
    if isinstance(event, UnlistedBegun):
        own = state.turn is not None and state.turn.who == event.combatant
        return ("unlisted", event.what if own else OUT)
    if isinstance(event, ManoeuvreBegun) and event.kind == "overrun" and not event.charging:
        return ("overrun", "on the way" if state.turn is not None and state.turn.walked else "at once")
    return (READIED, event.response) if isinstance(event, ReadyReleased) else None


@dataclass(frozen=True)
class Leaning:
    """How the fights of a game lean. *prefers*: as `AnyPlay.prefers`; *does*: what an event is of *everything*."""

    prefers: Sequence[tuple[str, float]]
    interject: Callable[[str], Any]
    signalling: Callable[[str, str], Any]
    does: Callable[[Any, Any], Done | None]
    everything: Callable[[], set[Done]]
    seeds: Sequence[int]


def fifth_all() -> set[Done]:
    return {(READIED, each) for each in FIFTH_RESPONSES} | {("unlisted", each) for each in (*get_args(Price), OUT)}


def older_all() -> set[Done]:
    told = {("unlisted", each) for each in (*COSTS, OUT)} | {("overrun", each) for each in ("on the way", "at once")}
    return told | {(READIED, each) for each in RESPONSES if each not in SELDOM}


LEANINGS: Final = {
    "dnd5": Leaning(
        (("now", 0.9), ("ready", 0.4), ("improvise", 0.3)),
        lambda who: FifthInterject(GM, who),
        lambda who, other: FifthSignalling(GM, who, other),
        fifth,
        fifth_all,
        (30, 1, 24),
    ),
    "dnd35": Leaning(
        (("now", 0.9), ("go", 0.3), ("overrun", 0.8), ("ready", 0.5), ("other", 0.3)),
        lambda who: Interject(GM, who),
        lambda who, other: Signalling(GM, who, other),
        older,
        older_all,
        (22, 63, 25, 26, 3, 5, 14, 17, 19, 52),
    ),
}


LASTING: Final = {"temperament": None, "hidden": False, "hit_points": 60, "hit_points_max": 60}


def leaning(name: str) -> type[AnyPlay[Any]]:
    """The same fights, leaning; they tell in `done` what was done."""
    fight, lean = GAMES[name].fight, LEANINGS[name]

    def any_note(self: Any) -> Any:
        people, roll = list(self.engine.state.combatants), self.chance.random()
        held = [each.id for each in self.engine.state.combatants.values() if each.ready is not None]
        if held and roll < 0.5:
            return lean.signalling(self.chance.choice(held), self.chance.choice(people))
        if people and roll < 0.7:
            return lean.interject(self.chance.choice(people))
        return fight.any_note(self)

    def check_step(self: Any, state: Any, event: Any, new: Any, account: Any) -> Any:
        self.done.add(lean.does(state, event))
        return fight.check_step(self, state, event, new, account)

    def submit(self: Any, given: Any) -> Any:
        if given.type == "join":
            # They choose themselves what they do, and last.
            given = evolve(given, records=tuple(evolve(each, **LASTING) for each in given.records))
        return fight.submit(self, given)

    own = {"any_note": any_note, "check_step": check_step, "submit": submit, "done": set()}
    own["prefers"] = (*lean.prefers, *fight.prefers)
    return type(fight.__name__, (fight,), own)


@pytest.mark.parametrize("name", LEANINGS)
def test_fights_hold_in_which_things_are_done_out_of_turn(name: str) -> None:
    fight = leaning(name)
    played(fight, LEANINGS[name].seeds[0])
    assert ("unlisted", OUT) in fight.done  # type: ignore[attr-defined]


@pytest.mark.seldom
@pytest.mark.parametrize("name", LEANINGS)
def test_all_that_is_said_in_words_or_held_ready_is_done_in_some_fight(name: str) -> None:
    lean = LEANINGS[name]
    left = lean.everything()
    for seed in dict.fromkeys((*lean.seeds, *range(MOST))):
        if not left:
            break
        fight = leaning(name)
        played(fight, seed)
        left -= fight.done  # type: ignore[attr-defined]
    assert left == set()
