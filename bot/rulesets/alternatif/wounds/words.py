"""The game master's hand on wounds: points lost and given back, injuries (ALT-GEN-013).

While a question stands: a strike or a parry that was rolled stands as it was rolled; stamina 0, or body 0, voids
nothing, and who is brought to 0 body points falls when the segment's blows have landed (ALT-GEN-016).
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.alternatif.base.checks import known
from bot.rulesets.alternatif.combatants.events import GmOverrode
from bot.rulesets.alternatif.combatants.words_gm import WHY, override
from bot.rulesets.alternatif.state import AlternatifState, Bleeding
from bot.rulesets.alternatif.wounds import wounding
from bot.rulesets.alternatif.wounds.events import DamageDealt, InjuryAmended
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.check import term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    from_codes,
    from_flag,
    from_number,
    from_optional_codes,
    from_optional_number,
    from_text,
    from_words,
)
from bot.rulesets.shared.secrecy import secret_figures

State = AlternatifState
_KINDS: Final = ("wear", "body")


@word(command="fix-damage")
class Damage(Word):
    """*kind* `wear`: stamina first, then body; `body`: body points alone. At least 1 point."""

    who: CombatantId = from_text("who")
    amount: int = from_number("amount", 1, 999)
    kind: Literal["wear", "body"] = from_codes("kind", _KINDS, "wear")
    reason: Typed = from_words("reason", WHY)

    def check(self, state: State) -> None:
        known(state, self.who)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        stamina, body = wounding.wear(who, self.amount) if self.kind == "wear" else (0, self.amount)
        secret = secret_figures(scene.now, who)
        yield from tell(
            DamageDealt(
                combatant=None,
                blow=None,
                target=who.id,
                weapon=None,
                faces=(),
                total=self.amount,
                terms=(term("gm", self.amount),),
                stamina=stamina,
                body=body,
                critical="wear" if self.kind == "wear" and body > 0 else "none",
                reason=self.reason,
            )
        )
        for what, before, lost in (("stamina", who.stamina, stamina), ("body", who.body, body)):
            if lost:
                yield from tell(GmOverrode(what, who.id, before, before - lost, "", secret))
        yield from wounding.disturb(scene, who.id, "wound")


@word(command="fix-heal")
class Heal(Word):
    """*kind* `wear`: stamina; `body`: body points. Never above the usual maximum."""

    who: CombatantId = from_text("who")
    amount: int = from_number("amount", 1, 999)
    kind: Literal["wear", "body"] = from_codes("kind", _KINDS, "wear")
    reason: Typed = from_words("reason", WHY)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        have, most = (who.stamina, who.stamina_max) if self.kind == "wear" else (who.body, who.body_max)
        if have >= most:
            raise Refused("alternatif-not-hurt", name=who.name, kind=self.kind)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        if self.kind == "wear":
            yield from override(scene, who.id, "stamina", min(who.stamina + self.amount, who.stamina_max), self.reason)
        else:
            yield from override(scene, who.id, "body", min(who.body + self.amount, who.body_max), self.reason)


@word(command="fix-injury")
class AmendInjury(Word):
    """The game master's word on the last injury of *who*: its *malus* (0 or less), its *bleeding*, his own *text*; None
    leaves a figure as it is. *healed*: it is gone."""

    who: CombatantId = from_text("who")
    malus: int | None = from_optional_number("malus", -20, 0)
    bleeding: Bleeding | None = from_optional_codes("bleeding", get_args(Bleeding))
    text: Typed = from_words("text", WHY)
    healed: bool = from_flag("change", "healed", "amend", "amend")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.healed and not who.injuries:
            raise Refused("alternatif-no-injury", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        last = who.injuries[-1] if who.injuries else None
        malus = self.malus if self.malus is not None else (0 if last is None else last.malus)
        bleeding = self.bleeding if self.bleeding is not None else ("none" if last is None else last.bleeding)
        staunched = self.bleeding == "none" and not self.healed
        yield from tell(InjuryAmended(self.who, malus, bleeding, self.text, self.healed, staunched))
