"""Step 3 of a round: the declared actions one after the other, reactions and opportunities inserted (PCT-ATK-001); and
the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, cast

from bot.kernel.decisions import NOTHING, Choice, Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.percentile import attack as striking
from bot.rulesets.percentile import battle, breaking, reactions
from bot.rulesets.percentile import damage as dealing
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile import spells as casting
from bot.rulesets.percentile import unarmed as holds
from bot.rulesets.percentile.attack import AttackJudged, OpportunityPassed, ReachWarned
from bot.rulesets.percentile.declaring import declarations, forms
from bot.rulesets.percentile.declaring.actions import ABLE, DOINGS, LOOSE
from bot.rulesets.percentile.defence import HitSpent, open_hit
from bot.rulesets.percentile.people import show
from bot.rulesets.percentile.postures import shown
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import RerollsChanged
from bot.rulesets.percentile.rounds import PhaseReached, RoundEnded, TurnBegun, TurnEnded, TurnStepped, begun
from bot.rulesets.percentile.state import Arm, Declaration, Fighter, PercentileState, Turn, takes_part
from bot.rulesets.percentile.state.conditions import CANNOT_ACT, CANNOT_LEAVE, CHOKES, KILLS, OUT, hold
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.gathering import pair


def next_up(state: PercentileState) -> str | None:
    """Who acts next in the order (PCT-INI-002)."""
    for ident in state.order:
        who = state.fighters.get(ident)
        if who is not None and not who.acted and not who.out and takes_part(state, ident):
            return ident
    return None


def opportunity(scene: Scene[PercentileState]) -> Action:
    """An attack that the game master has given, at once, whatever step the round is at (PCT-ATK-005): whoever may
    strike says whether he does, and with what. Where he can strike nobody any more it comes to nothing."""
    arm: Arm = "main"
    if opportunity_question(scene.now):
        answer = yield from answered(opportunity_question)
        if answer is None:
            return
        if answer["opportunity"] == NOTHING:
            given = scene.now.opportunities[0]
            yield from tell(OpportunityPassed(given.who, given.target))
            return
        arm = cast(Arm, answer["opportunity"])
    yield from tell(taken(scene.now, arm))


def taken(state: PercentileState, arm: Arm) -> TurnBegun:
    """That the attack which was given first is made, with *arm*."""
    given = state.opportunities[0]
    said = Declaration("attack", given.target, aim=given.aim, penalty=given.penalty, arm=arm)
    return begun(state, given.who, said, "opportunity")


def opportunity_question(state: PercentileState) -> list[Decision]:
    """Whether the one to whom an attack out of turn was given strikes, and with what he has in hand."""
    if not state.opportunities:
        return []
    given = state.opportunities[0]
    who, target = state.fighters[given.who], state.fighters[given.target]
    # Since it was given he may have been brought over to the other's side, or have left the pit's bout.
    foe = target.side != who.side and takes_part(state, target.id)
    able = () if who.out or CANNOT_ACT(who) or not foe else legal.arms(state, who)
    found = [each for each in able if legal.may_attack(state, who, target, each)]
    if not found:
        return []
    about: dict[str, Scalar] = {"target": given.target, "aim": given.aim, "penalty": given.penalty}
    for each in found:
        weapon = legal.arm_of(who, each)
        about |= {f"{each}.weapon": weapon.weapon, f"{each}.harm": weapon.dice}
    key = f"{given.who}:opportunity:{state.round}:{given.target}"
    return [one_of(key, "opportunity", given.who, (*found, NOTHING), about)]


def acting(scene: Scene[PercentileState]) -> Action:
    """Begin the next action, or leave the step when everybody has acted (PCT-RND-003)."""
    state = scene.now
    up = next_up(state)
    if up is None:
        yield from tell(PhaseReached("ending"))
        return
    yield from tell(begun(state, up, state.fighters[up].declaration or Declaration("nothing")))


def extra_question(state: PercentileState) -> list[Decision]:
    """Whoever may act once more by the game master's word says what he does (PCT-RND-004)."""
    who = next((each for each in state.fighters.values() if each.extra and not each.out), None)
    if who is None or state.phase != "acting":
        return []
    return [replace(forms.declaration(state, who), key=f"{who.id}:extra:{state.round}")]


