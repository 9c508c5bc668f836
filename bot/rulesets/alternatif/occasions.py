"""Free actions: what an open defence offers at once, frank attacks on a lowered guard among them (ALT-FRE).

A free action needs no preparation and disturbs nothing that is pending; but a weapon acts once in a segment, so one
that was due now gives its regular action up. What is not taken is lost.
"""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base import arms, moves
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import EQUIPMENT, Questions, asked_in, key_of
from bot.rulesets.alternatif.free_actions import FreeActionOffered, FreeActionSettled
from bot.rulesets.alternatif.melee import aims as aiming
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.reaction import dice as simultaneous_tests
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.shooting import loosing
from bot.rulesets.alternatif.specials import details
from bot.rulesets.alternatif.specials import possible as announcing
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Kind,
    Manoeuvre,
    Offer,
    Wielded,
    aim_parts,
    engaged_by,
    guard_is_down,
)
from bot.rulesets.alternatif.surprise import sneak
from bot.rulesets.alternatif.surprise.ambush import DaggersAsked, DaggersSettled, SneakClinched
from bot.rulesets.alternatif.wrestling import outcomes as wrestling
from bot.rulesets.alternatif.wrestling.looking import encumbered, is_clinched
from bot.rulesets.shared.odds import Either, Odds

SEIZE = "seize"
"""The manner of a free action that begins a clinch."""


def frank(scene: Scene[AlternatifState]) -> Action:
    """Every enemy in contact is offered a free action in every segment in which a guard is down (ALT-FRE-011); who
    surprises somebody takes his at once, too (ALT-SUR-003)."""
    new = unoffered(scene.now)
    for to, target in new:
        yield from tell(FreeActionOffered(to, target, "frank", "guard_down", scene.now.segment))
    if not new:
        yield from _asked(scene, frank_questions)


def free(scene: Scene[AlternatifState]) -> Action:
    """The free actions born in this segment, when its blows have fallen (ALT-GEN-016); frank ones, too, that the game
    master has given and that outlast the lowered guard."""
    yield from _asked(scene, free_questions)


def _asked(scene: Scene[AlternatifState], questions: Questions) -> Action:
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    yield from take(scene, asked_in(key), choice)


def take(scene: Scene[AlternatifState], ident: str, choice: Choice) -> Action:
    """*ident* takes or declines what he is offered."""
    state = scene.now
    chosen = choice["free"]
    if chosen == NOTHING:
        yield from tell(FreeActionSettled(ident, None, "declined"))
        return
    if chosen == details.SPECIAL:
        yield from _special(scene, ident, choice)
        return
    aim, manner = _aimed(state, ident, choice)
    target, _ = aim_parts(aim)
    if manner == SEIZE:
        yield from _seize(scene, ident, target)
        return
    if manner == sneak.PAIR:
        yield from _both_daggers(scene, ident, target)
        return
    hand = next(each.arm.hand for each in state.combatants[ident].hands if each.arm.hand == manner)
    offer = _offer(state, ident, target)
    yield from tell(FreeActionSettled(ident, target, "taken", hand))
    weapon = state.combatants[ident].holds(hand)
    if weapon is not None and weapon.up:
        # One action per weapon and segment: the regular one is lost, a new reaction follows (ALT-FRE-003).
        yield from tell(ActionLost(ident, hand, "free_action", state.segment))
    if offer.kind == "frank" and state.settings.frank_against_completion == "simultaneous_test":
        yield from _race(scene, ident, target)
    yield from strikes.strike(scene, ident, hand, aim, offer.kind, impetus=offer.impetus)


def trial(state: AlternatifState, ident: str, choice: Choice) -> Odds | None:
    """What is rolled for that, a special action apart; None: nothing, or the game master has to allow it first."""
    aim, manner = _aimed(state, ident, choice)
    target, _ = aim_parts(aim)
    if manner == SEIZE or (manner == sneak.PAIR and sneak.must_ask(state, ident, target)):
        return None
    pair, offer = manner == sneak.PAIR, _offer(state, ident, target)
    hands = [each.arm.hand for each in openings.weapons_for(state, state.combatants[ident])]
    return Either(
        tuple(
            strikes.trial(state, ident, each, aim, offer.kind, pair=pair, impetus=offer.impetus)
            for each in hands
            if pair or each == manner
        )
    )


def _aimed(state: AlternatifState, ident: str, choice: Choice) -> tuple[str, str]:
    """What *choice* aims at, and in which manner: a hand, or another."""
    chosen = choice["free"]
    if chosen == EQUIPMENT:
        chosen = choice.get("piece") or pieces(state, state.combatants[ident])[0]
    aim, _, manner = chosen.partition("/")
    return aim, manner


def _offer(state: AlternatifState, ident: str, target: str) -> Offer:
    """What *ident* is offered against *target*."""
    return next(each for each in openings.live(state) if (each.to, each.target) == (ident, target))


