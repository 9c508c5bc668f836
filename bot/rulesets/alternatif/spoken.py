"""What somebody may announce of his own accord: the wide form behind `/declare`, of which a question shows the part
that people choose most."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.rulesets.alternatif import forms, grasp, places, tasks
from bot.rulesets.alternatif.charging import words as charging
from bot.rulesets.alternatif.charging.running import CHARGE
from bot.rulesets.alternatif.doings import listed
from bot.rulesets.alternatif.forms import at_hand, drawables
from bot.rulesets.alternatif.magic import times
from bot.rulesets.alternatif.mounted.words import STEER
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.shooting.arms import SHOOT
from bot.rulesets.alternatif.specials import counters, details
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant, enemies, within_reach
from bot.rulesets.alternatif.wrestling import holds
from bot.rulesets.alternatif.wrestling.looking import is_clinched, is_gagged, opponents

DROP = "drop"
JOIN, COORDINATE = "join", "coordinate"
TURN = "turn"
ASIDES = ("shout", "step", TURN, "relax")
"""What is no action (ALT-ACT-008, -011)."""


def declaration(state: AlternatifState, who: Combatant) -> Decision:
    """Everything that *who* may announce now: attack whom, wait, or do something else, with which weapon."""
    # On a grid a full move is said with its way (`/move`).
    moves = () if state.settings.map == "none" else ("full_move",)
    reach = within_reach(state, who)
    targets = tuple(places.at_arms_length(state, who))
    weapons = {
        "draw": tuple(drawables(who)),
        "pick_up": tuple(at_hand(who)),
        "sheathe": tuple(each.arm.weapon for each in who.hands if not each.arm.is_natural),
    }
    weapons[DROP] = weapons["sheathe"]
    # What is spent or rests may be named, too: the refusal says why.
    weapons[times.CAST] = tuple(each.id for each in who.magic.spells)
    weapons[times.USE] = tuple(each.id for each in who.magic.items)
    here = tuple(each.id for each in state.combatants.values() if not each.out and not each.hidden)
    companions = tuple(
        each.id
        for each in state.combatants.values()
        if each.side == who.side and each.id != who.id and not each.out and (each.task or each.proposal) is not None
    )
    bleeding = tuple(each.id for each in state.combatants.values() if each.side == who.side and each.bleeding != "none")
    fists = targets and grasp.fist_hand(who) is not None and all(each.arm.weapon != FIST.weapon for each in who.hands)
    in_hand = tuple(dict.fromkeys([each.arm.weapon for each in who.hands] + ([FIST.weapon] if fists else [])))
    fights = arms.fights_hand_to_hand(who)
    if is_clinched(who):
        return _in_a_clinch(state, who, weapons[DROP])
    wrestled = forms.wrestled(state, who.id)
    charged = charging.possible_targets(state, who)
    actions = [
        *(("attack",) if targets and fights else ()),
        "standby",
        *(action for action, held in weapons.items() if held),
        *(("stand_up",) if who.prone else ()),
        *(("bandage",) if bleeding else ()),
        *((CHARGE,) if charged else ()),
        *((STEER,) if who.riding.mount is not None else ()),
        *((JOIN, COORDINATE) if companions else ()),
        *((counters.COUNTER,) if counters.announceable(state, who) else ()),
        *((forms.WRESTLE,) if wrestled else ()),
        "drink",
        tasks.OTHER,
        *ASIDES[:1],
        # The chat service offers 25 of them; the others come as they are typed.
        *(each for each in listed.actions(state) if each not in (*weapons, "stand_up", "bandage", "drink", *moves)),
        *ASIDES[1:],
    ]
    if marks := _marks(state, who):
        actions.insert(1 if targets and fights else 0, SHOOT)
    action = Field("action", tuple(actions))

    usual, whom = ("attack", targets) if fights else (SHOOT, tuple(dict.fromkeys(sum(marks.values(), ()))))

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("action")
        if chosen is None:
            return (Field("action", (usual,)), Field("target", whom)) if "target" in partial and whom else (action,)
        if chosen == SHOOT:
            return _shot(action, state, who, partial, marks)
        if chosen == "attack":
            return (action, Field("target", targets), Field("with", in_hand))
        if chosen in times.MAGICAL:
            return (action, Field("with", weapons[chosen]), *((Field("target", here),) if here else ()))
        if chosen == counters.COUNTER:
            return (action, *counters.spoken_fields(state, who, partial))
        if held := weapons.get(chosen):
            return (action, Field("with", held))
        if chosen in (JOIN, COORDINATE):
            return (action, Field("target", companions))
        if chosen == forms.WRESTLE:
            return (action, Field("target", wrestled))
        if chosen == CHARGE:
            return (action, Field("target", charged))
        if chosen == TURN and reach:
            return (action, Field("target", tuple(reach)))
        if chosen == "bandage":
            return (action, Field("target", bleeding))
        return (action,)

    about: dict[str, Scalar] = {
        "weapon": who.main.arm.weapon,
        "suggested_action": actions[0],
        "suggested_target": who.target if who.target in targets else (targets[0] if targets else None),
    }
    about.update(details.facts(who, [(each, who.main) for each in enemies(state, who)]))
    return Decision(f"{who.id}:said", "declare", who.id, (action,), {"action": "standby"}, about, form)


def _marks(state: AlternatifState, who: Combatant) -> dict[str, tuple[str, ...]]:
    """Whom *who* could shoot at, by weapon; an object comes last, it must be named."""
    found = {each.weapon: tuple(arms.targets(state, who, each)) for each in arms.shootable(who)}
    return {weapon: targets for weapon, targets in found.items() if targets}


def _shot(
    action: Field, state: AlternatifState, who: Combatant, partial: Choice, marks: dict[str, tuple[str, ...]]
) -> tuple[Field, ...]:
    """The fields of a shot; whom a weapon reaches and with which one somebody is reached go together, and the manners
    are those of the weapon once it is named, else of the first that does."""
    target, weapon = partial.get("target"), partial.get("with")
    targets = tuple(dict.fromkeys(sum(marks.values(), ()))) if weapon not in marks else marks[weapon]
    reaching = tuple(each for each, found in marks.items() if target is None or target in found) or tuple(marks)
    if weapon not in reaching:
        weapon = reaching[0]
    arm = arms.arm_of(who, weapon)
    manners = arms.manners(arm, state.settings) if arm is not None else ()
    return (action, Field("target", targets), Field("with", reaching), Field("how", manners))


def _in_a_clinch(state: AlternatifState, who: Combatant, held: tuple[str, ...]) -> Decision:
    """What a wrestler may say beside his actions: wait or go on, let things or keys go, leave (ALT-WRE-015, -019)."""
    near = tuple(opponents(state, who))
    parts = tuple(dict.fromkeys(key.part for key in who.wrestling.keys))
    free = {action: tuple(holds.free_targets(state, who, action)) for action in holds.FREE_ACTS}
    actions = [
        *(("standby",) if who.intent != "standby" else (forms.WRESTLE,)),
        *((DROP,) if held else ()),
        *(action for action, found in free.items() if found),
        # A cry is no action, but a hand on the mouth keeps it in (ALT-ACT-008, ALT-WRE-024).
        *(() if is_gagged(state, who.id) else ASIDES[:1]),
    ]
    action = Field("action", tuple(actions))

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("action")
        if chosen == forms.WRESTLE and near:
            return (action, Field("target", near))
        if chosen == DROP and held:
            return (action, Field("with", held))
        if chosen == holds.RELEASE and parts:
            return (action, Field("with", parts))
        if about_whom := free.get(chosen or ""):
            return (action, Field("target", about_whom))
        return (action,)

    about: dict[str, Scalar] = {"suggested_action": actions[0], "suggested_target": near[0] if near else None}
    default = {"action": actions[0], **({"target": near[0]} if actions[0] == forms.WRESTLE and near else {})}
    return Decision(f"{who.id}:said", "declare", who.id, (action,), default, about, form)


__all__ = ["ASIDES", "COORDINATE", "DROP", "JOIN", "declaration"]
