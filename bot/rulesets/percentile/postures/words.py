"""A reaction that is let go at a word (PCT-POS-007)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.percentile.people import able
from bot.rulesets.percentile.postures.reactions import reaction
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_optional, from_text


@word(tool="react")
class Fire(Word):
    """A reaction that waits for a word, or for a deed, is let go now (PCT-POS-007)."""

    who: CombatantId = from_text("who")
    target: CombatantId | None = from_optional("target")

    def check(self, state: PercentileState) -> None:
        who = able(state, self.who)
        said = who.declaration
        if who.has("pinned") or state.phase != "acting" or said is None or said.waits != "reaction" or who.reacted:
            raise Refused("percentile-no-reaction", name=who.name)
        if state.roll is not None or (state.turn is not None and state.turn.step not in ("begin", "ready")):
            raise Refused("percentile-in-the-middle", name=who.name)

    def take(self, scene: Scene[PercentileState]) -> Action:
        yield from reaction(scene, self.who, self.target)