def _both_daggers(scene: Scene[AlternatifState], ident: str, target: str) -> Action:
    """Two strikes that are one sneak attack, if the game master allows it (ALT-SNK-016)."""
    if sneak.must_ask(scene.now, ident, target):
        yield from tell(DaggersAsked(ident, target))
        return
    state = scene.now
    offer = _offer(state, ident, target)
    hands = [each.arm.hand for each in openings.weapons_for(state, state.combatants[ident])]
    yield from tell(FreeActionSettled(ident, target, "taken", hands[0]))
    for hand in hands:
        weapon = scene.now.combatants[ident].holds(hand)
        if weapon is not None and weapon.up:
            yield from tell(ActionLost(ident, hand, "free_action", state.segment))
    for hand in hands:
        if scene.now.combatants[ident].holds(hand) is not None:
            # The first one may have slipped.
            yield from strikes.strike(scene, ident, hand, target, offer.kind, pair=True, impetus=offer.impetus)


def daggers(scene: Scene[AlternatifState]) -> Action:
    """The game master says whether both daggers may strike; then they do, or their owner is asked again."""
    answer = yield from ask_first(sneak.questions)
    if answer is None:
        return
    key, choice = answer
    ident, _, target = asked_in(key).partition("+")
    allowed = choice["daggers"] == "yes"
    yield from tell(DaggersSettled(ident, target, allowed))
    state = scene.now
    if allowed and any((each.to, each.target) == (ident, target) for each in openings.live(state)):
        yield from _both_daggers(scene, ident, target)


def _special(scene: Scene[AlternatifState], ident: str, choice: Choice) -> Action:
    """*ident* makes a special action of it (ALT-FRE-006), of a frank attack, too (ALT-FRE-013)."""
    state = scene.now
    manoeuvre, weapon, offer = special(state, ident, choice)
    hand = weapon.arm.hand
    yield from tell(FreeActionSettled(ident, manoeuvre.target, "taken", hand))
    if weapon.up:
        yield from tell(ActionLost(ident, hand, "free_action", state.segment))
    if offer.kind == "frank" and state.settings.frank_against_completion == "simultaneous_test":
        yield from _race(scene, ident, manoeuvre.target)
        if not announcing.can_still(scene.now, ident, hand, manoeuvre):
            return
    yield from announcing.attempt(scene, ident, hand, manoeuvre, "free", charge=offer.impetus)


def special(state: AlternatifState, ident: str, choice: Choice) -> tuple[Manoeuvre, Wielded, Offer]:
    """The special action that *choice* makes of it, what it is done with, and of which offer."""
    manoeuvre, weapon = details.chosen(specials(state, state.combatants[ident]), choice)
    return manoeuvre, weapon, _offer(state, ident, manoeuvre.target)


def specials(state: AlternatifState, who: Combatant) -> list[tuple[Kind, details.Pair]]:
    """The special actions that *who* may make of what he is offered: of any opening, as far as the table does not hold
    that whoever has a frank attack can but attack (ALT-FRE-013, ALT-FRE-012)."""
    every = state.settings.frank_special_actions
    offers = [
        each
        for each in openings.live(state)
        if each.to == who.id and (every or each.kind == "free" or each.cause == "surprise")
    ]
    targets = [state.combatants[each.target] for each in offers]
    return details.able(
        state, who, [(target, weapon) for target in targets for weapon in openings.weapons_for(state, who)]
    )


def _seize(scene: Scene[AlternatifState], ident: str, target: str) -> Action:
    """Instead of striking at a lowered guard *ident* seizes the other, and wrestles at once, free (ALT-WRE-014); so he
    does with whom he comes upon unnoticed (ALT-SNK-011)."""
    state = scene.now
    unnoticed = sneak.sneaks(state, ident, target)
    yield from tell(FreeActionSettled(ident, target, "taken"))
    for weapon in state.combatants[ident].hands:
        if weapon.up:
            yield from tell(ActionLost(ident, weapon.arm.hand, "free_action", state.segment))
    if unnoticed:
        yield from tell(SneakClinched(ident, target))
    yield from wrestling.clinch(scene, ident, target, "sneak" if unnoticed else "guard_down")
    yield from wrestling.gives_free_action(scene, ident)


def _race(scene: Scene[AlternatifState], attacker: str, author: str) -> Action:
    """Whether an action that ends in this segment is done before the frank attack upon it (ALT-FRE-014)."""
    state = scene.now
    task = state.combatants[author].task
    if task is None or task.waits or task.last != state.segment:
        return
    if arms.is_shot(task) and not loosing.has_target(state, state.combatants[author]):
        # Whom it was meant for is gone: no arrow leaves before the blow.
        return
    earlier = yield from simultaneous_tests.simultaneous_test(scene, author, attacker)
    if earlier == author and arms.is_shot(task):
        yield from loosing.loose(scene, author)
    elif earlier == author:
        yield from tasks.complete(scene, author)


