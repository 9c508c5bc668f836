"""The questions of a fight as forms, made from the state alone: whom to strike, whether to parry, what to do next.

A key is `combatant:kind:segment` and, where somebody may be asked several times in a segment, how often he has
answered: nobody is asked the same twice, but about what changed meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.rulesets.alternatif import grasp
from bot.rulesets.alternatif.magic import castable, times
from bot.rulesets.alternatif.reaction_dice import die_of, postponement
from bot.rulesets.alternatif.shooting import arms, defence
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Blow,
    Combatant,
    Hand,
    Manoeuvre,
    Wielded,
    aim_parts,
    enemies,
    guard_is_down,
    open_blows,
    piece_id,
    sees,
    within_reach,
)
from bot.rulesets.alternatif.wrestling.looking import encumbered, in_mode, is_bare_handed, keeps_off
from bot.rulesets.alternatif.wrestling.looking import goes_on as wrestles_on
from bot.rulesets.alternatif.wrestling.looking import is_idle as is_idle_wrestler

Questions: TypeAlias = Callable[[AlternatifState], list[Decision]]

NOTHING = "-"
"""The option that stands for doing nothing."""
EQUIPMENT = "equipment"
"""The option that stands for striking at what an enemy holds."""
WRESTLE = "wrestle"
"""What somebody announces who means to wrestle (ALT-WRE-001)."""
RECKLESS = ("never_guard", "furious")
"""Temperaments that strike with shields too."""
SHOOT_SO, SWITCH = "shoot_so", "switch"
"""Shooting in another manner than plainly; letting go of a bow to draw what one has for melee."""
SHOTS = (arms.SHOOT, SHOOT_SO)
GM = "@gm"
"""Whom questions are put to that only the game master can answer."""


def key_of(state: AlternatifState, who: Combatant, kind: str) -> str:
    """The identity of a question of *kind* to *who* in this segment."""
    return f"{who.id}:{kind}:{state.segment}"


def asked_in(key: str) -> str:
    """Whom the question *key* is put to, or whom it is about."""
    return key.partition(":")[0]


def kind_in(key: str) -> str:
    """The kind of the question *key*, with the hand where both may be asked about."""
    return key.split(":")[1]


# ---- what do you do next?


def declarations(state: AlternatifState) -> list[Decision]:
    """One question for each of those who are awaited (ALT-REA-003, ALT-REA-011)."""
    return [declaration(state, who) for who in state.combatants.values() if must_be_asked(state, who)]


def declaration(state: AlternatifState, who: Combatant) -> Decision:
    """Attack or shoot whom, stand by, or (when it is what one would do) draw or pick up a weapon, stand up, cast or use
    something magical; stand-by when nothing is said. Whoever holds something for either shoots when nobody is upon
    him."""
    foes = [each.id for each in enemies(state, who)]
    reach = within_reach(state, who)
    # Those in contact first: they are the nearer choice.
    near_first = (*reach, *(ident for ident in foes if ident not in reach))
    options = near_first if any(prepares(who, each) for each in who.hands) else ()
    held = arms.held(who)
    marks = tuple(arms.targets(state, who, held[0])) if held else ()
    shoots = bool(marks) and not (reach and options)
    main = arms.SHOOT if shoots else "attack"
    aimed = marks if shoots else options
    acts = [*(("attack",) if options else ()), *(SHOTS if marks else ())]
    others = ["standby"]
    if held and not options and any(each.strikes for each in who.carried):
        others.append(SWITCH)
    weapons: dict[str, list[str]] = {}
    if who.main.arm.weapon == FIST.weapon:
        weapons = {"draw": drawables(who), "pick_up": at_hand(who)}
    weapons |= {action: castable.things(state, who, action) for action in times.MAGICAL}
    others += [taking for taking, found in weapons.items() if found]
    if who.prone:
        others.append("stand_up")
    wrestled_ones = wrestled(state, who.id)
    action = Field("action", (*acts, *others, *((WRESTLE,) if wrestled_ones else ())))
    fields = (action, Field("target", aimed)) if aimed else (action,)

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("action")
        if found := weapons.get(chosen or ""):
            thing = partial.get("weapon", found[0])
            named = (action, Field("weapon", tuple(found))) if len(found) > 1 else (action,)
            harms = chosen in times.MAGICAL and castable.harms(who, thing) and ("weapon" in partial or len(found) == 1)
            return (*named, Field("target", near_first)) if harms and near_first else named
        if chosen == WRESTLE:
            return (action, Field("target", wrestled_ones)) if len(wrestled_ones) > 1 else (action,)
        if chosen in others or not aimed:
            return (action,)
        if chosen in SHOTS:
            target = Field("target", marks)
            return (action, target) if chosen == arms.SHOOT else (action, target, Field("how", manners))
        if chosen is None:
            return (Field("action", (main,)), *fields[1:]) if "target" in partial else fields
        return (action, Field("target", options))

    manners = arms.manners(held[0], state.settings)[1:] if held else ()
    suggested = who.target if who.target in aimed else next(iter(aimed), None)
    arm = who.main.arm
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": arm.weapon,
        "hand": arm.hand,
        "second": None if who.off is None else who.off.arm.weapon,
        "engaged": bool(reach),
        "prone": who.prone,
        "suggested_action": main if aimed else None,
        "suggested_target": suggested,
        # With one press on a target there is one meaning, with both possible the action was named before.
        "aims": "both" if options and marks else main,
    }
    return Decision(key_of(state, who, "declare"), "declare", who.id, fields, {"action": "standby"}, about, form)


def wrestled(state: AlternatifState, ident: str) -> tuple[str, ...]:
    """Whom *ident* may mean to wrestle with, those in contact first: nobody unless his hands hold nothing that he would
    have to let go of, and of those who keep him off none unless they are empty (ALT-WRE-009, -041)."""
    who = state.combatants[ident]
    if encumbered(who):
        return ()
    reach = within_reach(state, who)
    others = [each for each in enemies(state, who) if is_bare_handed(who) or not keeps_off(each)]
    return tuple(each.id for each in sorted(others, key=lambda each: each.id not in reach))


def drawables(who: Combatant) -> list[str]:
    """The sheathed weapons that a free hand could draw."""
    return list(dict.fromkeys(each.weapon for each in who.carried if grasp.free_hand(who, each) is not None))


def at_hand(who: Combatant) -> list[str]:
    """The weapons at the feet of *who* that a free hand could pick up."""
    return list(dict.fromkeys(each.weapon for each in who.dropped if grasp.free_hand(who, each) is not None))


def is_idle(who: Combatant) -> bool:
    """Whether *who* has a weapon with nothing pending, does nothing else, and has not said that he waits."""
    if in_mode(who):
        return is_idle_wrestler(who)
    if who.out or who.intent == "standby" or who.task is not None or who.proposal is not None:
        return False
    if idle_weapons(who):
        return True
    # A bow has no action of melee to prepare; its archer has none until he announces a shot.
    return any(not each.arm.strikes for each in who.hands) and not any(each.pending for each in who.hands)


def idle_weapons(who: Combatant) -> list[Wielded]:
    """The weapons of *who* that have nothing pending and with which he means to act."""
    return [each for each in who.hands if not each.pending and prepares(who, each)]


def prepares(who: Combatant, weapon: Wielded) -> bool:
    """Whether *who* prepares actions with *weapon*. Not with one that a standing order keeps from striking: nobody must
    announce anything with it (ALT-REA-011). Nor does an autopilot with the shield that it would rather guard itself
    with (ALT-SIM-012)."""
    left = weapon.arm.hand == "left"
    if not weapon.arm.strikes:
        return False
    if who.temperament is None:
        return who.orders.get("strike-left" if left else "strike") != "never"
    return not (left and weapon.arm.is_shield and len(who.hands) > 1 and who.temperament not in RECKLESS)


def can_repeat(state: AlternatifState, who: Combatant) -> bool:
    """Whether the target that *who* struck at last is still there to be struck at."""
    if who.target is None or who.target not in who.contacts:
        return False
    other = state.combatants[who.target]
    return not other.out and not other.hidden


def must_be_asked(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is awaited: he has nothing to repeat, and somebody to fight."""
    if not is_idle(who) or shoots_on(state, who) or wrestles_on(state, who):
        return False
    if who.intent == "melee" and can_repeat(state, who) and idle_weapons(who):
        return False
    return any(enemies(state, who))


