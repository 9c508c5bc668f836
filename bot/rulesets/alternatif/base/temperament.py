"""How an autopilot feels: its temperament, and what wounds make of it (ALT-SIM-012)."""

from __future__ import annotations

from bot.rulesets.alternatif.state import Combatant, Temperament


def is_below(who: Combatant, part: int) -> bool:
    """Whether *who* has less than one *part*-th of his usual stamina left."""
    return who.stamina * part < who.stamina_max


def temperament_now(who: Combatant) -> Temperament | None:
    """The temperament of *who* now: the steady become cautious below a quarter of their stamina; None for people.

    >>> steady = Combatant("a", "A", "x", 0, 10, 4, 20, 1, 1, (), temperament="steady")
    >>> temperament_now(steady)
    'cautious'
    """
    return "cautious" if who.temperament == "steady" and is_below(who, 4) else who.temperament


def withdraws(who: Combatant) -> bool:
    """Whether *who* would rather be out of reach: cautious, and below half of his stamina."""
    return temperament_now(who) == "cautious" and is_below(who, 2)


def attacks_on(who: Combatant) -> bool:
    """Whether *who* would rather act than return to guard when both could (ALT-SIM-012)."""
    match temperament_now(who):
        case "steady":
            return not is_below(who, 2)
        case "cautious":
            return False
        case "desperate":
            return is_below(who, 2)
        case "never_guard" | "furious" | None:
            pass
    return True


def defends(who: Combatant) -> bool:
    """Whether *who* would give up time to ward off what comes, with whatever he has."""
    match temperament_now(who):
        case "furious":
            return is_below(who, 4)
        case "steady":
            return is_below(who, 2)
        case "cautious":
            return True
        case "desperate":
            return not is_below(who, 2)
        case "never_guard" | None:
            pass
    return False


__all__ = ["attacks_on", "defends", "is_below", "temperament_now", "withdraws"]
