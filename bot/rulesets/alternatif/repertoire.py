"""All that can be done, each action an entry of its chapter (`actions`), and who reads them: the question "what do you
do next?", the form behind `/declare`, what it costs, the word that it says."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif import mounted
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.arms import SHOOT
from bot.rulesets.alternatif.base.checks import OWN_BLOW, key_of
from bot.rulesets.alternatif.charging import actions as charging
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.magic import questions as magic
from bot.rulesets.alternatif.melee.actions import Attack, Wait
from bot.rulesets.alternatif.moving import contacts as moving
from bot.rulesets.alternatif.ordinary import actions as doings
from bot.rulesets.alternatif.ordinary import listed
from bot.rulesets.alternatif.ordinary.actions import Draw, LetFall, PickUp, Sheathe, StandUp, Switch, Undertaken
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer
from bot.rulesets.alternatif.reaction.initiative import must_be_asked, weighs
from bot.rulesets.alternatif.shooting import actions as shooting
from bot.rulesets.alternatif.specials import details
from bot.rulesets.alternatif.state import AlternatifState, Combatant, clock_of, enemies
from bot.rulesets.alternatif.tactics import room as tactics
from bot.rulesets.alternatif.wrestling import actions as wrestling
from bot.rulesets.alternatif.wrestling.looking import opponents
from bot.rulesets.shared.actions import ACTION, Costs, Form, Menu, Repertoire, passes
from bot.rulesets.shared.options import Args
from bot.rulesets.shared.sifting import sifted

State = AlternatifState
NO_FACTS: Final[Mapping[str, Scalar]] = {}
ATTACK, WAIT, WRESTLE = "attack", "standby", "wrestle"

ASKED = Menu(
    "asked",
    (
        *(ATTACK, SHOOT, "shoot_so", "charge", "approach", WAIT, "switch"),
        *("draw", "pick_up", "sheathe", "cast", "use", "stand_up", "flee", WRESTLE),
    ),
)
"""What the question offers: what people choose most."""
SAID = Menu(
    "said",
    (
        *(
            ATTACK,
            SHOOT,
            "charge",
            WAIT,
            "cast",
            "use",
            "stand_up",
            "flee",
            "step",
            WRESTLE,
            "counter",
            "draw",
            "pick_up",
        ),
        *("sheathe", "drop", "steer", "bandage", "drink", "other", "shout", "join", "coordinate", "turn", "relax"),
        # The chat service offers 25 of them; the others come as they are typed, or stand in a second list.
        "listed",
    ),
)
"""What somebody may announce of his own accord: fighting first, then moving, then what he holds; last what hardly
anybody does in a fight."""
CLINCHED = Menu("said", (WAIT, WRESTLE, "drop", "release", "gag", "ungag", "step_out", "shout"))
"""What a wrestler may say beside his actions: wait or go on, let things or keys go, leave (ALT-WRE-015, -019)."""
WAITING = Menu("asked", (WAIT, WRESTLE))
"""What a wrestler is asked who has waited for a while."""

ACTIONS: Repertoire[Announcer] = Repertoire(
    (
        *(Attack(), shooting.ShootPlainly(), charging.RunAt(), mounted.DirectMount(), Wait()),
        *(LetFall(), details.Counter(), Draw(), Sheathe(), PickUp(), StandUp()),
        *(doings.Drink(), doings.Bandage(), doings.Listed(), magic.Cast(), magic.Use(), doings.Other()),
        *(
            doings.Join(),
            doings.ActTogether(),
            doings.Shout(),
            moving.Flee(),
            doings.SlowStep(),
            tactics.Turn(),
            doings.Relax(),
        ),
        *(wrestling.Grapple(), wrestling.Release(), wrestling.Gag(), wrestling.Ungag(), wrestling.StepOut()),
        *(shooting.ShootSo(), moving.Approach(), Switch()),
    ),
    (ASKED, SAID, CLINCHED, WAITING),
)
"""Every action, in the order in which a refusal names them."""


_UNDERTAKEN = [each.code for each in ACTIONS if isinstance(each, Undertaken)]
_LISTED = _UNDERTAKEN.index(doings.Listed.code)
_BEGUN = (charging.FullMove(), moving.Flight(), details.Wrest(), details.Keep())
"""What takes its time and is begun otherwise than by a word or an answer of its own."""
_UNDERTAKINGS: Mapping[str, Undertaking] = {
    each.code: each for each in (*ACTIONS, *_BEGUN) if isinstance(each, Undertaking)
}


def undertaken(state: State) -> tuple[str, ...]:
    """Every action but melee that may be announced, those of the encounter's list in their place."""
    more = (each for each in listed.actions(state) if each not in _UNDERTAKEN)
    return (*_UNDERTAKEN[:_LISTED], *more, *_UNDERTAKEN[_LISTED + 1 :])