def unoffered(state: AlternatifState) -> list[tuple[str, str]]:
    """The pairs (enemy, whose guard is down) that nothing was offered to in this segment."""
    found = []
    for who in state.combatants.values():
        if who.out or not guard_is_down(who, state.segment):
            continue
        run = moves.run_of(who)
        for ident in engaged_by(state, who):
            if run is not None and ident == run.aim:
                # Whom he charges receives him instead (ALT-CHG-009).
                continue
            enemy = state.combatants[ident]
            if enemy.hidden and enemy.intent == "standby":
                # Who lies low is not asked: that time stands still for him would give him away.
                continue
            known = any(each.to == ident and each.target == who.id for each in state.offers)
            if not known and openings.may_take(state, enemy, who):
                found.append((ident, who.id))
    return found


def frank_questions(state: AlternatifState) -> list[Decision]:
    """What those are asked who face a lowered guard, or surprise somebody."""
    return _questions(
        state, [each for each in openings.live(state) if each.kind == "frank" or each.cause == "surprise"]
    )


def free_questions(state: AlternatifState) -> list[Decision]:
    """What those are asked to whom a fumble, a lowered guard or the game master gives an action at once."""
    return _questions(state, openings.live(state))


def _questions(state: AlternatifState, offers: list[Offer]) -> list[Decision]:
    by: dict[str, list[Offer]] = {}
    for each in offers:
        by.setdefault(each.to, []).append(each)
    return [_question(state, state.combatants[to], mine) for to, mine in by.items()]


def _question(state: AlternatifState, who: Combatant, offers: list[Offer]) -> Decision:
    """With which weapon against whom, at what the other holds (never frank), or not at all (ALT-FRE-004, -006)."""
    weapons = openings.weapons_for(state, who)
    options: list[str] = []
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "kind": offers[0].kind,
        "frank": offers[0].kind == "frank",
        "surprise": offers[0].cause == "surprise",
        "impetus": offers[0].impetus,
        "sneak": sneak.sneaks(state, who.id, offers[0].target),
        "target": offers[0].target,
        "count": len(offers),
        "weapons": len(weapons),
        "weapon": weapons[0].arm.weapon,
        "twin": None,
        "lost": False,
        "asks": False,
    }
    for offer in offers:
        for weapon in weapons:
            option = f"{offer.target}/{weapon.arm.hand}"
            options.append(option)
            about[f"{option}.target"] = offer.target
            about[f"{option}.manner"] = "strike"
            about[f"{option}.weapon"] = weapon.arm.weapon
            about[f"{option}.twin"] = wielding.twin(who, weapon)
            about[f"{option}.lost"] = weapon.up
    for offer in offers:
        if sneak.may_pair(state, who, offer.target, weapons):
            option = f"{offer.target}/{sneak.PAIR}"
            options.append(option)
            about |= {f"{option}.target": offer.target, f"{option}.manner": sneak.PAIR}
            about[f"{option}.asks"] = sneak.must_ask(state, who.id, offer.target)
    for offer in offers:
        if _may_seize(state, who, state.combatants[offer.target], offer):
            options.append(f"{offer.target}/{SEIZE}")
            about[f"{offer.target}/{SEIZE}.target"] = offer.target
            about[f"{offer.target}/{SEIZE}.manner"] = SEIZE
            about[f"{offer.target}/{SEIZE}.with"] = next((each.weapon for each in encumbered(who)), None)
    aimed = pieces(state, who)
    for option in aimed:
        piece, _, manner = option.partition("/")
        owner, held = aim_parts(piece)
        thing = state.combatants[owner].holds(held) if held is not None else None
        about[f"{option}.owner"] = owner
        about[f"{option}.weapon"] = thing.arm.weapon if thing is not None else None
        about[f"{option}.with"] = next(each.arm.weapon for each in weapons if each.arm.hand == manner)
    able = specials(state, who)
    if able:
        about.update(details.facts(who, [pair for _, pair in able]))
    further = (*((EQUIPMENT,) if aimed else ()), *((details.SPECIAL,) if able else ()))
    free = Field("free", (*options, *further, NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("free") == EQUIPMENT and len(aimed) > 1:
            return (free, Field("piece", tuple(aimed)))
        if partial.get("free") == details.SPECIAL:
            return (free, *details.fields(state, who, able, partial))
        return (free,)

    settled = sum(each.settled for each in state.offers if each.to == who.id)
    key = key_of(state, who, "free") + (f":{settled}" if settled else "")
    return Decision(key, "free", who.id, (free,), {"free": NOTHING}, about, form)


def _may_seize(state: AlternatifState, who: Combatant, target: Combatant, offer: Offer) -> bool:
    if offer.kind == "frank" and wrestling.may_seize(state, who, target):
        return True
    # The victim of a sneak action has no guard to be passed (ALT-SNK-011).
    free_to = not (is_clinched(who) or is_clinched(target) or encumbered(who))
    return free_to and sneak.sneaks(state, who.id, target.id)


def pieces(state: AlternatifState, who: Combatant) -> list[str]:
    """What a free action may aim at of what its targets hold, as `enemy+hand/own hand`; a frank attack is an attack on
    the enemy himself (ALT-FRE-012)."""
    targets = [each.target for each in openings.live(state) if each.to == who.id and each.kind == "free"]
    aimed = aiming.pieces(state, who, targets)
    return [f"{piece}/{weapon.arm.hand}" for piece in aimed for weapon in openings.weapons_for(state, who)]
