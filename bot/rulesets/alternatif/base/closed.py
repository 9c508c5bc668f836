"""Choices closed to the others: people whose actions come up in one segment find out too late to confer (ALT-SPE-028).

Each chooses without seeing what another has chosen, or begun to choose, and nothing is rolled before the last one has.
What was chosen waits in the state, told to nobody but its author (events that are `closed`); so does his answer, by the
name of its question. Where the table opens the choices (the setting `closed_choices`), people choose one after the
other, and each sees what came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from bot.kernel.decisions import Choice, Decision
from bot.kernel.effects import Scene, Step, ask_all
from bot.rulesets.alternatif.state import AlternatifState, Combatant

Makes: TypeAlias = Callable[[AlternatifState], Iterable[Decision]]
_CLOSED = ":closed"


def is_closed(key: str) -> bool:
    """Whether what is answered to the question *key* is for nobody but its author."""
    return key.endswith(_CLOSED)


def acting(state: AlternatifState) -> list[Combatant]:
    """Those whose melee action has come up in this segment and is still to be taken; nobody hidden: that others wait
    for him would tell that he is there."""
    found = []
    for who in state.combatants.values():
        for each in who.hands:
            if each.up and not who.hidden:
                found.append(who)
                break
    return found


def is_shared(state: AlternatifState) -> bool:
    """Whether several people act in this segment, at a table where each of them chooses without seeing the others."""
    return state.settings.closed_choices and len(acting(state)) > 1


def would_show(state: AlternatifState, who: Combatant) -> bool:
    """Whether what *who* did beside his question would show somebody else, who acts with him, what he has chosen. His
    own people and autopilots look at nothing."""
    return state.settings.closed_choices and any(
        each.temperament is None and each.player != who.player for each in acting(state)
    )


def ask(
    scene: Scene[AlternatifState], make: Makes, *, made: Iterable[Decision] | None = None, secret: bool = False
) -> Step[Mapping[str, Choice]]:
    """Ask what *make* makes, and wait for all; in private, where more than one person is asked, or it is *secret*.
    *made*: what it has made of the state as it is now, where that is known."""
    state = scene.now
    found = [_closed(each) for each in (make(state) if made is None else made)]
    people = {who.player for each in found if (who := state.combatants[each.who]).temperament is None}

    def questions(now: AlternatifState) -> list[Decision]:
        # As long as nothing has changed, they are those that were found.
        return found if now is state else [_closed(each) for each in make(now)]

    answers = yield from ask_all(questions, secret=secret or len(people) > 1)
    return answers


def _closed(decision: Decision) -> Decision:
    asked = decision
    key = f"{asked.key}{_CLOSED}"
    return Decision(key, asked.kind, asked.who, asked.fields, asked.default, asked.about, asked.form, asked.like)


__all__ = ["acting", "ask", "is_closed", "is_shared", "would_show"]