def undertaking(action: str) -> Undertaking:
    """The action *action*, as `ordinary.tasks` sees it."""
    return _UNDERTAKINGS.get(action) or doings.entry(action)


def at(state: State, ident: str) -> Announcer:
    """*ident*, about to do something."""
    return Announcer(state, state.combatants[ident])


def at_any_time(state: State, who: Combatant, action: str) -> bool:
    """Whether *action* may be said while *who* must answer a question, or joins what others prepare at that moment: it
    is nothing to say beforehand. What there is not is refused where it is said."""
    try:
        return ACTIONS.named(Announcer(state, who), action).while_asked or action in ("join", "coordinate")
    except KeyError:
        return False


def costs(at: Announcer, action: str, thing: str | None) -> Costs:
    """What *action* costs, done with *thing*, as far as that is known. Raises `KeyError`: there is no such action."""
    return ACTIONS.named(at, action).costs(at, thing)


def lowers_guard(action: str) -> bool:
    """Whether *action* is one that takes its time, and lowers the guard of who is engaged (ALT-MEL-002)."""
    return action in _UNDERTAKINGS


def questions(state: State) -> Iterator[Decision]:
    """One question for each of those who are awaited (ALT-REA-003, ALT-REA-011)."""
    return (question(state, who) for who in state.combatants.values() if must_be_asked(state, who))


def question(state: State, who: Combatant) -> Decision:
    """What do you do next? Stand-by when nothing is said. One press on somebody attacks him, or shoots at him when
    nobody is upon the one asked."""
    at = Announcer(state, who)
    meant, aimed = (SHOOT, at.marks) if at.shoots else (ATTACK, at.strikable)
    if at.clinched:
        aimed = ()
    form = Form(ACTIONS.offered(WAITING if at.clinched else ASKED, at), meant if aimed else None, at_once=True)
    arm = who.main.arm
    about: dict[str, Scalar] = {
        "segment": clock_of(state, who),
        "weapon": arm.weapon,
        "hand": arm.hand,
        "second": None if who.off is None else who.off.arm.weapon,
        "engaged": bool(at.upon),
        "prone": who.prone,
        "hindered": _hindered(who),
        "suggested_action": meant if aimed else None,
        "suggested_target": who.target if who.target in aimed else next(iter(aimed), None),
        # With one press on a target there is one meaning, with both possible the action was named before.
        "aims": "both" if at.strikable and at.marks else meant,
        **magic.resting(state, who),
    }
    return Decision(key_of(state, who, "declare"), "declare", who.id, form({}), {"action": WAIT}, about, form)


# What is not done in the place of a blow: the blow itself, what may be said beside it, and what has a name only once
# it is told in words of one's own.
_NOT_INSTEAD = frozenset(
    (ATTACK, *(each.code for each in ACTIONS if each.while_asked or each.in_words), "join", "coordinate")
)


def instead(state: State, who: Combatant) -> Decision | None:
    """What *who*, whose action is up, does instead of striking: everything that he could announce, counted from now
    (ALT-REA-015); back to his blow when nothing is said."""
    return _among(state, who, "instead", _NOT_INSTEAD)


def second_thoughts(state: State) -> Iterator[Decision]:
    """One question for each of those who would go on as announced and for whom something has changed: anything else,
    counted from now (ALT-REA-011, -015); as announced when nothing is said (ALT-REA-012)."""
    for who in state.combatants.values():
        if weighs(state, who):
            yield _anew(state, who)


def _first_news(state: State, who: Combatant) -> str | None:
    """What he is told that has changed: what he himself had said before all else, then what still holds; of an enemy
    who has run on, that he did."""
    if "next" in who.news:
        return "next"
    foes = (each for each in who.contacts if state.combatants[each].side != who.side)
    untrue = {
        "enemy": next(foes, None) is None,
        "prone": not who.prone,
        "contact": who.target in who.contacts,
    }
    found = next((each for each in who.news if not untrue.get(each, False)), None)
    return "passed" if found is None and "enemy" in who.news else found


def _hindered(who: Combatant) -> str | None:
    return who.hindered if "next" in who.news else None


def _anew(state: State, who: Combatant) -> Decision:
    pending = who.task is not None or any(each.pending for each in who.hands)
    facts: dict[str, Scalar] = {
        "news": _first_news(state, who) or "acted",
        "pending": pending,
        "hindered": _hindered(who),
    }
    facts["goes"] = _goes(who)
    # What was broken off is lost: the same again begins with its die.
    facts["anew"] = facts["news"] == "broken" and not pending
    facts["doing"] = None if who.task is None else who.task.action
    facts["foe"] = who.target
    found = _among(state, who, "changed", _NOT_INSTEAD - {ATTACK}, facts)
    if found is not None:
        # He has never announced bare fists: silence is no word for them.
        waits = WAIT in found.fields[0].options and _is_disarmed(who)
        return replace(found, default={ACTION: WAIT}) if waits else found
    only = (Field(ACTION, (NOTHING,)),)
    facts["segment"] = state.segment
    return Decision(key_of(state, who, "changed"), "changed", who.id, only, {ACTION: NOTHING}, facts, like="declare")


