"""What somebody may announce of his own accord: the wide form behind `/declare`, of which a question shows the part
that people choose most."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.rulesets.alternatif import grasp, tasks
from bot.rulesets.alternatif.forms import at_hand, drawables
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant, enemies, within_reach

DROP = "drop"


def declaration(state: AlternatifState, who: Combatant) -> Decision:
    """Everything that *who* may announce now: attack whom, wait, or do something else, with which weapon."""
    foes = [each.id for each in enemies(state, who)]
    reach = within_reach(state, who)
    targets = (*reach, *(ident for ident in foes if ident not in reach))
    weapons = {
        "draw": tuple(drawables(who)),
        "pick_up": tuple(at_hand(who)),
        "sheathe": tuple(each.arm.weapon for each in who.hands if not each.arm.is_natural),
    }
    weapons[DROP] = weapons["sheathe"]
    bleeding = tuple(each.id for each in state.combatants.values() if each.side == who.side and each.bleeding != "none")
    fists = targets and grasp.fist_hand(who) is not None and all(each.arm.weapon != FIST.weapon for each in who.hands)
    in_hand = tuple(dict.fromkeys([each.arm.weapon for each in who.hands] + ([FIST.weapon] if fists else [])))
    actions = [
        *(("attack",) if targets else ()),
        "standby",
        *(action for action, held in weapons.items() if held),
        *(("stand_up",) if who.prone else ()),
        "drink",
        *(("bandage",) if bleeding else ()),
        tasks.OTHER,
    ]
    action = Field("action", tuple(actions))

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("action")
        if chosen is None:
            return (Field("action", ("attack",)), Field("target", targets)) if "target" in partial else (action,)
        if chosen == "attack":
            return (action, Field("target", targets), Field("with", in_hand))
        if held := weapons.get(chosen):
            return (action, Field("with", held))
        if chosen == "bandage":
            return (action, Field("target", bleeding))
        return (action,)

    about: dict[str, Scalar] = {
        "weapon": who.main.arm.weapon,
        "suggested_action": actions[0],
        "suggested_target": who.target if who.target in targets else (targets[0] if targets else None),
    }
    return Decision(f"{who.id}:said", "declare", who.id, (action,), {"action": "standby"}, about, form)


__all__ = ["DROP", "declaration"]
