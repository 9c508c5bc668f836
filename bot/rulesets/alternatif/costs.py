"""What announcing something costs: its reaction and its duration, as far as they are known beforehand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Decision, Scalar
from bot.rulesets.alternatif.doings import listed
from bot.rulesets.alternatif.magic import times
from bot.rulesets.alternatif.reaction_dice import die_of
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.specials.counters import COUNTER
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Wielded

ATTACK = "attack"
_INSTANT = "0"


def facts(state: AlternatifState, who: Combatant, form: Decision) -> Iterator[tuple[str, Scalar]]:
    """The times of what *form* offers, for its labels: `/<action>.reaction`, `<action>/<thing>.duration`, …"""
    for action in form.all_fields({})[0].options:
        things = form.field("with", {"action": action})
        for thing in ("", *(things.options if things is not None else ())):
            reaction, duration = _times(state, who, action, thing or None)
            if reaction is not None and duration is not None:
                option = f"{action}/{thing}" if thing else f"/{action}"
                yield f"{option}.reaction", _plain(reaction)
                yield f"{option}.duration", _plain(duration)


def _times(state: AlternatifState, who: Combatant, action: str, thing: str | None) -> tuple[str | None, str | None]:
    """Reaction and duration of *action* with *thing*, as amounts; None for what is not known before it is said."""
    if action in (ATTACK, COUNTER):
        weapon = _weapon(who, thing)
        return (None if weapon is None else str(die_of(who, weapon, state.settings))), _INSTANT
    if action == arms.SHOOT:
        held = arms.shootable(who)
        arm = next((each for each in held if thing in (None, each.weapon)), None)
        if arm is None or arm.missile is None:
            return None, None
        fixed = arm.missile.fixed
        return f"{fixed}+{arms.die(arm, 0)}" if fixed else str(arms.die(arm, 0)), _INSTANT
    if action in times.MAGICAL:
        return times.figures(who, action, thing, state.settings)
    return listed.figures(state, action)


def _weapon(who: Combatant, thing: str | None) -> Wielded | None:
    if thing is None:
        return who.main
    return next((each for each in who.hands if each.arm.weapon == thing), None)


def _plain(amount: str) -> Scalar:
    return int(amount) if amount.isdecimal() else amount.replace(">", " > ")


__all__ = ["facts"]