def _goes(who: Combatant) -> str | None:
    """What *who* goes on with when he says nothing: what is under way, blows or shots at his target."""
    if who.task is not None:
        return "task"
    if who.target is None:
        return None
    return {"melee": "melee", "missile": "shot"}.get(who.intent)


def _is_disarmed(who: Combatant) -> bool:
    """Whether *who* has lost the weapon that he announced with, and holds none but what nature gave him."""
    return "weapon" in who.news and not any(
        each.arm.strikes and not each.arm.is_natural and not each.arm.is_shield for each in who.hands
    )


def _among(
    state: State, who: Combatant, kind: str, without: Collection[str], facts: Mapping[str, Scalar] = NO_FACTS
) -> Decision | None:
    """The question of *kind*: what *who* could announce now but for what is *without*, or nothing. None: there is
    nothing that he could. *facts*: what more it is about."""
    at = Announcer(state, who)
    offered = {code: blanks for code, blanks in ACTIONS.offered(SAID, at).items() if code not in without}
    form = Form({**offered, NOTHING: ()})

    def accepted(choice: Choice) -> bool:
        said = choice[ACTION]
        if said == NOTHING:
            return True
        return not ACTIONS.named(at, said).in_words and passes(
            lambda said: word(state, who, 0, said).check(state), choice
        )

    about: dict[str, Scalar] = {"segment": state.segment, "weapon": who.main.arm.weapon, "hand": who.main.arm.hand}
    about.update(magic.resting(state, who))
    about.update(details.facts(who, [(each, who.main) for each in enemies(state, who)]))
    about.update(facts)
    whole = Decision(key_of(state, who, kind), kind, who.id, form({}), {ACTION: NOTHING}, about, form, like="declare")
    left = sifted(whole, accepted)
    if left is None or left.fields[0].options == (NOTHING,):
        return None
    return replace(left, about={**about, **dict(ACTIONS.costs(left, at))})


def announces(scene: Scene[State], ident: str, choice: Choice) -> Action:
    """What *ident* has chosen of all that he could announce is announced."""
    state = scene.now
    yield from word(state, state.combatants[ident], 0, choice).take(scene)


def answered(scene: Scene[State], ident: str, choice: Choice) -> Action:
    """What *ident* has answered to the question takes place."""
    return ACTIONS.answered(Announcer(scene.now, scene.now.combatants[ident]), scene, ident, choice)


def announceable(state: State, who: Combatant) -> Decision:
    """Everything that *who* may announce, whatever would be refused as well: the form behind `/declare`."""
    at = Announcer(state, who)
    if at.clinched:
        return _in_a_clinch(at)
    offered = ACTIONS.offered(SAID, at)
    usual = ATTACK if at.fights else SHOOT
    fists = wielding.fist_hand(who) is not None
    form = Form(offered, usual if usual in offered else None)
    about: dict[str, Scalar] = {
        "weapon": who.main.arm.weapon,
        "suggested_action": form.action.options[0],
        "suggested_target": who.target if who.target in at.near else next(iter(at.near), None),
        # All that is in hand strikes; only a free fist would have to be named (ALT-MEL-001, ALT-MEL-004).
        f"{ATTACK}.alike": None if fists else "with",
        **magic.resting(state, who),
    }
    about.update(details.facts(who, [(each, who.main) for each in enemies(state, who)]))
    return Decision(f"{who.id}:said", "declare", who.id, form({}), {"action": WAIT}, about, form)


def _in_a_clinch(at: Announcer) -> Decision:
    form = Form(ACTIONS.offered(CLINCHED, at))
    near = next(iter(opponents(at.state, at.who)), None)
    usual = form.action.options[0]
    default = {"action": usual, **({"target": near} if usual == WRESTLE and near is not None else {})}
    about: dict[str, Scalar] = {"suggested_action": usual, "suggested_target": near}
    return Decision(f"{at.who.id}:said", "declare", at.who.id, form({}), default, about, form)


def declarable(state: State, who: Combatant, check: Callable[[Choice], object]) -> Decision | None:
    """What *who* may announce now, with what it costs. *check* raises `Refused` for what a choice says."""
    at = Announcer(state, who)
    busy = question_for(state, who.id) not in (None, *(() if who.hidden else OWN_BLOW))
    form = ACTIONS.possible(announceable(state, who), at, check, busy=busy)
    return None if form is None else replace(form, about={**form.about, **dict(ACTIONS.costs(form, at))})


def word(state: State, who: Combatant, by: int, args: Args) -> Any:
    """The word with which *who* says what he does (`action`; attack, where none is named). Raises `Refused`."""
    return ACTIONS.word(Announcer(state, who), by, args, ATTACK)
