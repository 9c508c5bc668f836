"""What an autopilot does about shooting (the table of `autopilot` holds for the rest).

Who has a weapon to shoot with and nobody upon him shoots, at the normal cadence, at his last target, else at the one
with the fewest people upon him that he can reach; with enemies upon him he lets go of it and draws what he has for
melee. His shot goes to somebody else when its target is gone. Against shots: never_guard never, furious below a
quarter, desperate from half upwards, the others always with a shield; a dodge, where it costs nothing else to speak of
(nothing in preparation), is tried by cautious ones always, by steady ones below half. Nobody hopes for a critical parry
alone.
"""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.alternatif.base.temperament import temperament_now
from bot.rulesets.alternatif.state import AlternatifState, Combatant, within_reach

State = AlternatifState


def declares(state: State, who: Combatant, decision: Decision) -> Choice | None:
    """The next action of somebody who can shoot; None: as people do who cannot."""
    actions = decision.fields[0].options
    near = within_reach(state, who)
    if "attack" in actions and (near or "shoot" not in actions):
        return None
    if "shoot" not in actions and "switch" not in actions:
        return None
    if near and "switch" in actions:
        return {"action": "switch"}
    if "shoot" in actions:
        targets = next(each.options for each in decision.legal({"action": "shoot"}) or () if each.name == "target")
        return {"action": "shoot", "target": whom(state, who, targets)}
    return {"action": "switch"}


def whom(state: State, who: Combatant, targets: tuple[str, ...]) -> str:
    """The target among *targets*: the last one, else whom the fewest people are upon."""
    people = [ident for ident in targets if ident in state.combatants]
    if who.target in people:
        assert who.target is not None
        return who.target
    return min(people, key=lambda ident: len(state.combatants[ident].contacts))


def defends(state: State, who: Combatant, decision: Decision, *, guards: bool, below_half: bool) -> str:
    """The answer to hits of which some are shots. *guards*: its temperament parries with a shield now; *below_half*: of
    its usual stamina."""
    about = decision.about
    options = [each for each in decision.fields[0].options if each != NOTHING]

    def lowest(way: str) -> str | None:
        found = [each for each in options if about.get(f"{each}.way") == way]
        return min(found, key=lambda each: int(about[f"{each}.total"] or 0), default=None)

    if guards and (shield := lowest("parry")) is not None:
        return shield
    idle = who.task is None and not any(each.pending for each in who.hands)
    wants = temperament_now(who) == "cautious" or (who.temperament == "steady" and below_half)
    return (lowest("dodge") or NOTHING) if idle and wants else NOTHING
