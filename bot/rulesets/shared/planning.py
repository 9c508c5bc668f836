"""Plans are made, followed and dropped, whatever the game (`plans`)."""

from __future__ import annotations

from typing import Any

from bot.kernel.effects import Action, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve, record
from bot.rulesets.shared import plans
from bot.rulesets.shared.book import OWNER, Word, happens
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_number, from_option, from_optional, from_text, optional
from bot.rulesets.shared.people import known
from bot.rulesets.shared.plans import Plan, Step, Why


@happens(to=OWNER)
class PlanChanged:
    """The plan of *combatant* is this one from now on."""

    combatant: CombatantId
    plan: Plan

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, plan=self.plan)


@happens(to=PUBLIC)
class PlanEnded:
    """The plan of *combatant* speaks for him no more: all of it is done, or what comes next cannot be done."""

    combatant: CombatantId
    reason: Why

    def befalls(self, state: Any, who: Any) -> Any:
        return state.put(evolve(who, plan=Plan(who.plan.steps, ended=self.reason)))


@record
class Planned(Word):
    """A step more, or what becomes of the whole plan (`plans.KEEPING`)."""

    who: CombatantId = from_text("who")
    deed: str = from_text("deed")
    foe: str | None = from_optional("foe")
    when: str = from_option("when", lambda args: optional(args, "when") or plans.ALWAYS, default=plans.ALWAYS)
    amount: int = from_number("amount", 0, 10_000, 0)

    def words(self) -> plans.Vocabulary:
        """What plans of the game are made of."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        said = {"deed": self.deed}
        if self.deed not in plans.KEEPING:
            said["when"] = self.when
            said |= {"foe": self.foe} if self.foe else {}
            said |= {"amount": str(self.amount)} if self.amount else {}
        if plans.form(self.words(), state, who).legal(said) != ():
            raise Refused("not-offered")

    def take(self, scene: Any) -> Action:
        who = scene.now.combatants[self.who]
        said = Step(self.deed, self.foe or "", self.when, self.amount)
        yield from tell(PlanChanged(self.who, plans.changed(who.plan, said)))
