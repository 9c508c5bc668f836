"""Why something cannot be declared, or somebody not be reached: what a refusal says of it (PCT-SYS-004)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.errors import Refused
from bot.rulesets.percentile.declaring import legal
from bot.rulesets.percentile.state import OUT, ActionKind, Fighter, PercentileState, enemies

Lack: TypeAlias = Literal[
    "pinned",
    "strangled",
    "posture",
    "not_held",
    "rolls_anyway",
    "nobody",
    "reach",
    "untrained",
    "nothing_parries",
    "spells",
    "psy",
    "carried",
    "battalion",
    "other",
]
"""Why an action cannot be declared, as the refusal's words tell it."""


def lacking(state: PercentileState, who: Fighter, kind: ActionKind, *, pinned: bool, strangled: bool) -> Lack:
    """What *who* lacks for an action of *kind* that he may not declare now; *pinned*, *strangled*: whether such a hold
    keeps anybody from it (PCT-UNA-003, -005)."""
    if pinned and who.has("pinned"):
        return "pinned"
    if strangled and who.has("strangled"):
        return "strangled"
    match kind:
        case "get_free":
            # The roll of a strangled one is no action of his (PCT-UNA-005).
            return "rolls_anyway" if who.has("strangled") else "not_held"
        case "parry":
            # PCT-DEF-016
            return "nothing_parries"
        case "wrestling" if "wrestling" not in who.scores:
            return "untrained"
        case "cast":
            return "psy" if who.spells else "spells"
        case "draw":
            return "carried"
        case _ if not enemies(state, who):
            return "nobody"
        case "wrestling" if all(each.soldiers is not None for each in enemies(state, who)):
            return "battalion"
        case "attack" | "wrestling":
            return "reach"
        case _:
            return "other"


def check_out(who: Fighter, target: Fighter | None, *, friends: bool = False) -> None:
    """Raise `Refused` when *target*, of another side than *who* (or of his own: *friends*), takes no part any more; who
    is hidden is not spoken of."""
    if target is None or not target.out or target.hidden or (target.side == who.side and not friends):
        return
    status = next(each.kind for each in target.statuses if each.kind in OUT)
    raise Refused("percentile-target-out", target=target.name, status=status)


def out_of_reach(state: PercentileState, who: Fighter, target: Fighter) -> Refused:
    """The refusal of an attack on *target*, who cannot be reached: because he broke off (PCT-DEF-014), because others
    stand before him, or because of a distance (PCT-ATK-013)."""
    if target.has("disengaged"):
        return Refused(
            "percentile-target-apart", name=who.name, target=target.name, spells=state.settings.disengaged_spells
        )
    if before := [each for each in legal.guards(state, target) if not each.hidden]:
        names = ", ".join(each.name for each in before)
        return Refused("percentile-target-behind", name=who.name, target=target.name, names=names)
    return Refused("percentile-out-of-reach", name=who.name, target=target.name)
