"""Standing orders: what somebody has said beforehand to questions of a kind, by weapon (ALT-PAR-018).

=============  ==================================  =========================================
matter         orders                              what they mean
=============  ==================================  =========================================
strike(-left)  ask, last_target, never             strike the last target; prepare no action
parry(-left)   ask, always, never, if_defensive    the first hit of each segment
free           ask, always, never                  free and frank attacks, both ends of a charge
simultaneous   ask, attack, return_to_guard        with every weapon concerned
dodge          ask, always, never                  the first shot of each segment
oppose         ask, attack, parry                  what opposes a special action
counter        as parry                            the first hold of each segment
wrestle_choice ask, act, guard                     when both wrestlers could act
wrestle        ask, escape, key, batter, never     what to do in a clinch, whenever it can be done
keep_up        ask, always, never                  following who steps away
follow         ask, always, never                  stepping after whom one has pushed
grab           ask, one_hand, both_hands           how a captured weapon is pulled at
pull           ask, always, never                  pulling again rather than letting go
swap           ask, always, never                  changing places with a companion
expose         ask, always, never                  going on though it lowers the guard
release        ask, always, never                  shooting at another when the target is gone
aim            ask, always, never                  aiming as long as possible, once the die is seen
again          ask, never                          being asked again who stands by
changed        ask, never                          going on as announced whatever changes
dagger         never, always                       the specialist's advantage for a left-hand dagger
=============  ==================================  =========================================

Beneath these lies his manner (`shared.deciding`). Who wants to be asked only about what may hurt him strikes his last
target again, takes free attacks that cost him no action, pulls at captured weapons, and shoots without aiming; what he
does next, whom he moves after and how he defends himself he is asked.

Whatever no order speaks of is asked, and its default stands when nobody answers in time: an action that is up strikes
the last target, a blow is let come, a free action is declined (at the end of a charge it is taken), a simultaneous
weapon returns to guard, a special action is opposed by the first means there is, a wrestler does nothing, nobody
follows who steps back.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.kernel.values import evolve
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.parry.questions import free_weapons, parry_parts
from bot.rulesets.alternatif.reaction.dice import DAGGER, may_give_dagger
from bot.rulesets.alternatif.simultaneous import undecided
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Wielded
from bot.rulesets.alternatif.wrestling import questions as autopilot
from bot.rulesets.alternatif.wrestling.looking import in_mode
from bot.rulesets.shared import deciding, people
from bot.rulesets.shared.book import word
from bot.rulesets.shared.deciding import ALWAYS, ASK, NEVER, order_of

_PARRY = (ASK, ALWAYS, NEVER, "if_defensive")
_STRIKE = (ASK, "last_target", NEVER)
MATTERS: Mapping[str, tuple[str, ...]] = {
    "strike": _STRIKE,
    "strike-left": _STRIKE,
    "parry": _PARRY,
    "parry-left": _PARRY,
    "free": (ASK, ALWAYS, NEVER),
    "simultaneous": (ASK, "attack", "return_to_guard"),
    "oppose": (ASK, "attack", "parry"),
    "dodge": (ASK, ALWAYS, NEVER),
    "counter": _PARRY,
    "wrestle_choice": (ASK, "act", "guard"),
    "wrestle": (ASK, "escape", "key", "batter", NEVER),
    "keep_up": (ASK, ALWAYS, NEVER),
    "follow": (ASK, ALWAYS, NEVER),
    "grab": (ASK, "one_hand", "both_hands"),
    "pull": (ASK, ALWAYS, NEVER),
    "swap": (ASK, ALWAYS, NEVER),
    "expose": (ASK, ALWAYS, NEVER),
    "release": (ASK, ALWAYS, NEVER),
    "aim": (ASK, ALWAYS, NEVER),
    "again": (ASK, NEVER),
    "changed": (ASK, NEVER),
    DAGGER: (NEVER, ALWAYS),
}
SIMPLE: Mapping[str, Mapping[str, str | None]] = {
    "follow": {ALWAYS: "follow", NEVER: "stay"},
    "grab": {"one_hand": "one_hand", "both_hands": "both_hands"},
    "pull": {ALWAYS: "pull", NEVER: "let_go"},
    "swap": {ALWAYS: "yes", NEVER: "no"},
    "expose": {ALWAYS: "yes", NEVER: "no"},
    "release": {ALWAYS: None, NEVER: NOTHING},
    "aim": {ALWAYS: None, NEVER: NOTHING},
}
"""Questions of one field, named like their matter, with what each order answers; None: the best of what is offered."""


ROUTINE: Mapping[str, str] = {
    "strike": "last_target",
    "strike-left": "last_target",
    "free": ALWAYS,
    "grab": "one_hand",
    "pull": ALWAYS,
    "aim": NEVER,
}
"""What goes on as it has gone, as orders."""
GUARDED: Mapping[str, str] = {"parry": ALWAYS, "parry-left": ALWAYS, "dodge": ALWAYS}
"""How the prudent ward off what comes, as orders; one given for a weapon goes before."""
HARMLESS = frozenset({"strike", "free", "charge", "grab", "pull", "aim"})
"""The kinds of questions that it answers."""
HARMFUL = frozenset(
    {
        "changed",
        "confirm",
        "counter",
        "declare",
        "defend",
        "expose",
        "follow",
        "instead",
        "keep_up",
        "oppose",
        "parry",
        "reception",
        "release",
        "shove",
        "sidestep",
        "simultaneous",
        "swap",
        "wrestle",
        "wrestle_choice",
    }
)
"""The other kinds that a person is asked: they hurt, or there is a doubt what he would do."""


def matters(who: Combatant) -> tuple[str, ...]:
    """The matters that concern *who* with what he holds."""
    by_hand = [_matter(kind, weapon) for kind in ("strike", "parry") for weapon in who.hands]
    always = (
        "free",
        "simultaneous",
        "oppose",
        "dodge",
        "keep_up",
        "follow",
        "grab",
        "pull",
        "expose",
        "again",
        "changed",
        *(("counter", "wrestle_choice", "wrestle") if in_mode(who) else ()),
        *(("swap",) if who.spot.cell else ()),
        *((DAGGER,) if may_give_dagger(who) else ()),
        *(("release", "aim") if _shoots(who) else ()),
    )
    return tuple(matter for matter in MATTERS if matter in by_hand or matter in always)


def _shoots(who: Combatant) -> bool:
    return any(each.missile is not None for each in (*who.carried, *(held.arm for held in who.hands)))


def form(who: Combatant) -> Decision:
    """The orders of *who* as a form: a matter, then the order in it."""
    weapons: dict[str, str] = {}
    for each in matters(who):
        if each.startswith(("strike", "parry")) and (weapon := _weapon(who, each)) is not None:
            weapons[each] = weapon.arm.weapon
    return deciding.form(who, MATTERS, among=matters(who), weapons=weapons)


def _weapon(who: Combatant, matter: str) -> Wielded | None:
    return next((each for each in who.hands if matter in (_matter("strike", each), _matter("parry", each))), None)


def _matter(kind: str, weapon: Wielded) -> str:
    return f"{kind}-left" if weapon.arm.hand == "left" else kind


def settles(who: Combatant, decision: Decision) -> tuple[str, ...]:
    """The matters whose orders answer *decision*."""
    match decision.kind:
        case "strike":
            return ("strike-left" if decision.about["hand"] == "left" else "strike",)
        case "parry":
            return tuple(_matter("parry", each) for each in who.hands)
        case "defend":
            return (*(_matter("parry", each) for each in who.hands), "dodge")
        case "charge" | "reception":
            return ("free",)
        case _:
            return (decision.kind,)


def routinely(state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
    """What goes on as it has gone; None where that costs something, or it is open whom it concerns."""
    choice = answers(state, evolve(who, orders=ROUTINE), decision)
    if choice is None or decision.about.get(f"{choice.get('free')}.lost"):
        return None
    return choice


def guardedly(state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
    """What the prudent do against a blow or a shot, and never with a weapon of which they have said otherwise."""
    return answers(state, evolve(who, orders={**GUARDED, **who.orders}), decision)


def answers(state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
    """What the orders of *who* say to *decision*; None: ask him."""
    match decision.kind:
        case "strike":
            return _strike(who, decision)
        case "parry":
            return _parry(state, who, decision)
        case "defend":
            return _defend(state, who, decision)
        case "free" | "charge" | "reception":
            # Both ends of a charge are free actions like the others.
            order = order_of(who, "free")
            if order == ASK:
                return None
            return {decision.kind: decision.fields[0].options[0] if order == ALWAYS else NOTHING}
        case "simultaneous":
            return _simultaneous(who, decision)
        case "oppose":
            return _oppose(who, decision)
        case "keep_up":
            return ways.ordered(decision, order_of(who, "keep_up"))
        case "counter" | "wrestle_choice" | "wrestle":
            return autopilot.ordered(who, decision)
        case _:
            pass
    return _simple(who, decision) if decision.kind in SIMPLE else None


def _simple(who: Combatant, decision: Decision) -> Choice | None:
    """What the order about questions of this kind says; one that is not possible now is asked about."""
    order = order_of(who, decision.kind)
    if order == ASK:
        return None
    field = decision.fields[0]
    offered = [each for each in field.options if each != NOTHING]
    said = SIMPLE[decision.kind][order]
    if said is None:
        # The first target; of segments of aim the most.
        said = offered[-1 if decision.kind == "aim" else 0] if offered else NOTHING
    return {field.name: said} if said in field.options else None


def _strike(who: Combatant, decision: Decision) -> Choice | None:
    order = order_of(who, "strike-left" if decision.about["hand"] == "left" else "strike")
    if order == ASK:
        return None
    if order == NEVER:
        return {"target": NOTHING}
    options = decision.fields[0].options
    if who.target in options:
        assert who.target is not None
        return {"target": who.target}
    # The last target is gone: with a single one left there is nothing to ask.
    return {"target": options[0]} if decision.about["count"] == 1 else None


def _parry(state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
    """The off hand's order first: a shield spares the sword. A parry that must be asked about is asked about."""
    weapons = free_weapons(state, who)
    options = decision.fields[0].options
    asked = False
    for weapon in sorted(weapons, key=lambda each: each.arm.hand != "left"):
        order = order_of(who, _matter("parry", weapon))
        if order == ALWAYS or (order == "if_defensive" and weapon.status == "defensive"):
            for option in options:
                if option != NOTHING and parry_parts(option)[1] in (None, weapon.arm.hand):
                    return {"parry": option}
        asked = asked or order == ASK
    return None if asked else {"parry": NOTHING}