def shoots_on(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* goes on shooting in the same way at the same target (ALT-MIS-024); with an enemy upon him he is
    asked, since it lowers his guard."""
    plan = who.shooting.plan
    if who.intent != "missile" or plan is None or who.target is None or within_reach(state, who):
        return False
    arm = arms.arm_of(who, plan.weapon)
    return arm is not None and who.target in arms.targets(state, who, arm)


def goes_on(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* goes on by himself: he repeats what he did, or stands by for want of anybody to fight."""
    if wrestles_on(state, who):
        return True
    if not is_idle(who) or who.intent not in ("melee", "missile"):
        return False
    if who.intent == "melee" and can_repeat(state, who) and idle_weapons(who):
        return True
    if shoots_on(state, who):
        return True
    return not any(enemies(state, who)) and not any(each.pending for each in who.hands)


# ---- simultaneous!


def confronted(state: AlternatifState) -> list[tuple[Combatant, list[str]]]:
    """Those whose action is up against an enemy in contact whose action is up too, each with these enemies; choices
    that were made are left out (ALT-SIM-001). Who cannot see a blow coming is told nothing of it (ALT-SIM-009)."""
    found = []
    combatants = state.combatants
    undecided = {who.id for who in combatants.values() if any(each.up and each.choice is None for each in who.hands)}
    if len(undecided) < 2:
        return []
    for ident in combatants:
        if ident not in undecided:
            continue
        who = combatants[ident]
        if who.hidden:
            continue
        facing = [
            other
            for other in within_reach(state, who)
            if other in undecided and sees(who, combatants[other]) and sees(combatants[other], who)
        ]
        if facing:
            found.append((who, facing))
    return found


def simultaneous_choices(state: AlternatifState) -> list[Decision]:
    """The secret choices: attack (whom, when several are in contact) or return to guard, the default (ALT-SIM-010)."""
    return [_simultaneous(state, who, facing) for who, facing in confronted(state)]


def undecided(who: Combatant) -> list[tuple[str, Wielded]]:
    """The weapons of *who* that are up without a choice, each with what its fields' names end in (ALT-SIM-008)."""
    weapons = [each for each in who.hands if each.up and each.choice is None]
    return [("_left" if at else "", each) for at, each in enumerate(weapons)]


def _simultaneous(state: AlternatifState, who: Combatant, facing: list[str]) -> Decision:
    reach = within_reach(state, who)
    aimed = pieces(state, who)
    weapons = undecided(who)
    target = tuple(reach)
    able = {
        suffix: details.able(state, who, [(state.combatants[ident], weapon) for ident in reach])
        for suffix, weapon in weapons
    }

    def form(partial: Choice) -> tuple[Field, ...]:
        fields: list[Field] = []
        for suffix, _ in weapons:
            piece, special = ((EQUIPMENT,) if aimed else ()), ((details.SPECIAL,) if able[suffix] else ())
            fields.append(Field(f"choice{suffix}", ("attack", *piece, *special, "return_to_guard")))
            chosen = partial.get(f"choice{suffix}")
            if chosen == "attack" and len(target) > 1:
                fields.append(Field(f"target{suffix}", target))
            elif chosen == EQUIPMENT and len(aimed) > 1:
                fields.append(Field(f"piece{suffix}", tuple(aimed)))
            elif chosen == details.SPECIAL:
                fields += details.fields(state, who, able[suffix], partial, suffix)
        return tuple(fields)

    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": weapons[0][1].arm.weapon,
        "hand": weapons[0][1].arm.hand,
        "second": weapons[1][1].arm.weapon if len(weapons) > 1 else None,
        "several": who.off is not None,
        "enemy": facing[0],
        "enemies": ", ".join(state.combatants[ident].name for ident in facing),
        "count": len(facing),
        "cost": postponement(die_of(who, weapons[0][1], state.settings)),
        "suggested_target": who.target if who.target in reach else facing[0],
    }
    about.update(details.facts(who, [(state.combatants[ident], weapons[0][1]) for ident in reach]))
    _name_pieces(state, aimed, about)
    default = {f"choice{suffix}": "return_to_guard" for suffix, _ in weapons}
    return Decision(key_of(state, who, "simultaneous"), "simultaneous", who.id, form({}), default, about, form)


