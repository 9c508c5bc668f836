"""Whom do you strike, and at what of his (ALT-MEL)?"""

from __future__ import annotations

from collections.abc import Container
from typing import Final, Literal

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Late, Scalar
from bot.kernel.effects import Action, Scene, Step, ask_first, tell
from bot.rulesets.alternatif.base import checks as closed
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import EQUIPMENT, asked_in, key_of, kind_in
from bot.rulesets.alternatif.melee.aims import (
    aim_of,
    chosen_aim,
    named_aims,
    pieces,
    strikable,
    strikers,
    targets_of,
)
from bot.rulesets.alternatif.melee.strikes import InsteadWeighed, StrikeChosen, strike
from bot.rulesets.alternatif.reaction import dice as simultaneous_tests
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Manoeuvre,
    Wielded,
    aim_parts,
    waits_for_hold,
)
from bot.rulesets.shared.check import Point

ELSE = "else"
"""The option that stands for doing something else than striking."""
instead: Final[Point[[AlternatifState, Combatant], Decision | None]] = Point("what somebody may do instead of striking")
"""What he is asked who would rather do something else; None: there is nothing else that he could do."""
turns_to: Final[Point[[Scene[AlternatifState], str, Choice], Action]] = Point("doing something else than striking")
"""What he has chosen instead takes place."""


def strike_questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those whose action is up and who has not chosen; the main hand's first."""
    found: dict[str, Decision] = {}
    for who, weapon in strikers(state):
        if who.id in found or aim_of(state, who, weapon) is not None or any(each.instead for each in who.hands):
            continue
        if (question := _strike(state, who, weapon)) is not None:
            found[who.id] = question
    return list(found.values())


