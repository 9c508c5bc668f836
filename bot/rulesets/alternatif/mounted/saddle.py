"""What a rider can hold and use (ALT-MNT-002, -004, -007)."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.state import Arm, Combatant


def usable(who: Combatant, arm: Arm) -> bool:
    """Whether *who* can use *arm*, which he holds: a cavalry lance only in a saddle with stirrups (ALT-MNT-007); with a
    hand on the bridle one weapon in one hand (ALT-MNT-002)."""
    if "mounted_only" in arm.tags and not _fits_the_saddle(who, arm):
        return False
    if not who.riding.one_handed or arm.weapon == "fist":
        return True
    return arm.hand != "both" and arm is who.main.arm


def _fits_the_saddle(who: Combatant, arm: Arm) -> bool:
    mount = who.riding.mount
    return mount is not None and (mount.stirrups or "needs_stirrups" not in arm.tags)


def check(who: Combatant) -> None:
    """Raise `Refused` when *who* cannot use what he holds, in the saddle or out of it."""
    for each in who.hands:
        if "mounted_only" in each.arm.tags and not _fits_the_saddle(who, each.arm):
            key = "alternatif-lance-without-stirrups" if who.riding.mount is not None else "alternatif-lance-on-foot"
            raise Refused(key, name=who.name, weapon=each.arm.weapon)
    if not all(usable(who, each.arm) for each in who.hands):
        held = [each.arm.weapon for each in who.hands if not usable(who, each.arm)]
        raise Refused("alternatif-one-hand-for-the-bridle", name=who.name, weapons=", ".join(held))


def may_take(who: Combatant, arm: Arm) -> bool:
    """Whether a rider's hand is free for *arm*, beside what he holds."""
    if not who.riding.one_handed:
        return True
    return arm.hand != "both" and all(each.arm.weapon == "fist" for each in who.hands)