# ---- whom do you strike?


def strikers(state: AlternatifState) -> list[tuple[Combatant, Wielded]]:
    """The weapons whose action is up and that do not return to guard, with their owners."""
    return [
        (who, each)
        for who in state.combatants.values()
        for each in who.hands
        if each.up and each.choice not in ("return_to_guard", "special")
    ]


def targets_of(state: AlternatifState, who: Combatant) -> list[str]:
    """Whom *who* may strike now: enemies in contact (ALT-MEL-014); without any contact, whom he makes contact with."""
    return within_reach(state, who) or [each.id for each in enemies(state, who)]


def pieces(state: AlternatifState, who: Combatant, targets: list[str] | None = None) -> list[str]:
    """What *who* may aim at of what the enemies in contact hold, as `enemy+hand` (ALT-MEL-010)."""
    reach = within_reach(state, who) if targets is None else targets
    return [piece_id(ident, each.arm.hand) for ident in reach for each in grasp.breakable(state.combatants[ident])]


def aim_of(state: AlternatifState, who: Combatant, weapon: Wielded) -> str | None:
    """The target that *who* has chosen for the action of *weapon*, if it can still be struck at."""
    if weapon.aim is None:
        return None
    target, hand = aim_parts(weapon.aim)
    if hand is not None:
        return weapon.aim if weapon.aim in pieces(state, who) else None
    return target if target in targets_of(state, who) else None


