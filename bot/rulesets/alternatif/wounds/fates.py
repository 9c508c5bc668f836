"""What becomes of the fallen: the game master's word, asked when nobody is left to fight (ALT-GEN-015).

While the fight goes on nobody waits for it, and he may say it at any time (`combatants.words`). Players' characters are
asked about one by one, all others together.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast, get_args

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif.base.asking import GM, asked_in, key_of
from bot.rulesets.alternatif.combatants.events import FateSaid
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Fate
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.seeing import is_decided

State = AlternatifState
OPEN: Fate = "open"
FATES: tuple[str, ...] = (*(each for each in get_args(Fate) if each != OPEN), OPEN)


def unsaid(state: State) -> list[list[Combatant]]:
    """Those of whose fate nothing has been said, when the fight is decided: each player's character alone, then the
    others together. Of hidden people nobody is asked: it would tell that they were there."""
    if not state.opened or not is_decided(state.combatants.values()):
        return []
    fallen = [who for who in state.combatants.values() if is_unsaid(who)]
    others = [who for who in fallen if who.player is None]
    return [[who] for who in fallen if who.player is not None] + ([others] if others else [])


def is_unsaid(who: Combatant) -> bool:
    """Whether *who* has fallen before everybody's eyes, and nothing has been said of what became of him."""
    return who.out and who.fate == OPEN and not who.fate_said and not who.hidden


def questions(state: State) -> Iterable[Decision]:
    """What the game master is asked of the fallen."""
    for group in unsaid(state):
        names = ", ".join(who.name for who in group)
        key = key_of(state, group[0], "fate")
        yield one_of(key, "fate", GM, FATES, {"fallen": names, "count": len(group)}, usual=OPEN)


def ask(scene: Scene[State]) -> Action:
    """The game master says what became of the fallen, or leaves it open."""
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    group = next(group for group in unsaid(scene.now) if group[0].id == asked_in(key))
    for who in group:
        yield from tell(FateSaid(who.id, cast(Fate, choice["fate"])))


__all__ = ["ask", "is_unsaid", "questions", "unsaid"]
