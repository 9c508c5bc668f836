"""What an autopilot answers, by temperament (ALT-SIM-012); "half" and "a quarter" are of the usual stamina.

=============  ==========================  =======================================  ==========================
temperament    simultaneous                parry                                    next action, strike
=============  ==========================  =======================================  ==========================
never_guard    attacks                     never                                    attacks
furious        attacks                     only below a quarter                     attacks
steady         attacks from half upwards   with a shield always, else below half    attacks
cautious       returns to guard            always                                   attacks
desperate      attacks below half          from half upwards                        attacks
=============  ==========================  =======================================  ==========================

It attacks whom it struck last, else somebody in contact, else the enemy who has the fewest people upon him; of several
blows it parries the lowest, a natural 20 last.
"""

from __future__ import annotations

from bot.kernel.decisions import Choice, Decision
from bot.rulesets.alternatif.forms import NOTHING
from bot.rulesets.alternatif.state import AlternatifState, Combatant


def answers(state: AlternatifState, decision: Decision) -> tuple[str, Choice] | None:
    """The autopilot's answer to *decision*; None when a person decides."""
    who = state.combatants[decision.who]
    if who.temperament is None:
        return None
    match decision.kind:
        case "declare":
            return "autopilot", {"action": "attack", "target": _whom(state, who, decision)}
        case "strike":
            return "autopilot", {"target": _whom(state, who, decision)}
        case "simultaneous":
            if not _attacks(who):
                return "autopilot", {"choice": "return_to_guard"}
            choice = {"choice": "attack"}
            if decision.legal(choice):
                choice["target"] = str(decision.about["suggested_target"])
            return "autopilot", choice
        case "parry":
            return "autopilot", {"parry": _parried(who, decision)}
    return None


def _whom(state: AlternatifState, who: Combatant, decision: Decision) -> str:
    options = next(each.options for each in decision.fields if each.name == "target")
    within = [ident for ident in options if ident in who.contacts]
    if who.target in within:
        assert who.target is not None
        return who.target
    if within:
        return within[0]
    return min(
        (ident for ident in options if ident != NOTHING), key=lambda ident: len(state.combatants[ident].contacts)
    )


def _below(who: Combatant, part: int) -> bool:
    return who.stamina * part < who.stamina_max


def _attacks(who: Combatant) -> bool:
    match who.temperament:
        case "steady":
            return not _below(who, 2)
        case "cautious":
            return False
        case "desperate":
            return _below(who, 2)
    return True


def _parries(who: Combatant) -> bool:
    match who.temperament:
        case "furious":
            return _below(who, 4)
        case "steady":
            return "shield" in who.wielded.arm.tags or _below(who, 2)
        case "cautious":
            return True
        case "desperate":
            return not _below(who, 2)
    return False


def _parried(who: Combatant, decision: Decision) -> str:
    if not _parries(who):
        return NOTHING
    blows = [blow for blow in decision.fields[0].options if blow != NOTHING]
    about = decision.about
    return min(blows, key=lambda blow: (bool(about[f"{blow}.natural"]), int(about[f"{blow}.total"] or 0)))
