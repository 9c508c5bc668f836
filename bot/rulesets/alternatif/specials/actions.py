"""Preparing a counter-attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base.checks import target_meant
from bot.rulesets.alternatif.melee.actions import melee_times
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer
from bot.rulesets.alternatif.specials import details, grip, possible
from bot.rulesets.alternatif.specials.words import PrepareCounter
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Kind, Task
from bot.rulesets.shared.actions import Blanks, Costs, Doable
from bot.rulesets.shared.options import Args, among, optional


class Counter(Doable[Announcer]):
    """A counter-attack against the next attack of somebody (ALT-CTR-001)."""

    code = "counter"

    def said(self, at: Announcer) -> Blanks | None:
        """Against whom, and, once that is known, which."""
        choices = _announceable(at)
        if not choices:
            return None
        targets = Field("target", tuple(dict.fromkeys(target.id for _, (target, _) in choices)))

        def fields(partial: Choice) -> tuple[Field, ...]:
            kinds = dict.fromkeys(kind for kind, (target, _) in choices if target.id == partial.get("target"))
            return (targets, Field("how", tuple(kinds))) if kinds else (targets,)

        return fields

    def costs(self, at: Announcer, thing: str | None) -> Costs:
        return melee_times(at, thing)

    def note(self, at: Announcer, by: int, args: Args) -> PrepareCounter:
        """*how* says which, *target* against whom; without one the only enemy, or the last."""
        kind = cast(Kind, among(args, "how", possible.COUNTERS))
        target = target_meant(at.state, at.who, optional(args, "target"))
        given = args.get("with")
        return PrepareCounter(by, at.who.id, kind, target, None if given is None else _hand_of(at.who, str(given)))


def _announceable(at: Announcer) -> Sequence[details.Able]:
    """Every counter-attack that he could announce with his main weapon."""
    if not at.who.main.arm.strikes:
        return ()
    pairs = [(at.state.combatants[each], at.who.main) for each in at.near]
    return details.able(at.state, at.who, pairs, possible.COUNTERS)


def _hand_of(who: Combatant, given: str) -> Hand:
    """The hand that *given* names, or whose weapon. Raises `Refused`."""
    wanted = given.casefold()
    found: Hand | None = None
    for each in who.hands:
        names = {each.arm.weapon, each.arm.hand, *(name.casefold() for name in each.arm.names.values())}
        if any(name.startswith(wanted) for name in names):
            found = each.arm.hand
    if found is None:
        weapons = ", ".join(each.arm.weapon for each in who.hands)
        raise Refused("alternatif-other-hand", name=who.name, weapons=weapons)
    return found


class Wrest(Undertaking):
    """Tearing a weapon out of somebody's hands, once both pull at it (ALT-SPE-030)."""

    code = grip.WREST

    def ends(self, scene: Scene[AlternatifState], who: Combatant, task: Task) -> Action:
        return grip.pull(scene, who.id, task)


class Keep(Wrest):
    """Keeping the weapon that somebody pulls at."""

    code = grip.KEEP