def _strike(state: AlternatifState, who: Combatant, weapon: Wielded) -> Decision | None:
    """Whom to strike, what of his to strike at, or nobody; the last target when nothing is said (ALT-MEL-009)."""
    if weapon.manoeuvre is not None:
        return _confirm(state, who, weapon, weapon.manoeuvre)
    if weapon.choice == ELSE and (found := instead(state, who)) is not None:
        return found
    targets = targets_of(state, who)
    if not targets:
        return None
    aimed = pieces(state, who)
    preferred = who.target if who.target in targets else targets[0]
    arm = weapon.arm
    pairs = [(state.combatants[ident], weapon) for ident in targets]
    special = (details.SPECIAL,) if details.is_able(state, who, pairs) else ()

    def facts() -> dict[str, Scalar]:
        return {
            "segment": state.segment,
            "weapon": arm.weapon,
            "hand": arm.hand,
            "twin": wielding.twin(who, weapon),
            "several": who.off is not None,
            "together": closed.is_shared(state),
            "count": len(targets),
            **named_aims(state, aimed),
            **(details.facts(who, pairs) if special else {}),
        }

    known: list[list[details.Able]] = []

    def able() -> list[details.Able]:
        if not known:
            known.append(details.able(state, who, pairs))
        return known[0]

    # Autopilots have said what they do; somebody hidden would betray himself by having the others asked anew.
    other = () if who.temperament is not None or who.hidden else (ELSE,)
    target = Field("target", (*targets, *((EQUIPMENT,) if aimed else ()), *special, *other, NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("target")
        if chosen == EQUIPMENT and len(aimed) > 1:
            return (target, Field("piece", tuple(aimed)))
        if chosen != details.SPECIAL and "how" not in partial:
            return (target,)
        if chosen == details.SPECIAL:
            return (target, *details.fields(state, who, able(), partial))
        if mine := [each for each in able() if chosen in (None, each[1][0].id)]:
            # Typed: whom and how at once.
            people = tuple(dict.fromkeys(each.id for _, (each, _) in able()))
            return (Field("target", people), *details.fields(state, who, mine, partial))
        return (target,)

    kind = "strike" if arm.hand in ("right", "both") else f"strike-{arm.hand}"
    return Decision(key_of(state, who, kind), "strike", who.id, (target,), {"target": preferred}, Late(facts), form)


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
    targets = strikable(state, who) if simultaneous else targets_of(state, who)
    if not simultaneous and named in state.combatants:
        targets = [str(named)]
    pairs = [(state.combatants[ident], weapon) for ident in targets]
    return details.chosen(details.able(state, who, pairs), choice, suffix)[0]


# ---- Whose action is up strikes: by what he has announced, or as he says now (ALT-MEL-005, -009, -014).


def has_work(state: AlternatifState) -> bool:
    """Whether any action that is up comes now, and not only after somebody's hold (ALT-REA-017)."""
    return any(
        any(each.up for each in who.hands) and not waits_for_hold(state, who) for who in state.combatants.values()
    )


def strikes(scene: Scene[AlternatifState]) -> Action:
    """Every weapon whose action is up strikes, gives it up, or loses it (ALT-MEL-005, ALT-MEL-009, ALT-MEL-014). Where
    several people act, all of them choose first (ALT-SPE-028)."""
    if scene.now.settings.closed_choices and (yield from _settled(scene)):
        return
    state = scene.now
    moved = False
    for who, weapon in strikers(state):
        hand = weapon.arm.hand
        aim = aim_of(state, who, weapon)
        if aim is not None:
            if simultaneous_tests.is_prevented(state, who):
                moved = True
                yield from tell(ActionLost(who.id, hand, "interrupted", state.segment))
                continue
            if possible.waits(scene.now, who, weapon):
                continue
            moved = True
            yield from possible.trigger(scene, who.id, aim)
            yield from strike(scene, who.id, hand, aim)
        elif not targets_of(state, who):
            moved = True
            yield from tell(ActionLost(who.id, hand, "no_target", state.segment))
    if moved:
        return
    if state.settings.closed_choices and (unseen := closed_questions(state)):
        yield from choose(scene, unseen)
        return
    asked = strike_questions(state)
    if not asked:
        kept = [
            (who.id, hand)
            for who, hand in possible.intents(scene.now)
            if simultaneous_tests.is_prevented(scene.now, who)
        ]
        for ident, hand in kept:
            yield from tell(ActionLost(ident, hand, "interrupted", scene.now.segment))
        yield from possible.announce(scene)
        return
    # As long as nothing has changed, they are those that were found.
    answer = yield from ask_first(lambda now: asked if now is state else strike_questions(now))
    if answer is None:
        return
    yield from _takes_place(scene, *answer)


def _takes_place(scene: Scene[AlternatifState], key: str, choice: Choice) -> Action:
    """What somebody has answered, for whom nobody waits, takes place at once."""
    ident = asked_in(key)
    hand = _hand(scene.now, key)
    if kind_in(key) == "instead":
        yield from _does_instead(scene, ident, choice)
        return
    aim = yield from _said(scene, key, choice)
    if choice.get("target") == NOTHING:
        yield from tell(ActionLost(ident, hand, "given_up", scene.now.segment))
    # Where something else takes effect in this segment, the order comes first.
    elif aim is not None and not any(simultaneous_tests.pairs(scene.now)):
        yield from possible.trigger(scene, ident, aim)
        yield from strike(scene, ident, hand, aim)


def _hand(state: AlternatifState, key: str) -> Hand:
    """The hand whose weapon the question *key* is about."""
    held = [each.arm.hand for each in state.combatants[asked_in(key)].hands]
    if len(held) == 1:
        return held[0]
    named = kind_in(key).partition("-")[2]
    hands = (named,) if named else ("right", "both")
    return next((each for each in held if each in hands), held[0])


def _said(scene: Scene[AlternatifState], key: str, choice: Choice, *, kept: bool = False) -> Step[str | None]:
    """What was answered to the question *key* holds for the weapon that it is about; the target of a plain blow comes
    back. *kept*: nobody else learns of it yet."""
    ident, hand = asked_in(key), _hand(scene.now, key)
    who = scene.now.combatants[ident]
    if "confirm" in choice:
        yield from possible.confirmed(scene, ident, meant=choice["confirm"] == "yes")
        return None
    if choice["target"] == NOTHING:
        yield from tell(StrikeChosen(ident, hand, None, closed=kept))
        return None
    if choice["target"] == ELSE:
        yield from tell(InsteadWeighed(ident, hand, on=True, closed=kept))
        return None
    manoeuvre = chosen_special(scene.now, who, hand, choice)
    if manoeuvre is not None:
        yield from possible.choose(ident, hand, manoeuvre)
        return None
    aim = chosen_aim(scene.now, who, choice)
    target, piece = aim_parts(aim)
    yield from tell(StrikeChosen(ident, hand, target, piece, closed=kept))
    return aim


def meant(state: AlternatifState, key: str, choice: Choice) -> tuple[Hand, Manoeuvre | str] | None:
    """What an answer to the question *key* means, and with which hand: a special action, or a plain blow at that aim.
    None: neither."""
    hand, who = _hand(state, key), state.combatants[asked_in(key)]
    if "confirm" in choice:
        said = [(each.arm.hand, each.manoeuvre) for each in who.hands if each.choice == "described" and each.manoeuvre]
        return said[0] if choice["confirm"] == "yes" else None
    if choice["target"] in (NOTHING, ELSE):
        return None
    return hand, chosen_special(state, who, hand, choice) or chosen_aim(state, who, choice)


# ---- several people choose, and none of them sees what another has chosen (ALT-SPE-028)


def closed_questions(state: AlternatifState, but: Container[str] = ()) -> list[Decision]:
    """What those who act are asked before anything is rolled; nothing of hidden people, nor of those named."""
    return [each for each in strike_questions(state) if each.who not in but and not state.combatants[each.who].hidden]


def choose(scene: Scene[AlternatifState], asked: list[Decision]) -> Action:
    """Everybody who acts chooses what he is *asked*, and each choice is kept until the last one has; whoever acts alone
    goes ahead."""
    answers = yield from closed.ask(scene, closed_questions, made=asked)
    goes_on = keep if closed.is_shared(scene.now) else _takes_place
    for key, choice in answers.items():
        yield from goes_on(scene, key, choice)


def keep(scene: Scene[AlternatifState], key: str, choice: Choice) -> Action:
    """What was answered to one of the closed questions is put down for when all have chosen."""
    if kind_in(key) != "instead":
        yield from _said(scene, key, choice, kept=True)
        return
    ident = asked_in(key)
    back = choice["action"] == NOTHING
    for hand in [each.arm.hand for each in scene.now.combatants[ident].hands if each.choice == ELSE]:
        yield from tell(InsteadWeighed(ident, hand, on=not back, closed=True, instead={} if back else dict(choice)))


def is_open(state: AlternatifState) -> bool:
    """Whether somebody of several who act has not chosen yet: nothing that was chosen takes place before."""
    if not closed.is_shared(state):
        return False
    return any(
        aim_of(state, who, weapon) is None
        for who, weapon in strikers(state)
        if not who.hidden and not any(each.instead for each in who.hands)
    )


def _settled(scene: Scene[AlternatifState]) -> Step[bool]:
    """Whoever has nobody to strike loses his action; the others choose; then comes what is done instead of blows, and
    who gives his up has done so. Whether there was anything of it to do."""
    state = scene.now
    shared = closed.is_shared(state)
    lost: list[tuple[str, Hand, Literal["no_target", "given_up"]]] = [
        (who.id, weapon.arm.hand, "no_target")
        for who, weapon in (strikers(state) if shared else ())
        if not who.hidden and aim_of(state, who, weapon) is None and not weapon.instead and not targets_of(state, who)
    ]
    if shared and not lost and (asked := closed_questions(state)):
        yield from choose(scene, asked)
        return True
    turned = [who.id for who in closed.acting(state) if any(each.instead for each in who.hands)]
    if not lost and turned:
        for ident in turned:
            yield from _turns(scene, ident)
        return True
    given_up: list[tuple[str, Hand, Literal["no_target", "given_up"]]] = [
        (who.id, each.arm.hand, "given_up")
        for who in closed.acting(state)
        for each in who.hands
        if each.up and each.choice == "given_up"
    ]
    for ident, hand, reason in lost or given_up:
        yield from tell(ActionLost(ident, hand, reason, state.segment))
    return bool(lost or given_up)


def _turns(scene: Scene[AlternatifState], ident: str) -> Action:
    """*ident* does what he has chosen instead of his blow; what is no longer possible he is asked anew."""
    who = scene.now.combatants[ident]
    turned = next(each for each in who.hands if each.instead)
    choice = dict(turned.instead)
    for hand in [each.arm.hand for each in who.hands if each.instead]:
        yield from tell(InsteadWeighed(ident, hand, on=True, closed=True))
    asked = instead(scene.now, scene.now.combatants[ident])
    if asked is not None and asked.legal(choice) == ():
        yield from _does_instead(scene, ident, choice)


def _does_instead(scene: Scene[AlternatifState], ident: str, choice: Choice) -> Action:
    """*ident* strikes after all, or announces something else, which counts from now: his blow is lost when that begins,
    or at once where it needs no beginning (ALT-REA-015)."""
    turned = [each.arm.hand for each in scene.now.combatants[ident].hands if each.choice == ELSE]
    if choice["action"] == NOTHING:
        for hand in turned:
            yield from tell(InsteadWeighed(ident, hand, on=False))
        return
    yield from turns_to(scene, ident, choice)
    who = scene.now.combatants[ident]
    for each in who.hands if who.proposal is None else ():
        if each.up and each.choice == ELSE:
            yield from tell(ActionLost(ident, each.arm.hand, "given_up", scene.now.segment))