def extra(scene: Scene[PercentileState]) -> Action:
    """One more action that the game master has granted."""
    answer = yield from ask_first(extra_question)
    if answer is not None:
        key, choice = answer
        ident = key.partition(":")[0]
        said = forms.announced(scene.now, scene.now.fighters[ident], choice)
        yield from tell(begun(scene.now, ident, said, "extra"))


# ---- an action begins


def begin(scene: Scene[PercentileState]) -> Action:
    """Whether it can be done, who reacts, and at whom it is aimed now."""
    state, turn = scene.now, scene.now.acting
    who, said = state.fighters[turn.actor], turn.declaration
    if holds.strains(state, turn):
        yield from holds.strain(scene)
    elif is_lost(state, turn):
        yield from tell(TurnEnded(who.id, "lost", "" if who.out else hold(CANNOT_ACT, who)))
    elif said.kind == "disengage" and not who.broke:
        # The game master has let him after the beginning of the round.
        yield from breaking.break_off(scene, who.id)
    elif _may_free_himself(state, who, turn):
        yield from _strangled(scene)
    elif (idle := DOINGS[said.kind].idle) is not None:
        yield from tell(TurnEnded(who.id, idle))
    elif CANNOT_LEAVE(who) and LOOSE in DOINGS[said.kind].needs:
        # Nobody gets away from whoever strangles him (PCT-UNA-005).
        yield from tell(TurnEnded(who.id, "lost", hold(CANNOT_LEAVE, who)))
    elif declarations.unsettled(said) is not None:
        yield from _grants(scene)
    elif state.settings.reaction_timing == "before" and reactions.reactors(state, turn):
        yield from reactions.react(scene)
    elif DOINGS[said.kind].aimed:
        yield from _aim(scene)
    else:
        yield from tell(TurnStepped(who.id, step="ready"))


def begins(state: PercentileState) -> bool:
    """Whether the action under way is to be begun, or looked at again before its first die: who fell or was seized in
    the meantime, or whose target did (PCT-DEC-009)."""
    turn = state.turn
    if turn is None or turn.step not in ("begin", "ready"):
        return False
    return turn.step == "begin" or is_lost(state, turn) or _has_lost_his_target(state, turn)


def _has_lost_his_target(state: PercentileState, turn: Turn) -> bool:
    """Whether the action under way is aimed at somebody at whom it cannot be aimed any more."""
    aimed = turn.declaration.kind in ("attack", "wrestling") or (turn.declaration.kind == "cast" and turn.target)
    return bool(aimed) and turn.target not in striking.targets(state, turn)


def is_lost(state: PercentileState, turn: Turn) -> bool:
    """Whether the action cannot take place: who acts is out or held (PCT-DEC-009)."""
    who = state.fighters[turn.actor]
    return who.out or (CANNOT_ACT(who) and ABLE in DOINGS[turn.declaration.kind].needs)


def _may_free_himself(state: PercentileState, who: Fighter, turn: Turn) -> bool:
    """Whether a strangled one is still to be asked what he does, where getting free takes his action (PCT-UNA-005); not
    who has had that in trying to break off or in reacting."""
    if (
        holds.by_the_text(state)
        or turn.occasion != "action"
        or turn.declaration.kind in ("get_free", "disengage")
        or who.id in turn.asked
    ):
        return False
    return CHOKES(who) and not who.reacted


def strangled_question(state: PercentileState) -> list[Decision]:
    turn = state.turn
    if turn is None or not _may_free_himself(state, state.fighters[turn.actor], turn):
        return []
    about: dict[str, Scalar] = {
        "action": turn.declaration.kind,
        "cast": turn.declaration.cast,
        "manners": turn.declaration.manners,
        "round": state.round,
    }
    key = f"{turn.actor}:strangled:{state.round}"
    return [one_of(key, "strangled", turn.actor, ("get_free", "act"), about)]


def _strangled(scene: Scene[PercentileState]) -> Action:
    answer = yield from answered(strangled_question)
    if answer is None:
        return
    yield from tell(chosen(scene.now, answer))


