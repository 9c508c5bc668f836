"""The real rules on the real engine, without disk or network: how long one answered question takes.

Two swordsmen, each decided by a person, fight a duel that does not end. A decision is one answer; what is timed is all
that the table asks of rules and engine for it: the input taken, events, keyed dice and snapshot as JSON, the next
question with its form. Going on after a breather is timed too, and not counted.
"""

from __future__ import annotations

import gc
import time
from typing import Any

from pydantic_core import to_json

from bot.kernel.decisions import NOTHING, Decision
from bot.kernel.engine import Engine, Progress
from bot.kernel.frame import Open
from bot.kernel.inputs import Answer, Begin, Continue
from bot.rulesets.alternatif import Alternatif
from bot.rulesets.alternatif.combatants.words import Join
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Wielded

ENDLESS = 10**9
"""More stamina, and more body points, than any benchmark takes."""


def swordsman(ident: str, side: str, player: int | None = 1) -> Combatant:
    """A fighter of middling skill with a longsword."""
    # Counted among the natural weapons, so that no fumble ends the duel.
    names = {"fr": "épée longue"}
    arm = Arm("longsword", "right", 1, 2, "d8", hit_bonus=1, tags=("natural",), names=names)
    return Combatant(
        id=ident,
        name=ident.capitalize(),
        side=side,
        bm=8,
        ac=17,
        stamina=ENDLESS,
        stamina_max=ENDLESS,
        body=ENDLESS,
        body_max=ENDLESS,
        hands=(Wielded(arm),),
        str_hit=1,
        str_damage=1,
        dex_std=1,
        player=player,
    )


class Duel:
    """An endless fight of *fighters*, half of them on each side; `decide` answers the next question."""

    def __init__(self, fighters: int = 2) -> None:
        game = Alternatif()
        self.engine: Engine[AlternatifState] = Engine(game, game.opening({}), bytes(range(32)))
        self.line = 0
        self.decisions = 0
        self.events = 0
        self.bytes = 0
        crowd = [swordsman(f"n{at}", "ab"[at % 2], player=at) for at in range(2, fighters)]
        self._take(Join(9, (swordsman("conrath", "a"), swordsman("jurl", "b", player=2), *crowd)))
        self._take(Begin(9, "mix"))

    def decide(self) -> None:
        """Answer one question, and whatever breathers come before it."""
        while (asked := self._next()) is None:
            self._take(Continue(9))
        question, decision = asked
        self.decisions += 1
        self._take(Answer(1, question.id, self._choice(question, decision), question.generation))

    def _next(self) -> tuple[Open, Decision] | None:
        """The first question that is not answered: secret answers wait for each other."""
        return next((pair for pair in self.engine.questions() if not pair[0].answered), None)

    def _choice(self, question: Open, decision: Decision) -> dict[str, str]:
        match question.kind:
            case "declare":
                return {"action": "attack", "target": str(decision.about["suggested_target"])}
            case "simultaneous":
                choice = {"choice": "attack"}
                if decision.legal(choice):
                    choice["target"] = str(decision.about["suggested_target"])
                return choice
            case "parry":
                # Three blows in four are parried.
                return {"parry": decision.fields[0].options[0] if self.decisions % 4 else NOTHING}
        return dict(decision.default)

    def _take(self, given: Any) -> None:
        self.line += 1
        self._store(self.engine.submit(given, self.line))

    def _store(self, progress: Progress[AlternatifState]) -> None:
        """Make the texts that the table hands to the store."""
        codec = self.engine.codec
        texts = [codec.dump_event(each.event) for each in progress.events]
        self.events += len(texts)
        texts.append(codec.dump_input(progress.given))
        texts.append(to_json(progress.drawn).decode())
        texts.append(codec.dump_snapshot(progress.snapshot))
        self.bytes = sum(map(len, texts))


def ours(
    repetitions: int, number: int, fighters: int = 2, kind: type[Duel] = Duel
) -> tuple[list[float], dict[str, float | int | str]]:
    """Seconds a decision, one figure a repetition of *number* decisions; and what they consisted of. *kind*: the game's
    duel."""
    duel = kind(fighters)
    for _ in range(min(number, 200)):
        duel.decide()
    figures = []
    events, decisions = duel.events, duel.decisions
    for _ in range(repetitions):
        gc.collect()
        gc.disable()
        try:
            start = time.perf_counter()
            for _ in range(number):
                duel.decide()
            figures.append((time.perf_counter() - start) / number)
        finally:
            gc.enable()
    return figures, {
        "events a decision": round((duel.events - events) / (duel.decisions - decisions), 2),
        "bytes of JSON": duel.bytes,
        "moment": duel.engine.game.moment(duel.engine.state),
    }
