"""What is declared, and what the game master says of it (PCT-DEC-001 to -008)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Final, Literal

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve
from bot.rulesets.percentile.rounds import StatusSet, TurnStepped
from bot.rulesets.percentile.state import (
    GM,
    LEAST_VITAL,
    WORST_VITAL,
    Declaration,
    PercentileState,
    Seeming,
    Trigger,
)
from bot.rulesets.percentile.state.conditions import APART, CONDITIONS
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId

# ---- What was declared, what shows of it, and what came of what no rule settles (PCT-DEC).


@happens("PCT-DEC-001", "PCT-DEC-002", to=PUBLIC)
class ActionDeclared:
    """What *combatant* really does this round; for a character of the game master's others see `intention_shown`.
    *second*: the weapon of the other hand, where it strikes with that."""

    combatant: CombatantId
    declaration: Declaration
    by: Literal["player", "gm"] = "player"
    second: str | None = field(default=None, metadata={LATER: True})
    unfolds: ClassVar[str] = "declaration"
    within: ClassVar[Mapping[str, Any]] = {"trigger": Trigger}

    decides = False

    def change(self, state: PercentileState) -> PercentileState:
        turn = state.turn
        if turn is not None and (turn.actor, turn.occasion, turn.step) == (self.combatant, "action", "begin"):
            state = state.in_turn(declaration=self.declaration, target=self.declaration.target)
        return state.with_(self.combatant, declaration=self.declaration)


@happens("PCT-DEC-004", to=PUBLIC)
class IntentionShown:
    """What a character of the game master's seems to be about to do: *hint* in his own words, else by *kind*."""

    combatant: CombatantId
    kind: Seeming
    hint: Name = ""

    decides = False

    def change(self, state: PercentileState) -> PercentileState:
        return _amended(state, self.combatant, hint=self.hint)


@happens(to=PUBLIC)
class DeclarationAmended:
    """The game master has granted or refused a discreet attack, or set the penalty of a vital part. *unaimed*: what may
    only be aimed at somebody's back is not aimed any more (the setting `aim`)."""

    combatant: CombatantId
    granted: bool | None = None
    penalty: int | None = None
    unaimed: bool = False

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        said = {"granted": self.granted, "penalty": self.penalty, "aim": "none" if self.unaimed else None}
        return _amended(state, self.combatant, **{name: value for name, value in said.items() if value is not None})


def _amended(state: PercentileState, ident: str, **changes: Any) -> PercentileState:
    who = state.fighters.get(ident)
    if who is None or who.declaration is None:
        return state
    return state.with_(ident, declaration=evolve(who.declaration, **changes))


@happens("PCT-DEC-002", "PCT-DEC-008", to=PUBLIC)
class OtherResolved:
    """The game master's word on an action that no rule settles."""

    combatant: CombatantId
    kind: str
    outcome: Literal["done", "failed"]
    detail: Name = ""
    target: CombatantId | None = None

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(pending="")


# ---- What the game master settles of an action: before the roll whether an attack is discreet and how hard the vital
# part is to hit (PCT-ATK-004, -007), and what comes of an action that no rule settles (PCT-DEC-002, -008). The
# former is asked with the declaration; when the action begins, of the game master's own people (PCT-DEC-004) and
# of what was declared out of turn (a reaction, an opportunity, one more action, a declaration by the game
# master).


# Standing up is a declared move (PCT-UNA-004).
OVER_WITH_MOVE: Final = CONDITIONS.that("over_with_move")
PULLED_FREE: Final = CONDITIONS.that("pulled_free")
"""Ends with an action of its own (PCT-FUM-004)."""


def outcome_question(state: PercentileState) -> list[Decision]:
    """The game master says what comes of an action that no rule settles, or of a spell without dice (PCT-DEC-002,
    -008, PCT-POS-013)."""
    turn = state.turn
    if turn is None or (turn.declaration.kind not in ("move", "other") and turn.pending != "outcome"):
        return []
    about: dict[str, Scalar] = {
        "author": turn.actor,
        "action": turn.declaration.kind,
        "detail": turn.declaration.detail,
        "spell": turn.declaration.spell,
        "target": turn.target,
    }
    key = f"{turn.actor}:outcome:{state.round}:{turn.occasion}"
    options: tuple[str, ...] = ("done", "failed")
    if turn.declaration.kind == "other" and PULLED_FREE(state.fighters[turn.actor]):
        options = ("freed", *options)
    return [one_of(key, "outcome", GM, options, about)]


def outcome(scene: Scene[PercentileState]) -> Action:
    """A plain move has no effect of its own and asks nobody; towards somebody who broke off it ends that
    (PCT-DEF-014)."""
    turn = scene.now.acting
    said = turn.declaration
    other = scene.now.fighters.get(turn.target or "")
    if said.kind == "move" and (other is None or not APART(other)):
        yield from tell(OtherResolved(turn.actor, said.kind, "done", said.detail, turn.target))
        for each in OVER_WITH_MOVE.of(scene.now.fighters[turn.actor]):
            yield from tell(StatusSet(turn.actor, each.kind, on=False))
        yield from tell(TurnStepped(turn.actor, step="held"))
        return
    answer = yield from answered(outcome_question)
    if answer is None:
        return
    turn = scene.now.acting
    done = answer["outcome"] != "failed"
    said = turn.declaration
    yield from tell(OtherResolved(turn.actor, said.kind, "done" if done else "failed", said.detail, turn.target))
    caught = scene.now.fighters.get(turn.target or "")
    if done and said.kind == "move" and caught is not None:
        for each in APART.of(caught):
            yield from tell(StatusSet(caught.id, each.kind, on=False))
    if answer["outcome"] == "freed":
        for each in PULLED_FREE.of(scene.now.fighters[turn.actor]):
            # It serves again from the next round (PCT-FUM-004).
            until = scene.now.round
            yield from tell(StatusSet(turn.actor, each.kind, on=True, until=until, weapon=each.weapon))
    yield from tell(TurnStepped(turn.actor, step="held"))


PENALTIES = tuple(str(each) for each in range(LEAST_VITAL, WORST_VITAL - 1, -5))
"""The penalties of a vital part, from the least to the worst (PCT-ATK-007)."""


def unsettled(said: Declaration) -> Literal["discreet", "vital"] | None:
    """What the game master has still to say of *said*."""
    if said.kind != "attack":
        return None
    if said.discreet and said.granted is None:
        return "discreet"
    return "vital" if said.aim == "vital" and said.penalty is None else None


def decision(ident: str, said: Declaration, moment: str) -> Decision | None:
    """The question about *said* of *ident*; *moment* completes its key."""
    what = unsettled(said)
    if what is None:
        return None
    about: dict[str, Scalar] = {"author": ident, "target": said.target}
    key = f"{ident}:{what}:{moment}"
    if what == "discreet":
        # Whoever asks what it would come to reckons with the back that he asks for (PCT-ATK-004).
        return one_of(key, what, GM, ("grant", "refuse"), {**about, "meant": "grant"}, usual="refuse")
    return one_of(key, what, GM, PENALTIES, about, blank="penalty")


def granted(state: PercentileState, choice: Choice) -> tuple[bool | None, int | None, bool]:
    """What the game master has said: whether it is granted, the penalty, and whether the aim is lost with it: without
    somebody's back there is nothing to aim at where the table wants that (PCT-ATK-006)."""
    if "discreet" not in choice:
        return None, int(choice["penalty"]), False
    refused = choice["discreet"] != "grant"
    return not refused, None, refused and state.settings.aim == "back_or_opportunity_only"