def _defend(state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
    """Orders to parry concern what can really stop a shot; those to dodge come after them. What no order speaks of is
    asked."""
    options = [each for each in decision.fields[0].options if each != NOTHING]
    asked = False
    weapons = sorted(who.hands, key=lambda each: each.arm.hand != "left")
    for weapon in weapons:
        mine = [each for each in options if each.endswith(f"/{weapon.arm.hand}")]
        able = [each for each in mine if decision.about[f"{each}.way"] == "parry"]
        order = order_of(who, _matter("parry", weapon))
        if able and (order == ALWAYS or (order == "if_defensive" and weapon.status == "defensive")):
            return {"parry": able[0]}
        asked = asked or (bool(mine) and order == ASK)
    dodges = [each for each in options if decision.about[f"{each}.way"] == "dodge"]
    if dodges and order_of(who, "dodge") == ALWAYS:
        return {"parry": dodges[0]}
    asked = asked or (bool(dodges) and order_of(who, "dodge") == ASK)
    return None if asked else {"parry": NOTHING}


def _oppose(who: Combatant, decision: Decision) -> Choice | None:
    """The first weapon that can do it; with none that can he is asked."""
    order = order_of(who, "oppose")
    option = next((each for each in decision.fields[0].options if each.startswith(f"{order}/")), None)
    if option is None:
        return None
    choice = {"oppose": option}
    if any(each.name == "also" for each in decision.all_fields(choice)):
        choice["also"] = NOTHING
    return choice


def _simultaneous(who: Combatant, decision: Decision) -> Choice | None:
    order = order_of(who, "simultaneous")
    if order == ASK:
        return None
    choice: dict[str, str] = {}
    for suffix, _ in undecided(who):
        choice[f"choice{suffix}"] = order
        fields = {each.name: each for each in decision.all_fields(choice)}
        target = fields.get(f"target{suffix}")
        if target is not None:
            choice[f"target{suffix}"] = str(decision.about["suggested_target"])
    return choice


@word(command="orders")
class Order(people.Order):
    """A standing order, see `MATTERS`; it answers the question that stands if it speaks of it."""

    def matters(self, state: AlternatifState) -> Mapping[str, tuple[str, ...]]:
        return {each: MATTERS[each] for each in matters(state.combatants[self.who])}
