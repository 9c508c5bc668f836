"""Standing orders: what somebody has said beforehand to questions of a kind.

==========  ==================================  ============================================================
matter      orders                              what they mean
==========  ==================================  ============================================================
declare     ask, attack, defend                 attack the last target, else the only one; the same in Defensive
defence     ask, always, parry, dodge, never    parry, else dodge, the first hit; parry alone; dodge alone; take it
advantage   ask, always, never                  reroll what has failed
ride        ask, always, never                  the riding roll before a mounted attack
react       ask, always, never                  the reaction that was waited for
opportunity ask, always, never                  an attack of opportunity with the first weapon that reaches; let it pass
retarget    ask, always, never                  the first other target when the declared one is gone; give up
strangled   ask, get_free, act                  get free of who strangles, or act as declared
==========  ==================================  ============================================================

A parry wards off a spell, too, where he has a magic parry; a dodge does not (PCT-DEF-011).

Beneath these lies his manner (`shared.deciding`). Who wants to be asked only about what may hurt him declares what he
declared last round, as long as he may, rerolls, tries the riding roll, takes his reaction and strikes when an attack of
opportunity is given him; how he defends himself he is asked, and what he does where he cannot do the same again.
"""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.percentile.declaring.forms import AGAIN
from bot.rulesets.percentile.state import Fighter, PercentileState
from bot.rulesets.shared import deciding, people
from bot.rulesets.shared.book import word
from bot.rulesets.shared.deciding import ALWAYS, ASK, NEVER, Matters, order_of

MATTERS: Matters = {
    "declare": (ASK, "attack", "defend"),
    "defence": (ASK, ALWAYS, "parry", "dodge", NEVER),
    "advantage": (ASK, ALWAYS, NEVER),
    "ride": (ASK, ALWAYS, NEVER),
    "react": (ASK, ALWAYS, NEVER),
    "opportunity": (ASK, ALWAYS, NEVER),
    "retarget": (ASK, ALWAYS, NEVER),
    "strangled": (ASK, "get_free", "act"),
}
_YES = {"advantage": "reroll", "ride": "try", "react": "now"}
_NO = {"advantage": "keep", "ride": "no", "react": "wait"}

HARMLESS = frozenset({"declare", "advantage", "ride", "react", "opportunity"})
"""The kinds of questions that `routinely` answers, where there is no doubt how."""
HARMFUL = frozenset({"defence", "retarget", "strangled"})
"""The other kinds that a person is asked."""


@word(command="orders")
class Order(people.Order):
    def matters(self, state: PercentileState) -> Matters:
        return MATTERS


def matters(state: PercentileState, who: Fighter) -> tuple[str, ...]:
    """The matters that concern *who* at this table: only a rider is asked about his mount (PCT-MNT-001), and another
    target is nobody's to choose where an impossible action is lost (PCT-DEC-006), nor is it whether one gets free where
    that takes no action (PCT-UNA-005)."""
    settings = state.settings
    apart = {
        "ride": who.mounted,
        "retarget": settings.impossible_action == "retarget",
        "strangled": settings.wrestling_roll == "first",
    }
    return tuple(each for each in MATTERS if apart.get(each, True))


def form(state: PercentileState, who: Fighter) -> Decision:
    """The orders of *who* as a form: a matter, then the order in it."""
    return deciding.form(who, MATTERS, among=matters(state, who))


def answers(state: PercentileState, who: Fighter, decision: Decision) -> Choice | None:
    """What the orders of *who* say to *decision*; None: ask him."""
    order = order_of(who, decision.kind)
    if order == ASK:
        return None
    match decision.kind:
        case "declare":
            return _attack(who, decision, guarded=order == "defend")
        case "defence":
            return _defence(decision, order)
        case "advantage" | "ride" | "react":
            value = _YES[decision.kind] if order == ALWAYS else _NO[decision.kind]
            return {decision.kind: value}
        case "opportunity":
            return {"opportunity": decision.fields[0].options[0] if order == ALWAYS else NOTHING}
        case "retarget":
            return deciding.plainly(state, who, decision)
        case "strangled":
            return {"strangled": order}
        case _:
            pass
    return None


def _attack(who: Fighter, decision: Decision, *, guarded: bool) -> Choice | None:
    """The same attack again, at the last target or the only one there is."""
    choice: dict[str, str] = {"action": "attack"}
    left = decision.legal(choice)
    if left is None:
        return None
    target = next((each.options for each in left if each.name == "target"), ())
    if who.last_target not in target and len(target) != 1:
        # Whom to attack now is for him to say.
        return None
    last = who.last_target
    choice["target"] = last if last is not None and last in target else target[0]
    if decision.legal(choice) != ():
        choice["posture"] = "defensive" if guarded else "none"
    return choice if decision.legal(choice) == () else None


def _defence(decision: Decision, order: str) -> Choice:
    options = decision.fields[0].options
    if order == NEVER:
        return {"defence": NOTHING}
    if order == "dodge":
        return {"defence": "dodge" if "dodge" in options else NOTHING}
    if order == "parry":
        return {"defence": next((each for each in options if each != "dodge"), NOTHING)}
    return {"defence": options[0]}


def routinely(who: Fighter, decision: Decision) -> Choice | None:
    """What goes on as it has gone: the declaration of last round, what fails is rolled anew, nothing is let pass."""
    if decision.kind == "declare":
        return {"action": AGAIN} if AGAIN in decision.fields[0].options else None
    return {decision.kind: _YES.get(decision.kind, decision.fields[0].options[0])}