def chosen(state: PercentileState, answer: Choice) -> TurnStepped:
    """That a strangled one gets free, or acts, as he *answers*."""
    actor = state.acting.actor
    return TurnStepped(actor, asked=actor, kind="get_free" if answer["strangled"] == "get_free" else None)


def grant_question(state: PercentileState) -> list[Decision]:
    """What the game master has still to say of an attack that nobody declared in time for it."""
    turn = state.turn
    found = turn and declarations.decision(turn.actor, turn.declaration, f"{state.round}:{turn.occasion}")
    return [found] if found else []


def _grants(scene: Scene[PercentileState]) -> Action:
    answer = yield from answered(grant_question)
    if answer is None:
        return
    granted, penalty, unaimed = declarations.granted(scene.now, answer)
    aim: Literal["none"] | None = "none" if unaimed else None
    yield from tell(TurnStepped(scene.now.acting.actor, granted=granted, penalty=penalty, aim=aim))


# ---- at whom


def _aim(scene: Scene[PercentileState]) -> Action:
    """The declared target, another one, or nobody (PCT-DEC-006)."""
    state, turn = scene.now, scene.now.acting
    possible = striking.targets(state, turn)
    if (found := _aimed(state, turn, possible)) is not None:
        who = state.fighters[turn.actor]
        other = state.fighters.get(turn.target or "")
        if _warns(state, turn) and other is not None and not legal.reaches(state, who, other, striking.arms(who, turn)):
            distance = state.distances[pair(who.id, other.id)]
            yield from tell(ReachWarned(who.id, other.id, distance))
        yield from tell(found)
        return
    if not possible or state.settings.impossible_action == "lost" or turn.occasion == "opportunity":
        yield from tell(TurnEnded(turn.actor, "no_target"))
        return
    answer = yield from answered(retarget_question)
    if answer is None:
        return
    turn = scene.now.acting
    chosen = answer["target"]
    if chosen == NOTHING:
        yield from tell(TurnEnded(turn.actor, "given_up"))
    else:
        yield from tell(TurnStepped(turn.actor, target=chosen))


def _aimed(state: PercentileState, turn: Turn, possible: Sequence[str]) -> TurnStepped | None:
    """That it is aimed at the one it was declared against; a battalion is at everybody in contact in turn. None: it
    cannot be, of those who are *possible*."""
    if turn.target not in possible and not (turn.declaration.kind == "cast" and turn.target is None):
        return None
    who = state.fighters[turn.actor]
    heroes = battle.heroes(state, who) if who.soldiers is not None and not turn.declaration.single else []
    reached = [each for each in heroes if each in possible]
    first = reached[0] if reached else turn.target
    return TurnStepped(turn.actor, step="ready", target=first, targets=tuple(reached[1:]))


def _warns(state: PercentileState, turn: Turn) -> bool:
    """Whether an attack from a wrong distance is spoken of (PCT-ATK-013); a strict table has refused it before."""
    return turn.declaration.kind != "cast" and state.settings.reach == "warn"


def retarget_question(state: PercentileState) -> list[Decision]:
    """The declared target cannot be attacked any more: another one, or give up."""
    turn = state.turn
    if turn is None:
        return []
    possible = striking.targets(state, turn)
    if not possible or turn.target in possible:
        return []
    before = turn.declaration.target
    about: dict[str, Scalar] = {"action": turn.declaration.kind, "before": before, "gone": _gone(state, before)}
    key = f"{turn.actor}:retarget:{state.round}:{turn.occasion}"
    return [one_of(key, "retarget", turn.actor, (*possible, NOTHING), about, usual=NOTHING, blank="target")]


def _gone(state: PercentileState, ident: str | None) -> str | None:
    """Why nobody can be aimed at *ident* any more, where it is no matter of reach."""
    target = state.fighters.get(ident or "")
    return None if target is None else OUT.by(target)


# ---- an action is carried out


def ready(scene: Scene[PercentileState]) -> Action:
    """The first die of the action, or what it needs before."""
    begun = scene.now.turn
    if begun is not None:
        if scene.now.fighters[begun.actor].hidden and DOINGS[begun.declaration.kind].aimed:
            # Whoever attacks shows himself.
            yield from show(scene, begun.actor, _shown_with(scene.now, begun))
        yield from shown(scene, begun.actor)
    yield from DOINGS[scene.now.acting.declaration.kind].acts(scene)