def strike_questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those whose action is up and who has not chosen; the main hand's first."""
    found: dict[str, Decision] = {}
    for who, weapon in strikers(state):
        if who.id in found or aim_of(state, who, weapon) is not None:
            continue
        if (question := _strike(state, who, weapon)) is not None:
            found[who.id] = question
    return list(found.values())


def undecided_strikes(state: AlternatifState) -> bool:
    """Whether somebody whose action is up has not said what he does with it."""
    return any(aim_of(state, who, weapon) is None for who, weapon in strikers(state))


def strike_question(state: AlternatifState, who: Combatant) -> Decision | None:
    """What *who* is asked about his strike. None: he has none, or nobody to strike."""
    for striker, weapon in strikers(state):
        if striker.id == who.id and aim_of(state, striker, weapon) is None:
            return _strike(state, who, weapon)
    return None


def _strike(state: AlternatifState, who: Combatant, weapon: Wielded) -> Decision | None:
    """Whom to strike, what of his to strike at, or nobody; the last target when nothing is said (ALT-MEL-009)."""
    if weapon.manoeuvre is not None:
        return _confirm(state, who, weapon, weapon.manoeuvre)
    targets = targets_of(state, who)
    if not targets:
        return None
    aimed = pieces(state, who)
    preferred = who.target if who.target in targets else targets[0]
    arm = weapon.arm
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": arm.weapon,
        "hand": arm.hand,
        "several": who.off is not None,
        "count": len(targets),
    }
    _name_pieces(state, aimed, about)
    pairs = [(state.combatants[ident], weapon) for ident in targets]
    able = details.able(state, who, pairs)
    special = (details.SPECIAL,) if able else ()
    about.update(details.facts(who, pairs) if able else {})
    target = Field("target", (*targets, *((EQUIPMENT,) if aimed else ()), *special, NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("target")
        if chosen == EQUIPMENT and len(aimed) > 1:
            return (target, Field("piece", tuple(aimed)))
        if chosen == details.SPECIAL:
            return (target, *details.fields(state, who, able, partial))
        if "how" in partial and (mine := [each for each in able if chosen in (None, each[1][0].id)]):
            # Typed: whom and how at once.
            people = tuple(dict.fromkeys(each.id for _, (each, _) in able))
            return (Field("target", people), *details.fields(state, who, mine, partial))
        return (target,)

    kind = "strike-left" if arm.hand == "left" else "strike"
    return Decision(key_of(state, who, kind), "strike", who.id, (target,), {"target": preferred}, about, form)


def _confirm(state: AlternatifState, who: Combatant, weapon: Wielded, meant: Manoeuvre) -> Decision:
    """Whether *who* means the special action that the game master has made of his words (ALT-SPE-036)."""
    about: dict[str, Scalar] = {"special": meant.kind, "target": meant.target, "weapon": weapon.arm.weapon}
    target = state.combatants[meant.target]
    about["cost"] = sum(each.value for each in possible.modifiers(who, weapon.arm, meant, target))
    key = key_of(state, who, f"confirm-{weapon.arm.hand}")
    return Decision(key, "confirm", who.id, (Field("confirm", ("yes", "no")),), {"confirm": "no"}, about)


def chosen_special(
    state: AlternatifState, who: Combatant, hand: Hand, choice: Choice, suffix: str = ""
) -> Manoeuvre | None:
    """The special action that a complete *choice* means for the weapon of *hand*, if it means one."""
    named = choice.get(f"choice{suffix}", choice.get("target"))
    if named != details.SPECIAL and f"how{suffix}" not in choice:
        return None
    weapon = who.holds(hand)
    assert weapon is not None
    simultaneous = f"choice{suffix}" in choice
    targets = within_reach(state, who) if simultaneous else targets_of(state, who)
    if not simultaneous and named in state.combatants:
        targets = [str(named)]
    pairs = [(state.combatants[ident], weapon) for ident in targets]
    return details.chosen(details.able(state, who, pairs), choice, suffix)[0]


def chosen_aim(state: AlternatifState, who: Combatant, choice: Choice, suffix: str = "") -> str:
    """What a complete *choice* of target or piece aims at."""
    piece = choice.get(f"piece{suffix}")
    if piece is not None:
        return piece
    target = choice.get(f"target{suffix}")
    if target == EQUIPMENT or choice.get(f"choice{suffix}") == EQUIPMENT:
        return pieces(state, who)[0]
    # Without a choice of targets there is only one within reach.
    return target if target is not None else within_reach(state, who)[0]


def _name_pieces(state: AlternatifState, aimed: list[str], about: dict[str, Scalar]) -> None:
    for piece in aimed:
        owner, hand = aim_parts(piece)
        held = state.combatants[owner].holds(hand) if hand is not None else None
        about[f"{piece}.owner"] = owner
        about[f"{piece}.weapon"] = held.arm.weapon if held is not None else None
    if len(aimed) == 1:
        owner, _ = aim_parts(aimed[0])
        about["piece_owner"], about["piece_weapon"] = owner, about[f"{aimed[0]}.weapon"]


# ---- do you parry?


def may_be_asked_to_parry(state: AlternatifState) -> bool:
    """Whether anybody who was hit may still parry."""
    return any(parriable(state, state.combatants[ident]) for ident in {blow.target for blow in state.blows})


def parriable(state: AlternatifState, who: Combatant) -> list[Blow]:
    """The blows that *who* may try to parry now with what he holds (ALT-PAR-003, -004, -017), and the shots that he may
    do something about (ALT-DEF-001)."""
    shots = defence.answerable(state, who) if any(defence.is_shot(blow) for blow in state.blows) else []
    if who.surprised or guard_is_down(who, state.segment) or not free_weapons(state, who):
        return shots
    return [
        blow
        for blow in open_blows(state, who.id)
        if blow in shots or (not blow.unseen and blow.occasion not in ("frank", "shot") and blow.piece is None)
    ]


def free_weapons(state: AlternatifState, who: Combatant) -> list[Wielded]:
    """The weapons that *who* may parry with: suitable ones that have not acted in this segment, in which he has done
    nothing else either (ALT-PAR-004, ALT-REA-009)."""
    if who.out or who.busy == state.segment:
        return []
    return [each for each in who.hands if each.acted != state.segment and not each.up and each.arm.parries]


def parry_questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those who were hit and may parry: which blow with which weapon, or none."""
    return [_parry(state, who, blows) for who, blows in _defenders(state)]


def _defenders(state: AlternatifState) -> Iterator[tuple[Combatant, list[Blow]]]:
    struck = {blow.target for blow in state.blows}
    for who in state.combatants.values():
        if who.id in struck and (blows := parriable(state, who)):
            yield who, blows


def _parry(state: AlternatifState, who: Combatant, blows: list[Blow]) -> Decision:
    """With one weapon an option is a blow; with two it is `blow/hand`, or `blow/double` for both upon one
    (ALT-PAR-015)."""
    if any(defence.is_shot(blow) for blow in blows):
        return _defend(state, who, blows)
    settings = state.settings
    weapons = free_weapons(state, who)
    weapon = weapons[0]
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": weapon.arm.weapon,
        "hand": weapon.arm.hand,
        "status": weapon.status,
        "free": all(each.status == "defensive" for each in weapons),
        "cost": parry_cost(who, weapon, state),
        "count": len(blows),
        "weapons": len(weapons),
        "attacker": blows[0].attacker,
        "total": blows[0].total,
        "natural": blows[0].natural,
    }
    options: list[str] = []
    for blow in blows:
        facts: dict[str, Scalar] = {"attacker": blow.attacker, "total": blow.total, "natural": blow.natural}
        for name, value in facts.items():
            about[f"{blow.id}.{name}"] = value
        if len(weapons) == 1:
            options.append(blow.id)
            continue
        for each in weapons:
            option = f"{blow.id}/{each.arm.hand}"
            options.append(option)
            own: dict[str, Scalar] = {"weapon": each.arm.weapon, "cost": parry_cost(who, each, state), "double": False}
            about.update({f"{option}.{name}": value for name, value in {**facts, **own}.items()})
        both = f"{blow.id}/double"
        options.append(both)
        cost = max(parry_cost(who, each, state) for each in weapons)
        own = {"weapon": weapon.arm.weapon, "cost": cost, "double": True}
        about.update({f"{both}.{name}": value for name, value in {**facts, **own}.items()})
    options.append(NOTHING)
    ready = next((each for each in weapons if each.status == "defensive"), None)
    default = NOTHING
    if ready is not None and settings.parry_no_answer == "parry_if_already_defensive":
        default = blows[0].id if len(weapons) == 1 else f"{blows[0].id}/{ready.arm.hand}"
    answered = sum(each.answered for each in state.blows if each.target == who.id)
    key = key_of(state, who, "parry") + (f":{answered}" if answered else "")
    return Decision(key, "parry", who.id, (Field("parry", tuple(options)),), {"parry": default}, about)


def _defend(state: AlternatifState, who: Combatant, blows: list[Blow]) -> Decision:
    """What to do about which of several hits, of which some are shots; every total is known (ALT-VOL-006). An option
    is `blow/hand`, or `blow/dodge`."""
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "count": len(blows),
        "attacker": blows[0].attacker,
        "total": blows[0].total,
        "natural": blows[0].natural,
        "interrupts": defence.interrupts(state, who),
        "busy": who.task is not None or any(each.pending for each in who.hands),
    }
    options: list[str] = []
    for blow in blows:
        facts: dict[str, Scalar] = {"attacker": blow.attacker, "total": blow.total, "natural": blow.natural}
        about.update({f"{blow.id}.{name}": value for name, value in facts.items()})
        if defence.is_shot(blow):
            found = {way.option: defence.facts_of(state, who, way) for way in defence.ways(state, who, blow)}
        else:
            found = {
                f"{blow.id}/{each.arm.hand}": {
                    "way": "parry",
                    "weapon": each.arm.weapon,
                    "cost": parry_cost(who, each, state),
                    "double": False,
                }
                for each in free_weapons(state, who)
            }
        for option, own in found.items():
            options.append(option)
            about.update({f"{option}.{name}": value for name, value in {**facts, **own}.items()})
    options.append(NOTHING)
    answered = sum(each.answered for each in state.blows if each.target == who.id)
    key = key_of(state, who, "parry") + (f":{answered}" if answered else "")
    return Decision(key, "defend", who.id, (Field("parry", tuple(options)),), {"parry": NOTHING}, about)


def parry_cost(who: Combatant, weapon: Wielded, state: AlternatifState) -> int:
    """Segments by which a parry with *weapon* would postpone its action (ALT-PAR-008, -010)."""
    armed = weapon.counter is not None and weapon.due is not None and weapon.due <= state.segment
    # With a counter-attack armed the defensive is over (ALT-CTR-007).
    return 0 if weapon.status == "defensive" and not armed else postponement(die_of(who, weapon, state.settings))


def parry_parts(option: str) -> tuple[str, str | None]:
    """The blow and the manner (a hand, `double`, None: the only weapon) that a parry option names."""
    blow, _, manner = option.partition("/")
    return blow, manner or None