def _shown_with(state: PercentileState, turn: Turn) -> str | None:
    return None if turn.declaration.kind == "cast" else striking.arms(state.fighters[turn.actor], turn).weapon


def trial(state: PercentileState) -> d100.Ahead | None:
    """What is rolled for the action that has begun; None: nothing, or he is asked about something else before."""
    turn = state.acting
    who, said, doing = state.fighters[turn.actor], turn.declaration, DOINGS[turn.declaration.kind]
    if is_lost(state, turn) or _may_free_himself(state, who, turn) or (CANNOT_LEAVE(who) and LOOSE in doing.needs):
        return None
    if said.kind == "disengage":
        return None if who.broke else breaking.off(state, who.id)
    if declarations.unsettled(said) == "discreet":
        # It is told what the back that he asks for would come to (PCT-ATK-004).
        state = TurnStepped(who.id, granted=True).change(state)
    possible = striking.targets(state, turn) if doing.aimed else ()
    step = _aimed(state, turn, possible) if doing.aimed else TurnStepped(who.id, step="ready")
    found = None if step is None else doing.trial(step.change(state))
    return found if found is not None and found.tells and found.purpose != "riding" else None


def finish(scene: Scene[PercentileState]) -> Action:
    """The action is over: the next whom a spell reaches or a battalion attacks, reactions that come after, the end."""
    state, turn = scene.now, scene.now.acting
    rest = [each for each in turn.targets if each in striking.targets(state, turn)]
    if rest and turn.declaration.kind == "cast":
        # One casting roll, paid once, for all whom the spell reaches.
        yield from tell(TurnStepped(turn.actor, target=rest[0], targets=tuple(rest[1:])))
        yield from tell(AttackJudged(turn.actor, rest[0], ("spell",), turn.degree == "critical"))
    elif rest:
        yield from tell(TurnStepped(turn.actor, step="ready", target=rest[0], targets=tuple(rest[1:])))
    elif state.settings.reaction_timing == "after" and reactions.reactors(state, turn):
        yield from reactions.react(scene)
    else:
        yield from tell(TurnEnded(turn.actor, "done"))


def judged(scene: Scene[PercentileState]) -> Action:
    """The attack or casting roll stands: what does it hit?"""
    turn = scene.now.acting
    if turn.declaration.kind == "cast":
        yield from casting.judged(scene)
    else:
        yield from striking.judged(scene)


def land(scene: Scene[PercentileState]) -> Action:
    """A hit that nobody stopped: a hold, or damage."""
    state, turn, hit = scene.now, scene.now.acting, open_hit(scene.now)
    assert hit is not None
    target = state.fighters.get(hit.target)
    if target is None or target.out:
        # He fell to the first of two blows: the second is lost (PCT-ATK-010).
        yield from tell(HitSpent(hit.target, turn.actor, "fallen"))
    elif turn.declaration.kind == "wrestling":
        yield from tell(HitSpent(hit.target, turn.actor, "held"))
        yield from holds.hold(scene, hit.target)
    else:
        yield from dealing.damage(scene)


# ---- the end of a round


def ending(scene: Scene[PercentileState]) -> Action:
    """Strangling first, then lethal wounds whose time has come, then the round is over (PCT-RND-006)."""
    if holds.waiting(scene.now):
        yield from holds.asphyxia(scene)
        return
    state = scene.now
    for who in list(state.fighters.values()):
        wound = next(KILLS.of(who), None)
        if wound is not None and not who.has("dead") and wound.until is not None and wound.until <= state.round:
            yield from dealing.put_out(scene, who.id, "dead")
    for who in list(scene.now.fighters.values()):
        if who.brief_advantages or who.brief_disadvantages:
            # What was given for this round only (PCT-ADV-001).
            advantages = who.advantages - who.brief_advantages
            disadvantages = who.disadvantages - who.brief_disadvantages
            yield from tell(RerollsChanged(who.id, advantages, disadvantages, "expired"))
    yield from tell(RoundEnded(state.round))
